// A row of the language's table: what an author writes, what the generator writes, and what it does.

import RasterValues

/// A built-in function, member or operator, in one row of the table.
///
/// Both back ends work from the row alone: the interpreter calls `evaluation`, which calls what
/// `swift` names. A class, so that rows are told apart by identity.
package final class BuiltIn: Sendable {
  package enum Kind: Hashable, Sendable {
    /// An operator between two operands, and Swift's.
    case infix
    /// An operator before its operand, and Swift's.
    case prefix
    /// A function or an initializer of module `Raster`, or of the standard library.
    case call
    /// A method of the environment, which the author does not write.
    case environment
    /// A property of a value of the type that the environment decides too, and its method.
    case environmentProperty(Type)
    /// A method of a value of the type which is given the environment, too.
    case environmentMethod(Type)
    /// A property of a value of the type.
    case property(Type)
    /// A method of a value of the type; the parameters do not count the value.
    case method(Type)
    /// A word of layouts, which stands before a block or begins a line.
    case layout
    /// A member of the type itself, which is written `.name` where the type is expected.
    case staticMember(Type)
  }

  /// The motion of the result while a component's size grows, by that of the arguments.
  package enum Motion: Hashable, Sendable {
    /// As a sum: affine in all arguments together.
    case affine
    /// As a quotient: affine in the others while the arguments at these places do not move.
    case affineFixing([Int])
    /// As a product: affine in each argument while the other does not move.
    case product
    /// Piecewise affine: where a comparison turns out alike, as in `max`, the result is affine.
    case comparison
    /// In another way.
    case neither
  }

  /// The evaluation of a call from its arguments' values.
  enum Evaluation: Sendable {
    case values(@Sendable (Arguments) -> Value)
    /// A value that the environment decides too, or the components that an evaluator makes.
    case inEnvironment(@Sendable (Arguments, inout Evaluator) -> Value)
  }

  /// The name or the operator in the language.
  package let name: String
  package let kind: Kind
  /// In Swift: of a function its path, of all else its own name.
  package let swift: String
  package let parameters: [Parameter]
  package let result: Type
  /// The steps of a call beyond one, which is what an addition takes.
  ///
  /// Paths are worked out from their outlines: a few hundred lines each in practice. Their sizes are
  /// not known here; the runtime bounds those itself.
  let extraSteps: Int
  /// The reads of a call of the environment, beyond what the components in it read.
  let reads: Environment.Reads
  package let motion: Motion
  /// One sentence.
  package let documentation: String
  let evaluation: Evaluation
  /// The parameters as the checker matches arguments with them.
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

  /// The value of a call; nil of a row that asks more than its arguments.
  package func value(of arguments: [Value]) -> Value? {
    if case .values(let evaluate) = evaluation { evaluate(Arguments(arguments)) } else { nil }
  }

  /// Whether a call of it in Swift is given the environment.
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

// What rows of the usual shapes are written with.
extension BuiltIn {
  /// A row whose values are all that it needs.
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

  /// An operator between two operands; `swift` is Swift's where that differs.
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

  /// An operator before an operand of the type that it gives; `swift` is Swift's where that differs.
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

  /// A function of the same name in `Functions`, whose arguments have no labels.
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

  /// A property of a value, which is affine where it is one of the numbers that the value is made of.
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

  /// A method of a value.
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

  /// A value that is a member of its type.
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

/// Collects rows, each checked by itself: one literal of all would take Swift minutes.
@resultBuilder
enum Rows {
  static func buildBlock(_ rows: BuiltIn...) -> [BuiltIn] { rows }
}
