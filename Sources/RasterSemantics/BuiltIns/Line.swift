// What lines of blocks take: the parameters of an operation, each declared and read in one place.

import RasterValues
import RasterSyntax

/// A parameter of a line, in the order in which it is written.
package struct LineParameter: Sendable {
  /// Nil where no label is written.
  package let label: String?
  package let type: Type
  /// A second type that is accepted, as a component is for a mask.
  package let alternative: Type?
  package let isRequired: Bool
  /// The default of an argument that is left out; nil where the operation does without.
  package let defaultValue: DefaultValue?
  /// The label of the argument beside which this one may be left out, although it is required.
  let substitute: String?
  /// The label of the argument without which this one means nothing.
  package let companion: String?
  /// One phrase.
  package let documentation: String
  package let swift: Spelling
  /// The fractions that mean something; nil where all do.
  let range: ClosedRange<Double>?

  /// The spelling of the argument in a call in Swift.
  package enum Spelling: Sendable {
    /// With the same label.
    case same
    /// With a label that the language does without.
    case labelled(String)
    /// With the same label, and a colour where the language has a paint of one colour: the runtime
    /// takes both.
    case color
    /// As the first part of a value that `callee` makes; for the alternative type it is another
    /// callee, which is given something more.
    case group(callee: String, alternative: String?, more: [String])
    /// As a further part of the value that the argument `group` begins.
    case part(of: String, label: String)
  }
}

/// The word of an operation, and what it takes.
package struct Line: Sendable {
  /// The word that its lines begin with.
  package let name: String
  /// The Swift method of the canvas or the path that the line calls.
  package let method: String
  package let parameters: [LineParameter]
  /// Whether a block follows.
  package let hasBlock: Bool
  /// The reads of the operation of the environment, besides those of its arguments.
  let reads: Environment.Reads
  /// One sentence.
  package let documentation: String
  /// The parameters as the checker matches arguments with them.
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

/// An argument of a line, as the operation reads it.
package struct LineArgument<Result>: Sendable {
  fileprivate let index: Int
  fileprivate let read: @Sendable (Value?) -> Result

  /// What is written for it among a line's arguments; nil where it was left out.
  package func expression(in arguments: [TypedExpression?]) -> TypedExpression? {
    index < arguments.count ? arguments[index] : nil
  }
}

/// The values of a line's arguments, nil where one was left out.
package struct LineValues {
  private let values: [Value?]

  /// Evaluates the arguments.
  @inline(never)
  package init(_ arguments: [TypedExpression?], _ evaluator: inout Evaluator) {
    values = arguments.map { argument in argument.map { evaluator.evaluate($0) } }
  }

  /// Values that have been evaluated.
  package init(values: [Value?]) { self.values = values }

  /// The value of an argument, or what stands for it.
  package subscript<Result>(argument: LineArgument<Result>) -> Result {
    argument.read(argument.index < values.count ? values[argument.index] : nil)
  }
}

/// Declares the parameters of a line while its row is made, and gives back what reads them.
struct LineBuilder {
  private(set) var parameters: [LineParameter] = []

  /// Declares a parameter; without a default that is not required, it may be left out all the same.
  mutating func take<Result>(
    _ label: String?,
    _ type: Type,
    or alternative: Type? = nil,
    isRequired: Bool = false,
    default defaultValue: DefaultValue? = nil,
    with companion: String? = nil,
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
        documentation: documentation,
        swift: swift,
        range: range
      )
    )
    return LineArgument(index: parameters.count - 1) { read($0 ?? fallback) }
  }

  /// Declares one that must be given.
  mutating func require<Result>(
    _ label: String?,
    _ type: Type,
    swift: LineParameter.Spelling = .same,
    _ documentation: String,
    read: @escaping @Sendable (Value) -> Result
  ) -> LineArgument<Result> {
    take(label, type, isRequired: true, swift: swift, documentation, read: read)
  }

  /// Declares one that may be left out, and then is nothing.
  mutating func optional<Result>(
    _ label: String,
    _ type: Type,
    unless substitute: String? = nil,
    _ documentation: String,
    read: @escaping @Sendable (Value) -> Result
  ) -> LineArgument<Result?> {
    take(
      label,
      .optional(type),
      isRequired: substitute != nil,
      default: .nothing,
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

  /// A fraction from 0 % to 100 %.
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

  /// A case of one of the runtime's enumerations.
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

  /// `in:` a rectangle or `at:` a point, of which one is given.
  mutating func place() -> (rect: LineArgument<Rect?>, point: LineArgument<Point?>) {
    let rect = take("in", .rect, "the rectangle that it is drawn in") { value in
      value.unwrapped.map { $0.rectValue }
    }
    let point = take("at", .point, "the point that it is drawn at") { value in
      value.unwrapped.map { $0.pointValue }
    }
    return (rect, point)
  }
}

extension DefaultValue {
  /// The value, of a parameter of a type.
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
  /// A case of an enumeration of the runtime; nothing where the type has no such case.
  fileprivate init(_ type: Type, caseNamed name: String) {
    guard case .builtin(let builtin) = type, let index = builtin.cases.firstIndex(of: name) else {
      self = .nothing
      return
    }
    self = .builtin(builtin, index)
  }
}
