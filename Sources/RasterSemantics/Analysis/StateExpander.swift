// Expands the lines of `states` into the named states of a component.

import RasterSyntax
import RasterValues

/// Creates the named states of a component, whose properties are known, from its lines.
///
/// A state's values are those of its base states, of which later ones have precedence, and its own.
/// All values together count as compile-time computation. Long values that many states inherit are
/// therefore reported instead of being copied without limit.
struct StateExpander {
  typealias NamedState = ComponentDeclaration.NamedState

  private(set) var states = [NamedState(name: "plain")]
  private(set) var diagnostics: [Diagnostic] = []
  private let context: Context
  private let properties: [ComponentDeclaration.Property]
  /// The index of each state by its name.
  private var indices = ["plain": 0]
  /// The total size of the values of each state.
  private var weights = [0]
  private var weightLeft: Int
  private var isFull = false

  /// The state of the checker that is needed to expand states.
  struct Context {
    let program: Program
    let module: Module
    let session: Session
    let costs: CostChecker
  }

  init(_ context: Context, properties: [ComponentDeclaration.Property]) {
    self.context = context
    self.properties = properties
    weightLeft = context.session.totalLimit
  }

  mutating func add(_ line: StateLine) {
    guard !isFull else { return }
    var state = NamedState(name: line.word.text, range: line.word.range)
    var weight = 0
    for base in line.bases {
      guard let index = indices[base.text] else {
        let nearest = context.session.nearest(to: base.text) { states.map { $0.name } }
        let declared = nearest.flatMap { indices[$0] }.flatMap { states[$0].range }
        diagnostics.append(
          .unknownState(base.text, at: base.range, nearest: nearest, declared: declared)
        )
        continue
      }
      state.inherit(from: states[index])
      weight += weights[index]
    }
    for (property, value) in line.values.sorted(by: { $0.key < $1.key })
    where !isReachable(value, of: property) {
      state.isReported = true
    }
    state.set(line)
    for value in line.values.values { weight += context.costs.weight(of: value) }
    if let size = line.size { check(size) }
    guard let matrix = line.matrix else { return append(state, weight: weight) }
    addMatrix(matrix, to: state, weight: weight)
  }

  private mutating func append(_ state: NamedState, weight: Int) {
    guard let range = state.range, !isFull else { return }
    if states.count > Bounds.maximumStates {
      isFull = true
      return diagnostics.append(.tooManyStates(at: range))
    }
    weightLeft -= weight
    if weightLeft < 0 {
      isFull = true
      return diagnostics.append(.tooCostlyTogether(limit: context.session.totalLimit, at: range))
    }
    if let first = indices[state.name] {
      // A line that declares `plain` has already been reported.
      guard first > 0 || state.isFromMatrix else { return }
      let isNew = diagnostics.last?.range != range
      if isNew {
        diagnostics.append(.duplicateState(state.name, at: range, first: states[first].range))
      }
      return
    }
    indices[state.name] = states.count
    states.append(state)
    weights.append(weight)
  }

  // MARK: Values

  /// Returns whether a value is unchanged by the property's domain, and reports it otherwise.
  private mutating func isReachable(_ value: TypedExpression, of index: Int) -> Bool {
    let property = properties[index]
    guard property.domain != nil, value.type == property.type,
      let given = Evaluator.constant(value, program: context.program)
    else { return true }
    let kept = property.clamped(given)
    let effect: String
    switch property.type {
    case .int:
      if given.intValue == kept.intValue { return true }
      effect = "\(Functions.string(kept.intValue)) is used instead"
    case .fraction, .double:
      let (first, second) = (given.doubleValue, kept.doubleValue)
      // Steps are sums in binary, so written decimals can differ slightly.
      if abs(first - second) <= 1e-9 * max(1, abs(second)) { return true }
      let text = property.type == .fraction ? Functions.percent(second) : Functions.string(second)
      effect = "\(text) is used instead"
    default:
      guard case .count(let limit)? = property.domain, given != kept else { return true }
      let part = property.type.unwrapped == .string ? "characters" : "elements"
      effect = "only its first \(limit) \(part) are used"
    }
    diagnostics.append(.unreachableState(property.name, effect, at: value.range))
    return false
  }

  private mutating func check(_ size: TypedExpression) {
    guard size.type == .size, let value = Evaluator.constant(size, program: context.program)
    else { return }
    let sides = value.sizeValue
    guard sides.width > 0, sides.height > 0, sides.width.isFinite, sides.height.isFinite else {
      return diagnostics.append(.emptyBounds(at: size.range))
    }
  }
}

// MARK: Matrices

extension StateExpander {
  private typealias Axis = (property: Int, choices: [StateChoice])

