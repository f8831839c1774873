// Tokens and modes of a checked program.

import RasterValues

/// A group of tokens: file-level values with names in nested groups.
package struct TokensDeclaration: Sendable {
  package struct Group: Sendable {
    package let documentation: String?
    /// The members in source order.
    package var members: [(name: String, member: Member)] = []
  }

  package enum Member: Sendable {
    /// A token, by its index in the program's constants.
    case token(Int)
    /// A nested group, by its index in `groups`.
    case group(Int)
  }

  package let head: DeclarationHead
  /// The groups; the first is the declaration itself.
  package let groups: [Group]
}

/// A mode: a member that this program adds to the environment.
package struct ModeDeclaration: Sendable {
  package let head: DeclarationHead
  package let member: EnvironmentMember
  package let standard: Int
}

extension Program {
  /// All members of the environment that drawings can read, in key order.
  ///
  /// Modes follow the standard members, sorted by name.
  package var environmentMembers: [EnvironmentMember] {
    EnvironmentMember.all
      + modes.map { $0.member }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension TypedExpression {
  /// The value without choices between equal values, whose conditions would be read to no effect.
  var simplified: TypedExpression {
    guard case .conditional(let condition, let then, let otherwise) = kind else { return self }
    let rest = otherwise.simplified
    if let first = then.literal, first == rest.literal { return rest }
    return TypedExpression(
      .conditional(condition, then: then.simplified, otherwise: rest),
      type,
      at: range,
      isImplicit: isImplicit
    )
  }

  /// The value as a literal, or nil if it is not one.
  private var literal: Literal? {
    switch kind {
    case .color(let rgba): .color(rgba)
    case .double(let value): .number(value.bitPattern)
    case .int(let value): .int(value)
    case .bool(let value): .bool(value)
    case .string(let value): .string(Array(value.utf8))
    case .constant(let index): .constant(index)
    case .enumCase(_, let index), .builtinCase(_, let index): .choice(index)
    case .convert(_, let value): value.literal
    default: nil
    }
  }

  private enum Literal: Equatable {
    case color(UInt32)
    case number(UInt64)
    case int(Int)
    case bool(Bool)
    case string([UInt8])
    case constant(Int)
    case choice(Int)
  }
}
