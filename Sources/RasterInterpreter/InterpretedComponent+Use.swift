// Whether somebody is to use a component as it stands.

import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// Whether nobody is to use it: `isEnabled` is false, `isDisabled` is true, a property is
  /// `.disabled`, or it says so of itself.
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
