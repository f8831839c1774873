// Source ranges: a file of the compilation and a range of its bytes.

/// The identifier of a source file: its index in the files of a compilation.
package struct FileID: Hashable, Sendable, Comparable {
  package let index: UInt32

  package init(_ index: Int) { self.index = UInt32(index) }

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A half-open range of UTF-8 bytes in a file.
package struct SourceRange: Hashable, Sendable {
  package var file: FileID
  package var lower: UInt32
  package var upper: UInt32

  package init(file: FileID, lower: Int, upper: Int) {
    self.file = file
    self.lower = UInt32(lower)
    self.upper = UInt32(upper)
  }

  /// The smallest range that contains both; the other range's file is ignored.
  package func union(_ other: SourceRange) -> SourceRange {
    var result = self
    result.lower = min(lower, other.lower)
    result.upper = max(upper, other.upper)
    return result
  }

  /// The empty range after this one, where missing text would be inserted.
  package var end: SourceRange { SourceRange(file: file, lower: Int(upper), upper: Int(upper)) }

  /// The empty range before this one.
  package var start: SourceRange { SourceRange(file: file, lower: Int(lower), upper: Int(lower)) }

  package var bytes: Range<Int> { Int(lower)..<Int(upper) }
}
