// What expressions cost, how deep they nest and how long their values grow, calls included.

import RasterValues
import RasterSyntax
import RasterValues

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
  var proposedSteps = 0
  /// A bound of the elements of a list or of the characters of a string; nil where only the limit for all
  /// lists is known.
  var count: Int?
  /// The bounds of an integer; nil where they are not known.
  var whole: ClosedRange<Int>?
  /// The first that is too long: the innermost loop of too many steps, or a list in another value.
  var excess: Excess?
  /// The innermost loop with which the steps, those of measuring included, exceed the limit.
  var multiplier: Loop?
  /// Whether it is a length without an end where nothing is offered.
  var isUnlimited = false
  /// Whether it differs between environments, so that no constant keeps it.
  var takesEnvironment = false
  /// Whether it, or what it uses, has been reported; then the numbers say nothing.
  var isBroken = false

  /// A loop, by its sequence, and how often it can run.
  struct Loop: Equatable {
    let range: SourceRange
    let turns: Int
    /// Whether it goes over a range that is longer than ranges are in lists.
    let isCut: Bool
  }

  enum Excess: Equatable {
    case loop(Loop)
    /// A list that may be longer than `maximumCount` where it is given on.
    case list(SourceRange)
  }
}

/// Adds up what the expressions of one declaration cost, given what it uses is known already.
struct CostFinder {
  /// By the index of the declaration.
  var functions: [Cost]
  var constants: [Cost]
  var components: [Cost]
  /// What it takes to measure the defaults of each component's properties.
  var defaultMeasuring: [Int: [Measuring]] = [:]
  /// By the place of the default.
  var defaults: [TypedExpression.Default: Cost] = [:]
  /// Whether words are measured by guesses, which take no time.
  var guessesWords = false
  /// The nesting and growth of the values in the frame's slots.
  var slots: [Int: Cost] = [:]
  /// The values of the component's properties.
  var properties: [Cost] = []

  init(_ program: Program) {
    functions = Array(repeating: Cost(), count: program.functions.count)
    constants = Array(repeating: Cost(), count: program.constants.count)
    components = Array(repeating: Cost(), count: program.components.count)
  }

  /// A `let` is computed once: where it is used it counts as one step.
  mutating func bind(_ slot: Int, _ cost: Cost, type: Type) {
    var local = Cost(growth: cost.growth, measuring: cost.measuring, isBroken: cost.isBroken)
    local.isUnlimited = cost.isUnlimited
    local.count = cost.count
    local.whole = cost.whole
    local.multiplier = cost.multiplier
    if type.holdsContent {
      local.depth = cost.depth
      local.components = cost.components
    }
    slots[slot] = local
  }

  /// The cost of an expression, of which this only hands on, so that the frame that nesting repeats
  /// stays small.
  mutating func cost(of expression: TypedExpression) -> Cost {
    switch expression.kind {
    case .path(let statements): return cost(of: statements)
    case .elements(let statements): return cost(of: statements)
    default: break
    }
    let parts = expression.parts
    return total(expression, parts.isEmpty ? [] : costs(of: parts))
  }

  @inline(never)
  mutating func costs(of expressions: [TypedExpression]) -> [Cost] {
    var costs: [Cost] = []
    costs.reserveCapacity(expressions.count)
    for expression in expressions { costs.append(cost(of: expression)) }
    return costs
  }

  /// Changes nothing; a copy of all costs for each call would take longer than what it does.
  @inline(never)
  private mutating func total(_ expression: TypedExpression, _ costs: [Cost]) -> Cost {
    switch expression.kind {
    case .local(let slot): return slots[slot] ?? Cost()
    case .property(let index): return index < properties.count ? properties[index] : Cost()
    case .int(let value): return Cost(whole: value...value)
    case .proposed: return Cost(isUnlimited: true)
    case .environment: return Cost(takesEnvironment: true)
    case .constant(let index): return Self.kept(constants[index], expression.type)
    case .declaredDefault(let place): return Self.nested(defaults[place] ?? Cost())
    case .string(let text):
      return Cost(growth: Growth(constant: text.utf8.count + 1), count: text.utf8.count)
    default: break
    }
    var result = Self.parts(costs)
    result.growth = Self.growth(of: expression, costs)
    result.bound(expression, costs)
    if case .call(_, let values) = expression.kind { result.limit(values, costs) }
    if case .structure(_, let values) = expression.kind { result.limit(values, costs) }
    if case .list(let values) = expression.kind { result.limit(values, costs) }
    switch expression.kind {
    case .call(let index, _):
      let called = Self.nested(functions[index])
      result.steps = Self.sum(result.steps, called.steps)
      result.depth = max(result.depth, called.depth)
      result.components = max(result.components, called.components)
      result.isBroken = result.isBroken || called.isBroken
      result.takesEnvironment = result.takesEnvironment || called.takesEnvironment
      result.count = functions[index].count
      result.excess = result.excess ?? called.excess
      result.multiplier = result.multiplier ?? called.multiplier
      result.growth = functions[index].growth.applied(to: costs.map { $0.growth })
      let contents = costs.map { $0.measuring }
      result.measuring = called.measuring.applied(to: contents)
      result.measure(called.measured.applied(to: contents))
    case .builtIn(let builtIn, _):
      let isFree = guessesWords && builtIn.reads.contains(.fonts)
      if !isFree { result.steps = Self.sum(result.steps, builtIn.extraSteps) }
      if !isFree, builtIn.extraSteps > 0, builtIn.reads.contains(.fonts) {
        result.steps = Self.sum(result.steps, Cost.lengthSteps(costs))
      }
      result.takesEnvironment = result.takesEnvironment || builtIn.takesEnvironment
      result.addLayout(builtIn, costs)
    case .component(let index, let arguments): add(index, arguments, costs, to: &result)
    case .conditional, .selection, .coalesce:
      result.measuring = costs.reduce(.none) { $0.union($1.measuring) }
    default: break
    }
    return result
  }

