// What a component says of itself, as it is declared.

import RasterSyntax

/// The lines of `accessibility`; nil where one is left out.
package struct AccessibilityDeclaration: Sendable {
  package let label, role, value, hint, traits: TypedExpression?
  /// A path in the component's box.
  package let hitArea: TypedExpression?
  /// The line and its block, which are no part of what is drawn.
  let range: SourceRange

  /// All of it but where it is hit, in the order of the runtime's initializer.
  package var said: [(label: String, value: TypedExpression)] {
    [
      ("label", label), ("role", role), ("value", value), ("hint", hint), ("traits", traits),
    ].compactMap { label, value in value.map { (label, $0) } }
  }

  package var expressions: [TypedExpression] { said.map { $0.value } + [hitArea].compactMap { $0 } }
}
