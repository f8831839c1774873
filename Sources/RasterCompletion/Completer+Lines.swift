// Completion of labels, lines and declarations.

import RasterSemantics
import RasterSyntax

extension Completer {
  /// A call snippet with a gap for each required argument.
  static func call(_ row: BuiltIn) -> String {
    let required = row.parameters.filter { $0.defaultValue == nil }
    return call(row.name, required.map { ($0.label, $0.label ?? "value") })
  }

  static func call(_ name: String, _ parameters: [SymbolParameter]) -> String {
    call(name, parameters.map { ($0.label, $0.name) })
  }

  private static func call(_ name: String, _ parts: [(label: String?, name: String)]) -> String {
    let gaps = parts.enumerated().map { index, part in
      (part.label.map { $0 + ": " } ?? "") + "${\(index + 1):\(part.name)}"
    }
    return "\(name)(\(gaps.isEmpty ? "" : gaps.joined(separator: ", ")))"
  }

  // MARK: Labels

  /// The labels that the smallest surrounding call or line still accepts.
  func labels(_ path: [SyntaxNode]) -> [CompletionItem] {
    for node in path.reversed() {
      switch node {
      case .expression(let syntax):
        guard case .call(let callee, let arguments, _) = syntax.kind,
          arguments.contains(where: { isGap($0.value) || isGap($0.label) })
        else { continue }
        return labels(parameters(of: callee, syntax), arguments)
      case .line(let line):
        guard line.arguments.contains(where: { isGap($0.value) || isGap($0.label) }) else {
          continue
        }
        return labels(parameters(of: line, path), line.arguments)
      default: continue
      }
    }
    return []
  }

  private func isGap(_ value: ExpressionSyntax) -> Bool {
    if case .name(Self.gapName) = value.kind { true } else { false }
  }

  private func isGap(_ label: NameSyntax?) -> Bool { label?.text == Self.gapName }

  private typealias Label = (name: String, type: String, documentation: String?)

  private func labels(_ all: [Label], _ arguments: [ArgumentSyntax]) -> [CompletionItem] {
    let used = Set(arguments.compactMap { $0.label?.text })
    return all.filter { !used.contains($0.name) }.map { label in
      CompletionItem(
        label: label.name + ":",
        kind: .field,
        detail: label.type,
        documentation: label.documentation,
        snippet: "\(label.name): ${1}",
        rank: 4
      )
    }
  }

  private func parameters(of callee: ExpressionSyntax, _ call: ExpressionSyntax) -> [Label] {
    if case .name(let name) = callee.kind,
      let id = index.declaration(name, in: tree.source.id, at: start),
      let parameters = index.parameters(of: id)
    {
      return parameters.compactMap { parameter in
        parameter.label.map { ($0, index.describe(parameter.type), nil) }
      }
    }
    let rows: [BuiltIn]
    if let row = index.rows[call.range] {
      rows = [row]
    } else if case .name(let name) = callee.kind {
      rows = SymbolIndex.functions.filter { $0.name == name }
    } else {
      rows = []
    }
    return rows.flatMap { $0.parameters }.compactMap { parameter in
      parameter.label.map { ($0, index.describe(parameter.type), nil) }
    }
  }

  private func parameters(of line: LineSyntax, _ path: [SyntaxNode]) -> [Label] {
    if let row = Line.row(of: line, in: path) {
      return row.parameters.compactMap { parameter in
        parameter.label.map { ($0, parameter.signature, parameter.documentation) }
      }
    }
    if let id = index.declaration(line.word.text, in: tree.source.id, at: start),
      let parameters = index.parameters(of: id)
    {
      return parameters.map { ($0.name, index.describe($0.type), nil) }
    }
    guard let component = component(in: path), isState(line, in: path) else { return [] }
    return component.members.compactMap { member -> Label? in
      guard case .state(let state) = member else { return nil }
      return (state.name.text, index.describe(index.localTypes[state.name.range] ?? .error), nil)
    } + [("environment", "Environment", nil), ("bounds", "Size", nil)]
  }

  private func component(in path: [SyntaxNode]) -> ComponentSyntax? {
    path.lazy.compactMap { node in
      if case .declaration(.component(let syntax)) = node { syntax } else { nil }
    }.first
  }

  private func isState(_ line: LineSyntax, in path: [SyntaxNode]) -> Bool {
    path.contains { node in
      if case .line(let outer) = node {
        outer.word.text == "states" && outer.word.range != line.word.range
      } else {
        false
      }
    }
  }

  // MARK: Lines

