// Evaluates checked expressions: total, pure, and by the functions that generated Swift calls.

import RasterSyntax
import RasterValues

/// Evaluates checked expressions of a program.
///
/// Every expression has a value. Nesting is bounded by the checker; as a last resort, what lies
/// deeper than `maximumDepth` is `Value.nothing`, so that no input can exhaust a small stack.
package struct Evaluator {
  package let program: Program
  /// The values of the component's properties, clamped to their domains.
  package var properties: [Value]
  /// How far properties are on their way, by their places.
  package var progresses: [Int: Double] = [:]
  package var environment: Environment
  package var bounds: Rect
  /// The size that is offered while a size is decided.
  package var proposed = Size.unlimited
  /// Measures contents and words; without it they have no size.
  package var measures: MeasuresReference?
  /// Notes which branches are taken, where somebody asks for that.
  package var coverage: BranchCoverage?
  /// The values of `let`s, parameters and loops by slot.
  package var frame: [Value]
  /// Constants that have been evaluated; they may depend on the environment.
  private var constants: [Int: Value] = [:]
  /// Defaults that have been evaluated; all uses share the value.
  private var defaults: [TypedExpression.Default: Value] = [:]
  /// The nesting of expressions, calls, statements and components so far.
  package var depth = 0
  /// Whether all that was read is known while compiling.
  private(set) package var isConstant = true
  /// The steps so far, which are counted by the meter of the environment.
  var steps = 0
  /// Whether the meter lets nothing more be evaluated.
  var isStopped = false

  /// More than the deepest program needs that the checker lets pass.
  package static let maximumDepth = Bounds.maximumDepth + 100

  /// More than a file has room for.
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

  /// The value of a constant expression; nil where it reads a property, the environment, the bounds
  /// or a parameter, or is broken.
  package static func constant(_ expression: TypedExpression, program: Program) -> Value? {
    var evaluator = Evaluator(program: program)
    let value = evaluator.evaluate(expression)
    return evaluator.isConstant ? value : nil
  }

  /// Evaluates in another environment from here on.
  package mutating func change(_ other: Environment) {
    guard other.isMirrored != environment.isMirrored else { return }
    environment = other
    (constants, defaults) = ([:], [:])
  }

  /// The value of an expression.
  ///
  /// The switch only hands on, so that its frame on the stack stays small: it is the frame that
  /// nesting repeats.
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
    }
  }
}

// Leaves.
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
  private mutating func local(_ slot: Int) -> Value {
    frame.indices.contains(slot) ? frame[slot] : notConstant()
  }

  @inline(never)
  private mutating func property(_ index: Int) -> Value {
    properties.indices.contains(index) ? properties[index] : notConstant()
  }

  @inline(never)
  private mutating func progress(_ index: Int) -> Value {
    if let progress = progresses[index] { return .double(progress) }
    // What no drawing reads does not move.
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

// What the language and a program declare.
extension Evaluator {
  /// Evaluates a built-in by its row, whose work is not in this frame, which nests.
  @inline(never)
  private mutating func evaluateBuiltIn(
    _ builtIn: BuiltIn,
    _ arguments: [TypedExpression],
    at range: SourceRange
  ) -> Value {
    if builtIn.takesEnvironment { isConstant = false }
    let origin = ContentOrigin(range: range, arguments: arguments)
    return apply(builtIn, arguments.map { evaluate($0) }, from: origin)
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

  /// Evaluates a function's body in a frame of its own.
  ///
  /// What it does before and after is in functions of their own, since this frame nests.
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

  /// Evaluates a `let` into its slot.
  package mutating func bind(_ binding: Binding) {
    set(binding.slot, to: evaluate(binding.value))
  }

  /// Fills a slot of the frame, which grows where it is too small.
  package mutating func set(_ slot: Int, to value: Value) {
    guard slot >= 0, slot < Self.maximumSlotCount else { return }
    while slot >= frame.count { frame.append(.nothing) }
    frame[slot] = value
  }

  /// Evaluates an expression that knows nothing of the frame: a constant, or a default.
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

  /// Evaluates a copy with other values.
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
    case .words(.style(var style)):
      for replacement in replacements {
        let value = evaluate(replacement.value)
        style.set(BuiltIn.textStyle.parameters[replacement.property].label ?? "", to: value)
      }
      return .words(.style(style))
    default: return notConstant()
    }
  }

  /// Evaluates a component call: the values that it gives, and defaults for the others.
  @inline(never)
  private mutating func evaluateComponent(
    _ index: Int,
    _ arguments: [TypedExpression.ComponentArgument],
    at range: SourceRange
  ) -> Value {
    guard program.components.indices.contains(index) else { return notConstant() }
    let component = program.components[index]
    var values = [Value?](repeating: nil, count: component.properties.count)
    var given: [Int: Int] = [:]
    for argument in arguments where values.indices.contains(argument.property) {
      let value = evaluate(argument.value)
      let kept = component.properties[argument.property].clamped(value)
      if let excess = value.limitedLength(to: kept) { given[argument.property] = excess.given }
      values[argument.property] = kept
    }
    var made = ComponentValue(
      index,
      component.properties.indices.map { position in
        values[position] ?? defaultValue(of: component.properties[position])
      },
      given: given
    )
    made.origin.range = range
    return .component(made)
  }

  /// A property's default, which is a constant.
  package mutating func defaultValue(of property: ComponentDeclaration.Property) -> Value {
    property.clamped(evaluateApart(property.defaultValue))
  }
}
