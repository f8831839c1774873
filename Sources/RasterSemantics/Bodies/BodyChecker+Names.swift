// Resolves names and members in their context.

import RasterSyntax
import RasterValues

extension BodyChecker {
  mutating func checkName(
    _ name: String,
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    if name.isEmpty { return .error(at: range) }
    if scope.function(name) != nil {
      _ = scope.use(name)
      report(.notAValue(name, noun: "a function", at: range))
      return .error(at: range)
    }
    if !scope.contains(name), reportsLater(name, at: range) { return .error(at: range) }
    if let value = checkValueName(name, at: range) { return value }
    if name == "environment" {
      report(.environmentAsValue(at: range))
      return .error(at: range)
    }
    if let id = module.declaration(name, in: file) {
      let isOther = id.kind == .component && id.index != component
      let isContent = isOther && (expected == nil || expected == .content)
      let call = isContent ? "\(name)()" : nil
      report(.notAValue(name, noun: id.kind.noun, at: range, replacingWith: call))
    } else if BuiltIns.functions[name] != nil {
      report(.notAValue(name, noun: "a function", at: range))
    } else if BuiltIns.types[name] != nil {
      report(.notAValue(name, noun: "a type", at: range))
    } else if let expected, staticNames(of: expected.unwrapped).contains(name) {
      report(.unknownName(name, role: .value, at: range, nearest: "." + name))
    } else if let value = renamedValue(name, at: range) {
      return value
    } else {
      reportUnknown(name, at: range, as: .value, expected: expected)
    }
    return .error(at: range)
  }

  /// Reports a name that was renamed, and returns the value of the new name.
  private mutating func renamedValue(_ name: String, at range: SourceRange) -> TypedExpression? {
    guard let new = RenamedWords.values[name], BuiltIns.values.contains(new) || scope.contains(new)
    else { return nil }
    report(.renamed(name, to: new, at: range))
    return checkValueName(new, at: range)
  }

  /// Returns the value that a name refers to, or nil.
  ///
  /// The name is that of a local, a property, `bounds`, `proposed`, a file-level `let` or a named
  /// number.
  private mutating func checkValueName(_ name: String, at range: SourceRange) -> TypedExpression? {
    if let local = scope.use(name) {
      if local.kind == .property, let component {
        noteProperty(NameSyntax(text: name, range: range), of: component)
      } else {
        session.recorder?.refer(range, to: local.range)
      }
      // A name outside a drawing stands for the bounds around it.
      if local.boxReads.contains(.bounds) { useBounds(through: name, at: range, ofDrawing: false) }
      if local.boxReads.contains(.proposed) { useProposed(through: name, at: range) }
      let kind: TypedExpression.Kind =
        local.kind == .property ? .property(local.slot) : .local(local.slot)
      return TypedExpression(kind, local.type, at: range)
    }
    if name == "bounds" {
      useBounds(through: nil, at: range, ofDrawing: true)
      return TypedExpression(.bounds, .rect, at: range)
    }
    if name == "proposed" {
      useProposed(through: nil, at: range)
      return TypedExpression(.proposed, .size, at: range)
    }
    if let id = module.declaration(name, in: file), id.kind == .constant {
      use(id, at: range)
      return TypedExpression(.constant(id.index), module.constants[id.index].type, at: range)
    }
    if module.declaration(name, in: file) == nil, let number = BuiltIns.namedNumbers[name] {
      return TypedExpression(.double(number), .double, at: range)
    }
    return nil
  }

  /// Reads `bounds`, or a name that depends on them.
  ///
  /// `ofDrawing` is whether these are the bounds of the drawing around the position, if any.
  mutating func useBounds(through name: String?, at range: SourceRange, ofDrawing: Bool) {
    if ruleAroundDrawing != nil, ofDrawing { return }
    boxReads.insert(.bounds)
    switch ruleAroundDrawing ?? boundsRule {
    case .allowed: break
    case .undecided: report(.boundsUndecided(through: name, at: range))
    case .accessibility: report(.boundsSaid(through: name, at: range))
    case .noComponent: report(.boundsOutsideComponent(at: range))
    case .token: report(.tokenReadsComponent("bounds", at: range))
    }
  }

