// The rules by which languages choose a plural category for a number.
//
// Source: Unicode Technical Standard #35, part 3, section 5.

/// The plural rules of a language.
struct PluralRules: Sendable {
  enum Category: String, Sendable { case zero, one, two, few, many, other }

  /// A condition that holds if all its relations hold.
  fileprivate struct Rule: Sendable {
    let category: Category
    let relations: [Relation]
  }

  /// A relation such as `n mod 10 not in 2..4,9`.
  fileprivate struct Relation: Sendable {
    var operand: UInt8
    var modulus: Double?
    var isNegated = false
    var ranges: [ClosedRange<Double>]
  }

  private var rules: [Rule] = []

  /// The rules of a locale's language; an unknown language has only the category `other`.
  static func of(_ tag: String) -> PluralRules {
    LocaleTable.shared.value(of: tag, in: table) ?? PluralRules()
  }

  private static let table: [String: PluralRules] = {
    var table: [String: PluralRules] = [:]
    var languages: [Substring] = []
    for line in LocaleTable.lines(LocaleText.plurals) {
      let tokens = line.split(separator: " ")
      if tokens.first != "=" {
        languages = tokens
        for language in languages { table[String(language)] = PluralRules() }
      } else if let rule = Rule(tokens.dropFirst()) {
        for language in languages { table[String(language)]?.rules.append(rule) }
      }
    }
    return table
  }()

  /// The category of a number, based on its shortest decimal notation.
  func category(of number: Double) -> Category {
    guard number.isFinite else { return .other }
    let operands = Operands(number.magnitude)
    return rules.first { $0.holds(for: operands) }?.category ?? .other
  }

  /// The operands of plural rules for a number.
  fileprivate struct Operands {
    let number, whole: Double
    /// The number of decimals, and the decimals as an integer.
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
      // A number that is written with an exponent has many decimals.
      if fraction == 0 { (places, fraction) = (20, 1) }
    }

    /// The value of `n`, `i`, `v`, `w`, `f`, `t` or `e`; the shortest decimal has no trailing
    /// zeros.
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
  /// Parses a rule such as `one: t not in 0 and i in 0,1`; returns `nil` if it is invalid.
  fileprivate init?(_ tokens: ArraySlice<Substring>) {
    guard let name = tokens.first?.dropLast(),
      let category = PluralRules.Category(rawValue: String(name))
    else { return nil }
    self.category = category
    var relations: [PluralRules.Relation] = []
    var tokens = tokens.dropFirst()
    while let operand = tokens.popFirst()?.utf8.first {
      var relation = PluralRules.Relation(operand: operand, ranges: [])
      if tokens.first == "mod" {
        tokens.removeFirst()
        relation.modulus = tokens.popFirst().flatMap { Double($0) }
      }
      if tokens.first == "not" {
        tokens.removeFirst()
        relation.isNegated = true
      }
      guard tokens.popFirst() == "in", let list = tokens.popFirst() else { return nil }
      for range in list.split(separator: ",") {
        let ends = range.split(separator: ".").compactMap { Double($0) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        relation.ranges.append(first...last)
      }
      relations.append(relation)
      // Skips the keyword `and` before the next relation.
      _ = tokens.popFirst()
    }
    self.relations = relations
  }

  fileprivate func holds(for operands: PluralRules.Operands) -> Bool {
    relations.allSatisfy { relation in
      var value = operands.value(of: relation.operand)
      if let modulus = relation.modulus { value = value.truncatingRemainder(dividingBy: modulus) }
      // A number between two integers is not in any range.
      let isWhole = value == value.rounded()
      let isIn = isWhole && relation.ranges.contains { $0.contains(value) }
      return isIn != relation.isNegated
    }
  }
}