  private mutating func addMatrix(_ matrix: StateMatrix, to state: NamedState, weight: Int) {
    guard matrix.isWhole, let axes = axes(of: matrix), let range = state.range else { return }
    guard !axes.isEmpty, axes.allSatisfy({ !$0.choices.isEmpty }) else {
      return diagnostics.append(.emptyMatrix(at: range))
    }
    var count = 1
    for axis in axes {
      count *= axis.choices.count
      if count > Bounds.maximumCombinations { return diagnostics.append(.hugeMatrix(at: range)) }
    }
    var condition = MatrixCondition(
      matrix.condition,
      in: context.program,
      properties: properties,
      state: state
    )
    if let expression = matrix.condition {
      let steps = context.costs.weight(of: expression).multipliedReportingOverflow(by: count)
      weightLeft -= steps.overflow ? weightLeft : min(steps.partialValue, weightLeft)
      guard weightLeft > 0 else {
        isFull = true
        return diagnostics.append(
          .tooCostlyTogether(limit: context.session.totalLimit, at: expression.range)
        )
      }
    }
    var isEmpty = true
    for index in 0..<count {
      let choices = choices(at: index, of: axes)
      guard condition.holds(choices) else { continue }
      isEmpty = false
      append(self.state(state, choices), weight: weight + choices.count)
      if isFull { return }
    }
    if isEmpty, !condition.isBroken { diagnostics.append(.emptyMatrix(at: range)) }
  }

  /// Returns the combination with an index; the last property varies fastest.
  private func choices(at index: Int, of axes: [Axis]) -> [(property: Int, choice: StateChoice)] {
    var rest = index
    var result: [(property: Int, choice: StateChoice)] = []
    for axis in axes.reversed() {
      result.append((axis.property, axis.choices[rest % axis.choices.count]))
      rest /= axis.choices.count
    }
    return result.reversed()
  }

  private func state(
    _ base: NamedState,
    _ choices: [(property: Int, choice: StateChoice)]
  ) -> NamedState {
    var state = NamedState(
      name: StateChoice.joined(choices.map { $0.choice.name }),
      range: base.range,
      isFromMatrix: true
    )
    state.inherit(from: base)
    for (property, choice) in choices { state.set(property, to: choice.expression) }
    return state
  }

  /// Returns the properties of a matrix with their values.
  ///
  /// Returns nil if a property does not have values that can be named.
  private mutating func axes(of matrix: StateMatrix) -> [Axis]? {
    var axes: [Axis] = []
    var isWhole = true
    for axis in matrix.axes {
      let property = properties[axis.property]
      if property.type == .error {
        isWhole = false
        continue
      }
      guard StateChoice.canName(property.type) else {
        let type = context.module.describe(property.type)
        diagnostics.append(.namelessAxis(type, at: axis.range))
        isWhole = false
        continue
      }
      let choices = axis.values.map { self.choices($0, of: axis.property) }
      guard let choices = choices ?? property.choices(in: context.program, at: axis.range) else {
        diagnostics.append(.endlessAxis(property.name, at: axis.range))
        isWhole = false
        continue
      }
      axes.append((axis.property, choices))
    }
    return isWhole ? axes : nil
  }

  private mutating func choices(_ values: [TypedExpression], of index: Int) -> [StateChoice] {
    let property = properties[index]
    var choices: [StateChoice] = []
    for value in values {
      _ = isReachable(value, of: index)
      guard value.type == property.type,
        let constant = Evaluator.constant(value, program: context.program),
        let name = StateChoice.name(of: constant, for: property, in: context.program)
      else { continue }
      choices.append(StateChoice(expression: value, value: constant, name: name))
    }
    return choices
  }
}

extension ComponentDeclaration.NamedState {
  /// Adds the values, environment and size of another state.
  mutating func inherit(from base: ComponentDeclaration.NamedState) {
    for argument in base.values { set(argument.property, to: argument.value) }
    for argument in base.environment { set(argument) }
    size = base.size ?? size
    isReported = isReported || base.isReported
  }

  fileprivate mutating func set(_ line: StateLine) {
    for (property, value) in line.values { set(property, to: value) }
    for (index, part) in line.environment {
      set(
        ComponentDeclaration.EnvironmentArgument(
          index: index,
          member: part.member,
          value: part.value
        )
      )
    }
    size = line.size ?? size
  }

  /// Sets a value; values are in the order of the properties.
  fileprivate mutating func set(_ property: Int, to value: TypedExpression) {
    let place = values.firstIndex { $0.property >= property } ?? values.count
    let argument = TypedExpression.ComponentArgument(property: property, value: value)
    if place < values.count, values[place].property == property {
      values[place] = argument
    } else {
      values.insert(argument, at: place)
    }
  }

  fileprivate mutating func set(_ argument: ComponentDeclaration.EnvironmentArgument) {
    let place = environment.firstIndex { $0.index >= argument.index } ?? environment.count
    if place < environment.count, environment[place].index == argument.index {
      environment[place] = argument
    } else {
      environment.insert(argument, at: place)
    }
  }
}
