// Calls: of built-ins, functions, struct initializers, components and methods.

import RasterSyntax

/// A call without its callee.
struct CallSyntax {
  let arguments: [ArgumentSyntax]
  let argumentsRange: SourceRange
  /// The whole call.
  let range: SourceRange
}

extension BodyChecker {
  mutating func checkCall(
    _ callee: ExpressionSyntax,
    _ call: CallSyntax,
    expected: Type?
  ) -> TypedExpression {
    switch callee.kind {
    case .name(let name):
      if noteGap(name, .function, expected: expected) { checkLoosely(call) }
      return checkCall(ofName: name, callee.range, call)
    case .implicitMember(let name):
      return checkImplicitMember(name, arguments: call, at: call.range, expected: expected)
    case .member(let base, let name): return checkMethod(base, name, call, expected: expected)
    default:
      checkLoosely(call)
      _ = checkExpression(callee, expected: .error)
      return .error(at: call.range)
    }
  }

  /// Checks arguments whose parameters are unknown, for mistakes of their own.
  mutating func checkLoosely(_ call: CallSyntax?) {
    for argument in call?.arguments ?? [] { _ = checkExpression(argument.value, expected: .error) }
  }

  private mutating func checkCall(
    ofName name: String,
    _ nameRange: SourceRange,
    _ call: CallSyntax
  ) -> TypedExpression {
    if let builtIns = BuiltIns.functions[name] {
      return checkBuiltIn(builtIns, name: name, base: nil, call)
    }
    if let layout = BuiltIns.layouts[name], module.declaration(name, in: file) == nil {
      return checkCall(of: layout, call)
    }
    guard !name.isEmpty, let id = module.declaration(name, in: file) else {
      checkLoosely(call)
      if scope.contains(name) || BuiltIns.values.contains(name) {
        _ = scope.use(name)
        report(.notAFunction(name, at: nameRange))
      } else if BuiltIns.types[name] != nil {
        report(foreignText(name, at: nameRange, call) ?? .notAFunction(name, at: nameRange))
      } else if !name.isEmpty {
        reportUnknown(name, at: nameRange, as: .function)
      }
      return .error(at: call.range)
    }
    noteLabels(call, of: id)
    switch id.kind {
    case .function:
      use(id, at: nameRange)
      let function = module.functions[id.index]
      let values = checkArguments(call, to: function.parameters, of: name)
      return TypedExpression(
        .call(id.index, values.map { $0 ?? .error(at: call.range) }),
        function.result,
        at: call.range
      )
    case .structure:
      use(id, at: nameRange)
      let values = checkArguments(call, to: module.structs[id.index].fields, of: name)
      return TypedExpression(
        .structure(id.index, values.map { $0 ?? .error(at: call.range) }),
        .structure(id.index),
        at: call.range
      )
    case .component:
      use(id, at: nameRange)
      return checkComponentCall(id.index, name, call)
    case .enumeration, .tokens, .mode, .constant:
      checkLoosely(call)
      report(.notAFunction(name, at: nameRange))
      return .error(at: call.range)
    }
  }

  @inline(never)
  mutating func checkComponentCall(
    _ component: Int,
    _ name: String,
    _ call: CallSyntax
  ) -> TypedExpression {
    let fields = module.components[component].fields
    noteLabels(call, of: DeclarationID(.component, component))
    let values = checkArguments(call, to: fields, of: name)
    let arguments = values.enumerated().compactMap { index, value in
      value.map { TypedExpression.ComponentArgument(property: index, value: $0) }
    }
    return TypedExpression(.component(component, arguments), .content, at: call.range)
  }

  private mutating func checkMethod(
    _ base: ExpressionSyntax,
    _ name: NameSyntax,
    _ call: CallSyntax,
    expected: Type?
  ) -> TypedExpression {
    if let group = tokenGroup(base) {
      noteGroup(base)
      let token = checkToken(name, in: group, at: name.range)
      checkLoosely(call)
      if token.type != .error { report(.notAFunction(name.text, at: name.range)) }
      return .error(at: call.range)
    }
    if case .name(let baseName) = base.kind, !scope.contains(baseName),
      let member = checkNamedBase(baseName, base.range, name, call: call, at: call.range)
    {
      // A type's own member takes the arguments; colours and the environment's members take none.
      switch member.kind {
      case .environment:
        checkLoosely(call)
        report(.notAFunction(name.text, at: name.range))
        return .error(at: call.range)
      default: return member
      }
    }
    let value = checkOwner(base, of: name) ?? checkBase(base, expected: expected)
    guard value.type != .error, !name.text.isEmpty else {
      checkLoosely(call)
      return .error(at: call.range)
    }
    if let builtIns = BuiltIns.methods(name.text, of: value.type) {
      return checkBuiltIn(builtIns, name: name.text, base: value, call)
    }
    if name.text == "flexible", value.type == .content {
      return checkFlexible(base, call)
    }
    if name.text == "with", let fields = changeableFields(of: value.type) {
      return checkWith(value, fields, call)
    }
    checkLoosely(call)
    if BuiltIns.property(name.text, of: value.type) != nil || hasField(name.text, value.type) {
      var parentheses = name.range.end
      parentheses.upper = call.range.upper
      let isEmpty = call.arguments.isEmpty
      report(.notAFunction(name.text, at: name.range, parentheses: isEmpty ? parentheses : nil))
    } else if !reportForeignMember(name, of: value, call) {
      reportUnknownMember(name, of: value, at: call.range)
    }
    return .error(at: call.range)
  }

