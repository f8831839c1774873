// Evaluates checked expressions whose inputs are only partly known.

import RasterSyntax
import RasterValues

/// Evaluates the expressions of a component whose size is unknown.
///
/// Known values are computed by the evaluator that also draws. A value that depends on the
/// component's length is a sum of symbols; other dependencies on the length end the proof.
struct SymbolicEvaluator {
  let program: Program
  var table = SymbolTable()
  var properties: [SymbolicValue] = []
  /// The component's bounds, which its caps do not read, since they are computed first.
  var bounds = Array(repeating: Linear(0), count: 4)
  var frame: [SymbolicValue] = []
  /// The number of steps that remain.
  var stepsLeft: Int
  /// The source ranges where the drawing depends on the length in an unsupported manner.
  var stops: [ProofStop] = []
  /// Whether the appearance and other members are those of `evaluator`'s environment.
  let knowsEnvironment: Bool
  /// The evaluator of known values.
  var evaluator: Evaluator
  private var constants: [Int: SymbolicValue] = [:]
  private var depth = 0

  /// The maximum nesting depth; one level takes less than a kilobyte of stack.
  private static let maximumDepth = 60
  /// The maximum number of edges of a path that represents several choices.
  static let maximumEdges = 10_000
  /// The maximum number of symbols in a sum.
  static let maximumTerms = 64

  init(_ program: Program, _ environment: Environment, isKnown: Bool, steps: Int) {
    self.program = program
    evaluator = Evaluator(program: program, environment: environment)
    knowsEnvironment = isKnown
    stepsLeft = steps
  }

  /// Returns an unknown value of a type that is equal at all lengths.
  mutating func unknown(_ type: Type, in range: ClosedRange<Double>? = nil) -> SymbolicValue {
    guard let shape = NumericShape(type) else { return .fixed }
    let numbers = (0..<shape.count).map { _ in table.add(range ?? -.infinity ... .infinity) }
    return .numbers(shape, numbers)
  }

  mutating func evaluate(_ expression: TypedExpression) -> SymbolicValue {
    stepsLeft -= 1
    guard stepsLeft > 0, depth < Self.maximumDepth else {
      return .stopped(ProofStop(cause: .effort, range: expression.range))
    }
    depth += 1
    defer { depth -= 1 }
    return switch expression.kind {
    case .bool, .int, .double, .string, .color, .image, .faces, .angle, .builtinCase, .enumCase,
      .none, .error:
      .known(evaluator.evaluate(expression))
    case .local(let slot): slot < frame.count ? frame[slot] : .fixed
    case .property(let index): index < properties.count ? properties[index] : .fixed
    case .progress: unknown(.fraction, in: 0...1)
    case .constant(let index): constant(index)
    case .bounds: .numbers(.rect, bounds)
    case .proposed: .stopped(ProofStop(cause: .row("proposed"), range: expression.range))
    case .environment(let member): value(of: member, expression.type)
    case .declaredDefault(let place):
      program.expression(of: place).map { evaluateApart($0) } ?? .fixed
    case .interpolation(let parts): opaque(parts, expression)
    case .structure(let index, let fields): .structure(index, fields.map { evaluate($0) })
    case .field(let base, let index): field(index, of: evaluate(base), expression.type)
    case .with(let base, let fields): with(evaluate(base), fields, expression)
    case .list(let elements): .list(elements.map { evaluate($0) })
    case .elements(let statements): elements(statements, expression)
    case .element(let list, let index): element(list, index, expression)
    case .some(let value): .some(evaluate(value))
    case .coalesce(let value, let otherwise): coalesce(value, otherwise, expression)
    case .range(let lower, let upper, _): range(lower, upper, expression)
    case .convert(let conversion, let value): convert(conversion, evaluate(value), expression)
    case .builtIn(let builtIn, let arguments):
      apply(builtIn, arguments.map { evaluate($0) }, at: expression.range)
    case .call(let index, let arguments): call(index, arguments)
    case .and(let left, let right): connect(left, right, unless: false)
    case .or(let left, let right): connect(left, right, unless: true)
    case .equal(let left, let right, let isNegated):
      equal(left, right, isNegated: isNegated, expression)
    case .conditional(let condition, let then, let otherwise):
      choose(evaluate(condition), expression) { isTrue in isTrue ? then : otherwise }
    case .selection(let subject, let cases, let otherwise):
      select(subject, among: cases, otherwise: otherwise, expression)
    case .component(let index, let arguments): component(index, arguments)
    case .path(let statements): path(statements)
    // A layout is not proved, so its drawings need no value.
    case .drawing: .fixed
    }
  }

  /// Sets a slot of the frame.
  mutating func set(_ slot: Int, to value: SymbolicValue) {
    guard slot >= 0, slot < 1 << 16 else { return }
    while slot >= frame.count { frame.append(.fixed) }
    frame[slot] = value
  }

  mutating func bind(_ binding: Binding) { set(binding.slot, to: evaluate(binding.value)) }
}

// Names, and values composed of parts.
extension SymbolicEvaluator {
  private mutating func constant(_ index: Int) -> SymbolicValue {
    if let value = constants[index] { return value }
    guard program.constants.indices.contains(index) else { return .fixed }
    let value = evaluateApart(program.constants[index].value)
    constants[index] = value
    return value
  }

  /// Evaluates an expression that does not use the frame.
  mutating func evaluateApart(_ expression: TypedExpression) -> SymbolicValue {
    var values: [SymbolicValue] = []
    swap(&frame, &values)
    defer { swap(&frame, &values) }
    return evaluate(expression)
  }

