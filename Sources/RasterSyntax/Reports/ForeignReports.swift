// Reports about what CSS, SVG, SwiftUI and JavaScript say in a way of their own.

extension Diagnostic {
  /// A comparison with a sign too many.
  ///
  ///     let isMain = role === .primary
  ///     //                  ^ error: values are compared with '==', not with '==='
  static func strictEquality(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedExpression,
      "values are compared with '\(sign)', not with '\(sign)='",
      at: range,
      fixIts: [FixIt("remove '='", replacing: range, with: "")]
    )
  }

  /// A function where a value must stand.
  ///
  ///     let tops = bars.map(bar => bar.top)
  ///     //                  ^^^^^^ error: no function is a value; a list is made by '[for x in xs: x * 2]'
  static func closure(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedExpression,
      "no function is a value; a list is made by '[for x in xs: x * 2]'",
      at: range
    )
  }

  /// A gradient of CSS with its direction.
  ///
  ///     fill rect(bounds), with: linear-gradient(to right, #F00, #00F)
  ///     //                       ^^^^^^^^^^^^^^^ error: no function named 'linear-gradient' in scope; …
  static func gradientOfCSS(_ name: String, _ advice: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownName, "no function named '\(name)' in scope; \(advice)", at: range)
  }

  /// A property without its type.
  ///
  ///     state isOn = false
  ///     //    ^^^^ error: a property has a type: 'state isOn: Bool = …'
  static func missingType(of name: NameSyntax, _ type: String?) -> Diagnostic {
    let text = ": " + (type ?? "")
    return Diagnostic(
      .expectedType,
      "a property has a type: 'state \(name.text): \(type ?? "Type") = …'",
      at: name.range,
      fixIts: type == nil
        ? [] : [FixIt("insert '\(text)'", replacing: name.range.end, with: text)]
    )
  }

  /// A property as SwiftUI has it.
  ///
  ///     @State private var isOn = false
  /// //  ^^^^^^^^^^^^^^^^^^ error: a property is written 'state isOn: Bool = …'
  static func wrappedState(_ text: String, at range: SourceRange, isFix: Bool) -> Diagnostic {
    Diagnostic(
      .missingPropertyKeyword,
      "a property is written '\(text) = …'",
      at: range,
      fixIts: isFix ? [FixIt("replace with '\(text)'", replacing: range, with: text)] : []
    )
  }

  /// A comment as Python and shells have it.
  ///
  ///     # Round.
  /// //  ^ error: a comment begins with '//', not with '#'
  static func hashComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "a comment begins with '//', not with '#'",
      at: range,
      fixIts: [FixIt("replace with '//'", replacing: range, with: "//")]
    )
  }

  /// A view's body.
  ///
  ///     var body: some View {
  /// //  ^^^^^^^^^^^^^^^^^^^ error: what is drawn stands in 'draw { … }'
  static func viewBody(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "what is drawn stands in 'draw { … }'",
      at: range,
      fixIts: [FixIt("replace with 'draw'", replacing: range, with: "draw")]
    )
  }

  /// A view, a class of React, or a rule of CSS where a component must stand.
  ///
  ///     struct Badge: View {
  /// //  ^^^^^^^^^^^^^^^^^^ error: what is drawn is a 'component'
  static func componentMeant(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedDeclaration,
      "what is drawn is a component: '\(text) { … }'",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// A function as JavaScript has it.
  ///
  ///     function half(x) { return x / 2 }
  /// //  ^^^^^^^^ error: a function is written 'func half(_ x: Double) -> Double { x / 2 }'
  static func otherFunction(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedDeclaration,
      "'\(word)' is no word here; a function is written 'func half(_ x: Double) -> Double { x / 2 }'",
      at: range
    )
  }

  /// A loop as SwiftUI has it.
  ///
  ///     ForEach(0..<3) { i in
  /// //  ^^^^^^^^^^^^^^^^^^^^^ error: a loop is written 'for i in 0..<3 { … }'
  static func forEach(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "a loop is written '\(text) … }'",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// An element of SVG or HTML.
  ///
  ///     <circle cx="12" cy="12" r="10" />
  /// //  ^^^^^^^ error: this is no markup; a circle is 'fill circle(center: (12, 12), radius: 10), with: #000'
  static func markup(_ advice: String?, isInFile: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      isInFile ? .expectedDeclaration : .expectedLine,
      "this is no markup; "
        + (advice ?? "a line is a word and what it takes: 'fill rect(bounds), with: #000'"),
      at: range
    )
  }

  /// A rule of CSS for a state.
  ///
  ///     :hover { }
  /// //  ^^^^^^ error: a state is a property, such as 'state isHovered: Bool = false'
  static func selector(_ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "a state is a property, 'state \(property): Bool = false', which 'draw' reads",
      at: range
    )
  }
}
