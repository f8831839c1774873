// Which files each file imports, and the circles that imports must not make.

import RasterSyntax

/// What the caller finds at the path of an import.
package enum ImportLoad: Sendable {
  case file(FileID)
  case missing
  /// Something is there, and only what was given is to be read.
  case outside
  /// Something is there and cannot be read; a few words say why.
  case failed(String)
}

/// The imports of all files.
struct Imports {
  /// For each file, the files whose declarations it sees.
  private(set) var visible: [Set<FileID>] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ trees: [SyntaxTree], resolve: (FileID, String) -> ImportLoad) {
    var edges: [[(target: Int, at: SourceRange)]] = []
    for tree in trees {
      var seen: [FileID: SourceRange] = [:]
      for syntax in tree.syntax.imports {
        if syntax.path.isEmpty {
          // What is no string at all has been reported.
          if tree.source.text(at: syntax.pathRange) == "\"\"" {
            diagnostics.append(.emptyImport(at: syntax.pathRange))
          }
          continue
        }
        let target: FileID
        switch resolve(tree.source.id, syntax.path) {
        case .file(let file): target = file
        case .missing:
          diagnostics.append(.missingImport(syntax.path, at: syntax.pathRange))
          continue
        case .outside:
          diagnostics.append(.outsideImport(syntax.path, at: syntax.pathRange))
          continue
        case .failed(let reason):
          diagnostics.append(
            .unreadableImport(syntax.path, reason: reason, at: syntax.pathRange)
          )
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
