// What a block of tokens says, taken apart: tokens with their lines, and the conditions of these.

import RasterSyntax

/// A token with its lines, or a condition that lines stand under.
///
/// Each is one of the program's file-level values, since each has a type, a cost and uses of its own.
struct TokenParts: Sendable {
  enum Content: Sendable {
    /// The line that gives the type, and those that override it.
    case value(LineSyntax, overrides: [TokenOverride])
    case condition(ExpressionSyntax)
    case selection(SwitchStatementSyntax)
  }

  var content: Content
  /// The declaration that it belongs to.
  let owner: Int
  /// Why it should not be used any more; empty where no reason is given.
  var deprecation: String?
}

extension TokenParts {
  /// Its expressions, which may name other tokens.
  var expressions: [ExpressionSyntax] {
    switch content {
    case .condition(let condition): [condition]
    case .selection(let syntax): [syntax.subject] + syntax.cases.flatMap { $0.patterns }
    case .value(let first, let overrides):
      ([first] + overrides.map { $0.line }).flatMap { $0.arguments.map { $0.value } }
    }
  }
}

/// A line that overrides a token, and the branches that it stands in.
struct TokenOverride: Sendable {
  let line: LineSyntax
  let guards: [TokenBranch]
}

/// A branch of a condition of tokens.
struct TokenBranch: Sendable {
  /// The place of the condition among the program's file-level values.
  let condition: Int
  /// Of an `if` 0, of its `else` 1; of a `switch` the place of the case.
  let branch: Int
}

/// Tokens as far as others name them: groups in groups.
struct TokensSignature: Sendable {
  /// A group; the first is the declaration itself.
  struct Group: Sendable {
    /// The whole name, such as `Brand.level`.
    let path: String
    let documentation: String?
    var names: [String] = []
    var members: [String: Member] = [:]
  }

  enum Member: Sendable {
    /// By its place among the program's file-level values.
    case token(Int)
    case group(Int)
  }

  let head: DeclarationHead
  var groups: [Group]
}

/// A mode as far as others name it.
struct ModeSignature: Sendable {
  let head: DeclarationHead
  /// Nil where its declaration is broken.
  var member: EnvironmentMember?
}
