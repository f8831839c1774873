// Diagnostics for expressions that are grammatical but unsupported.

extension Diagnostic {
  /// Two consecutive comparisons or ranges.
  ///
  ///     let isInside = 0 < x < 10
  ///     //                   ^ error: '<' cannot follow another comparison; join the two with '&&'
  static func chainedOperator(_ text: String, isRange: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .chainedOperator,
      isRange
        ? "'\(text)' cannot follow another range"
        : "'\(text)' cannot follow another comparison; join the two with '&&'",
      at: range
    )
  }

  /// A `where` clause of a loop in a list.
  ///
  ///     let tops = [for bar in bars where bar.isOn: bar.top]
  ///     //                          ^^^^^ error: use 'if' instead of 'where' in a list
  static func whereInList(at range: SourceRange, after place: SourceRange) -> Diagnostic {
    var fullRange = place
    fullRange.upper = range.upper
    return Diagnostic(
      .whereInList,
      "use 'if' instead of 'where' in a list",
      at: range,
      fixIts: [FixIt("replace with ': if'", replacing: fullRange, with: ": if")]
    )
  }

  /// Braces around an element of a list.
  ///
  ///     let tops = [for bar in bars { bar.top }]
  ///     //                          ^ error: in a list, 'for' is followed by ':', not by a block
  static func braceForColon(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .braceForColon,
      "in a list, '\(keyword)' is followed by ':', not by a block",
      at: range
    )
  }

  /// Optional chaining with `?.`.
  ///
  ///     let title = guest?.name ?? ""
  ///     //               ^^ error: '?.' is not supported; read members of 'guest' after 'if let' or '??'
  static func optionalChaining(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalChaining,
      "'?.' is not supported; read members of '\(value)' after 'if let' or '??'",
      at: range
    )
  }

  /// Forced unwrapping with `!`.
  ///
  ///     let title = name!
  ///     //              ^ error: '!' cannot unwrap 'name'; use 'if let' or '??'
  static func forcedUnwrap(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .forcedUnwrap,
      "'!' cannot unwrap '\(value)'; use 'if let' or '??'",
      at: range
    )
  }

  /// Arguments after an expression that is not a name.
  ///
  ///     let five = 5(3)
  ///     //          ^ error: only a name can be called
  static func calledValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(.calledValue, "only a name can be called", at: range)
  }

  /// A label of a single value in parentheses.
  ///
  ///     let five = (x: 5)
  ///     //          ^^ error: a single value in parentheses cannot have a label
  static func labelWithoutCall(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .labelWithoutCall,
      "a single value in parentheses cannot have a label",
      at: range,
      fixIts: [FixIt("remove the label", replacing: range, with: "")]
    )
  }

  /// The keyword `default` in place of `else` in a switch.
  ///
  ///     default: 5
  /// //  ^^^^^^^ error: use 'else' instead of 'default' for the remaining cases
  static func defaultForElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .defaultForElse,
      "use 'else' instead of 'default' for the remaining cases",
      at: range,
      fixIts: [FixIt("replace with 'else'", replacing: range, with: "else")]
    )
  }
}