  /// Adds a component, which measures and places the contents that fill its properties.
  private mutating func add(
    _ index: Int,
    _ arguments: [TypedExpression.ComponentArgument],
    _ costs: [Cost],
    to result: inout Cost
  ) {
    result.depth = max(result.depth, components[index].depth + 1)
    var inside = 0
    var measuring = defaultMeasuring[index] ?? []
    for (argument, cost) in zip(arguments, costs) where argument.value.type.holdsContent {
      inside = max(inside, cost.components)
      if argument.property < measuring.count { measuring[argument.property] = cost.measuring }
    }
    result.components = Self.sum(components[index].components + 1, inside)
    result.isBroken = result.isBroken || components[index].isBroken
    result.measuring = components[index].measuring.applied(toContents: measuring)
  }

  /// A constant is computed once, and then is one step; again at each use where the environment
  /// decides, or it is a content, which Swift cannot store.
  private static func kept(_ cost: Cost, _ type: Type) -> Cost {
    var result = nested(cost)
    if !cost.takesEnvironment, !type.holdsContent { result.steps = 1 }
    return result
  }

  private static func nested(_ cost: Cost) -> Cost {
    var result = cost
    result.steps = sum(cost.steps, 1)
    result.depth += 1
    return result
  }

  private static func parts(_ costs: [Cost]) -> Cost {
    var result = Cost()
    for cost in costs {
      result.steps = sum(result.steps, cost.steps)
      result.depth = max(result.depth, cost.depth + 1)
      result.components = max(result.components, cost.components)
      result.measuring = result.measuring + cost.measuring
      result.measured = result.measured + cost.measured
      result.proposedSteps = sum(result.proposedSteps, cost.proposedSteps)
      result.isBroken = result.isBroken || cost.isBroken
      result.excess = result.excess ?? cost.excess
      result.multiplier = result.multiplier ?? cost.multiplier
      result.takesEnvironment = result.takesEnvironment || cost.takesEnvironment
    }
    return result
  }

  /// Joining adds lengths, choosing takes the longer; a number is one long whatever made it.
  private static func growth(of expression: TypedExpression, _ parts: [Cost]) -> Growth {
    switch expression.kind {
    case .conditional, .selection, .coalesce:
      return parts.dropFirst().reduce(parts.first?.growth ?? .one) { $0.union($1.growth) }
    case .field, .element, .some, .convert: return parts.first?.growth ?? .one
    case .builtIn(let builtIn, let arguments) where builtIn === BuiltIn.replacing:
      return replaced(arguments, parts)
    default: break
    }
    switch expression.type.unwrapped {
    case .string, .list, .structure, .path, .paint, .content, .words:
      return parts.reduce(.one) { $0 + $1.growth }
    default: return .one
    }
  }

  /// Replacing adds no more than it is let, and nothing where what is put in is not the longer.
  private static func replaced(_ arguments: [TypedExpression], _ parts: [Cost]) -> Growth {
    let whole = parts.first?.growth ?? .one
    if case .string(let part)? = arguments.dropFirst().first?.kind,
      case .string(let other)? = arguments.last?.kind, other.utf8.count <= part.utf8.count
    {
      return whole
    }
    return whole + Growth(constant: Functions.longestReplaced)
  }

  /// Far from overflowing; what is beyond the limit is all the same.
  static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, Bounds.maximumCost * 2) }
}