  private mutating func value(of member: EnvironmentMember, _ type: Type) -> SymbolicValue {
    switch type {
    case .bool, .enumeration, .builtin:
      knowsEnvironment ? .known(member.value(evaluator.environment)) : .fixed
    default: unknown(type, in: 0 ... .infinity)
    }
  }

  /// Returns a value composed of parts, whose details do not matter unless a part grows.
  private mutating func opaque(
    _ parts: [TypedExpression],
    _ expression: TypedExpression
  ) -> SymbolicValue {
    for part in parts {
      let value = evaluate(part)
      if value.growsAlong {
        return .stopped(value.stop ?? ProofStop(cause: .row("a string"), range: expression.range))
      }
    }
    return unknown(expression.type)
  }

  mutating func field(_ index: Int, of base: SymbolicValue, _ type: Type) -> SymbolicValue {
    switch base {
    case .structure(_, let fields): index < fields.count ? fields[index] : .fixed
    case .known(.structure(_, let fields)):
      index < fields.count ? .known(fields[index]) : .fixed
    case .stopped: base
    default: unknown(type)
    }
  }

  private mutating func with(
    _ base: SymbolicValue,
    _ replacements: [TypedExpression.ComponentArgument],
    _ expression: TypedExpression
  ) -> SymbolicValue {
    var fields: [SymbolicValue]
    let index: Int
    switch base {
    case .structure(let own, let values): (index, fields) = (own, values)
    case .known(.structure(let own, let values)):
      (index, fields) = (own, values.map { .known($0) })
    default: return opaque(replacements.map { $0.value }, expression)
    }
    for replacement in replacements where replacement.property < fields.count {
      fields[replacement.property] = evaluate(replacement.value)
    }
    return .structure(index, fields)
  }

  private mutating func element(
    _ list: TypedExpression,
    _ index: TypedExpression,
    _ expression: TypedExpression
  ) -> SymbolicValue {
    let (list, index) = (evaluate(list), evaluate(index))
    if let stop = list.stop ?? index.stop { return .stopped(stop) }
    if let elements = list.elements, case .known(.int(let place)) = index {
      return elements.indices.contains(place) ? .some(elements[place]) : .known(.nothing)
    }
    guard !list.growsAlong, !index.growsAlong else {
      return .stopped(ProofStop(cause: .count, range: expression.range))
    }
    return .fixed
  }

  private mutating func coalesce(
    _ value: TypedExpression,
    _ otherwise: TypedExpression,
    _ expression: TypedExpression
  ) -> SymbolicValue {
    switch evaluate(value) {
    case .some(let value): return value
    case .known(let value): return value.unwrapped.map { .known($0) } ?? evaluate(otherwise)
    case .stopped(let stop): return .stopped(stop)
    default: return merge([unknown(expression.type), evaluate(otherwise)], expression)
    }
  }

  private mutating func range(
    _ lower: TypedExpression,
    _ upper: TypedExpression,
    _ expression: TypedExpression
  ) -> SymbolicValue {
    let (first, last) = (evaluate(lower), evaluate(upper))
    guard case .range(_, _, let isClosed) = expression.kind, case .known(.int(let from)) = first,
      case .known(.int(let to)) = last
    else {
      guard first.growsAlong || last.growsAlong else { return .fixed }
      return .stopped(
        first.stop ?? last.stop ?? ProofStop(cause: .count, range: expression.range)
      )
    }
    return .known(.range(from, isClosed && to < .max ? to + 1 : to))
  }

  private mutating func call(_ index: Int, _ arguments: [TypedExpression]) -> SymbolicValue {
    guard program.functions.indices.contains(index) else { return .fixed }
    let function = program.functions[index]
    var values = arguments.map { evaluate($0) }
    swap(&frame, &values)
    defer { swap(&frame, &values) }
    for binding in function.bindings { bind(binding) }
    return evaluate(function.body)
  }

  private mutating func component(
    _ index: Int,
    _ arguments: [TypedExpression.ComponentArgument]
  ) -> SymbolicValue {
    guard program.components.indices.contains(index) else { return .fixed }
    let component = program.components[index]
    var values = component.properties.map { property in
      SymbolicValue.known(evaluator.defaultValue(of: property))
    }
    for argument in arguments where argument.property < values.count {
      let property = component.properties[argument.property]
      let value = evaluate(argument.value)
      values[argument.property] =
        if let known = value.known {
          .known(property.clamped(known))
        } else if property.domain == nil || value.stop != nil { value } else if value.growsAlong {
          .stopped(ProofStop(cause: .comparison, range: argument.value.range))
        } else { unknown(property) }
    }
    return .component(index, values)
  }

  /// Returns an arbitrary value of a property.
  mutating func unknown(_ property: ComponentDeclaration.Property) -> SymbolicValue {
    switch property.domain {
    case .int(let range, _):
      let limit = 1_000_000_000
      guard range.lowerBound > -limit, range.upperBound < limit else { return .fixed }
      return unknown(.int, in: Double(range.lowerBound)...Double(range.upperBound))
    case .double(let range, _): return unknown(property.type, in: range)
    case .count, nil:
      guard case .structure(let index) = property.type else {
        return property.type == .int ? .fixed : unknown(property.type)
      }
      let fields = program.structs[index].fields
      return .structure(index, fields.map { $0.type == .int ? .fixed : unknown($0.type) })
    }
  }
}
