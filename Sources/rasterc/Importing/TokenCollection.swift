// Collects the tokens of token files in any form, before they are converted.

import RasterSemantics
import RasterSyntax

/// A file of the result: a token file, or one set of a design tool's export.
struct TokenSet {
  /// The path of the file that is written, without its ending.
  let name: String
  /// The set's name in its export, or nil for a file.
  let title: String?
  let root: JSONValue
}

/// A token as a file defines it.
struct CollectedToken {
  let set: Int
  /// The names that lead to it, as the file writes them.
  let path: [String]
  /// The name of its type, its own or that of a group.
  let declaredType: String?
  let value: JSONValue
  let range: SourceRange

  /// The path as aliases write it.
  var key: String { path.joined(separator: ".") }
}

/// The tokens of several sets, in the order of the files.
struct TokenCollection {
  /// The maximum number of tokens that are converted together.
  static let mostTokens = 200_000

  private(set) var tokens: [CollectedToken] = []
  private(set) var isFull = false
  /// The keys of groups that contain tokens.
  private(set) var groups: Set<String> = []

  init(_ sets: [TokenSet]) {
    for (index, set) in sets.enumerated() { collect(set.root, in: index, at: [], type: nil) }
  }

  private mutating func collect(
    _ value: JSONValue,
    in set: Int,
    at path: [String],
    type: String?
  ) {
    guard let object = value.object, !isFull else { return }
    let type = (object["$type"] ?? object["type"])?.string ?? type
    for member in TokenMembers(object).groups {
      let inner = path + [member.name]
      if let value = TokenMembers.value(of: member.value) {
        guard tokens.count < Self.mostTokens else {
          isFull = true
          return
        }
        let object = member.value.object
        tokens.append(
          CollectedToken(
            set: set,
            path: inner,
            declaredType: (object?["$type"] ?? object?["type"])?.string ?? type,
            value: value,
            range: member.nameRange
          )
        )
        if TokenMembers.hasTokens(member.value) { groups.insert(inner.joined(separator: ".")) }
      }
      collect(member.value, in: set, at: inner, type: type)
    }
  }
}

/// The members of an object of a token file: groups and tokens, and properties.
struct TokenMembers {
  private let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  /// The members that are groups or tokens.
  var groups: [JSONObject.Member] {
    let isToken = Self.value(of: object) != nil
    return object.members.filter { member in
      guard member.value.object != nil else { return false }
      if member.name == "$root" { return true }
      if member.name.hasPrefix("$") { return false }
      // The value of a token and what tools add to it contain no tokens.
      return !isToken || !["value", "extensions", "attributes", "original"].contains(member.name)
    }
  }

  /// Returns the value of a token in either form, or nil if the object is no token.
  static func value(of value: JSONValue) -> JSONValue? {
    value.object.flatMap { Self.value(of: $0) }
  }

  private static func value(of object: JSONObject) -> JSONValue? {
    if let value = object["$value"] { return value }
    guard let value = object["value"] else { return nil }
    guard let members = value.object?.members else { return value }
    // A group can be named 'value'.
    let isComposite = members.allSatisfy { $0.value.object == nil }
    return object["type"]?.string != nil || isComposite ? value : nil
  }

  /// Returns whether an object contains tokens besides its own value.
  static func hasTokens(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return false }
    return TokenMembers(object).groups.contains {
      self.value(of: $0.value) != nil || hasTokens($0.value)
    }
  }
}
