// Notes what names mean while bodies are checked, for tools that ask.

import RasterSyntax

/// What the checker makes of names and expressions, by where they stand; a class, since all bodies of a
/// run share it.
///
/// A check for reports has none, and then each note costs the question whether there is one.
final class SymbolRecorder {
  /// For each name that is used, the place of the name in its declaration.
  private(set) var references: [SourceRange: SourceRange] = [:]
  /// The types of expressions.
  private(set) var types: [SourceRange: Type] = [:]
  /// The types of names of `let`s, parameters, loops' variables.
  private(set) var localTypes: [SourceRange: Type] = [:]
  /// The rows of calls and members, by their whole expressions.
  private(set) var rows: [SourceRange: BuiltIn] = [:]
  /// What could stand where the name `gapName` does.
  private(set) var gap: SymbolGap?

  let places: DeclaredPlaces
  private let gapName: String?

  init(_ trees: [SyntaxTree], gapName: String?) {
    self.gapName = gapName
    places = DeclaredPlaces(trees)
    references = places.repetitions
  }

  func refer(_ use: SourceRange, to declared: SourceRange?) {
    if let declared { references[use] = declared }
  }

  func note(_ row: BuiltIn, at range: SourceRange) { rows[range] = row }

  func note(_ value: TypedExpression) { types[value.range] = value.type }

  func declare(_ name: SourceRange, _ type: Type) { localTypes[name] = type }

  func isGap(_ name: String) -> Bool { name == gapName }

  /// Keeps the gap; where it is checked twice, the one that knows what is expected.
  func fill(_ gap: SymbolGap) {
    if self.gap?.expected == nil || self.gap?.expected == .error { self.gap = gap }
  }

  /// Notes the labels of a call, each of the parameter that it names.
  func noteLabels(_ arguments: [ArgumentSyntax], _ places: [String: SourceRange]?) {
    guard let places else { return }
    for label in arguments.compactMap({ $0.label }) {
      refer(label.range, to: places[label.text])
    }
  }
}

/// What could stand at a place: what is in sight there, and the type that is expected.
package struct SymbolGap: Sendable {
  package enum Place: Sendable {
    case value
    case function
    case type
    /// A member of a value.
    case member(of: Type)
    /// A member of a type itself.
    case staticMember(of: Type)
    case environment
    /// A token or a group of tokens, by the whole name of the group.
    case token(path: String, members: [String])
    /// The first word of a line.
    case line(words: [String])
  }

  package let place: Place
  package var expected: Type?
  /// The names of locals and properties with their types.
  package var locals: [(name: String, type: Type)] = []
}

/// Where the names of parts of declarations stand, by the numbers that the checker knows them by.
struct DeclaredPlaces {
  private(set) var cases: [[String: SourceRange]] = []
  private(set) var fields: [[String: SourceRange]] = []
  /// Labels of arguments.
  private(set) var labels: [[String: SourceRange]] = []
  private(set) var properties: [[String: SourceRange]] = []
  private(set) var states: [[String: SourceRange]] = []
  /// Tokens and groups of tokens, by their whole names; those of each declaration by themselves.
  private(set) var tokens: [[String: SourceRange]] = []
  /// Lines that go on with what an earlier one declared.
  private(set) var repetitions: [SourceRange: SourceRange] = [:]

  init(_ trees: [SyntaxTree]) {
    for tree in trees {
      for declaration in tree.syntax.declarations { add(declaration) }
    }
  }

  private mutating func add(_ declaration: DeclarationSyntax) {
    switch declaration {
    case .enumeration(let syntax): cases.append(Self.table(syntax.cases))
    case .structure(let syntax): fields.append(Self.table(syntax.fields.map { $0.name }))
    case .function(let syntax):
      labels.append(Self.table(syntax.parameters.compactMap { $0.label }))
    case .component(let syntax):
      properties.append(Self.table(syntax.states.map { $0.name }))
      states.append(Self.table(syntax.stateLines.map { $0.word }))
    case .tokens(let syntax):
      var table: [String: SourceRange] = [:]
      addTokens(syntax.block.statements, syntax.name.text, &table)
      tokens.append(table)
    case .mode, .constant: break
    }
  }

  private static func table(_ names: [NameSyntax]) -> [String: SourceRange] {
    var table: [String: SourceRange] = [:]
    for name in names where !name.text.isEmpty { table[name.text] = table[name.text] ?? name.range }
    return table
  }

