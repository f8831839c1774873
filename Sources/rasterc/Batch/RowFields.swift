// The fields of a row by their names, whatever format they came in.

import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The fields of a row in order.
struct RowFields {
  /// What a field holds.
  enum Cell {
    case json(JSONValue)
    case text(String)
  }

  let fields: [(name: String, cell: Cell)]
  private let json: JSONText?

  /// The fields of a JSON object, or of a record of CSV with the columns that its header names.
  init(_ bytes: [UInt8], columns: [String]?) throws(RowProblem) {
    if let columns {
      let cells = try CSVRecord(bytes).fields()
      guard cells.count == columns.count else {
        throw RowProblem(
          "expected \(columns.count) fields, as the header has, found \(cells.count)"
        )
      }
      fields = zip(columns, cells).map { ($0, .text($1)) }
      json = nil
      return
    }
    let text = JSONText(bytes)
    guard text.problems.isEmpty, let value = text.value else { throw RowProblem(text.problems) }
    guard let object = value.object else {
      throw RowProblem("expected an object with a value for each property, found \(value.noun)")
    }
    fields = object.members.map { ($0.name, .json($0.value)) }
    json = text
  }

  /// The field of that name.
  subscript(name: String) -> Cell? { fields.first { $0.name == name }?.cell }

  /// A field as text: words as they are, numbers as they are written; nil of anything else.
  func text(_ cell: Cell) -> String? {
    switch cell {
    case .text(let text): return text
    case .json(let value):
      switch value.content {
      case .string(let text): return text
      case .number: return json?.text(of: value)
      case .bool(let value): return value ? "true" : "false"
      case .null, .array, .object: return nil
      }
    }
  }

  /// A field as a value for a property of a type.
  func value(_ cell: Cell, as type: Type?) throws(RowProblem) -> PropertyValue {
    switch cell {
    case .json(let value): return json.map { $0.property(value) } ?? .none
    case .text(let text): return try Self.value(text, as: type)
    }
  }

  /// Text as a value of a type: words need no quotes, and lists and structs are JSON.
  private static func value(_ text: String, as type: Type?) throws(RowProblem) -> PropertyValue {
    switch type {
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
    case .int: return Int(text).map { .int($0) } ?? .string(text)
    case .double, .fraction, .angle:
      let isPlain = text.utf8.allSatisfy { (43...57).contains($0) || $0 == 69 || $0 == 101 }
      guard isPlain, let value = Double(text), value.isFinite else { return .string(text) }
      return .double(value)
    case .optional(let type): return text.isEmpty ? .none : try value(text, as: type)
    case .list, .structure, .point, .size, .rect, .insets, .corners:
      let json = JSONText(Array(text.utf8))
      guard json.problems.isEmpty, let value = json.value else {
        throw RowProblem(json.problems.map { "JSON in '\(text.prefix(40))': \($0)" })
      }
      return json.property(value)
    default: return .string(text)
    }
  }
}

extension JSONText {
  /// A value of JSON as one for a property: enums and colours are strings, structs are objects.
  fileprivate func property(_ value: JSONValue) -> PropertyValue {
    switch value.content {
    case .null: return .none
    case .bool(let value): return .bool(value)
    case .string(let text): return .string(text)
    case .number(let number):
      // Beyond this, a Double does not hold each integer.
      if number.magnitude < 9_007_199_254_740_992 {
        let whole = Int(number)
        return Double(whole) == number ? .int(whole) : .double(number)
      }
      return Int(text(of: value)).map { .int($0) } ?? .double(number)
    case .array(let elements): return .list(elements.map { property($0) })
    case .object(let object):
      var fields: [String: PropertyValue] = [:]
      for member in object.members { fields[member.name] = property(member.value) }
      return .record(fields)
    }
  }
}
