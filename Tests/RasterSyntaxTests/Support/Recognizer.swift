// Recognizes whether tokens are a sentence of a grammar, by Earley's method, to verify the parser.

import RasterSyntax

/// Recognizes the sentences of any context-free grammar.
///
/// J. Earley, "An efficient context-free parsing algorithm", CACM 13 (1970). Rules that may be empty
/// are completed when predicted, after J. Aycock and R. N. Horspool (Computer Journal 45, 2002).
final class Recognizer {
  private enum Symbol {
    case terminal(Int)
    case nonterminal(Int)
  }

  private struct Rule {
    let left: Int
    let right: [Symbol]
  }

  private struct Item: Hashable {
    let rule: Int
    let dot: Int
    let origin: Int
  }

  private var rules: [Rule] = []
  /// The rules of each nonterminal.
  private var rulesByLeft: [[Int]] = []
  private var nonterminals: [String: Int] = [:]
  private var terminals: [String: Int] = [:]
  private var isNullable: [Bool] = []
  private let start: Int

  init(_ grammar: Grammar) {
    start = 0
    for (name, _) in grammar.productions {
      nonterminals[name] = rulesByLeft.count
      rulesByLeft.append([])
    }
    for (index, production) in grammar.productions.enumerated() {
      addRules(index, production.node)
    }
    findNullable()
  }

  /// Whether the terminals, each given by its names in the grammar, are a sentence.
  func accepts(_ sentence: [[String]]) -> Bool {
    var sets = [ItemSet(nonterminals: rulesByLeft.count)]
    predict(start, at: 0, into: &sets[0])
    for position in 0...sentence.count {
      let read = position < sentence.count ? sentence[position].compactMap { terminals[$0] } : []
      var next = ItemSet(nonterminals: rulesByLeft.count)
      var index = 0
      while index < sets[position].items.count {
        step(sets[position].items[index], read, at: position, &sets, &next)
        index += 1
      }
      if position == sentence.count { break }
      if next.items.isEmpty { return false }
      sets.append(next)
    }
    return sets[sentence.count].items.contains {
      rules[$0.rule].left == start && $0.origin == 0 && $0.dot == rules[$0.rule].right.count
    }
  }

  /// The items of one position, without duplicates, and the items that wait for each nonterminal.
  private struct ItemSet {
    var items: [Item] = []
    var known: Set<Item> = []
    var waiting: [[Item]]
    var isPredicted: [Bool]

    init(nonterminals: Int) {
      waiting = Array(repeating: [], count: nonterminals)
      isPredicted = Array(repeating: false, count: nonterminals)
    }

    mutating func insert(_ item: Item) {
      if known.insert(item).inserted { items.append(item) }
    }
  }

  private func step(
    _ item: Item,
    _ read: [Int],
    at position: Int,
    _ sets: inout [ItemSet],
    _ next: inout ItemSet
  ) {
    let rule = rules[item.rule]
    let advanced = Item(rule: item.rule, dot: item.dot + 1, origin: item.origin)
    guard item.dot < rule.right.count else {
      for waiting in sets[item.origin].waiting[rule.left] {
        sets[position].insert(
          Item(rule: waiting.rule, dot: waiting.dot + 1, origin: waiting.origin)
        )
      }
      return
    }
    switch rule.right[item.dot] {
    case .terminal(let wanted): if read.contains(wanted) { next.insert(advanced) }
    case .nonterminal(let wanted):
      sets[position].waiting[wanted].append(item)
      predict(wanted, at: position, into: &sets[position])
      if isNullable[wanted] { sets[position].insert(advanced) }
    }
  }

  private func predict(_ nonterminal: Int, at position: Int, into set: inout ItemSet) {
    guard !set.isPredicted[nonterminal] else { return }
    set.isPredicted[nonterminal] = true
    for rule in rulesByLeft[nonterminal] { set.insert(Item(rule: rule, dot: 0, origin: position)) }
  }

  private func addRules(_ left: Int, _ node: Grammar.Node) {
    switch node {
    case .choice(let nodes): for node in nodes { addRules(left, node) }
    case .sequence(let nodes): addRule(left, nodes.map(symbol))
    case .option(let node):
      addRule(left, [])
      addRules(left, node)
    case .repetition(let node):
      addRule(left, [])
      addRule(left, [.nonterminal(left), symbol(node)])
    case .terminal, .nonterminal: addRule(left, [symbol(node)])
    }
  }

  private func addRule(_ left: Int, _ right: [Symbol]) {
    rulesByLeft[left].append(rules.count)
    rules.append(Rule(left: left, right: right))
  }

  private func symbol(_ node: Grammar.Node) -> Symbol {
    switch node {
    case .terminal(let name):
      let id = terminals[name] ?? terminals.count
      terminals[name] = id
      return .terminal(id)
    case .nonterminal(let name):
      precondition(nonterminals[name] != nil, "the grammar has no production for '\(name)'")
      return .nonterminal(nonterminals[name] ?? 0)
    default:
      let id = rulesByLeft.count
      rulesByLeft.append([])
      addRules(id, node)
      return .nonterminal(id)
    }
  }

  private func findNullable() {
    isNullable = Array(repeating: false, count: rulesByLeft.count)
    var changed = true
    while changed {
      changed = false
      for rule in rules where !isNullable[rule.left] {
        let isEmpty = rule.right.allSatisfy {
          if case .nonterminal(let id) = $0 { return isNullable[id] }
          return false
        }
        guard isEmpty else { continue }
        isNullable[rule.left] = true
        changed = true
      }
    }
  }
}
