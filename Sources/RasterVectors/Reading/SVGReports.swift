// Diagnostics about SVG files.

import RasterSyntax

extension Diagnostic {
  /// Text that is not well-formed XML or exceeds the parser's limits.
  static func malformedXML(_ fault: XMLFault, in file: SourceFile) -> Diagnostic {
    Diagnostic(.malformedXML, fault.message, at: range(fault.range, in: file))
  }

  /// An unsupported feature, which is left out or drawn differently.
  static func importFeatureUnsupported(_ what: String, at place: Range<Int>, in file: SourceFile)
    -> Diagnostic
  {
    Diagnostic(.importFeatureUnsupported, what, at: range(place, in: file))
  }

  /// A source range, cut at the end of its first line.
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
