// What expressions cost, how deep they nest and how long their values grow, calls included.

/// The cost of one expression, with all that it calls.
struct Cost: Equatable {
  /// Steps: one for each part of the expression, calls counted with the parts of what they call.
  var steps = 1
  /// The depth to which the evaluation nests.
  var depth = 1
  /// The depth to which components nest in it.
  var components = 0
  var growth = Growth.one
  /// The cost of measuring the contents that it holds.
  var measuring = Measuring.none
  /// The contents of parameters that it measures; what it measures besides is in `steps`.
  var measured = Measuring.none
  /// Those of the steps that are taken only where something is offered.
  var offeredSteps = 0
  /// Whether it is a length without an end where nothing is offered.
  var isUnlimited = false
  /// Whether it, or what it uses, has been reported; then the numbers say nothing.
  var isBroken = false
}

/// Adds up what the expressions of one declaration cost, given what it uses is known already.
struct CostFinder {
  /// By the index of the declaration.
  var functions: [Cost]
  var constants: [Cost]
  var components: [Cost]
  /// By the place of the default.
  var defaults: [TypedExpression.Default: Cost] = [:]
  /// The nesting and growth of the values in the frame's slots.
  var slots: [Int: Cost] = [:]

  init(_ program: Program) {
    functions = Array(repeating: Cost(), count: program.functions.count)
    constants = Array(repeating: Cost(), count: program.constants.count)
    components = Array(repeating: Cost(), count: program.components.count)
  }

  /// A `let` is computed once: where it is used it counts as one step.
  mutating func bind(_ slot: Int, _ cost: Cost, type: Type) {
    var local = Cost(growth: cost.growth, measuring: cost.measuring, isBroken: cost.isBroken)
    local.isUnlimited = cost.isUnlimited
    if type.holdsContent {
      local.depth = cost.depth
      local.components = cost.components
    }
    slots[slot] = local
  }

  /// The cost of an expression, of which this only hands on, so that the frame that nesting repeats
  /// stays small.
  mutating func cost(of expression: TypedExpression) -> Cost {
    if case .path(let statements) = expression.kind { return cost(of: statements) }
    return total(expression, costs(of: expression.parts))
  }

  @inline(never)
  private mutating func costs(of expressions: [TypedExpression]) -> [Cost] {
    var costs: [Cost] = []
    for expression in expressions { costs.append(cost(of: expression)) }
    return costs
  }

  @inline(never)
  private func total(_ expression: TypedExpression, _ costs: [Cost]) -> Cost {
    switch expression.kind {
    case .local(let slot): return slots[slot] ?? Cost()
    case .offered: return Cost(isUnlimited: true)
    case .constant(let index): return nested(constants[index])
    case .declaredDefault(let place): return nested(defaults[place] ?? Cost())
    case .string(let text): return Cost(growth: Growth(constant: text.utf8.count + 1))
    default: break
    }
    var result = parts(costs)
    result.growth = growth(of: expression, costs.map { $0.growth })
    switch expression.kind {
    case .call(let index, _):
      let called = nested(functions[index])
      result.steps = Self.sum(result.steps, called.steps)
      result.depth = max(result.depth, called.depth)
      result.components = max(result.components, called.components)
      result.isBroken = result.isBroken || called.isBroken
      result.growth = functions[index].growth.applied(to: costs.map { $0.growth })
      let contents = costs.map { $0.measuring }
      result.measuring = called.measuring.applied(to: contents)
      result.measure(called.measured.applied(to: contents))
    case .builtIn(let builtIn, _):
      result.steps = Self.sum(result.steps, builtIn.extraSteps)
      result.addLayout(builtIn, costs)
    case .component(let index, _):
      result.depth = max(result.depth, components[index].depth + 1)
      result.components = components[index].components + 1
      result.isBroken = result.isBroken || components[index].isBroken
      result.measuring = components[index].measuring
    case .conditional, .selection, .coalesce:
      result.measuring = costs.reduce(.none) { $0.union($1.measuring) }
    default: break
    }
    return result
  }

  @inline(never)
  private mutating func cost(of statements: [PathStatement]) -> Cost {
    var result = Cost()
    for statement in statements {
      let costs = costs(of: statement.expressions)
      bind(statement, costs.first)
      for cost in costs { result = joined(result, cost) }
      let nested = statement.nested
      if !nested.isEmpty { result = joined(result, cost(of: nested)) }
    }
    result.depth += 1
    return result
  }

  /// Notes what the value costs that a statement gives a name to, which is its first expression.
  mutating func bind<Operation>(_ statement: Statement<Operation>, _ cost: Cost?) {
    guard let cost else { return }
    switch statement {
    case .binding(let binding): bind(binding.slot, cost, type: binding.value.type)
    case .conditional(.unwrap(let slot, _, let value), _, _):
      bind(slot, cost, type: value.type.unwrapped)
    case .loop(let slot, _, let type, _, _): bind(slot, cost, type: type)
    case .operation, .conditional(.expression, _, _), .selection: break
    }
  }

  private func joined(_ left: Cost, _ right: Cost) -> Cost {
    Cost(
      steps: Self.sum(left.steps, right.steps),
      depth: max(left.depth, right.depth),
      components: max(left.components, right.components),
      growth: left.growth + right.growth,
      measured: left.measured + right.measured,
      offeredSteps: Self.sum(left.offeredSteps, right.offeredSteps),
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
      result.measuring = result.measuring + cost.measuring
      result.measured = result.measured + cost.measured
      result.offeredSteps = Self.sum(result.offeredSteps, cost.offeredSteps)
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
