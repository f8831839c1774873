// Whether what a client holds is what it asks for: `If-None-Match` of RFC 9110, section 13.1.2.

/// The tags that a client sends in `If-None-Match`.
public struct EntityTags: Hashable, Sendable {
  /// Whether any picture matches: `*`.
  public let isAny: Bool
  /// The tags in quotes, without `W/`: they are compared weakly.
  public let tags: [String]

  /// Reads the field; several lines of it are one, joined by commas.
  ///
  /// What is no list of tags matches nothing. Time is proportional to the text.
  public init(_ field: String) {
    let bytes = Array(field.utf8)
    var tags: [String] = []
    var place = 0
    func skip(_ characters: [UInt8]) {
      while place < bytes.count, characters.contains(bytes[place]) { place += 1 }
    }
    let (space, comma) = ([UInt8(ascii: " "), UInt8(ascii: "\t")], UInt8(ascii: ","))
    skip(space)
    var isAny = false
    if place < bytes.count, bytes[place] == UInt8(ascii: "*") {
      place += 1
      skip(space)
      isAny = place == bytes.count
    } else {
      skip(space + [comma])
      while place < bytes.count {
        let start = bytes[place...].starts(with: "W/".utf8) ? place + 2 : place
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\""),
          let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
        else { break }
        place = end + 1
        tags.append(String(decoding: bytes[start..<place], as: UTF8.self))
        skip(space)
        guard place == bytes.count || bytes[place] == comma else { break }
        skip(space + [comma])
      }
      if place < bytes.count { tags = [] }
    }
    (self.isAny, self.tags) = (isAny, tags)
  }

  /// Whether the client holds the picture with this tag.
  public func contains(_ tag: String) -> Bool {
    isAny || tags.contains(tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag)
  }
}
