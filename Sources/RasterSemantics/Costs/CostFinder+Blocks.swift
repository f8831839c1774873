// What blocks cost that make one value: paths, and lists with loops and conditions.

import RasterValues
import RasterSyntax

extension CostFinder {
  /// The cost of a block, whose loops count as often as they can turn.
  @inline(never)
  mutating func cost<Operation>(of statements: [Statement<Operation>]) -> Cost {
    var result = Cost(count: 0)
    for statement in statements { result = joined(result, cost(of: statement)) }
    result.depth += 1
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

  /// Notes what the value costs that a statement gives a name to, which is its first expression.
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

  /// An element of a list has no bounds of its own; one of a range has the range's, and a place in a
  /// list is below the list's length.
  private mutating func bind(_ variables: [LoopVariable], _ cost: Cost, over type: Type) {
    var element = cost
    element.count = nil
    if type != .range { element.whole = nil }
    for (index, variable) in variables.enumerated() {
      guard let slot = variable.slot else { continue }
      var own = element
      if case .pairs = type, index == 0, variable.type == .int { own.whole = cost.whole }
      bind(slot, own, type: variable.type)
    }
  }

  private func joined(_ left: Cost, _ right: Cost) -> Cost {
    var result = Cost(
      steps: Self.sum(left.steps, right.steps),
      depth: max(left.depth, right.depth),
      components: max(left.components, right.components),
      growth: left.growth + right.growth,
      measuring: left.measuring + right.measuring,
      measured: left.measured + right.measured,
      proposedSteps: Self.sum(left.proposedSteps, right.proposedSteps),
      isBroken: left.isBroken || right.isBroken
    )
    result.count = Self.sum(left.count ?? 0, right.count ?? 0)
    result.excess = left.excess ?? right.excess
    result.multiplier = left.multiplier ?? right.multiplier
    return result
  }

  /// The cost with that of all branches, of which one adds its elements.
  private func chosen(_ cost: Cost, _ branches: [Cost]) -> Cost {
    var result = branches.reduce(cost) { joined($0, $1) }
    result.count = branches.map { $0.count ?? 0 }.max() ?? 0
    return result
  }
}

extension Cost {
  /// The most turns of a loop over the value.
  fileprivate func turns(of type: Type) -> Int {
    guard type == .range else { return count ?? Bounds.maximumCount }
    guard let whole else { return IntegerRanges.limit }
    let (last, overflow) = whole.upperBound.subtractingReportingOverflow(whole.lowerBound)
    return overflow || last >= Bounds.maximumCost ? Bounds.maximumCost * 2 : last + 1
  }

  /// The cost of an element, of which so many cost together what the list does.
  fileprivate func shared(among count: Int) -> Cost {
    var result = self
    result.growth = growth.shared(among: count)
    result.measuring = Measuring(
      natural: measuring.natural.shared(among: count),
      proposed: measuring.proposed.shared(among: count)
    )
    return result
  }

  /// The cost of so many turns; notes the loop if it is the one that is too much.
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

  /// Notes a list that is given on and may be too long for that.
  mutating func limit(_ values: [TypedExpression], _ costs: [Cost]) {
    guard excess == nil else { return }
    for (value, cost) in zip(values, costs) where value.type.element != nil {
      if (cost.count ?? 0) > Bounds.maximumCount { return excess = .list(value.range) }
    }
  }
}

extension CostFinder {
  /// Far from overflowing, as `sum` is.
  static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? Bounds.maximumCost * 2 : min(product, Bounds.maximumCost * 2)
  }
}

extension Growth {
  /// The part of one among so many, rounded up; bounds beyond the limit say nothing of their parts.
  fileprivate func shared(among count: Int) -> Growth {
    guard count > 1, !isTooLong else { return self }
    return Growth(
      constant: (constant + count - 1) / count,
      factors: factors.mapValues { ($0 + count - 1) / count }
    )
  }

  /// The bound of so many values of this one.
  func repeated(_ count: Int) -> Growth {
    Growth(constant: 0, factors: [0: count]).applied(to: [self])
  }
}

extension Measuring {
  /// The cost of so many contents.
  func repeated(_ count: Int) -> Measuring {
    Measuring(natural: natural.repeated(count), proposed: proposed.repeated(count))
  }
}
