// Exports tokens in the Design Tokens format of the W3C community group, version 2025.10.

import RasterSyntax

/// A set of tokens, with the modifiers that select between values.
package struct DesignTokenSet: Sendable {
  /// A mode or the appearance, of which one context is active.
  package struct Modifier: Sendable {
    package let name: String
    package let description: String?
    package let contexts: [String]
    /// The index of the default context.
    package let standard: Int

    package init(name: String, description: String?, contexts: [String], standard: Int) {
      (self.name, self.description) = (name, description)
      (self.contexts, self.standard) = (contexts, standard)
    }
  }

  /// A token with its value, and the values that replace it in contexts of one modifier.
  package struct Token: Sendable {
    package let path: [String]
    package let type: String
    package let description: String?
    package let value: JSON
    package let modifier: Int?
    package let contexts: [Int: JSON]

    package init(
      _ path: [String],
      type: String,
      description: String?,
      _ value: JSON,
      modifier: Int? = nil,
      contexts: [Int: JSON] = [:]
    ) {
      (self.path, self.type, self.description) = (path, type, description)
      (self.value, self.modifier, self.contexts) = (value, modifier, contexts)
    }
  }

  package let name: String
  package let modifiers: [Modifier]
  package var tokens: [Token] = []
  /// The descriptions of groups by path; the empty path is the set.
  package var descriptions: [[String]: String] = [:]

  package init(name: String, modifiers: [Modifier]) {
    (self.name, self.modifiers) = (name, modifiers)
  }

  /// The file `Brand.tokens.json`, with further files if contexts replace values.
  ///
  /// These are one file for each context that replaces values, and `Brand.resolver.json`, which
  /// selects between them.
  package var files: [AssetFile] {
    var files = [file("\(name).tokens.json", tokens.map { ($0, $0.value) }, isBase: true)]
    var used: [JSON.Member] = []
    for (index, modifier) in modifiers.enumerated()
    where tokens.contains(where: { $0.modifier == index && !$0.contexts.isEmpty }) {
      var contexts: [JSON.Member] = []
      for (place, context) in modifier.contexts.enumerated() {
        let replaced = tokens.compactMap { token in
          token.modifier == index ? token.contexts[place].map { (token, $0) } : nil
        }
        var sources: [JSON] = []
        if !replaced.isEmpty {
          let path = "\(name).\(modifier.name)-\(context).tokens.json"
          files.append(file(path, replaced, isBase: false))
          sources.append(.object(["$ref": .string(path)]))
        }
        contexts.append(.init(context, .array(sources)))
      }
      var members =
        modifier.description.map {
          [JSON.Member("description", .string($0))]
        } ?? []
      members.append(.init("contexts", .object(contexts)))
      members.append(.init("default", .string(modifier.contexts[modifier.standard])))
      used.append(.init(modifier.name, .object(members)))
    }
    guard !used.isEmpty else { return files }
    files.append(resolver(used))
    return files
  }

  private func resolver(_ used: [JSON.Member]) -> AssetFile {
    let order: [JSON] =
      [.object(["$ref": "#/sets/\(name)"])]
      + used.map { .object(["$ref": "#/modifiers/\($0.name)"]) }
    let base = JSON.object(["$ref": "\(name).tokens.json"])
    let set = JSON.object(["sources": [base]])
    let document = JSON.object([
      "version": "2025.10",
      "sets": .object([name: set]),
      "modifiers": .object(used),
      "resolutionOrder": .array(order),
    ])
    return AssetFile("\(name).resolver.json", text: document.indented() + "\n")
  }

  // MARK: Files

  private final class Group {
    var order: [(name: String, token: JSON?)] = []
    var groups: [String: Group] = [:]
  }

  private func file(
    _ path: String,
    _ tokens: [(Token, JSON)],
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
      var members = [JSON.Member("$type", .string(token.type)), .init("$value", value)]
      if isBase, let text = token.description {
        members.append(.init("$description", .string(text)))
      }
      group.order.append((token.path.last ?? "", .object(members)))
    }
    return AssetFile(path, text: json(of: root, at: [], isBase).indented() + "\n")
  }

  private func json(of group: Group, at path: [String], _ isBase: Bool) -> JSON {
    var members: [JSON.Member] = []
    if isBase, let text = descriptions[path] {
      members.append(.init("$description", .string(text)))
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
