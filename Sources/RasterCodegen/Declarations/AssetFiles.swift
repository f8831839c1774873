// Assigns each image and font file to the first generated file that uses it.

import RasterSemantics
import RasterSyntax

/// Assigns each asset to the first file that uses it.
struct AssetFiles: Sendable {
  private(set) var files: [EmbeddedAsset: FileID] = [:]
  /// The access level of each asset, which must cover default values that callers compile.
  private(set) var access: [EmbeddedAsset: AccessLevel] = [:]
  private let order: [FileID: Int]
  private let options: GeneratorOptions

  init(_ program: Program, _ programFiles: [ProgramFile], _ options: GeneratorOptions) {
    order = Dictionary(uniqueKeysWithValues: programFiles.enumerated().map { ($1.id, $0) })
    self.options = options
    for value in program.structs {
      add([], defaults: value.fields.compactMap { $0.defaultValue }, of: value.head, program)
    }
    for value in program.constants { add([value.value], defaults: [], of: value.head, program) }
    for value in program.functions {
      let defaults = value.parameters.compactMap { $0.defaultValue }
      let values = value.bindings.map { $0.value } + [value.body]
      add(values, defaults: defaults, of: value.head, program)
    }
    for value in program.components {
      let defaults = value.properties.map { $0.defaultValue }
      add(value.expressions, defaults: defaults, of: value.head, program)
    }
  }

  /// The assets of each file: images, font files, then sets of them, each in program order.
  var assets: [FileID: [EmbeddedAsset]] {
    var assets: [FileID: [EmbeddedAsset]] = [:]
    for (asset, file) in files.sorted(by: { $0.key.order < $1.key.order }) {
      assets[file, default: []].append(asset)
    }
    return assets
  }

  private mutating func add(
    _ values: [TypedExpression],
    defaults: [TypedExpression],
    of head: DeclarationHead,
    _ program: Program
  ) {
    guard order[head.range.file] != nil else { return }
    add(values, of: head, .internal, program)
    add(defaults, of: head, options.access(of: head), program)
  }

  private mutating func add(
    _ expressions: [TypedExpression],
    of head: DeclarationHead,
    _ level: AccessLevel,
    _ program: Program
  ) {
    let file = head.range.file
    var assets: Set<EmbeddedAsset> = []
    for expression in expressions {
      expression.visit { part in
        switch part.kind {
        case .image(let index): assets.insert(.image(index))
        case .faces(let index):
          let faces = program.faceSets[index].faces
          assets.formUnion(faces.map { .font($0) })
          if faces.count > 1 { assets.insert(.faceSet(index)) }
        default: break
        }
      }
    }
    for asset in assets {
      access[asset] = max(access[asset] ?? .internal, level)
      if let current = files[asset], order[current] ?? 0 <= order[file] ?? 0 { continue }
      files[asset] = file
    }
  }
}

extension EmbeddedAsset {
  /// The position of the asset among those of a file.
  fileprivate var order: (Int, Int) {
    switch self {
    case .image(let index): (0, index)
    case .font(let index): (1, index)
    case .faceSet(let index): (2, index)
    }
  }
}
