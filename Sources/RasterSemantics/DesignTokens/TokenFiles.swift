// Adds declarations to the trees of imported token files.

import RasterSyntax

/// The token files among the files of a run.
struct TokenFiles {
  /// All trees, with declarations in those of imported token files.
  private(set) var trees: [SyntaxTree]
  private(set) var diagnostics: [Diagnostic] = []
  private let resolve: (FileID, String) -> ImportLoad

  init(_ trees: [SyntaxTree], resolve: @escaping (FileID, String) -> ImportLoad) {
    self.trees = trees
    self.resolve = resolve
    var names: [FileID: ImportedName] = [:]
    for tree in trees where tree.json == nil {
      for syntax in tree.syntax.imports { add(syntax, of: tree, to: &names) }
    }
    for index in trees.indices {
      guard let json = trees[index].json, let name = names[trees[index].source.id] else { continue }
      declare(json, as: name, in: index)
    }
  }

  /// The name under which a token file is imported, and the path in the import.
  private struct ImportedName {
    let name: NameSyntax
    let path: String
    let pathRange: SourceRange
  }

  /// Records the name under which a token file is imported.
  private mutating func add(
    _ syntax: ImportSyntax,
    of tree: SyntaxTree,
    to names: inout [FileID: ImportedName]
  ) {
    guard case .file(let file) = resolve(tree.source.id, syntax.path) else { return }
    let isTokens = syntax.path.hasSuffix(".json")
    guard let name = syntax.name else {
      if isTokens {
        let stem = syntax.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        diagnostics.append(
          .namelessImport(DesignNames.type(String(stem)), at: syntax.pathRange)
        )
      }
      return
    }
    guard isTokens else { return diagnostics.append(.namedImport(at: name.range)) }
    if let first = names[file]?.name, first.text != name.text {
      diagnostics.append(.importedAs(first.text, at: name.range, first: first.range))
    }
    names[file] =
      names[file] ?? ImportedName(name: name, path: syntax.path, pathRange: syntax.pathRange)
  }

  private mutating func declare(_ json: JSONValue, as imported: ImportedName, in index: Int) {
    let tree = trees[index]
    let (id, name) = (tree.source.id, imported.name)
    let files = DesignFiles(trees: trees, resolve: resolve)
    var reader = DesignReader(files, declared: DesignModifier.declared(in: trees))
    let form = DesignForm(json)
    if form != .current {
      reader.report(.olderTokenFile(imported.path, form, at: imported.pathRange))
    } else if json["resolutionOrder"] != nil || tree.source.path.hasSuffix(".resolver.json") {
      reader = ResolverReader(json, reader: reader).reader
    } else {
      reader.read(json, in: json, under: nil)
    }
    let table = DesignTable(reader.tokens.tokens, name: name.text)
    let fileRange = SourceRange(file: id, lower: 0, upper: tree.source.bytes.count)
    var notes = reader.notes
    notes.untyped += table.untyped
    notes.undrawn += table.undrawn
    let writer = DesignWriter(reader, table, name: name, file: fileRange, notes: &notes)
    diagnostics += reader.diagnostics + table.diagnostics + writer.diagnostics + notes.diagnostics
    var declarations = writer.declarations
    if form != .current { declarations = declarations.map { $0.unread } }
    trees[index] = SyntaxTree(
      source: tree.source,
      tokens: tree.tokens,
      syntax: FileSyntax(
        imports: tree.syntax.imports,
        faces: [],
        declarations: declarations
      ),
      json: json,
      diagnostics: tree.diagnostics
    )
  }
}

extension DeclarationSyntax {
  /// The declaration of tokens that were not read, so that any of their names may exist.
  fileprivate var unread: DeclarationSyntax {
    guard case .tokens(var syntax) = self else { return self }
    syntax.isUnread = true
    return .tokens(syntax)
  }
}