  mutating func useProposed(through name: String?, at range: SourceRange) {
    if ruleAroundDrawing == nil || name != nil { boxReads.insert(.proposed) }
    if mayReadProposed { return }
    report(
      boundsRule == .token
        ? .tokenReadsComponent("proposed", at: range)
        : .proposedOutsideSize(through: name, at: range)
    )
  }

  /// Checks `.primary`, `.white` or `.unit(0.5, 0.5)`: a static member of the expected type.
  ///
  /// A token of the type can be written in the same way.
  mutating func checkImplicitMember(
    _ name: NameSyntax,
    arguments: CallSyntax?,
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    let target = expected?.unwrapped
    if name.text.isEmpty || target?.isBroken == true {
      checkLoosely(arguments)
      return .error(at: range)
    }
    guard let target else {
      checkLoosely(arguments)
      report(.untypedLiteral(".\(name.text)", at: range))
      return .error(at: range)
    }
    return checkTokenMember(name, of: target, call: arguments, at: range)
      ?? checkStaticMember(name, of: target, call: arguments, at: range)
  }

  /// Checks a static member of a type: an enum's case, or a built-in such as `.white`.
  mutating func checkStaticMember(
    _ name: NameSyntax,
    of type: Type,
    call: CallSyntax?,
    at range: SourceRange
  ) -> TypedExpression {
    if name.text.isEmpty {
      checkLoosely(call)
      return .error(at: range)
    }
    let cases = name.text == "allCases" ? allCases(of: type, at: range) : nil
    if let value = enumCase(name, of: type, at: range) ?? cases {
      if let call { report(.notAFunction(name.text, at: call.argumentsRange)) }
      return value
    }
    for candidate in type.staticBases {
      let key = BuiltIns.MemberKey(type: candidate, name: name.text)
      guard let builtIns = BuiltIns.staticMembers[key] else { continue }
      let empty = CallSyntax(arguments: [], argumentsRange: range.end, range: range)
      return checkBuiltIn(builtIns, name: name.text, base: nil, call ?? empty)
    }
    let owner = describe(type)
    if BuiltIns.types[owner] == type, let new = RenamedWords.cases[owner]?[name.text] {
      report(.renamed(name.text, to: new, at: name.range))
      let name = NameSyntax(text: new, range: name.range)
      return checkStaticMember(name, of: type, call: call, at: range)
    }
    checkLoosely(call)
    if call != nil, let function = function(for: name.text, type) {
      let fullRange = range.start.union(name.range)
      report(.functionAsMember(name.text, of: describe(type), function: function, at: fullRange))
      return .error(at: range)
    }
    if noteGap(name.text, .staticMember(of: type)) { return .error(at: range) }
    let names = staticNames(of: type)
    let color = call == nil ? ForeignNames.color(name.text, type) : nil
    let phrase = alignmentPhrase(name.text, of: type)
    let nearest = color ?? (phrase != nil ? nil : session.nearest(to: name.text) { names })
    report(
      .unknownMember(
        name.text,
        of: describe(type),
        at: name.range,
        nearest: nearest,
        replacing: color == nil ? nil : range.start.union(name.range),
        members: names,
        declared: nearest.flatMap { caseRange($0, of: type) },
        phrase: phrase
      )
    )
    return .error(at: range)
  }

  /// Returns the advice for an alignment that the parts of a layout cannot have.
  private func alignmentPhrase(_ name: String, of type: Type) -> String? {
    switch type {
    case .builtin(.contentAlignment): LayoutPhrases.corners[name]
    case .builtin(.rowAlignment): LayoutPhrases.rowSides[name].map { LayoutPhrases.alongRow($0) }
    default: nil
    }
  }

