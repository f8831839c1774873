// Writes expressions: literals, names, structs, lists and calls.

import RasterValues
import RasterSemantics

extension BodyEmitter {
  /// Writes an expression; `knowledge` states what Swift knows about its type.
  mutating func emit(_ expression: TypedExpression, knowing knowledge: Knowledge) -> Code {
    let isTyped = knowledge == .type
    switch expression.kind {
    case .error: return Code("fatalError(\"a broken program was generated\")")
    case .bool(let value): return Code(value ? "true" : "false")
    case .int(let value): return Code(Document.text("\(value)"), value < 0 ? .prefix : .primary)
    case .double(let value): return number(value, isTyped: isTyped)
    case .string(let value): return Code(Literal.string(value))
    case .color(let rgba): return Code("Raster.Color(rgba: \(Literal.color(rgba)))")
    case .image(let index): return Code(naming.image(index))
    case .faces(let index): return Code(naming.faceSet(index))
    case .angle(let angle):
      return Code(
        (isTyped ? "" : "Raster.Angle") + ".degrees(\(Literal.shortDouble(angle.degrees)))"
      )
    case .interpolation(let parts): return interpolation(parts)
    case .local(let slot): return local(slot)
    case .property(let index): return property(index)
    case .progress(let index): return progress(index)
    case .constant(let index): return constant(index)
    case .bounds: return Code(bounds)
    case .proposed: return Code("proposed")
    case .environment(let member): return Code("\(environment).\(Spelling.member(member.name))")
    case .builtinCase(let builtin, let index):
      return Code((isTyped ? "" : "Raster.\(builtin.rawValue)") + ".\(builtin.cases[index])")
    case .enumCase(let index, let caseIndex): return enumCase(index, caseIndex, isTyped: isTyped)
    case .structure(let index, let fields): return structure(index, fields)
    case .field(let value, let index): return field(value, index)
    case .with(let base, let fields): return with(base, fields)
    case .list(let elements): return list(elements, expression.type, knowledge)
    case .element(let list, let index): return element(list, index)
    case .none: return Code(isTyped ? "nil" : "\(typeName(expression.type)).none")
    case .some(let value):
      if isTyped, case .coalesce = value.kind {
        // Otherwise Swift would make the left operand of `??` a nested optional.
        return Code([".some(", text(value, knowing: .type), ")"])
      }
      return emit(value, knowing: isTyped && !isLikeOptional(value.type) ? .type : .nothing)
    case .coalesce(let optional, let value): return coalesce(optional, value, knowledge)
    case .range(let lower, let upper, let isClosed): return range(lower, upper, isClosed: isClosed)
    case .convert(let conversion, let value): return convert(conversion, value, isTyped: isTyped)
    case .builtIn(let builtIn, let arguments):
      return emitBuiltIn(builtIn, arguments, type: expression.type, knowing: knowledge)
    case .call(let index, let arguments): return call(index, arguments)
    case .declaredDefault(let place): return declaredDefault(place, knowing: knowledge)
    case .and(let left, let right):
      return logical("&&", left: left, right: right, precedence: .conjunction)
    case .or(let left, let right):
      return logical("||", left: left, right: right, precedence: .disjunction)
    case .equal(let left, let right, let isNegated): return equal(left, right, isNegated: isNegated)
    case .conditional, .selection: return choice(expression, knowing: knowledge)
    case .component(let index, let arguments):
      return Code(.list("Raster.Content(", [component(index, arguments).document], ")"))
    case .path(let statements): return emitPath(statements, isTyped: isTyped)
    case .elements(let statements): return emitElements(statements, expression.type)
    case .drawing(let block): return drawing(block)
    }
  }

  /// Writes an expression and returns only its text.
  mutating func text(_ expression: TypedExpression, knowing knowledge: Knowledge) -> Document {
    emit(expression, knowing: knowledge).document
  }

  /// Whether a case of the type could be confused with a case of an optional.
  private func isLikeOptional(_ type: Type) -> Bool {
    switch type {
    case .enumeration: true
    case .builtin(let builtin): builtin.cases.contains("none")
    default: false
    }
  }

  private func number(_ value: Double, isTyped: Bool) -> Code {
    let text = isTyped ? Literal.shortDouble(value) : Literal.double(value)
    return Code(Document.text(text), text.hasPrefix("-") ? .prefix : .primary)
  }

