// The drawing tool: returns an image and the tree of its operations.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterServer
import RasterSyntax

extension AgentTools {
  /// The maximum size of an image file that is sent, in bytes.
  private static let mostPictureBytes = 4 << 20

  var render: AgentTool {
    let choice = JSON.object([
      "type": "string", "enum": ["light", "dark"],
      "description": "Appearance: light (the default) or dark.",
    ])
    let side = JSON.object(["type": "number", "minimum": 1, "maximum": 4096])
    let size = JSON.object([
      "type": "object", "properties": .object(["width": side, "height": side]),
      "required": ["width", "height"], "additionalProperties": false,
      "description": "Size in points; by default the natural size of the component.",
    ])
    return AgentTool(
      name: "render",
      title: "Render a component",
      description: """
        Renders a component to a pixel-exact PNG, and lists its drawing operations: the bounds of each \
        in points, its arguments, and its source line.
        """,
      inputSchema: Self.schema(
        [
          Self.property("component", "string", "Name of the component."),
          Self.property("state", "string", "Named state of the component."),
          Self.property(
            "set",
            "object",
            "Property values by name, which take precedence over the state's."
          ),
          JSON.Member("scale", Self.scaleSchema),
          JSON.Member("appearance", choice), JSON.Member("size", size),
        ],
        required: ["component"]
      )
    ) { arguments throws(AgentError) in
      let compilation = try drawable(arguments)
      let request = try DrawnRequest(arguments, compilation)
      let bitmap = try request.bitmap()
      let png = bitmap.png()
      guard png.count <= Self.mostPictureBytes else {
        throw AgentError("the image file is larger than \(Self.mostPictureBytes) bytes")
      }
      let tree = try request.tree(compilation.sources)
      let record = JSON.object([
        "component": .string(request.component.name), "width": .int(bitmap.width),
        "height": .int(bitmap.height), "scale": .double(request.environment.scale),
        "points": .object([
          "width": .double(request.size.width), "height": .double(request.size.height),
        ]),
        "notes": .array(bitmap.notes.messages.map { .string($0) }),
        "operations": .array(tree.nodes), "isWhole": .bool(tree.isWhole),
      ])
      return AgentResult(
        content: [
          AgentResult.picture(base64: Data(png).base64EncodedString()),
          AgentResult.text(String(decoding: record.bytes, as: UTF8.self)),
        ],
        structured: record
      )
    }
  }
}

/// A requested drawing.
private struct DrawnRequest {
  let component: InterpretedComponent
  let environment: Environment
  let size: Size
  private let places: OperationPlaces
  private let meter = WorkMeter(AgentTools.limits)

  init(_ arguments: JSON, _ compilation: Compilation) throws(AgentError) {
    places = OperationPlaces()
    let prepared = PreparedProgram(compilation.program, limits: AgentTools.limits, places: places)
    let declared = compilation.program.components
    let name = arguments["component"]?.string ?? ""
    guard let index = declared.firstIndex(where: { $0.head.name == name }),
      var component = prepared.component(index)
    else {
      let names = declared.map(\.head.name)
      throw AgentError("unknown component '\(name)'" + suggestion(for: name, in: names))
    }
    var environment = Environment()
    var requestedSize: Size?
    if let state = arguments["state"]?.string {
      let states = component.namedStates()
      guard let named = states.first(where: { $0.name == state }) else {
        throw AgentError(
          "'\(name)' has no state '\(state)'" + suggestion(for: state, in: states.map(\.name))
        )
      }
      (component, environment, requestedSize) = (named.component, named.environment, named.size)
    }
    for member in arguments["set"]?.members ?? [] {
      let value = PropertyValue(member.value)
      do throws(TemplateError) { component = try component.setting(member.name, to: value) } catch {
        throw AgentError(error.description)
      }
    }
    environment.scale = arguments["scale"]?.number ?? 2
    switch arguments["appearance"]?.string {
    case "dark": environment.appearance = .dark
    case "light": environment.appearance = .light
    default: break
    }
    if let width = arguments["size"]?["width"]?.number,
      let height = arguments["size"]?["height"]?.number
    {
      requestedSize = Size(width, height)
    }
    self.component = component
    self.environment = environment
    size = requestedSize ?? component.naturalSize(in: environment.metered(by: meter))
    if let error = meter.error { throw AgentError(error.message) }
  }

  func bitmap() throws(AgentError) -> Bitmap {
    let cache = RasterCache(byteLimit: 64 << 20)
    do throws(RasterError) {
      return try component.bitmap(size: size, environment: environment, cache: cache)
    } catch {
      throw AgentError(error.message)
    }
  }

  /// The operations as recorded at the full size.
  func tree(_ sources: SourceFiles) throws(AgentError) -> DrawingTree {
    let list = Uncapped(component: component)
      .displayList(size: size, environment: environment.metered(by: meter))
    if let error = meter.error { throw AgentError(error.message) }
    return list.map { DrawingTree($0, places, sources) } ?? DrawingTree()
  }
}

extension JSON {
  /// The members of an object.
  fileprivate var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension PropertyValue {
  /// Converts a JSON value: enums and colours are strings, structs are objects.
  fileprivate init(_ json: JSON) {
    switch json {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let text): self = .string(text)
    case .array(let values): self = .list(values.map { PropertyValue($0) })
    case .object(let members):
      var fields: [String: PropertyValue] = [:]
      for member in members { fields[member.name] = PropertyValue(member.value) }
      self = .record(fields)
    }
  }
}
