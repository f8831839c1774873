// The drawings that a component's finite properties can make, one after the other.

import Raster
import RasterSemantics

/// The component with every combination of the values of its finite properties.
///
/// Finite are `Bool`, enums, and numbers with bounds and a step; the first property varies slowest.
/// The others keep their values, and so do properties that never change the drawing. Elements are
/// made when they are asked for, so a large collection costs nothing.
public struct InterpretedLooks: RandomAccessCollection, Sendable {
  private let component: InterpretedComponent
  private let domains: [(property: Int, values: [Value])]
  /// How many combinations there are; at most `Int.max`.
  public let endIndex: Int
  /// Zero.
  public var startIndex: Int { 0 }

  init(_ component: InterpretedComponent) {
    self.component = component
    domains = component.declaration.properties.enumerated().compactMap { index, property in
      guard property.isRead, let values = component.finiteValues(of: property) else { return nil }
      return (index, values)
    }
    endIndex = domains.reduce(1) { count, domain in
      let (product, overflow) = count.multipliedReportingOverflow(by: domain.values.count)
      return overflow ? .max : product
    }
  }

  /// The combination at a position.
  public subscript(position: Int) -> InterpretedComponent {
    var rest = position
    var result = component
    for domain in domains.reversed() where !domain.values.isEmpty {
      result = result.setting(domain.property, to: domain.values[rest % domain.values.count])
      rest /= domain.values.count
    }
    return result
  }
}

extension InterpretedComponent {
  /// The component with every combination of the values of its finite properties.
  public var looks: InterpretedLooks { InterpretedLooks(self) }

  /// All values of a property with a finite domain, in order.
  fileprivate func finiteValues(of property: ComponentDeclaration.Property) -> [Value]? {
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
