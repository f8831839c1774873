// Parts of strings, and what is asked of them: characters, and what stands in a text.

extension Functions {
  /// The number of a text's characters, which are grapheme clusters of Unicode 15.0 everywhere.
  public static func count(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 13 } ? text.utf8.count : CharacterPlaces(text).count
  }

  /// The characters of a text, one by one.
  public static func characters(_ text: String) -> [String] {
    let places = CharacterPlaces(text)
    return (0..<places.count).map { places.text($0..<$0 + 1) }
  }

  /// The first so many characters, or all there are; none where `count` is below 1.
  public static func prefix(_ text: String, _ count: Int) -> String {
    let places = CharacterPlaces(text)
    return places.text(0..<clamp(count, min: 0, max: places.count))
  }

  /// The last so many characters, or all there are; none where `count` is below 1.
  public static func suffix(_ text: String, _ count: Int) -> String {
    let places = CharacterPlaces(text)
    return places.text(places.count - clamp(count, min: 0, max: places.count)..<places.count)
  }

  /// Whether a text stands in another; the empty one stands in all.
  ///
  /// Scalars are compared: `é` is found as it is written, in one scalar or in two.
  public static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || ByteSearch(part).first(in: Array(text.utf8), from: 0) != nil
  }

  /// Whether a text begins with another, scalar by scalar.
  public static func hasPrefix(_ text: String, _ part: String) -> Bool {
    text.utf8.starts(with: part.utf8)
  }

  /// Whether a text ends with another, scalar by scalar.
  public static func hasSuffix(_ text: String, _ part: String) -> Bool {
    text.utf8.reversed().starts(with: part.utf8.reversed())
  }

  /// The parts of a text between separators, empty ones too; its characters where the separator is
  /// empty.
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

  /// The longest text that replacing makes of a shorter one, in bytes of UTF-8.
  package static let longestReplaced = 10_000

  /// A text with another in place of each of its parts that equal a third, from the beginning on.
  ///
  /// Where the result would be longer than `text`, and than 10,000 bytes, the rest stays as it is.
  /// Nothing stands in place of an empty part.
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
