// Random calls of built-ins, from the table's rows.

import RasterSemantics

extension RandomProgram {
  /// The rows by their result types; rows of lists have the type `.error` for their element.
  private static let rowsByResult: [Type: [BuiltIn]] = Dictionary(
    grouping: BuiltIn.all.filter { isUsable($0) }
  ) { $0.result.withoutOptional }

  /// Rows whose types can all be generated, without those that are limited to `for`.
  private static func isUsable(_ row: BuiltIn) -> Bool {
    let types = [row.owner, row.result].compactMap { $0 } + row.parameters.map(\.type)
    return row.result != .range
      && types.allSatisfy {
        switch $0.innermost {
        case .pairs: false
        default: true
        }
      }
  }

  /// Types whose lists hold elements of that type and no other.
  private static let literals: Set<Type> = [
    .bool, .int, .double, .fraction, .string, .color, .point, kind, theme,
  ]

  /// A call of a row that returns the type; nil if there is no such row.
  mutating func call(giving type: Type, depth: Int) -> String? {
    var rows = Self.rowsByResult[type] ?? []
    if case .list(let element) = type, element != element.withoutOptional { return nil }
    if case .list = type { rows += Self.rowsByResult[.list(.error)] ?? [] }
    if random.oneIn(4) { rows += Self.rowsByResult[.error] ?? [] }
    if isConstant { rows.removeAll { $0.takesEnvironment || $0.owner == .textMetrics } }
    guard !rows.isEmpty else { return nil }
    // A colour is a paint, but an optional colour is not an optional paint.
    if case .optional(let wrapped) = type, !Self.literals.contains(wrapped) { return nil }
    let row = pick(rows)
    var element = type.withoutOptional
    if case .list(let inner) = type, row.result == .list(.error) { element = inner }
    guard let text = call(row, of: element, depth: depth) else { return nil }
    self.rows.insert(row)
    guard case .optional = row.result, type == type.withoutOptional else { return text }
    return "(\(text) ?? \(constant(type)))"
  }

  /// A call of a row; `element` replaces `.error` in a row of lists.
  private mutating func call(_ row: BuiltIn, of element: Type, depth: Int) -> String? {
    if row.isOperator {
      let operands = row.parameters.map { value($0.type, depth: depth) }
      return operands.count == 1
        ? "(\(row.name)\(operands[0]))" : "(\(operands.joined(separator: " \(row.name) ")))"
    }
    var text = row.name
    if case .staticMember(let owner) = row.kind {
      text = "\(spelled(owner)).\(row.name)"
    } else if let owner = row.owner {
      let owner = owner.replacingElement(by: element)
      text = "\(value(owner, depth: depth)).\(row.name)"
    }
    // Path data have their own syntax, and matrices twenty numbers.
    if row.name == "matrix" {
      return "\(text)([\((0..<20).map { _ in constant(.double) }.joined(separator: ", "))])"
    }
    if row.name == "path" { return #"path("M2 2 L18 4 C20 20 4 20 2 12 Z")"# }
    // These programs have no files beside them.
    if row.name == "svg" { return nil }
    guard let arguments = arguments(row.parameters, of: element, depth: depth) else { return nil }
    switch row.kind {
    case .property, .environmentProperty: return text
    case .staticMember where row.parameters.isEmpty: return text
    default: return "\(text)(\(arguments))"
    }
  }

  private mutating func arguments(
    _ parameters: [Parameter],
    of element: Type,
    depth: Int
  ) -> String? {
    var texts: [String] = []
    var isCut = false
    for parameter in parameters {
      if parameter.defaultValue != nil, random.oneIn(2) {
        if parameter.label == nil { isCut = true }
        continue
      }
      if parameter.label == nil, isCut { continue }
      let text: String
      switch parameter.label {
      // Settings of fonts have their own syntax.
      case "features": text = pick([#"["tnum"]"#, #"["-liga", "ss01"]"#, "[]"])
      case "variations": text = pick([#"["GRAD=50"]"#, #"["opsz=14", "wdth=90"]"#, "[]"])
      default: text = value(parameter.type.replacingElement(by: element), depth: depth)
      }
      texts.append(parameter.label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }
}

extension Type {
  /// The element type of a list or an optional, recursively.
  fileprivate var innermost: Type {
    switch self {
    case .list(let element): element.innermost
    case .optional(let wrapped): wrapped.innermost
    default: self
    }
  }

  fileprivate var withoutOptional: Type {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type with `.error`, the element type in rows of lists, replaced by another.
  fileprivate func replacingElement(by element: Type) -> Type {
    switch self {
    case .error: element
    case .list(let inner): .list(inner.replacingElement(by: element))
    case .optional(let inner): .optional(inner.replacingElement(by: element))
    default: self
    }
  }
}
