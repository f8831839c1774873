// Property values from the command line: expressions checked like source, and JSON.

import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// Property values that were given with `--set` and `--state-file`.
struct Overrides {
  private var expressions: [(property: Int, value: Value)] = []
  private var values: [(name: String, value: PropertyValue)] = []

  /// Reads the state file, and the values of a compilation that `CommandLineSource` was added to.
  init(_ compilation: Compilation, _ options: RenderOptions) throws(Failure) {
    if let path = options.stateFile { values = try Self.read(path) }
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
      do throws(TemplateError) { result = try result.setting(name, to: value) } catch {
        throw .usage("--state-file: \(error.description)")
      }
    }
    for (property, value) in expressions { result = result.setting(property, to: value) }
    return result
  }

  private static func read(_ path: String) throws(Failure) -> [(String, PropertyValue)] {
    let bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    let json: JSON
    do throws(JSONError) { json = try JSONReader.read(bytes) } catch {
      let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
      let location = file.location(of: error.offset)
      throw .usage("\(path):\(location.line):\(location.column): error: \(error.message)")
    }
    guard case .object(let members) = json else {
      throw .usage("\(path): expected an object with a value for each property")
    }
    return members.map { ($0.name, PropertyValue($0.value)) }
  }
}

extension PropertyValue {
  /// The value that JSON writes: enums and colours are strings, structs are objects.
  init(_ json: JSON) {
    switch json {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .list(elements.map(PropertyValue.init))
    case .object(let members):
      self = .record(
        Dictionary(
          members.map { ($0.name, PropertyValue($0.value)) },
          uniquingKeysWith: { $1 }
        )
      )
    }
  }
}

/// A source file of the command line's own: a component that places the one to be rendered once for
/// each `--set`, so that the checker treats their values as it treats all others.
enum CommandLineSource {
  static let path = "--set"
  private static let name = "SetOnTheCommandLine"

  /// Adds the file to what has been loaded.
  ///
  /// What the component's file sees is visible in it.
  static func add(to loader: inout SourceLoader, _ options: RenderOptions, _ program: Program)
    throws(Failure)
  {
    guard let name = options.components.first,
      let component = program.components.first(where: { $0.head.name == name })
    else { return }
    let file = component.head.range.file
    var paths = [loader.trees[Int(file.index)].source.path]
    for syntax in loader.trees[Int(file.index)].syntax.imports {
      guard let target = loader.resolve(syntax.path, from: file) else { continue }
      paths.append(loader.trees[Int(target.index)].source.path)
    }
    var lines = paths.map { "import \(JSON.string($0).text)" }
    lines.append("component \(self.name) {\n  size 1, 1\n  draw {")
    for set in options.sets {
      let parts = set.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw .usage("--set takes PROPERTY=VALUE, found '\(set)'")
      }
      lines.append("    place \(name)(\(parts[0]): \(parts[1])), in: bounds")
    }
    lines.append("  }\n}\n")
    loader.add(path: path, text: lines.joined(separator: "\n"))
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
