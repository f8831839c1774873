// Reports about path data and image files.

import RasterValues
import RasterSyntax

extension Diagnostic {
  /// A mistake in path data.
  ///
  ///     fill path("M 0 0 X 10"), with: #000
  ///     //               ^ error: expected a command such as 'L' in this path data, found 'X'
  static func malformedPathData(
    _ error: SVGPathError,
    in data: String,
    at range: SourceRange
  ) -> Diagnostic {
    let expected =
      switch error.expected {
      case .move: "'M' at the start of path data"
      case .command: "a command such as 'L' in this path data"
      case .number: "a number in this path data"
      case .flag: "'0' or '1' for an arc's flag in this path data"
      }
    let rest = String(decoding: Array(data.utf8.dropFirst(error.offset)), as: UTF8.self)
    let found = rest.first.map { "'\($0)'" } ?? "its end"
    return Diagnostic(
      .malformedPathData,
      "expected \(expected), found \(found)",
      at: place(of: error, in: data, at: range)
    )
  }

  /// The letter in question, where the text is the data itself; else the whole text.
  private static func place(
    of error: SVGPathError,
    in data: String,
    at range: SourceRange
  ) -> SourceRange {
    guard range.bytes.count == data.utf8.count + 2 else { return range }
    let offset = min(error.offset, data.utf8.count)
    let start = Int(range.lower) + 1 + offset
    // A letter outside of ASCII is more than a byte.
    let rest = data.utf8.dropFirst(offset + 1).prefix { $0 & 0xC0 == 0x80 }
    return SourceRange(file: range.file, lower: start, upper: start + 1 + rest.count)
  }

  /// An image file that is not there.
  ///
  ///     image "logo.png", at: (0, 0)
  ///     //    ^^^^^^^^^^ error: there is no file 'logo.png', seen from this file's folder
  static func missingImage(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingImage,
      "there is no file '\(path)', seen from this file's folder",
      at: range
    )
  }

  /// An image file that cannot be read.
  ///
  ///     image "logo.gif", at: (0, 0)
  ///     //    ^^^^^^^^^^ error: 'logo.gif' cannot be drawn: it is neither a PNG nor a JPEG file
  static func brokenImage(_ path: String, reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.brokenImage, "'\(path)' cannot be drawn: \(reason)", at: range)
  }
}
