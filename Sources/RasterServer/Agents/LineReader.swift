// Takes the bytes of the standard input apart into lines, a message each.

/// Takes bytes apart into the lines of a stream, without their ends.
///
/// Whatever the bytes are, memory is bounded: of a line that is too long nothing is kept.
package struct LineReader {
  /// The longest line that is read: a source with what is said of it.
  package static let longestLine = 8 << 20

  package enum Item: Equatable {
    case line([UInt8])
    /// A line of more than `longestLine` bytes.
    case tooLong
  }

  private var bytes: [UInt8] = []
  private var isTooLong = false

  package init() {}

  /// Adds bytes, and returns the lines that are complete; blank ones are left out.
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

  /// The line that the stream's end cuts off, if it says something.
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
