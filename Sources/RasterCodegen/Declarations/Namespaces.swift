// The namespaces of generated Swift: enums without cases, each declared in the first file that uses it.

import RasterSemantics
import RasterSyntax

/// The namespaces of a run, which are declared once each.
struct Namespaces {
  /// Who may use each: whoever may use one of the declarations in it.
  private var access: [String: AccessLevel] = [:]
  private var opened: Set<String> = []

  init(_ naming: Naming, _ options: GeneratorOptions) {
    for id in naming.uses.keys + naming.program.enums.indices.map({ .init(.enumeration, $0) }) {
      let head = naming.program.head(of: id)
      guard let name = naming.namespaces[head.range.file] else { continue }
      access[name] = max(access[name] ?? .internal, options.access(of: head))
    }
  }

  /// The namespaces that a file of these blocks declares: those that no file before it does.
  mutating func opened(by blocks: [FileEmitter.Block]) -> [Document] {
    blocks.compactMap { block in
      guard let name = block.namespace, opened.insert(name).inserted else { return nil }
      let level = access[name] ?? .internal
      return .lines([
        "/// The namespace of what is generated from components and their helpers.",
        .text("\(level.prefix)nonisolated enum \(Spelling.identifier(name)) {}"),
      ])
    }
  }
}
