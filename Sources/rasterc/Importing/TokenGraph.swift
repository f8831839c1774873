// The tokens of an import by their keys: where aliases lead, and the types of tokens.

import RasterSemantics
import RasterSyntax

/// Definitions, targets of aliases, and types, each found in linear time.
struct TokenGraph {
  let tokens: [CollectedToken]
  /// The definitions of each key, in the order of the sets.
  private(set) var definitions: [String: [Int]] = [:]
  /// The definition that determines the type of a key: one that is no alias, if there is one.
  private var leading: [String: Int] = [:]
  /// The key at the end of a chain of aliases, or the reason why there is none.
  private var ends: [String: Result<String, TokenLoss>] = [:]
  private var types: [String: DesignType] = [:]
  private let groups: Set<String>

  init(_ collection: TokenCollection) {
    tokens = collection.tokens
    groups = collection.groups
    for (index, token) in tokens.enumerated() {
      let key = token.key
      definitions[key, default: []].append(index)
      if let first = leading[key] {
        if Self.alias(of: tokens[first].value) != nil, Self.alias(of: token.value) == nil {
          leading[key] = index
        }
      } else {
        leading[key] = index
      }
    }
    for token in tokens { findEnd(of: token.key) }
    findTypes()
  }

  // MARK: Names

  /// Returns the path in an alias, or nil if the value is not one alias and nothing else.
  static func alias(of value: JSONValue) -> String? { value.string.flatMap { alias(in: $0) } }

  static func alias(in text: String) -> String? {
    let text = text.trimmedSpace
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.isEmpty || inner.contains("{") || inner.contains("}")
      ? nil : String(inner).trimmedSpace
  }

  /// Returns the key of the token to which an alias leads, in the notations of several tools.
  func key(_ alias: String) -> String? {
    if definitions[alias] != nil { return alias }
    for ending in [".value", ".$value"] where alias.hasSuffix(ending) {
      let key = String(alias.dropLast(ending.count))
      if definitions[key] != nil { return key }
    }
    let root = alias + ".$root"
    return definitions[root] == nil ? nil : root
  }

  /// Returns the names of a token in the result: a token that contains tokens becomes their root.
  func writtenPath(_ token: CollectedToken) -> [String] {
    token.path.map { TokenNames.written($0) } + (groups.contains(token.key) ? ["$root"] : [])
  }

  /// Returns the alias of a key in the result.
  func writtenAlias(_ key: String) -> String {
    guard let first = definitions[key]?.first else { return "{\(key)}" }
    return "{\(writtenPath(tokens[first]).joined(separator: "."))}"
  }

  func isRoot(_ key: String) -> Bool { groups.contains(key) }

  // MARK: Chains

  /// The key at the end of a chain of aliases.
  func end(of key: String) throws(TokenLoss) -> String {
    switch ends[key] {
    case .success(let end)?: return end
    case .failure(let loss)?: throw loss
    case nil: throw TokenLoss("'\(key)' is not defined in the files of this import")
    }
  }

  private mutating func findEnd(of key: String) {
    var chain: [String] = []
    var seen: Set<String> = []
    var next = key
    var result: Result<String, TokenLoss>
    while true {
      if let known = ends[next] {
        result = known
        break
      }
      guard seen.insert(next).inserted else {
        result = .failure(TokenLoss("refers to itself"))
        break
      }
      chain.append(next)
      guard let index = leading[next], let alias = Self.alias(of: tokens[index].value) else {
        result = .success(next)
        break
      }
      guard let target = self.key(alias) else {
        result = .failure(
          TokenLoss("refers to '\(alias)', which is not defined in the files of this import")
        )
        break
      }
      next = target
    }
    for key in chain { ends[key] = result }
  }

  // MARK: Types

  /// The type of a token, or nil if it has no counterpart.
  func type(of key: String) -> DesignType? {
    guard let end = try? end(of: key) else { return nil }
    return types[end]
  }

  private mutating func findTypes() {
    let hints = hints()
    for (key, index) in leading where Self.alias(of: tokens[index].value) == nil {
      let token = tokens[index]
      types[key] = LiteralKind.type(
        of: token.value,
        declared: DeclaredKind(token.declaredType),
        hint: TokenNames.hint(token.path) ?? hints[key]
      )
    }
  }

  /// The types that the users of tokens suggest, by the keys at the ends of chains.
  private func hints() -> [String: DesignType] {
    var hints: [String: DesignType] = [:]
    func suggest(_ type: DesignType?, for alias: String) {
      guard let type, let key = key(alias), let end = try? end(of: key) else { return }
      hints[end] = hints[end] ?? type
    }
    for token in tokens {
      if let alias = Self.alias(of: token.value) {
        var type = TokenNames.hint(token.path)
        if case .drawn(let own) = DeclaredKind(token.declaredType) { type = own }
        suggest(type, for: alias)
        continue
      }
      for part in token.value.array ?? [token.value] {
        for member in part.object?.members ?? [] {
          guard let alias = Self.alias(of: member.value) else { continue }
          suggest(TokenNames.part(member.name), for: alias)
        }
      }
    }
    return hints
  }
}
