// What declarations need of each other's expressions: types of constants, and default values.

import RasterSyntax

/// Checks file-level `let`s and the defaults of fields and parameters, what is used first.
///
/// All other bodies need only what the module then holds.
struct Interfaces {
  var module: Module
  let session: Session
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [DeclarationID: [DeclarationID: SourceRange]] = [:]
  private(set) var usedImages: [DeclarationID: Set<Int>] = [:]
  private(set) var usedFaces: [DeclarationID: Set<Int>] = [:]
  /// Constants by their index, and how many slots each needs.
  private(set) var constants: [(value: TypedExpression, slotCount: Int)?]

  init(_ module: Module, entries: [DeclarationEntry], session: Session) {
    self.module = module
    self.session = session
    constants = Array(repeating: nil, count: module.constants.count)
    for entry in Self.ordered(entries, module) { check(entry) }
  }

  /// The declarations with such expressions, each after those that it names.
  ///
  /// In a circle any order will do: it is reported when all uses are known.
  private static func ordered(_ entries: [DeclarationEntry], _ module: Module) -> [DeclarationEntry]
  {
    let relevant = entries.filter { !$0.interfaceExpressions.isEmpty }
    var nodes: [DeclarationID: Int] = [:]
    for (index, entry) in relevant.enumerated() { nodes[entry.id] = index }
    let edges = relevant.map { entry in
      var targets: Set<Int> = []
      for expression in entry.interfaceExpressions {
        expression.visitNames { name in
          guard let id = module.declaration(name, in: entry.file), let node = nodes[id] else {
            return
          }
          targets.insert(node)
        }
      }
      return targets.sorted().map {
        Graph.Edge(target: $0, at: module.head(of: entry.id).nameRange)
      }
    }
    return Graph(edges).components().flatMap { $0.sorted() }.map { relevant[$0] }
  }

  private mutating func check(_ entry: DeclarationEntry) {
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
    case .enumeration, .palette, .component: break
    }
  }

  private mutating func checkConstant(_ syntax: LetSyntax, _ entry: DeclarationEntry) {
    let index = entry.id.index
    let expected = syntax.type == nil ? nil : module.constants[index].type
    let (value, slotCount) = checked(syntax.value, expected, entry)
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
    _ entry: DeclarationEntry
  ) -> (TypedExpression, slotCount: Int) {
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    let value = checker.checkExpression(syntax, expected: expected)
    diagnostics += checker.diagnostics
    uses[entry.id, default: [:]].addNew(checker.uses)
    usedImages[entry.id, default: []].formUnion(checker.usedImages)
    usedFaces[entry.id, default: []].formUnion(checker.usedFaces)
    return (value, checker.slotCount)
  }
}

extension [DeclarationID: SourceRange] {
  /// Adds the uses of declarations that are not used here yet.
  mutating func addNew(_ uses: Self) {
    for (id, range) in uses where self[id] == nil { self[id] = range }
  }
}

extension DeclarationEntry {
  /// The expressions that others depend on.
  fileprivate var interfaceExpressions: [ExpressionSyntax] {
    switch syntax {
    case .constant(let syntax): [syntax.value]
    case .structure(let syntax): syntax.fields.compactMap { $0.defaultValue }
    case .function(let syntax): syntax.parameters.compactMap { $0.defaultValue }
    case .enumeration, .palette, .component: []
    }
  }
}
