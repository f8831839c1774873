// Reports about something missing, and what was found in its place.

extension Diagnostic {
  /// Nothing where a value must stand.
  ///
  ///     size 20,
  ///     //      ^ error: expected a value, found '}'
  static func expectedExpression(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedExpression, "expected a value, found \(found)", at: range)
  }

  /// `if` where a value must stand.
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

  /// Nothing where something must be named.
  ///
  ///     let = 10
  ///     //  ^ error: expected a name, found '='
  static func expectedName(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedName, "expected a name, found \(found)", at: range)
  }

  /// A token's value without its name.
  ///
  ///     tokens UI {
  ///       Font(size: 15)
  ///       // ^^^^ error: a token is a name, then its value: 'Font' begins a value
  static func tokenWithoutName(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedName,
      "a token is a name, then its value: '\(word)' begins a value",
      at: range
    )
  }

  /// A reserved word where something must be named.
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

  /// Nothing where a type must stand.
  ///
  ///     state title: = "Book now"
  ///     //           ^ error: expected a type, found '='
  static func expectedType(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedType, "expected a type, found \(found)", at: range)
  }

  /// A list or an optional as other languages write it.
  ///
  ///     state items: Array<Item> = []
  ///     //           ^^^^^^^^^^^ error: this type is written '[Item]'
  ///
  /// There is no fix-it where something else in it has to be mended first.
  static func genericType(_ text: String, at range: SourceRange, isSound: Bool) -> Diagnostic {
    Diagnostic(
      .genericType,
      "this type is written '\(text)'",
      at: range,
      fixIts: isSound ? [FixIt("replace with '\(text)'", replacing: range, with: text)] : []
    )
  }

  /// An optional that is taken apart under its own name, as in Swift.
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

  /// A missing word or sign, where it alone can stand.
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

  /// Two values or two arguments with nothing between them.
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

  /// A name and a value with nothing between them: a label without its colon, or two values.
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

  /// More text on a line that is complete.
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

  /// Another token on the line of one.
  ///
  ///     gap { small 4.0, large 16.0 }
  ///     //               ^^^^^ error: expected a new line before 'large': a line says one token
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
      "expected a new line before '\(name)': a line says one token",
      at: range,
      fixIts: [FixIt("replace with a new line", replacing: gap, with: "\n" + margin)]
    )
  }

  /// More text after a value that stands by itself.
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

  /// A named value without its `let`.
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

  /// A property without its `state`.
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

  /// `=` or `:` between the word that a line starts with and its values.
  ///
  ///     size = 120, 60
  ///     //   ^ error: values follow 'size' without '='
  static func signAfterWord(
    _ sign: String,
    after word: NameSyntax,
    at range: SourceRange,
    isTouching: Bool
  ) -> Diagnostic {
    let text = word.range.end.union(range)
    return Diagnostic(
      .signAfterWord,
      "values follow '\(word.text)' without '\(sign)'",
      at: range,
      fixIts: [FixIt("remove '\(sign)'", replacing: text, with: isTouching ? " " : "")]
    )
  }

  /// `x` between two numbers.
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

  /// Another language's word for `let`.
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

  /// Another language's word for `state`.
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

  /// `state` behind the name of a property.
  ///
  ///     level state: Double = 0.5
  /// //  ^^^^^^^^^^^ error: 'state' stands before the name of a property
  static func swappedState(_ name: String, at range: SourceRange) -> Diagnostic {
    let text = "state \(name)"
    return Diagnostic(
      .missingPropertyKeyword,
      "'state' stands before the name of a property",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// `return` in a function, whose body is a value.
  ///
  ///     func half(_ x: Double) -> Double { return x / 2 }
  ///     //                                 ^^^^^^ error: a function's body ends with its value, without 'return'
  static func unneededReturn(at range: SourceRange, before value: SourceRange) -> Diagnostic {
    var text = range
    text.upper = value.lower
    return Diagnostic(
      .unneededReturn,
      "a function's body ends with its value, without 'return'",
      at: range,
      fixIts: [FixIt("remove 'return'", replacing: text, with: "")]
    )
  }

  /// A range with two dots.
  ///
  ///     for i in 0..3 { }
  ///     //        ^^ error: a range is written with '...', or with '..<' without its end
  static func twoDots(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoDots,
      "a range is written with '...', or with '..<' without its end",
      at: range,
      fixIts: [FixIt("replace with '...'", replacing: range, with: "...")]
    )
  }

  /// A loop as in other languages.
  ///
  ///     for (i = 0; i < 3; i++) { }
  ///     //  ^ error: expected a name, found '('; a loop is written 'for i in 0..<3 { … }'
  static func loopInParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedName,
      "expected a name, found '('; a loop is written 'for i in 0..<3 { … }'",
      at: range
    )
  }

  /// `=` between a label and its value.
  ///
  ///     fill circle, with = #FFF
  ///     //                ^ error: a label is followed by ':', not by '='
  static func equalForColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .equalForColon,
      "a label is followed by ':', not by '='",
      at: range,
      fixIts: [FixIt("replace with ':'", replacing: range, with: ":")]
    )
  }
}
