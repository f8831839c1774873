// The tools for agents, and their arguments.

import RasterCommands
import RasterExplanations
import RasterInterpreter
import RasterSemantics
import RasterServer
import RasterSyntax
import RasterValues

/// The tools of `rasterc mcp`, for one folder.
struct AgentTools: Sendable {
  let folder: AgentFolder

  /// The limits of a single image, which takes less than a second.
  static let limits = RasterLimits(
    sourceBytes: AgentFolder.mostSourceBytes,
    bitmapArea: 1 << 22,
    imageArea: 1 << 24,
    layerArea: 1 << 23,
    recordingBytes: 1 << 24,
    work: 1 << 30
  )
  /// The limits of each image if a call draws several, and their maximum number.
  static let limitsOfMany = RasterLimits(
    sourceBytes: AgentFolder.mostSourceBytes,
    bitmapArea: 1 << 22,
    imageArea: 1 << 24,
    layerArea: 1 << 23,
    recordingBytes: 1 << 24,
    work: 1 << 28
  )
  static let mostLooks = 512
  /// The number of threads that draw.
  static let jobs = 2

  static let instructions = """
    User-interface components are declared in .raster files, and render to identical bytes on every \
    machine. Read the resource raster://skill first. Use 'check' to check sources, 'explain' to learn about a report, and 'render' to look at a \
    component: images are exact, so you can verify a change by comparing them. The tools only read \
    files: write files yourself, or pass text as 'source'.
    """

  var all: [AgentTool] { [check, format, explain, looks, render, test] }

  /// The page about the language, and one resource for each explanation of a diagnostic.
  var resources: [AgentResource] {
    let skill = AgentResource(
      address: "raster://skill",
      name: "skill",
      description: "The language and the way to work"
    ) { Skill.text }
    return [skill]
      + Diagnostic.Code.allCases.compactMap { Explanation.page(about: $0) }.map { page in
        AgentResource(
          address: "raster://reports/\(page.code.rawValue)",
          name: page.code.rawValue,
          description: page.summary
        ) {
          page.text(report: page.report(drawingTrial: .drawing))
        }
      }
  }

  // MARK: Arguments

  /// The schema of an object with these properties and those that select sources.
  static func schema(_ own: [JSON.Member], required: [JSON] = []) -> JSON {
    let paths: JSON = .object([
      "type": "array", "items": .object(["type": "string", "maxLength": 4096]), "maxItems": 100,
      "description":
        "Files and folders of .raster sources, relative to the server's folder; by default the whole folder.",
    ])
    let source: JSON = .object([
      "type": "string", "maxLength": 1_048_576,
      "description": "Text of a single source, instead of 'paths'.",
    ])
    let name: JSON = .object([
      "type": "string", "maxLength": 4096,
      "description": "Path of 'source', used to resolve its imports.",
    ])
    let common: [JSON.Member] = [
      JSON.Member("paths", paths), JSON.Member("source", source),
      JSON.Member("name", name),
    ]
    return .object([
      "type": "object", "properties": .object(common + own),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
    ])
  }

  static func property(_ name: String, _ type: JSON, _ description: String) -> JSON.Member {
    JSON.Member(name, .object(["type": type, "description": .string(description)]))
  }

  /// Checks the sources that the arguments name.
  func compilation(_ arguments: JSON, fixIts: FixItPolicy = .untried) throws(AgentError)
    -> Compilation
  {
    var texts: [String: [UInt8]] = [:]
    let inputs: [Input]
    if let source = arguments["source"]?.string {
      guard arguments["paths"] == nil else {
        throw AgentError("'paths' and 'source' cannot be combined")
      }
      let path = try folder.path(arguments["name"]?.string ?? "source.raster")
      guard path.hasSuffix(".raster") else { throw AgentError("'name' must end in .raster") }
      texts[path] = Array(source.utf8)
      inputs = [Input(path: path, isStandardInput: false)]
    } else {
      guard arguments["name"] == nil else { throw AgentError("'name' requires 'source'") }
      inputs = try folder.inputs(arguments["paths"]?.array?.compactMap(\.string) ?? ["."])
    }
    let store = folder.store(texts)
    do throws(Failure) {
      let loader = try SourceLoader(inputs, within: nil, jobs: Self.jobs, store: store)
      return Compilation(
        loader,
        within: Boundary(root: "."),
        fixIts: fixIts,
        store: store,
        drawingTrial: .drawing
      )
    } catch {
      throw AgentError(error.message)
    }
  }

  /// The sources to draw; throws with the errors if there are any.
  func drawable(_ arguments: JSON) throws(AgentError) -> Compilation {
    let compilation = try compilation(arguments)
    guard compilation.hasErrors else { return compilation }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    let text = DiagnosticRenderer(compilation.sources).render(Array(errors.prefix(20)))
    throw AgentError("the sources have errors:\n\(text)")
  }

  /// Parses JSON text as a value.
  static func record(_ text: String) throws(AgentError) -> JSON {
    let file = SourceFile(id: FileID(0), path: "record.json", bytes: Array(text.utf8))
    guard let value = parse(file).json else { throw AgentError("the result is too large") }
    return JSON(value)
  }
}
