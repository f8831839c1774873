// Validates JSON against a schema, with the keywords that our schemas use.

import Foundation
import RasterSyntax

/// A JSON Schema with the keywords that ours use; any other keyword counts as a fault.
package struct JSONSchema {
  private let root: JSONValue

  /// Text that is not valid JSON.
  package struct Broken: Error {
    let path: String
  }

  package init(ofFileAt path: String) throws {
    let text = String(decoding: try bytes(ofFileAt: path), as: UTF8.self)
    root = try Self.value(of: text, path)
  }

  private static func value(of text: String, _ path: String) throws -> JSONValue {
    let tree = parse(SourceFile(id: FileID(0), path: path, text: text))
    guard let json = tree.json, tree.diagnostics.isEmpty else { throw Broken(path: path) }
    return json
  }

  /// The positions where a text violates the schema: JSON pointers, with the expected values.
  package func faults(in text: String) throws -> [String] {
    faults(in: try Self.value(of: text, "text.json"), root, at: "")
  }

  private func faults(in value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard let keywords = schema.object else { return ["\(path): no schema"] }
    return keywords.members.flatMap { keyword -> [String] in
      switch keyword.name {
      case "$schema", "$defs", "title", "description": return []
      case "$ref":
        let name = keyword.value.string?.replacing("#/$defs/", with: "") ?? ""
        guard let target = root["$defs"]?[name] else { return ["\(path): no '\(name)'"] }
        return faults(in: value, target, at: path)
      case "type": return isOfType(value, keyword.value.string) ? [] : ["\(path): type"]
      case "const": return isEqual(value, keyword.value) ? [] : ["\(path): const"]
      case "enum":
        let isAny = keyword.value.array?.contains { isEqual(value, $0) } ?? false
        return isAny ? [] : ["\(path): enum"]
      case "minimum":
        return (value.number ?? .nan) >= (keyword.value.number ?? .nan) ? [] : ["\(path): minimum"]
      case "maximum":
        return (value.number ?? .nan) <= (keyword.value.number ?? .nan) ? [] : ["\(path): maximum"]
      case "required":
        let names = keyword.value.array?.compactMap(\.string) ?? []
        return names.filter { value[$0] == nil }.map { "\(path): lacks '\($0)'" }
      case "items":
        return (value.array ?? []).enumerated().flatMap {
          faults(in: $0.element, keyword.value, at: "\(path)/\($0.offset)")
        }
      case "properties": return faults(inMembersOf: value, keyword.value, at: path)
      case "additionalProperties":
        return faults(inOthersOf: value, schema["properties"], keyword.value, at: path)
      default: return ["\(path): unknown keyword '\(keyword.name)'"]
      }
    }
  }

  private func faults(
    inMembersOf value: JSONValue,
    _ properties: JSONValue,
    at path: String
  ) -> [String] {
    (properties.object?.members ?? []).flatMap { property -> [String] in
      guard let member = value[property.name] else { return [] }
      return faults(in: member, property.value, at: "\(path)/\(property.name)")
    }
  }

  private func faults(
    inOthersOf value: JSONValue,
    _ properties: JSONValue?,
    _ schema: JSONValue,
    at path: String
  ) -> [String] {
    let others = (value.object?.members ?? []).filter { properties?[$0.name] == nil }
    if schema.bool == false { return others.map { "\(path): has '\($0.name)'" } }
    return others.flatMap { faults(in: $0.value, schema, at: "\(path)/\($0.name)") }
  }

  private func isOfType(_ value: JSONValue, _ type: String?) -> Bool {
    switch type {
    case "object": value.object != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }

  private func isEqual(_ value: JSONValue, _ other: JSONValue) -> Bool {
    if let text = value.string { return text == other.string }
    if let number = value.number { return number == other.number }
    return false
  }
}
