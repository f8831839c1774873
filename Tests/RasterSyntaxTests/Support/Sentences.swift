// Generates random sentences from a grammar, as source text.

import TestSupport

/// Generates sentences of a bounded size.
struct SentenceGenerator {
  private let productions: [String: Grammar.Node]
  private let start: String
  /// The minimum number of terminals for each production.
  private var costs: [String: Int] = [:]
  private var random: SeededGenerator
  /// The number of terminals that may still be chosen freely.
  private var budget = 0
  private var terminals: [String] = []

  init(_ grammar: Grammar, seed: UInt64) {
    productions = Dictionary(grammar.productions.map { ($0.name, $0.node) }) { $1 }
    start = grammar.productions[0].name
    random = SeededGenerator(seed: seed)
    for _ in productions {
      for (name, node) in productions { costs[name] = cost(node) }
    }
  }

  /// A sentence of about `size` terminals at most that can be written as text.
  mutating func next(size: Int) -> String {
    while true {
      terminals = []
      budget = Int.random(in: 1...size, using: &random)
      if let node = productions[start] { draw(node, depth: 0) }
      var layout = SentenceLayout(random: random)
      let text = layout.text(terminals)
      random = layout.random
      if let text { return text }
    }
  }

  private func cost(_ node: Grammar.Node) -> Int {
    switch node {
    case .terminal: 1
    case .nonterminal(let name): min(1 + (costs[name] ?? 1000), 1000)
    case .sequence(let nodes): min(nodes.map(cost).reduce(0, +), 1000)
    case .choice(let nodes): nodes.map(cost).min() ?? 1000
    case .option, .repetition: 0
    }
  }

  private mutating func draw(_ node: Grammar.Node, depth: Int) {
    switch node {
    case .terminal(let name):
      terminals.append(name)
      budget -= 1
    case .nonterminal(let name): if let node = productions[name] { draw(node, depth: depth + 1) }
    case .sequence(let nodes): for node in nodes { draw(node, depth: depth) }
    case .choice(let nodes):
      let fewest = cost(node)
      let isFree = budget > 0 && depth < 60
      let open = isFree ? nodes : nodes.filter { cost($0) == fewest }
      if let choice = open.randomElement(using: &random) { draw(choice, depth: depth) }
    case .option(let node): if isGenerous(depth), random.oneIn(2) { draw(node, depth: depth) }
    case .repetition(let node):
      while isGenerous(depth), !random.oneIn(depth < 6 ? 6 : 3) { draw(node, depth: depth) }
    }
  }

  private func isGenerous(_ depth: Int) -> Bool { budget > 0 && depth < 60 }
}

/// Writes terminals as text, with spaces and line breaks wherever they are insignificant.
struct SentenceLayout {
  var random: SeededGenerator
  private var text = ""
  private var brackets: [String] = []
  /// Whether the next terminal is in a string, for each open string.
  private var strings: [Bool] = []
  private var previous = ""

  init(random: SeededGenerator) { self.random = random }

  /// The text of `terminals`; nil if a NEWLINE is in a string, which no text can express.
  mutating func text(_ terminals: [String]) -> String? {
    for terminal in terminals {
      if terminal == "NEWLINE", !strings.isEmpty { return nil }
      text += space(before: terminal)
      text += spelling(terminal)
      track(terminal)
      previous = terminal
    }
    return text
  }

  private var isInString: Bool { strings.last ?? false }

  private static let names = [
    "a", "fill", "size", "x1", "_b", "Brand", "circle", "roundedRect", "paths", "default", "inner",
  ]
  private static let numbers = [
    "0", "12", "4.5", "1e3", "2.5E-2", "40%", "90deg", "1.5turn", "7_em",
  ]
  private static let texts = [
    "Book now", "\\n\\t", "\\\"", "\\\\", "\\u{e9}", "(", "é 日本", "//", "'", "}", " ",
  ]

  private mutating func spelling(_ terminal: String) -> String {
    func any(_ words: [String]) -> String { words.randomElement(using: &random) ?? "a" }
    switch terminal {
    case "NAME": return any(Self.names)
    case "PATH": return "path"
    case "NUMBER": return any(Self.numbers)
    case "COLOR": return any(["#FFF", "#a1b2", "#E5004B", "#00000040"])
    case "QUOTE": return "\""
    case "TEXT": return any(Self.texts)
    case "NEWLINE":
      return any(["\n", "\r\n", "\r", "\n\n  ", " // why\n", "\n/// doc\n", "/*\n*/"])
    default: return terminal
    }
  }

  private mutating func space(before terminal: String) -> String {
    if isInString || previous.isEmpty { return "" }
    // A '?' surrounded by spaces is a ternary; one that ends a line belongs to a type.
    if terminal == "?" || terminal == "NEWLINE" { return "" }
    if !random.oneIn(6) || strings.count > 0 { return random.oneIn(8) ? " /* */ " : " " }
    return mayBreak(before: terminal) ? any([" \n", "\n", " // why\n  ", "\n\n"]) : "  "
  }

  private mutating func any(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? ""
  }

  /// Whether a line break between the previous terminal and this one is insignificant.
  private func mayBreak(before terminal: String) -> Bool {
    if terminal == "(" || previous == "PATH" { return false }
    if let last = brackets.last, last != "{" { return true }
    let open = [
      ",", ":", "=", "->", "(", "[", "{", "+", "-", "*", "/", "<", "==", "&&", "||", "??", "..<",
      "!",
    ]
    let going = [
      ".", ",", ":", "=", "->", ")", "]", "{", "}", "+", "*", "/", "<", "==", "&&", "||", "??",
      "...",
    ]
    return open.contains(previous) || going.contains(terminal)
  }

  private mutating func track(_ terminal: String) {
    switch terminal {
    case "(", "[", "{", "\\(":
      brackets.append(terminal)
      if terminal == "\\(" { strings.append(false) }
    case ")", "]", "}":
      if brackets.popLast() == "\\(" { strings.removeLast() }
    case "QUOTE":
      if isInString { strings.removeLast() } else { strings.append(true) }
    default: break
    }
  }
}
