// The namespaces of generated Swift: enums without cases, each declared in the first file using it.

import RasterSemantics
import RasterSyntax

/// The namespaces of a run, each declared once.
struct Namespaces {
  /// The access level of each namespace, the highest of its declarations.
  private var access: [String: AccessLevel] = [:]
  private var opened: Set<String> = []

  init(_ naming: Naming, _ options: GeneratorOptions) {
    for id in naming.uses.keys + naming.program.enums.indices.map({ .init(.enumeration, $0) }) {
      let head = naming.program.head(of: id)
      guard let name = naming.namespaces[head.range.file] else { continue }
      access[name] = max(access[name] ?? .internal, options.access(of: head))
    }
  }

  /// Returns the declarations of namespaces that these blocks use and no earlier file has declared.
  mutating func opened(by blocks: [FileEmitter.Block]) -> [Document] {
    blocks.compactMap { block in
      guard let name = block.namespace, opened.insert(name).inserted else { return nil }
      let level = access[name] ?? .internal
      return .lines([
        "/// The namespace of the code generated from components and their helpers.",
        .text("\(level.prefix)nonisolated enum \(Spelling.identifier(name)) {}"),
      ])
    }
  }
}
