// Finds unused imports and declarations.

import RasterSyntax
import RasterValues

/// Finds unused imports and declarations, in a program without errors.
struct UnusedNames {
  private let trees: [SyntaxTree]
  private let module: Module

  init(_ trees: [SyntaxTree], _ module: Module) { (self.trees, self.module) = (trees, module) }

  // MARK: Imports

  /// Returns the imports whose names do not occur in the importing file, not even in a comment.
  ///
  /// Declared fonts and modes are used without their names, so files that contain them are not
  /// reported. Tokens can be used without the name of their declaration. The time is linear in the
  /// text.
  func imports(
    _ bodies: [BodyResult],
    of entries: [DeclarationEntry],
    resolve: (FileID, String) -> ImportLoad
  ) -> [Diagnostic] {
    var usedTokens: [FileID: Set<FileID>] = [:]
    for (entry, body) in zip(entries, bodies) {
      for id in body.uses.keys where id.kind == .tokens {
        usedTokens[entry.file, default: []].insert(module.head(of: id).range.file)
      }
    }
    var diagnostics: [Diagnostic] = []
    for tree in trees where tree.json == nil && !tree.syntax.imports.isEmpty {
      let words = words(of: tree)
      for syntax in tree.syntax.imports {
        guard case .file(let file) = resolve(tree.source.id, syntax.path),
          file != tree.source.id, trees[Int(file.index)].syntax.faces.isEmpty
        else { continue }
        let declared = module.files[Int(file.index)].declarations
        guard !declared.isEmpty, !declared.contains(where: { $0.kind == .mode }) else { continue }
        let isUsed =
          usedTokens[tree.source.id]?.contains(file) == true
          || declared.contains { words.contains(ArraySlice(module.head(of: $0).name.utf8)) }
        if !isUsed { diagnostics.append(.unusedImport(syntax.path, at: syntax.pathRange)) }
      }
    }
    return diagnostics
  }

  /// Returns the words of a file's text, except for its imports.
  private func words(of tree: SyntaxTree) -> Set<ArraySlice<UInt8>> {
    let bytes = tree.source.bytes
    var words: Set<ArraySlice<UInt8>> = []
    var imports = tree.syntax.imports.map { $0.range.bytes }[...]
    var start: Int?
    for index in 0...bytes.count {
      if index < bytes.count, bytes[index].isOfName {
        start = start ?? index
        continue
      }
      guard let first = start else { continue }
      start = nil
      while let next = imports.first, next.upperBound <= first { imports.removeFirst() }
      if let next = imports.first, next.contains(first) { continue }
      words.insert(bytes[first..<index])
    }
    return words
  }

  // MARK: Declarations

  /// Returns the values, functions, structs and enums that no declaration of any file uses.
  func declarations(
    _ collector: Collector,
    _ interfaces: Interfaces,
    _ bodies: [BodyResult]
  ) -> [Diagnostic] {
    var used: Set<DeclarationID> = []
    for (entry, body) in zip(collector.entries, bodies) {
      let signatures = [collector.uses[entry.id] ?? [:], interfaces.uses[entry.id] ?? [:]]
      for uses in signatures + [body.uses] {
        for id in uses.keys where id != entry.id { used.insert(id) }
      }
      used.formUnion(body.testUses)
    }
    return collector.entries.compactMap { entry in
      guard entry.token == nil, entry.owner == nil, trees[Int(entry.file.index)].json == nil,
        !used.contains(entry.id)
      else { return nil }
      switch entry.id.kind {
      case .enumeration, .structure, .constant, .function:
        let head = module.head(of: entry.id)
        return .unusedDeclaration(head.name, at: head.nameRange)
      case .tokens, .mode, .component: return nil
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name.
  fileprivate var isOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
