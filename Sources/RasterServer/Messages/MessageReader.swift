// Splits the standard input into messages with a header and a body.

/// Splits a stream of bytes into messages of the base protocol.
///
///     Content-Length: 52\r\n
///     \r\n
///     {"jsonrpc":"2.0","id":1,"method":"shutdown"}
///
/// Memory is bounded for any input: a body that exceeds the limit is skipped, and a header without
/// an end is discarded line by line.
package struct MessageReader {
  /// The maximum length of a body in bytes, several times the largest source.
  package static let longestBody = 64 << 20
  private static let longestHeader = 8 << 10

  package enum Item: Equatable {
    case body([UInt8])
    /// A header without a length; the next bytes are parsed as a header again.
    case brokenHeader
    /// A body longer than `longestBody`.
    case tooLong(Int)
  }

  private var bytes: [UInt8] = []
  /// The number of bytes still to skip in a body that exceeds the limit.
  private var skipped = 0
  /// The length of the following body, after its header has been read.
  private var bodyLength: Int?

  package init() {}

  /// Whether a message is incomplete.
  package var isAmidMessage: Bool { !bytes.isEmpty || skipped > 0 || bodyLength != nil }

  /// Adds bytes and returns the completed items.
  package mutating func read(_ more: [UInt8]) -> [Item] {
    bytes += more
    var items: [Item] = []
    while let item = next() { items += item }
    return items
  }

  /// The next items, or `nil` if more bytes are needed.
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

  /// The range of the header's end, an empty line; lone line feeds are accepted.
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
