// Rules of TextMate grammars, in their JSON form and as this test's reader applies them.

import Foundation

/// A rule: its pattern, its scope, and its nested rules.
///
/// Patterns use the common subset of Oniguruma and ICU, so that `NSRegularExpression` reads them.
struct TextMateRule: Sendable {
  /// A pattern, or a start and an end pattern; neither for a group of rules.
  enum Kind: Sendable {
    case match(String)
    case span(begin: String, end: String)
    case include(String)
  }

  let kind: Kind
  /// The scope of the match; for a span, of all of it.
  let scope: String?
  /// The scopes of groups of the match, or of a span's start and end, by their numbers.
  let captures: [Int: String]
  /// The rules inside a span.
  let rules: [TextMateRule]

  static func match(_ pattern: String, _ scope: String) -> TextMateRule {
    TextMateRule(kind: .match(pattern), scope: scope, captures: [:], rules: [])
  }

  static func match(_ pattern: String, parts: [Int: String]) -> TextMateRule {
    TextMateRule(kind: .match(pattern), scope: nil, captures: parts, rules: [])
  }

  static func span(
    from begin: String,
    to end: String,
    _ scope: String?,
    edges: String? = nil,
    _ rules: [TextMateRule]
  ) -> TextMateRule {
    let captures = edges.map { [0: $0] } ?? [:]
    let kind = Kind.span(begin: begin, end: end)
    return TextMateRule(kind: kind, scope: scope, captures: captures, rules: rules)
  }

  /// The rules of the repository with a name, or all of the grammar's, "$self".
  static func include(_ name: String) -> TextMateRule {
    TextMateRule(kind: .include(name), scope: nil, captures: [:], rules: [])
  }

  /// The rule in the form of a grammar's file.
  var json: [String: Any] {
    var fields: [String: Any] = [:]
    let parts = Dictionary(
      uniqueKeysWithValues: captures.map { ("\($0.key)", ["name": $0.value]) }
    )
    switch kind {
    case .include(let name): return ["include": name == "$self" ? name : "#\(name)"]
    case .match(let pattern):
      fields["match"] = pattern
      if !parts.isEmpty { fields["captures"] = parts }
      if let scope { fields["name"] = scope }
    case .span(let begin, let end):
      (fields["begin"], fields["end"]) = (begin, end)
      if !parts.isEmpty { (fields["beginCaptures"], fields["endCaptures"]) = (parts, parts) }
      if let scope { fields["name"] = scope }
      fields["patterns"] = rules.map(\.json)
    }
    return fields
  }
}
