// The tags of the `If-None-Match` header field (RFC 9110, section 13.1.2).

/// The tags that a client sends in `If-None-Match`.
public struct EntityTags: Hashable, Sendable {
  /// Whether the field is `*`, which matches any tag.
  public let isAny: Bool
  /// The quoted tags without `W/`, because they are compared weakly.
  public let tags: [String]

  /// Parses the value of the field; join several field lines with commas.
  ///
  /// A value that is not a list of tags matches nothing. Linear in the length of the text.
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

  /// Returns whether the client has the representation with this tag.
  public func contains(_ tag: String) -> Bool {
    isAny || tags.contains(tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag)
  }
}