  /// Returns the declaration of a case, whose name may be misspelt there.
  private func caseRange(_ name: String, of type: Type) -> SourceRange? {
    guard case .enumeration(let index) = type else { return nil }
    return module.enums[index].caseIndices[name].map { module.enums[index].caseRanges[$0] }
  }

  /// Returns the function that creates a value of a type and whose name starts with `name`.
  ///
  /// For `.linear`, this is `linearGradient`.
  private func function(for name: String, _ type: Type) -> String? {
    BuiltIns.functions.filter { function, overloads in
      function.hasPrefix(name) && overloads.contains { type.accepts($0.result) }
    }.keys.min()
  }

  private func enumCase(_ name: NameSyntax, of type: Type, at range: SourceRange)
    -> TypedExpression?
  {
    switch type {
    case .enumeration(let index):
      module.enums[index].caseIndices[name.text].map {
        session.recorder?.refer(
          name.range,
          to: session.recorder?.places.cases[index][name.text]
        )
        return TypedExpression(.enumCase(index, $0), type, at: range)
      }
    case .builtin(let builtin):
      builtin.cases.firstIndex(of: name.text).map {
        TypedExpression(.builtinCase(builtin, $0), type, at: range)
      }
    default: nil
    }
  }

  func staticNames(of type: Type) -> [String] {
    if case .enumeration(let index) = type { return module.enums[index].cases }
    return type.staticBases.flatMap { BuiltIns.staticMemberNames(of: $0) }
  }

  /// Checks the base of a member access.
  ///
  /// An expression such as `.saturation(0%).then(…)` begins with a member of the resulting type.
  mutating func checkBase(_ base: ExpressionSyntax, expected: Type?) -> TypedExpression {
    guard base.needsType, let expected else { return checkExpression(base) }
    let value = inferExpression(base, expected: expected.unwrapped)
    session.recorder?.note(value)
    return value
  }

  mutating func checkMember(
    _ base: ExpressionSyntax,
    _ name: NameSyntax,
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    if let group = tokenGroup(base) {
      noteGroup(base)
      return checkToken(name, in: group, at: range)
    }
    if case .name(let baseName) = base.kind, !scope.contains(baseName) {
      if checkOwner(base, of: name) != nil { return .error(at: range) }
      if let member = checkNamedBase(baseName, base.range, name, call: nil, at: range) {
        return member
      }
    }
    let value = checkBase(base, expected: expected)
    if value.type == .error || name.text.isEmpty { return .error(at: range) }
    if case .structure(let index) = value.type,
      let field = module.structs[index].fieldIndices[name.text]
    {
      session.recorder?.refer(
        name.range,
        to: session.recorder?.places.fields[index][name.text]
      )
      let type = module.structs[index].fields[field].type
      return TypedExpression(.field(value, field), type, at: range)
    }
    if let builtIn = BuiltIns.property(name.text, of: value.type) {
      return checkedBuiltIn(builtIn, [value], at: range)
    }
    if name.text == "enumerated", let turns = checkEnumerated(value, at: range) { return turns }
    if name.text == "index", let index = index(of: value, at: range) { return index }
    if let progress = checkProgress(of: value, name, at: range) { return progress }
    if !reportForeignMember(name, of: value, nil) {
      reportUnknownMember(name, of: value, at: range)
    }
    return .error(at: range)
  }

