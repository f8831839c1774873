// The rules by which languages choose words for how many there are.
//
// Source: Unicode Technical Standard #35, part 3, section 5.

/// The rules of a language.
struct PluralRules: Sendable {
  enum Category: String, Sendable { case zero, one, two, few, many, other }

  /// A condition: all relations hold.
  fileprivate struct Rule: Sendable {
    let category: Category
    let relations: [Relation]
  }

  /// Such as `n mod 10 not in 2..4,9`.
  fileprivate struct Relation: Sendable {
    var operand: UInt8
    var modulus: Double?
    var isNegated = false
    var ranges: [ClosedRange<Double>]
  }

  private var rules: [Rule] = []

  /// The rules of a locale's language; without such, all numbers are `other`.
  static func of(_ tag: String) -> PluralRules {
    LocaleTable.shared.value(of: tag, in: table) ?? PluralRules()
  }

  private static let table: [String: PluralRules] = {
    var table: [String: PluralRules] = [:]
    var languages: [Substring] = []
    for line in LocaleTable.lines(LocaleText.plurals) {
      let words = line.split(separator: " ")
      if words.first != "=" {
        languages = words
        for language in languages { table[String(language)] = PluralRules() }
      } else if let rule = Rule(words.dropFirst()) {
        for language in languages { table[String(language)]?.rules.append(rule) }
      }
    }
    return table
  }()

  /// The category of a number, as its shortest decimal is written.
  func category(of number: Double) -> Category {
    guard number.isFinite else { return .other }
    let operands = Operands(number.magnitude)
    return rules.first { $0.holds(for: operands) }?.category ?? .other
  }

  /// What rules ask of a number.
  fileprivate struct Operands {
    let number, whole: Double
    /// The number of digits behind the point, and those digits as a whole number.
    private(set) var places = 0.0
    private(set) var fraction = 0.0

    init(_ number: Double) {
      (self.number, whole) = (number, number.rounded(.down))
      guard whole != number else { return }
      var isBehind = false
      for byte in Functions.string(number).utf8 {
        if byte == UInt8(ascii: ".") {
          isBehind = true
        } else if isBehind, byte &- 48 < 10 {
          places += 1
          fraction = fraction * 10 + Double(byte &- 48)
        } else if isBehind || byte == UInt8(ascii: "e") {
          break
        }
      }
      // What is written with an exponent has many digits behind the point.
      if fraction == 0 { (places, fraction) = (20, 1) }
    }

    /// The value of `n`, `i`, `v`, `w`, `f`, `t` or `e`; the shortest decimal has no zeros at its end.
    func value(of operand: UInt8) -> Double {
      switch operand {
      case UInt8(ascii: "n"): number
      case UInt8(ascii: "i"): whole
      case UInt8(ascii: "v"), UInt8(ascii: "w"): places
      case UInt8(ascii: "f"), UInt8(ascii: "t"): fraction
      default: 0
      }
    }
  }
}

extension PluralRules.Rule {
  /// `one: t not in 0 and i in 0,1`, word by word; nil where it is none.
  fileprivate init?(_ words: ArraySlice<Substring>) {
    guard let name = words.first?.dropLast(),
      let category = PluralRules.Category(rawValue: String(name))
    else { return nil }
    self.category = category
    var relations: [PluralRules.Relation] = []
    var words = words.dropFirst()
    while let operand = words.popFirst()?.utf8.first {
      var relation = PluralRules.Relation(operand: operand, ranges: [])
      if words.first == "mod" {
        words.removeFirst()
        relation.modulus = words.popFirst().flatMap { Double($0) }
      }
      if words.first == "not" {
        words.removeFirst()
        relation.isNegated = true
      }
      guard words.popFirst() == "in", let list = words.popFirst() else { return nil }
      for range in list.split(separator: ",") {
        let ends = range.split(separator: ".").compactMap { Double($0) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        relation.ranges.append(first...last)
      }
      relations.append(relation)
      // The word `and`, if more follows.
      _ = words.popFirst()
    }
    self.relations = relations
  }

  fileprivate func holds(for operands: PluralRules.Operands) -> Bool {
    relations.allSatisfy { relation in
      var value = operands.value(of: relation.operand)
      if let modulus = relation.modulus { value = value.truncatingRemainder(dividingBy: modulus) }
      // A number between two others is none of them.
      let isWhole = value == value.rounded()
      let isIn = isWhole && relation.ranges.contains { $0.contains(value) }
      return isIn != relation.isNegated
    }
  }
}
