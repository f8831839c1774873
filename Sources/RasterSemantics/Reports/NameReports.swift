// Reports about names: unknown, taken twice, or of another kind than the place needs.

import RasterSyntax

extension Diagnostic {
  /// Another value for a name that has one.
  ///
  ///     let x = 10
  ///     x = x + 10
  /// //  ^ error: 'x' keeps its value; name the other one with a 'let' of its own
  static func assigned(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLet,
      "'\(name)' keeps its value; name the other one with a 'let' of its own",
      at: range
    )
  }

  /// A name that nothing in sight declares.
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
      labels: declared.map { [Label("'\(nearest ?? "")' is declared here, and not used", at: $0)] }
        ?? [],
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A name that a file declares which this one does not import.
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

  /// Two declarations of one name.
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
      labels: first.map { [Label("first here", at: $0)] } ?? []
    )
  }

  /// A declaration with the name of a built-in.
  ///
  ///     enum Color { case red }
  ///     //   ^^^^^ error: 'Color' is built in, and cannot be declared
  static func builtInName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .builtInName,
      "'\(name)' is built in, and cannot be declared",
      at: range
    )
  }

  /// A field or a case with a name that generated Swift needs.
  ///
  ///     state size: Size = (1, 1)
  ///     //    ^^^^ error: a property, field or case cannot be named 'size', which generated Swift needs for itself
  static func reservedProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedProperty,
      "a field or a case cannot be named '\(name)', which generated Swift needs for itself",
      at: range
    )
  }

  /// Something that is no type, where one is needed.
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

  /// Something that is no value, where one is needed.
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

  /// A call of something that takes no arguments; `parentheses` may be those of a call without any.
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

  /// A text that is made by its type, as in other languages.
  ///
  ///     let words = String(format: "%.1f", x)
  ///     //          ^^^^^^ error: a text is written '"\\(x)"', or with 'format'
  static func textByType(at range: SourceRange, whole: SourceRange, text: String?) -> Diagnostic {
    Diagnostic(
      .notAFunction,
      "a text is written '\"\\(x)\"', or with 'format'",
      at: range,
      fixIts: replacement(text, at: whole)
    )
  }

  /// A function, or a number, with the name of an object that has it elsewhere.
  ///
  ///     let length = Math.max(8, level * 80)
  ///     //           ^^^^ error: no value named 'Math' in scope; what it has stands alone: 'max'
  static func ownedFunction(
    _ owner: String,
    _ name: String,
    at range: SourceRange,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownName,
      "no value named '\(owner)' in scope; what it has stands alone: '\(name)'",
      at: range,
      fixIts: replacement(name, at: whole)
    )
  }

  /// A member that a value or a type does not have; cases of enums are members.
  ///
  ///     let edge = bounds.widht
  ///     //                ^^^^^ error: 'Rect' has no member 'widht'
  ///
  /// `members` are named where none is near, if they are few; what is near replaces `whole`, if that
  /// is not the name alone.
  static func unknownMember(
    _ name: String,
    of owner: String,
    at range: SourceRange,
    nearest: String?,
    replacing whole: SourceRange? = nil,
    members: [String] = [],
    declared: SourceRange? = nil
  ) -> Diagnostic {
    let advice = nearest == nil ? ForeignPhrases.modifiers[name].map { "; " + $0 } : nil
    let isList = nearest == nil && advice == nil && (1...8).contains(members.count)
    let list = members.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unknownMember,
      "'\(owner)' has no member '\(name)'" + (advice ?? ""),
      at: range,
      labels: (isList ? [Label("it has \(list)", at: range)] : [])
        + declaration(nearest, at: declared),
      fixIts: suggestion(nearest, at: whole ?? range)
    )
  }

  /// A member of lists that takes a function elsewhere.
  ///
  ///     let tops = bars.map { $0.top }
  ///     //              ^^^ error: '[Bar]' has no member 'map'; write such as '[for x in xs: x * 2]'
  static func listFunction(
    _ name: String,
    of type: String,
    _ way: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember,
      "'\(type)' has no member '\(name)'; write such as '\(way)'",
      at: range
    )
  }

  /// A unit as if it were a member of a number.
  ///
  ///     let turn = 30.degrees
  ///     //            ^^^^^^^ error: a number has no member 'degrees'; this angle is '30deg'
  static func unitAsMember(
    _ name: String,
    _ angle: String,
    at range: SourceRange,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember,
      "a number has no member '\(name)'; this angle is '\(angle)'",
      at: range,
      fixIts: replacement(angle, at: whole)
    )
  }

  /// A function as if it were a member of the type that it makes.
  ///
  ///     fill rect(bounds), with: .linear(from: .top, to: .bottom, [#000, #FFF])
  ///     //                       ^^^^^^^ error: 'linearGradient' is a function, and no member of 'Paint'
  static func functionAsMember(
    _ name: String,
    of owner: String,
    function: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember,
      "'\(function)' is a function, and no member of '\(owner)'",
      at: range,
      fixIts: replacement(function, at: range)
    )
  }

  /// A method's name without its arguments.
  ///
  ///     let edge = bounds.inset
  ///     //                ^^^^^ error: 'inset' must be called, with its arguments in parentheses
  static func methodWithoutCall(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodWithoutCall,
      "'\(name)' must be called, with its arguments in parentheses",
      at: range
    )
  }

  /// A member of something that may be nil.
  ///
  ///     let x = point.x
  ///     //            ^ error: 'x' may be read only of what is not nil; use 'if let' or '??' first
  static func memberOfOptional(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .memberOfOptional,
      "'\(name)' may be read only of what is not nil; use 'if let' or '??' first",
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

  /// `bounds` where the size is decided, itself or through a `let`.
  ///
  ///     size bounds.width, 20
  ///     //   ^^^^^^ error: 'bounds' follows from size and caps, and cannot be read in them
  static func boundsUndecided(through name: String?, at range: SourceRange) -> Diagnostic {
    let words = name.map { "'\($0)' depends on 'bounds', which" } ?? "'bounds'"
    return Diagnostic(
      .boundsUndecided,
      "\(words) follows from size and caps, and cannot be read in them",
      at: range
    )
  }

  /// `bounds` where there is no box.
  ///
  ///     let half = bounds.width / 2
  ///     //         ^^^^^^ error: 'bounds' belongs to a component, and cannot be read here
  static func boundsOutsideComponent(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .boundsOutsideComponent,
      "'bounds' belongs to a component, and cannot be read here",
      at: range
    )
  }

  /// `proposed` where no size is decided, itself or through a `let`.
  ///
  ///     draw { fill rect(Rect(origin: (0, 0), size: offered)), with: #000 }
  ///     //                                          ^^^^^^^ error: 'offered' is known only where a component's size is decided, and can be read only in 'size'
  static func proposedOutsideSize(through name: String?, at range: SourceRange) -> Diagnostic {
    let words = name.map { "'\($0)' depends on 'proposed', which" } ?? "'proposed'"
    return Diagnostic(
      .proposedOutsideSize,
      "\(words) is known only where a component's size is decided, and can be read only in 'size'",
      at: range
    )
  }

  /// The fix-it that puts the nearest name in place of one that does not exist: a guess.
  static func suggestion(_ nearest: String?, at range: SourceRange) -> [FixIt] {
    nearest.map {
      [FixIt("replace with '\($0)'", replacing: range, with: $0, isGuess: true)]
    } ?? []
  }

  /// The label that shows where the nearest name is declared, since it may be misspelt there.
  static func declaration(_ nearest: String?, at range: SourceRange?) -> [Label] {
    guard let nearest, let range else { return [] }
    return [Label("'\(nearest)' is declared here", at: range)]
  }

  /// The fix-it that writes the same in the right way.
  static func replacement(_ text: String?, at range: SourceRange) -> [FixIt] {
    text.map { [FixIt("replace with '\($0)'", replacing: range, with: $0)] } ?? []
  }
}

/// The kind that a name was looked up as; suggestions are of that kind.
enum NameRole { case value, function, type }
