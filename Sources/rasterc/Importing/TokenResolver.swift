// Writes the resolver that combines the files of an import.

import RasterSyntax

/// The order in which sets and themes replace values.
struct TokenResolver {
  private enum Item {
    case sets([Int])
    case modifier(Int)
  }

  private let themes: TokenThemes
  private let paths: [String]
  /// The files of calculations in each theme of each group.
  private let calculated: [[String?]]
  private var items: [Item] = []
  /// The sets of each theme of each group, in order; some that are always active are repeated.
  private var contexts: [[[Int]]] = []
  /// Differences between the themes and the resolver.
  private(set) var losses: [(message: String, set: Int)] = []

  /// Plans the order of sets whose files have these paths, and of calculations in themes.
  init(_ themes: TokenThemes, _ graph: TokenGraph, paths: [String], calculated: [[String?]]) {
    (self.themes, self.paths, self.calculated) = (themes, paths, calculated)
    let keys = keysBySet(graph)
    var ends: [(position: Int, group: Int)] = []
    for (number, group) in themes.groups.enumerated() {
      let own = group.themes.reduce(Set<Int>()) { $0.union($1.sets) }.subtracting(themes.base)
      let end = own.max() ?? -1
      contexts.append(group.themes.map { context(of: $0.sets, upTo: end, keys) })
      ends.append((end, number))
    }
    ends.sort { ($0.position, $0.group) < ($1.position, $1.group) }
    var run: [Int] = []
    for set in themes.active where themes.base.contains(set) {
      while let end = ends.first, end.position < set {
        if !run.isEmpty { items.append(.sets(run)) }
        run = []
        items.append(.modifier(end.group))
        ends.removeFirst()
      }
      run.append(set)
    }
    if !run.isEmpty { items.append(.sets(run)) }
    items += ends.map { .modifier($0.group) }
    checkOrder(graph)
  }

  private func keysBySet(_ graph: TokenGraph) -> [Set<String>] {
    var keys = [Set<String>](repeating: [], count: paths.count)
    for token in graph.tokens { keys[token.set].insert(token.key) }
    return keys
  }

  /// Returns the sets of a theme that are not always active, with those up to the end of its group
  /// that are and that replace values of theirs.
  private func context(of sets: Set<Int>, upTo end: Int, _ keys: [Set<String>]) -> [Int] {
    let own = sets.subtracting(themes.base)
    var before: Set<String> = []
    var result: [Int] = []
    for set in themes.active where set <= end {
      if own.contains(set) {
        before.formUnion(keys[set])
        result.append(set)
      } else if themes.base.contains(set), !before.isDisjoint(with: keys[set]) {
        result.append(set)
      }
    }
    return result
  }

  // MARK: Order

  /// Reports values that a later set should replace and that a resolver applies after it.
  private mutating func checkOrder(_ graph: TokenGraph) {
    var last: [Int: (Int, Int)] = [:]
    for (place, item) in items.enumerated() {
      switch item {
      case .sets(let sets): for (index, set) in sets.enumerated() { last[set] = (place, index) }
      case .modifier(let group):
        for context in contexts[group] {
          for (index, set) in context.enumerated() {
            last[set] = max(last[set] ?? (place, index), (place, index)) { $0 < $1 }
          }
        }
      }
    }
    var reported: Set<[Int]> = []
    for token in graph.tokens {
      guard let all = graph.definitions[token.key], all.count > 1 else { continue }
      let sets = all.map { graph.tokens[$0].set }
      // The sets before this one, of which the nearest matter most.
      for other in sets.filter({ $0 < token.set }).suffix(16) {
        guard let first = last[other], let second = last[token.set], first > second,
          areTogether(other, token.set), reported.insert([other, token.set]).inserted
        else { continue }
        losses.append(
          (
            "the set '\(paths[token.set])' replaces '\(token.key)' of the set '\(paths[other])', "
              + "which a resolver applies later",
            token.set
          )
        )
      }
    }
  }

  private func max(
    _ first: (Int, Int),
    _ second: (Int, Int),
    by isLess: ((Int, Int), (Int, Int)) -> Bool
  ) -> (Int, Int) { isLess(first, second) ? second : first }

  /// Whether two sets can be active at the same time.
  private func areTogether(_ first: Int, _ second: Int) -> Bool {
    if themes.base.contains(first) || themes.base.contains(second) { return true }
    let groups = themes.groups.indices.map { index in
      (
        themes.groups[index].themes.contains { $0.sets.contains(first) },
        themes.groups[index].themes.contains { $0.sets.contains(second) }
      )
    }
    let isOne = themes.groups.contains { group in
      group.themes.contains { $0.sets.contains(first) && $0.sets.contains(second) }
    }
    let first = groups.indices.filter { groups[$0].0 }
    let second = groups.indices.filter { groups[$0].1 }
    return isOne || first != second || first.count > 1
  }

  // MARK: Writing

  /// The document, whose paths are relative to its own folder.
  var json: JSON {
    var sets: [JSON.Member] = []
    var order: [JSON] = []
    let names = Set(themes.groups.map { $0.name })
    for item in items {
      switch item {
      case .sets(let run):
        var name = sets.isEmpty ? "base" : "base-\(sets.count + 1)"
        while names.contains(name) { name += "-sets" }
        sets.append(.init(name, .object(["sources": sources(run)])))
        order.append(.object(["$ref": .string("#/sets/\(name)")]))
      case .modifier(let group):
        let name = themes.groups[group].name
        order.append(.object(["$ref": .string("#/modifiers/\(Self.escaped(name))")]))
      }
    }
    let modifiers = themes.groups.indices.map { number in
      let group = themes.groups[number]
      let members = group.themes.indices.map { theme in
        JSON.Member(
          group.themes[theme].name,
          sources(contexts[number][theme], calculated[number][theme])
        )
      }
      return JSON.Member(
        group.name,
        .object(["contexts": .object(members), "default": .string(group.themes[0].name)])
      )
    }
    return .object([
      "version": "2025.10",
      "sets": .object(sets),
      "modifiers": modifiers.isEmpty ? nil : .object(modifiers),
      "resolutionOrder": .array(order),
    ])
  }

  private func sources(_ sets: [Int], _ calculated: String? = nil) -> JSON {
    let files = sets.map { paths[$0] } + (calculated.map { [$0] } ?? [])
    return .array(files.map { .object(["$ref": .string($0)]) })
  }

  /// Returns a name as a JSON pointer writes it.
  private static func escaped(_ name: String) -> String {
    name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
