// The values of calculations that depend on a theme, one for each theme of a group.

import RasterSemantics
import RasterSyntax

/// Converts tokens whose values depend on the themes of one group.
struct ThemedTokens {
  /// The maximum number of conversions, for tokens and themes together.
  private static let mostConversions = 200_000

  private struct Value {
    let group: Int
    let type: DesignType
    /// The value in each theme; nil where the token does not exist.
    let values: [JSON?]
  }

  private let graph: TokenGraph
  private let themes: TokenThemes
  /// A converter for each theme of each group, once it is needed.
  private var converters: [[TokenConverter]] = []
  private var values: [Int: Value] = [:]
  private var count = 0

  init(_ graph: TokenGraph, _ themes: TokenThemes) { (self.graph, self.themes) = (graph, themes) }

  /// Converts a token in each theme of the group on which it depends, and returns the keys of the
  /// tokens to which it refers.
  mutating func convert(_ index: Int, as type: DesignType) throws(TokenLoss) -> Set<String> {
    let token = graph.tokens[index]
    // Definitions in other sets could replace the values in some themes, or be replaced by them.
    guard graph.definitions[token.key]?.count == 1 else {
      throw TokenLoss("a calculation that depends on the theme, in a token of several sets")
    }
    if converters.isEmpty {
      converters = themes.groups.indices.map { group in
        themes.groups[group].themes.indices.map { theme in
          let context = TokenContext(group: group, theme: theme)
          return TokenConverter(graph, TokenConstants(graph, themes, in: context))
        }
      }
    }
    var loss = TokenLoss("a calculation that depends on the themes of several groups")
    for group in themes.groups.indices {
      guard let own = themes.themes(of: group, with: token.set) else { continue }
      do throws(TokenLoss) {
        return try convert(index, as: type, group, own)
      } catch {
        if !error.dependsOnTheme { loss = error }
      }
    }
    throw loss
  }

  private mutating func convert(
    _ index: Int,
    as type: DesignType,
    _ group: Int,
    _ own: [Int]
  ) throws(TokenLoss) -> Set<String> {
    var uses: Set<String> = []
    var results = [JSON?](repeating: nil, count: themes.groups[group].themes.count)
    for theme in own {
      count += 1
      guard count <= Self.mostConversions else {
        throw TokenLoss("too many calculations that depend on themes")
      }
      results[theme] = try converters[group][theme].convert(graph.tokens[index].value, as: type)
      uses.formUnion(converters[group][theme].uses)
    }
    values[index] = Value(group: group, type: type, values: results)
    return uses
  }

  /// Leaves out a token that refers to others that are left out.
  mutating func remove(_ index: Int) { values[index] = nil }

  // MARK: Files

  /// Returns the files of each theme of each group, with descriptions of tokens; nil for none.
  func files(_ description: (Int) -> String?) -> [[JSON?]] {
    let indices = values.keys.sorted()
    return themes.groups.indices.map { group in
      themes.groups[group].themes.indices.map { theme in
        let tree = TokenTree()
        for index in indices {
          guard let value = values[index], value.group == group, let json = value.values[theme]
          else { continue }
          var members = [JSON.Member("$type", .string(value.type.rawValue)), .init("$value", json)]
          if let text = description(index) { members.append(.init("$description", .string(text))) }
          tree.add(members, at: graph.writtenPath(graph.tokens[index])[...])
        }
        return tree.isEmpty ? nil : tree.json
      }
    }
  }
}

/// Groups and tokens, in the order in which they are added.
private final class TokenTree {
  private var names: [String] = []
  private var parts: [String: TokenTree] = [:]
  private var token: [JSON.Member] = []

  var isEmpty: Bool { names.isEmpty }

  func add(_ members: [JSON.Member], at path: ArraySlice<String>) {
    guard let name = path.first else {
      if token.isEmpty { token = members }
      return
    }
    let part = parts[name] ?? TokenTree()
    if parts.updateValue(part, forKey: name) == nil { names.append(name) }
    part.add(members, at: path.dropFirst())
  }

  var json: JSON {
    .object(token + names.compactMap { name in parts[name].map { .init(name, $0.json) } })
  }
}
