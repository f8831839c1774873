// Random programs whose drawing branches: on Boolean values, cases, numbers, fields and counts.

/// A program of two components, one placed in the other, where each statement draws at a unique
/// position.
///
/// Two states therefore draw the same only if they take the same branches and read the same values
/// there.
package struct RandomBranches {
  /// The source.
  package private(set) var text = """
    enum Kind { case calm, loud, wild, odd }

    struct Rating {
      let stars: Int = 0
      let isFull: Bool = false
      let kind: Kind = .calm
      let name: String = ""
    }

    func isBig(_ n: Int, over limit: Int) -> Bool { n > limit }
    func part(_ n: Int, _ kind: Kind) -> Int { kind == .wild ? 77 : n }


    """

  private var random: SeededGenerator
  private var place = 0
  private var lets: [String] = []

  /// Generates the program of a seed.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for name in ["Inner", "Outer"] {
      lets = []
      text += "component \(name) {\n"
      text += "  state isOn: Bool = false\n  state isDim: Bool = true\n  state kind: Kind = .calm\n"
      text += "  state count: Int = 0, in: 0...9\n  state level: Int = 0, in: 0...100, step: 10\n"
      text += "  state rating: Rating = Rating()\n  state items: [Rating] = [], limit: 4\n"
      text += "  state label: String? = nil\n"
      for _ in 0..<random.below(3) { declareLet(indent: "  ") }
      text += "  size 80, 40\n  draw {\n"
      for _ in 0...random.below(3) { statement(depth: 2, indent: "    ") }
      if name == "Outer" { placeInner(indent: "    ") }
      text += "  }\n}\n\n"
    }
  }

  private mutating func pick(_ texts: [String]) -> String { texts[random.below(texts.count)] }

  private mutating func declareLet(indent: String) {
    place += 1
    text += "\(indent)let v\(place) = \(condition(depth: 2))\n"
    lets.append("v\(place)")
  }

  private mutating func block(depth: Int, indent: String) {
    let kept = lets
    for _ in 0...random.below(2) { statement(depth: depth, indent: indent + "  ") }
    lets = kept
  }

  private mutating func statement(depth: Int, indent: String) {
    switch depth == 0 ? 0 : random.below(9) {
    case 1, 2:
      text += "\(indent)if \(condition(depth: 2)) {\n"
      block(depth: depth - 1, indent: indent)
      if random.oneIn(2) {
        text += "\(indent)} else {\n"
        block(depth: depth - 1, indent: indent)
      }
      text += "\(indent)}\n"
    case 3:
      text += "\(indent)switch \(pick(["kind", "rating.kind"])) {\n"
      for cases in ["case .calm, .wild:", "case .loud:", pick(["case .odd:", "else:"])] {
        text += "\(indent)\(cases)\n"
        block(depth: depth - 1, indent: indent)
      }
      text += "\(indent)}\n"
    case 4:
      text += "\(indent)switch \(pick(["count", "level", "items.count"])) {\n"
      for cases in ["case 0:", "case 1...4:", "else:"] {
        text += "\(indent)\(cases)\n"
        block(depth: depth - 1, indent: indent)
      }
      text += "\(indent)}\n"
    case 5:
      text += "\(indent)for item in items {\n"
      bar(width: pick(["1", "item.stars + 1", "item.isFull ? 2 : 3"]), indent: indent + "  ")
      text += "\(indent)}\n"
    case 6:
      text += "\(indent)if let words = label {\n"
      bar(width: pick(["1", "words.count + 1"]), indent: indent + "  ")
      text += "\(indent)}\n"
    case 7: declareLet(indent: indent)
    default: bar(width: number(depth: 2), indent: indent)
    }
  }

  private mutating func bar(width: String, indent: String) {
    place += 1
    let color = pick(["#000", "#F00", condition(depth: 1) + " ? #0F0 : #00F"])
    text += "\(indent)fill rect(Rect(x: \(place), y: \(place % 7), width: Double(\(width)) + 1,"
    text += " height: 1)), with: \(color)\n"
  }

  private mutating func number(depth: Int) -> String {
    switch depth == 0 ? random.below(3) : random.below(7) {
    case 0, 3, 4:
      place += 1
      return "\(100 + place)"
    case 1: return pick(["count", "level"])
    case 2: return pick(["rating.stars", "items.count"])
    case 5: return "part(\(number(depth: depth - 1)), \(pick(["kind", "rating.kind"])))"
    default:
      return "(\(condition(depth: 1)) ? \(number(depth: depth - 1)) : \(number(depth: depth - 1)))"
    }
  }

  private mutating func condition(depth: Int) -> String {
    switch depth == 0 ? random.below(6) : random.below(9) {
    case 0: return pick(["isOn", "isDim", "!isOn", "rating.isFull"])
    case 1:
      return "\(pick(["kind", "rating.kind"])) \(pick(["==", "!="])) .\(pick(["calm", "wild"]))"
    case 2: return "count \(pick([">", "<", ">=", "=="])) \(random.below(10))"
    case 3: return "level \(pick([">", "<="])) \(random.below(10))0"
    case 4:
      return pick(["items.isEmpty", "label == nil", "items.count > 2", "rating.name == \"a\""])
    case 5: return lets.isEmpty ? "isOn" : pick(lets)
    case 6: return "isBig(\(pick(["count", "level", "rating.stars"])), over: \(random.below(9)))"
    default:
      let operands = (condition(depth: depth - 1), condition(depth: depth - 1))
      return "(\(operands.0) \(pick(["&&", "||"])) \(operands.1))"
    }
  }

  private mutating func placeInner(indent: String) {
    var arguments: [String] = []
    if random.oneIn(2) { arguments.append("isOn: \(condition(depth: 1))") }
    if random.oneIn(2) { arguments.append("kind: \(pick([".loud", "kind", "rating.kind"]))") }
    if random.oneIn(2) { arguments.append("count: \(pick(["count", "3", "items.count", "12"]))") }
    if random.oneIn(2) { arguments.append("rating: rating") }
    if random.oneIn(2) { arguments.append("items: items") }
    if random.oneIn(2) { arguments.append("label: label") }
    text += "\(indent)place Inner(\(arguments.joined(separator: ", "))), in: bounds\n"
  }
}
