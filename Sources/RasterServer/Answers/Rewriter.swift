// Refactorings that preserve the meaning; each is verified before it is offered.

import RasterCommands
import RasterCompletion
import RasterSemantics
import RasterSyntax

/// Creates edits of a document that preserve its meaning; edits that would not are not offered.
struct Rewriter {
  private let subject: Subject

  init(_ subject: Subject) { self.subject = subject }

  private var index: SymbolIndex { subject.index }

  /// The symbol index after edits, or `nil` if they cause a new error.
  private func trial(_ edits: [Edit]) -> SymbolIndex? {
    let texts = EditedTexts(edits).texts(subject.analysis.source(of:))
    let compilation = subject.analysis.compilation
    let after = compilation.replacing(texts)
    func errors(_ compilation: Compilation) -> [Diagnostic.Code: Int] {
      Dictionary(grouping: compilation.diagnostics.filter { $0.severity == .error }) { $0.code }
        .mapValues(\.count)
    }
    let before = errors(compilation)
    guard errors(after).allSatisfy({ $0.value <= before[$0.key] ?? 0 }) else { return nil }
    return subject.analysis.index(of: compilation.loader.replacing(texts))
  }

  private func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: subject.file, lower: lower, upper: upper)
  }

  /// The whitespace at the start of a line.
  private func indentation(at offset: Int) -> String {
    let bytes = subject.source.bytes[subject.source.lineStart(of: offset)...]
    return String(decoding: bytes.prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  /// A name that does not occur in the file, based on `wanted`.
  private func freeName(_ wanted: String) -> String {
    let taken = Set(
      subject.tree.tokens.filter { $0.kind == .name }.map {
        subject.text(subject.tree.range(of: $0))
      }
    )
    if !taken.contains(wanted), !SymbolIndex.isBuiltIn(wanted) { return wanted }
    var number = 2
    while taken.contains(wanted + String(number)) { number += 1 }
    return wanted + String(number)
  }

  // MARK: Extract

  /// Moves the selected expression into a `let` before its statement.
  func extract(_ selected: Range<Int>) -> [Edit]? {
    guard !selected.isEmpty else { return nil }
    let bytes = subject.source.bytes[selected]
    let lower = bytes.firstIndex { !Self.isSpace($0) }
    let upper = bytes.lastIndex { !Self.isSpace($0) }
    guard let lower, let upper else { return nil }
    let path = subject.tree.path(around: lower..<upper + 1)
    guard case .expression(let expression)? = path.last,
      expression.range.bytes == lower..<upper + 1,
      let type = index.types[expression.range], type != .error
    else { return nil }
    let name = freeName(Self.name(for: type))
    // Insert into the innermost block that accepts a `let`.
    for statement in statements(around: path) {
      let start = Int(statement.lower)
      let line = "let \(name) = \(subject.text(expression.range))\n\(indentation(at: start))"
      let edits = [
        Edit(range: range(start, start), text: line), Edit(range: expression.range, text: name),
      ]
      guard let after = trial(edits) else { continue }
      // A literal may have had a different type because the context required it.
      let declared = range(start + 4, start + 4 + name.utf8.count)
      let found = after.localTypes[declared] ?? after.declaration(named: declared)?.type
      if found == type { return edits }
    }
    return nil
  }

  /// The enclosing statements and members that can be preceded by a line, innermost first.
  private func statements(around path: [SyntaxNode]) -> [SourceRange] {
    var result: [SourceRange] = []
    for (place, node) in path.enumerated().reversed() {
      guard place > 0 else {
        if case .declaration(.constant(let syntax)) = node { result.append(syntax.range) }
        continue
      }
      switch (path[place - 1], node) {
      case (.branch, .expression), (.declaration(.component), .state): break
      case (.block, _), (.branch, _), (.declaration(.component), _): result.append(node.range)
      default: break
      }
    }
    return result
  }

  private static func name(for type: Type) -> String {
    switch type {
    case .color: "color"
    case .path: "shape"
    case .paint: "paint"
    case .rect: "box"
    case .point: "place"
    case .size: "extent"
    case .font: "font"
    case .string: "words"
    case .bool: "isSo"
    default: "value"
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  // MARK: Inline

  /// Replaces the uses of a `let` with its value, and removes the `let`.
  func inline(at offset: Int) -> [Edit]? {
    guard let symbol = subject.symbol(at: offset), symbol.declared.file == subject.file,
      let binding = binding(named: symbol.declared), binding.type == nil,
      let type = subject.type(ofLet: symbol.declared)
    else { return nil }
    let uses = subject.analysis.occurrences(of: symbol.declared).filter { $0 != symbol.declared }
    guard !uses.isEmpty, uses.allSatisfy({ $0.file == subject.file }) else { return nil }
    let value = subject.text(binding.value.range)
    let isSimple = binding.value.isSimple
    let text = isSimple ? value : "(\(value))"
    let edits =
      uses.map { Edit(range: $0, text: text) } + [Edit(range: line(of: binding), text: "")]
    guard let after = trial(edits) else { return nil }
    let edited = EditedTexts(edits)
    let shift = isSimple ? 0 : 1
    for use in uses {
      guard let place = edited.place(of: use) else { return nil }
      let lower = Int(place.lower) + shift
      let valueRange = range(lower, lower + value.utf8.count)
      let found = [valueRange, place].compactMap { after.types[$0] }
      guard found.contains(where: { keeps(type, as: $0) }) else { return nil }
      // Each name in the value must refer to the same declaration in its new position.
      for (name, declared) in index.references
      where binding.value.range.bytes.contains(Int(name.lower)) && name.file == subject.file {
        let start = lower + Int(name.lower) - Int(binding.value.range.lower)
        let moved = range(start, start + name.bytes.count)
        guard after.references[moved] == edited.place(of: declared) else { return nil }
      }
    }
    return edits
  }

  /// Whether a value keeps its meaning where another type is expected.
  ///
  /// A quotient of integers would not.
  private func keeps(_ type: Type, as other: Type) -> Bool {
    type == other || type != .int && type != .double && SymbolIndex.accepts(other, type)
  }

  private func binding(named name: SourceRange) -> LetSyntax? {
    for node in subject.tree.path(around: name.bytes).reversed() {
      switch node {
      case .binding(let syntax) where syntax.name.range == name: return syntax
      case .declaration(.constant(let syntax)) where syntax.name.range == name: return syntax
      default: continue
      }
    }
    return nil
  }

  /// The lines of a `let`, if nothing else is on them.
  private func line(of binding: LetSyntax) -> SourceRange {
    let bytes = subject.source.bytes
    var lower = Int(binding.range.lower)
    var upper = max(Int(binding.range.upper), Int(binding.value.range.upper))
    while lower > 0, bytes[lower - 1] == 32 || bytes[lower - 1] == 9 { lower -= 1 }
    while upper < bytes.count, bytes[upper] == 32 || bytes[upper] == 9 { upper += 1 }
    if lower == 0 || bytes[lower - 1] == 10, upper < bytes.count, bytes[upper] == 10 { upper += 1 }
    return range(lower, upper)
  }

  // MARK: States

  /// Adds a named state that changes the first property with a known alternative value.
  func addState(at offset: Int) -> [Edit]? {
    let path = subject.tree.path(around: offset..<offset)
    guard case .declaration(.component(let component))? = path.first,
      isHead(offset, of: component) || isAmongStates(path)
    else { return nil }
    let properties = component.members.compactMap { member -> StateSyntax? in
      if case .state(let state) = member { state } else { nil }
    }
    guard let change = properties.lazy.compactMap({ self.change(of: $0) }).first else { return nil }
    let taken = Set(component.stateLines.map { $0.word.text } + ["plain"])
    var (name, number) = ("other", 2)
    while taken.contains(name) { (name, number) = ("other\(number)", number + 1) }
    let block = component.members.lazy.compactMap { member -> BlockSyntax? in
      if case .line(let line) = member, line.word.text == "states" { line.block } else { nil }
    }.first
    let line = "  \(name) \(change)\n"
    let edit: Edit
    if let block {
      let end = Int(block.range.upper) - 1
      guard end > Int(block.range.lower), subject.source.bytes[end] == UInt8(ascii: "}") else {
        return nil
      }
      let start = subject.source.lineStart(of: end)
      guard start > Int(block.range.lower) else { return nil }
      edit = Edit(range: range(start, start), text: indentation(at: end) + line)
    } else {
      let end = Int(component.range.upper) - 1
      guard end > 0, subject.source.bytes[end] == UInt8(ascii: "}") else { return nil }
      let start = subject.source.lineStart(of: end)
      guard start > Int(component.name.range.upper) else { return nil }
      edit = Edit(range: range(start, start), text: "\n  states {\n  \(line)  }\n")
    }
    return trial([edit]) == nil ? nil : [edit]
  }

  /// Whether an offset lies on the line of the component's name.
  private func isHead(_ offset: Int, of component: ComponentSyntax) -> Bool {
    offset <= Int(component.name.range.upper) + 1
      && subject.source.lineStart(of: offset)
        == subject.source.lineStart(of: Int(component.name.range.lower))
  }

  private func isAmongStates(_ path: [SyntaxNode]) -> Bool {
    path.contains { node in
      if case .line(let line) = node { line.word.text == "states" } else { false }
    }
  }

  /// `isOn: true`: a value that differs from the property's default.
  private func change(of state: StateSyntax) -> String? {
    guard let value = state.defaultValue else { return nil }
    switch value.kind {
    case .bool(let isOn): return "\(state.name.text): \(!isOn)"
    case .implicitMember(let name):
      guard let type = index.types[value.range],
        let other = index.cases(of: type).first(where: { $0 != name.text })
      else { return nil }
      return "\(state.name.text): .\(other)"
    default: return nil
    }
  }
}

extension ExpressionSyntax {
  /// Whether it needs no parentheses beside any operator.
  fileprivate var isSimple: Bool {
    switch kind {
    case .unary, .binary, .conditional, .selection, .pathBlock, .block: false
    default: true
    }
  }
}
