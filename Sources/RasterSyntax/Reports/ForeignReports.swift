// Diagnostics for the syntax of CSS, SVG, SwiftUI and JavaScript.

extension Diagnostic {
  /// A comparison with `===` or `!==`.
  ///
  ///     let isMain = role === .primary
  ///     //                  ^ error: compare values with '==', not '==='
  static func strictEquality(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedExpression,
      "compare values with '\(sign)', not '\(sign)='",
      at: range,
      fixIts: [FixIt("remove '='", replacing: range, with: "")]
    )
  }

  /// A function in place of a value.
  ///
  ///     let tops = bars.map(bar => bar.top)
  ///     //                  ^^^^^^ error: a function cannot be a value; build a list with '[for x in xs: x * 2]'
  static func closure(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedExpression,
      "a function cannot be a value; build a list with '[for x in xs: x * 2]'",
      at: range
    )
  }

  /// A CSS gradient with a direction.
  ///
  ///     fill rect(bounds), with: linear-gradient(to right, #F00, #00F)
  ///     //                       ^^^^^^^^^^^^^^^ error: no function named 'linear-gradient' in scope; …
  static func gradientOfCSS(_ name: String, _ advice: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownName, "no function named '\(name)' in scope; \(advice)", at: range)
  }

  /// A property without a type.
  ///
  ///     state isOn = false
  ///     //    ^^^^ error: a property needs a type: 'state isOn: Bool = …'
  static func missingType(of name: NameSyntax, _ type: String?) -> Diagnostic {
    let text = ": " + (type ?? "")
    return Diagnostic(
      .expectedType,
      "a property needs a type: 'state \(name.text): \(type ?? "Type") = …'",
      at: name.range,
      fixIts: type == nil
        ? [] : [FixIt("insert '\(text)'", replacing: name.range.end, with: text)]
    )
  }

  /// A property with a SwiftUI property wrapper.
  ///
  ///     @State private var isOn = false
  /// //  ^^^^^^^^^^^^^^^^^^ error: write a property as 'state isOn: Bool = …'
  static func wrappedState(_ text: String, at range: SourceRange, isFix: Bool) -> Diagnostic {
    Diagnostic(
      .missingPropertyKeyword,
      "write a property as '\(text) = …'",
      at: range,
      fixIts: isFix ? [FixIt("replace with '\(text)'", replacing: range, with: text)] : []
    )
  }

  /// A comment in the syntax of Python and shells.
  ///
  ///     # Round.
  /// //  ^ error: a comment starts with '//', not '#'
  static func hashComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "a comment starts with '//', not '#'",
      at: range,
      fixIts: [FixIt("replace with '//'", replacing: range, with: "//")]
    )
  }

  /// The body of a SwiftUI view.
  ///
  ///     var body: some View {
  /// //  ^^^^^^^^^^^^^^^^^^^ error: a component draws in 'draw { … }'
  static func viewBody(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "a component draws in 'draw { … }'",
      at: range,
      fixIts: [FixIt("replace with 'draw'", replacing: range, with: "draw")]
    )
  }

  /// A SwiftUI view, a React class or a CSS rule in place of a component.
  ///
  ///     struct Badge: View {
  /// //  ^^^^^^^^^^^^^^^^^^ error: write this as a component: 'component Badge { … }'
  static func componentMeant(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedDeclaration,
      "write this as a component: '\(text) { … }'",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// A function in JavaScript syntax.
  ///
  ///     function half(x) { return x / 2 }
  /// //  ^^^^^^^^ error: 'function' is not a keyword; write a function as 'func half(_ x: Double) -> Double { x / 2 }'
  static func otherFunction(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedDeclaration,
      "'\(word)' is not a keyword; write a function as 'func half(_ x: Double) -> Double { x / 2 }'",
      at: range
    )
  }

  /// A loop in SwiftUI syntax.
  ///
  ///     ForEach(0..<3) { i in
  /// //  ^^^^^^^^^^^^^^^^^^^^^ error: write a loop as 'for i in 0..<3 { … }'
  static func forEach(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "write a loop as '\(text) … }'",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// An SVG or HTML element.
  ///
  ///     <circle cx="12" cy="12" r="10" />
  /// //  ^^^^^^^ error: markup is not supported; write a circle as 'fill circle(center: (12, 12), radius: 10), with: #000'
  static func markup(_ advice: String?, isInFile: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      isInFile ? .expectedDeclaration : .expectedLine,
      "markup is not supported; "
        + (advice ?? "draw with lines such as 'fill rect(bounds), with: #000'"),
      at: range
    )
  }

  /// A CSS selector for a state.
  ///
  ///     :hover { }
  /// //  ^^^^^^ error: selectors are not supported; declare 'state isHovered: Bool = false' and read it in 'draw'
  static func selector(_ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "selectors are not supported; declare 'state \(property): Bool = false' and read it in 'draw'",
      at: range
    )
  }
}
