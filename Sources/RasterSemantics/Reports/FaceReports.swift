// Reports about the faces of font files.

import RasterSyntax

extension Diagnostic {
  /// A font file that is not there.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     //                  ^^^^^^^^^^^^^^^^^ error: there is no file 'fonts/Brand.ttf', seen from this file's folder
  static func missingFont(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingFont,
      "there is no file '\(path)', seen from this file's folder",
      at: range
    )
  }

  /// A font file that cannot be read.
  ///
  ///     font "Brand", file: "images/cell.png"
  ///     //                  ^^^^^^^^^^^^^^^^^ error: 'images/cell.png' has no face: not a font: …
  static func brokenFont(_ path: String, reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.brokenFont, "'\(path)' has no face: \(reason)", at: range)
  }

  /// A character that is asked for and that the face does not have.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf", characters: "Ж"
  ///     //                                                 ^^^ error: 'fonts/Brand.ttf' has no 'Ж' (U+0416)
  static func missingCharacter(
    _ scalar: UInt32,
    others: Int,
    of path: String,
    at range: SourceRange
  ) -> Diagnostic {
    let more = others == 0 ? "" : ", nor \(others) other\(others == 1 ? "" : "s") of these"
    return Diagnostic(
      .missingCharacter,
      "'\(path)' has no \(described(scalar))\(more)",
      at: range
    )
  }

  /// A range of characters that runs backwards.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf", characters: "z–a"
  ///     //                                                 ^^^^^ error: expected 'a' (U+0061) before 'z' (U+007A)
  static func reversedCharacters(
    _ first: UInt32,
    _ last: UInt32,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .reversedCharacters,
      "expected \(described(last)) before \(described(first))",
      at: range
    )
  }

  /// A collection of faces, of which none is meant more than the others.
  ///
  ///     font "Brand", file: "fonts/Brand.ttc", characters: "A–Z"
  ///     //                  ^^^^^^^^^^^^^^^^^ error: 'fonts/Brand.ttc' has several faces; …
  static func uncutCollection(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uncutCollection,
      "'\(path)' has several faces; leave 'characters:' out to take them all",
      at: range
    )
  }

  /// A part of a face that is worked out, where a file must be read while compiling.
  ///
  ///     font "Brand", file: "fonts/\(name).ttf"
  ///     //                  ^^^^^^^^^^^^^^^^^^^ error: expected a string without '\(…)'
  static func unwrittenFont(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unwrittenFont,
      "expected a string without '\\(…)', since faces are read while compiling",
      at: range
    )
  }

  /// A face without a name, which is that of the built-in typeface.
  ///
  ///     font "", file: "fonts/Brand.ttf"
  ///     //   ^^ error: expected a name for fonts to call the face by, found ''
  static func unnamedFont(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unnamedFont,
      "expected a name for fonts to call the face by, found ''",
      at: range
    )
  }

  /// Two faces of one name, weight, width and slant.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     //   ^^^^^^^ error: 'Brand' has a face of this weight, width and slant already
  static func duplicateFont(
    _ name: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateFont,
      "'\(name)' has a face of this weight, width and slant already",
      at: range,
      labels: [Label("first here", at: first)]
    )
  }

  /// A face that no font names.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     //   ^^^^^^^ warning: no font names the face 'Brand'
  static func unusedFont(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedFont, "no font names the face '\(name)'", at: range)
  }

  /// A character as it looks, where it can be seen, and by its number.
  private static func described(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let character = Unicode.Scalar(scalar), scalar > 0x20, scalar != 0x7F else { return code }
    return "'\(character)' (\(code))"
  }
}
