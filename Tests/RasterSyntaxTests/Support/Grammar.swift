// Reads EBNF: productions of names, terminals, alternatives, options and repetitions.

/// A grammar as its file defines it.
struct Grammar: Sendable {
  /// The right side of a production.
  indirect enum Node: Sendable {
    case terminal(String)
    case nonterminal(String)
    case sequence([Node])
    case choice([Node])
    case option(Node)
    case repetition(Node)
  }

  private(set) var productions: [(name: String, node: Node)] = []
  /// Each production as written, with single spaces.
  private(set) var texts: [String] = []

  /// Reads the productions of `text`, or returns nil if it is not EBNF.
  init?(_ text: String) {
    var reader = GrammarReader(text)
    while let (name, node, text) = reader.readProduction() {
      productions.append((name, node))
      texts.append(text)
    }
    guard reader.isAtEnd, !productions.isEmpty else { return nil }
  }
}

/// Reads one symbol, name or quoted terminal after the other.
private struct GrammarReader {
  private let words: [String]
  private var position = 0

  init(_ text: String) { words = Self.split(text) }

  var isAtEnd: Bool { position == words.count }

  private var word: String { position < words.count ? words[position] : "" }

  mutating func readProduction() -> (String, Grammar.Node, String)? {
    let start = position
    guard let name = readName(), consume("="), let node = readChoice(), consume(";") else {
      return nil
    }
    return (name, node, words[start..<position].joined(separator: " "))
  }

  private mutating func consume(_ sign: String) -> Bool {
    guard word == sign else { return false }
    position += 1
    return true
  }

  private mutating func readName() -> String? {
    var parts: [String] = []
    while word.first?.isLetter ?? false {
      parts.append(word)
      position += 1
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private mutating func readChoice() -> Grammar.Node? {
    var nodes: [Grammar.Node] = []
    repeat {
      guard let node = readSequence() else { return nil }
      nodes.append(node)
    } while consume("|")
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func readSequence() -> Grammar.Node? {
    var nodes: [Grammar.Node] = []
    repeat {
      guard let node = readFactor() else { return nil }
      nodes.append(node)
    } while consume(",")
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func readFactor() -> Grammar.Node? {
    if consume("[") { return readChoice().flatMap { consume("]") ? .option($0) : nil } }
    if consume("{") { return readChoice().flatMap { consume("}") ? .repetition($0) : nil } }
    if consume("(") { return readChoice().flatMap { consume(")") ? $0 : nil } }
    if word.first == "\"" {
      defer { position += 1 }
      return .terminal(String(word.dropFirst().dropLast()))
    }
    guard let name = readName() else { return nil }
    return name.allSatisfy(\.isUppercase) ? .terminal(name) : .nonterminal(name)
  }

  /// Splits at spaces and symbols, drops comments, and keeps quoted text whole.
  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("(*") {
        guard let end = rest.firstRange(of: "*)") else { return words + ["(*"] }
        rest = rest[end.upperBound...]
      } else if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"") ?? rest.index(before: rest.endIndex)
        words.append(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter }
        words.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { words.append(String(first)) }
        rest = rest.dropFirst()
      }
    }
    return words
  }
}
