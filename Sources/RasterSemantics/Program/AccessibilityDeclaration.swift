// A component's `accessibility` declaration.

import RasterSyntax

/// The lines of an `accessibility` block; a line that is left out is nil.
package struct AccessibilityDeclaration: Sendable {
  package let label, role, value, hint, traits: TypedExpression?
  /// The hit area: a path in the component's bounds.
  package let hitArea: TypedExpression?
  /// The range of the declaration and its block, which do not affect drawing.
  let range: SourceRange

  /// All lines except the hit area, in the order of the parameters of the runtime's initializer.
  package var arguments: [(label: String, value: TypedExpression)] {
    [
      ("label", label), ("role", role), ("value", value), ("hint", hint), ("traits", traits),
    ].compactMap { label, value in value.map { (label, $0) } }
  }

  package var expressions: [TypedExpression] {
    arguments.map { $0.value } + [hitArea].compactMap { $0 }
  }
}
