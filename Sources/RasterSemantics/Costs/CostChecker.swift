// Reports expressions that take too long, grow too long or nest too deeply.

import RasterSyntax

/// Checks the declarations of a program against the limits, each after those that it uses.
struct CostChecker {
  var finder: CostFinder
  private let program: Program
  var diagnostics: [Diagnostic] = []
  /// The properties of the component that is checked next, as its source declares them.
  private(set) var properties: [PropertyBody] = []
  /// The number of components that can still be searched for the property that causes the cost.
  private var searchesLeft = 8
  /// The steps and lengths of compile-time evaluation.
  private(set) var total = 0
  private let totalLimit: Int

  init(_ program: Program, totalLimit: Int = Bounds.maximumTotal) {
    self.program = program
    self.totalLimit = totalLimit
    finder = CostFinder(program)
  }

  /// Sets the bounds of a component's properties according to its source.
  mutating func bound(_ properties: [PropertyBody]) {
    self.properties = properties
    finder.slots = [:]
    finder.properties = properties.enumerated().map { index, property in
      var cost = Cost()
      if property.type.holdsContent {
        let own = Growth(constant: 0, factors: [index: 1])
        cost.measuring = Measuring(natural: own, proposed: own)
      }
      cost.count = property.limit.flatMap { finder.cost(of: $0).bounds?.upperBound }
      if property.type == .int, let bounds = property.bounds,
        let lower = finder.cost(of: bounds.lower).bounds?.lowerBound,
        let upper = finder.cost(of: bounds.upper).bounds?.upperBound, lower <= upper
      {
        cost.bounds = lower...upper
      }
      return cost
    }
  }

  mutating func check(_ id: DeclarationID) {
    finder.slots = [:]
    switch id.kind {
    case .constant:
      let constant = program.constants[id.index]
      let cost = checked(constant.value, total: Cost(), in: constant.head)
      finder.constants[id.index] = cost
      let steps = cost.takesEnvironment ? 0 : cost.steps
      addToTotal(steps + cost.growth.constant, at: constant.value.range)
    case .function:
      let function = program.functions[id.index]
      for slot in function.parameters.indices {
        let own = Growth(constant: 0, factors: [slot: 1])
        finder.slots[slot] = Cost(growth: own, measuring: Measuring(natural: own, proposed: own))
      }
      var total = Cost()
      for binding in function.bindings { check(binding, &total, function.head) }
      finder.functions[id.index] = checked(function.body, total: total, in: function.head)
    case .component:
      let known = diagnostics.count
      checkComponent(id.index)
      if diagnostics.count > known, searchesLeft > 0 {
        searchesLeft -= 1
        let search = BoundSearch(self, component: id.index)
        diagnostics.replaceSubrange(known..., with: search.located(diagnostics[known...]))
      }
    case .enumeration, .structure, .tokens, .mode: break
    }
  }

  /// Takes over the costs of a declaration that has not changed since an earlier check.
  ///
  /// Returns false if its costs depend on more than the declaration, so that it must be checked.
  mutating func take(_ id: DeclarationID, from known: CostChecker, steps: Int) -> Bool {
    guard diagnostics.isEmpty, total + steps <= totalLimit else { return false }
    switch id.kind {
    case .function:
      let cost = known.finder.functions[id.index]
      guard cost.multiplier == nil else { return false }
      finder.functions[id.index] = cost
      for index in program.functions[id.index].parameters.indices {
        let place = TypedExpression.Default(owner: id, index: index)
        if let cost = known.finder.defaults[place] { finder.defaults[place] = cost }
      }
    case .component:
      let cost = known.finder.components[id.index]
      guard cost.multiplier == nil else { return false }
      finder.components[id.index] = cost
      finder.defaultMeasuring[id.index] = known.finder.defaultMeasuring[id.index]
    case .enumeration, .structure, .tokens, .mode, .constant: return false
    }
    total += steps
    return true
  }

  /// Checks a separate expression, such as a bound.
  mutating func check(_ expression: TypedExpression, in head: DeclarationHead) {
    finder.slots = [:]
    let cost = checked(expression, total: Cost(), in: head)
    addToTotal(cost.steps + cost.growth.constant, at: expression.range)
  }

  /// Checks a default, to which others refer by its declaration.
  mutating func check(
    _ expression: TypedExpression,
    at place: TypedExpression.Default,
    in head: DeclarationHead
  ) {
    finder.slots = [:]
    let cost = checked(expression, total: Cost(), in: head)
    finder.defaults[place] = cost
    addToTotal(cost.growth.constant, at: expression.range)
  }

