// Diagnostics of font files.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// A feature of a font that is not a tag with a sign.
  ///
  ///     text title, in: bounds, font: Font(features: ["ss01 on"]), with: ink
  ///     //                                            ^^^^^^^^^ error: expected a feature such as 'tnum' or '-liga', found 'ss01 on'
  static func malformedFeature(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fontSetting,
      "expected a feature such as 'tnum' or '-liga', found '\(text)'",
      at: range
    )
  }

  /// A variation of a font that is not an axis with a value.
  ///
  ///     text title, in: bounds, font: Font(variations: ["GRAD=x"]), with: ink
  ///     //                                              ^^^^^^^^ error: expected an axis with its value such as 'GRAD=50', or '-opsz', found 'GRAD=x'
  static func malformedVariation(_ text: String, at range: SourceRange) -> Diagnostic {
    let fixIts =
      FontSetting.variation(ofCSS: text).map { replacement("\"\($0)\"", at: range) } ?? []
    return Diagnostic(
      .fontSetting,
      "expected an axis with its value such as 'GRAD=50', or '-opsz', found '\(text)'",
      at: range,
      fixIts: fixIts
    )
  }

  /// A variation of a declared font whose file does not have the axis.
  ///
  ///     text title, in: bounds, font: Font(family: "Brand", variations: ["GRAD=50"]), with: ink
  ///     //                                                               ^^^^^^^^^ warning: the font 'Brand' has no axis 'GRAD'; expected 'wght' or 'wdth'
  static func unknownAxis(
    _ axis: String,
    of family: String,
    among axes: [String],
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownAxis,
      "the font '\(family)' has no axis '\(axis)'\(choice(of: axes))",
      at: range
    )
  }

  /// A font file that does not exist.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     //                  ^^^^^^^^^^^^^^^^^ error: file 'fonts/Brand.ttf' not found; paths are relative to this file's folder
  static func missingFont(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingFont,
      "file '\(path)' not found; paths are relative to this file's folder",
      at: range
    )
  }

  /// A font file that cannot be read.
  ///
  ///     font "Brand", file: "images/cell.png"
  ///     //                  ^^^^^^^^^^^^^^^^^ error: 'images/cell.png' cannot be used as a font: not a font: …
  static func brokenFont(_ path: String, reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.brokenFont, "'\(path)' cannot be used as a font: \(reason)", at: range)
  }

  /// A requested character that the font does not have.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf", characters: "Ж"
  ///     //                                                 ^^^ error: 'fonts/Brand.ttf' has no glyph for 'Ж' (U+0416)
  static func missingCharacter(
    _ scalar: UInt32,
    others: Int,
    of path: String,
    at range: SourceRange
  ) -> Diagnostic {
    let more = others == 0 ? "" : " or \(others) other character\(others == 1 ? "" : "s")"
    return Diagnostic(
      .missingCharacter,
      "'\(path)' has no glyph for \(described(scalar))\(more)",
      at: range
    )
  }

  /// A range of characters whose ends are in the wrong order.
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

  /// A font collection with `characters:`, which apply to a single font.
  ///
  ///     font "Brand", file: "fonts/Brand.ttc", characters: "A–Z"
  ///     //                  ^^^^^^^^^^^^^^^^^ error: 'fonts/Brand.ttc' is a collection of several faces; …
  static func uncutCollection(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uncutCollection,
      "'\(path)' is a collection of several faces; remove 'characters:' to include all of them",
      at: range
    )
  }

  /// An argument of `font` that is not a constant; the file is read at compile time.
  ///
  ///     font "Brand", file: "fonts/\(name).ttf"
  ///     //                  ^^^^^^^^^^^^^^^^^^^ error: expected a string without '\(…)'
  static func unwrittenFont(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unwrittenFont,
      "expected a string without '\\(…)', because fonts are read at compile time",
      at: range
    )
  }

  /// A font with an empty name, which is the name of the built-in font.
  ///
  ///     font "", file: "fonts/Brand.ttf"
  ///     //   ^^ error: expected a name for this font, found ''
  static func unnamedFont(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unnamedFont,
      "expected a name for this font, found ''",
      at: range
    )
  }

  /// Two fonts with the same name, weight, width and slant.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     //   ^^^^^^^ error: 'Brand' already has a font of this weight, width and slant
  static func duplicateFont(
    _ name: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateFont,
      "'\(name)' already has a font of this weight, width and slant",
      at: range,
      labels: [Label("the first is here", at: first)]
    )
  }

  /// A declared font that no `Font` uses.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf"
  ///     //   ^^^^^^^ warning: the font 'Brand' is never used
  static func unusedFont(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedFont, "the font '\(name)' is never used", at: range)
  }

  /// Returns a character if it is visible, and its code point.
  private static func described(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let character = Unicode.Scalar(scalar), scalar > 0x20, scalar != 0x7F else { return code }
    return "'\(character)' (\(code))"
  }
}
