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
    case .text(let text): text
    case .json(let value): json?.plainText(of: value)
    }
  }

  /// A field as a value for a property of a type.
  func value(_ cell: Cell, as type: Type?) throws(RowProblem) -> PropertyValue {
    switch cell {
    case .json(let value): return json.map { PropertyValue(value, in: $0) } ?? .none
    case .text(let text):
      do throws(TemplateError) { return try PropertyValue(text: text, as: type) } catch {
        throw RowProblem(error.description)
      }
    }
  }
}
