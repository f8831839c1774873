// Functions of the language for strings: counting, searching, splitting and replacing.

extension Functions {
  /// The number of characters in a text: grapheme clusters of Unicode 15.0 on every machine.
  public static func count(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 13 } ? text.utf8.count : CharacterPlaces(text).count
  }

  /// The characters of a text as separate strings.
  public static func characters(_ text: String) -> [String] {
    let places = CharacterPlaces(text)
    return (0..<places.count).map { places.text($0..<$0 + 1) }
  }

  /// The first `count` characters, or all if there are fewer; empty if `count` is below 1.
  public static func prefix(_ text: String, _ count: Int) -> String {
    let places = CharacterPlaces(text)
    return places.text(0..<clamp(count, min: 0, max: places.count))
  }

  /// The last `count` characters, or all if there are fewer; empty if `count` is below 1.
  public static func suffix(_ text: String, _ count: Int) -> String {
    let places = CharacterPlaces(text)
    return places.text(places.count - clamp(count, min: 0, max: places.count)..<places.count)
  }

  /// Whether a text contains another one; every text contains the empty string.
  ///
  /// Scalars are compared without normalisation: `é` as one scalar does not match `é` as two.
  public static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || ByteSearch(part).first(in: Array(text.utf8), from: 0) != nil
  }

  /// Whether a text begins with another one, compared scalar by scalar.
  public static func hasPrefix(_ text: String, _ part: String) -> Bool {
    text.utf8.starts(with: part.utf8)
  }

  /// Whether a text ends with another one, compared scalar by scalar.
  public static func hasSuffix(_ text: String, _ part: String) -> Bool {
    text.utf8.reversed().starts(with: part.utf8.reversed())
  }

  /// The parts of a text between separators, including empty ones.
  ///
  /// An empty separator splits the text into its characters.
  public static func split(_ text: String, separator: String) -> [String] {
    guard !separator.isEmpty else { return characters(text) }
    let (bytes, search) = (Array(text.utf8), ByteSearch(separator))
    var parts: [String] = []
    var start = 0
    while let place = search.first(in: bytes, from: start) {
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + search.count
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The maximum length that replacing can extend a text to, in bytes of UTF-8.
  package static let longestReplaced = 10_000

  /// Replaces all occurrences of one text in another, from the start.
  ///
  /// If the result would exceed both the length of `text` and 10,000 bytes, the remaining
  /// occurrences stay unchanged. An empty `part` is not replaced.
  public static func replacing(_ text: String, _ part: String, with other: String) -> String {
    let (bytes, search, added) = (Array(text.utf8), ByteSearch(part), Array(other.utf8))
    let limit = Swift.max(bytes.count, longestReplaced)
    var result: [UInt8] = []
    var start = 0
    while let place = search.first(in: bytes, from: start) {
      let rest = bytes.count - place - search.count
      guard result.count + (place - start) + added.count + rest <= limit else { break }
      result += bytes[start..<place]
      result += added
      start = place + search.count
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}
