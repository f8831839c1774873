// Property values from the command line: expressions checked like source, and JSON.

import Foundation
import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// Property values that were given with `--set` and `--state-file`.
struct Overrides {
  private var expressions: [(property: Int, value: Value)] = []
  private var values: [(name: String, value: PropertyValue)] = []
  private let stateFile: String

  /// Reads the state file, and the values of a compilation that `CommandLineSource` was added to.
  init(_ compilation: Compilation, _ options: RenderOptions) throws(Failure) {
    stateFile = options.stateFile ?? ""
    if options.stateFile != nil { values = try Self.read(stateFile) }
    guard !options.sets.isEmpty else { return }
    var evaluator = Evaluator(program: compilation.program)
    for argument in CommandLineSource.arguments(in: compilation.program) {
      expressions.append((argument.property, evaluator.evaluate(argument.value)))
    }
  }

  /// The component with these values; where both give one, that of `--set` stands.
  func apply(to component: InterpretedComponent) throws(Failure) -> InterpretedComponent {
    var result = component
    for (name, value) in values {
      let value = try withImages(value, for: component.declaration.type(ofProperty: name))
      do throws(TemplateError) { result = try result.setting(name, to: value) } catch {
        throw .usage("\(stateFile): \(error.description)")
      }
    }
    for (property, value) in expressions { result = result.setting(property, to: value) }
    return result
  }

  /// The value with the images that it names, by paths that are relative to the state file.
  private func withImages(_ value: PropertyValue, for type: Type?) throws(Failure) -> PropertyValue
  {
    switch (type, value) {
    case (.image, .string(let path)):
      let file = Paths.normalized(Paths.join(Paths.folder(of: stateFile), path))
      let bytes = try FileSystem.read(file)
      do throws(ImageError) { return .image(try Image(decoding: bytes)) } catch {
        throw .inputOutput("'\(file)' cannot be drawn: \(error)")
      }
    case (.optional(let type), _): return try withImages(value, for: type)
    case (.list(let type), .list(let elements)):
      return .list(
        try elements.map { element throws(Failure) in try withImages(element, for: type) }
      )
    default: return value
    }
  }

  private static func read(_ path: String) throws(Failure) -> [(String, PropertyValue)] {
    let bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    let values: [String: PropertyValue]
    do {
      // The decoder does not say where a text is no JSON; this does.
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
      values = try JSONDecoder().decode([String: PropertyValue].self, from: Data(bytes))
    } catch is DecodingError {
      throw .usage("\(path): expected an object with a value for each property")
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] ?? error
      throw .inputOutput("cannot read '\(path)' as JSON: \(words)")
    }
    return values.sorted { areInByteOrder($0.key, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension ComponentDeclaration {
  /// The type of a property, or nil where there is none of that name.
  fileprivate func type(ofProperty name: String) -> Type? {
    properties.first { $0.name == name }?.type
  }
}

extension PropertyValue: Decodable {
  /// Reads the value that JSON writes: enums and colours are strings, structs are objects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([PropertyValue].self) {
      self = .list(value)
    } else {
      self = .record(try container.decode([String: PropertyValue].self))
    }
  }
}

/// A source file of the command line's own: a component that places the one to be rendered once for
/// each `--set`, so that the checker treats their values as it treats all others.
enum CommandLineSource {
  static let path = "--set"
  private static let name = "SetOnTheCommandLine"

  /// Adds the file, with values for `component`, to what has been loaded.
  ///
  /// What the component's file sees is visible in it.
  static func add(
    _ sets: [String],
    for component: ComponentDeclaration,
    to loader: inout SourceLoader
  ) throws(Failure) {
    let file = component.head.range.file
    var paths = [loader.trees[Int(file.index)].source.path]
    for syntax in loader.trees[Int(file.index)].syntax.imports {
      guard let target = loader.resolve(syntax.path, from: file) else { continue }
      paths.append(loader.trees[Int(target.index)].source.path)
    }
    var lines = paths.map { "import \(literal($0))" }
    lines.append("component \(self.name) {\n  size 1, 1\n  draw {")
    for set in sets {
      let parts = set.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw .usage("--set takes PROPERTY=VALUE, found '\(set)'")
      }
      let type = component.type(ofProperty: String(parts[0]))
      let value = source(parts[1], of: type)
      lines.append("    place \(component.head.name)(\(parts[0]): \(value)), in: bounds")
    }
    lines.append("  }\n}\n")
    loader.add(path: path, text: lines.joined(separator: "\n"))
  }

  /// A value as source: words need no quotes, a case no dot, and an image is its file's name.
  private static func source(_ value: Substring, of type: Type?) -> String {
    switch type {
    case .image, .string: value.contains("\"") ? String(value) : literal(String(value))
    case .enumeration, .builtin:
      value.allSatisfy { $0.isLetter || $0.isNumber } ? ".\(value)" : String(value)
    case .optional(let type) where value != "nil": source(value, of: type)
    default: String(value)
    }
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\u{D}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The values that the file gives, in a program that was checked with it.
  static func arguments(in program: Program) -> [TypedExpression.ComponentArgument] {
    guard let component = program.components.first(where: { $0.head.name == name }) else {
      return []
    }
    return component.draw.flatMap { statement -> [TypedExpression.ComponentArgument] in
      guard case .operation(.place, let arguments, _, _) = statement,
        case .component(_, let values) = arguments.first??.kind
      else { return [] }
      return values
    }
  }
}
