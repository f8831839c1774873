// Splits the standard input into lines, one message each.

/// Splits a stream of bytes into lines, without their line feeds.
///
/// Memory is bounded for any input: a line that exceeds the limit is discarded.
package struct LineReader {
  /// The maximum length of a line in bytes, which leaves room for a source and its request.
  package static let longestLine = 8 << 20

  package enum Item: Equatable {
    case line([UInt8])
    /// A line longer than `longestLine` bytes.
    case tooLong
  }

  private var bytes: [UInt8] = []
  private var isTooLong = false

  package init() {}

  /// Adds bytes and returns the completed lines, except blank ones.
  package mutating func read(_ more: [UInt8]) -> [Item] {
    var items: [Item] = []
    var rest = more[...]
    while let feed = rest.firstIndex(of: 10) {
      add(rest[..<feed])
      if let item = ended() { items.append(item) }
      rest = rest[(feed + 1)...]
    }
    add(rest)
    return items
  }

  /// Returns the last line if the stream ended without a line feed and the line is not blank.
  package mutating func end() -> Item? { ended() }

  private mutating func add(_ part: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if bytes.count + part.count > Self.longestLine {
      isTooLong = true
      bytes = []
    } else {
      bytes += part
    }
  }

  private mutating func ended() -> Item? {
    defer { (bytes, isTooLong) = ([], false) }
    if isTooLong { return .tooLong }
    let isBlank = bytes.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
    return isBlank ? nil : .line(bytes)
  }
}
