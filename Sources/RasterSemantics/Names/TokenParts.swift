// The parts of a token block: tokens with their lines, and the conditions of the lines.

import RasterSyntax

/// A token with its lines, or a condition of lines.
///
/// Each is one of the program's file-level values, because each has a type, a cost and uses.
struct TokenParts: Sendable {
  enum Content: Sendable {
    /// The line that determines the type, and the lines that override it.
    case value(LineSyntax, overrides: [TokenOverride])
    case condition(ExpressionSyntax)
    case selection(SwitchStatementSyntax)
  }

  var content: Content
  /// The index of the tokens declaration to which it belongs.
  let owner: Int
  /// The reason for its deprecation; empty if none is given, nil if it is not deprecated.
  var deprecation: String?
}

extension TokenParts {
  /// Its expressions, which can use other tokens.
  var expressions: [ExpressionSyntax] {
    switch content {
    case .condition(let condition): [condition]
    case .selection(let syntax): [syntax.subject] + syntax.cases.flatMap { $0.patterns }
    case .value(let first, let overrides):
      ([first] + overrides.map { $0.line }).flatMap { $0.arguments.map { $0.value } }
    }
  }
}

/// A line that overrides a token, and the branches that contain it.
struct TokenOverride: Sendable {
  let line: LineSyntax
  let guards: [TokenBranch]
}

/// A branch of a condition of tokens.
struct TokenBranch: Sendable {
  /// The index of the condition among the program's file-level values.
  let condition: Int
  /// For `if`, 0, and for its `else`, 1; for `switch`, the index of the case.
  let branch: Int
}

/// The groups and tokens of a declaration, as far as other declarations can refer to them.
struct TokensSignature: Sendable {
  /// A group; the first one in the list is the declaration itself.
  struct Group: Sendable {
    /// The full name, such as `Brand.level`.
    let path: String
    let documentation: String?
    var names: [String] = []
    var members: [String: Member] = [:]
  }

  enum Member: Sendable {
    /// A token, by its index among the program's file-level values.
    case token(Int)
    case group(Int)
  }

  let head: DeclarationHead
  var groups: [Group]
  /// The reasons why tokens of a file are omitted, by their paths without the declaration's name.
  var omitted: [String: String] = [:]
  /// Whether the file of the tokens was not read, so that any name may be one of them.
  var isUnread = false

  /// Returns the reason why a token, or every token of a group, is omitted.
  func omission(of path: String) -> String? {
    let inner = path.dropFirst(head.name.count + 1)
    if let reason = omitted[String(inner)] { return reason }
    return omitted.keys.filter { $0.hasPrefix(inner + ".") }.min().flatMap { omitted[$0] }
  }
}

/// A mode, as far as other declarations can refer to it.
struct ModeSignature: Sendable {
  let head: DeclarationHead
  /// The member, or nil if the declaration is invalid.
  var member: EnvironmentMember?
}
