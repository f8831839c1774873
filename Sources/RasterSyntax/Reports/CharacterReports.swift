// Diagnostics for invalid characters and comments.

extension Diagnostic {
  /// A character that cannot start a token.
  ///
  ///     size 20 @ 2, 10
  ///     //      ^ error: unexpected character '@'
  static func unexpectedCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedCharacter, "unexpected character '\(text)'", at: range)
  }

  /// A `%` that does not directly follow a number.
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

  /// An invisible character, or one that looks like a space.
  ///
  ///     size\u{A0}20, 10
  ///     //  ^ error: this character is a no-break space (U+00A0), which looks like a space
  static func invisibleCharacter(
    _ name: String,
    replacement: String,
    at range: SourceRange
  ) -> Diagnostic {
    let (look, cure) =
      switch replacement {
      case "": ("is invisible", "remove the character")
      case "\n": ("looks like a line break", "replace with a new line")
      default: ("looks like a space", "replace with a space")
      }
    return Diagnostic(
      .invisibleCharacter,
      "this character is \(name), which \(look)",
      at: range,
      fixIts: [
        FixIt(cure, replacing: range, with: replacement)
      ]
    )
  }

  /// A letter of another alphabet that resembles an ASCII letter.
  ///
  ///     let сorner = 10
  ///     //  ^ error: 'с' (U+0441) looks like 'c' but is a different character
  static func lookAlike(
    _ letter: Unicode.Scalar,
    for ascii: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .lookAlikeCharacter,
      "'\(letter)' (\(codePoint(letter))) looks like '\(ascii)' but is a different character",
      at: range,
      fixIts: [FixIt("replace with '\(ascii)'", replacing: range, with: ascii)]
    )
  }

  /// A letter that names cannot contain.
  ///
  ///     let größe = 10
  ///     //    ^ error: names cannot contain 'ö' (U+00F6); use a–z, A–Z, 0–9 and '_'
  static func foreignLetter(_ letter: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignLetter,
      "names cannot contain '\(letter)' (\(codePoint(letter))); use a–z, A–Z, 0–9 and '_'",
      at: range
    )
  }

  /// Bytes that are not valid UTF-8.
  ///
  ///     size 20\u{FF}, 10
  ///     //     ^ error: these bytes are not valid UTF-8
  static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidUTF8, "these bytes are not valid UTF-8", at: range)
  }

  /// A semicolon that does not separate lines.
  ///
  ///     size max(20; 10), 10
  ///     //         ^ error: ';' can only separate lines
  static func semicolon(at range: SourceRange, replacement: String) -> Diagnostic {
    Diagnostic(
      .semicolon,
      "';' can only separate lines",
      at: range,
      fixIts: [
        FixIt(
          replacement.isEmpty ? "remove ';'" : "replace with '\(replacement)'",
          replacing: range,
          with: replacement
        )
      ]
    )
  }

  /// A merge conflict marker of a version control system.
  ///
  ///     <<<<<<< HEAD
  /// //  ^ error: unresolved merge conflict
  static func mergeConflict(at range: SourceRange) -> Diagnostic {
    Diagnostic(.mergeConflict, "unresolved merge conflict", at: range)
  }

  /// An unterminated block comment.
  ///
  ///     /* The rest is silence.
  /// //  ^ error: unterminated comment; close it with '*/'
  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedComment,
      "unterminated comment; close it with '*/'",
      at: range
    )
  }

  /// The code point of a scalar, such as `U+00A0` for a no-break space.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
