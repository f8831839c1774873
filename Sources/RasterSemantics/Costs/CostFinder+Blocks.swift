// The costs of blocks that produce one value: paths, and lists with loops and conditions.

import RasterValues
import RasterSyntax

extension CostFinder {
  /// Returns the cost of a block, with the maximum number of iterations of its loops.
  @inline(never)
  mutating func cost<Operation>(of statements: [Statement<Operation>]) -> Cost {
    var result = Cost(count: 0)
    for statement in statements { result = joined(result, cost(of: statement)) }
    result.depth += 1
    return result
  }

  /// Returns the cost of a drawing as a value: one step, since its lines are executed later.
  ///
  /// Its components are placed as deep as those of a component.
  @inline(never)
  mutating func cost(of drawing: DrawingBlock) -> Cost {
    let outer = drawings
    let lines = cost(of: drawing.statements)
    drawings = outer + [drawing]
    var result = Cost()
    result.depth = lines.depth + 1
    result.components = lines.components
    result.isBroken = lines.isBroken
    result.takesEnvironment = lines.takesEnvironment
    return result
  }

  @inline(never)
  private mutating func cost<Operation>(of statement: Statement<Operation>) -> Cost {
    let costs = costs(of: statement.expressions)
    if case .loop(let variables, let sequence, _) = statement, let cost = costs.first {
      bind(variables, cost.shared(among: cost.turns(of: sequence.type)), over: sequence.type)
    } else {
      bind(statement, costs.first)
    }
    var result = Cost(steps: 0, growth: .zero, count: 0)
    for cost in costs { result = joined(result, cost) }
    result.count = 0
    switch statement {
    case .operation(_, let values, let body, _):
      result.count = 1
      result.limit(values.compactMap { $0 }, costs)
      if !body.isEmpty { result = joined(result, cost(of: body)) }
    case .binding: break
    case .conditional(_, let then, let otherwise):
      result = chosen(result, [cost(of: then), cost(of: otherwise)])
    case .selection(_, let cases, let otherwise):
      var branches: [Cost] = []
      for branch in cases { branches.append(cost(of: branch.body)) }
      branches.append(cost(of: otherwise ?? []))
      result = chosen(result, branches)
    case .loop(_, let sequence, let body):
      let turns = costs.first?.turns(of: sequence.type) ?? 0
      result = joined(result, cost(of: body).repeated(turns, over: sequence))
    }
    return result
  }

  /// Records the cost of the value that a statement names, which is its first expression.
  mutating func bind<Operation>(_ statement: Statement<Operation>, _ cost: Cost?) {
    guard let cost else { return }
    switch statement {
    case .binding(let binding): bind(binding.slot, cost, type: binding.value.type)
    case .conditional(.unwrap(let slot, _, let value), _, _):
      bind(slot, cost, type: value.type.unwrapped)
    case .loop(let variables, let sequence, _): bind(variables, cost, over: sequence.type)
    case .operation, .conditional(.expression, _, _), .selection: break
    }
  }

  /// Records the costs of loop variables.
  ///
  /// An element of a list has no bounds. An element of a range has the range's bounds, and an index
  /// of a list is less than the list's maximum length.
  private mutating func bind(_ variables: [LoopVariable], _ cost: Cost, over type: Type) {
    var element = cost
    element.count = nil
    if type != .range { element.bounds = nil }
    for (index, variable) in variables.enumerated() {
      guard let slot = variable.slot else { continue }
      var own = element
      if case .pairs = type, index == 0, variable.type == .int { own.bounds = cost.bounds }
      bind(slot, own, type: variable.type)
    }
  }

  private func joined(_ left: Cost, _ right: Cost) -> Cost {
    var result = Cost(
      steps: Self.sum(left.steps, right.steps),
      growth: left.growth + right.growth,
      isBroken: left.isBroken || right.isBroken
    )
    result.depth = max(left.depth, right.depth)
    result.components = max(left.components, right.components)
    result.measuring = left.measuring + right.measuring
    result.measured = left.measured + right.measured
    result.proposedSteps = Self.sum(left.proposedSteps, right.proposedSteps)
    result.count = Self.sum(left.count ?? 0, right.count ?? 0)
    result.excess = left.excess ?? right.excess
    result.multiplier = left.multiplier ?? right.multiplier
    return result
  }

  /// Returns the cost including all branches, one of which adds its elements.
  private func chosen(_ cost: Cost, _ branches: [Cost]) -> Cost {
    var result = branches.reduce(cost) { joined($0, $1) }
    result.count = branches.map { $0.count ?? 0 }.max() ?? 0
    return result
  }
}

extension Cost {
  /// Returns the maximum number of iterations of a loop over the value.
  fileprivate func turns(of type: Type) -> Int {
    guard type == .range else { return count ?? Bounds.maximumCount }
    guard let bounds else { return IntegerRanges.limit }
    let (last, overflow) = bounds.upperBound.subtractingReportingOverflow(bounds.lowerBound)
    return overflow || last >= Bounds.maximumCost ? Bounds.maximumCost * 2 : last + 1
  }

  /// Returns the cost of one of `count` elements, whose total is the cost of the list.
  fileprivate func shared(among count: Int) -> Cost {
    var result = self
    result.growth = growth.shared(among: count)
    result.measuring = Measuring(
      natural: measuring.natural.shared(among: count),
      proposed: measuring.proposed.shared(among: count)
    )
    return result
  }

  /// Returns the cost of all iterations, and records the loop if it exceeds the limit.
  fileprivate func repeated(_ turns: Int, over sequence: TypedExpression) -> Cost {
    var result = self
    result.steps = CostFinder.product(CostFinder.sum(steps, 1), turns)
    result.growth = growth.repeated(turns)
    result.measuring = measuring.repeated(turns)
    result.measured = measured.repeated(turns)
    result.proposedSteps = CostFinder.product(proposedSteps, turns)
    result.count = CostFinder.product(count ?? 0, turns)
    let isCut = sequence.type == .range && turns > IntegerRanges.limit
    let loop = Cost.Loop(range: sequence.range, turns: turns, isCut: isCut)
    if excess == nil, isCut || result.steps > Bounds.maximumCost { result.excess = .loop(loop) }
    if multiplier == nil, result.stepsOfAll > Bounds.maximumCost { result.multiplier = loop }
    return result
  }

  /// Records a list argument that may be too long to be passed on.
  mutating func limit(_ values: [TypedExpression], _ costs: [Cost]) {
    guard excess == nil else { return }
    for (value, cost) in zip(values, costs) where value.type.element != nil {
      if (cost.count ?? 0) > Bounds.maximumCount { return excess = .list(value.range) }
    }
  }
}

extension CostFinder {
  /// Returns the product, limited to prevent overflow.
  static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? Bounds.maximumCost * 2 : min(product, Bounds.maximumCost * 2)
  }
}

extension Growth {
  /// Returns one of `count` equal parts, rounded up; beyond the limit, the parts are unknown.
  fileprivate func shared(among count: Int) -> Growth {
    guard count > 1, !isTooLong else { return self }
    return Growth(
      constant: (constant + count - 1) / count,
      factors: factors.mapValues { ($0 + count - 1) / count }
    )
  }

  /// Returns the bound of `count` values with this bound.
  func repeated(_ count: Int) -> Growth {
    Growth(constant: 0, factors: [0: count]).applied(to: [self])
  }
}

extension Measuring {
  /// Returns the cost of `count` contents.
  func repeated(_ count: Int) -> Measuring {
    Measuring(natural: natural.repeated(count), proposed: proposed.repeated(count))
  }
}
