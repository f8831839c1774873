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
  /// The declarations of the file, in the order of the source.
  let declarations: [DeclarationID]
  /// The images and faces that the file holds for all files of the program.
  let assets: [EmbeddedAsset]

  private var program: Program { naming.program }
  private var access: Access { options.access }
  private var relativePath: String { Literal.comment(options.relativePath(file.path)) }

  /// The file's text.
  func emit() -> String {
    let header: Document = .lines([
      .text("// Generated from \(relativePath) by rasterc \(GeneratedVersion.major). Do not edit."),
      "// swift-format-ignore-file",
      "// swiftlint:disable all",
    ])
    let marker: Document = .lines([
      "// This line fails to compile against a runtime of another major version.",
      .text("nonisolated extension Raster.GeneratedCode.ForRaster\(GeneratedVersion.major) {}"),
    ])
    let modules = ModuleUse(of: declarations, in: file, program, options.modules)
    let imports = [importLine] + modules.imports(access)
    let names = modules.printedEnums(naming).map {
      DeclarationEmitter(naming: naming, access: .internal).caseNames($0)
    }
    let body = [header, .lines(imports.map { .text($0) }), marker] + names + written()
    return Document.paragraphs(body).printed() + "\n"
  }

  /// A file whose interface names no type of the runtime needs it for itself alone.
  private var importLine: String {
    let isNeeded =
      !assets.isEmpty
      || declarations.contains { id in
        switch id.kind {
        case .component, .tokens, .mode, .function, .structure: true
        case .constant: program.constants[id.index].value.type.isRuntime
        case .enumeration: false
        }
      }
    return isNeeded ? "\(access.prefix)import Raster" : "import Raster"
  }

  /// The declarations, then the images and faces.
  private func written() -> [Document] {
    let emitter = DeclarationEmitter(naming: naming, access: access)
    return declarations.map { written($0, by: emitter) } + assets.map { emitter.asset($0) }
  }

  private func written(_ id: DeclarationID, by emitter: DeclarationEmitter) -> Document {
    switch id.kind {
    case .enumeration: return emitter.enumeration(program.enums[id.index])
    case .structure: return emitter.structure(program.structs[id.index])
    case .tokens:
      return TokenEmitter(naming: naming, access: access).tokens(program.tokens[id.index])
    case .mode: return TokenEmitter(naming: naming, access: access).mode(program.modes[id.index])
    case .constant: return emitter.constant(program.constants[id.index], id.index)
    case .function: return emitter.function(program.functions[id.index], id.index)
    case .component:
      let component = program.components[id.index]
      return ComponentEmitter(
        naming: naming,
        component: component,
        properties: naming.properties[id.index],
        access: access,
        location: location(of: component.head)
      ).emit()
    }
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
    case .bool, .int, .double, .string, .range, .pairs, .enumeration, .structure, .error: false
    case .list(let element), .optional(let element): element.isRuntime
    case .fraction, .duration, .curve, .color, .point, .size, .rect, .insets, .corners, .angle,
      .transform, .anchor,
      .path,
      .paint, .gradientStop, .shadow, .colorFilter, .cornerSizes, .image, .font, .words, .content,
      .gridColumn,
      .builtin:
      true
    }
  }
}

extension Program {
  /// The declarations of each file, in the order of the source.
  var declarationsByFile: [FileID: [DeclarationID]] {
    var found: [FileID: [(position: UInt32, id: DeclarationID)]] = [:]
    func add(_ kind: DeclarationID.Kind, _ heads: [DeclarationHead]) {
      for (index, head) in heads.enumerated()
      where kind != .constant || !constants[index].isToken {
        found[head.range.file, default: []].append((head.range.lower, DeclarationID(kind, index)))
      }
    }
    add(.enumeration, enums.map { $0.head })
    add(.structure, structs.map { $0.head })
    add(.tokens, tokens.map { $0.head })
    add(.mode, modes.map { $0.head })
    add(.constant, constants.map { $0.head })
    add(.function, functions.map { $0.head })
    add(.component, components.map { $0.head })
    return found.mapValues { $0.sorted { $0.position < $1.position }.map { $0.id } }
  }
}
