// Notes about values that were longer than their limits.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// What generated components note in their place.
  var limitedValues: LimitedValues {
    var result = LimitedValues()
    for (property, given) in given {
      let declared = declaration.properties[property]
      result.note(
        declared.name,
        given: given,
        kept: values[property].limitedCount,
        declared.type == .string ? .characters : .elements
      )
    }
    return result
  }

  /// The component with the lengths that a generated component was given.
  package func noting(_ limited: LimitedValues) -> InterpretedComponent {
    var result = self
    for case .limited(let name, let count, _, _) in limited.notes {
      let property = declaration.properties.firstIndex { $0.name == name }
      if let property { result.given[property] = count }
    }
    return result
  }
}

extension Value {
  /// The elements of a list, or the characters of a string.
  fileprivate var limitedCount: Int {
    switch self {
    case .list(let elements): elements.count
    case .string(let text): text.count
    case .some(let value): value.limitedCount
    default: 0
    }
  }
}
