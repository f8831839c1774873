// Which values of a program hold components.

extension Program {
  /// Whether values of a type hold components, be it in fields of structs.
  package func holdsContent(_ type: Type) -> Bool {
    switch type {
    case .content: true
    case .list(let element), .optional(let element): holdsContent(element)
    case .structure(let index): structs[index].fields.contains { holdsContent($0.type) }
    default: false
    }
  }
}