  private mutating func interpolation(_ parts: [TypedExpression]) -> Code {
    var result: [Document] = ["\""]
    for part in parts {
      if case .string(let text) = part.kind {
        result.append(.text(Literal.escaped(text)))
        continue
      }
      let value = emit(part, knowing: .nothing)
      switch part.type {
      case .fraction: result += ["\\(Raster.Functions.percent(", value.document, "))"]
      case .double: result += ["\\(Raster.Functions.string(", value.document, "))"]
      case .enumeration: result += ["\\(", value.receiver, ".caseName)"]
      default: result += ["\\(", value.document, ")"]
      }
    }
    return Code(.flat(.sequence(result + ["\""])))
  }

  func local(_ slot: Int) -> Code {
    members[slot] ?? Code(Spelling.identifier(scope.name(of: slot)))
  }

  func property(_ index: Int) -> Code {
    let name = properties[index]
    let isHidden = ["canvas", "environment", "key", "path"].contains(name)
    return Code(isHidden ? "self.\(name)" : Spelling.identifier(name))
  }

  /// Writes the progress of a property, which is 0 or 1 if no transition of it is drawn.
  func progress(_ index: Int) -> Code {
    progresses[index].map { Code(Spelling.identifier($0)) }
      ?? Code(["Raster.Functions.fraction(", property(index).document, ")"])
  }

  private func constant(_ index: Int) -> Code {
    let name = naming.constant(index)
    guard naming.environment.constants.contains(index) else { return Code(name) }
    return Code("\(name)(in: \(environment))")
  }

  private func enumCase(_ index: Int, _ caseIndex: Int, isTyped: Bool) -> Code {
    let declaration = program.enums[index]
    let name = isTyped ? "" : naming.reference(to: declaration.head)
    return Code("\(name).\(Spelling.member(declaration.cases[caseIndex]))")
  }

  /// Writes a default value as an expression; calls omit it instead.
  private mutating func declaredDefault(
    _ place: TypedExpression.Default,
    knowing knowledge: Knowledge
  ) -> Code {
    program.expression(of: place).map { emit($0, knowing: knowledge) } ?? Code("nil")
  }

  private mutating func structure(_ index: Int, _ values: [TypedExpression]) -> Code {
    let declaration = program.structs[index]
    var arguments: [Document] = []
    for (field, value) in zip(declaration.fields, values) where !value.isImplicit {
      arguments.append(.joined(Spelling.label(field.name) + ":", text(value, knowing: .type)))
    }
    return Code(.list(naming.reference(to: declaration.head) + "(", arguments, ")"))
  }

  private mutating func field(_ value: TypedExpression, _ index: Int) -> Code {
    guard case .structure(let structure) = value.type else { return emit(value, knowing: .nothing) }
    let name = Spelling.member(program.structs[structure].fields[index].name)
    return Code([emit(value, knowing: .nothing).receiver, .text("." + name)])
  }

  private mutating func with(
    _ base: TypedExpression,
    _ replacements: [TypedExpression.ComponentArgument]
  ) -> Code {
    var names: [String]
    switch base.type {
    case .structure(let index): names = program.structs[index].fields.map { $0.name }
    default:
      names = BuiltIn.fields(of: base.type).map { Spelling.property($0.label ?? "") }
    }
    let outer = scope
    defer { scope = outer }
    let base = text(base, knowing: .nothing)
    let name = Spelling.identifier(scope.uniqueName("copy"))
    let lines = body { emitter in
      replacements.map { replacement in
        let member = Spelling.member(names[replacement.property])
        let value = emitter.emit(replacement.value, knowing: .type)
        return emitter.assignment("\(name).\(member) =", value)
      }
    }
    return call("Raster.Functions.with", [base], in: name, lines)
  }

  private mutating func list(
    _ elements: [TypedExpression],
    _ type: Type,
    _ knowledge: Knowledge
  ) -> Code {
    guard !elements.isEmpty else {
      return Code(knowledge == .type ? "[]" : "\(typeName(type))()")
    }
    var documents: [Document] = []
    for element in elements { documents.append(text(element, knowing: knowledge)) }
    let list = Document.list("[", documents, "]", trailingComma: true)
    return Code(list)
  }

  private mutating func element(_ list: TypedExpression, _ index: TypedExpression) -> Code {
    let arguments: [Document] = [
      text(list, knowing: .nothing), ["at: ", text(index, knowing: .type)],
    ]
    return Code(.list("Raster.Functions.element(", arguments, ")"))
  }

  private mutating func coalesce(
    _ optional: TypedExpression,
    _ value: TypedExpression,
    _ knowledge: Knowledge
  ) -> Code {
    switch optional.kind {
    case .some(let wrapped): return emit(wrapped, knowing: knowledge)
    case .none: return emit(value, knowing: knowledge)
    default: break
    }
    let left = emit(optional, knowing: .nothing)
    let right = emit(value, knowing: .nothing)
    return Code(
      left,
      atLeast: .range,
      symbol: "??",
      right: right.document(atLeast: .coalescing),
      precedence: .coalescing,
      operatorCount: left.operatorCount + right.operatorCount + 1
    )
  }