  private mutating func addTokens(
    _ statements: [StatementSyntax],
    _ path: String,
    _ table: inout [String: SourceRange]
  ) {
    for statement in statements {
      switch statement {
      case .line(let line):
        if line.word.text.isEmpty { continue }
        let name = path + "." + line.word.text
        if let first = table[name] {
          repetitions[line.word.range] = first
        } else {
          table[name] = line.word.range
        }
        if let block = line.block { addTokens(block.statements, name, &table) }
      case .conditional(let syntax): addTokens(syntax, path, &table)
      case .selection(let syntax):
        for branch in syntax.cases { addTokens(branch.statements, path, &table) }
      case .binding, .loop: break
      }
    }
  }

  private mutating func addTokens(
    _ syntax: IfSyntax,
    _ path: String,
    _ table: inout [String: SourceRange]
  ) {
    addTokens(syntax.then.statements, path, &table)
    switch syntax.otherwise {
    case nil: break
    case .block(let block): addTokens(block.statements, path, &table)
    case .conditional(let next): addTokens(next, path, &table)
    }
  }
}

extension ComponentSyntax {
  /// The lines of its block `states`.
  package var stateLines: [LineSyntax] {
    members.flatMap { member -> [LineSyntax] in
      guard case .line(let line) = member, line.word.text == "states" else { return [] }
      return (line.block?.statements ?? []).compactMap {
        if case .line(let state) = $0, state.word.text != "matrix" { state } else { nil }
      }
    }
  }
}

// What bodies note. Each is a call of its own, and mutating, since a checker would be copied for others: the
// frames of those that nest stay small.
extension BodyChecker {
  /// Notes the names that lead to a group of tokens.
  @inline(never)
  mutating func noteGroup(_ expression: ExpressionSyntax) {
    guard let recorder = session.recorder else { return }
    var names: [NameSyntax] = []
    var base = expression
    while case .member(let inner, let name) = base.kind {
      names.append(name)
      base = inner
    }
    guard case .name(let root) = base.kind, let id = module.declaration(root, in: file),
      id.kind == .tokens
    else { return }
    recorder.refer(base.range, to: module.head(of: id).nameRange)
    var path = root
    for name in names.reversed() {
      path += "." + name.text
      recorder.refer(name.range, to: recorder.places.tokens[id.index][path])
    }
  }

  /// Notes what could stand here, where the name is the one that stands for a gap; whether it is.
  @inline(never)
  mutating func noteGap(_ name: String, _ place: SymbolGap.Place, expected: Type? = nil) -> Bool {
    guard let recorder = session.recorder, recorder.isGap(name) else { return false }
    let locals = scope.names.map { (name: $0, type: scope.type(of: $0) ?? .error) }
    recorder.fill(SymbolGap(place: place, expected: expected, locals: locals))
    return true
  }

  /// Notes a property that a name stands for.
  @inline(never)
  mutating func noteProperty(_ name: NameSyntax, of component: Int) {
    guard let recorder = session.recorder else { return }
    recorder.refer(name.range, to: recorder.places.properties[component][name.text])
  }

  /// Notes states that names stand for.
  @inline(never)
  mutating func noteState(_ name: NameSyntax) {
    guard let recorder = session.recorder, let component else { return }
    recorder.refer(name.range, to: recorder.places.states[component][name.text])
  }

  /// Notes the labels of a call of what is declared, or of `with`.
  @inline(never)
  mutating func noteLabels(_ call: CallSyntax, of id: DeclarationID) {
    guard let recorder = session.recorder else { return }
    let places = recorder.places
    let table: [String: SourceRange]? =
      switch id.kind {
      case .function: places.labels[id.index]
      case .structure: places.fields[id.index]
      case .component: places.properties[id.index]
      case .enumeration, .tokens, .mode, .constant: nil
      }
    recorder.noteLabels(call.arguments, table)
  }

  /// Notes the labels of `with`, of a struct.
  @inline(never)
  mutating func noteFields(_ call: CallSyntax, of type: Type) {
    guard case .structure(let index) = type else { return }
    noteLabels(call, of: DeclarationID(.structure, index))
  }

  /// Notes the modes among the members that a state gives.
  @inline(never)
  mutating func noteModes(_ arguments: [ArgumentSyntax]) {
    guard let recorder = session.recorder else { return }
    for label in arguments.compactMap({ $0.label }) {
      guard let mode = module.mode(label.text, in: file) else { continue }
      recorder.refer(label.range, to: module.modes[mode].head.nameRange)
    }
  }
}
