// The drawings that a component can make, where they can be listed.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The component once for each key that it can have.
  ///
  /// Of all combinations of values of the properties that change its drawing these are the first with
  /// their key. The first property varies slowest, and the others keep their values.
  ///
  /// Nil where such a property has no finite domain, or where there are more than 10,000
  /// combinations: there the generated type has no `looks` either. Finite are `Bool`, enums, and
  /// numbers with bounds and a step.
  public var looks: [InterpretedComponent]? { combinations.map { KeyEncoder.distinct($0) } }

  /// The component with every combination of values of the properties that change its drawing.
  package var combinations: [InterpretedComponent]? {
    guard let finite = FiniteLooks(declaration, in: prepared.program) else { return nil }
    var states = [self]
    for (property, values) in finite.values {
      states = states.flatMap { state in values.map { state.setting(property, to: $0) } }
    }
    for (property, steps) in finite.steps {
      states = states.flatMap { state in steps.map { state.moving(property, to: $0) } }
    }
    return states
  }
}
