// Resolves the imports of all files, and reports import cycles.

import RasterSyntax

/// The result of resolving the path of an import.
package enum ImportLoad: Sendable {
  case file(FileID)
  case missing
  /// The file exists, but only the files given to the compiler may be read.
  case outside
  /// The file exists but cannot be read; the string is a short reason.
  case failed(String)
}

/// The imports of all files.
struct Imports {
  /// For each file, the files whose declarations are visible in it.
  private(set) var visible: [Set<FileID>] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ trees: [SyntaxTree], resolve: (FileID, String) -> ImportLoad) {
    var edges: [[(target: Int, at: SourceRange)]] = []
    for tree in trees {
      var seen: [FileID: SourceRange] = [:]
      for syntax in tree.syntax.imports {
        if syntax.path.isEmpty {
          // A path that is not a string has been reported.
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
