// Reports about strings, colours and numbers.

extension Diagnostic {
  /// A string that its line's end cuts off.
  ///
  ///     let title = "Book now
  ///     //          ^ error: this string is not closed by '"' on its line
  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString,
      "this string is not closed by '\"' on its line",
      at: range
    )
  }

  /// A quote that a word processor made, or a single one.
  ///
  ///     let title = “Book now”
  ///     //          ^ error: strings stand in straight double quotes
  static func wrongQuote(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .wrongQuote,
      "strings stand in straight double quotes",
      at: range,
      fixIts: [fixIt]
    )
  }

  /// A backslash before something that needs none.
  ///
  ///     let title = "50\% off"
  ///     //             ^^ error: '\%' is no escape; there are '\n', '\t', '\"', '\\', '\u{…}' and '\(…)'
  ///
  /// Where `\r` stands, a line ends: that is `\n` here.
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
      "'\(text)' is no escape; there are '\\n', '\\t', '\\\"', '\\\\', '\\u{…}' and '\\(…)'",
      at: range,
      fixIts: text == "\\r" ? [cure] : []
    )
  }

  /// A `\u` without the number of a character.
  ///
  ///     let title = "\u{D800}"
  ///     //           ^^^^^^^^ error: expected '\u{…}' with the hexadecimal number of a character
  static func malformedUnicodeEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedUnicodeEscape,
      "expected '\\u{…}' with the hexadecimal number of a character",
      at: range
    )
  }

  /// An interpolation in a string that names a file.
  ///
  ///     import "\(name).raster"
  ///     //      ^^ error: an import's path is plain text, without interpolations
  static func interpolatedPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .interpolatedPath,
      "an import's path is plain text, without interpolations",
      at: range
    )
  }

  /// A colour of the wrong length, or with letters beyond F.
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

  /// A fraction without a digit before its point.
  ///
  ///     let half = .5
  ///     //         ^^ error: a number starts with a digit
  static func missingLeadingZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLeadingZero,
      "a number starts with a digit",
      at: range,
      fixIts: [FixIt("insert '0'", replacing: range.start, with: "0")]
    )
  }
}
