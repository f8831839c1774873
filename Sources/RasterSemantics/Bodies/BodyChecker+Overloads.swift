// Checks calls of built-ins, which selects overloads by labels, then by types.

import RasterSyntax

extension BodyChecker {
  /// Checks a call of a built-in; its overload is selected by labels, then by the arguments' types.
  mutating func checkBuiltIn(
    _ overloads: [BuiltIn],
    name: String,
    base: TypedExpression?,
    _ call: CallSyntax
  ) -> TypedExpression {
    if overloads == BuiltIn.zips, let lists = checkZip(call) { return lists }
    let call = relabelled(call, of: name, base: base?.type)
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
    if chosen.comparesElements, let element = base?.type.element {
      let label = parameters[0].label
      parameters[0] = CallParameter(
        label: label,
        name: label ?? "",
        type: element,
        isRequired: true
      )
      if !element.isComparable { report(.cannotCompare(describe(element), at: call.range)) }
    }
    let values = checkArguments(call, to: parameters, of: name)
    let operands = (base.map { [$0] } ?? []) + values.map { $0 ?? .error(at: call.range) }
    if chosen === BuiltIn.rgb { checkComponents(operands, call) }
    return checkedBuiltIn(chosen, operands, at: call.range)
  }

  /// Reports colour components that are written as bytes.
  private mutating func checkComponents(_ operands: [TypedExpression], _ call: CallSyntax) {
    let numbers = operands.prefix(3).map { operand -> Double? in
      if case .double(let value) = operand.kind, !hasUnit(operand) { value } else { nil }
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

  /// Returns the overload that fits the call best.
  ///
  /// An overload with more of the call's labels is preferred, then one with fewer problems, then
  /// one whose first problem is in a later argument.
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

  /// Selects among overloads with the same labels the first that accepts the arguments.
  ///
  /// The arguments are typed without an expected type. For numbers, the overload of `Int` is
  /// selected if all are integers, and otherwise that of `Double`.
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
    let chosen = overload(of: overloads, taking: values, shared, call)
    let places = ArgumentMatch(call.arguments, to: chosen.callParameters).arguments
    var operands = base.map { [$0] } ?? []
    let outer = percentageBase
    defer { percentageBase = outer }
    for (index, (parameter, place)) in zip(chosen.callParameters, places).enumerated() {
      if let place {
        percentageBase = PercentageBase(of: parameter, at: index, of: name, in: call)
        if parameter.type == .fraction { checkNumber(values[place], for: index, of: overloads) }
        operands.append(
          values[place].map {
            corner($0, in: chosen) ?? $0.converted(to: parameter.type)
              ?? convert($0, to: parameter.type)
          } ?? checkArgument(call.arguments[place].value, for: parameter)
        )
      } else if let value = implicitValue(of: parameter, in: call) {
        operands.append(value)
      }
    }
    return checkedBuiltIn(chosen, operands, at: call.range)
  }

  /// Returns for each argument whether all overloads expect the same type.
  private func sharedTypes(of overloads: [BuiltIn], _ call: CallSyntax) -> [Bool] {
    var types = [Type?](repeating: nil, count: call.arguments.count)
    var shared = [Bool](repeating: true, count: call.arguments.count)
    for overload in overloads {
      let places = ArgumentMatch(call.arguments, to: overload.callParameters).arguments
      for case (let parameter, let place?) in zip(overload.parameters, places) {
        let isOther = types[place].map { $0 != parameter.type } ?? false
        // A number that converts to a fraction is checked after the conversion.
        if isOther || parameter.type == .fraction { shared[place] = false }
        types[place] = parameter.type
      }
    }
    return shared
  }

  /// Returns the first overload that accepts the values, or else the last that takes numbers.
  ///
  /// Arguments for which all overloads expect the same type distinguish nothing.
  private func overload(
    of overloads: [BuiltIn],
    taking values: [TypedExpression?],
    _ shared: [Bool],
    _ call: CallSyntax
  ) -> BuiltIn {
    let fitting = overloads.first { overload in
      let places = ArgumentMatch(call.arguments, to: overload.callParameters).arguments
      return zip(overload.parameters, places).allSatisfy { parameter, place in
        guard let place, !shared[place] else { return true }
        guard let type = values[place]?.type else {
          return parameter.type.mayBe(call.arguments[place].value)
        }
        return type.isBroken || parameter.type.accepts(type)
          || overload.result == .ellipticalCornerRadii && Type.double.accepts(type)
      }
    }
    let ofNumbers = overloads.last { overload in
      let first = overload.parameters.first?.type
      return first != .fraction && first != .string
    }
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

  /// Returns the result type of a row; for lists, it depends on the type of the elements.
  private func result(of builtIn: BuiltIn, _ operands: [TypedExpression]) -> Type {
    operands.first?.type.element.map { builtIn.result.replacing($0) } ?? builtIn.result
  }

  /// Adds the declared fonts that a font's families name, as an argument that authors cannot write.
  ///
  /// If a family is not a literal, all declared fonts that are visible in the file are added.
  private mutating func addFaces(to operands: inout [TypedExpression], at range: SourceRange) {
    guard let set = session.fonts.set(for: operands.writtenFamilies, in: file) else { return }
    usedFaces.insert(set)
    checkAxes(operands, of: session.fonts.sets[set].fonts)
    operands.append(TypedExpression(.faces(set), .font, at: range.end))
  }
}

extension Type {
  /// Whether an expression that needs an expected type could have this type.
  fileprivate func mayBe(_ expression: ExpressionSyntax) -> Bool {
    if case .implicitMember(let name) = expression.kind, case .builtin(let builtin) = unwrapped {
      return builtin.cases.contains(name.text)
    }
    switch expression.kind {
    case .tuple(let elements): return tupleInitializer?.parameters.count == elements.count
    case .conditional(_, let then, let otherwise): return mayBe(then) && mayBe(otherwise)
    default: return true
    }
  }
}
