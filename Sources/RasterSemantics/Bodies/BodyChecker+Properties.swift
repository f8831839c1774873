// Checks a component's properties: names, defaults and domains.

import RasterSyntax

extension BodyChecker {
  /// Checks the properties, and declares them in the scope of the component's `let` bindings.
  mutating func checkProperties(_ syntax: ComponentSyntax, _ component: Int) -> [PropertyBody] {
    let fields = module.components[component].fields
    openScope()
    let properties = zip(syntax.states, fields).map { checkProperty($0, type: $1.type) }
    for (index, state) in syntax.states.enumerated() {
      declareProperty(state.name, index, type: fields[index].type)
      domains[index] = properties[index].writtenDomain
    }
    return properties
  }

  /// Declares a property; a duplicate name has been reported with the signature.
  private mutating func declareProperty(_ name: NameSyntax, _ index: Int, type: Type) {
    guard !name.text.isEmpty, !scope.contains(name.text) else { return }
    if BuiltIns.values.contains(name.text) { report(.builtInName(name.text, at: name.range)) }
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
    let domain = checkDomain(state, type: type)
    return PropertyBody(
      name: state.name,
      documentation: state.documentation,
      type: type,
      defaultValue: value,
      bounds: domain.bounds,
      step: domain.step,
      limit: domain.limit
    )
  }

  /// The arguments after a default.
  private struct DomainBody {
    var bounds: (lower: TypedExpression, upper: TypedExpression)?
    var step: TypedExpression?
    var limit: TypedExpression?
  }

  /// Checks the arguments after the default, such as `in: 0...1, step: 0.01`, or `limit: 32`.
  private mutating func checkDomain(_ state: StateSyntax, type: Type) -> DomainBody {
    var domain = DomainBody()
    guard !state.arguments.isEmpty else { return domain }
    let isNumber = type == .int || type == .double || type == .fraction
    let isLimited = type.unwrapped.element != nil || type == .string
    guard isNumber || isLimited else {
      if type != .error { report(.domainOfType(describe(type), at: state.arguments[0].range)) }
      return domain
    }
    let labels = isNumber ? ["in", "step"] : ["limit"]
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
      case "in" where isNumber: domain.bounds = checkDomainBounds(argument.value, type: type)
      case "step" where isNumber: domain.step = checkExpression(argument.value, expected: type)
      case "limit" where isLimited: domain.limit = checkExpression(argument.value, expected: .int)
      default:
        _ = checkExpression(argument.value, expected: .error)
        let nearest = session.nearest(to: label) { labels }
        let place = argument.label?.range ?? argument.range
        report(.unknownDomainLabel(label, among: labels, at: place, nearest: nearest))
      }
    }
    if isNumber, seen["in"] == nil, let place = seen["step"] {
      report(.stepWithoutBounds(at: place))
    }
    return domain
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

extension PropertyBody {
  /// The integers in the domain, if its bounds are literals.
  fileprivate var writtenDomain: (range: ClosedRange<Int>, step: Int)? {
    guard let bounds, case .int(let lower) = bounds.lower.kind,
      case .int(let upper) = bounds.upper.kind,
      lower <= upper
    else { return nil }
    switch step?.kind {
    case nil: return (lower...upper, 1)
    case .int(let step)? where step > 0: return (lower...upper, step)
    default: return nil
    }
  }
}
