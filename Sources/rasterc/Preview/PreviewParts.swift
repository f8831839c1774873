// Properties with several parts, for editing on the page: lists, structs, optionals and images.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

/// The structure of a property's values, from which the page creates controls.
struct PartSchema: Encodable {
  /// The kind of control.
  ///
  /// `switch`, `integer`, `number`, `fraction`, `angle`, `text`, `colour`, `choice`, `image`,
  /// `struct`, `list` or `optional`.
  let kind: String
  /// The name of a struct.
  var name = ""
  var choices: [String] = []
  /// The fields of a struct.
  var fields: [Field] = []
  /// The schema of a list's elements or of an optional's value, as a single element.
  var inner: [PartSchema] = []
  /// The initial value of a new part.
  var start = PartTree.text("")

  struct Field: Encodable {
    let name: String
    let schema: PartSchema
  }

  private init(_ kind: String) { self.kind = kind }

  /// Creates a schema; `nil` for types without a control, and for deeply nested parts.
  init?(_ type: Type, _ prepared: PreparedProgram, depth: Int = 0) {
    guard depth < 6 else { return nil }
    let program = prepared.program
    switch type {
    case .bool: self = PartSchema("switch", start: "false")
    case .int: self = PartSchema("integer", start: "0")
    case .double: self = PartSchema("number", start: "0")
    case .fraction: self = PartSchema("fraction", start: "0%")
    case .angle: self = PartSchema("angle", start: "0")
    case .string: self = PartSchema("text", start: "")
    case .date: self = PartSchema("text", start: "2026-01-01")
    case .color: self = PartSchema("colour", start: "#808080")
    case .image: self = PartSchema("image", start: "")
    case .enumeration(let index): self = PartSchema(choices: program.enums[index].cases)
    case .builtin(let builtin): self = PartSchema(choices: builtin.cases)
    case .list(let element):
      guard let inner = PartSchema(element, prepared, depth: depth + 1) else { return nil }
      self.init("list")
      (self.inner, start) = ([inner], .list([]))
    case .optional(let wrapped):
      guard let inner = PartSchema(wrapped, prepared, depth: depth + 1) else { return nil }
      self.init("optional")
      (self.inner, start) = ([inner], .nothing)
    case .structure(let index):
      self.init("struct")
      name = program.structs[index].head.name
      for field in program.structs[index].fields {
        guard let schema = PartSchema(field.type, prepared, depth: depth + 1) else { return nil }
        fields.append(Field(name: field.name, schema: schema))
      }
      start = .record(fields.map { ($0.name, $0.schema.start) })
    default: return nil
    }
  }

  private init(_ kind: String, start: String) {
    self.init(kind)
    self.start = .text(start)
  }

  private init(choices: [String]) {
    self.init("choice")
    self.choices = choices
    start = .text(choices.first ?? "")
  }
}

/// A value with several parts: texts of controls, in lists and records.
enum PartTree: Encodable {
  case text(String)
  case nothing
  case list([PartTree])
  case record([(name: String, value: PartTree)])

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .list(let parts):
      var container = encoder.unkeyedContainer()
      for part in parts { try container.encode(part) }
    case .record(let fields):
      var container = encoder.container(keyedBy: Name.self)
      for field in fields {
        try container.encode(field.value, forKey: Name(stringValue: field.name))
      }
    }
  }
}

extension InterpretedComponent {
  /// A value with its parts; an image, whose file is unknown, is an empty text.
  func partTree(of value: Value, as type: Type) -> PartTree {
    switch (type, value) {
    case (.list(let element), .list(let values)):
      return .list(values.map { partTree(of: $0, as: element) })
    case (.optional, .nothing): return .nothing
    case (.optional(let wrapped), .some(let value)): return partTree(of: value, as: wrapped)
    case (.structure(let index), .structure(_, let values)):
      let fields = prepared.program.structs[index].fields
      return .record(zip(fields, values).map { ($0.name, partTree(of: $1, as: $0.type)) })
    default: return .text(controlText(of: value, as: type) ?? "")
    }
  }
}

extension Compilation {
  /// The paths of images in the folders of the inputs and their direct subfolders.
  var imagePaths: [String] {
    let inputs = loader.trees.prefix(loader.inputCount)
    let folders = Set(inputs.map { Paths.folder(of: $0.source.path) }).sorted(by: areInByteOrder)
    var result: [String] = []
    for folder in folders {
      for name in Self.names(in: folder) {
        let path = Paths.join(folder, name)
        if Self.isImage(name) { result.append(path) }
        guard !name.hasPrefix("."), FileSystem.kind(of: path) == .folder else { continue }
        let inner = Self.names(in: path).filter(Self.isImage)
        result += inner.map { Paths.join(path, $0) }
      }
    }
    // Limit the list to what a page can show.
    return Array(Set(result).sorted(by: areInByteOrder).prefix(200))
  }

  private static func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
  }

  private static func isImage(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"].contains { name.lowercased().hasSuffix($0) }
  }
}
