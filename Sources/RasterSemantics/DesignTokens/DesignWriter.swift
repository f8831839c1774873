// Writes the tokens of an import as a token declaration, with the modes that select values.

import RasterSyntax

/// Creates declarations for the tokens of files.
struct DesignWriter {
  /// A line of a leaf.
  private struct Line {
    let value: ExpressionSyntax
    let condition: DesignCondition?
    let range: SourceRange
  }

  /// A leaf: a token, or a part of one.
  private struct Leaf {
    let path: [String]
    let documentation: String?
    let deprecation: String?
    var lines: [Line] = []
  }

  private final class Group {
    let name: String
    let range: SourceRange
    let documentation: String?
    /// The names in the file, by the names to which they are converted.
    var sources: [String: String] = [:]
    var order: [(name: String, leaf: Int?)] = []
    var groups: [String: Group] = [:]

    init(_ name: String, at range: SourceRange, documentation: String?) {
      self.name = name
      self.range = range
      self.documentation = documentation
    }
  }

  private let name: NameSyntax
  /// The range of the name in the import.
  private let importName: SourceRange
  private let file: SourceRange
  private let tokens: DesignTokens
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var declarations: [DeclarationSyntax] = []
  private var leaves: [Leaf] = []
  private var indices: [String: Int] = [:]
  private let root: Group

  init(
    _ reader: DesignReader,
    _ table: DesignTable,
    name: NameSyntax,
    file: SourceRange,
    notes: inout DesignNotes
  ) {
    let tokens = reader.tokens
    self.tokens = tokens
    importName = name.range
    let name = NameSyntax(text: name.text, range: SourceRange(file: file.file, lower: 0, upper: 0))
    self.name = name
    self.file = file
    root = Group(name.text, at: file, documentation: tokens.groups[""])
    addLeaves(table, reader.files, &notes)
    for (index, modifier) in tokens.modifiers.enumerated() { declare(modifier, index) }
    for index in leaves.indices { place(index) }
    let block = BlockSyntax(statements: statements(of: root), range: file)
    var syntax = TokensSyntax(
      documentation: tokens.groups[""],
      name: name,
      block: block,
      range: file
    )
    for leaf in leaves {
      if let reason = leaf.deprecation, let range = leaf.lines.first?.range {
        syntax.deprecations[range] = reason
      }
    }
    for (key, reason) in table.reasons.sorted(by: { $0.key < $1.key }) {
      let names = key.split(separator: ".").map { DesignNames.member(String($0)) }
      syntax.omitted[names.joined(separator: ".")] = reason
    }
    declarations.append(.tokens(syntax))
  }

  /// Adds the leaves of all tokens that have a value.
  ///
  /// Omitted tokens are only known after a complete pass, and all tokens that refer to them must be
  /// omitted too. The second pass finds no further ones.
  private mutating func addLeaves(
    _ table: DesignTable,
    _ files: DesignFiles,
    _ notes: inout DesignNotes
  ) {
    var table = table
    for _ in 0..<3 {
      var values = DesignValues(table, files, notes: notes)
      var found: [(token: DesignToken, leaves: DesignLeaves)] = []
      var leftOut: Set<String> = []
      for token in tokens.tokens {
        guard let type = table.knownType(of: token.key),
          let leaves = values.leaves(of: token, as: type)
        else {
          leftOut.insert(token.key)
          continue
        }
        found.append((token, leaves))
      }
      var pending = Array(leftOut)
      while let key = pending.popLast() {
        for user in values.users[key] ?? [] where leftOut.insert(user).inserted {
          pending.append(user)
        }
      }
      if leftOut != table.leftOut {
        table.leftOut = leftOut
        continue
      }
      for (token, leaves) in found where !leftOut.contains(token.key) {
        for leaf in leaves { add(leaf.value, of: token, at: leaf.path) }
      }
      notes = values.notes
      diagnostics += values.diagnostics
      return
    }
  }

