// Document and workspace symbols, folding ranges and links.

import RasterCommands
import RasterSemantics
import RasterSyntax

extension Definition {
  /// The protocol's number for the kind.
  var symbolKind: Int {
    switch kind {
    case .component: 5
    case .structure: 23
    case .enumeration: 10
    case .tokens, .group: 3
    case .mode: 14
    case .constant, .token: 14
    case .function: 12
    case .property: 7
    case .field: 8
    case .enumCase: 22
    case .parameter, .label, .local, .loopVariable: 13
    case .state: 24
    }
  }

  /// Whether the definition appears in the outline.
  var isListed: Bool {
    switch kind {
    case .parameter, .label, .local, .loopVariable: false
    default: true
    }
  }

  var isTop: Bool {
    switch kind {
    case .component, .structure, .enumeration, .tokens, .mode, .constant: true
    case .function: container == nil
    default: false
    }
  }
}

extension Answers {
  func documentSymbols(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let own = subject.analysis.definitions.all.filter {
      $0.nameRange.file == subject.file && $0.isListed
    }
    let parts = Dictionary(grouping: own.filter { !$0.isTop }) { $0.container ?? "" }
    func symbol(_ definition: Definition, path: String) -> JSON {
      let children = parts[path] ?? []
      return .object([
        "name": .string(definition.name),
        "kind": .int(definition.symbolKind),
        "range": subject.json(definition.range.union(definition.nameRange)),
        "selectionRange": subject.json(definition.nameRange),
        "children": children.isEmpty || path.isEmpty
          ? nil
          : .array(
            children.map {
              symbol($0, path: $0.kind == .group ? path + "." + $0.name : "")
            }
          ),
      ])
    }
    return .array(own.filter(\.isTop).map { symbol($0, path: $0.name) })
  }

  func workspaceSymbols(_ params: JSON) throws(RequestError) -> JSON {
    let query = Array((params["query"]?.string ?? "").lowercased())
    let analysis = try workspace.wholeAnalysis(in: snapshot)
    let json = DiagnosticJSON(analysis, snapshot)
    let found = analysis.definitions.all.filter { $0.isListed && $0.name.matches(query) }
    return .array(
      found.prefix(500).compactMap { definition in
        json.location(definition.nameRange).map {
          .object([
            "name": .string(definition.name),
            "kind": .int(definition.symbolKind),
            "location": $0,
            "containerName": definition.container.map { .string($0) },
          ])
        }
      }
    )
  }

  func foldingRanges(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    var folds: [(lower: Int, upper: Int, kind: String?)] = []
    var opened: [Int] = []
    var comment: (first: Int, last: Int)?
    func close() {
      if let comment, comment.last > comment.first {
        folds.append((comment.first, comment.last, "comment"))
      }
      comment = nil
    }
    for token in subject.tree.tokens {
      let line = subject.source.location(of: Int(token.lower)).line - 1
      switch token.kind {
      case .lineComment, .docComment:
        if let last = comment?.last, last + 1 < line { close() }
        comment = (comment?.first ?? line, line)
      case .whitespace, .newline: break
      default:
        close()
        if token.kind == .leftBrace { opened.append(line) }
        if token.kind == .rightBrace, let first = opened.popLast(), line - 1 > first {
          folds.append((first, line - 1, nil))
        }
        if token.kind == .blockComment {
          let end = subject.source.location(of: Int(token.upper)).line - 1
          if end > line { folds.append((line, end, "comment")) }
        }
      }
    }
    close()
    let imports = subject.tree.syntax.imports.map {
      subject.source.location(of: Int($0.range.lower)).line - 1
    }
    if let first = imports.first, let last = imports.last, last > first {
      folds.append((first, last, "imports"))
    }
    return .array(
      folds.sorted { $0.lower < $1.lower }.map { fold in
        .object([
          "startLine": .int(fold.lower), "endLine": .int(fold.upper),
          "kind": fold.kind.map { .string($0) },
        ])
      }
    )
  }

  /// Links to imported files and to font files.
  func documentLinks(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    var links: [JSON] = []
    func add(_ path: String, _ range: SourceRange) {
      let target = subject.analysis.compilation.loader.absolute(path, from: subject.file)
      links.append(
        .object([
          "range": subject.json(range), "target": .string(snapshot.address(of: target)),
        ])
      )
    }
    for syntax in subject.tree.syntax.imports where !syntax.path.isEmpty {
      add(syntax.path, syntax.pathRange)
    }
    for node in subject.tree.nodes {
      node.visit { node in
        let arguments: [ArgumentSyntax]
        switch node {
        case .line(let line) where line.word.text == "font": arguments = line.arguments
        case .expression(let syntax):
          guard case .call(let callee, let given, _) = syntax.kind,
            case .name("image") = callee.kind
          else { return }
          arguments = given.first.map { [$0] } ?? []
        default: return
        }
        for argument in arguments {
          guard argument.label == nil || argument.label?.text == "file",
            case .string(let segments) = argument.value.kind, segments.count == 1,
            case .text(let path)? = segments.first, path.contains(".")
          else { continue }
          add(path, argument.value.range)
        }
      }
    }
    return .array(links)
  }
}

extension String {
  /// Whether the name contains these characters in this order.
  fileprivate func matches(_ query: [Character]) -> Bool {
    var rest = query[...]
    for character in lowercased() where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
