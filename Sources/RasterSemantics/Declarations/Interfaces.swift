// The expressions on which other declarations depend: constants and default values.

import RasterValues
import RasterSyntax

/// Checks file-level `let` declarations and the defaults of fields and parameters.
///
/// A declaration is checked after those that it uses. All other bodies depend only on the resulting
/// module.
struct Interfaces {
  var module: Module
  let session: Session
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [DeclarationID: [DeclarationID: SourceRange]] = [:]
  private(set) var usedImages: [DeclarationID: Set<Int>] = [:]
  private(set) var usedOutlines: [DeclarationID: Set<ContentDigest>] = [:]
  private(set) var usedFaces: [DeclarationID: Set<Int>] = [:]
  /// The value of each constant by its index, and the number of slots it needs.
  private(set) var constants: [(value: TypedExpression, slotCount: Int)?]
  /// The number of condition parts that all tokens together can still contain.
  private var guardBudget = TokenBuilder.mostGuardParts

  init(_ module: Module, entries: [DeclarationEntry], session: Session) {
    self.module = module
    self.session = session
    constants = Array(repeating: nil, count: module.constants.count)
    for entry in Self.ordered(entries, module) { check(entry) }
  }

  /// Returns the declarations with such expressions, each after those that it uses.
  ///
  /// In a cycle, the order is arbitrary; the cycle is reported when all uses are known.
  private static func ordered(_ entries: [DeclarationEntry], _ module: Module) -> [DeclarationEntry]
  {
    // A token without a value is reported.
    let relevant = entries.filter { $0.token != nil || !$0.interfaceExpressions.isEmpty }
    var nodes: [DeclarationID: Int] = [:]
    for (index, entry) in relevant.enumerated() { nodes[entry.id] = index }
    let edges = relevant.map { entry in
      var targets: Set<Int> = []
      for expression in entry.interfaceExpressions {
        expression.visitNames { name, members, _ in
          guard let id = module.declaration(name, in: entry.file) else { return }
          let used = id.kind == .tokens ? module.token(members, of: id.index) : id
          if let node = used.flatMap({ nodes[$0] }) { targets.insert(node) }
        }
      }
      for condition in entry.conditions {
        if let node = nodes[condition] { targets.insert(node) }
      }
      return targets.sorted().map {
        Graph.Edge(target: $0, at: module.head(of: entry.id).nameRange)
      }
    }
    return Graph(edges).components().flatMap { $0.sorted() }.map { relevant[$0] }
  }

  private mutating func check(_ entry: DeclarationEntry) {
    if let token = entry.token { return checkToken(token, entry) }
    switch entry.syntax {
    case .constant(let syntax): checkConstant(syntax, entry)
    case .structure(let syntax):
      let index = entry.id.index
      for (field, value) in syntax.fields.map({ $0.defaultValue }).enumerated() {
        guard let value else { continue }
        module.structs[index].fields[field].defaultValue = checkDefault(
          value,
          module.structs[index].fields[field].type,
          entry
        )
        module.structs[index].fields[field].declaredDefault = .init(owner: entry.id, index: field)
      }
    case .function(let syntax):
      let index = entry.id.index
      for (parameter, value) in syntax.parameters.map({ $0.defaultValue }).enumerated() {
        guard let value else { continue }
        module.functions[index].parameters[parameter].defaultValue = checkDefault(
          value,
          module.functions[index].parameters[parameter].type,
          entry
        )
        module.functions[index].parameters[parameter].declaredDefault = .init(
          owner: entry.id,
          index: parameter
        )
      }
    case .enumeration, .tokens, .mode, .component: break
    }
  }

  private mutating func checkToken(_ token: TokenParts, _ entry: DeclarationEntry) {
    let index = entry.id.index
    let (value, slotCount) = checked(token, entry)
    constants[index] = (value, slotCount)
    module.constants[index].type = value.type
  }

  /// Checks a token's value in a separate function, so that its checker is released at the end.
  ///
  /// The checker shares the module and the constants, which would have to be copied on the next
  /// change.
  private mutating func checked(
    _ token: TokenParts,
    _ entry: DeclarationEntry
  ) -> (value: TypedExpression, slotCount: Int) {
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    checker.boundsRule = .token
    let value: TypedExpression
    switch token.content {
    case .condition(let syntax): value = checker.checkExpression(syntax, expected: .bool)
    case .selection(let syntax): value = checker.checkTokenSelection(syntax)
    case .value(let first, let overrides):
      var builder = TokenBuilder(
        name: first.word.text,
        conditions: constants,
        budget: guardBudget
      )
      value = builder.value(of: first, overrides, checker: &checker)
      guardBudget = builder.budget
    }
    finish(checker, entry)
    return (value, checker.slotCount)
  }

  private mutating func checkConstant(_ syntax: LetSyntax, _ entry: DeclarationEntry) {
    let index = entry.id.index
    let expected = syntax.type == nil ? nil : module.constants[index].type
    let (value, slotCount) = checked(syntax.value, expected, entry, ownedBy: entry.id)
    constants[index] = (value, slotCount)
    if expected == nil { module.constants[index].type = value.type }
    switch value.type {
    case .range: diagnostics.append(.rangeOutsideLoop(at: value.range))
    case .pairs: diagnostics.append(.pairsOutsideLoop(at: value.range))
    default: return
    }
    module.constants[index].type = .error
  }

  private mutating func checkDefault(
    _ syntax: ExpressionSyntax,
    _ type: Type,
    _ entry: DeclarationEntry
  ) -> TypedExpression {
    checked(syntax, type, entry).0
  }

  private mutating func checked(
    _ syntax: ExpressionSyntax,
    _ expected: Type?,
    _ entry: DeclarationEntry,
    ownedBy owner: DeclarationID? = nil
  ) -> (TypedExpression, slotCount: Int) {
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    checker.owner = owner
    let value = checker.checkExpression(syntax, expected: expected)
    finish(checker, entry)
    return (value, checker.slotCount)
  }

  /// Adds the results of a checker.
  private mutating func finish(_ checker: BodyChecker, _ entry: DeclarationEntry) {
    diagnostics += checker.diagnostics
    uses[entry.id, default: [:]].addNew(checker.uses)
    usedImages[entry.id, default: []].formUnion(checker.usedImages)
    usedOutlines[entry.id, default: []].formUnion(checker.usedOutlines)
    usedFaces[entry.id, default: []].formUnion(checker.usedFaces)
  }
}

extension [DeclarationID: SourceRange] {
  /// Adds the uses of declarations that are not yet in this dictionary.
  mutating func addNew(_ uses: Self) {
    for (id, range) in uses where self[id] == nil { self[id] = range }
  }
}

extension DeclarationEntry {
  /// The expressions on which other declarations depend.
  fileprivate var interfaceExpressions: [ExpressionSyntax] {
    if let token { return token.expressions }
    return switch syntax {
    case .constant(let syntax): [syntax.value]
    case .structure(let syntax): syntax.fields.compactMap { $0.defaultValue }
    case .function(let syntax): syntax.parameters.compactMap { $0.defaultValue }
    case .enumeration, .tokens, .mode, .component: []
    }
  }

  /// The conditions of a token's lines.
  fileprivate var conditions: [DeclarationID] {
    guard case .value(_, let overrides)? = token?.content else { return [] }
    return overrides.flatMap { override in
      override.guards.map { DeclarationID(.constant, $0.condition) }
    }
  }
}
