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
    var names: [FileID: NameSyntax] = [:]
    for tree in trees where tree.json == nil {
      for syntax in tree.syntax.imports { add(syntax, of: tree, to: &names) }
    }
    for index in trees.indices {
      guard let json = trees[index].json, let name = names[trees[index].source.id] else { continue }
      declare(json, as: name, in: index)
    }
  }

  /// Records the name under which a token file is imported.
  private mutating func add(
    _ syntax: ImportSyntax,
    of tree: SyntaxTree,
    to names: inout [FileID: NameSyntax]
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
    if let first = names[file], first.text != name.text {
      diagnostics.append(.importedAs(first.text, at: name.range, first: first.range))
    }
    names[file] = names[file] ?? name
  }

  private mutating func declare(_ json: JSONValue, as name: NameSyntax, in index: Int) {
    let tree = trees[index]
    let id = tree.source.id
    var reader = DesignReader(declared: DesignModifier.declared(in: trees))
    if json["resolutionOrder"] != nil || tree.source.path.hasSuffix(".resolver.json") {
      let resolve = resolve
      let trees = trees
      let resolver = ResolverReader(json, reader: reader) { path in
        guard case .file(let file) = resolve(id, path) else { return nil }
        return trees[Int(file.index)].json
      }
      reader = resolver.reader
    } else {
      reader.read(json, in: json, under: nil)
    }
    let table = DesignTable(reader.tokens.tokens, name: name.text)
    let fileRange = SourceRange(file: id, lower: 0, upper: tree.source.bytes.count)
    var notes = reader.notes
    let writer = DesignWriter(reader.tokens, table, name: name, file: fileRange, notes: &notes)
    diagnostics += reader.diagnostics + table.diagnostics + writer.diagnostics + notes.diagnostics
    trees[index] = SyntaxTree(
      source: tree.source,
      tokens: tree.tokens,
      syntax: FileSyntax(
        imports: tree.syntax.imports,
        faces: [],
        declarations: writer.declarations
      ),
      json: json,
      diagnostics: tree.diagnostics
    )
  }
}

extension DesignNotes {
  /// One note for each kind of finding.
  var diagnostics: [Diagnostic] {
    [
      note(hexStrings, "colours written as hexadecimal strings, as before version 2025.10"),
      note(
        unitStrings,
        "lengths or durations written as strings with a unit, as before version 2025.10"
      ),
      note(modes, "tokens with modes in their extensions, which are imported"),
      note(extensions, "'$extensions' that are ignored"),
      note(members, "members of tokens that the format does not define and that are ignored"),
      note(wideColors, "colours outside of sRGB, which drawings in sRGB clamp"),
      note(weights, "font weights that are rounded to a multiple of 100"),
    ].compactMap { $0 }
  }

  private func note(_ places: [SourceRange], _ what: String) -> Diagnostic? {
    // Groups that others extend are read more than once.
    var seen: Set<SourceRange> = []
    let places = places.filter { seen.insert($0).inserted }
    guard let first = places.first else { return nil }
    return .tokenFileNote(
      "\(what): \(places.count)",
      at: first,
      others: places.dropFirst().prefix(3)
    )
  }
}
