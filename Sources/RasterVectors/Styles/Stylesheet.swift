// Parses CSS in `<style>`: the rules that exporters write, and their selectors.

/// One declaration: `fill: red`.
struct CSSDeclaration {
  let name: String
  let value: String
  let isImportant: Bool
}

/// The rules of a document's `<style>` elements.
struct Stylesheet {
  struct Rule {
    let selector: CSSSelector
    let declarations: [CSSDeclaration]
    let order: Int
  }

  private(set) var rules: [Rule] = []
  /// The unsupported rules, with their offsets in the text.
  private(set) var losses: [(what: String, offset: Int)] = []
  /// The rules, indexed by the id, class or type in their last compound.
  private(set) var index: [String: [Int]] = [:]

  /// Whether a selector depends on the siblings of an element.
  private(set) var needsSiblings = false

  /// Adds the rules of a stylesheet.
  mutating func add(_ text: String) {
    var reader = CSSReader(withoutComments(text))
    while let item = reader.next() {
      switch item {
      case .loss(let what, let offset): losses.append((what, offset))
      case .rule(let selectors, let declarations):
        for selector in selectors where rules.count < 20_000 {
          guard let last = selector.compounds.first?.compound else { continue }
          let key =
            last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.type ?? "*"
          index[key, default: []].append(rules.count)
          if selector.needsSiblings { needsSiblings = true }
          rules.append(Rule(selector: selector, declarations: declarations, order: rules.count))
        }
      }
    }
  }
}

/// Parses the rules of a stylesheet.
private struct CSSReader {
  enum Item {
    case rule([CSSSelector], [CSSDeclaration])
    case loss(String, offset: Int)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Item? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let start = position
    if bytes[position] == UInt8(ascii: "@") {
      let name = CSSReader.string(
        bytes[position...].prefix { $0 > 0x20 && $0 != 0x7B && $0 != 0x3B }
      )
      if name == "@media", enterMedia() { return next() }
      skipAtRule()
      return name == "@charset" || name == "@namespace" ? next() : .loss("'\(name)'", offset: start)
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: "{") { position += 1 }
    let head = bytes[start..<position]
    position += 1
    let first = min(position, bytes.count)
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") { position += 1 }
    let body = bytes[first..<max(first, min(position, bytes.count))]
    position += 1
    let declarations = parseDeclarations(Self.string(body[...]))
    var selectors: [CSSSelector] = []
    for part in Self.string(head[...]).split(separator: ",", omittingEmptySubsequences: false) {
      guard let selector = CSSSelector(trimmed(String(part))) else {
        return .loss("the selector '\(trimmed(String(part)))'", offset: start)
      }
      selectors.append(selector)
    }
    return .rule(selectors, declarations)
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Skips whitespace, and the `<!--` markers that hide styles from old browsers.
  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "}") {
        position += 1
      } else if bytes[position...].starts(with: "<!--".utf8) {
        position += 4
      } else if bytes[position...].starts(with: "-->".utf8) {
        position += 3
      } else {
        return
      }
    }
  }

  /// Enters the block of `@media all` or `@media screen`; its closing brace is skipped like space.
  private mutating func enterMedia() -> Bool {
    guard let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")) else { return false }
    let query = lowercased(trimmed(Self.string(bytes[(position + 6)..<open])))
    guard query == "all" || query == "screen" || query.isEmpty else { return false }
    position = open + 1
    return true
  }

  private mutating func skipAtRule() {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: ";"), depth == 0 { return }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }
}

/// Parses the declarations of a rule or of a `style` attribute.
func parseDeclarations(_ text: String) -> [CSSDeclaration] {
  var result: [CSSDeclaration] = []
  let bytes = Array(withoutComments(text).utf8)
  for part in bytes.split(separator: UInt8(ascii: ";")) {
    guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
    let name = lowercased(trimmed(String(decoding: part[..<colon], as: UTF8.self)))
    var value = trimmed(String(decoding: part[(colon + 1)...], as: UTF8.self))
    var isImportant = false
    if let mark = value.utf8.lastIndex(of: UInt8(ascii: "!")) {
      isImportant = lowercased(trimmed(String(value[mark...].dropFirst()))) == "important"
      if isImportant { value = trimmed(String(value[..<mark])) }
    }
    if !name.isEmpty, !value.isEmpty {
      result.append(CSSDeclaration(name: name, value: value, isImportant: isImportant))
    }
  }
  return result
}

/// A style sheet or a list of declarations without its comments.
func withoutComments(_ text: String) -> String {
  let source = Array(text.utf8)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(source.count)
  var position = 0
  while position < source.count {
    let isComment =
      source[position] == 0x2F && position + 1 < source.count && source[position + 1] == 0x2A
    guard isComment else {
      bytes.append(source[position])
      position += 1
      continue
    }
    position += 2
    while position < source.count {
      if source[position] == 0x2A, position + 1 < source.count, source[position + 1] == 0x2F {
        break
      }
      position += 1
    }
    position += 2
  }
  return String(decoding: bytes, as: UTF8.self)
}
