// The costs, the nesting depths and the lengths of expressions, calls included.

import RasterValues
import RasterSyntax
import RasterValues

/// The cost of one expression, including everything that it calls.
struct Cost: Equatable {
  /// The number of steps: one for each part of the expression and of the functions it calls.
  var steps = 1
  /// The nesting depth of the evaluation.
  var depth = 1
  /// The nesting depth of components.
  var components = 0
  var growth = Growth.one
  /// What measuring contents costs, or nil if it costs nothing, so that most costs are cheap to copy.
  private var contents: ContentCosts?
  /// The number of steps that are only taken if a size is proposed.
  var proposedSteps = 0
  /// A bound of the number of a list's elements or of a string's characters.
  ///
  /// Nil if only the general limit of lists is known.
  var count: Int?
  /// The bounds of an integer, or nil if they are unknown.
  var bounds: ClosedRange<Int>?
  /// The first excess: the innermost loop with too many steps, or a list in another value.
  var excess: Excess?
  /// The innermost loop that makes the steps, including those of measuring, exceed the limit.
  var multiplier: Loop?
  /// Whether it is a length that is infinite if no size is proposed.
  var isUnlimited = false
  /// Whether it depends on the environment, so that it cannot be stored as a constant.
  var takesEnvironment = false
  /// Whether an error in it or in something it uses has been reported, so that the cost is invalid.
  var isBroken = false

  /// A loop, by the range of its sequence, and its maximum number of iterations.
  struct Loop: Equatable {
    let range: SourceRange
    let turns: Int
    /// Whether it iterates over a range that is longer than ranges in lists can be.
    let isCut: Bool
  }

  init(
    steps: Int = 1,
    growth: Growth = .one,
    measuring: Measuring = .none,
    count: Int? = nil,
    bounds: ClosedRange<Int>? = nil,
    isUnlimited: Bool = false,
    takesEnvironment: Bool = false,
    isBroken: Bool = false
  ) {
    (self.steps, self.growth, self.count, self.bounds) = (steps, growth, count, bounds)
    (self.isUnlimited, self.takesEnvironment) = (isUnlimited, takesEnvironment)
    self.isBroken = isBroken
    if measuring != .none { contents = ContentCosts(measuring, .none) }
  }

  /// The cost of measuring the contents in the value.
  var measuring: Measuring {
    get { contents?.measuring ?? .none }
    set { setContents(newValue, measured) }
  }

  /// The contents of parameters that the expression measures; other measuring is part of `steps`.
  var measured: Measuring {
    get { contents?.measured ?? .none }
    set { setContents(measuring, newValue) }
  }

  /// Whether measuring contents costs something.
  var hasContents: Bool { contents != nil }

  private mutating func setContents(_ measuring: Measuring, _ measured: Measuring) {
    contents =
      measuring == .none && measured == .none ? nil : ContentCosts(measuring, measured)
  }

  enum Excess: Equatable {
    case loop(Loop)
    /// A list that is passed on and may be longer than `maximumCount`.
    case list(SourceRange)
  }
}

/// The costs of measuring contents; a class, because few expressions have some.
private final class ContentCosts: Equatable, Sendable {
  let measuring, measured: Measuring

  init(_ measuring: Measuring, _ measured: Measuring) {
    (self.measuring, self.measured) = (measuring, measured)
  }

  static func == (left: ContentCosts, right: ContentCosts) -> Bool {
    left.measuring == right.measuring && left.measured == right.measured
  }
}

/// Adds up the costs of the expressions of one declaration, whose uses have known costs.
struct CostFinder {
  /// The costs of functions, constants and components, by their indices.
  var functions: [Cost]
  var constants: [Cost]
  var components: [Cost]
  /// The cost of measuring the defaults of each component's properties.
  var defaultMeasuring: [Int: [Measuring]] = [:]
  /// The costs of defaults, by their declarations.
  var defaults: [TypedExpression.Default: Cost] = [:]
  /// Whether text is measured by guesses, which have no cost.
  var guessesText = false
  /// The costs of the values in the frame's slots.
  var slots: [Int: Cost] = [:]
  /// The costs of the values of the component's properties.
  var properties: [Cost] = []
  /// The drawings in the expressions so far, whose lines have their own limits.
  var drawings: [DrawingBlock] = []