  @inline(never)
  mutating func reportUnknownMember(
    _ name: NameSyntax,
    of value: TypedExpression,
    at range: SourceRange
  ) {
    if noteGap(name.text, .member(of: value.type)) { return }
    if BuiltIns.methods(name.text, of: value.type) != nil {
      report(.methodWithoutCall(name.text, at: name.range))
    } else if case .optional = value.type {
      report(.memberOfOptional(name.text, at: name.range))
    } else if let angle = angle(name.text, of: value) {
      report(.unitAsMember(name.text, angle, at: name.range, whole: range))
    } else if value.type.element != nil, let function = ForeignNames.listFunctions[name.text] {
      report(.listFunction(name.text, of: describe(value.type), function, at: name.range))
    } else {
      var names = BuiltIns.memberNames(of: value.type)
      if case .structure(let index) = value.type {
        names = module.structs[index].fields.map { $0.name }
      }
      report(
        .unknownMember(
          name.text,
          of: describe(value.type),
          at: name.range,
          nearest: (value.type.element == nil ? nil : ForeignNames.listMembers[name.text])
            ?? foreignMember(name.text, among: names)
            ?? session.nearest(to: name.text) { names },
          phrase: layoutWord.isEmpty ? nil : LayoutPhrases.modifiers[name.text]
        )
      )
    }
  }

  /// Returns the name of another language's member in this language, if it is among `names`.
  private func foreignMember(_ name: String, among names: [String]) -> String? {
    ForeignNames.members[name].flatMap { names.contains($0) ? $0 : nil }
  }

  /// Returns the angle literal for a number with a unit member of other languages.
  private func angle(_ name: String, of value: TypedExpression) -> String? {
    let units = ["degrees": "deg", "radians": "rad", "turns": "turn"]
    guard value.type == .int || value.type == .double,
      let unit = units[name] ?? (units.values.contains(name) ? name : nil)
    else { return nil }
    let number = text(at: value.range)
    let isPlain = number.allSatisfy { $0.isNumber || $0 == "." }
    return isPlain ? number + unit : "(1\(unit) * \(number))"
  }

  /// Checks a member of `environment`, of tokens or of a type; returns nil if `base` is a value.
  mutating func checkNamedBase(
    _ base: String,
    _ baseRange: SourceRange,
    _ name: NameSyntax,
    call: CallSyntax?,
    at range: SourceRange
  ) -> TypedExpression? {
    if base == "environment" { return checkEnvironment(name, at: range) }
    if let type = BuiltIns.types[base] {
      return checkStaticMember(name, of: type, call: call, at: range)
    }
    guard let id = module.declaration(base, in: file) else {
      guard let new = RenamedWords.types[base], let type = BuiltIns.types[new] else { return nil }
      report(.renamed(base, to: new, at: baseRange))
      return checkStaticMember(name, of: type, call: call, at: range)
    }
    switch id.kind {
    case .tokens:
      use(id, at: baseRange)
      return checkToken(name, in: TokenGroup(tokens: id.index, group: 0), at: range)
    case .enumeration:
      use(id, at: baseRange)
      return checkStaticMember(name, of: .enumeration(id.index), call: call, at: range)
    case .structure, .mode, .constant, .function, .component: return nil
    }
  }

  private mutating func checkEnvironment(_ name: NameSyntax, at range: SourceRange)
    -> TypedExpression
  {
    if name.text.isEmpty { return .error(at: range) }
    if let member = EnvironmentMember.named.first(where: { $0.name == name.text }) {
      if member.reads == .layoutDirection { directionReads.append(range) }
      return TypedExpression(.environment(member), member.type ?? .error, at: range)
    }
    if let mode = checkModeMember(name, at: range) { return mode }
    if noteGap(name.text, .environment) { return .error(at: range) }
    let modes = module.modes.indices.prefix(Environment.Reads.modeLimit).filter {
      module.mode(module.modes[$0].head.name, in: file) == $0
    }
    let names = EnvironmentMember.named.map { $0.name } + modes.map { module.modes[$0].head.name }
    report(
      .unknownMember(
        name.text,
        of: "environment",
        at: name.range,
        nearest: foreignMember(name.text, among: names) ?? session.nearest(to: name.text) { names }
      )
    )
    return .error(at: range)
  }
}
