// The drawings that a component can make, where they can be listed.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The component with every combination of values of the properties that change its drawing; the
  /// first property varies slowest, and the others keep their values.
  ///
  /// Nil where such a property has no finite domain, or where there are more than 10,000
  /// combinations: there the generated type has no `looks` either. Finite are `Bool`, enums, and
  /// numbers with bounds and a step.
  public var looks: [InterpretedComponent]? {
    var looks = [self]
    for (index, property) in declaration.properties.enumerated() where property.isRead {
      guard let values = finiteValues(of: property),
        looks.count &* values.count <= ComponentDeclaration.looksLimit
      else { return nil }
      looks = looks.flatMap { look in values.map { look.setting(index, to: $0) } }
    }
    for declared in declaration.readTransitions {
      let steps = declared.transition.range
      guard looks.count &* steps.count <= ComponentDeclaration.looksLimit else { return nil }
      looks = looks.flatMap { look in steps.map { look.moving(declared.property, to: $0) } }
    }
    return looks
  }

  /// All values of a property with a finite domain, in order.
  private func finiteValues(of property: ComponentDeclaration.Property) -> [Value]? {
    switch (property.type, property.domain) {
    case (_, .int(let range, let step)):
      return Functions.values(in: range, step: step).map { .int($0) }
    case (_, .double(let range, let step?)):
      return Functions.values(in: range, step: step).map { .double($0) }
    case (.bool, _): return [.bool(false), .bool(true)]
    case (.enumeration(let index), _):
      return prepared.program.enums[index].cases.indices.map { .enumeration(index, $0) }
    case (.builtin(let builtin), _):
      return builtin.cases.indices.map { .builtin(builtin, $0) }
    default: return nil
    }
  }
}
