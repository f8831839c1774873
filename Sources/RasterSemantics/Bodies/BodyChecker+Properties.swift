// A component's properties: names, defaults and domains.

import RasterSyntax

extension BodyChecker {
  /// Checks the properties, and declares them in a scope that the component's `let`s share.
  mutating func checkProperties(_ syntax: ComponentSyntax, _ component: Int) -> [PropertyBody] {
    let fields = module.components[component].fields
    let slots = slotCount
    openScope()
    let properties = zip(syntax.states, fields).map { checkProperty($0, type: $1.type) }
    if slotCount > slots {
      // A default is evaluated where there is no frame.
      report(.letInDefault(at: syntax.states.first?.range ?? syntax.name.range))
    }
    for (index, state) in syntax.states.enumerated() {
      declareProperty(state.name, index, type: fields[index].type)
    }
    return properties
  }

  /// Twice the same name has been reported with the signature.
  private mutating func declareProperty(_ name: NameSyntax, _ index: Int, type: Type) {
    guard !name.text.isEmpty, !scope.contains(name.text) else { return }
    // A Swift property hides a type of its name from the type's own methods.
    if BuiltIns.reservedPropertyNames.contains(name.text) || module.declaresType(name.text) {
      report(.reservedProperty(name.text, at: name.range))
    }
    _ = scope.add(
      Scope.Local(
        name: name.text,
        kind: .property,
        slot: index,
        type: type,
        range: name.range,
        boxReads: []
      )
    )
  }

  private mutating func checkProperty(_ state: StateSyntax, type: Type) -> PropertyBody {
    var value = TypedExpression.error(at: state.name.range)
    if let syntax = state.defaultValue {
      value = checkExpression(syntax, expected: type)
    } else if case .optional = type {
      value = TypedExpression(.none, type, at: state.type.range)
    } else if !state.name.text.isEmpty, type != .error {
      report(.missingDefault(state.name.text, at: state.type.range.end))
    }
    let (bounds, step) = checkDomain(state, type: type)
    return PropertyBody(
      name: state.name,
      documentation: state.documentation,
      type: type,
      defaultValue: value,
      bounds: bounds,
      step: step
    )
  }

  /// Checks what follows the default, such as `in: 0...1, step: 0.01`.
  private mutating func checkDomain(
    _ state: StateSyntax,
    type: Type
  ) -> (bounds: (lower: TypedExpression, upper: TypedExpression)?, step: TypedExpression?) {
    guard !state.arguments.isEmpty else { return (nil, nil) }
    guard type == .int || type == .double || type == .fraction else {
      if type != .error {
        report(.domainOfType(describe(type), at: state.arguments[0].range))
      }
      return (nil, nil)
    }
    var bounds: (lower: TypedExpression, upper: TypedExpression)?
    var step: TypedExpression?
    var seen: [String: SourceRange] = [:]
    for argument in state.arguments {
      let label = argument.label?.text ?? ""
      if let first = seen[label] {
        report(
          .duplicateArgument(label, at: argument.label?.range ?? argument.range, first: first)
        )
      }
      seen[label] = argument.range
      switch label {
      case "in": bounds = checkDomainBounds(argument.value, type: type)
      case "step": step = checkExpression(argument.value, expected: type)
      default:
        _ = checkExpression(argument.value, expected: .error)
        let nearest = session.nearest(to: label) { ["in", "step"] }
        report(
          .unknownDomainLabel(label, at: argument.label?.range ?? argument.range, nearest: nearest)
        )
      }
    }
    if seen["in"] == nil, let place = seen["step"] { report(.stepWithoutBounds(at: place)) }
    return (bounds, step)
  }

  private mutating func checkDomainBounds(
    _ syntax: ExpressionSyntax,
    type: Type
  ) -> (lower: TypedExpression, upper: TypedExpression)? {
    guard case .binary(let lower, .closedRange, _, let upper) = syntax.kind else {
      if case .missing = syntax.kind { return nil }
      report(.notADomain(at: syntax.range))
      return nil
    }
    let first = checkExpression(lower, expected: type)
    let last = checkExpression(upper, expected: type)
    return (first, last)
  }
}
