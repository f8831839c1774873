// The elements with an id, found by references in which characters may be escaped.

/// The elements of a document by their ids.
struct SVGIDs {
  private var nodes: [String: Int] = [:]

  var keys: [String] { nodes.keys.sorted() }

  /// The element with an id, or with the id that a reference such as `a%20b` stands for.
  subscript(id: String) -> Int? {
    get { nodes[id] ?? Self.unescaped(id).flatMap { nodes[$0] } }
    set { nodes[id] = newValue }
  }

  /// Replaces `%` and two digits with the byte they stand for; `nil` if there are none.
  private static func unescaped(_ id: String) -> String? {
    let bytes = Array(id.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return nil }
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
