// What is said of SVG files.

import RasterSyntax

extension Diagnostic {
  /// Text that is no XML, or more of it than is read.
  static func malformedXML(_ fault: XMLFault, in file: SourceFile) -> Diagnostic {
    Diagnostic(.malformedXML, fault.message, at: range(fault.range, in: file))
  }

  /// What has no counterpart here: it is left out, or drawn otherwise.
  static func importFeatureUnsupported(_ what: String, at place: Range<Int>, in file: SourceFile)
    -> Diagnostic
  {
    Diagnostic(.importFeatureUnsupported, what, at: range(place, in: file))
  }

  /// A place of a file, cut at the end of its line.
  private static func range(_ range: Range<Int>, in file: SourceFile) -> SourceRange {
    let lower = min(range.lowerBound, file.bytes.count)
    var upper = lower
    while upper < min(range.upperBound, file.bytes.count), file.bytes[upper] != 10,
      file.bytes[upper] != 13
    {
      upper += 1
    }
    return SourceRange(file: file.id, lower: lower, upper: upper)
  }
}
