// The fields of a row by name, independent of the format.

import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The columns of a table, from its header.
struct RowColumns {
  let names: [String]
  let delimiter: Delimiter
}

/// The properties of columns with different names: `--map COLUMN=PROPERTY`.
struct RowNames {
  private var properties: [String: String] = [:]

  /// The pairs in the order of their options.
  private(set) var pairs: [(column: String, property: String)] = []

  init(_ texts: [String]) throws(Failure) {
    for text in texts {
      guard let sign = text.lastIndex(of: "="), sign != text.startIndex,
        text.index(after: sign) != text.endIndex
      else { throw .usage("--map takes COLUMN=PROPERTY, found '\(text)'") }
      let (column, property) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
      guard properties.updateValue(property, forKey: column) == nil else {
        throw .usage("--map names the column '\(column)' twice")
      }
      pairs.append((column, property))
    }
  }

  /// The property that a column sets.
  subscript(column: String) -> String { properties[column] ?? column }

  /// Two of these columns that set the same property, and the property.
  func clash(in columns: [String]) -> (first: String, second: String, property: String)? {
    if pairs.isEmpty { return nil }
    var taken: [String: String] = [:]
    for column in columns {
      if let first = taken.updateValue(column, forKey: self[column]), first != column {
        return (first, column, self[column])
      }
    }
    return nil
  }
}

/// The fields of a row, in order.
struct RowFields {
  /// The contents of a field.
  enum Cell {
    case json(JSONValue)
    case text(String)
  }

  /// The fields by the names of their properties.
  let fields: [(name: String, cell: Cell)]
  /// The fields' own names, if some differ from their properties' names.
  private let columns: [String]
  private let json: JSONText?

  /// Parses a JSON object, or a CSV record with the columns of its header.
  init(_ bytes: [UInt8], columns: RowColumns?, names: RowNames) throws(RowProblem) {
    if let columns {
      let cells = try CSVRecord(bytes, delimiter: columns.delimiter).fields()
      guard cells.count == columns.names.count else {
        throw RowProblem(
          "expected \(counted(columns.names.count, "field")) as in the header, found \(cells.count)"
        )
      }
      fields = zip(columns.names, cells).map { (names[$0], .text($1)) }
      self.columns = names.pairs.isEmpty ? [] : columns.names
      json = nil
      return
    }
    let text = JSONText(bytes)
    guard text.problems.isEmpty, let value = text.value else { throw RowProblem(text.problems) }
    guard let object = value.object else {
      throw RowProblem("expected a JSON object with a value for each property, found \(value.noun)")
    }
    let written = object.members.map { $0.name }
    if let clash = names.clash(in: written) {
      throw RowProblem("'\(clash.first)' and '\(clash.second)' both set '\(clash.property)'")
    }
    fields = object.members.map { (names[$0.name], .json($0.value)) }
    self.columns = names.pairs.isEmpty ? [] : written
    json = text
  }

  /// The field of a property or a column.
  subscript(name: String) -> Cell? {
    if let index = columns.firstIndex(of: name) { return fields[index].cell }
    return fields.first { $0.name == name }?.cell
  }

  /// A field as text: strings unchanged, numbers as written, `nil` for other values.
  func text(_ cell: Cell) -> String? {
    switch cell {
    case .text(let text): text
    case .json(let value): json?.plainText(of: value)
    }
  }

  /// A field as a value for a property with the given type.
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
