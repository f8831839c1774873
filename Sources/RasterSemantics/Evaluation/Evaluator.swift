// Evaluates checked expressions with the functions that generated Swift calls.

import RasterSyntax
import RasterValues

/// Evaluates checked expressions of a program, without side effects.
///
/// Every expression has a value. The checker limits nesting. As a last resort, an expression that
/// is nested deeper than `maximumDepth` evaluates to `Value.nothing`, so that no input can exhaust
/// a small stack.
package struct Evaluator {
  package let program: Program
  /// The values of the component's properties, clamped to their domains.
  package var properties: [Value]
  /// The progress of properties' transitions, by the indices of the properties.
  package var progresses: [Int: Double] = [:]
  package var environment: Environment
  package var bounds: Rect
  /// The size proposed to the component while its size is determined.
  package var proposed = Size.unlimited
  /// Measures contents and text; without it, their sizes are zero.
  package var measures: MeasuresReference?
  /// Records the branches that are taken, if coverage is requested.
  package var coverage: BranchCoverage?
  /// The values of `let` bindings, parameters and loop variables, by slot.
  package var frame: [Value]
  /// Constants that have been evaluated, which may depend on the environment.
  private var constants: [Int: Value] = [:]
  /// Defaults that have been evaluated, which all uses share.
  private var defaults: [TypedExpression.Default: Value] = [:]
  /// The current nesting depth of expressions, calls, statements and components.
  package var depth = 0
  /// Whether all inputs read so far are known at compile time.
  private(set) package var isConstant = true
  /// The number of steps so far, which the environment's meter counts.
  var steps = 0
  /// Whether the meter has stopped the evaluation.
  var isStopped = false

  /// The maximum depth, which exceeds that of any program that passes the checker.
  package static let maximumDepth = Bounds.maximumDepth + 100

  /// The maximum number of slots, which exceeds what a file can need.
  private static let maximumSlotCount = 1 << 24

  package init(
    program: Program,
    properties: [Value] = [],
    environment: Environment = Environment(),
    bounds: Rect = .zero,
    slotCount: Int = 0
  ) {
    self.program = program
    self.properties = properties
    self.environment = environment
    self.bounds = bounds
    frame = Array(repeating: .nothing, count: max(slotCount, 0))
  }

  /// Returns the value of a constant expression.
  ///
  /// Returns nil if the expression reads a property, the environment, the bounds or a parameter, or
  /// if it is invalid.
  package static func constant(_ expression: TypedExpression, program: Program) -> Value? {
    var evaluator = Evaluator(program: program)
    let value = evaluator.evaluate(expression)
    return evaluator.isConstant ? value : nil
  }

  /// Changes the environment for all further evaluation.
  package mutating func change(_ other: Environment) {
    guard other.isMirrored != environment.isMirrored else { return }
    environment = other
    (constants, defaults) = ([:], [:])
  }

  /// Returns the value of an expression.
  ///
  /// The cases only call other functions, which keeps this function's stack frame small: nesting
  /// repeats that frame.
  package mutating func evaluate(_ expression: TypedExpression) -> Value {
    guard depth < Self.maximumDepth, mayStep() else {
      isConstant = false
      return .nothing
    }
    depth &+= 1
    defer { depth &-= 1 }
    return switch expression.kind {
    case .error: notConstant()
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .color(let value): color(value)
    case .image(let index): image(index)
    case .faces(let index): faces(index)
    case .angle(let value): .angle(value)
    case .interpolation(let parts): evaluateInterpolation(parts)
    case .local(let slot): local(slot)
    case .property(let index): property(index)
    case .progress(let index): progress(index)
    case .constant(let index): evaluateConstant(index)
    case .bounds: boundsValue()
    case .proposed: proposedValue()
    case .environment: environmentValue(expression)
    case .builtinCase(let type, let index): .builtin(type, index)
    case .enumCase(let type, let index): .enumeration(type, index)
    case .structure(let index, let fields): evaluateStructure(index, fields)
    case .field(let base, let index): evaluateField(base, index)
    case .with(let base, let fields): evaluateWith(base, fields)
    case .list(let elements): evaluateList(elements)
    case .element(let list, let index): evaluateElement(list, index)
    case .none: .nothing
    case .some(let value): evaluateSome(value)
    case .coalesce(let value, let otherwise): evaluateCoalesce(value, otherwise)
    case .range(let lower, let upper, let isClosed): evaluateRange(lower, upper, isClosed)
    case .convert(let conversion, let value): evaluateConversion(conversion, value)
    case .builtIn(let builtIn, let arguments):
      evaluateBuiltIn(builtIn, arguments, at: expression.range)
    case .call(let index, let arguments): evaluateCall(index, arguments)
    case .declaredDefault(let place): evaluateDefault(place)
    case .and(let left, let right): evaluateAnd(left, right)
    case .or(let left, let right): evaluateOr(left, right)
    case .equal(let left, let right, let isNegated): evaluateEqual(left, right, isNegated)
    case .conditional(let condition, let then, let otherwise):
      evaluateConditional(condition, then, otherwise)
    case .selection(let subject, let cases, let otherwise):
      evaluateSelection(subject, cases, otherwise)
    case .component(let index, let arguments):
      evaluateComponent(index, arguments, at: expression.range)
    case .path(let statements): evaluatePath(statements)
    case .elements(let statements): evaluateElements(statements)
    case .drawing(let drawing): evaluateDrawing(drawing)
    }
  }
}

