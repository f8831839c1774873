// All tokens of an import by their paths, and their resolved types.

import RasterSyntax

/// Tokens by their keys, with their types.
struct DesignTable {
  enum Found {
    case known(DesignType)
    /// The token exists, but is invalid or unsupported.
    case leftOut
    case missing
  }

  /// The name under which the tokens are imported.
  let name: String
  private var first: [String: DesignToken] = [:]
  private var types: [String: DesignType?] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of tokens without a known type.
  private(set) var untyped: [SourceRange] = []
  /// Aliases of tokens whose types are not drawn, with the name of the type.
  private(set) var undrawn: [(type: String, place: SourceRange)] = []
  /// The reasons why tokens are omitted without an error, by their keys.
  private(set) var reasons: [String: String] = [:]

  init(_ tokens: [DesignToken], name: String) {
    self.name = name
    for token in tokens where first[token.key] == nil { first[token.key] = token }
    for token in tokens {
      guard let type = token.unknownType else { continue }
      types[token.key] = .some(nil)
      reasons[token.key] = "tokens of the type '\(type)' are not drawn"
    }
    for token in tokens { find(token) }
    leftOut = Set(types.keys.filter { types[$0] == .some(nil) })
  }

  /// Returns the names that lead to a token: for a group with a `$root`, those of that token.
  func canonical(_ path: [String]) -> [String] {
    let key = path.joined(separator: ".")
    return first[key] == nil && first[key + ".$root"] != nil ? path + ["$root"] : path
  }

  func type(of key: String) -> Found {
    guard let type = types[key] else { return .missing }
    if leftOut.contains(key) { return .leftOut }
    return type.map { .known($0) } ?? .leftOut
  }

  /// The keys of invalid or unsupported tokens, whose aliases are omitted too.
  var leftOut: Set<String> = []

  /// Returns the type of a token, even if the token is omitted.
  func knownType(of key: String) -> DesignType? { types[key] ?? nil }

  /// Returns whether a length, after following aliases, is written in `rem`.
  func isInRem(_ value: JSONValue) -> Bool {
    var value = value
    for _ in 0..<32 {
      guard let path = value.string.flatMap({ JSONPointer.alias($0) }) else { break }
      guard let token = first[canonical(path).joined(separator: ".")] else { return false }
      value = token.value
    }
    return value["unit"]?.string == "rem" || value.string?.hasSuffix("rem") == true
  }

  /// Returns whether a path leads to a dimension.
  func isLength(_ path: [String]) -> Bool {
    if case .known(.dimension) = type(of: canonical(path).joined(separator: ".")) { return true }
    return false
  }

  /// Returns the string to which a value leads, through aliases of any type.
  func text(_ value: JSONValue) -> String? {
    var value = value
    for _ in 0..<32 {
      guard let path = value.string.flatMap({ JSONPointer.alias($0) }) else { break }
      guard let token = first[canonical(path).joined(separator: ".")] else { return nil }
      value = token.value
    }
    return value.string
  }

  /// Returns the token to which a pointer, or a pointer to its value, leads.
  func token(at pointer: JSONPointer) -> String? {
    let names = pointer.names.last == "$value" ? Array(pointer.names.dropLast()) : pointer.names
    let key = canonical(names).joined(separator: ".")
    return first[key] == nil ? nil : key
  }

  /// Returns the expression that refers to a token by its path.
  func reference(to path: [String], at range: SourceRange) -> ExpressionSyntax {
    ExpressionSyntax(.name(name), range: range).members(path.map { DesignNames.member($0) })
  }

  /// Returns the paths of the parts of a token of a type, or none if it is a single value.
  func leaves(of type: DesignType) -> [[String]] {
    switch type {
    case .strokeStyle: [["dash"], ["cap"]]
    case .border: [["color"], ["width"], ["style", "dash"], ["style", "cap"]]
    case .transition: [["duration"], ["delay"], ["timingFunction"]]
    default: []
    }
  }

  // MARK: Types

  /// Finds the type of a token: its own, that of its alias's token, or that of its groups.
  private mutating func find(_ token: DesignToken) {
    if types[token.key] != nil { return }
    var chain: [DesignToken] = [token]
    var keys: Set<String> = [token.key]
    var result: DesignType?
    while true {
      let last = chain[chain.count - 1]
      if let known = types[last.key] {
        result = known
        break
      }
      guard let key = alias(of: last) else {
        result = last.type
        if result == nil {
          untyped.append(last.name)
          reasons[last.key] = "its type is unknown; add a '$type'"
        }
        break
      }
      guard let next = first[key] else {
        result = last.isTypeOwn ? last.type : nil
        if result == nil { report("no token named '\(key)'", last, at: last.value.range) }
        break
      }
      guard keys.insert(key).inserted else {
        reportCycle(chain, from: key)
        break
      }
      chain.append(next)
    }
    omit(chain, unless: result)
    for token in chain.reversed() {
      if token.isTypeOwn, let own = token.type, let found = result, own != found {
        report(
          "expected a \(own.rawValue), found a \(found.rawValue)",
          token,
          at: token.value.range
        )
        result = nil
      }
      types[token.key] = result
    }
  }

  /// Records the reason for aliases of a token that is omitted without an error.
  ///
  /// An alias with a type of its own is reported where its value is read.
  private mutating func omit(_ chain: [DesignToken], unless type: DesignType?) {
    guard type == nil, let last = chain.last, let reason = reasons[last.key] else { return }
    for token in chain.dropLast() where !token.isTypeOwn {
      reasons[token.key] = reason
      if let type = last.unknownType {
        undrawn.append((type, token.name))
      } else {
        untyped.append(token.name)
      }
    }
  }

  private func alias(of token: DesignToken) -> String? {
    if let text = token.value.string {
      return JSONPointer.alias(text).map { canonical($0).joined(separator: ".") }
    }
    guard let pointer = token.value["$ref"]?.string.flatMap({ JSONPointer($0) }) else { return nil }
    return self.token(at: pointer)
  }

  private mutating func report(_ message: String, _ token: DesignToken, at range: SourceRange) {
    diagnostics.append(.tokenFile(message, token.path, at: range))
  }

  private mutating func reportCycle(_ chain: [DesignToken], from key: String) {
    let cycle = Array(chain.drop { $0.key != key })
    diagnostics.append(
      .cycle(cycle.map { $0.key }, kind: .tokens, at: cycle.map { $0.value.range })
    )
  }
}