  /// Adds to the total, and reports the first expression that exceeds the limit.
  private mutating func addToTotal(_ count: Int, at range: SourceRange) {
    guard total <= totalLimit, diagnostics.isEmpty else { return }
    total += count
    if total > totalLimit { diagnostics.append(.tooCostlyTogether(limit: totalLimit, at: range)) }
  }

  /// Checks one expression, and returns `total` with its cost added.
  private mutating func checked(
    _ expression: TypedExpression,
    total: Cost,
    in head: DeclarationHead
  ) -> Cost {
    finder.drawings = []
    let cost = finder.cost(of: expression)
    var result = total
    result.steps = CostFinder.sum(total.steps, cost.steps)
    result.depth = max(total.depth, cost.depth)
    result.components = max(total.components, cost.components)
    result.growth = cost.growth
    if total.hasContents || cost.hasContents {
      result.measuring = cost.measuring
      result.measured = total.measured + cost.measured
    }
    result.proposedSteps = CostFinder.sum(total.proposedSteps, cost.proposedSteps)
    result.multiplier = total.multiplier ?? cost.multiplier
    result.isUnlimited = cost.isUnlimited
    result.takesEnvironment = total.takesEnvironment || cost.takesEnvironment
    result.count = cost.count
    result.bounds = cost.bounds
    result.isBroken = total.isBroken || cost.isBroken
    for drawing in finder.drawings { check(drawing, &result, head) }
    if result.isBroken { return result }
    if let excess = cost.excess {
      diagnostics.append(.listTooLong(excess))
    } else if cost.growth.isTooLong {
      diagnostics.append(.tooLong(at: expression.range))
    } else if result.steps > Bounds.maximumCost {
      diagnostics.append(.tooCostly(at: expression.range, in: result.multiplier))
    } else if result.depth > Bounds.maximumDepth {
      diagnostics.append(.tooDeep(head.name, at: head.nameRange))
    } else {
      return result
    }
    result.isBroken = true
    return result
  }

  /// Checks the lines of a drawing in a layout like those of a `draw` block.
  private mutating func check(
    _ drawing: DrawingBlock,
    _ result: inout Cost,
    _ head: DeclarationHead
  ) {
    var deepest = Cost()
    check(drawing.statements, level: 1, &deepest, head)
    result.depth = max(result.depth, deepest.depth)
    result.isBroken = result.isBroken || deepest.isBroken
  }

  private mutating func check(_ binding: Binding, _ total: inout Cost, _ head: DeclarationHead) {
    let result = checked(binding.value, total: total, in: head)
    finder.bind(binding.slot, result, type: binding.value.type)
    total = result
  }

  // MARK: Components

  /// Checks a component, with a limit for each expression; loops are counted while drawing.
  mutating func checkComponent(_ index: Int) {
    let component = program.components[index]
    var deepest = Cost()
    finder.defaultMeasuring[index] = component.properties.map {
      $0.type.holdsContent ? finder.cost(of: $0.defaultValue).measuring : .none
    }
    var measured = Measuring.none
    let needed = component.bindings.needed(for: component.sizeExpressions.slots)
    let sizeBindings = Set(needed.map { $0.slot })
    var size = Cost(steps: 0)
    for binding in component.bindings {
      let cost = checkAlone(binding, &deepest, component.head)
      if sizeBindings.contains(binding.slot) {
        size.add(cost)
        measured = measured + cost.measured
      }
    }
    for expression in component.sizeExpressions {
      let own = checkAlone(expression, &deepest, component.head)
      size.add(own)
      measured = measured + own.measured
    }
    // If the size depends on the proposed size, contents are measured in it only if there is one.
    var readsOffered = false
    for expression in needed.map({ $0.value }) + component.sizeExpressions {
      expression.visit { if case .proposed = $0.kind { readsOffered = true } }
    }
    let count = component.properties.count
    deepest.measuring = Measuring(
      natural: Growth(constant: size.naturalSteps) + measured.natural
        + (readsOffered ? .zero : measured.proposed.shifted(by: count)),
      proposed: Growth(constant: size.steps) + measured.proposed
        + measured.natural.shifted(by: count)
    )
    for axis in [component.caps?.horizontal, component.caps?.vertical] {
      guard let axis else { continue }
      checkAlone(axis.leading, &deepest, component.head)
      checkAlone(axis.trailing, &deepest, component.head)
    }
    for expression in component.accessibility?.expressions ?? [] {
      checkAlone(expression, &deepest, component.head)
    }
    check(component.draw, level: 1, &deepest, component.head)
    if !deepest.isBroken, deepest.components > Bounds.maximumComponents {
      diagnostics.append(.componentsTooDeep(component.head.name, at: component.head.nameRange))
      deepest.isBroken = true
    } else if !deepest.isBroken, deepest.depth > Bounds.maximumDepth {
      diagnostics.append(.tooDeep(component.head.name, at: component.head.nameRange))
      deepest.isBroken = true
    }
    finder.components[index] = deepest
  }

