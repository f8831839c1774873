// The tools that agents have, and what they take.

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

  /// What a picture may take: less than a second.
  static let limits = RasterLimits(
    sourceBytes: AgentFolder.mostSourceBytes,
    maximumImageArea: 1 << 22,
    imageArea: 1 << 24,
    layerArea: 1 << 23,
    recordingBytes: 1 << 24,
    work: 1 << 30
  )
  /// What each picture may take where a call draws several, and how many those are.
  static let limitsOfMany = RasterLimits(
    sourceBytes: AgentFolder.mostSourceBytes,
    maximumImageArea: 1 << 22,
    imageArea: 1 << 24,
    layerArea: 1 << 23,
    recordingBytes: 1 << 24,
    work: 1 << 28
  )
  static let mostLooks = 512
  /// The threads that draw.
  static let jobs = 2

  static let instructions = """
    Components for user interfaces are written in .raster files, and drawn to the same bytes on every \
    machine. Check sources with 'check', read about a report with 'explain', look at a component with \
    'render': its picture is exact, so a change is proved by comparing. Files are only read: write them \
    yourself, or give a text as 'source'.
    """

  var all: [AgentTool] { [check, format, explain, looks, render, test] }

  /// A text for each page about a report.
  var resources: [AgentResource] {
    Diagnostic.Code.allCases.compactMap { Explanation.page(about: $0) }.map { page in
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

  /// The schema of an object with these properties besides those of sources.
  static func schema(_ own: [JSON.Member], required: [JSON] = []) -> JSON {
    let paths: JSON = .object([
      "type": "array", "items": .object(["type": "string", "maxLength": 4096]), "maxItems": 100,
      "description":
        "Files and folders of .raster sources, relative to the server's folder; all of it by default.",
    ])
    let source: JSON = .object([
      "type": "string", "maxLength": 1_048_576,
      "description": "The text of one source, instead of 'paths'.",
    ])
    let name: JSON = .object([
      "type": "string", "maxLength": 4096,
      "description": "The path that 'source' stands for, which its imports are relative to.",
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
        throw AgentError("either 'paths' or 'source' is given, not both")
      }
      let path = try folder.path(arguments["name"]?.string ?? "source.raster")
      guard path.hasSuffix(".raster") else { throw AgentError("'name' is to end in .raster") }
      texts[path] = Array(source.utf8)
      inputs = [Input(path: path, isStandardInput: false)]
    } else {
      guard arguments["name"] == nil else { throw AgentError("'name' goes with 'source'") }
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

  /// The sources that are to be drawn; errors are said.
  func drawable(_ arguments: JSON) throws(AgentError) -> Compilation {
    let compilation = try compilation(arguments)
    guard compilation.hasErrors else { return compilation }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    let text = DiagnosticRenderer(compilation.sources).render(Array(errors.prefix(20)))
    throw AgentError("the sources have errors:\n\(text)")
  }

  /// What was written as JSON, as a value.
  static func record(_ text: String) throws(AgentError) -> JSON {
    let file = SourceFile(id: FileID(0), path: "record.json", bytes: Array(text.utf8))
    guard let value = parse(file).json else { throw AgentError("the result is too large") }
    return JSON(value)
  }
}
