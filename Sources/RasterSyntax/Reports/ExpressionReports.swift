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

  /// A `where` after the loop of a list.
  ///
  ///     let tops = [for bar in bars where bar.isOn: bar.top]
  ///     //                          ^^^^^ error: a list chooses with 'if'
  static func whereInList(at range: SourceRange, after place: SourceRange) -> Diagnostic {
    var whole = place
    whole.upper = range.upper
    return Diagnostic(
      .whereInList,
      "a list chooses with 'if'",
      at: range,
      fixIts: [FixIt("write ': if'", replacing: whole, with: ": if")]
    )
  }

  /// The braces of a block around an element of a list.
  ///
  ///     let tops = [for bar in bars { bar.top }]
  ///     //                          ^ error: in a list, ':' follows 'for', not a block
  static func braceForColon(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .braceForColon,
      "in a list, ':' follows '\(keyword)', not a block",
      at: range
    )
  }

  /// `?.` between an optional value and a member.
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

  /// `!` after an optional value.
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
  static func labelWithoutCall(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .labelWithoutCall,
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