// Expressions without subexpressions.
extension Evaluator {
  @discardableResult mutating func notConstant() -> Value {
    isConstant = false
    return .nothing
  }

  @inline(never)
  private func color(_ rgba: UInt32) -> Value { .color(Color(rgba: rgba)) }

  @inline(never)
  private func image(_ index: Int) -> Value {
    program.images.indices.contains(index) ? .image(program.images[index].image) : .nothing
  }

  @inline(never)
  private func faces(_ index: Int) -> Value {
    program.faceSets.indices.contains(index)
      ? .font(Font(embeddedFonts: program.faceSets[index].fonts)) : .nothing
  }

  @inline(never)
  mutating func local(_ slot: Int) -> Value {
    frame.indices.contains(slot) ? frame[slot] : notConstant()
  }

  @inline(never)
  mutating func property(_ index: Int) -> Value {
    properties.indices.contains(index) ? properties[index] : notConstant()
  }

  @inline(never)
  mutating func progress(_ index: Int) -> Value {
    if let progress = progresses[index] { return .double(progress) }
    // A property without a recorded progress is not moving.
    return properties.indices.contains(index)
      ? .double(properties[index].boolValue ? 1 : 0) : notConstant()
  }

  @inline(never)
  private mutating func boundsValue() -> Value {
    isConstant = false
    return .rect(bounds)
  }

  @inline(never)
  private mutating func proposedValue() -> Value {
    isConstant = false
    return .size(proposed)
  }

  @inline(never)
  private mutating func environmentValue(_ expression: TypedExpression) -> Value {
    guard case .environment(let member) = expression.kind else { return notConstant() }
    isConstant = false
    return member.value(environment)
  }

  /// Evaluates a file-level `let` once.
  @inline(never)
  private mutating func evaluateConstant(_ index: Int) -> Value {
    if let value = constants[index] { return value }
    guard program.constants.indices.contains(index) else { return notConstant() }
    let value = evaluateApart(program.constants[index].value)
    constants[index] = value
    return value
  }

  /// Evaluates the default of a field or a parameter once.
  @inline(never)
  private mutating func evaluateDefault(_ place: TypedExpression.Default) -> Value {
    if let value = defaults[place] { return value }
    guard let expression = program.expression(of: place) else { return notConstant() }
    let value = evaluateApart(expression)
    defaults[place] = value
    return value
  }
}

// Built-ins, and declarations of the program.
extension Evaluator {
  /// Evaluates a built-in by its row, in separate functions that keep this recursive frame small.
  @inline(never)
  private mutating func evaluateBuiltIn(
    _ builtIn: BuiltIn,
    _ arguments: [TypedExpression],
    at range: SourceRange
  ) -> Value {
    if builtIn.takesEnvironment { isConstant = false }
    let origin = ContentOrigin(range: range, arguments: arguments)
    return apply(builtIn, arguments.map { evaluate($0) }, from: origin).created(at: range)
  }

  @inline(never)
  mutating func apply(
    _ builtIn: BuiltIn,
    _ values: [Value],
    from origin: ContentOrigin = ContentOrigin()
  ) -> Value {
    guard mayEvaluate(builtIn, values) else { return .nothing }
    let arguments = Arguments(values, meter: environment.metering.meter, origin: origin)
    let value =
      switch builtIn.evaluation {
      case .values(let evaluate): evaluate(arguments)
      case .inEnvironment(let evaluate): evaluate(arguments, &self)
      }
    return counted(value)
  }