  private mutating func add(_ value: ExpressionSyntax, of token: DesignToken, at path: [String]) {
    let path = token.path.map { DesignNames.member($0) } + path
    let key = (token.path + path).joined(separator: ".")
    let line = Line(value: value, condition: token.condition, range: token.name)
    guard let index = indices[key] else {
      indices[key] = leaves.count
      leaves.append(
        Leaf(
          path: path,
          documentation: token.documentation,
          deprecation: token.deprecation,
          lines: [line]
        )
      )
      sources.append(token.path)
      return
    }
    // A line replaces earlier ones that never apply beside it.
    if token.condition == nil {
      leaves[index].lines = [line]
    } else {
      leaves[index].lines.removeAll { $0.condition == token.condition }
      leaves[index].lines.append(line)
    }
  }

  /// The names in the file from which each leaf's path was converted.
  private var sources: [[String]] = []

  // MARK: Modes

  private mutating func declare(_ modifier: DesignModifier, _ index: Int) {
    if modifier.isDeclared { return }
    let mode = NameSyntax(text: modifier.memberName, range: modifier.range)
    switch modifier.kind {
    case .appearance, .contrast: return
    case .truth:
      let value = modifier.contexts[modifier.standard] == "true"
      declare(mode, type: "Bool", ExpressionSyntax(.bool(value), range: modifier.range), modifier)
    case .choice:
      var type = NameSyntax(text: modifier.typeName, range: modifier.range)
      if type.text == name.text {
        diagnostics.append(.takenImportName(name.text, by: modifier.name, at: importName))
        // Under another name, its cases and the tokens are still known.
        type = NameSyntax(text: type.text + "Mode", range: modifier.range)
      }
      let cases = modifier.contexts.map {
        NameSyntax(text: DesignNames.member($0), range: modifier.range)
      }
      declarations.append(
        .enumeration(
          EnumSyntax(
            documentation: modifier.documentation,
            name: type,
            cases: cases,
            range: modifier.range
          )
        )
      )
      let standard = ExpressionSyntax(
        .implicitMember(cases[modifier.standard]),
        range: modifier.range
      )
      declare(mode, type: type.text, standard, modifier)
    }
  }

  private mutating func declare(
    _ name: NameSyntax,
    type: String,
    _ value: ExpressionSyntax,
    _ modifier: DesignModifier
  ) {
    declarations.append(
      .mode(
        ModeSyntax(
          documentation: modifier.documentation,
          name: name,
          type: .named(NameSyntax(text: type, range: modifier.range)),
          value: value,
          range: modifier.range
        )
      )
    )
  }

  // MARK: Groups

  /// Adds a leaf to its group, and reports different names that become the same identifier.
  private mutating func place(_ index: Int) {
    let leaf = leaves[index]
    let range = leaf.lines[0].range
    var group = root
    var key: [String] = []
    for (depth, name) in leaf.path.enumerated() {
      let source = depth < sources[index].count ? sources[index][depth] : name
      key.append(source)
      let isLeaf = depth == leaf.path.count - 1
      if let earlier = group.sources[name] {
        if earlier == source, !isLeaf, let inner = group.groups[name] {
          group = inner
          continue
        }
        diagnostics.append(
          .tokenFile("the names '\(source)' and '\(earlier)' both become '\(name)'", key, at: range)
        )
        return
      }
      group.sources[name] = source
      group.order.append((name, isLeaf ? index : nil))
      if !isLeaf {
        let description =
          tokens.groups[key.joined(separator: ".")]
          ?? (depth == sources[index].count - 1 ? leaf.documentation : nil)
        let inner = Group(name, at: range, documentation: description)
        group.groups[name] = inner
        group = inner
      }
    }
  }