  /// Checks a `let`, and returns its cost.
  @discardableResult
  private mutating func checkAlone(
    _ binding: Binding,
    _ deepest: inout Cost,
    _ head: DeclarationHead
  ) -> Cost {
    var total = Cost()
    check(binding, &total, head)
    deepest.components = max(deepest.components, total.components)
    deepest.depth = max(deepest.depth, total.depth)
    deepest.isBroken = deepest.isBroken || total.isBroken
    return total
  }

  /// Checks an expression, and returns its cost.
  @discardableResult
  private mutating func checkAlone(
    _ expression: TypedExpression,
    level: Int = 0,
    _ deepest: inout Cost,
    _ head: DeclarationHead
  ) -> Cost {
    let result = checked(expression, total: Cost(), in: head)
    deepest.components = max(deepest.components, result.components)
    deepest.depth = max(deepest.depth, result.depth + level)
    deepest.isBroken = deepest.isBroken || result.isBroken
    return result
  }

  /// Checks a placed content, which is measured; each component in it is measured at most twice.
  private mutating func checkPlaced(
    _ content: TypedExpression,
    _ cost: Cost,
    _ deepest: inout Cost
  ) {
    guard content.type.holdsContent, !deepest.isBroken else { return }
    // Contents within text have their natural size.
    let measuring =
      content.type == .content ? cost.measuring : Measuring(natural: cost.measuring.natural)
    guard CostFinder.sum(cost.steps, measuring.steps) > Bounds.maximumCost else { return }
    diagnostics.append(.tooCostly(at: content.range, in: cost.multiplier))
    deepest.isBroken = true
  }

  private mutating func check(
    _ statements: [DrawStatement],
    level: Int,
    _ deepest: inout Cost,
    _ head: DeclarationHead
  ) {
    for statement in statements {
      if case .binding(let binding) = statement {
        checkAlone(binding, &deepest, head)
        continue
      }
      for expression in statement.expressions {
        let cost = checkAlone(expression, level: level, &deepest, head)
        checkPlaced(expression, cost, &deepest)
      }
      if let value = statement.named { finder.bind(statement, finder.cost(of: value)) }
      let nested = statement.nested
      if !nested.isEmpty { check(nested, level: level + 1, &deepest, head) }
    }
  }
}

extension Cost {
  /// The steps without a proposed size; beyond the limit, the parts are unknown.
  fileprivate var naturalSteps: Int {
    steps > Bounds.maximumCost ? steps : steps - proposedSteps
  }

  /// Adds the steps of another expression that belongs to the same size.
  fileprivate mutating func add(_ other: Cost) {
    steps = CostFinder.sum(steps, other.steps)
    proposedSteps = CostFinder.sum(proposedSteps, other.proposedSteps)
  }
}

extension CostChecker {
  /// Returns the steps of the most expensive line of a component, with the lengths of its values.
  ///
  /// Text is measured by guesses. Returns nil if there are too many steps for a trial.
  func steps(of component: ComponentDeclaration) -> Int? {
    var finder = finder
    finder.slots = [:]
    finder.guessesText = true
    var most = 1
    func note(_ costs: [Cost]) {
      most = max(most, costs.reduce(1) { $0 + $1.steps + $1.growth.constant })
    }
    func add(_ statements: [DrawStatement]) {
      for statement in statements {
        let costs = statement.expressions.map { finder.cost(of: $0) }
        note(costs)
        finder.bind(statement, costs.first)
        add(statement.nested)
      }
    }
    for property in component.properties { note([finder.cost(of: property.defaultValue)]) }
    for value in component.states.flatMap({ $0.expressions }) { note([finder.cost(of: value)]) }
    for binding in component.bindings {
      let cost = finder.cost(of: binding.value)
      note([cost])
      finder.bind(binding.slot, cost, type: binding.value.type)
    }
    note(component.sizeExpressions.map { finder.cost(of: $0) })
    add(component.draw)
    return most > 10_000 ? nil : most
  }
}

extension CostChecker {
  /// Returns the steps of an expression and the length of its value.
  func weight(of expression: TypedExpression) -> Int {
    var finder = finder
    finder.slots = [:]
    let cost = finder.cost(of: expression)
    return CostFinder.sum(cost.steps, cost.growth.constant)
  }
}
