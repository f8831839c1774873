// Identifies declarations by their kind and their index in the program.

/// A top-level declaration: its kind, and its index among the program's declarations of that kind.
package struct DeclarationID: Hashable, Sendable, Comparable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case enumeration, structure, tokens, mode, constant, function, component

    /// The kind as diagnostics name it.
    var noun: String {
      switch self {
      case .enumeration: "an enum"
      case .structure: "a struct"
      case .tokens: "a group of tokens"
      case .mode: "an environment value"
      case .constant: "a value"
      case .function: "a function"
      case .component: "a component"
      }
    }
  }

  package let kind: Kind
  package let index: Int

  package init(_ kind: Kind, _ index: Int) {
    self.kind = kind
    self.index = index
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.kind.rawValue, left.index) < (right.kind.rawValue, right.index)
  }
}
