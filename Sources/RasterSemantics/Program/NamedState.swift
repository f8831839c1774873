// A named state of a component: its values, what surrounds it, and its size.

import RasterSyntax
import RasterValues

extension ComponentDeclaration {
  /// A named state, such as `pressed isPressed: true`, whose values are constants.
  ///
  /// The first state is `plain`, all defaults.
  package struct NamedState: Sendable {
    package let name: String
    /// The values that differ from the defaults, by the order of the properties.
    package var values: [TypedExpression.ComponentArgument] = []
    /// What differs from the standard environment, in the order of `EnvironmentMember.named`.
    package var environment: [EnvironmentArgument] = []
    /// The size of its box; nil where it is the component's own.
    package var size: TypedExpression?
    /// The place of its name, or of the word `matrix`; nil for `plain`, which nobody writes.
    package var range: SourceRange?
    /// Whether a matrix made it.
    package var isFromMatrix = false
    /// Whether a value of it has been reported.
    var isReported = false
  }

  /// A member of the environment with the value that a state has it at.
  package struct EnvironmentArgument: Sendable {
    /// Its place among the members that an author can name, with modes behind the others.
    let index: Int
    package let member: EnvironmentMember
    package let value: TypedExpression
  }
}

extension ComponentDeclaration.NamedState {
  /// All expressions of the state.
  var expressions: [TypedExpression] {
    values.map { $0.value } + environment.map { $0.value } + (size.map { [$0] } ?? [])
  }
}

extension Evaluator {
  /// An environment with what a state says of it.
  package mutating func environment(
    of state: ComponentDeclaration.NamedState,
    over environment: Environment
  ) -> Environment {
    var result = environment
    for argument in state.environment { argument.member.set(&result, evaluate(argument.value)) }
    return result
  }

  /// The size that a state says of its box.
  package mutating func size(of state: ComponentDeclaration.NamedState) -> Size? {
    state.size.map { evaluate($0).sizeValue }
  }
}
