// Writes one generated file: its header and the declarations of one source.

import RasterValues
import RasterSemantics
import RasterSyntax

/// Writes the Swift code for one source file.
struct FileEmitter {
  let naming: Naming
  let options: GeneratorOptions
  let sources: SourceFiles
  let file: ProgramFile
  /// The declarations of the file, in source order.
  let declarations: [DeclarationID]
  /// The images and font files that this file contains for the whole program.
  let assets: [EmbeddedAsset]
  /// The access level of each asset.
  let assetAccess: [EmbeddedAsset: AccessLevel]

  /// Consecutive declarations in one namespace, or at file level.
  struct Block {
    let namespace: String?
    var documents: [Document]
  }

  private var program: Program { naming.program }
  private var relativePath: String { Literal.comment(options.relativePath(file.path)) }

  /// Returns the text of the file, including the namespaces that it declares for all files.
  func emit(_ blocks: [Block], opening namespaces: [Document]) -> String {
    let header: Document = .lines([
      .text("// Generated from \(relativePath) by rasterc \(GeneratedVersion.major). Do not edit."),
      "// swift-format-ignore-file",
      "// swiftlint:disable all",
    ])
    let marker: Document = .lines([
      "// This line fails to compile against a runtime of another major version.",
      .text("nonisolated extension Raster.GeneratedCode.ForRaster\(GeneratedVersion.major) {}"),
    ])
    let use = RuntimeUse(naming: naming)
    let runtime = use.access(declarations, assets.map { assetAccess[$0] ?? .internal }) {
      options.access(of: program.head(of: $0))
    }
    let modules = ModuleUse(of: declarations, in: file, program, options)
    let imports = ["\(runtime.prefix)import Raster"] + modules.imports()
    let body = [header, .lines(imports.map { .text($0) }), marker] + namespaces + written(blocks)
    return Document.paragraphs(body).printed() + "\n"
  }

  /// Returns the documents of the blocks, each in its namespace.
  private func written(_ blocks: [Block]) -> [Document] {
    blocks.flatMap { block -> [Document] in
      guard let namespace = block.namespace else { return block.documents }
      return [
        [
          .text("nonisolated extension \(Spelling.identifier(namespace)) {"),
          .indent([.hardLine, .paragraphs(block.documents)]), .hardLine, "}",
        ]
      ]
    }
  }

  /// Returns the declarations, followed by the images and font files.
  func blocks() -> [Block] {
    var blocks: [Block] = []
    func add(_ document: Document, in namespace: String?) {
      if blocks.last?.namespace != namespace || blocks.isEmpty {
        blocks.append(Block(namespace: namespace, documents: []))
      }
      blocks[blocks.count - 1].documents.append(document)
    }
    for id in declarations {
      let own = naming.within(id)
      add(written(id, own), in: own.namespace)
      for alias in AliasEmitter(owner: id, naming: own, options: options).aliases() {
        add(alias, in: nil)
      }
    }
    let own = naming.within(file.id)
    for asset in assets {
      let level = assetAccess[asset] ?? .internal
      let modifiers = level.prefix + (own.namespace == nil ? "nonisolated" : "nonisolated static")
      add(AssetEmitter(naming: own, modifiers: modifiers).asset(asset), in: own.namespace)
    }
    return blocks
  }

  private func written(_ id: DeclarationID, _ naming: Naming) -> Document {
    let head = program.head(of: id)
    return .lines([.text("// \(location(of: head))"), declaration(id, naming)])
  }

  private func declaration(_ id: DeclarationID, _ naming: Naming) -> Document {
    let access = options.access(of: program.head(of: id))
    let emitter = DeclarationEmitter(naming: naming, access: access)
    switch id.kind {
    case .enumeration: return emitter.enumeration(program.enums[id.index])
    case .structure: return emitter.structure(program.structs[id.index])
    case .tokens:
      return TokenEmitter(naming: naming, access: access).tokens(program.tokens[id.index])
    case .mode: return TokenEmitter(naming: naming, access: access).mode(program.modes[id.index])
    case .constant: return emitter.constant(program.constants[id.index], id.index)
    case .function: return emitter.function(program.functions[id.index], id.index)
    case .component:
      return ComponentEmitter(
        naming: naming,
        component: program.components[id.index],
        properties: naming.properties[id.index],
        functions: naming.componentFunctions[id.index] ?? [],
        access: access
      ).emit()
    }
  }

  /// Returns a location such as `Button.raster:12`.
  private func location(of head: DeclarationHead) -> String {
    let source = sources[head.range.file]
    let line = source?.location(of: Int(head.nameRange.lower)).line ?? 1
    let path = source.map { Literal.comment(options.relativePath($0.path)) } ?? relativePath
    return "\(path):\(line)"
  }
}

extension Program {
  /// The declarations of each file, in source order.
  var declarationsByFile: [FileID: [DeclarationID]] {
    var found: [FileID: [(position: UInt32, id: DeclarationID)]] = [:]
    func add(_ kind: DeclarationID.Kind, _ heads: [DeclarationHead]) {
      for (index, head) in heads.enumerated()
      where (kind != .constant || !constants[index].isToken)
        && (kind != .function || functions[index].component == nil)
      {
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
