// The page's information about the sources: components, properties and inputs.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The page's information about the sources.
struct ProjectRecord: Encodable {
  let version = 1
  let number: Int
  let failure: String?
  /// Whether the shown program is older than the sources.
  let isStale: Bool
  let errors, warnings: Int
  /// The time for reading and checking, in milliseconds.
  let checkTime: Double
  let fileCount: Int
  /// The name of the folder in which the page offers to create a first component.
  let folderForFirstComponent: String?
  let modes: [Mode]
  /// The images that properties can be set to.
  let images: [String]
  let components: [Component]

  struct Mode: Encodable {
    let name: String
    let cases: [String]
    let standard: String
  }

  struct Component: Encodable {
    let title: String
    let name: String
    let documentation: String?
    let file: String
    let place: String
    let states: [String]
    let properties: [Property]
    /// The record that `rasterc inspect` writes.
    let reads: LookRecord.Component
    let caps: String?
  }

  struct Property: Encodable {
    let name: String
    let documentation: String?
    let type: String
    /// The control for its values.
    ///
    /// `switch`, `integer`, `number`, `choice`, `text`, `colour`, `parts` or `expression`.
    let control: String
    /// The default value, as text for its control.
    let value: String
    let least, greatest, step: Double?
    let choices: [String]
    let isRead: Bool
    /// Whether its values are few enough for an axis of a matrix.
    let isFinite: Bool
    /// The structure of the values, if the control is `parts`.
    let parts: PartSchema?
  }

  init(_ snapshot: PreviewSnapshot) {
    number = snapshot.number
    failure = snapshot.failure.map(snapshot.folder.shown(message:))
    isStale = snapshot.isStale
    checkTime = snapshot.checkTime
    fileCount = snapshot.fileCount
    folderForFirstComponent = snapshot.folderForFirstComponent.map {
      Paths.name(of: Paths.normalized(FileSystem.identity(of: $0)))
    }
    let reports = snapshot.latest?.leveled ?? []
    errors = reports.count { $0.severity == .error }
    warnings = reports.count { $0.severity == .warning }
    guard let shown = snapshot.shown else {
      (modes, images, components) = ([], [], [])
      return
    }
    let program = shown.compilation.program
    modes = program.modes.map { Mode($0, program) }
    images = shown.compilation.imagePaths
    let recorder = LookRecorder(shown.compilation, scales: [1])
    components = shown.components.map { Component($0, shown, recorder) }
  }
}

extension ProjectRecord.Mode {
  fileprivate init(_ mode: ModeDeclaration, _ program: Program) {
    name = mode.head.name
    if case .enumeration(let index) = mode.member.type {
      cases = program.enums[index].cases
    } else {
      cases = ["false", "true"]
    }
    standard = cases.indices.contains(mode.standard) ? cases[mode.standard] : ""
  }
}

extension ProjectRecord.Component {
  fileprivate init(
    _ component: ShownProgram.Component,
    _ shown: ShownProgram,
    _ recorder: LookRecorder
  ) {
    let compilation = shown.compilation
    let declaration = component.component.declaration
    (title, name, file) = (component.title, component.name, component.file)
    documentation = declaration.head.documentation
    place = shown.folder.place(declaration.head.nameRange, in: compilation.sources)
    states = declaration.states.map { $0.name }
    properties = declaration.properties.enumerated().map { index, property in
      ProjectRecord.Property(
        property,
        component.component.values[index],
        of: component,
        compilation
      )
    }
    reads = recorder.reads(of: component.component)
    caps =
      switch declaration.caps?.verdict {
      case nil: nil
      case .proved?: "proved"
      case .unproved?: "not proved; drawn at full size"
      case .unchecked?: "unchecked"
      }
  }
}

extension ProjectRecord.Property {
  fileprivate init(
    _ property: ComponentDeclaration.Property,
    _ value: Value,
    of component: ShownProgram.Component,
    _ compilation: Compilation
  ) {
    let program = compilation.program
    name = property.name
    documentation = property.documentation
    isRead = property.isRead || property.isProgressRead
    isFinite = property.isRead && component.component.isFinite(property.name)
    type = property.type.spelled { declared in
      switch declared {
      case .enumeration(let index): program.enums[index].head.name
      case .structure(let index): program.structs[index].head.name
      default: ""
      }
    }
    let text = component.component.controlText(of: value, as: property.type)
    let range = property.defaultValue.range
    self.value = text ?? compilation.sources[range.file]?.text(at: range) ?? ""
    parts = Self.parts(of: property.type, component.component.prepared)
    (control, choices) =
      parts == nil ? Self.control(of: property.type, program) : ("parts", [])
    switch property.domain {
    case .int(let range, let step):
      (least, greatest) = (Double(range.lowerBound), Double(range.upperBound))
      self.step = Double(step)
    case .double(let range, let step):
      (least, greatest, self.step) = (range.lowerBound, range.upperBound, step)
    case .count(let most): (least, greatest, step) = (nil, Double(most), nil)
    case nil: (least, greatest, step) = (nil, nil, nil)
    }
  }

  /// The schema of a type that a single control cannot edit.
  private static func parts(of type: Type, _ prepared: PreparedProgram) -> PartSchema? {
    switch type {
    case .list, .structure, .optional, .image: PartSchema(type, prepared)
    default: nil
    }
  }

  private static func control(
    of type: Type,
    _ program: Program
  ) -> (String, choices: [String]) {
    switch type {
    case .bool: ("switch", [])
    case .int: ("integer", [])
    case .double, .angle: ("number", [])
    case .string, .date: ("text", [])
    case .color: ("colour", [])
    case .enumeration(let index): ("choice", program.enums[index].cases)
    case .builtin(let builtin): ("choice", builtin.cases)
    default: ("expression", [])
    }
  }
}
