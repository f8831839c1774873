// Completion: a name that nobody declares is put in place, and the checker says what could stand there.

import RasterCommands
import RasterSemantics
import RasterSyntax

extension Answers {
  func completion(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let offset = try subject.offset(params)
    guard let completer = Completer(subject, at: offset) else {
      return .object(["isIncomplete": false, "items": []])
    }
    let items = completer.items().map { $0.json(takesSnippets: snapshot.client.takesSnippets) }
    return .object(["isIncomplete": false, "items": .array(items)])
  }
}

/// A name, or a text with gaps, that could stand somewhere.
struct CompletionItem {
  let label: String
  /// The protocol's number of the kind.
  let kind: Int
  var detail: String?
  var documentation: String?
  /// A text with `${1:gaps}`; nil for the label.
  var snippet: String?
  /// Lower ones come first.
  var rank = 5

  func json(takesSnippets: Bool) -> JSON {
    let usesSnippet = takesSnippets && snippet != nil
    return .object([
      "label": .string(label),
      "kind": .int(kind),
      "detail": detail.map { .string($0) },
      "documentation": documentation.map {
        .object(["kind": "markdown", "value": .string($0)])
      },
      "sortText": .string("\(rank)\(label)"),
      "insertText": usesSnippet ? snippet.map { .string($0) } : .string(label),
      "insertTextFormat": usesSnippet ? 2 : 1,
    ])
  }
}

/// Finds what could stand at a place.
struct Completer {
  let subject: Subject
  /// Where the name begins that is being written.
  let start: Int
  /// The tree and the names of the text with the gap.
  let tree: SyntaxTree
  let index: SymbolIndex

  static let gapName = "rasterGapHere"

  /// Nil in comments and in the texts of strings.
  init?(_ subject: Subject, at offset: Int) {
    var range = offset..<offset
    if let token = subject.tree.token(at: offset) {
      switch token.kind {
      case .lineComment, .docComment, .blockComment, .unterminatedComment:
        if Int(token.lower) < offset { return nil }
      case .stringText: return nil
      case .name, .path, .foreignName: range = token.bytes
      case _ where token.kind.isReserved: range = token.bytes
      default: break
      }
    }
    var bytes = subject.source.bytes
    bytes.replaceSubrange(range, with: Array(Self.gapName.utf8))
    let loader = subject.analysis.compilation.loader.replacing([subject.file: bytes])
    let place = SourceRange(
      file: subject.file,
      lower: range.lowerBound,
      upper: range.lowerBound + Self.gapName.utf8.count
    )
    self.subject = subject
    start = range.lowerBound
    tree = loader.trees[Int(subject.file.index)]
    index = subject.analysis.index(of: loader, around: place, gapName: Self.gapName)
  }

  func items() -> [CompletionItem] {
    let path = tree.path(around: start..<start + Self.gapName.utf8.count)
    var items = labels(path)
    if let gap = index.gap {
      items += self.items(for: gap)
    } else if path.isEmpty {
      items += Self.declarations
    }
    var seen: Set<String> = []
    return items.sorted { ($0.rank, $0.label) < ($1.rank, $1.label) }
      .filter { seen.insert($0.label).inserted }
  }

  private func items(for gap: SymbolGap) -> [CompletionItem] {
    switch gap.place {
    case .value: values(gap) + implicit(gap.expected)
    case .function: functions(gap.expected)
    case .type: types()
    case .member(let type): members(of: type, gap.expected)
    case .staticMember(let type): statics(of: type, prefix: "")
    case .environment:
      EnvironmentMember.named.map {
        item($0.name, 10, type: $0.type, gap.expected, documentation: $0.documentation)
      } + index.modes(in: tree.source.id).map { item($0.name, 10, type: $0.type, gap.expected) }
    case .token(let path, let members):
      members.map { CompletionItem(label: $0, kind: 10, detail: path, rank: 2) }
    case .line(let words): lines(words)
    }
  }

  // MARK: Values

  private func item(
    _ name: String,
    _ kind: Int,
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
      var item = item(local.name, 6, type: local.type, gap.expected)
      if item.rank == 5 { item.rank = 3 }
      return item
    }
    for declaration in index.visible(in: tree.source.id) {
      let name = declaration.head.name
      let documentation = declaration.head.documentation
      switch declaration.id.kind {
      case .constant:
        items.append(
          item(name, 21, type: declaration.type, gap.expected, documentation: documentation)
        )
      case .tokens, .enumeration:
        items.append(CompletionItem(label: name, kind: 9, documentation: documentation, rank: 5))
      case .function, .structure, .component, .mode: break
      }
    }
    items.append(item("bounds", 6, type: .rect, gap.expected))
    items.append(CompletionItem(label: "environment", kind: 6, rank: 5))
    if gap.expected == .bool {
      items += ["true", "false"].map { CompletionItem(label: $0, kind: 14, rank: 2) }
    }
    return items + functions(gap.expected)
  }

  /// What is written with a dot where a type is expected.
  private func implicit(_ expected: Type?) -> [CompletionItem] {
    guard let expected, expected != .error else { return [] }
    return statics(of: expected.unwrapped, prefix: ".")
  }

  private func statics(of type: Type, prefix: String) -> [CompletionItem] {
    let cases = index.cases(of: type).map {
      CompletionItem(label: prefix + $0, kind: 20, detail: index.describe(type), rank: 1)
    }
    return cases
      + index.staticMembers(of: type).map { row in
        var item = self.item(prefix + row.name, 20, type: row.result, type)
        item.documentation = row.documentation
        item.snippet = row.parameters.isEmpty ? nil : prefix + Self.call(row)
        return item
      }
  }

  private func functions(_ expected: Type?) -> [CompletionItem] {
    let rows = SymbolIndex.functions.map { row -> CompletionItem in
      var item = item(row.name, 3, type: row.result, expected, documentation: row.documentation)
      item.detail = row.signature
      item.snippet = Self.call(row)
      item.rank += 1
      return item
    }
    let declared = index.visible(in: tree.source.id).compactMap { declaration -> CompletionItem? in
      guard let parameters = index.parameters(of: declaration.id) else { return nil }
      let kind = declaration.id.kind == .function ? 3 : declaration.id.kind == .component ? 7 : 22
      var item = item(
        declaration.head.name,
        kind,
        type: declaration.type,
        expected,
        documentation: declaration.head.documentation
      )
      item.snippet = Self.call(declaration.head.name, parameters.filter(\.isRequired))
      return item
    }
    return declared + rows
  }

  private func members(of type: Type, _ expected: Type?) -> [CompletionItem] {
    index.fields(of: type).map { item($0.name, 5, type: $0.type, expected) }
      + index.members(of: type).map { row in
        var item = item(row.name, 10, type: row.result, expected, documentation: row.documentation)
        item.detail = row.signature
        if case .method = row.kind { item.snippet = Self.call(row) }
        return item
      }
  }

  private func types() -> [CompletionItem] {
    SymbolIndex.typeNames.map { CompletionItem(label: $0, kind: 7) }
      + index.visible(in: tree.source.id).compactMap { declaration in
        guard declaration.id.kind == .enumeration || declaration.id.kind == .structure else {
          return nil
        }
        return CompletionItem(
          label: declaration.head.name,
          kind: 22,
          documentation: declaration.head.documentation,
          rank: 3
        )
      }
  }
}
