// Completion: inserts an undeclared name, and asks the checker which names are valid there.

import RasterSemantics
import RasterSyntax

/// Finds the possible completions at a position.
package struct Completer {
  /// The start of the name being typed.
  package let start: Int
  /// The syntax tree and symbol index of the text with the gap.
  package let tree: SyntaxTree
  package let index: SymbolIndex

  /// The name that is inserted in the gap.
  package static let gapName = "rasterGapHere"

  /// The parsed text with a gap, and the symbol index of the text and its imports.
  package typealias Reading = (tree: SyntaxTree, index: SymbolIndex)

  /// Creates a completer, or `nil` in comments and string literals.
  ///
  /// `reading` returns the tree and symbol index of the text with a gap: a check without drawing.
  package init?(
    _ tree: SyntaxTree,
    at offset: Int,
    reading: (_ bytes: [UInt8], _ gap: SourceRange) -> Reading
  ) {
    var range = offset..<offset
    if let token = tree.token(at: offset) {
      switch token.kind {
      case .lineComment, .docComment, .blockComment, .unterminatedComment:
        if Int(token.lower) < offset { return nil }
      case .stringText: return nil
      case .name, .path, .foreignName: range = token.bytes
      case _ where token.kind.isReserved: range = token.bytes
      default: break
      }
    }
    var bytes = tree.source.bytes
    bytes.replaceSubrange(range, with: Array(Self.gapName.utf8))
    let gap = SourceRange(
      file: tree.source.id,
      lower: range.lowerBound,
      upper: range.lowerBound + Self.gapName.utf8.count
    )
    start = range.lowerBound
    (self.tree, index) = reading(bytes, gap)
  }

  /// The completions, most likely first, without duplicate names.
  package func items() -> [CompletionItem] {
    let path = tree.path(around: start..<start + Self.gapName.utf8.count)
    var items = labels(path)
    if let gap = index.gap {
      items += self.items(for: gap)
    } else if path.isEmpty {
      items += Self.declarations + Self.accessWords
    }
    var seen: Set<String> = []
    return items.sorted { $0.isBefore($1) }.filter { seen.insert($0.label).inserted }
  }

  private func items(for gap: SymbolGap) -> [CompletionItem] {
    switch gap.place {
    case .value: values(gap) + implicit(gap.expected)
    case .function: functions(gap)
    case .type: types()
    case .member(let type): members(of: type, gap.expected)
    case .staticMember(let type): statics(of: type, prefix: "")
    case .environment:
      EnvironmentMember.named.map {
        item($0.name, .property, type: $0.type, gap.expected, documentation: $0.documentation)
      }
        + index.modes(in: tree.source.id).map {
          item($0.name, .property, type: $0.type, gap.expected)
        }
    case .token(let path, let members):
      members.map { CompletionItem(label: $0, kind: .property, detail: path, rank: 2) }
    case .line(let keywords): lines(keywords)
    }
  }

  // MARK: Values

  private func item(
    _ name: String,
    _ kind: CompletionItem.Kind,
    type: Type?,
    _ expected: Type?,
    documentation: String? = nil
  ) -> CompletionItem {
    var item = CompletionItem(label: name, kind: kind, documentation: documentation)
    item.detail = type.map { index.describe($0) }
    if let type, let expected, expected != .error {
      item.rank = expected == type ? 1 : SymbolIndex.accepts(expected, type) ? 2 : 6
    }
    return item
  }

  private func values(_ gap: SymbolGap) -> [CompletionItem] {
    var items = gap.locals.map { local -> CompletionItem in
      var item = item(local.name, .variable, type: local.type, gap.expected)
      if item.rank == 5 { item.rank = 3 }
      return item
    }
    for declaration in index.visible(in: tree.source.id) {
      let name = declaration.head.name
      let documentation = declaration.head.documentation
      switch declaration.id.kind {
      case .constant:
        items.append(
          item(name, .constant, type: declaration.type, gap.expected, documentation: documentation)
        )
      case .tokens, .enumeration:
        items.append(
          CompletionItem(label: name, kind: .group, documentation: documentation, rank: 5)
        )
      case .function, .structure, .component, .mode: break
      }
    }
    items.append(item("bounds", .variable, type: .rect, gap.expected))
    items.append(CompletionItem(label: "environment", kind: .variable, rank: 5))
    if gap.expected == .bool {
      items += ["true", "false"].map { CompletionItem(label: $0, kind: .keyword, rank: 2) }
    }
    return items + functions(gap)
  }

  /// Members that can be written with a leading dot where a type is expected.
  private func implicit(_ expected: Type?) -> [CompletionItem] {
    guard let expected, expected != .error else { return [] }
    return statics(of: expected.unwrapped, prefix: ".")
  }

  private func statics(of type: Type, prefix: String) -> [CompletionItem] {
    let cases = index.cases(of: type).map {
      CompletionItem(label: prefix + $0, kind: .enumCase, detail: index.describe(type), rank: 1)
    }
    return cases + tokens(of: type, prefix: prefix)
      + index.staticMembers(of: type).map { row in
        var item = self.item(prefix + row.name, .enumCase, type: row.result, type)
        item.documentation = row.documentation
        item.snippet = row.parameters.isEmpty ? nil : prefix + Self.call(row)
        return item
      }
  }

  /// Tokens without the names of their declarations, which cases and built-ins with their names hide.
  private func tokens(of type: Type, prefix: String) -> [CompletionItem] {
    let hidden = Set(index.cases(of: type) + index.staticMembers(of: type).map { $0.name })
    return index.tokenMembers(of: type, in: tree.source.id).compactMap { token in
      let name = String(token.path.drop { $0 != "." }.dropFirst())
      if hidden.contains(name) { return nil }
      return CompletionItem(label: prefix + name, kind: .property, detail: token.path, rank: 2)
    }
  }

  private func functions(_ gap: SymbolGap) -> [CompletionItem] {
    let expected = gap.expected
    let rows = SymbolIndex.functions.map { row -> CompletionItem in
      var item = item(
        row.name,
        .function,
        type: row.result,
        expected,
        documentation: row.documentation
      )
      item.detail = row.signature
      item.snippet = Self.call(row)
      item.rank += 1
      return item
    }
    let visible = gap.functions.map { index.visible($0) } + index.visible(in: tree.source.id)
    let declared = visible.compactMap { declaration -> CompletionItem? in
      guard let parameters = index.parameters(of: declaration.id) else { return nil }
      let kind: CompletionItem.Kind =
        declaration.id.kind == .function
        ? .function : declaration.id.kind == .component ? .component : .structure
      var item = item(
        declaration.head.name,
        kind,
        type: declaration.type,
        expected,
        documentation: declaration.head.documentation
      )
      item.snippet = Self.call(declaration.head.name, parameters.filter { $0.isRequired })
      return item
    }
    return declared + rows
  }

  private func members(of type: Type, _ expected: Type?) -> [CompletionItem] {
    index.fields(of: type).map { item($0.name, .field, type: $0.type, expected) }
      + index.members(of: type).map { row in
        var item = item(
          row.name,
          .property,
          type: row.result,
          expected,
          documentation: row.documentation
        )
        item.detail = row.signature
        if case .method = row.kind { item.snippet = Self.call(row) }
        return item
      }
  }

  private func types() -> [CompletionItem] {
    SymbolIndex.typeNames.map { CompletionItem(label: $0, kind: .component) }
      + index.visible(in: tree.source.id).compactMap { declaration in
        guard declaration.id.kind == .enumeration || declaration.id.kind == .structure else {
          return nil
        }
        return CompletionItem(
          label: declaration.head.name,
          kind: .structure,
          documentation: declaration.head.documentation,
          rank: 3
        )
      }
  }
}
