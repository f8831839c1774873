// Takes the bytes of the standard input apart into messages: a header and a body each.

/// Takes bytes apart into messages of the base protocol.
///
///     Content-Length: 52\r\n
///     \r\n
///     {"jsonrpc":"2.0","id":1,"method":"shutdown"}
///
/// Whatever the bytes are, memory is bounded: a body that is too long is passed over, and a header without an
/// end is given up line by line.
package struct MessageReader {
  /// The longest body that is read: some times the largest source.
  package static let longestBody = 64 << 20
  private static let longestHeader = 8 << 10

  package enum Item: Equatable {
    case body([UInt8])
    /// A header that says no length; what follows it is read as a header again.
    case brokenHeader
    /// A body of more than `longestBody`.
    case tooLong(Int)
  }

  private var bytes: [UInt8] = []
  /// The bytes of a long body that are still to be passed over.
  private var skipped = 0
  /// The length of the body that follows, once its header was read.
  private var bodyLength: Int?

  package init() {}

  /// Whether a message has begun that has not ended.
  package var isAmidMessage: Bool { !bytes.isEmpty || skipped > 0 || bodyLength != nil }

  /// Adds bytes, and returns what is complete.
  package mutating func read(_ more: [UInt8]) -> [Item] {
    bytes += more
    var items: [Item] = []
    while let item = next() { items += item }
    return items
  }

  /// The items that come next; nil where bytes are missing.
  private mutating func next() -> [Item]? {
    if skipped > 0 {
      let count = min(skipped, bytes.count)
      bytes.removeFirst(count)
      skipped -= count
      return skipped == 0 ? [] : nil
    }
    if let length = bodyLength {
      guard bytes.count >= length else { return nil }
      let body = Array(bytes[..<length])
      bytes.removeFirst(length)
      bodyLength = nil
      return [.body(body)]
    }
    guard let end = headerEnd() else {
      guard bytes.count > Self.longestHeader else { return nil }
      bytes.removeAll()
      return [.brokenHeader]
    }
    let length = Self.contentLength(of: bytes[..<end.lowerBound])
    bytes.removeFirst(end.upperBound)
    guard let length else { return [.brokenHeader] }
    guard length <= Self.longestBody else {
      skipped = length
      return [.tooLong(length)]
    }
    bodyLength = length
    return []
  }

  /// The place of the empty line; lone line feeds are taken as well.
  private func headerEnd() -> Range<Int>? {
    let reach = bytes.prefix(Self.longestHeader + 4)
    var index = 0
    while let feed = reach[index...].firstIndex(of: 10) {
      let rest = reach[(feed + 1)...]
      if rest.first == 10 { return feed..<feed + 2 }
      if rest.starts(with: [13, 10]) { return feed..<feed + 3 }
      index = feed + 1
    }
    return nil
  }

  private static func contentLength(of header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2,
        String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length"
      else { continue }
      let text = String(decoding: parts[1], as: UTF8.self)
      guard let value = Int(text.filter { $0 != " " && $0 != "\t" }), value >= 0 else { return nil }
      length = value
    }
    return length
  }
}