  /// The fields of a struct, a font or a style, as arguments that may be left out; nil of other types.
  private func changeableFields(of type: Type) -> [CallParameter]? {
    let fields: [CallParameter]
    switch type {
    case .structure(let index): fields = module.structs[index].fields
    default:
      fields = BuiltIn.fields(of: type).map { CallParameter($0) }
      if fields.isEmpty { return nil }
    }
    return fields.map { field in
      CallParameter(
        label: field.label,
        name: field.name,
        type: field.type,
        isRequired: false,
        range: field.range
      )
    }
  }

  /// Checks `style.with(ink: .white)`.
  @inline(never)
  private mutating func checkWith(
    _ value: TypedExpression,
    _ fields: [CallParameter],
    _ call: CallSyntax
  ) -> TypedExpression {
    noteFields(call, of: value.type)
    let values = checkArguments(call, to: fields, of: "with")
    if call.arguments.isEmpty { report(.emptyChange(at: call.range.end)) }
    let replacements = values.enumerated().compactMap { index, value in
      value.map { TypedExpression.ComponentArgument(property: index, value: $0) }
    }
    return TypedExpression(.with(value, replacements), value.type, at: call.range)
  }

  private func hasField(_ name: String, _ type: Type) -> Bool {
    if case .structure(let index) = type {
      module.structs[index].fieldIndices[name] != nil
    } else {
      false
    }
  }

  /// Checks a call of a built-in: the overload is chosen by labels, then by the arguments' types.
  mutating func checkBuiltIn(
    _ overloads: [BuiltIn],
    name: String,
    base: TypedExpression?,
    _ call: CallSyntax
  ) -> TypedExpression {
    if overloads == BuiltIn.zips, let lists = checkZip(call) { return lists }
    let call = sided(call, of: name, base: base?.type)
    let matching =
      overloads.count == 1
      ? overloads
      : overloads.filter { ArgumentMatch.fits(call.arguments, to: $0.callParameters) }
    let chosen: BuiltIn
    if matching.count > 1 {
      return checkOverloads(matching, name: name, base: base, call)
    } else if let only = matching.first {
      chosen = only
    } else {
      let takingParts =
        name == "inset"
        ? nil
        : overloads.first {
          parts(of: call, $0.callParameters) != nil || grouped(call, $0.callParameters) != nil
        }
      chosen = takingParts ?? nearestOverload(overloads, call)
    }
    var parameters = chosen.callParameters
    if chosen === BuiltIn.contains, let element = base?.type.element {
      parameters[0] = CallParameter(label: nil, name: "", type: element, isRequired: true)
      if !element.isComparable { report(.incomparable(describe(element), at: call.range)) }
    }
    let values = checkArguments(call, to: parameters, of: name)
    let operands = (base.map { [$0] } ?? []) + values.map { $0 ?? .error(at: call.range) }
    if chosen === BuiltIn.rgb { checkComponents(operands, call) }
    return checkedBuiltIn(chosen, operands, at: call.range)
  }

  /// Reports components written as bytes.
  private mutating func checkComponents(_ operands: [TypedExpression], _ call: CallSyntax) {
    let numbers = operands.prefix(3).map { operand -> Double? in
      if case .double(let value) = operand.kind { value } else { nil }
    }
    guard let index = numbers.firstIndex(where: { ($0 ?? 0) > 1 }) else { return }
    let bytes = numbers.compactMap { $0.flatMap { UInt8(exactly: $0) } }
    let digits = bytes.map { String(Int($0) + 0x100, radix: 16, uppercase: true).dropFirst() }
    let isColor = bytes.count == 3 && call.arguments.count == 3 && bytes.contains { $0 > 2 }
    report(
      .byteComponent(
        text(at: operands[index].range),
        at: operands[index].range,
        color: isColor ? "#" + digits.joined() : nil,
        whole: call.range
      )
    )
  }

  /// The overload of which the call keeps most: the one that knows its labels, then the one with the
  /// fewest problems, the latest first.
  @inline(never)
  private func nearestOverload(_ overloads: [BuiltIn], _ call: CallSyntax) -> BuiltIn {
    let labels = call.arguments.compactMap { $0.label?.text }
    var best = overloads[0]
    var bestScore = (Int.max, 0, 0)
    for overload in overloads {
      let known = Set(overload.parameters.compactMap { $0.label })
      let problems = ArgumentMatch(call.arguments, to: overload.callParameters).problems
      let score = (
        labels.count { !known.contains($0) }, problems.count, -(problems.first?.argument ?? 0)
      )
      if score < bestScore {
        best = overload
        bestScore = score
      }
    }
    return best
  }

