// Records the meanings of names while bodies are checked, for tools that request it.

import RasterSyntax

/// Records the meanings of names and expressions by their ranges, for all bodies of a run.
///
/// An ordinary check has no recorder, so each call costs only a test for nil.
final class SymbolRecorder {
  /// The range of the name in its declaration, for each name that is used.
  private(set) var references: [SourceRange: SourceRange] = [:]
  /// The types of expressions.
  private(set) var types: [SourceRange: Type] = [:]
  /// The types of the names of `let` bindings, parameters and loop variables.
  private(set) var localTypes: [SourceRange: Type] = [:]
  /// The rows of calls and members, by the ranges of their expressions.
  private(set) var rows: [SourceRange: BuiltIn] = [:]
  /// The completion context at the placeholder name `gapName`.
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

  /// Stores the completion context; if there are two, the one with an expected type is stored.
  func fill(_ gap: SymbolGap) {
    if self.gap?.expected == nil || self.gap?.expected == .error { self.gap = gap }
  }

  /// Records the parameter that each label of a call names.
  func noteLabels(_ arguments: [ArgumentSyntax], _ places: [String: SourceRange]?) {
    guard let places else { return }
    // A label that is left out has an empty range.
    for label in arguments.compactMap({ $0.label }) where label.range.lower < label.range.upper {
      refer(label.range, to: places[label.text])
    }
  }
}

/// The completion context of a position: the visible names and the expected type.
package struct SymbolGap: Sendable {
  package enum Place: Sendable {
    case value
    case function
    case type
    /// A member of a value.
    case member(of: Type)
    /// A static member of a type.
    case staticMember(of: Type)
    case environment
    /// A token or a group of tokens, by the full name of the group.
    case token(path: String, members: [String])
    /// The first word of a line.
    case line(words: [String])
  }

  package let place: Place
  package var expected: Type?
  /// The names of locals and properties with their types.
  package var locals: [(name: String, type: Type)] = []
  /// The functions of the component.
  package var functions: [DeclarationID] = []
}

/// The ranges of the names inside declarations, indexed like the declarations in the module.
struct DeclaredPlaces {
  private(set) var cases: [[String: SourceRange]] = []
  private(set) var fields: [[String: SourceRange]] = []
  /// The labels of arguments.
  private(set) var labels: [[String: SourceRange]] = []
  private(set) var properties: [[String: SourceRange]] = []
  private(set) var states: [[String: SourceRange]] = []
  /// The tokens and groups of each declaration, by their full names.
  private(set) var tokens: [[String: SourceRange]] = []
  /// Lines that continue what an earlier line declared.
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
    case .function(let syntax): labels.append(Self.labels(of: syntax))
    case .component(let syntax):
      labels += syntax.functions.map { Self.labels(of: $0) }
      properties.append(Self.table(syntax.states.map { $0.name }))
      states.append(Self.table(syntax.stateLines.map { $0.word }))
    case .tokens(let syntax):
      var table: [String: SourceRange] = [:]
      addTokens(syntax.block.statements, syntax.name.text, &table)
      tokens.append(table)
    case .mode, .constant: break
    }
  }

  private static func labels(of function: FunctionSyntax) -> [String: SourceRange] {
    table(function.parameters.compactMap { $0.label })
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
  /// The lines of its `states` block.
  package var stateLines: [LineSyntax] {
    members.flatMap { member -> [LineSyntax] in
      guard case .line(let line) = member, line.word.text == "states" else { return [] }
      return (line.block?.statements ?? []).compactMap {
        if case .line(let state) = $0, state.word.text != "matrix" { state } else { nil }
      }
    }
  }
}

// These functions record the symbols of a body. They are separate and mutating, to keep the stack
// frames of recursive callers small: a checker would otherwise be copied.
extension BodyChecker {
  /// Records the names that lead to a group of tokens.
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

  /// Records the completion context if the name is the placeholder; returns whether it is.
  @inline(never)
  mutating func noteGap(_ name: String, _ place: SymbolGap.Place, expected: Type? = nil) -> Bool {
    guard let recorder = session.recorder, recorder.isGap(name) else { return false }
    let locals = scope.names.map { (name: $0, type: scope.type(of: $0) ?? .error) }
    let functions = scope.functions.map { DeclarationID(.function, $0) }
    recorder.fill(
      SymbolGap(place: place, expected: expected, locals: locals, functions: functions)
    )
    return true
  }

  /// Records the use of a property by name.
  @inline(never)
  mutating func noteProperty(_ name: NameSyntax, of component: Int) {
    guard let recorder = session.recorder else { return }
    recorder.refer(name.range, to: recorder.places.properties[component][name.text])
  }

  /// Records the use of a state by name.
  @inline(never)
  mutating func noteState(_ name: NameSyntax) {
    guard let recorder = session.recorder, let component else { return }
    recorder.refer(name.range, to: recorder.places.states[component][name.text])
  }

  /// Records the labels of a call of a declaration, or of `with`.
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

  /// Records the labels of `with` for a struct.
  @inline(never)
  mutating func noteFields(_ call: CallSyntax, of type: Type) {
    guard case .structure(let index) = type else { return }
    noteLabels(call, of: DeclarationID(.structure, index))
  }

  /// Records the modes among the members that a state sets.
  @inline(never)
  mutating func noteModes(_ arguments: [ArgumentSyntax]) {
    guard let recorder = session.recorder else { return }
    for label in arguments.compactMap({ $0.label }) {
      guard let mode = module.mode(label.text, in: file) else { continue }
      recorder.refer(label.range, to: module.modes[mode].head.nameRange)
    }
  }
}
