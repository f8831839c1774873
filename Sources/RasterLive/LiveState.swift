// The state of a compiled component, converted to the types of its source.

import Raster
import RasterInterpreter
import RasterSemantics

/// The properties of a generated component, found by reflection.
struct LiveState {
  let name: String
  /// The properties by their Swift names.
  private let properties: [(name: String, value: Any)]

  init(_ component: any Rasterizable) {
    name = Self.name(of: component)
    properties = Mirror(reflecting: component).children.compactMap { child in
      child.label.map { ($0, child.value) }
    }
  }

  /// Returns the name of a component's type, which is that of its declaration.
  static func name(of component: any Rasterizable) -> String {
    String(describing: type(of: component))
  }

  /// Returns the component of a program, with this state.
  func drawn(by program: PreparedProgram) throws(Refusal) -> InterpretedComponent {
    guard var result = program.component(named: name) else { throw .noComponent(name) }
    let declared = result.declaration.properties
    var rest = properties
    for (index, property) in declared.enumerated() {
      guard let place = rest.firstIndex(where: { Self.isName($0.name, of: property.name) }) else {
        throw .added(property.name, of: name)
      }
      let value = rest.remove(at: place).value
      let reader = LiveValue(prepared: program, component: name, property: property.name)
      result = result.setting(index, to: try reader.value(value, as: property.type))
    }
    for (label, value) in rest {
      if let limited = value as? LimitedValues {
        result = result.noting(limited)
        continue
      }
      guard let moving = Self.moving(label, among: properties.map(\.name)), value is Int? else {
        throw .removed(label, of: name)
      }
      guard let step = value as? Int else { continue }
      let transition = result.transitions.first { Self.isName(moving, of: $0.property) }
      if let transition { result = result.component(atStep: step, of: transition) }
    }
    return result
  }

  /// Whether a Swift name is that of a property; a reserved name has a trailing underscore.
  private static func isName(_ label: String, of property: String) -> Bool {
    label == property || label == property + "_"
  }

  /// Returns the property whose transition step a generated component stores under a name.
  private static func moving(_ label: String, among names: [String]) -> String? {
    guard label.hasSuffix("Step") else { return nil }
    let property = String(label.dropLast("Step".count))
    return names.first { isName($0, of: property) || $0 == property }
  }
}

/// Converts Swift values to the types of a source.
private struct LiveValue {
  let prepared: PreparedProgram
  var program: Program { prepared.program }
  let component: String
  let property: String

  func value(_ value: Any, as type: Type) throws(Refusal) -> Value {
    try check(value, type)
    if let result = plain(value, type) { return result }
    switch type {
    case .enumeration(let index):
      let cases = program.enums[index].cases
      return .enumeration(index, try position(of: value, in: cases, type))
    case .builtin(let builtin):
      return .builtin(builtin, try position(of: value, in: builtin.cases, type))
    case .structure(let index): return .structure(index, try fields(of: value, index))
    case .list(let element):
      var result: [Value] = []
      for child in Mirror(reflecting: value).children {
        result.append(try self.value(child.value, as: element))
      }
      return .list(result)
    case .optional(let wrapped):
      guard let child = Mirror(reflecting: value).children.first else { return .nothing }
      return .some(try self.value(child.value, as: wrapped))
    case .content: return try slot(value)
    default: throw mismatch(value, type)
    }
  }

  private func plain(_ value: Any, _ type: Type) -> Value? {
    switch type {
    case .bool: (value as? Bool).map { .bool($0) }
    case .int: (value as? Int).map { .int($0) }
    case .double, .fraction, .duration: (value as? Double).map { .double($0) }
    case .string: (value as? String).map { .string($0) }
    case .color: (value as? Color).map { .color($0) }
    case .point: (value as? Point).map { .point($0) }
    case .size: (value as? Size).map { .size($0) }
    case .rect: (value as? Rect).map { .rect($0) }
    case .insets: (value as? Insets).map { .insets($0) }
    case .cornerRadii: (value as? CornerRadii).map { .cornerRadii($0) }
    case .angle: (value as? Angle).map { .angle($0) }
    case .date: (value as? CalendarDate).map { .date($0) }
    case .image: (value as? Image).map { .image($0) }
    case .transform: (value as? Transform).map { .transform($0) }
    case .shadow: (value as? Shadow).map { .shadow($0) }
    case .font: (value as? Font).map { .font($0) }
    case .textStyle: (value as? TextStyle).map { .text(.style($0)) }
    default: nil
    }
  }

  /// Returns the index of a case by name, which is Swift's description of a value without payload.
  private func position(of value: Any, in cases: [String], _ type: Type) throws(Refusal) -> Int {
    let label = "\(value)"
    if let place = cases.firstIndex(where: { $0 == label || $0 + "_" == label }) { return place }
    throw .noCase(label, of: property, component, type: program.describe(type))
  }

  /// Returns the component in a slot, or an empty layout.
  ///
  /// Reflection reads the private storage of `Content`. Content of several components has no
  /// counterpart in a source.
  private func slot(_ value: Any) throws(Refusal) -> Value {
    let mirror = Mirror(reflecting: value)
    guard let kind = mirror.descendant("kind"), mirror.descendant("grow") as? Double == 0 else {
      throw .slot(property, of: component)
    }
    if "\(kind)" == "empty" { return .layout(.empty) }
    let filling = Mirror(reflecting: kind).descendant("component", "box", "component")
    guard let filling = filling as? any Rasterizable else { throw .slot(property, of: component) }
    let name = LiveState.name(of: filling)
    guard let index = program.components.firstIndex(where: { $0.head.name == name }) else {
      throw .slot(property, of: component)
    }
    let drawn = try LiveState(filling).drawn(by: prepared)
    return .component(ComponentValue(index, drawn.values, given: drawn.given))
  }

  private func fields(of value: Any, _ index: Int) throws(Refusal) -> [Value] {
    let declared = program.structs[index]
    let children = Mirror(reflecting: value).children.map { ($0.label ?? "", $0.value) }
    guard children.count == declared.fields.count else {
      throw .otherFields(of: declared.head.name, component)
    }
    var result: [Value] = []
    for field in declared.fields {
      let child = children.first { $0.0 == field.name || $0.0 == field.name + "_" }
      guard let child else { throw .otherFields(of: declared.head.name, component) }
      result.append(try self.value(child.1, as: field.type))
    }
    return result
  }

  /// Refuses a value of another type, even if it is nil or empty.
  private func check(_ value: Any, _ type: Type) throws(Refusal) {
    let found = String(describing: Swift.type(of: value))
    if found != swiftName(of: type) { throw mismatch(value, type) }
  }

  private func mismatch(_ value: Any, _ type: Type) -> Refusal {
    let found = String(describing: Swift.type(of: value))
    return .retyped(property, of: component, from: found, to: program.describe(type))
  }

  /// Returns the Swift name of the type generated for a type.
  private func swiftName(of type: Type) -> String {
    switch type {
    case .bool: "Bool"
    case .int: "Int"
    case .double, .fraction, .duration: "Double"
    case .date: "CalendarDate"
    case .list(let element): "Array<\(swiftName(of: element))>"
    case .optional(let wrapped): "Optional<\(swiftName(of: wrapped))>"
    default: program.describe(type)
    }
  }
}
