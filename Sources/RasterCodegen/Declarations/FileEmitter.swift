// Writes one generated file: its header and the declarations of one source.

import RasterValues
import RasterSemantics
import RasterSyntax

/// Writes the Swift of one source file.
struct FileEmitter {
  let naming: Naming
  let options: GeneratorOptions
  let sources: SourceFiles
  let file: ProgramFile
  /// The images and faces that the file holds for all files of the program.
  let assets: [EmbeddedAsset]

  private var program: Program { naming.program }
  private var access: Access { options.access }
  private var relativePath: String { Literal.comment(options.relativePath(file.path)) }

  /// The file's text.
  func emit() -> String {
    let declarations = self.declarations()
    let header: Document = .lines([
      .text("// Generated from \(relativePath) by rasterc \(GeneratedVersion.major). Do not edit."),
      "// swift-format-ignore-file",
      "// swiftlint:disable all",
    ])
    let marker: Document = .lines([
      "// This line fails to compile against a runtime of another major version.",
      .text("nonisolated extension Raster.GeneratedCode.ForRaster\(GeneratedVersion.major) {}"),
    ])
    let body = [header, .text(importLine), marker] + declarations
    return Document.paragraphs(body).printed() + "\n"
  }

  /// A file whose interface names no type of the runtime needs it for itself alone.
  private var importLine: String {
    let isNeeded =
      program.components.contains { isHere($0.head) }
      || program.palettes.contains { isHere($0.head) }
      || program.functions.contains { isHere($0.head) }
      || program.structs.contains { isHere($0.head) && $0.fields.contains { $0.type.isRuntime } }
      || program.constants.contains { isHere($0.head) && $0.value.type.isRuntime }
      || !assets.isEmpty
    return isNeeded ? "\(access.prefix)import Raster" : "import Raster"
  }

  private func isHere(_ head: DeclarationHead) -> Bool { head.range.file == file.id }

  /// The declarations in the order of the source, then the images and faces.
  private func declarations() -> [Document] {
    var all: [(position: UInt32, document: Document)] = []
    func add(_ head: DeclarationHead, _ document: @autoclosure () -> Document) {
      if isHere(head) { all.append((head.range.lower, document())) }
    }
    let emitter = DeclarationEmitter(naming: naming, access: access)
    for value in program.enums { add(value.head, emitter.enumeration(value)) }
    for value in program.structs { add(value.head, emitter.structure(value)) }
    for value in program.palettes { add(value.head, emitter.palette(value)) }
    for (index, value) in program.constants.enumerated() {
      add(value.head, emitter.constant(value, index))
    }
    for (index, value) in program.functions.enumerated() {
      add(value.head, emitter.function(value, index))
    }
    for value in program.components {
      add(
        value.head,
        ComponentEmitter(
          naming: naming,
          component: value,
          access: access,
          location: location(of: value.head)
        ).emit()
      )
    }
    all.sort { $0.position < $1.position }
    return all.map(\.document) + assets.map { emitter.asset($0) }
  }

  /// `Button.raster:12`.
  private func location(of head: DeclarationHead) -> String {
    let line = sources[file.id]?.location(of: Int(head.nameRange.lower)).line ?? 1
    return "\(relativePath):\(line)"
  }
}

extension Type {
  /// Whether the type is one of the runtime's, or made of such.
  var isRuntime: Bool {
    switch self {
    case .bool, .int, .double, .string, .range, .enumeration, .structure, .error: false
    case .list(let element), .optional(let element): element.isRuntime
    case .color, .point, .size, .rect, .insets, .corners, .angle, .transform, .anchor, .path,
      .paint, .gradientStop, .shadow, .image, .font, .content, .builtin:
      true
    }
  }
}
