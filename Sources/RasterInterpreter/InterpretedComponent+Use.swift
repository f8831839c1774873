// Whether a component is disabled in its current state.

import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// Whether the component is disabled.
  ///
  /// It is disabled if `isEnabled` is false, `isDisabled` is true, a property has the case
  /// `disabled`, or its accessibility traits include `disabled`.
  func isOutOfUse(in environment: Environment) -> Bool {
    for (property, value) in zip(declaration.properties, values) {
      switch (property.name, value) {
      case ("isEnabled", .bool(false)), ("isDisabled", .bool(true)): return true
      case (_, .enumeration(let type, let index)):
        if prepared.program.enums[type].cases[index] == "disabled" { return true }
      default: break
      }
    }
    guard declaration.accessibility?.traits != nil else { return false }
    return ownAccessibility(in: environment).traits.contains(.disabled)
  }
}
