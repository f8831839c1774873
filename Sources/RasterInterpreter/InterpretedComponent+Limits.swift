// Notes on values that exceeded their length limits.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The notes on limited values, equal to those of generated components.
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

  /// Returns the component with the original lengths recorded by a generated component.
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
  /// The number of elements of a list, or of characters of a string.
  fileprivate var limitedCount: Int {
    switch self {
    case .list(let elements): elements.count
    case .string(let text): text.count
    case .some(let value): value.limitedCount
    default: 0
    }
  }
}