  /// The words that can start a line, each with gaps for its required arguments.
  func lines(_ keywords: [String]) -> [CompletionItem] {
    let operations = DrawOperation.all.map { $0.line } + PathOperation.all.map { $0.line }
    var items = keywords.map { word -> CompletionItem in
      var item = CompletionItem(label: word, kind: .keyword, rank: 1)
      if let line = operations.first(where: { $0.name == word && keywords.contains("fill") })
        ?? operations.last(where: { $0.name == word })
      {
        item.documentation = line.markdown
        item.snippet = Self.snippet(line)
      }
      item.snippet = item.snippet ?? Self.memberSnippets[word]
      return item
    }
    if keywords.contains("fill") || keywords.contains("move") || keywords.contains("row") {
      items += Self.statements
    }
    if keywords.contains("fill") || keywords.contains("row") {
      items += index.visible(in: tree.source.id).filter { $0.id.kind == .component }.map {
        CompletionItem(
          label: $0.head.name,
          kind: .component,
          documentation: $0.head.documentation,
          rank: 2
        )
      }
    }
    return items
  }

  private static func snippet(_ line: Line) -> String {
    let required = line.parameters.filter { $0.isRequired }
    let gaps = required.enumerated().map { index, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + "${\(index + 1):\(parameter.label ?? "value")}"
    }
    let arguments = gaps.isEmpty ? "" : " " + gaps.joined(separator: ", ")
    return line.name + arguments + (line.hasBlock ? " {\n  $0\n}" : "")
  }

  private static let memberSnippets = [
    "state": "state ${1:name}: ${2:Bool} = ${3:false}",
    "let": "let ${1:name} = ${2:value}",
    "func": "func ${1:name}(${2:_ value: Double}) -> ${3:Double} {\n  $0\n}",
    "size": "size ${1:44}, ${2:44}",
    "baseline": "baseline ${1:layout.baseline}",
    "draw": "draw {\n  $0\n}",
    "layout": "layout {\n  $0\n}",
    "background": "background {\n  $0\n}",
    "foreground": "foreground {\n  $0\n}",
    "drawing": "drawing {\n  $0\n}",
    "states": "states {\n  $0\n}",
    "tests": "tests {\n  $0\n}",
    "accessibility": "accessibility {\n  $0\n}",
    "caps": "caps ${1:.auto}",
    "clip": "clip ${1:path}",
    "transition": "transition ${1:property}, ${2:200ms}",
    "label": "label ${1:text}",
    "role": "role ${1:.button}",
  ]

  private static let statements = [
    CompletionItem(label: "let", kind: .keyword, snippet: "let ${1:name} = ${2:value}", rank: 2),
    CompletionItem(label: "if", kind: .keyword, snippet: "if ${1:condition} {\n  $0\n}", rank: 2),
    CompletionItem(
      label: "for",
      kind: .keyword,
      snippet: "for ${1:i} in ${2:0..<3} {\n  $0\n}",
      rank: 2
    ),
    CompletionItem(
      label: "switch",
      kind: .keyword,
      snippet: "switch ${1:value} {\ncase ${2:.a}:\n  $0\n}",
      rank: 2
    ),
  ]

  /// The keywords that start a declaration.
  static let declarations = [
    CompletionItem(
      label: "component",
      kind: .keyword,
      snippet: "component ${1:Name} {\n  size ${2:44}, ${3:44}\n\n  draw {\n    $0\n  }\n}",
      rank: 1
    ),
    CompletionItem(
      label: "import",
      kind: .keyword,
      snippet: "import \"${1:Other.raster}\"",
      rank: 2
    ),
    CompletionItem(label: "let", kind: .keyword, snippet: "let ${1:name} = ${2:value}", rank: 2),
    CompletionItem(
      label: "func",
      kind: .keyword,
      snippet: "func ${1:name}(${2:_ value: Double}) -> ${3:Double} { ${4:value} }",
      rank: 2
    ),
    CompletionItem(
      label: "enum",
      kind: .keyword,
      snippet: "enum ${1:Name} { case ${2:first} }",
      rank: 2
    ),
    CompletionItem(
      label: "struct",
      kind: .keyword,
      snippet: "struct ${1:Name} {\n  let ${2:field}: ${3:Double}\n}",
      rank: 2
    ),
    CompletionItem(
      label: "tokens",
      kind: .keyword,
      snippet: "tokens ${1:Name} {\n  $0\n}",
      rank: 2
    ),
    CompletionItem(
      label: "environment",
      kind: .keyword,
      snippet: "environment ${1:name}: ${2:Bool} = ${3:false}",
      rank: 2
    ),
    CompletionItem(
      label: "font",
      kind: .keyword,
      snippet: "font \"${1:Name}\", file: \"${2:fonts/Name.ttf}\"",
      rank: 2
    ),
  ]

  /// The access modifiers.
  static let accessWords = AccessLevel.allCases.map {
    CompletionItem(label: $0.rawValue, kind: .keyword, rank: 3)
  }
}
