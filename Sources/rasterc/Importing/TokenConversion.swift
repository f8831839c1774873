// Converts token sets to the Design Tokens format, version 2025.10.

import RasterSemantics
import RasterSyntax

/// The sets of an import in the current format, with a note for each token that is left out.
struct TokenConversion {
  /// The files of the sets, in their order; a set without tokens has none.
  private(set) var files: [JSON?] = []
  private(set) var diagnostics: [Diagnostic] = []
  let graph: TokenGraph
  private let sets: [TokenSet]
  private var values: [JSON?]
  /// The values that depend on a theme.
  private var themed: ThemedTokens
  /// The next token in the order of the collection, while files are written.
  private var next = 0
  /// Members of tokens that are not kept, with the places of the first ones.
  private var unknownMembers: [String: [SourceRange]] = [:]

  init(_ sets: [TokenSet], _ themes: TokenThemes) {
    self.sets = sets
    let collection = TokenCollection(sets)
    graph = TokenGraph(collection)
    values = [JSON?](repeating: nil, count: graph.tokens.count)
    themed = ThemedTokens(graph, themes)
    if collection.isFull, let set = sets.first {
      let message = "an import can contain at most \(TokenCollection.mostTokens) tokens"
      diagnostics.append(Diagnostic(.tokenFile, message, at: set.root.range.start))
    }
    convertValues(TokenConstants(graph, themes))
    for set in sets {
      let members = group(set.root, at: [])
      files.append(members.isEmpty ? nil : .object(members))
    }
    for (name, places) in unknownMembers.sorted(by: { $0.key < $1.key }) {
      note("members '\(name)' of tokens are left out: \(places.count)", at: places[0])
    }
    diagnostics.sort { left, right in
      (left.range.file.index, left.range.lower) < (right.range.file.index, right.range.lower)
    }
  }

  private mutating func note(_ message: String, at range: SourceRange) {
    var note = Diagnostic(.importFeatureUnsupported, message, at: range)
    note.severity = .note
    diagnostics.append(note)
  }

  private mutating func note(_ message: String, of token: CollectedToken) {
    let names = (sets[token.set].title.map { [$0] } ?? []) + token.path
    note("\(JSONPointer(names: names).text): \(message)", at: token.range)
  }

  // MARK: Values

  /// Converts all values, then leaves out those that refer to tokens without a value.
  private mutating func convertValues(_ constants: TokenConstants) {
    var converter = TokenConverter(graph, constants)
    var waiting: [Int] = []
    var users: [String: [Int]] = [:]
    var missing = [Int](repeating: 0, count: graph.tokens.count)
    var pending: [Int] = []
    for (index, token) in graph.tokens.enumerated() {
      let uses: Set<String>
      do throws(TokenLoss) {
        uses = try convert(index, with: &converter)
      } catch {
        note("\(error.reason); the token is left out", of: token)
        continue
      }
      noteModification(of: token, at: index)
      missing[index] = uses.count
      for use in uses { users[use, default: []].append(index) }
      if uses.isEmpty { pending.append(index) } else { waiting.append(index) }
    }
    var present: Set<String> = []
    while let index = pending.popLast() {
      let key = graph.tokens[index].key
      guard present.insert(key).inserted else { continue }
      for user in users[key] ?? [] {
        missing[user] -= 1
        if missing[user] == 0 { pending.append(user) }
      }
    }
    for index in waiting where missing[index] > 0 {
      values[index] = nil
      themed.remove(index)
      let token = graph.tokens[index]
      let alias = TokenGraph.alias(of: token.value)
      let what = alias.map { "'\($0)', which is left out" } ?? "a token that is left out"
      note("refers to \(what); the token is left out", of: token)
    }
  }

  /// Converts a value, or the values in the themes on which it depends, and returns the keys of the
  /// tokens to which it refers.
  private mutating func convert(
    _ index: Int,
    with converter: inout TokenConverter
  ) throws(TokenLoss) -> Set<String> {
    let token = graph.tokens[index]
    guard let type = try type(of: token) else { throw unknown(token) }
    do throws(TokenLoss) {
      values[index] = try converter.convert(token.value, as: type)
    } catch {
      guard error.dependsOnTheme else { throw error }
      return try themed.convert(index, as: type)
    }
    for loss in converter.losses { note(loss, of: token) }
    return Set(converter.uses)
  }

  /// The files of values that depend on a theme, by groups and their themes.
  var themedFiles: [[JSON?]] {
    themed.files { index in
      let token = graph.tokens[index]
      return sets[token.set].root[path: token.path]?.object.flatMap { Self.description($0) }
    }
  }

