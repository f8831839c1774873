// Reports about expressions that read well and mean nothing.

extension Diagnostic {
  /// Two comparisons or two ranges in a row.
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

  /// Arguments after something that is no name.
  ///
  ///     let five = 5(3)
  ///     //          ^ error: only a name can be called
  static func calledValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(.calledValue, "only a name can be called", at: range)
  }

  /// A label on a lone value in parentheses.
  ///
  ///     let five = (x: 5)
  ///     //          ^^ error: a lone value in parentheses takes no label
  static func loneLabel(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loneLabel,
      "a lone value in parentheses takes no label",
      at: range,
      fixIts: [FixIt("remove it", replacing: range, with: "")]
    )
  }

  /// `default` in a switch, where `else` is meant.
  ///
  ///     default: 5
  /// //  ^^^^^^^ error: what no case covers stands under 'else'
  static func defaultForElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .defaultForElse,
      "what no case covers stands under 'else'",
      at: range,
      fixIts: [FixIt("replace with 'else'", replacing: range, with: "else")]
    )
  }
}
