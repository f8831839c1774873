// A row of the table of built-ins: its name, its Swift, and its evaluation.

import RasterValues

/// A built-in function, member or operator, in one row of the table.
///
/// Both back ends use only this row: the interpreter calls `evaluation`, which calls the function
/// that `swift` names. It is a class so that rows can be compared by identity.
package final class BuiltIn: Sendable {
  package enum Kind: Hashable, Sendable {
    /// An infix operator, which is an infix operator in Swift too.
    case infix
    /// A prefix operator, which is a prefix operator in Swift too.
    case prefix
    /// A function or an initializer of module `Raster` or of the standard library.
    case call
    /// A method of the environment in Swift, which the author writes as a function.
    case environment
    /// A property of a value of the type, which in Swift is a method that takes the environment.
    case environmentProperty(Type)
    /// A method of a value of the type, which in Swift takes the environment too.
    case environmentMethod(Type)
    /// A property of a value of the type.
    case property(Type)
    /// A method of a value of the type; the parameters do not include the value.
    case method(Type)
    /// A layout keyword, which precedes a block or begins a line.
    case layout
    /// A static member of the type, which is written `.name` where the type is expected.
    case staticMember(Type)
  }

  /// How the result changes as a component grows, given how the arguments change.
  package enum Motion: Hashable, Sendable {
    /// Like a sum: affine in all arguments together.
    case affine
    /// Like a quotient: affine in the other arguments if those at these indices are constant.
    case affineFixing([Int])
    /// Like a product: affine in each argument if the other is constant.
    case product
    /// Piecewise affine, as in `max` and `floor`: affine as long as a comparison has the same
    /// outcome. Several arguments have one result, so keys store the result.
    case comparison
    /// None of these.
    case neither
  }

  /// The function that evaluates a call.
  enum Evaluation: Sendable {
    case values(@Sendable (Arguments) -> Value)
    /// A value that also depends on the environment, or on components that an evaluator creates.
    case inEnvironment(@Sendable (Arguments, inout Evaluator) -> Value)
  }

  /// The name or the operator in the language.
  package let name: String
  package let kind: Kind
  /// The Swift name: the path of a function, or the name of a member.
  package let swift: String
  package let parameters: [Parameter]
  package let result: Type
  /// The steps of a call beyond the first, which is the cost of an addition.
  ///
  /// Path operations process outlines, which have a few hundred segments in practice. Their sizes
  /// are not known here, so the runtime limits that work itself.
  let extraSteps: Int
  /// The parts of the environment that a call reads, beyond those that its components read.
  let reads: Environment.Reads
  package let motion: Motion
  /// The documentation, in one sentence.
  package let documentation: String
  let evaluation: Evaluation
  /// The parameters in the form in which the checker matches arguments.
  let callParameters: [CallParameter]

  init(
    _ name: String,
    _ kind: Kind,
    takes parameters: [Parameter],
    gives result: Type,
    swift: String? = nil,
    extraSteps: Int = 0,
    reads: Environment.Reads = [],
    motion: Motion = .neither,
    does documentation: String,
    evaluation: Evaluation
  ) {
    self.name = name
    self.kind = kind
    self.swift = swift ?? name
    self.parameters = parameters
    self.result = result
    self.extraSteps = extraSteps
    self.reads = reads
    self.motion = motion
    self.documentation = documentation
    self.evaluation = evaluation
    callParameters = parameters.map { CallParameter($0) }
  }

  /// Returns the value of a call, or nil if the row needs more than its arguments.
  package func value(of arguments: [Value]) -> Value? {
    if case .values(let evaluate) = evaluation { evaluate(Arguments(arguments)) } else { nil }
  }

  /// Whether a call in Swift takes the environment.
  package var takesEnvironment: Bool {
    switch kind {
    case .environment, .environmentProperty, .environmentMethod: true
    case .infix, .prefix, .call, .property, .method, .staticMember, .layout: false
    }
  }
}

extension BuiltIn: Hashable {
  package static func == (left: BuiltIn, right: BuiltIn) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Initializers for the common kinds of rows.
extension BuiltIn {
  /// Creates a row that depends only on the values of its arguments.
  convenience init(
    _ name: String,
    _ kind: Kind,
    takes parameters: [Parameter],
    gives result: Type,
    swift: String? = nil,
    extraSteps: Int = 0,
    reads: Environment.Reads = [],
    motion: Motion = .neither,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) {
    self.init(
      name,
      kind,
      takes: parameters,
      gives: result,
      swift: swift,
      extraSteps: extraSteps,
      reads: reads,
      motion: motion,
      does: documentation,
      evaluation: .values(evaluate)
    )
  }

  /// Creates an infix operator; `swift` is its name in Swift if that differs.
  static func infix(
    _ name: String,
    _ left: Type,
    _ right: Type,
    gives result: Type,
    swift: String? = nil,
    motion: Motion,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .infix,
      takes: [Parameter(nil, left), Parameter(nil, right)],
      gives: result,
      swift: swift,
      motion: motion,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a prefix operator whose result has its operand's type.
  ///
  /// `swift` is its name in Swift if that differs.
  static func prefix(
    _ name: String,
    _ type: Type,
    swift: String? = nil,
    motion: Motion,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .prefix,
      takes: [Parameter(nil, type)],
      gives: type,
      swift: swift,
      motion: motion,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a function without argument labels that has the same name in `Functions`.
  static func function(
    _ name: String,
    takes parameters: [Type],
    gives result: Type,
    motion: Motion = .neither,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .call,
      takes: parameters.map { Parameter(nil, $0) },
      gives: result,
      swift: "Functions.\(name)",
      motion: motion,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a property of a value; its motion is affine if it is one of the value's numbers.
  static func property(
    _ name: String,
    of owner: Type,
    gives result: Type,
    swift: String? = nil,
    motion: Motion = .neither,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .property(owner),
      takes: [],
      gives: result,
      swift: swift,
      motion: motion,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a method of a value.
  static func method(
    _ name: String,
    of owner: Type,
    takes parameters: [Parameter],
    gives result: Type,
    extraSteps: Int = 0,
    motion: Motion = .neither,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .method(owner),
      takes: parameters,
      gives: result,
      extraSteps: extraSteps,
      motion: motion,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a static member of its own type.
  static func constant(
    _ name: String,
    _ type: Type,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .staticMember(type),
      takes: [],
      gives: type,
      motion: .affine,
      does: documentation,
      evaluate: evaluate
    )
  }
}

/// Collects rows as separate expressions: one literal of all rows would take minutes to compile.
@resultBuilder
enum Rows {
  static func buildBlock(_ rows: BuiltIn...) -> [BuiltIn] { rows }
}
