// Which files each file imports, and the circles that imports must not make.

import RasterSyntax

/// The imports of all files.
struct Imports {
  /// For each file, the files whose declarations it sees.
  private(set) var visible: [Set<FileID>] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ trees: [SyntaxTree], resolve: (FileID, String) -> FileID?) {
    var edges: [[(target: Int, at: SourceRange)]] = []
    for tree in trees {
      var seen: [FileID: SourceRange] = [:]
      for syntax in tree.syntax.imports where !syntax.path.isEmpty {
        guard let target = resolve(tree.source.id, syntax.path), target.index < trees.count else {
          diagnostics.append(.missingImport(syntax.path, at: syntax.pathRange))
          continue
        }
        if let first = seen[target] {
          diagnostics.append(.duplicateImport(syntax.path, at: syntax.pathRange, first: first))
        } else {
          seen[target] = syntax.pathRange
        }
      }
      visible.append(Set(seen.keys))
      edges.append(
        seen.sorted { $0.value.lower < $1.value.lower }.map { (Int($0.key.index), $0.value) }
      )
    }
    for cycle in Graph(edges).cycles() {
      let names = cycle.map { trees[$0.node].source.path }
      diagnostics.append(.importCycle(names, at: cycle.map { $0.edge }))
    }
  }
}
