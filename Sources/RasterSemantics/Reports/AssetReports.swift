// Diagnostics of path data and image files.

import RasterValues
import RasterSyntax

extension Diagnostic {
  /// A syntax error in path data.
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

  /// Returns the range of the wrong character, or the whole range if the literal is not the data.
  private static func place(
    of error: SVGPathError,
    in data: String,
    at range: SourceRange
  ) -> SourceRange {
    guard range.bytes.count == data.utf8.count + 2 else { return range }
    let offset = min(error.offset, data.utf8.count)
    let start = Int(range.lower) + 1 + offset
    // A character outside of ASCII has more than one byte.
    let rest = data.utf8.dropFirst(offset + 1).prefix { $0 & 0xC0 == 0x80 }
    return SourceRange(file: range.file, lower: start, upper: start + 1 + rest.count)
  }

  /// An image file that does not exist.
  ///
  ///     image "logo.png", at: (0, 0)
  ///     //    ^^^^^^^^^^ error: file 'logo.png' not found; paths are relative to this file's folder
  static func missingImage(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingImage,
      "file '\(path)' not found; paths are relative to this file's folder",
      at: range
    )
  }

  /// An image file that cannot be read.
  ///
  ///     image "logo.heic", at: (0, 0)
  ///     //    ^^^^^^^^^^^ error: 'logo.heic' cannot be drawn: it is a HEIC file; convert it to PNG, JPEG or WebP
  static func brokenImage(_ path: String, reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.brokenImage, "'\(path)' cannot be drawn: \(reason)", at: range)
  }

  /// An SVG file with unsupported features, or an image file with damaged or unsupported parts.
  ///
  ///     image "seal.svg", in: bounds
  ///     //    ^^^^^^^^^^ warning: 'seal.svg' is not drawn completely: line 4: 'animate' is not supported
  static func importFeatureUnsupported(_ path: String, losses: [String], at range: SourceRange)
    -> Diagnostic
  {
    var words = ""
    for (index, loss) in losses.prefix(4).enumerated() { words += (index == 0 ? "" : "; ") + loss }
    if losses.count > 4 { words += "; and \(losses.count - 4) more" }
    let name = path.lowercased()
    let isImage = ![".svg", ".svgz", ".xml"].contains { name.hasSuffix($0) }
    let problem = isImage ? "may look different than intended" : "is not drawn completely"
    return Diagnostic(.importFeatureUnsupported, "'\(path)' \(problem): \(words)", at: range)
  }

  /// A file name or an element's id that is not a constant; the file is read at compile time.
  ///
  ///     fill svg("\(name).svg"), with: ink
  ///     //       ^^^^^^^^^^^^^ error: expected a string without '\(…)', because files are read at compile time
  static func unwrittenFile(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unwrittenFile,
      "expected a string without '\\(…)', because files are read at compile time",
      at: range
    )
  }

  /// An id that no element of an SVG file has.
  ///
  ///     fill svg("heart.svg", id: "lefd"), with: ink
  ///     //                        ^^^^^^ error: no element in 'heart.svg' has the id 'lefd'
  ///     // fix-it: replace with '"left"'
  static func unknownElement(
    _ id: String,
    in path: String,
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement,
      "no element in '\(path)' has the id '\(id)'",
      at: range,
      fixIts: nearest.map {
        [.init("replace with '\"\($0)\"'", replacing: range, with: "\"\($0)\"", isGuess: true)]
      } ?? []
    )
  }

  /// An SVG file where a bitmap is required.
  ///
  ///     nineSlice "plate.svg", in: bounds, caps: 8
  ///     //        ^^^^^^^^^^^ error: 'plate.svg' is a vector drawing and cannot be divided into nine parts
  static func drawingWithoutPixels(
    _ path: String,
    use: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .drawingWithoutPixels,
      "'\(path)' is a vector drawing and cannot be \(use)",
      at: range
    )
  }
}
