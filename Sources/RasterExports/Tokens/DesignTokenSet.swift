// Tokens as files of the Design Tokens format of the W3C's community group, 2025.10.

/// A set of tokens, and the modifiers that decide between values.
package struct DesignTokenSet: Sendable {
  /// A mode, or the appearance: one of its contexts holds.
  package struct Modifier: Sendable {
    package let name: String
    package let description: String?
    package let contexts: [String]
    /// The context that holds by itself.
    package let standard: Int

    package init(name: String, description: String?, contexts: [String], standard: Int) {
      (self.name, self.description) = (name, description)
      (self.contexts, self.standard) = (contexts, standard)
    }
  }

  /// A token with its value, and those that contexts of one modifier replace it by.
  package struct Token: Sendable {
    package let path: [String]
    package let type: String
    package let description: String?
    package let value: DesignTokenJSON
    package let modifier: Int?
    package let contexts: [Int: DesignTokenJSON]

    package init(
      _ path: [String],
      type: String,
      description: String?,
      _ value: DesignTokenJSON,
      modifier: Int? = nil,
      contexts: [Int: DesignTokenJSON] = [:]
    ) {
      (self.path, self.type, self.description) = (path, type, description)
      (self.value, self.modifier, self.contexts) = (value, modifier, contexts)
    }
  }

  package let name: String
  package let modifiers: [Modifier]
  package var tokens: [Token] = []
  /// What groups say of themselves, by their paths; the empty path is the set.
  package var descriptions: [[String]: String] = [:]

  package init(name: String, modifiers: [Modifier]) {
    (self.name, self.modifiers) = (name, modifiers)
  }

  /// `Brand.tokens.json`; where contexts replace values, a file for each of them that does, and
  /// `Brand.resolver.json`, which says when they hold.
  package var files: [AssetFile] {
    var files = [file("\(name).tokens.json", tokens.map { ($0, $0.value) }, isBase: true)]
    var used: [DesignTokenJSON.Member] = []
    for (index, modifier) in modifiers.enumerated()
    where tokens.contains(where: { $0.modifier == index && !$0.contexts.isEmpty }) {
      var contexts: [DesignTokenJSON.Member] = []
      for (place, context) in modifier.contexts.enumerated() {
        let replaced = tokens.compactMap { token in
          token.modifier == index ? token.contexts[place].map { (token, $0) } : nil
        }
        var sources: [DesignTokenJSON] = []
        if !replaced.isEmpty {
          let path = "\(name).\(modifier.name)-\(context).tokens.json"
          files.append(file(path, replaced, isBase: false))
          sources.append(.members(("$ref", .text(path))))
        }
        contexts.append(.init(context, .list(sources)))
      }
      var members =
        modifier.description.map {
          [DesignTokenJSON.Member("description", .text($0))]
        } ?? []
      members.append(.init("contexts", .object(contexts)))
      members.append(.init("default", .text(modifier.contexts[modifier.standard])))
      used.append(.init(modifier.name, .object(members)))
    }
    guard !used.isEmpty else { return files }
    files.append(resolver(used))
    return files
  }

  private func resolver(_ used: [DesignTokenJSON.Member]) -> AssetFile {
    let order: [DesignTokenJSON] =
      [.members(("$ref", .text("#/sets/\(name)")))]
      + used.map { .members(("$ref", .text("#/modifiers/\($0.name)"))) }
    let base = DesignTokenJSON.members(("$ref", .text("\(name).tokens.json")))
    let set = DesignTokenJSON.members(("sources", .list([base])))
    let document = DesignTokenJSON.members(
      ("version", .text("2025.10")),
      ("sets", .members((name, set))),
      ("modifiers", .object(used)),
      ("resolutionOrder", .list(order))
    )
    return AssetFile("\(name).resolver.json", text: document.text() + "\n")
  }

  // MARK: Files

  private final class Group {
    var order: [(name: String, token: DesignTokenJSON?)] = []
    var groups: [String: Group] = [:]
  }

  private func file(
    _ path: String,
    _ tokens: [(Token, DesignTokenJSON)],
    isBase: Bool
  ) -> AssetFile {
    let root = Group()
    for (token, value) in tokens {
      var group = root
      for name in token.path.dropLast() {
        if let inner = group.groups[name] {
          group = inner
        } else {
          let inner = Group()
          group.order.append((name, nil))
          group.groups[name] = inner
          group = inner
        }
      }
      var members = [DesignTokenJSON.Member("$type", .text(token.type)), .init("$value", value)]
      if isBase, let words = token.description {
        members.append(.init("$description", .text(words)))
      }
      group.order.append((token.path.last ?? "", .object(members)))
    }
    return AssetFile(path, text: json(of: root, at: [], isBase).text() + "\n")
  }

  private func json(of group: Group, at path: [String], _ isBase: Bool) -> DesignTokenJSON {
    var members: [DesignTokenJSON.Member] = []
    if isBase, let words = descriptions[path] {
      members.append(.init("$description", .text(words)))
    }
    for (name, token) in group.order {
      if let token {
        members.append(.init(name, token))
      } else if let inner = group.groups[name] {
        members.append(.init(name, json(of: inner, at: path + [name], isBase)))
      }
    }
    return .object(members)
  }
}
