// Diagnostics of names: unknown, declared twice, or of the wrong kind.

import RasterSyntax

extension Diagnostic {
  /// An assignment to a name that has a value.
  ///
  ///     let x = 10
  ///     x = x + 10
  /// //  ^ error: cannot assign to 'x'; declare another 'let' for the new value
  static func assigned(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLet,
      "cannot assign to '\(name)'; declare another 'let' for the new value",
      at: range
    )
  }

  /// A name that is not declared in scope.
  ///
  ///     fill circle(center: p, radius: sise), with: #000
  ///     //                             ^^^^ error: no value named 'sise' in scope
  static func unknownName(
    _ name: String,
    role: NameRole,
    at range: SourceRange,
    nearest: String?,
    declared: SourceRange? = nil
  ) -> Diagnostic {
    let noun =
      switch role {
      case .value: "value"
      case .function: "function"
      case .type: "type"
      }
    let phrases =
      switch role {
      case .value: ForeignPhrases.values
      case .function: ForeignPhrases.functions
      case .type: [String: String]()
      }
    let isSaid = role != .value || nearest == nil
    let advice = isSaid ? phrases[ForeignPhrases.camelCase(name)].map { "; " + $0 } ?? "" : ""
    return Diagnostic(
      .unknownName,
      "no \(noun) named '\(name)' in scope" + advice,
      at: range,
      labels: declared.map { [Label("'\(nearest ?? "")' is declared here, but not used", at: $0)] }
        ?? [],
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A name that is declared in a file that this one does not import.
  ///
  ///     fill rect(bounds), with: Brand.ink
  ///     //                       ^^^^^ error: 'Brand' is declared in 'Brand.raster', which is not imported
  static func notImported(
    _ name: String,
    path: String,
    at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notImported,
      "'\(name)' is declared in '\(path)', which is not imported",
      at: range,
      labels: [Label("declared here", at: declared)]
    )
  }

  /// Two declarations with the same name.
  ///
  ///     state isOn: Bool = true
  ///     //    ^^^^ error: 'isOn' is declared twice
  static func duplicateName(
    _ name: String,
    at range: SourceRange,
    first: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .duplicateName,
      "'\(name)' is declared twice",
      at: range,
      labels: first.map { [Label("first declared here", at: $0)] } ?? []
    )
  }

  /// A declaration with the name of a built-in.
  ///
  ///     enum Color { case red }
  ///     //   ^^^^^ error: 'Color' is built in and cannot be redeclared
  static func builtInName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .builtInName,
      "'\(name)' is built in and cannot be redeclared",
      at: range
    )
  }

  /// A field or a case with a name that generated Swift reserves.
  ///
  ///     struct Item { let hashValue: Int }
  ///     //                ^^^^^^^^^ error: a field or a case cannot be named 'hashValue', which generated Swift reserves
  static func reservedProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedProperty,
      "a field or a case cannot be named '\(name)', which generated Swift reserves",
      at: range
    )
  }

  /// A name that is not a type, where a type is required.
  ///
  ///     state plate: Plate = nil
  ///     //           ^^^^^ error: expected a type, found 'Plate', which is a component
  static func notAType(_ name: String, noun: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAType,
      "expected a type, found '\(name)', which is \(noun)",
      at: range
    )
  }

  /// A `let` that a function reads, although a `let` above it calls the function.
  ///
  ///     func left(of index: Int) -> Double { gap * index }
  ///     let first = left(of: 0)
  ///     let gap = 4.0
  ///     //                                   ^^^ error: 'left' cannot read 'gap' here, because 'first' above it calls 'left'
  static func readsLater(
    _ name: String,
    in function: String,
    _ caller: String,
    at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    let reason = name == caller ? ", whose value" : " here, because '\(caller)' above it"
    return Diagnostic(
      .unknownName,
      "'\(function)' cannot read '\(name)'\(reason) calls '\(function)'",
      at: range,
      labels: [Label("'\(name)' is declared here", at: declared)]
    )
  }

  /// A name that is not a value, where a value is required.
  ///
  ///     place Badge, in: bounds
  ///     //    ^^^^^ error: expected a value, found 'Badge', which is a component
  static func notAValue(
    _ name: String,
    noun: String,
    at range: SourceRange,
    replacingWith text: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .notAValue,
      "expected a value, found '\(name)', which is \(noun)",
      at: range,
      fixIts: replacement(text, at: range)
    )
  }

  /// A call of a value; `parentheses` are those of a call without arguments.
  ///
  ///     size bounds.width(), 10
  ///     //          ^^^^^ error: 'width' cannot be called
  static func notAFunction(
    _ name: String,
    at range: SourceRange,
    parentheses: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .notAFunction,
      "'\(name)' cannot be called",
      at: range,
      fixIts: parentheses.map { [FixIt("remove '()'", replacing: $0, with: "")] } ?? []
    )
  }

  /// A string that is created by its type, as in other languages.
  ///
  ///     let words = String(format: "%.1f", x)
  ///     //          ^^^^^^ error: convert a value to a string with '"\(x)"' or 'format'
  static func textByType(at range: SourceRange, whole: SourceRange, text: String?) -> Diagnostic {
    Diagnostic(
      .notAFunction,
      "convert a value to a string with '\"\\(x)\"' or 'format'",
      at: range,
      fixIts: replacement(text, at: whole)
    )
  }

  /// A function or a number as a member of an object, which it is in other languages.
  ///
  ///     let length = Math.max(8, level * 80)
  ///     //           ^^^^ error: no value named 'Math' in scope; use 'max' without it
  static func ownedFunction(
    _ owner: String,
    _ name: String,
    at range: SourceRange,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownName,
      "no value named '\(owner)' in scope; use '\(name)' without it",
      at: range,
      fixIts: replacement(name, at: whole)
    )
  }

  /// A member that a value or a type does not have; cases of enums are members.
  ///
  ///     let edge = bounds.widht
  ///     //                ^^^^^ error: 'Rect' has no member 'widht'
  ///
  /// If no member is similar and there are few `members`, a label lists them. A similar member
  /// replaces `whole`, or only the name if `whole` is nil.
  static func unknownMember(
    _ name: String,
    of owner: String,
    at range: SourceRange,
    nearest: String?,
    replacing whole: SourceRange? = nil,
    members: [String] = [],
    declared: SourceRange? = nil,
    phrase: String? = nil
  ) -> Diagnostic {
    let phrase = phrase ?? ForeignPhrases.modifiers[name]
    let advice = nearest == nil ? phrase.map { "; " + $0 } : nil
    let isList = nearest == nil && advice == nil && (1...8).contains(members.count)
    let list = members.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unknownMember,
      "'\(owner)' has no member '\(name)'" + (advice ?? ""),
      at: range,
      labels: (isList ? [Label("available members: \(list)", at: range)] : [])
        + declaration(nearest, at: declared),
      fixIts: suggestion(nearest, at: whole ?? range)
    )
  }

  /// A member of lists that takes a function in other languages.
  ///
  ///     let tops = bars.map { $0.top }
  ///     //              ^^^ error: '[Bar]' has no member 'map'; write, for example, '[for x in xs: x * 2]'
  static func listFunction(
    _ name: String,
    of type: String,
    _ way: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember,
      "'\(type)' has no member '\(name)'; write, for example, '\(way)'",
      at: range
    )
  }

  /// A unit, written like a member of a number.
  ///
  ///     let turn = 30.degrees
  ///     //            ^^^^^^^ error: a number has no member 'degrees'; write this angle as '30deg'
  static func unitAsMember(
    _ name: String,
    _ angle: String,
    at range: SourceRange,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember,
      "a number has no member '\(name)'; write this angle as '\(angle)'",
      at: range,
      fixIts: replacement(angle, at: whole)
    )
  }

  /// A function, written like a member of the type that it returns.
  ///
  ///     fill rect(bounds), with: .linear(from: .top, to: .bottom, [#000, #FFF])
  ///     //                       ^^^^^^^ error: 'linearGradient' is a function, not a member of 'Paint'
  static func functionAsMember(
    _ name: String,
    of owner: String,
    function: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember,
      "'\(function)' is a function, not a member of '\(owner)'",
      at: range,
      fixIts: replacement(function, at: range)
    )
  }

  /// A method that is not called.
  ///
  ///     let edge = bounds.inset
  ///     //                ^^^^^ error: 'inset' must be called with its arguments in parentheses
  static func methodWithoutCall(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodWithoutCall,
      "'\(name)' must be called with its arguments in parentheses",
      at: range
    )
  }

  /// A member of a value that may be nil.
  ///
  ///     let x = point.x
  ///     //            ^ error: 'x' is a member of a value that may be nil; unwrap it with 'if let' or '??' first
  static func memberOfOptional(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .memberOfOptional,
      "'\(name)' is a member of a value that may be nil; unwrap it with 'if let' or '??' first",
      at: range
    )
  }

  /// `environment` as a value.
  ///
  ///     let all = environment
  ///     //        ^^^^^^^^^^^ error: expected a member of 'environment', such as '.appearance'
  static func environmentAsValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .environmentAsValue,
      "expected a member of 'environment', such as '.appearance'",
      at: range
    )
  }

  /// `bounds` in the size or the caps, read directly or through a `let`.
  ///
  ///     size bounds.width, 20
  ///     //   ^^^^^^ error: 'bounds' depends on 'size' and 'caps' and cannot be read in them
  static func boundsUndecided(through name: String?, at range: SourceRange) -> Diagnostic {
    let words = name.map { "'\($0)' depends on 'bounds', which" } ?? "'bounds'"
    return Diagnostic(
      .boundsUndecided,
      "\(words) depends on 'size' and 'caps' and cannot be read in them",
      at: range
    )
  }

  /// `bounds` outside of a component.
  ///
  ///     let half = bounds.width / 2
  ///     //         ^^^^^^ error: 'bounds' can be read only in a component
  static func boundsOutsideComponent(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .boundsOutsideComponent,
      "'bounds' can be read only in a component",
      at: range
    )
  }

  /// `proposed` outside of `size`, read directly or through a `let`.
  ///
  ///     draw { fill rect(Rect(origin: (0, 0), size: offered)), with: #000 }
  ///     //                                          ^^^^^^^ error: 'offered' depends on 'proposed', which can be read only in 'size'
  static func proposedOutsideSize(through name: String?, at range: SourceRange) -> Diagnostic {
    let words = name.map { "'\($0)' depends on 'proposed', which" } ?? "'proposed'"
    return Diagnostic(
      .proposedOutsideSize,
      "\(words) can be read only in 'size'",
      at: range
    )
  }

  /// Returns a fix-it, marked as a guess, that replaces an unknown name by the most similar one.
  static func suggestion(_ nearest: String?, at range: SourceRange) -> [FixIt] {
    nearest.map {
      [FixIt("replace with '\($0)'", replacing: range, with: $0, isGuess: true)]
    } ?? []
  }

  /// Returns a label at the declaration of the most similar name, which may be misspelt there.
  static func declaration(_ nearest: String?, at range: SourceRange?) -> [Label] {
    guard let nearest, let range else { return [] }
    return [Label("'\(nearest)' is declared here", at: range)]
  }

  /// Returns a fix-it that replaces code by its correct form.
  static func replacement(_ text: String?, at range: SourceRange) -> [FixIt] {
    text.map { [FixIt("replace with '\($0)'", replacing: range, with: $0)] } ?? []
  }
}

/// The kind of declaration that a name refers to; suggestions have the same kind.
enum NameRole { case value, function, type }
