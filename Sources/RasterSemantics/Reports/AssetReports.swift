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

  /// A file of vectors of which something has no counterpart.
  ///
  ///     image "seal.svg", in: bounds
  ///     //    ^^^^^^^^^^ warning: 'seal.svg' is not drawn whole: line 4: 'animate' has no counterpart
  static func importFeatureUnsupported(_ path: String, losses: [String], at range: SourceRange)
    -> Diagnostic
  {
    var words = ""
    for (index, loss) in losses.prefix(4).enumerated() { words += (index == 0 ? "" : "; ") + loss }
    if losses.count > 4 { words += "; and \(losses.count - 4) more" }
    return Diagnostic(
      .importFeatureUnsupported,
      "'\(path)' is not drawn whole: \(words)",
      at: range
    )
  }

  /// A file's name or an element's id that is worked out, where the file is read while compiling.
  ///
  ///     fill svg("\(name).svg"), with: ink
  ///     //       ^^^^^^^^^^^^^ error: expected a string without '\(…)', since files are read while compiling
  static func unwrittenFile(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unwrittenFile,
      "expected a string without '\\(…)', since files are read while compiling",
      at: range
    )
  }

  /// An id that nothing in an SVG file has.
  ///
  ///     fill svg("heart.svg", id: "lefd"), with: ink
  ///     //                        ^^^^^^ error: nothing in 'heart.svg' has the id 'lefd'
  ///     // fix-it: replace with '"left"'
  static func unknownElement(
    _ id: String,
    in path: String,
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement,
      "nothing in '\(path)' has the id '\(id)'",
      at: range,
      fixIts: nearest.map {
        [.init("replace with '\"\($0)\"'", replacing: range, with: "\"\($0)\"", isGuess: true)]
      } ?? []
    )
  }

  /// A file of vectors where pixels are needed.
  ///
  ///     nineSlice "plate.svg", in: bounds, caps: 8
  ///     //      ^^^^^^^^^^^ error: 'plate.svg' is a drawing, and has no pixels to be cut in nine
  static func drawingWithoutPixels(
    _ path: String,
    use: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .drawingWithoutPixels,
      "'\(path)' is a drawing, and has no pixels to be \(use)",
      at: range
    )
  }
}
