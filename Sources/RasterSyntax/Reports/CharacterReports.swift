// Reports about characters and comments that are not of the language.

extension Diagnostic {
  /// A character that starts no token.
  ///
  ///     size 20 @ 2, 10
  ///     //      ^ error: '@' means nothing here
  static func unexpectedCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedCharacter, "'\(text)' means nothing here", at: range)
  }

  /// A `%` that touches no number before it.
  ///
  ///     size 7 % 2, 10
  ///     //     ^ error: there is no '%' operator; write 'mod(a, b)', or '40%' without a space
  static func remainderOperator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .remainderOperator,
      "there is no '%' operator; write 'mod(a, b)', or '40%' without a space",
      at: range
    )
  }

  /// A character that looks like a space, or like nothing.
  ///
  ///     size\u{A0}20, 10
  ///     //  ^ error: this is a no-break space (U+00A0), which looks like a space
  static func invisibleCharacter(
    _ name: String,
    replacement: String,
    at range: SourceRange
  ) -> Diagnostic {
    let look = replacement.isEmpty ? "cannot be seen" : "looks like a space"
    return Diagnostic(
      .invisibleCharacter,
      "this is \(name), which \(look)",
      at: range,
      fixIts: [
        FixIt(
          replacement.isEmpty ? "remove it" : "replace with a space",
          replacing: range,
          with: replacement
        )
      ]
    )
  }

  /// A letter of another alphabet that looks like a letter of this one.
  ///
  ///     let сorner = 10
  ///     //  ^ error: 'с' (U+0441) is another letter than the 'c' that it looks like
  static func lookAlike(
    _ letter: Unicode.Scalar,
    for ascii: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .lookAlikeCharacter,
      "'\(letter)' (\(codePoint(letter))) is another letter than the '\(ascii)' that it looks like",
      at: range,
      fixIts: [FixIt("replace with '\(ascii)'", replacing: range, with: ascii)]
    )
  }

  /// A letter that names are not made of.
  ///
  ///     let größe = 10
  ///     //    ^ error: names are made of a–z, A–Z, 0–9 and '_', not of 'ö' (U+00F6)
  static func foreignLetter(_ letter: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignLetter,
      "names are made of a–z, A–Z, 0–9 and '_', not of '\(letter)' (\(codePoint(letter)))",
      at: range
    )
  }

  /// Bytes that are no text.
  ///
  ///     size 20\u{FF}, 10
  ///     //     ^ error: these bytes are not UTF-8
  static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidUTF8, "these bytes are not UTF-8", at: range)
  }

  /// A semicolon, which ends nothing here.
  ///
  ///     size 20, 10;
  ///     //         ^ error: a line needs no ';' to end
  static func semicolon(at range: SourceRange, replacement: String) -> Diagnostic {
    Diagnostic(
      .semicolon,
      "a line needs no ';' to end",
      at: range,
      fixIts: [
        FixIt(
          replacement.isEmpty ? "remove it" : "replace with a new line",
          replacing: range,
          with: replacement
        )
      ]
    )
  }

  /// A marker that version control leaves where two edits meet.
  ///
  ///     <<<<<<< HEAD
  /// //  ^ error: a merge conflict is not resolved here
  static func mergeConflict(at range: SourceRange) -> Diagnostic {
    Diagnostic(.mergeConflict, "a merge conflict is not resolved here", at: range)
  }

  /// A block comment without its end.
  ///
  ///     /* The rest is silence.
  /// //  ^ error: this comment is never closed by '*/'
  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedComment,
      "this comment is never closed by '*/'",
      at: range
    )
  }

  /// `U+00A0` for a no-break space.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