  /// Writes a range; a bounded one is limited to the maximum length of a list.
  mutating func range(
    _ lower: TypedExpression,
    _ upper: TypedExpression,
    isClosed: Bool,
    isBounded: Bool = false
  ) -> Code {
    if case .int(let first) = lower.kind, case .int(let last) = upper.kind, first <= last,
      first >= 0, !isClosed
    {
      return Code(Document.text("\(first)..<\(last)"), .range)
    }
    let arguments: [Document] = [
      text(lower, knowing: .type),
      [isClosed ? "through: " : "to: ", text(upper, knowing: .type)],
    ]
    return Code(.list("Raster.IntegerRanges.\(isBounded ? "bounded" : "range")(", arguments, ")"))
  }

  private mutating func convert(
    _ conversion: TypedExpression.Conversion,
    _ value: TypedExpression,
    isTyped: Bool
  ) -> Code {
    switch conversion {
    case .intToDouble:
      if case .int(let literal) = value.kind, let exact = Double(exactly: literal) {
        return number(exact, isTyped: isTyped)
      }
      if let choice = value.choosingDoubles { return emit(choice, knowing: .nothing) }
      return Code(.list("Double(", [text(value, knowing: .type)], ")"))
    case .colorToPaint:
      return Code(
        .list((isTyped ? "" : "Raster.Paint") + ".color(", [text(value, knowing: .type)], ")")
      )
    case .pointToAnchor:
      return Code(
        .list((isTyped ? "" : "Raster.Anchor") + ".point(", [text(value, knowing: .type)], ")")
      )
    case .cornersToSizes:
      return Code(.list("Raster.EllipticalCornerRadii(", [text(value, knowing: .nothing)], ")"))
    case .doubleToLineHeight:
      if case .double = value.kind { return emit(value, knowing: .type) }
      return Code(.list("Raster.LineHeight.points(", [text(value, knowing: .type)], ")"))
    case .fractionToLineHeight:
      return Code(.list("Raster.LineHeight.fraction(", [text(value, knowing: .type)], ")"))
    case .valueToRun:
      if case .string = value.kind, isTyped { return emit(value, knowing: .type) }
      return Code(.list("Raster.TextRun(", [text(value, knowing: .nothing)], ")"))
    case .measuredToSize: return Code([emit(value, knowing: .nothing).receiver, ".size"])
    case .colorToStop:
      return Code(.list("Raster.GradientStop(", [text(value, knowing: .type)], ")"))
    }
  }

  private mutating func call(_ index: Int, _ values: [TypedExpression]) -> Code {
    var arguments: [Document] = []
    for (parameter, value) in zip(program.functions[index].parameters, values)
    where !value.isImplicit && !parameter.isMember {
      arguments.append(argument(parameter.label, text(value, knowing: .type)))
    }
    if naming.environment.functions.contains(index) {
      arguments.append(.text("in: \(environment)"))
    }
    return Code(.list(naming.function(index) + "(", arguments, ")"))
  }

  mutating func component(
    _ index: Int,
    _ values: [TypedExpression.ComponentArgument]
  ) -> Code {
    let declaration = program.components[index]
    var arguments: [Document] = []
    for value in values {
      let name = declaration.properties[value.property].name
      let isContent = value.value.type == .content
      let written = isContent ? bare(value.value).document : text(value.value, knowing: .type)
      arguments.append(argument(name, written))
    }
    return Code(.list(naming.reference(to: declaration.head) + "(", arguments, ")"))
  }

  /// Returns `label: value`, or just the value.
  func argument(_ label: String?, _ value: Document) -> Document {
    label.map { .joined(Spelling.label($0) + ":", value) } ?? value
  }
}

extension FunctionDeclaration.Parameter {
  /// Whether it stands for a property of the component, which a method reads itself.
  var isMember: Bool {
    switch capture {
    case .property?, .progress?: true
    case .local?, .bounds?, .proposed?, nil: false
    }
  }
}

extension BodyEmitter {
  /// Returns the member of the component for which a parameter of its function stands, if any.
  func member(for parameter: FunctionDeclaration.Parameter) -> Code? {
    switch parameter.capture {
    case .property(let index)?: property(index)
    case .progress(let index)?: progress(index)
    case .local?, .bounds?, .proposed?, nil: nil
    }
  }
}
