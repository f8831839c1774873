// Property values from the command line: single values, and a JSON file.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// Property values from `--set` and `--properties`.
struct Overrides {
  private let settings: [Setting]
  private var values: [(name: String, value: PropertyValue)] = []
  private let stateFile: String
  private let readAsset: (String) -> AssetLoad

  /// Reads the state file, if there is one; `readAsset` reads the images that it references.
  init(
    _ settings: [Setting],
    stateFile: String?,
    readAsset: @escaping (String) -> AssetLoad
  ) throws(Failure) {
    self.settings = settings
    self.readAsset = readAsset
    self.stateFile = stateFile ?? ""
    if let stateFile { values = try Self.read(stateFile) }
  }

  /// The component with these values; `--set` takes precedence over the state file.
  func apply(to component: InterpretedComponent) throws(Failure) -> InterpretedComponent {
    var result = component
    for (name, value) in values {
      let value = try withImages(value, for: component.declaration.type(ofProperty: name))
      do throws(TemplateError) { result = try result.setting(name, to: value) } catch {
        throw .usage("\(stateFile): \(error.description)")
      }
    }
    for setting in settings { result = result.setting(setting.property, to: setting.value) }
    return result
  }

  /// The value with its images loaded, from paths relative to the state file.
  private func withImages(_ value: PropertyValue, for type: Type?) throws(Failure) -> PropertyValue
  {
    switch (type, value) {
    case (.image, .string(let path)):
      let file = Paths.normalized(Paths.join(Paths.folder(of: stateFile), path))
      let bytes: [UInt8]
      switch readAsset(file) {
      case .bytes(let found): bytes = found
      case .drawing(let asset):
        // There is no source line to which a warning could refer.
        if let loss = asset.losses.first {
          throw .inputOutput("'\(file)' cannot be drawn completely: \(loss)")
        }
        return .image(Image(asset.drawing))
      case .missing: throw .inputOutput("cannot read '\(file)': no such file")
      case .failed(let reason): throw .inputOutput("cannot read '\(file)': \(reason)")
      }
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
    let bytes =
      path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path, limit: .source)
    let values: [String: PropertyValue]
    do {
      values = try JSONDecoder().decode([String: PropertyValue].self, from: Data(bytes))
    } catch {
      // The decoder does not locate errors in JSON, so use the compiler's parser.
      let file = SourceFile(id: FileID(0), path: "values.json", bytes: bytes)
      guard let report = parse(file).diagnostics.first else {
        throw .usage("\(path): expected a JSON object with a value for each property")
      }
      let place = file.location(of: Int(report.range.lower))
      let message = "\(place.line):\(place.column): \(report.message)"
      throw .inputOutput("cannot read '\(path)' as JSON: \(message)")
    }
    return values.sorted { areInByteOrder($0.key, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension ComponentDeclaration {
  /// The type of a property, or `nil` if there is none with this name.
  func type(ofProperty name: String) -> Type? {
    properties.first { $0.name == name }?.type
  }
}

extension PropertyValue: Decodable {
  /// Decodes a JSON value: enums and colours are strings, structs are objects.
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