  /// Overloads with the same labels: the first that takes the arguments as they are typed by
  /// themselves, which for numbers is the one of `Int` if all are, else that of `Double`.
  @inline(never)
  private mutating func checkOverloads(
    _ overloads: [BuiltIn],
    name: String,
    base: TypedExpression?,
    _ call: CallSyntax
  ) -> TypedExpression {
    let shared = sharedTypes(of: overloads, call)
    let values = zip(call.arguments, shared).map { argument, shared in
      argument.value.needsType || shared ? nil : checkExpression(argument.value)
    }
    let chosen = overload(of: overloads, taking: values, call)
    let places = ArgumentMatch(call.arguments, to: chosen.callParameters).arguments
    var operands = base.map { [$0] } ?? []
    let outer = whole
    defer { whole = outer }
    for (index, (parameter, place)) in zip(chosen.callParameters, places).enumerated() {
      if let place {
        whole = Whole(of: parameter, at: index, of: name, in: call)
        if parameter.type == .fraction { checkNumber(values[place], for: index, of: overloads) }
        operands.append(
          values[place].map {
            corner($0, in: chosen) ?? $0.converted(to: parameter.type)
              ?? convert($0, to: parameter.type)
          } ?? checkArgument(call.arguments[place].value, for: parameter)
        )
      } else if let value = parameter.implicitValue(at: call.range.end) {
        operands.append(value)
      }
    }
    return checkedBuiltIn(chosen, operands, at: call.range)
  }

  /// For each argument whether all overloads take a value of one type there.
  private func sharedTypes(of overloads: [BuiltIn], _ call: CallSyntax) -> [Bool] {
    var types = [Type?](repeating: nil, count: call.arguments.count)
    var shared = [Bool](repeating: true, count: call.arguments.count)
    for overload in overloads {
      let places = ArgumentMatch(call.arguments, to: overload.callParameters).arguments
      for case (let parameter, let place?) in zip(overload.parameters, places) {
        let isOther = types[place].map { $0 != parameter.type } ?? false
        // A number that is taken for a fraction is looked at once it is one.
        if isOther || parameter.type == .fraction { shared[place] = false }
        types[place] = parameter.type
      }
    }
    return shared
  }

  /// The first overload that takes the values; of those that do not, the last one that takes numbers.
  private func overload(
    of overloads: [BuiltIn],
    taking values: [TypedExpression?],
    _ call: CallSyntax
  ) -> BuiltIn {
    let fitting = overloads.first { overload in
      let places = ArgumentMatch(call.arguments, to: overload.callParameters).arguments
      return zip(overload.parameters, places).allSatisfy { parameter, place in
        guard let place else { return true }
        guard let type = values[place]?.type else {
          return parameter.type.mayBe(call.arguments[place].value)
        }
        return type.isBroken || parameter.type.accepts(type)
          || overload.result == .cornerSizes && Type.double.accepts(type)
      }
    }
    let ofNumbers = overloads.last { $0.parameters.first?.type != .fraction }
    let simplest = overloads[0].parameters.first?.type == .rect ? overloads[0] : ofNumbers
    return fitting ?? simplest ?? overloads[overloads.count - 1]
  }

  mutating func checkedBuiltIn(
    _ builtIn: BuiltIn,
    _ operands: [TypedExpression],
    at range: SourceRange
  ) -> TypedExpression {
    session.recorder?.note(builtIn, at: range)
    if builtIn === BuiltIn.pattern, operands.first?.type == .content {
      return TypedExpression(.builtIn(.contentPattern, operands), .paint, at: range)
    }
    if builtIn === BuiltIn.vectorPath { return checkVectorPath(operands, at: range) }
    var operands = operands
    if builtIn.owner == .size, let size = operands.first?.converted(to: .size) {
      operands[0] = size
    }
    checkWritten(operands, of: builtIn)
    if builtIn === BuiltIn.font { addFaces(to: &operands, at: range) }
    return TypedExpression(
      .builtIn(builtIn, operands),
      result(of: builtIn, operands),
      at: range
    )
  }

  /// The type of what a row gives, of lists that of their elements.
  private func result(of builtIn: BuiltIn, _ operands: [TypedExpression]) -> Type {
    operands.first?.type.element.map { builtIn.result.replacing($0) } ?? builtIn.result
  }

  /// Adds the declared faces that a font's families name, as an argument that nobody writes: all
  /// that the file sees where a family is not written out.
  private mutating func addFaces(to operands: inout [TypedExpression], at range: SourceRange) {
    guard let set = session.faces.set(for: operands.writtenFamilies, in: file) else { return }
    usedFaces.insert(set)
    operands.append(TypedExpression(.faces(set), .font, at: range.end))
  }
}

extension Type {
  /// Whether an expression that needs a type may be of this one, as it is written.
  fileprivate func mayBe(_ expression: ExpressionSyntax) -> Bool {
    if case .implicitMember(let name) = expression.kind, case .builtin(let builtin) = unwrapped {
      return builtin.cases.contains(name.text)
    }
    guard case .tuple = expression.kind else { return true }
    switch unwrapped {
    case .point, .size, .anchor: return true
    default: return false
    }
  }
}
