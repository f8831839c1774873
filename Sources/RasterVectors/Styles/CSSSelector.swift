// The selectors of style sheets: types, ids, classes, attributes, positions and combinators.

/// One selector: compounds from right to left, each with its combinator.
struct CSSSelector: Sendable {
  /// The relation of a compound to the compound on its left.
  enum Combinator: Hashable, Sendable { case descendant, child, next, following }

  /// A condition on an attribute.
  struct AttributeTest: Sendable {
    enum Operation: Hashable, Sendable { case exists, equals, word, language, prefix, suffix, part }

    let name: String
    let operation: Operation
    let value: String

    func matches(_ text: String) -> Bool {
      if operation == .exists { return true }
      if operation == .equals { return text == value }
      let (own, wanted) = (Array(text.utf8), Array(value.utf8))
      switch operation {
      case .exists, .equals: return false
      case .word:
        return own.split(whereSeparator: { $0 <= 0x20 }).contains { Array($0) == wanted }
      case .language: return own == wanted || own.starts(with: wanted + [UInt8(ascii: "-")])
      case .prefix: return !wanted.isEmpty && own.starts(with: wanted)
      case .suffix: return !wanted.isEmpty && own.suffix(wanted.count) == wanted[...]
      case .part:
        guard let first = wanted.first, own.count >= wanted.count else { return false }
        return (0...own.count - wanted.count).contains {
          own[$0] == first && own[$0...].starts(with: wanted)
        }
      }
    }
  }

  /// A condition on the position of an element.
  enum Position: Hashable, Sendable {
    case root, firstChild, lastChild, onlyChild
    /// Every `step`-th child, starting with `first`.
    case nthChild(step: Int, first: Int)
  }

  struct Compound: Sendable {
    var type: String?
    var id: String?
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var positions: [Position] = []
  }

  /// From right to left, each with its relation to the next one.
  var compounds: [(compound: Compound, combinator: Combinator)] = []

  /// The specificity: ids first, then classes, attributes and positions, then types.
  var specificity: Int {
    compounds.reduce(0) { sum, part in
      let compound = part.compound
      let middle = compound.classes.count + compound.attributes.count + compound.positions.count
      return sum + (compound.id == nil ? 0 : 10_000) + middle * 100 + (compound.type == nil ? 0 : 1)
    }
  }

  /// Whether it depends on the siblings of an element.
  var needsSiblings: Bool {
    compounds.contains { part in
      part.combinator == .next || part.combinator == .following
        || part.compound.positions.contains { $0 != .root }
    }
  }

  /// Parses a selector; `nil` if it contains anything else.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    var combinator = Combinator.descendant
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let compound = Self.compound(&scanner), compounds.count < 16 else { return nil }
      compounds.append((compound, combinator))
      let hasSpace = scanner.byte == 0x20
      scanner.skipSpace()
      guard !scanner.isAtEnd else { break }
      if scanner.skip(UInt8(ascii: ">")) {
        combinator = .child
      } else if scanner.skip(UInt8(ascii: "+")) {
        combinator = .next
      } else if scanner.skip(UInt8(ascii: "~")) {
        combinator = .following
      } else if hasSpace {
        combinator = .descendant
      } else {
        return nil
      }
      scanner.skipSpace()
      if scanner.isAtEnd { return nil }
    }
    guard !compounds.isEmpty else { return nil }
    compounds.reverse()
  }

  private static func compound(_ scanner: inout ValueScanner) -> Compound? {
    var result = Compound()
    if scanner.skip(UInt8(ascii: "*")) {
      if scanner.isAtEnd || scanner.byte == 0x20 { return result }
    } else if let name = scanner.name() {
      result.type = name
    } else if scanner.byte.map({ !".#[:".utf8.contains($0) }) ?? true {
      return nil
    }
    while let byte = scanner.byte, ".#[:".utf8.contains(byte) {
      _ = scanner.next()
      switch byte {
      case UInt8(ascii: "["):
        guard let test = attributeTest(&scanner) else { return nil }
        result.attributes.append(test)
      case UInt8(ascii: ":"):
        guard let position = position(&scanner) else { return nil }
        result.positions.append(position)
      default:
        guard let name = scanner.name() else { return nil }
        if byte == UInt8(ascii: "#") { result.id = name } else { result.classes.append(name) }
      }
    }
    return result
  }

  private static func attributeTest(_ scanner: inout ValueScanner) -> AttributeTest? {
    scanner.skipSpace()
    guard let name = scanner.name() else { return nil }
    scanner.skipSpace()
    if scanner.skip(UInt8(ascii: "]")) {
      return AttributeTest(name: name, operation: .exists, value: "")
    }
    var operation = AttributeTest.Operation.equals
    switch scanner.byte {
    case UInt8(ascii: "~"): operation = .word
    case UInt8(ascii: "|"): operation = .language
    case UInt8(ascii: "^"): operation = .prefix
    case UInt8(ascii: "$"): operation = .suffix
    case UInt8(ascii: "*"): operation = .part
    default: break
    }
    if operation != .equals { _ = scanner.next() }
    guard scanner.skip(UInt8(ascii: "=")) else { return nil }
    scanner.skipSpace()
    var value: String?
    if let quote = scanner.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      _ = scanner.next()
      value = scanner.text(until: quote)
    } else {
      value = scanner.name()
    }
    scanner.skipSpace()
    guard let value, scanner.skip(UInt8(ascii: "]")) else { return nil }
    return AttributeTest(name: name, operation: operation, value: value)
  }

  private static func position(_ scanner: inout ValueScanner) -> Position? {
    switch scanner.word() {
    case "root": return .root
    case "first-child": return .firstChild
    case "last-child": return .lastChild
    case "only-child": return .onlyChild
    case "nth-child":
      guard scanner.skip(UInt8(ascii: "(")),
        let inside = scanner.text(until: UInt8(ascii: ")"))
      else { return nil }
      return nthChild(lowercased(inside))
    default: return nil
    }
  }

  /// Parses `odd`, `even`, `3`, `2n` and `2n+1`.
  private static func nthChild(_ text: String) -> Position? {
    let bytes = text.utf8.filter { $0 > 0x20 }
    let plain = String(decoding: bytes, as: UTF8.self)
    if plain == "odd" { return .nthChild(step: 2, first: 1) }
    if plain == "even" { return .nthChild(step: 2, first: 0) }
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "n")) else {
      return Int(plain).map { .nthChild(step: 0, first: $0) }
    }
    let head = String(decoding: bytes[..<mark], as: UTF8.self)
    let tail = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
    let step = head.isEmpty || head == "+" ? 1 : head == "-" ? -1 : Int(head)
    guard let step, let first = tail.isEmpty ? 0 : Int(tail), step.magnitude < 1_000_000,
      first.magnitude < 1_000_000
    else { return nil }
    return .nthChild(step: step, first: first)
  }
}

extension CSSSelector.Position {
  /// Whether the child at a place, counted from 1, is one of those that a step selects.
  static func isNth(_ place: Int, step: Int, first: Int) -> Bool {
    let rest = place - first
    return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
  }
}
