// Random values of properties, from a few of each type, so that states often agree.

import RasterSemantics
import RasterValues

/// Random values of the types of a program.
package struct RandomValues {
  private let program: Program
  package var random: SeededGenerator

  package init(_ program: Program, seed: UInt64) {
    self.program = program
    random = SeededGenerator(seed: seed)
  }

  /// A value of a property; nil for types whose values are not generated.
  package mutating func value(of property: ComponentDeclaration.Property) -> Value? {
    if let values = program.finiteValues(of: property) { return values[random.below(values.count)] }
    return value(of: property.type)
  }

  private mutating func value(of type: Type) -> Value? {
    switch type {
    case .bool: return .bool(random.oneIn(2))
    case .int: return .int(random.below(12))
    case .double: return .double([-1, 0, 0.5, 1, 3, 40, 99].randomElement(using: &random) ?? 0)
    case .fraction: return .double([0, 0.25, 0.5, 1].randomElement(using: &random) ?? 0)
    case .string: return .string(["", "a", "b", "Words"].randomElement(using: &random) ?? "")
    case .color: return .color(random.oneIn(2) ? .black : .white)
    case .angle: return .angle(Angle(degrees: Double(random.below(4)) * 30))
    case .date:
      return .date(CalendarDate(year: 2024, month: 1 + random.below(12), day: 1 + random.below(31)))
    case .point: return .point(Point(Double(random.below(3)), Double(random.below(20))))
    case .size: return .size(Size(Double(random.below(30)), Double(random.below(20))))
    case .enumeration(let index):
      return .enumeration(index, random.below(program.enums[index].cases.count))
    case .builtin(let builtin): return .builtin(builtin, random.below(builtin.cases.count))
    case .optional(let wrapped):
      return random.oneIn(3) ? .nothing : value(of: wrapped).map { .some($0) }
    case .list(let element):
      var elements: [Value] = []
      for _ in 0..<random.below(4) { elements += value(of: element).map { [$0] } ?? [] }
      return .list(elements)
    case .structure(let index):
      var fields: [Value] = []
      for field in program.structs[index].fields {
        guard let value = value(of: field.type) else { return nil }
        fields.append(value)
      }
      return .structure(index, fields)
    default: return nil
    }
  }
}