  /// Returns the type of a token: for an alias that of its target, and else that of its name.
  private func type(of token: CollectedToken) throws(TokenLoss) -> DesignType? {
    _ = try graph.end(of: token.key)
    return graph.type(of: token.key)
  }

  private func unknown(_ token: CollectedToken) -> TokenLoss {
    if TokenGraph.alias(of: token.value) != nil {
      return TokenLoss("refers to a token that is left out")
    }
    if case .undrawn = DeclaredKind(token.declaredType) {
      return TokenLoss("tokens of the type '\(token.declaredType ?? "")' are not drawn")
    }
    guard let text = token.value.string else {
      return TokenLoss("\(token.value.noun) of an unknown type")
    }
    if text.trimmedSpace.isEmpty { return TokenLoss("an empty value") }
    let short = text.count > 40 ? text.prefix(40) + "…" : text[...]
    return TokenLoss("'\(short)' has no counterpart in the format")
  }

  /// Notes a modification of a colour, which design tools keep in the extensions.
  private mutating func noteModification(of token: CollectedToken, at index: Int) {
    guard let value = sets[token.set].root[path: token.path],
      let change = value["$extensions"]?["studio.tokens"]?["modify"]?["type"]?.string
    else { return }
    note("the modification '\(change)' is not applied", of: token)
  }

  // MARK: Files

  /// Returns the members of a group in the result, without empty groups.
  private mutating func group(_ value: JSONValue, at path: [String]) -> [JSON.Member] {
    guard let object = value.object else { return [] }
    var members: [JSON.Member] = []
    for name in ["$schema", "$defs", "$extends", "$ref", "$deprecated", "$extensions"] {
      if let value = object[name], !name.hasPrefix("$s") && name != "$defs" || path.isEmpty {
        members.append(.init(name, JSON(value)))
      }
    }
    if let text = Self.description(object) { members.append(.init("$description", .string(text))) }
    return members + children(of: object, at: path)
  }

  private mutating func children(of object: JSONObject, at path: [String]) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var names: Set<String> = []
    for member in TokenMembers(object).groups {
      let name = TokenNames.written(member.name)
      let inner = path + [member.name]
      var content: [JSON.Member]
      if TokenMembers.value(of: member.value) != nil {
        content = token(member, at: inner)
      } else {
        content = group(member.value, at: inner)
        if !content.contains(where: { !$0.name.hasPrefix("$") || $0.name == "$root" }),
          member.value["$extends"] == nil, member.value["$ref"] == nil
        {
          content = []
        }
      }
      guard !content.isEmpty else { continue }
      guard names.insert(name).inserted else {
        note("another token is named '\(name)' in the format; it is left out", at: member.nameRange)
        continue
      }
      members.append(.init(name, .object(content)))
    }
    return members
  }

  /// Returns the members of a token, or of a group with the token as its root.
  private mutating func token(_ member: JSONObject.Member, at path: [String]) -> [JSON.Member] {
    guard next < graph.tokens.count, let object = member.value.object else { return [] }
    let index = next
    next += 1
    noteMembers(of: object)
    var members: [JSON.Member] = []
    if let value = values[index], let type = graph.type(of: graph.tokens[index].key) {
      members = [.init("$type", .string(type.rawValue)), .init("$value", value)]
      if let text = Self.description(object) {
        members.append(.init("$description", .string(text)))
      }
      if let value = object["$deprecated"] ?? object["deprecated"] {
        members.append(.init("$deprecated", JSON(value)))
      }
      if let value = object["$extensions"] ?? object["extensions"], value.object != nil {
        members.append(.init("$extensions", JSON(value)))
      }
    }
    let inner = children(of: object, at: path)
    guard graph.isRoot(graph.tokens[index].key) else { return members }
    return (members.isEmpty ? [] : [.init("$root", .object(members))]) + inner
  }

  /// Returns the description of a group or token, from the members that tools use.
  private static func description(_ object: JSONObject) -> String? {
    let texts = ["$description", "description", "comment", "$comment"].compactMap {
      object[$0]?.string?.trimmedSpace
    }
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  private mutating func noteMembers(of object: JSONObject) {
    let known: Set<String> = [
      "value", "$value", "type", "$type", "description", "$description", "comment", "$comment",
      "deprecated", "$deprecated", "extensions", "$extensions", "name", "path", "key", "original",
      "attributes", "filePath", "isSource",
    ]
    for member in object.members where !known.contains(member.name) {
      if member.value.object == nil || member.name.hasPrefix("$") && member.name != "$root" {
        unknownMembers[member.name, default: []].append(member.nameRange)
      }
    }
  }
}

extension JSONValue {
  /// The value to which names lead.
  fileprivate subscript(path names: [String]) -> JSONValue? {
    names.reduce(self as JSONValue?) { value, name in value?[name] }
  }
}
