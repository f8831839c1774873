// Diagnostics for strings, colours and numbers.

extension Diagnostic {
  /// A string that is not closed on its line.
  ///
  ///     let title = "Book now
  ///     //          ^ error: unterminated string; close it with '"' on the same line
  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString,
      "unterminated string; close it with '\"' on the same line",
      at: range
    )
  }

  /// A curly or single quote.
  ///
  ///     let title = “Book now”
  ///     //          ^ error: strings use straight double quotes
  static func wrongQuote(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .wrongQuote,
      "strings use straight double quotes",
      at: range,
      fixIts: [fixIt]
    )
  }

  /// An unknown escape.
  ///
  ///     let title = "50\% off"
  ///     //             ^^ error: unknown escape '\%'; the escapes are '\n', '\t', '\"', '\\', '\u{…}' and '\(…)'
  ///
  /// For `\r`, the fix-it is `\n`, or removes it before one.
  static func unknownEscape(
    _ text: String,
    at range: SourceRange,
    isBeforeNewline: Bool = false
  ) -> Diagnostic {
    let cure =
      isBeforeNewline
      ? FixIt("remove '\\r'", replacing: range, with: "")
      : FixIt("replace with '\\n'", replacing: range, with: "\\n")
    return Diagnostic(
      .unknownEscape,
      "unknown escape '\(text)'; the escapes are '\\n', '\\t', '\\\"', '\\\\', '\\u{…}' and '\\(…)'",
      at: range,
      fixIts: text == "\\r" ? [cure] : []
    )
  }

  /// A `\u` escape without the code point of a character.
  ///
  ///     let title = "\u{D800}"
  ///     //           ^^^^^^^^ error: expected '\u{…}' with the hexadecimal code of a character
  static func malformedUnicodeEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedUnicodeEscape,
      "expected '\\u{…}' with the hexadecimal code of a character",
      at: range
    )
  }

  /// An interpolation in an import path.
  ///
  ///     import "\(name).raster"
  ///     //      ^^ error: an import path cannot contain interpolations
  static func interpolatedPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .interpolatedPath,
      "an import path cannot contain interpolations",
      at: range
    )
  }

  /// A colour with an invalid number of digits, or with letters beyond F.
  ///
  ///     let ink = #12345
  ///     //        ^^^^^^ error: expected 3, 4, 6 or 8 hexadecimal digits after '#', found 5
  static func malformedColor(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedColor,
      "expected 3, 4, 6 or 8 hexadecimal digits after '#', found \(found)",
      at: range
    )
  }

  /// A decimal without a leading zero.
  ///
  ///     let half = .5
  ///     //         ^^ error: a number must start with a digit
  static func missingLeadingZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLeadingZero,
      "a number must start with a digit",
      at: range,
      fixIts: [FixIt("insert '0'", replacing: range.start, with: "0")]
    )
  }

  /// A number with `_` between its digits, as in Swift; `number` is the same without them.
  ///
  ///     let population = 84_000_000
  ///     //               ^^^^^^^^^^ error: a number has no '_' between its digits
  static func digitSeparator(_ number: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .digitSeparator,
      "a number has no '_' between its digits",
      at: range,
      fixIts: [FixIt("replace with '\(number)'", replacing: range, with: number)]
    )
  }
}
