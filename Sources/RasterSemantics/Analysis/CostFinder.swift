// What expressions cost, how deep they nest and how long their values grow, calls included.

/// What one expression takes, with all that it calls.
struct Cost: Equatable {
  /// Steps: one for each part of the expression, calls counted with the parts of what they call.
  var steps = 1
  /// How deep the evaluation nests.
  var depth = 1
  /// How deep components nest in it.
  var components = 0
  var growth = Growth.one
  /// Whether it, or what it uses, has been reported; then the numbers say nothing.
  var isBroken = false
}

/// Adds up what the expressions of one declaration cost, given what it uses is known already.
struct CostFinder {
  /// By the index of the declaration.
  var functions: [Cost]
  var constants: [Cost]
  var components: [Cost]
  /// What the values in the frame's slots nest and grow.
  var slots: [Int: Cost] = [:]

  init(_ program: Program) {
    functions = Array(repeating: Cost(), count: program.functions.count)
    constants = Array(repeating: Cost(), count: program.constants.count)
    components = Array(repeating: Cost(), count: program.components.count)
  }

  /// A `let` is computed once: where it is used it counts as one step.
  mutating func bind(_ slot: Int, _ cost: Cost, type: Type) {
    var local = Cost(growth: cost.growth, isBroken: cost.isBroken)
    if case .content = type {
      local.depth = cost.depth
      local.components = cost.components
    }
    slots[slot] = local
  }

  mutating func cost(of expression: TypedExpression) -> Cost {
    switch expression.kind {
    case .local(let slot): return slots[slot] ?? Cost()
    case .constant(let index): return nested(constants[index])
    case .call(let index, let arguments):
      let costs = arguments.map { cost(of: $0) }
      var result = parts(costs)
      let called = nested(functions[index])
      result.steps = Self.sum(result.steps, called.steps)
      result.depth = max(result.depth, called.depth)
      result.components = max(result.components, called.components)
      result.isBroken = result.isBroken || called.isBroken
      result.growth = functions[index].growth.applied(to: costs.map(\.growth))
      return result
    case .component(let index, let arguments):
      var result = parts(arguments.map { cost(of: $0.value) })
      result.depth = max(result.depth, components[index].depth + 1)
      result.components = components[index].components + 1
      result.isBroken = result.isBroken || components[index].isBroken
      return result
    case .string(let text): return Cost(growth: Growth(constant: text.utf8.count + 1))
    case .path(let statements): return cost(of: statements)
    default:
      var costs: [Cost] = []
      expression.forEachPart { costs.append(cost(of: $0)) }
      var result = parts(costs)
      result.growth = growth(of: expression, costs.map(\.growth))
      return result
    }
  }

  private mutating func cost(of statements: [PathStatement]) -> Cost {
    var result = Cost()
    for statement in statements {
      if case .binding(let binding) = statement {
        let value = cost(of: binding.value)
        bind(binding.slot, value, type: binding.value.type)
        result = joined(result, value)
        continue
      }
      if case .conditional(.unwrap(let slot, _, let value), _, _) = statement {
        bind(slot, cost(of: value), type: value.type.unwrapped)
      }
      statement.forEachPart(
        { result = joined(result, cost(of: $0)) },
        nested: { result = joined(result, cost(of: [$0])) }
      )
    }
    result.depth += 1
    return result
  }

  private func joined(_ left: Cost, _ right: Cost) -> Cost {
    Cost(
      steps: Self.sum(left.steps, right.steps),
      depth: max(left.depth, right.depth),
      components: max(left.components, right.components),
      growth: left.growth + right.growth,
      isBroken: left.isBroken || right.isBroken
    )
  }

  private func nested(_ cost: Cost) -> Cost {
    var result = cost
    result.steps = Self.sum(cost.steps, 1)
    result.depth += 1
    return result
  }

  private func parts(_ costs: [Cost]) -> Cost {
    var result = Cost()
    for cost in costs {
      result.steps = Self.sum(result.steps, cost.steps)
      result.depth = max(result.depth, cost.depth + 1)
      result.components = max(result.components, cost.components)
      result.isBroken = result.isBroken || cost.isBroken
    }
    return result
  }

  /// Joining adds lengths, choosing takes the longer; a number is one long whatever made it.
  private func growth(of expression: TypedExpression, _ parts: [Growth]) -> Growth {
    switch expression.kind {
    case .conditional, .selection, .coalesce:
      return parts.dropFirst().reduce(parts.first ?? .one) { $0.union($1) }
    case .field, .element, .some, .convert: return parts.first ?? .one
    default: break
    }
    switch expression.type.unwrapped {
    case .string, .list, .structure, .path, .paint, .content:
      return parts.reduce(.one) { $0 + $1 }
    default: return .one
    }
  }

  /// Far from overflowing; what is beyond the limit is all the same.
  static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, Bounds.maximumCost * 2) }
}
