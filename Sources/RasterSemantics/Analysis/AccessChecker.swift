// Checks that declarations do not expose others with narrower access in their interfaces.

import RasterSyntax

/// The access levels of declarations, and the declarations that their interfaces expose.
///
/// The rule is that of Swift: the types of properties, fields, parameters and results are part of
/// the interface. Default values are too, because they are compiled into callers.
struct AccessChecker {
  private let module: Module
  /// Returns the access level of a file's declarations that state none.
  private let standard: (FileID) -> AccessLevel
  /// The findings: an exposed declaration, the range, and the declaration that exposes it.
  private var findings: [(shown: DeclarationID, range: SourceRange, of: DeclarationID)] = []
  /// The widest access level that each exposed declaration needs, which one fix-it sets.
  private var wanted: [DeclarationID: AccessLevel] = [:]
  /// The index of the tokens declaration to which each token, by its constant index, belongs.
  private var owners: [Int: Int] = [:]
  /// The declarations that have been reported for the current declaration.
  private var reported: Set<DeclarationID> = []

  init(
    _ entries: [DeclarationEntry],
    in module: Module,
    _ program: Program,
    standard: @escaping (FileID) -> AccessLevel
  ) {
    self.module = module
    self.standard = standard
    for (index, tokens) in module.tokens.enumerated() {
      for member in tokens.groups.flatMap({ $0.members.values }) {
        if case .token(let token) = member { owners[token] = index }
      }
    }
    for entry in entries where entry.token == nil && entry.owner == nil {
      reported = []
      checkTypes(entry)
      for value in program.defaultValues(of: entry.id) { checkDefault(value, of: entry.id) }
    }
  }

  private func level(_ id: DeclarationID) -> AccessLevel {
    let head = module.head(of: id)
    return head.access ?? standard(head.range.file)
  }

  // MARK: Types

  private mutating func checkTypes(_ entry: DeclarationEntry) {
    let (id, index) = (entry.id, entry.id.index)
    switch entry.syntax {
    case .enumeration: break
    case .mode(let syntax):
      if let type = module.modes[index].member?.type { check(type, at: syntax.type.range, of: id) }
    case .structure(let syntax):
      check(module.structs[index].fields, at: syntax.fields.map { $0.type.range }, of: id)
    case .component(let syntax):
      check(module.components[index].fields, at: syntax.states.map { $0.type.range }, of: id)
    case .function(let syntax):
      let ranges = syntax.parameters.map { $0.type.range }
      check(module.functions[index].parameters, at: ranges, of: id)
      check(module.functions[index].result, at: syntax.result.range, of: id)
    case .constant(let syntax):
      let range = syntax.type?.range ?? syntax.name.range
      check(module.constants[index].type, at: range, of: id)
    case .tokens:
      for group in module.tokens[index].groups {
        for name in group.names {
          guard case .token(let token) = group.members[name] else { continue }
          let signature = module.constants[token]
          check(signature.type, at: signature.head.nameRange, of: id)
        }
      }
    }
  }

  private mutating func check(
    _ parameters: [CallParameter],
    at ranges: [SourceRange],
    of id: DeclarationID
  ) {
    for (parameter, range) in zip(parameters, ranges) { check(parameter.type, at: range, of: id) }
  }

  private mutating func check(_ type: Type, at range: SourceRange, of id: DeclarationID) {
    switch type {
    case .list(let element), .optional(let element): check(element, at: range, of: id)
    case .pairs(let types): for type in types { check(type, at: range, of: id) }
    case .enumeration(let index): check(DeclarationID(.enumeration, index), at: range, of: id)
    case .structure(let index): check(DeclarationID(.structure, index), at: range, of: id)
    default: break
    }
  }

  // MARK: Default values

  private mutating func checkDefault(_ value: TypedExpression, of id: DeclarationID) {
    var parts: [TypedExpression] = []
    value.visit { parts.append($0) }
    for part in parts.reversed() where !part.isImplicit {
      check(part.type, at: part.range, of: id)
      switch part.kind {
      case .constant(let index):
        let tokens = owners[index].map { DeclarationID(.tokens, $0) }
        check(tokens ?? DeclarationID(.constant, index), at: part.range, of: id)
      case .call(let index, _): check(DeclarationID(.function, index), at: part.range, of: id)
      case .component(let index, _): check(DeclarationID(.component, index), at: part.range, of: id)
      default: break
      }
    }
  }

  private mutating func check(
    _ shown: DeclarationID,
    at range: SourceRange,
    of id: DeclarationID
  ) {
    guard level(shown) < level(id), range.file == module.head(of: id).range.file,
      reported.insert(shown).inserted
    else { return }
    findings.append((shown, range, id))
    wanted[shown] = max(wanted[shown] ?? .private, level(id))
  }

  /// The diagnostics in source order.
  var diagnostics: [Diagnostic] {
    findings.map { shown, range, id in
      .narrowAccess(
        module.head(of: shown),
        level(shown),
        in: module.head(of: id),
        level(id),
        at: range,
        widest: wanted[shown] ?? level(id)
      )
    }
  }
}

extension Program {
  /// Returns the default values in the interface of a declaration.
  fileprivate func defaultValues(of id: DeclarationID) -> [TypedExpression] {
    switch id.kind {
    case .structure where structs.indices.contains(id.index):
      structs[id.index].fields.compactMap { $0.defaultValue }
    case .function where functions.indices.contains(id.index):
      functions[id.index].parameters.compactMap { $0.defaultValue }
    case .component where components.indices.contains(id.index):
      components[id.index].properties.map { $0.defaultValue }
    default: []
    }
  }
}
