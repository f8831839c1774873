// The lines of blocks: the parameters of an operation, each declared and read in one place.

import RasterValues
import RasterSyntax

/// A parameter of a line; parameters are in the order in which arguments are written.
package struct LineParameter: Sendable {
  /// The argument label, or nil if the argument is written without one.
  package let label: String?
  package let type: Type
  /// A second accepted type, such as a component for a mask.
  package let alternative: Type?
  package let isRequired: Bool
  /// The default of an omitted argument, or nil if the operation works without a value.
  package let defaultValue: DefaultValue?
  /// The label of the argument that makes this required argument optional if it is given.
  let substitute: String?
  /// The label of the argument without which this one has no effect.
  package let companion: String?
  /// The label of the argument with which this one has no effect.
  package let rival: String?
  /// The documentation, as one phrase.
  package let documentation: String
  package let swift: Spelling
  /// The valid range of fractions, or nil if all are valid.
  let range: ClosedRange<Double>?

  /// The form of the argument in a Swift call.
  package enum Spelling: Sendable {
    /// An argument with the same label.
    case same
    /// An argument with a label where the language has none.
    case labelled(String)
    /// An argument with the same label, whose colour is not converted to a paint.
    ///
    /// The runtime accepts both.
    case color
    /// The first argument of a value that `callee` creates.
    ///
    /// For the alternative type, `alternative` names the callee, which takes further arguments.
    case group(callee: String, alternative: String?, more: [String])
    /// A further argument of the value that the argument `group` begins.
    case part(of: String, label: String)
  }
}

extension LineParameter {
  /// The labels of positions; exactly one of those that a line has is given.
  package static let positions = ["in", "at", "along"]

  package var isPosition: Bool {
    label.map { LineParameter.positions.contains($0) && !isRequired } ?? false
  }
}

/// The name and the parameters of an operation.
package struct Line: Sendable {
  /// The keyword that begins the line.
  package let name: String
  /// The Swift method of the canvas or the path that the line calls.
  package let method: String
  package let parameters: [LineParameter]
  /// Whether a block follows.
  package let hasBlock: Bool
  /// The parts of the environment that the operation reads, beyond those that its arguments read.
  let reads: Environment.Reads
  /// The documentation, in one sentence.
  package let documentation: String
  /// The parameters in the form in which the checker matches arguments.
  let callParameters: [CallParameter]

  init(
    _ name: String,
    method: String? = nil,
    _ parameters: [LineParameter],
    hasBlock: Bool,
    reads: Environment.Reads,
    _ documentation: String
  ) {
    self.name = name
    self.method = method ?? name
    self.parameters = parameters
    self.hasBlock = hasBlock
    self.reads = reads
    self.documentation = documentation
    callParameters = parameters.map { parameter in
      CallParameter(
        label: parameter.label,
        name: parameter.label ?? "",
        type: parameter.type,
        isRequired: parameter.isRequired && parameter.substitute == nil,
        alternative: parameter.alternative,
        range: parameter.range
      )
    }
  }
}

/// An argument of a line, with the function that reads its value.
package struct LineArgument<Result>: Sendable {
  fileprivate let index: Int
  fileprivate let read: @Sendable (Value?) -> Result

  /// Returns the expression of the argument in a line, or nil if it was omitted.
  package func expression(in arguments: [TypedExpression?]) -> TypedExpression? {
    index < arguments.count ? arguments[index] : nil
  }
}

/// The values of a line's arguments; an omitted argument is nil.
package struct LineValues {
  private let values: [Value?]

  /// Evaluates the arguments.
  @inline(never)
  package init(_ arguments: [TypedExpression?], _ evaluator: inout Evaluator) {
    values = arguments.map { argument in argument.map { evaluator.evaluate($0) } }
  }

  /// Stores values that have already been evaluated.
  package init(values: [Value?]) { self.values = values }

  /// The value of an argument, or its substitute if the argument was omitted.
  package subscript<Result>(argument: LineArgument<Result>) -> Result {
    argument.read(argument.index < values.count ? values[argument.index] : nil)
  }
}

/// Declares the parameters of a line while its row is created, and returns their readers.
struct LineBuilder {
  private(set) var parameters: [LineParameter] = []

  /// Declares a parameter, which can be omitted unless it is required.
  mutating func take<Result>(
    _ label: String?,
    _ type: Type,
    or alternative: Type? = nil,
    isRequired: Bool = false,
    default defaultValue: DefaultValue? = nil,
    with companion: String? = nil,
    notWith rival: String? = nil,
    unless substitute: String? = nil,
    swift: LineParameter.Spelling = .same,
    in range: ClosedRange<Double>? = nil,
    _ documentation: String,
    read: @escaping @Sendable (Value) -> Result
  ) -> LineArgument<Result> {
    let fallback = defaultValue?.value(of: type) ?? .nothing
    parameters.append(
      LineParameter(
        label: label,
        type: type,
        alternative: alternative,
        isRequired: isRequired,
        defaultValue: defaultValue,
        substitute: substitute,
        companion: companion,
        rival: rival,
        documentation: documentation,
        swift: swift,
        range: range
      )
    )
    return LineArgument(index: parameters.count - 1) { read($0 ?? fallback) }
  }

