// Rules of TextMate grammars, as JSON says them and as this test's reader follows them.

import Foundation

/// A rule: what it matches, what that is called, and what may stand in it.
///
/// Patterns are those of Oniguruma of which ICU has the same, so that `NSRegularExpression` reads them.
struct TextMateRule: Sendable {
  /// What is matched, or what begins and ends; neither for a group of rules.
  enum Kind: Sendable {
    case match(String)
    case span(begin: String, end: String)
    case include(String)
  }

  let kind: Kind
  /// The scope of what is matched; of a span all of it.
  let scope: String?
  /// The scopes of parts of the match, or of a span's beginning and end, by their numbers.
  let captures: [Int: String]
  /// What stands in a span.
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

  /// The rules of the repository by a name, or all of the grammar's, "$self".
  static func include(_ name: String) -> TextMateRule {
    TextMateRule(kind: .include(name), scope: nil, captures: [:], rules: [])
  }

  /// The rule as a grammar's file holds it.
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