  private func statements(of group: Group) -> [StatementSyntax] {
    var result: [StatementSyntax] = []
    for (name, leaf) in group.order {
      if let leaf {
        result += statements(of: leaves[leaf], named: name)
      } else if let inner = group.groups[name] {
        let block = BlockSyntax(statements: statements(of: inner), range: inner.range)
        let word = NameSyntax(text: name, range: inner.range)
        result.append(
          .line(
            LineSyntax(
              documentation: inner.documentation,
              word: word,
              arguments: [],
              block: block,
              range: inner.range
            )
          )
        )
      }
    }
    return result
  }

  private func statements(of leaf: Leaf, named name: String) -> [StatementSyntax] {
    var lines = leaf.lines
    let word = NameSyntax(text: name, range: lines[0].range)
    let documentation = leaf.path.count == 1 || leaf.documentation != nil ? leaf.documentation : nil
    func line(_ arguments: [ArgumentSyntax], _ description: String?) -> LineSyntax {
      LineSyntax(
        documentation: description,
        word: word,
        arguments: arguments,
        block: nil,
        range: word.range
      )
    }
    let first = firstArguments(&lines)
    var result: [StatementSyntax] = [.line(line(first, documentation))]
    for next in lines {
      guard let condition = next.condition else {
        result.append(.line(line([ArgumentSyntax(label: nil, value: next.value)], nil)))
        continue
      }
      let modifier = tokens.modifiers[condition.modifier]
      let isAppearance = modifier.kind == .appearance
      let label = NameSyntax(text: condition.context == 0 ? "light" : "dark", range: next.range)
      let override = line(
        [ArgumentSyntax(label: isAppearance ? label : nil, value: next.value)],
        nil
      )
      result.append(isAppearance ? .line(override) : .conditional(guarded(override, condition)))
    }
    return result
  }

  /// Returns the arguments of a leaf's first line, which has no condition.
  ///
  /// If every line has one, the value for the default of the first modifier is used for the other
  /// cases too.
  private func firstArguments(_ lines: inout [Line]) -> [ArgumentSyntax] {
    guard let condition = lines[0].condition else {
      return [ArgumentSyntax(label: nil, value: lines.removeFirst().value)]
    }
    let modifier = tokens.modifiers[condition.modifier]
    func place(of context: Int) -> Int? {
      lines.firstIndex {
        $0.condition == DesignCondition(modifier: condition.modifier, context: context)
      }
    }
    if modifier.kind == .appearance, let light = place(of: 0), let dark = place(of: 1) {
      let values = [lines[light], lines[dark]]
      lines.remove(at: max(light, dark))
      lines.remove(at: min(light, dark))
      return zip(["light", "dark"], values).map { label, line in
        ArgumentSyntax(label: NameSyntax(text: label, range: line.range), value: line.value)
      }
    }
    let index = place(of: modifier.standard) ?? 0
    return [ArgumentSyntax(label: nil, value: lines.remove(at: index).value)]
  }

  /// Returns `if environment.theme == .globex { … }`.
  private func guarded(_ line: LineSyntax, _ condition: DesignCondition) -> IfSyntax {
    let modifier = tokens.modifiers[condition.modifier]
    let range = line.range
    let mode = ExpressionSyntax(.name("environment"), range: range)
      .members([modifier.memberName])
    let value: ExpressionSyntax
    if modifier.kind == .truth {
      let isTrue = modifier.contexts[condition.context] == "true"
      value = isTrue ? mode : ExpressionSyntax(.unary(.not, mode), range: range)
    } else {
      var context = modifier.contexts[condition.context]
      if modifier.kind == .contrast {
        context = condition.context == 0 ? "standard" : "increased"
      } else if !modifier.isDeclared {
        context = DesignNames.member(context)
      }
      let name = NameSyntax(text: context, range: range)
      let choice = ExpressionSyntax(.implicitMember(name), range: range)
      value = TokenExpressions.binary(mode, .equal, choice, at: range)
    }
    return IfSyntax(
      condition: .expression(value),
      then: BlockSyntax(statements: [.line(line)], range: range),
      otherwise: nil,
      range: range
    )
  }
}
