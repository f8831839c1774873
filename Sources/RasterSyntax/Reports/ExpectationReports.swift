// Diagnostics for missing syntax and unexpected tokens.

extension Diagnostic {
  /// A missing value.
  ///
  ///     size 20,
  ///     //      ^ error: expected a value, found '}'
  static func expectedExpression(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedExpression, "expected a value, found \(found)", at: range)
  }

  /// An `if` in place of a value.
  ///
  ///     let ink = if isOn { #000 } else { #FFF }
  ///     //        ^^ error: expected a value, found 'if'; write 'condition ? value : value'
  static func ifForChoice(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedExpression,
      "expected a value, found 'if'; write 'condition ? value : value'",
      at: range
    )
  }

  /// A missing name.
  ///
  ///     let = 10
  ///     //  ^ error: expected a name, found '='
  static func expectedName(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedName, "expected a name, found \(found)", at: range)
  }

  /// A token's value without a name.
  ///
  ///     tokens UI {
  ///       Font(size: 15)
  ///       // ^^^^ error: expected a name before the token's value, found 'Font'
  static func tokenWithoutName(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedName,
      "expected a name before the token's value, found '\(word)'",
      at: range
    )
  }

  /// A reserved word in place of a name.
  ///
  ///     let in = 10
  ///     //  ^^ error: 'in' is reserved and cannot be a name
  static func reservedName(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "'\(word)' is reserved and cannot be a name",
      at: range
    )
  }

  /// A missing type.
  ///
  ///     state title: = "Book now"
  ///     //           ^ error: expected a type, found '='
  static func expectedType(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedType, "expected a type, found \(found)", at: range)
  }

  /// A generic list or optional type in the syntax of other languages.
  ///
  ///     state items: Array<Item> = []
  ///     //           ^^^^^^^^^^^ error: write this type as '[Item]'
  ///
  /// The fix-it is omitted if the type contains another error.
  static func genericType(_ text: String, at range: SourceRange, isSound: Bool) -> Diagnostic {
    Diagnostic(
      .genericType,
      "write this type as '\(text)'",
      at: range,
      fixIts: isSound ? [FixIt("replace with '\(text)'", replacing: range, with: text)] : []
    )
  }

  /// An optional that is unwrapped under its own name, as in Swift.
  ///
  ///     if let tint { fill rect(bounds), with: tint }
  ///     //          ^ error: expected '=', found '{'
  static func bindingWithoutValue(
    _ name: String,
    found: String,
    at range: SourceRange,
    after place: SourceRange
  ) -> Diagnostic {
    expectedToken(
      "=",
      found: found,
      at: range,
      fixIt: FixIt("insert ' = \(name)'", replacing: place, with: " = \(name)")
    )
  }

  /// A missing token where only this token is valid.
  ///
  ///     for i of 0..<5 { fill circle(bounds) }
  ///     //    ^^ error: expected 'in', found 'of'
  static func expectedToken(
    _ token: String,
    found: String,
    at range: SourceRange,
    fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .expectedToken,
      "expected '\(token)', found \(found)",
      at: range,
      fixIts: fixIt.map { [$0] } ?? []
    )
  }

  /// A missing comma between two values or arguments.
  ///
  ///     size 20 10
  ///     //      ^^ error: expected ',' before '10'
  static func missingComma(before found: String, at range: SourceRange, after: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .missingComma,
      "expected ',' before \(found)",
      at: range,
      fixIts: [FixIt("insert ','", replacing: after, with: ",")]
    )
  }

  /// A missing separator between a name and a value, which is a colon or a comma.
  ///
  ///     let small = Font(size 20)
  ///     //                    ^^ error: expected ':' or ',' before '20'
  static func missingColon(before found: String, at range: SourceRange, after: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .missingComma,
      "expected ':' or ',' before \(found)",
      at: range,
      fixIts: [
        FixIt("insert ':'", replacing: after, with: ":"),
        FixIt("insert ','", replacing: after, with: ","),
      ]
    )
  }

  /// Surplus text after a complete line.
  ///
  ///     fill circle stroke circle
  ///     //          ^^^^^^ error: expected ',' or a new line before 'stroke'
  static func expectedLineEnd(
    before found: String,
    orComma: Bool,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedLineEnd,
      "expected \(orComma ? "',' or " : "")a new line before \(found)",
      at: range
    )
  }

  /// A second token on the line of a token.
  ///
  ///     gap { small 4.0, large 16.0 }
  ///     //               ^^^^^ error: expected a new line before 'large'; write one token per line
  static func tokenAfterComma(
    _ name: String,
    at range: SourceRange,
    comma: SourceRange,
    margin: String
  ) -> Diagnostic {
    var gap = comma
    gap.upper = range.lower
    return Diagnostic(
      .expectedLineEnd,
      "expected a new line before '\(name)'; write one token per line",
      at: range,
      fixIts: [FixIt("replace with a new line", replacing: gap, with: "\n" + margin)]
    )
  }

  /// Surplus text after a single value.
  ///
  ///     isOn=true, isPressed: true
  ///     //       ^ error: expected nothing after the value, found ','
  static func textAfterValue(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLineEnd,
      "expected nothing after the value, found \(found)",
      at: range
    )
  }

  /// A constant without `let`.
  ///
  ///     corner = 10
  /// //  ^^^^^^ error: expected 'let' before 'corner'
  static func missingLet(before name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLet,
      "expected 'let' before '\(name)'",
      at: range,
      fixIts: [FixIt("insert 'let'", replacing: range.start, with: "let ")]
    )
  }

  /// A property without `state`.
  ///
  ///     level: Double = 0.5
  /// //  ^^^^^ error: expected 'state' before 'level'
  static func missingPropertyKeyword(before name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPropertyKeyword,
      "expected 'state' before '\(name)'",
      at: range,
      fixIts: [FixIt("insert 'state'", replacing: range.start, with: "state ")]
    )
  }

  /// A `=` or `:` between the first word of a line and its values.
  ///
  ///     size = 120, 60
  ///     //   ^ error: 'size' takes its values without '='
  static func signAfterWord(
    _ sign: String,
    after word: NameSyntax,
    at range: SourceRange,
    isTouching: Bool
  ) -> Diagnostic {
    let text = word.range.end.union(range)
    return Diagnostic(
      .signAfterWord,
      "'\(word.text)' takes its values without '\(sign)'",
      at: range,
      fixIts: [FixIt("remove '\(sign)'", replacing: text, with: isTouching ? " " : "")]
    )
  }

  /// An `x` between two numbers.
  ///
  ///     size 120 x 60
  ///     //       ^ error: expected ',' between these values, found 'x'
  static func crossForComma(
    at range: SourceRange,
    after: SourceRange,
    isTouching: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .crossForComma,
      "expected ',' between these values, found 'x'",
      at: range,
      fixIts: [
        FixIt("replace with ','", replacing: after.union(range), with: isTouching ? ", " : ",")
      ]
    )
  }

  /// Another language's keyword for `let`.
  ///
  ///     const corner = 10
  /// //  ^^^^^ error: expected 'let', found 'const'
  static func otherLet(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLet,
      "expected 'let', found '\(found)'",
      at: range,
      fixIts: [FixIt("replace with 'let'", replacing: range, with: "let")]
    )
  }

  /// Another language's keyword for `state`.
  ///
  ///     var level: Double = 0.5
  /// //  ^^^ error: expected 'state', found 'var'
  static func otherState(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPropertyKeyword,
      "expected 'state', found '\(found)'",
      at: range,
      fixIts: [FixIt("replace with 'state'", replacing: range, with: "state")]
    )
  }

  /// The keyword `state` after the name of a property.
  ///
  ///     level state: Double = 0.5
  /// //  ^^^^^^^^^^^ error: 'state' comes before the property's name
  static func swappedState(_ name: String, at range: SourceRange) -> Diagnostic {
    let text = "state \(name)"
    return Diagnostic(
      .missingPropertyKeyword,
      "'state' comes before the property's name",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// A `return` in a function, whose body ends with its value.
  ///
  ///     func half(_ x: Double) -> Double { return x / 2 }
  ///     //                                 ^^^^^^ error: 'return' is not needed; a function's body ends with its value
  static func unneededReturn(at range: SourceRange, before value: SourceRange) -> Diagnostic {
    var text = range
    text.upper = value.lower
    return Diagnostic(
      .unneededReturn,
      "'return' is not needed; a function's body ends with its value",
      at: range,
      fixIts: [FixIt("remove 'return'", replacing: text, with: "")]
    )
  }

  /// A range with two dots.
  ///
  ///     for i in 0..3 { }
  ///     //        ^^ error: write a range with '...' to include its end, or '..<' to exclude it
  static func twoDots(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoDots,
      "write a range with '...' to include its end, or '..<' to exclude it",
      at: range,
      fixIts: [FixIt("replace with '...'", replacing: range, with: "...")]
    )
  }

  /// A loop in the syntax of other languages.
  ///
  ///     for (i = 0; i < 3; i++) { }
  ///     //  ^ error: expected a name, found '('; write a loop as 'for i in 0..<3 { … }'
  static func loopInParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedName,
      "expected a name, found '('; write a loop as 'for i in 0..<3 { … }'",
      at: range
    )
  }

  /// A `=` between a label and its value.
  ///
  ///     fill circle, with = #FFF
  ///     //                ^ error: a label is followed by ':', not '='
  static func equalForColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .equalForColon,
      "a label is followed by ':', not '='",
      at: range,
      fixIts: [FixIt("replace with ':'", replacing: range, with: ":")]
    )
  }
}
