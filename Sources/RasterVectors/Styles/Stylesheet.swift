// Parses CSS in `<style>`: the rules that exporters write, and their selectors.

/// One declaration: `fill: red`.
struct CSSDeclaration {
  let name: String
  let value: String
  let isImportant: Bool
}

/// One selector: compounds from right to left, each with its combinator.
struct CSSSelector {
  struct Compound {
    var type: String?
    var id: String?
    var classes: [String] = []
    /// Whether it matches only the root element.
    var isRoot = false
  }

  /// From right to left; `isChild` means that the next compound must match the parent.
  var compounds: [(compound: Compound, isChild: Bool)] = []

  /// The specificity: ids first, then classes, then types.
  var specificity: Int {
    compounds.reduce(0) { sum, part in
      let compound = part.compound
      return sum + (compound.id == nil ? 0 : 10_000)
        + (compound.classes.count + (compound.isRoot ? 1 : 0)) * 100
        + (compound.type == nil ? 0 : 1)
    }
  }
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

  /// Adds the rules of a stylesheet.
  mutating func add(_ text: String) {
    var reader = CSSReader(text)
    while let item = reader.next() {
      switch item {
      case .loss(let what, let offset): losses.append((what, offset))
      case .rule(let selectors, let declarations):
        for selector in selectors where rules.count < 20_000 {
          guard let last = selector.compounds.first?.compound else { continue }
          let key =
            last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.type ?? "*"
          index[key, default: []].append(rules.count)
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
    for part in Self.string(head[...]).split(separator: ",") {
      guard let selector = Self.selector(trimmed(String(part))) else {
        return .loss("the selector '\(trimmed(String(part)))'", offset: start)
      }
      selectors.append(selector)
    }
    return .rule(selectors, declarations)
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Skips whitespace, comments, and the `<!--` markers that hide styles from old browsers.
  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "}") {
        position += 1
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else if bytes[position...].starts(with: "<!--".utf8) {
        position += 4
      } else if bytes[position...].starts(with: "-->".utf8) {
        position += 3
      } else {
        return
      }
    }
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

  /// Parses a selector of types, classes, ids, `*`, descendants and children; `nil` for others.
  private static func selector(_ text: String) -> CSSSelector? {
    var compounds: [(compound: CSSSelector.Compound, isChild: Bool)] = []
    var isChild = false
    let spaced = text.utf8.flatMap { $0 == UInt8(ascii: ">") ? [0x20, $0, 0x20] : [$0] }
    for part in spaced.split(whereSeparator: { $0 <= 0x20 }) {
      if Array(part) == [UInt8(ascii: ">")] {
        isChild = true
        continue
      }
      guard let compound = compound(Array(part)) else { return nil }
      compounds.append((compound, isChild))
      isChild = false
    }
    guard !compounds.isEmpty, compounds.count <= 16 else { return nil }
    return CSSSelector(compounds: compounds.reversed())
  }

  private static func compound(_ bytes: [UInt8]) -> CSSSelector.Compound? {
    var result = CSSSelector.Compound()
    var position = 0
    while position < bytes.count {
      let sign = bytes[position]
      let isNamed = sign == 0x2E || sign == 0x23 || sign == 0x3A
      if isNamed { position += 1 }
      let start = position
      while position < bytes.count, ![0x2E, 0x23, 0x3A, 0x5B, 0x7E, 0x2B].contains(bytes[position])
      {
        position += 1
      }
      let name = string(bytes[start..<position])
      guard !name.isEmpty else { return nil }
      switch sign {
      case 0x2E: result.classes.append(name)
      case 0x23: result.id = name
      case 0x3A:
        guard name == "root" else { return nil }
        result.isRoot = true
      default:
        guard start == 0 else { return nil }
        if name != "*" { result.type = name }
      }
      if position < bytes.count, [0x5B, 0x7E, 0x2B].contains(bytes[position]) { return nil }
    }
    return result
  }
}

/// Parses the declarations of a rule or of a `style` attribute.
func parseDeclarations(_ text: String) -> [CSSDeclaration] {
  var result: [CSSDeclaration] = []
  var bytes: [UInt8] = []
  let source = Array(text.utf8)
  var position = 0
  // Remove comments first.
  while position < source.count {
    if source[position] == 0x2F, position + 1 < source.count, source[position + 1] == 0x2A {
      position += 2
      while position < source.count {
        if source[position] == 0x2A, position + 1 < source.count, source[position + 1] == 0x2F {
          break
        }
        position += 1
      }
      position += 2
    } else {
      bytes.append(source[position])
      position += 1
    }
  }
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