  /// Evaluates a function's body in a new frame.
  ///
  /// The work before and after is in separate functions, because this stack frame nests.
  @inline(never)
  private mutating func evaluateCall(_ index: Int, _ arguments: [TypedExpression]) -> Value {
    guard program.functions.indices.contains(index) else { return notConstant() }
    var values = evaluateArguments(arguments, slotCount: program.functions[index].slotCount)
    swap(&frame, &values)
    defer { swap(&frame, &values) }
    bindAll(ofFunction: index)
    return evaluate(program.functions[index].body)
  }

  @inline(never)
  private mutating func evaluateArguments(
    _ arguments: [TypedExpression],
    slotCount: Int
  ) -> [Value] {
    var values = arguments.map { evaluate($0) }
    values.reserveCapacity(slotCount)
    while values.count < slotCount { values.append(.nothing) }
    return values
  }

  @inline(never)
  private mutating func bindAll(ofFunction index: Int) {
    for binding in program.functions[index].bindings { bind(binding) }
  }

  /// Evaluates a `let` and stores its value in its slot.
  package mutating func bind(_ binding: Binding) {
    set(binding.slot, to: evaluate(binding.value))
  }

  /// Sets a slot of the frame, which grows if necessary.
  package mutating func set(_ slot: Int, to value: Value) {
    guard slot >= 0, slot < Self.maximumSlotCount else { return }
    while slot >= frame.count { frame.append(.nothing) }
    frame[slot] = value
  }

  /// Evaluates an expression that does not use the frame: a constant or a default.
  private mutating func evaluateApart(_ expression: TypedExpression) -> Value {
    var values: [Value] = []
    swap(&frame, &values)
    defer { swap(&frame, &values) }
    return evaluate(expression)
  }

  @inline(never)
  private mutating func evaluateStructure(_ index: Int, _ fields: [TypedExpression]) -> Value {
    .structure(index, fields.map { evaluate($0) })
  }

  @inline(never)
  private mutating func evaluateField(_ base: TypedExpression, _ index: Int) -> Value {
    guard case .structure(_, let fields) = evaluate(base), fields.indices.contains(index) else {
      return notConstant()
    }
    return fields[index]
  }

  /// Evaluates a copy with some values replaced.
  @inline(never)
  private mutating func evaluateWith(
    _ base: TypedExpression,
    _ replacements: [TypedExpression.ComponentArgument]
  ) -> Value {
    switch evaluate(base) {
    case .structure(let index, var fields):
      for replacement in replacements where fields.indices.contains(replacement.property) {
        fields[replacement.property] = evaluate(replacement.value)
      }
      return .structure(index, fields)
    case .font(var font):
      for replacement in replacements {
        let value = evaluate(replacement.value)
        font.set(BuiltIn.fontFields[replacement.property].label ?? "", to: value)
      }
      return .font(font)
    case .text(.style(var style)):
      for replacement in replacements {
        let value = evaluate(replacement.value)
        style.set(BuiltIn.textStyle.parameters[replacement.property].label ?? "", to: value)
      }
      return .text(.style(style))
    default: return notConstant()
    }
  }

  /// Evaluates a component call: the given values, and defaults for the others.
  @inline(never)
  private mutating func evaluateComponent(
    _ index: Int,
    _ arguments: [TypedExpression.ComponentArgument],
    at range: SourceRange
  ) -> Value {
    guard program.components.indices.contains(index) else { return notConstant() }
    let properties = program.components[index].properties
    var values = [Value?](repeating: nil, count: properties.count)
    for argument in arguments where values.indices.contains(argument.property) {
      values[argument.property] = evaluate(argument.value)
    }
    var given: [Int: Int] = [:]
    let kept = properties.indices.map { position in
      let property = properties[position]
      guard let value = values[position] else { return defaultValue(of: property) }
      let kept = property.clamped(value)
      given[position] = value.limitedLength(to: kept)?.given
      return kept
    }
    var component = ComponentValue(index, kept, given: given)
    component.origin.range = range
    return .component(component)
  }

  /// Returns a property's default value, which is a constant.
  package mutating func defaultValue(of property: ComponentDeclaration.Property) -> Value {
    property.clamped(evaluateApart(property.defaultValue))
  }
}
