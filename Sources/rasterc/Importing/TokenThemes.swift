// The themes of a design tool's export, as modifiers of a resolver.

import RasterSyntax

/// A theme of a group, by their numbers.
struct TokenContext {
  let group: Int
  let theme: Int
}

/// Which sets are always active, and which are active in the themes of a group.
struct TokenThemes {
  /// A group of themes, of which one is active.
  struct Group {
    let name: String
    /// The names of the themes, with the sets of each.
    var themes: [(name: String, sets: Set<Int>)] = []
  }

  private(set) var groups: [Group] = []
  /// The sets that are active in every combination of themes.
  private(set) var base: Set<Int> = []
  /// The sets that are active in some theme, in the order in which later ones replace values.
  private(set) var active: [Int] = []
  private var isActive: Set<Int> = []
  /// Differences between the themes and the resolver.
  private(set) var losses: [(message: String, range: SourceRange)] = []

  /// Sets that are all active, as those of several files are.
  init(count: Int) {
    active = Array(0..<count)
    isActive = Set(active)
    base = isActive
  }

  /// Reads the themes of an export, whose sets are in order.
  init(_ root: JSONValue, _ sets: [TokenSet]) {
    var numbers: [String: Int] = [:]
    for (index, set) in sets.enumerated() { numbers[set.title ?? ""] = index }
    for theme in root["$themes"]?.array ?? [] {
      guard let name = theme["name"]?.string else { continue }
      let group = theme["group"]?.string ?? "theme"
      let place = groups.firstIndex { $0.name == group } ?? groups.count
      if place == groups.count { groups.append(Group(name: group)) }
      var selected: Set<Int> = []
      for member in theme["selectedTokenSets"]?.object?.members ?? [] {
        guard member.value.string != "disabled", member.value.bool != false else { continue }
        if let index = numbers[member.name] {
          selected.insert(index)
        } else {
          let message = "the set '\(member.name)' of the theme '\(name)' is missing"
          losses.append((message, member.nameRange))
        }
      }
      if groups[place].themes.contains(where: { $0.name == name }) {
        losses.append(("the theme '\(name)' is defined twice, and the first is used", theme.range))
      } else {
        groups[place].themes.append((name, selected))
      }
    }
    guard !groups.isEmpty else {
      self = TokenThemes(count: sets.count)
      return
    }
    for group in groups {
      let common = group.themes.dropFirst().reduce(group.themes[0].sets) {
        $0.intersection($1.sets)
      }
      base.formUnion(common)
    }
    let all = groups.flatMap { $0.themes }.reduce(base) { $0.union($1.sets) }
    active = sets.indices.filter { all.contains($0) }
    isActive = all
    // A group with one theme selects nothing.
    groups.removeAll { $0.themes.count < 2 }
    for index in sets.indices where !all.contains(index) {
      let message = "the set '\(sets[index].title ?? "")' is in no theme, and not in the resolver"
      losses.append((message, sets[index].root.range.start))
    }
  }

  /// Returns the definitions that can be effective: those of active sets that no set that is always
  /// active replaces.
  ///
  /// In a context, the sets of the theme are always active, and those of other themes of the group
  /// never.
  func live(
    _ definitions: [Int],
    _ tokens: [CollectedToken],
    in context: TokenContext? = nil
  ) -> [Int] {
    var result: [Int] = []
    for index in definitions where isActive(tokens[index].set, in: context) {
      let set = tokens[index].set
      if base.contains(set) || context.map({ contains(set, $0) }) ?? false { result = [] }
      result.append(index)
    }
    return result
  }

  private func isActive(_ set: Int, in context: TokenContext?) -> Bool {
    guard isActive.contains(set) else { return false }
    guard let context, !base.contains(set), !contains(set, context) else { return true }
    return groups.indices.contains { group in
      group != context.group && groups[group].themes.contains { $0.sets.contains(set) }
    }
  }

  private func contains(_ set: Int, _ context: TokenContext) -> Bool {
    groups[context.group].themes[context.theme].sets.contains(set)
  }

  /// Returns the themes of a group in which a set is active, or nil if that depends on others.
  func themes(of group: Int, with set: Int) -> [Int]? {
    let all = groups[group].themes.indices
    if base.contains(set) { return Array(all) }
    let isElsewhere = groups.indices.contains { other in
      other != group && groups[other].themes.contains { $0.sets.contains(set) }
    }
    let own = all.filter { groups[group].themes[$0].sets.contains(set) }
    return isElsewhere || own.isEmpty ? nil : own
  }
}