  init(_ program: Program) {
    functions = Array(repeating: Cost(), count: program.functions.count)
    constants = Array(repeating: Cost(), count: program.constants.count)
    components = Array(repeating: Cost(), count: program.components.count)
  }

  /// Sets the cost of a `let`, which is computed once: each use counts as one step.
  mutating func bind(_ slot: Int, _ cost: Cost, type: Type) {
    var local = Cost(growth: cost.growth, measuring: cost.measuring, isBroken: cost.isBroken)
    local.isUnlimited = cost.isUnlimited
    local.count = cost.count
    local.bounds = cost.bounds
    local.multiplier = cost.multiplier
    if type.holdsContent {
      local.depth = cost.depth
      local.components = cost.components
    }
    slots[slot] = local
  }

  /// Returns the cost of an expression.
  ///
  /// This function only calls others, so that its stack frame, which nesting repeats, stays small.
  mutating func cost(of expression: TypedExpression) -> Cost {
    switch expression.kind {
    case .path(let statements): return cost(of: statements)
    case .elements(let statements): return cost(of: statements)
    case .drawing(let drawing): return cost(of: drawing)
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

  /// Returns the total of an expression and its parts, without changes to the finder.
  ///
  /// It is mutating because a copy of all costs for each call would take longer than the
  /// computation.
  @inline(never)
  private mutating func total(_ expression: TypedExpression, _ costs: [Cost]) -> Cost {
    switch expression.kind {
    case .local(let slot): return slots[slot] ?? Cost()
    case .property(let index): return index < properties.count ? properties[index] : Cost()
    case .int(let value): return Cost(bounds: value...value)
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
      let isFree = guessesText && builtIn.reads.contains(.fonts)
      if !isFree { result.steps = Self.sum(result.steps, builtIn.extraSteps) }
      if !isFree, builtIn.extraSteps > 0, builtIn.reads.contains(.fonts) {
        result.steps = Self.sum(result.steps, Cost.lengthSteps(costs))
      }
      result.takesEnvironment = result.takesEnvironment || builtIn.takesEnvironment
      result.addLayout(builtIn, costs)
    case .component(let index, let arguments): add(index, arguments, costs, to: &result)
    case .conditional, .selection, .coalesce:
      if result.hasContents {
        result.measuring = costs.reduce(.none) { $0.union($1.measuring) }
      }
    default: break
    }
    return result
  }

  /// Adds a component, which measures and places the contents that are its properties.
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

  /// Returns the cost of using a constant.
  ///
  /// A constant is computed once, and each use is one step. It is computed for each use if it
  /// depends on the environment, or if it is a content, which Swift cannot store.
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
      if cost.hasContents {
        result.measuring = result.measuring + cost.measuring
        result.measured = result.measured + cost.measured
      }
      result.proposedSteps = sum(result.proposedSteps, cost.proposedSteps)
      result.isBroken = result.isBroken || cost.isBroken
      result.excess = result.excess ?? cost.excess
      result.multiplier = result.multiplier ?? cost.multiplier
      result.takesEnvironment = result.takesEnvironment || cost.takesEnvironment
    }
    return result
  }

  /// Returns the length of the value: the sum if parts are joined, the longest if one is chosen.
  ///
  /// A number has length one.
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
    case .string, .list, .structure, .path, .paint, .content, .text:
      return parts.reduce(.one) { $0 + $1.growth }
    default: return .one
    }
  }

  /// Returns the length of a string after replacing text.
  ///
  /// It grows by at most `Functions.longestReplaced`, and not at all if the replacement is not
  /// longer than the replaced text.
  private static func replaced(_ arguments: [TypedExpression], _ parts: [Cost]) -> Growth {
    let length = parts.first?.growth ?? .one
    if case .string(let part)? = arguments.dropFirst().first?.kind,
      case .string(let other)? = arguments.last?.kind, other.utf8.count <= part.utf8.count
    {
      return length
    }
    return length + Growth(constant: Functions.longestReplaced)
  }

  /// Returns the sum, limited to prevent overflow; all values beyond the limit are equal.
  static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, Bounds.maximumCost * 2) }
}