  /// Declares a required parameter.
  mutating func require<Result>(
    _ label: String?,
    _ type: Type,
    swift: LineParameter.Spelling = .same,
    _ documentation: String,
    read: @escaping @Sendable (Value) -> Result
  ) -> LineArgument<Result> {
    take(label, type, isRequired: true, swift: swift, documentation, read: read)
  }

  /// Declares an optional parameter, whose default is no value.
  mutating func optional<Result>(
    _ label: String,
    _ type: Type,
    with companion: String? = nil,
    notWith rival: String? = nil,
    unless substitute: String? = nil,
    _ documentation: String,
    read: @escaping @Sendable (Value) -> Result
  ) -> LineArgument<Result?> {
    take(
      label,
      .optional(type),
      isRequired: substitute != nil,
      default: .nothing,
      with: companion,
      notWith: rival,
      unless: substitute,
      documentation
    ) { value in value.unwrapped.map { read($0) } }
  }

  mutating func number(
    _ label: String,
    default value: Double,
    with companion: String? = nil,
    _ documentation: String
  ) -> LineArgument<Double> {
    take(label, .double, default: .double(value), with: companion, documentation) {
      $0.doubleValue
    }
  }

  /// Declares a fraction from 0 % to 100 %.
  mutating func part(
    _ label: String,
    default value: Double,
    with companion: String? = nil,
    _ documentation: String
  ) -> LineArgument<Double> {
    take(label, .fraction, default: .fraction(value), with: companion, in: 0...1, documentation) {
      $0.doubleValue
    }
  }

  mutating func flag(_ label: String, _ documentation: String) -> LineArgument<Bool> {
    take(label, .bool, default: .bool(false), documentation) { $0.boolValue }
  }

  mutating func insets(
    _ label: String,
    with companion: String? = nil,
    _ documentation: String
  ) -> LineArgument<Insets> {
    take(label, .insets, default: .zeroInsets, with: companion, documentation) { $0.insetsValue }
  }

  /// Declares a case of one of the runtime's enumerations.
  mutating func choice<Choice: RawRepresentable<UInt8> & CaseIterable & Sendable>(
    _ label: String,
    _ type: BuiltinEnum,
    default value: Choice,
    with companion: String? = nil,
    swift: LineParameter.Spelling = .same,
    _ documentation: String
  ) -> LineArgument<Choice> {
    take(
      label,
      .builtin(type),
      default: .named(type.cases[Int(value.rawValue)]),
      with: companion,
      swift: swift,
      documentation
    ) { Choice($0) ?? value }
  }

  /// Declares `in:` with a rectangle or `at:` with a point; exactly one is given.
  mutating func place() -> (rect: LineArgument<Rect?>, point: LineArgument<Point?>) {
    let rect = take("in", .rect, "the rectangle to draw in") { value in
      value.unwrapped.map { $0.rectValue }
    }
    let point = take("at", .point, "the point to draw at") { value in
      value.unwrapped.map { $0.pointValue }
    }
    return (rect, point)
  }
}

extension DefaultValue {
  /// Returns the value for a parameter of a type.
  package func value(of type: Type) -> Value {
    switch self {
    case .int(let value): .int(value)
    case .range(let first, let last): .range(first, last + 1)
    case .double(let value), .fraction(let value): .double(value)
    case .bool(let value): .bool(value)
    case .degrees(let value): .angle(Angle(degrees: value))
    case .zeroPoint: .point(.zero)
    case .zeroSize: .size(.zero)
    case .zeroInsets: .insets(.zero)
    case .zeroCorners: .cornerRadii(CornerRadii(0))
    case .identity: .transform(.identity)
    case .named(let name): Value(type, caseNamed: name)
    case .centerAnchor: .anchor(.center)
    case .emptyList: .list([])
    case .emptyString: .string("")
    case .nothing: .nothing
    }
  }
}

extension Value {
  /// Creates a case of an enumeration of the runtime, or `.nothing` if the type has no such case.
  fileprivate init(_ type: Type, caseNamed name: String) {
    guard case .builtin(let builtin) = type, let index = builtin.cases.firstIndex(of: name) else {
      self = .nothing
      return
    }
    self = .builtin(builtin, index)
  }
}
