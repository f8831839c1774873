// Where text stands: a file of the compilation and a range of its bytes.

/// One source file of a compilation, by its position in the list of files.
package struct FileID: Hashable, Sendable, Comparable {
  package let index: UInt32

  package init(_ index: Int) { self.index = UInt32(index) }

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A half-open range of UTF-8 bytes of one file.
package struct SourceRange: Hashable, Sendable {
  package var file: FileID
  package var lower: UInt32
  package var upper: UInt32

  package init(file: FileID, lower: Int, upper: Int) {
    self.file = file
    self.lower = UInt32(lower)
    self.upper = UInt32(upper)
  }

  /// The smallest range that holds both; the other's file is ignored.
  package func union(_ other: SourceRange) -> SourceRange {
    var result = self
    result.lower = min(lower, other.lower)
    result.upper = max(upper, other.upper)
    return result
  }

  /// The empty range just after this one, where something missing would be inserted.
  package var end: SourceRange { SourceRange(file: file, lower: Int(upper), upper: Int(upper)) }

  /// The empty range just before this one.
  package var start: SourceRange { SourceRange(file: file, lower: Int(lower), upper: Int(lower)) }

  package var bytes: Range<Int> { Int(lower)..<Int(upper) }
}
