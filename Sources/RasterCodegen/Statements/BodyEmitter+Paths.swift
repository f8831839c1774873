// Writes blocks that produce one value: paths, and lists with loops and conditions.

import RasterSemantics

extension BodyEmitter {
  /// Writes a path block as an expression.
  mutating func emitPath(_ statements: [PathStatement], isTyped: Bool) -> Code {
    let outer = hoisted
    hoisted = []
    let body = block(statements)
    hoisted = outer
    let head = (isTyped ? "" : "Raster.Path") + ".build"
    guard !body.isEmpty else { return Code("Raster.Path.empty") }
    return call(head, [], in: "path", body)
  }

  /// Writes a list that is built with loops and conditions.
  mutating func emitElements(_ statements: [ListStatement], _ type: Type) -> Code {
    guard case .list(let element) = type else { return Code("[]") }
    if let range = statements.copiedRange {
      return Code(.list("Array(", [sequence(range, isBounded: true)], ")"))
    }
    let outer = (scope, hoisted)
    let name = scope.uniqueName("list")
    lists.append(name)
    hoisted = []
    let body = block(statements)
    lists.removeLast()
    (scope, hoisted) = outer
    let elementName = typeName(element)
    let isPlain = elementName.allSatisfy { $0.isLetter || $0.isNumber || "._[]".contains($0) }
    let type = Document.text("of: \(isPlain ? elementName : "(\(elementName))").self")
    return call("Raster.Functions.list", [type], in: Spelling.identifier(name), body)
  }
}

extension [ListStatement] {
  /// The range whose numbers are the list's only elements, or nil.
  fileprivate var copiedRange: TypedExpression? {
    guard count == 1, case .loop(let variables, let sequence, let body) = self[0],
      sequence.type == .range, body.count == 1,
      case .operation(_, let values, _, _) = body[0], case .local(let slot)? = values[0]?.kind,
      variables.count == 1, variables[0].slot == slot
    else { return nil }
    return sequence
  }
}

extension ListOperation: WrittenOperation {
  static var countsTurns: Bool { false }

  func written(
    _ arguments: [TypedExpression?],
    body: [ListStatement],
    by emitter: inout BodyEmitter
  ) -> Document {
    guard case let value?? = arguments.first, let list = emitter.lists.last else { return .empty }
    if list.isEmpty { return emitter.bare(value).document }
    return .list(
      "\(Spelling.identifier(list)).append(",
      [emitter.text(value, knowing: .type)],
      ")"
    )
  }
}
