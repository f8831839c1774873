// Random components with caps, determined by a seed on every machine.

/// A component with caps; most of its drawing is aligned to its ends, and some of it is not.
package struct RandomPlate {
  /// The source: a component `Plate`, and one that it may place.
  package private(set) var text = ""
  private var random: SeededGenerator
  /// Whether positions are fully random, instead of often correct for stretching.
  private let isWild: Bool
  /// Whether the properties, and `box`, are in scope.
  private var hasProperties = false, hasBox = false

  /// Generates the component of a seed.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isWild = random.oneIn(4)
    text += "component Inner {\n  size 40, 30\n"
    if random.oneIn(2) { text += "  caps \(half(8))\n" }
    text += "  draw {\n    \(fill("bounds"))\n  }\n}\n\n"
    text += "component Plate {\n"
    text += "  state isOn: Bool = false\n  state level: Double = 3, in: 0...6, step: 2\n"
    text += "  state radius: Double = 4, in: 0...8\n\n"
    hasProperties = true
    text += "  size 90, 60\n  caps \(caps())\n"
    if random.oneIn(12) { text += "  mirrors\n" }
    if random.oneIn(8) { text += "  clip \(cut())\n" }
    text += "\n  let box = \(random.oneIn(3) ? rect() : "bounds")\n"
    hasBox = true
    text += "\n  draw {\n"
    for _ in 0...random.below(3) { text += statement(indent: "    ", depth: 2) }
    text += "  }\n}\n"
  }

  private mutating func pick(_ parts: String...) -> String { parts[random.below(parts.count)] }

  /// Integer or half points.
  private mutating func half(_ limit: Int) -> String {
    let halves = random.below(limit * 2 + 1)
    return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
  }

  private mutating func number(_ limit: Int) -> String {
    switch hasProperties ? random.below(12) : 9 {
    case 0: "level"
    case 1: "radius"
    case 2: "(isOn ? \(half(limit)) : \(half(limit)))"
    case 3: "\(random.below(limit)).\(random.below(90) + 10)"
    default: half(limit)
    }
  }

  private mutating func caps() -> String {
    switch random.below(7) {
    case 0: ".auto"
    case 5: "leading: \(half(40)), trailing: \(half(40))"
    case 1: "left: \(half(40)), right: \(half(40))"
    case 2: "top: \(half(40)), bottom: \(half(40))"
    case 3:
      "left: \(half(40)), right: \(half(40)), top: \(half(36)), bottom: \(half(36)), \(pick("horizontal: .tile", "vertical: .tile", "vertical: .stretch"))"
    case 4: "radius + \(half(36))"
    default: half(40)
    }
  }

  // MARK: Geometry

  private mutating func rect() -> String {
    if isWild, random.oneIn(3) {
      return pick(
        "Rect(center: bounds.center, size: (8, 8))",
        "bounds.inset(bounds.width * 10%)",
        "Rect(x: bounds.width / 2, y: 0, width: 4, height: bounds.height)",
        "bounds.intersection(Rect(x: 4, y: 0, width: 30, height: 90))",
        "bounds.snapped",
        "Rect(x: 0, y: 0, width: min(bounds.width, 40), height: bounds.height)"
      )
    }
    return switch random.below(9) {
    case 0, 1: "bounds"
    case 2, 3: "bounds.inset(\(number(4)))"
    case 4: "bounds.slice(\(number(8)), from: .\(pick("top", "left", "bottom", "right")))"
    case 5:
      "bounds.inset(top: \(number(4)), left: \(number(4)), bottom: \(number(4)), right: \(number(4)))"
    case 6: "Rect(x: \(number(6)), y: \(number(6)), width: \(number(10)), height: \(number(10)))"
    case 7:
      "Rect(x: bounds.width - \(number(12)), y: \(number(6)), width: \(number(10)), height: \(pick("\(number(10))", "bounds.height - \(number(9))"))\(""))"
    default: "\(hasBox ? "box" : "bounds").inset(x: \(number(4)), y: \(number(4)))"
    }
  }

  private mutating func point(_ corner: Int? = nil) -> String {
    let corner = corner ?? random.below(4)
    // Relative to the start or to the end, or at it.
    func coordinate(_ isAtEnd: Bool, _ length: String) -> String {
      let inset = random.oneIn(6) ? "0" : number(12)
      return isAtEnd ? "\(length) - \(inset)" : inset
    }
    return
      "(\(coordinate(corner % 2 == 1, "bounds.width")), \(coordinate(corner / 2 == 1, "bounds.height")))"
  }

  /// Three points that are not collinear, at one corner of the box or at any.
  private mutating func points() -> (String, String, String) {
    if isWild, random.oneIn(2) { return (point(), point(), point()) }
    let corner = random.below(4)
    let (x, y) = (
      corner % 2 == 1 ? "bounds.width - " : "", corner / 2 == 1 ? "bounds.height - " : ""
    )
    let (near, far) = (number(4), half(6))
    return (
      "(\(x)\(near), \(y)1)", "(\(x)(7 + \(far)), \(y)\(half(4)))",
      "(\(x)\(half(12)), \(y)(8 + \(half(5))))"
    )
  }

  private mutating func shape(_ rect: String) -> String {
    switch random.below(12) {
    case 0, 1, 2: "rect(\(rect))"
    case 3, 4: "roundedRect(\(rect), radius: \(number(9)))"
    case 5:
      "roundedRect(\(rect), radius: CornerRadii(topLeft: \(number(9)), bottomRight: \(number(9))))"
    case 6: "roundedRect(\(rect), radius: \(number(7)), style: .continuous)"
    case 7: "circle(center: \(point()), radius: \(number(7)))"
    case 8:
      pick(
        "ellipse(\(rect))",
        "capsule(\(rect))",
        "capsule(bounds.slice(10, from: .top))",
        "circle(\(rect))"
      )
    case 9: polygon()
    case 10: "roundedRect(\(rect), radius: CornerRadii(topLeft: (\(number(9)), \(number(9)))))"
    default: polygon(isCurved: true)
    }
  }

  private mutating func polygon(isCurved: Bool = false) -> String {
    let (first, second, third) = points()
    return isCurved
      ? "path { move \(first)\n line \(second)\n curve \(third), control1: \(second), control2: \(third)\n close }"
      : "polygon([\(first), \(second), \(third)])"
  }

  /// A clip: most of the box, or any shape.
  private mutating func cut() -> String {
    if isWild { return shape(rect()) }
    return random.oneIn(2)
      ? "rect(\(rect()))" : "roundedRect(bounds.inset(\(half(3))), radius: \(number(9)))"
  }

  private mutating func line() -> String {
    let (start, corner) = (number(12), random.below(4))
    return switch random.below(5) {
    case 0, 1:
      "line(from: (0, \(start)), to: (bounds.width, \(random.oneIn(4) ? number(12) : start)))"
    case 2: "line(from: \(point(corner)), to: \(point(isWild ? nil : corner)))"
    case 3:
      "polyline([(\(number(6)), \(number(6))), (bounds.width - \(number(6)), 2), (bounds.width - 2, 9)])"
    default: "arc(center: \(point()), radius: \(number(8)), from: 0deg, to: 130deg)"
    }
  }

  // MARK: Drawing

  private mutating func color() -> String {
    pick(
      "#1B1B1F",
      "#E5004B",
      "#0A8A4A80",
      "#3366CC40",
      hasProperties ? "isOn ? #FF0000 : #0000FF" : "#FFFFFF",
      "#FFCC00"
    )
  }

  private mutating func paint() -> String {
    switch random.below(isWild ? 6 : 10) {
    case 0:
      "linearGradient(from: .\(pick("top", "left", "topLeft")), to: .\(pick("bottom", "right")), [\(pick("#FF0000", "#FF000080")), #0000FF])"
    case 1: "radialGradient(center: .center, radius: 12, [#FFFFFF, #000000])"
    case 2:
      "linearGradient(from: (0, 0), to: \(pick("(0, 30)", "(30, 0)", "(0, bounds.height)")), [#FFFFFF, #102030])"
    default: color()
    }
  }

  private mutating func fill(_ rect: String? = nil) -> String {
    "fill \(shape(rect ?? self.rect())), with: \(paint())"
      + (random.oneIn(6) ? ", rule: .evenOdd" : "")
  }

  private mutating func stroke() -> String {
    let isClosed = random.oneIn(2)
    var text = "stroke \(isClosed ? shape(rect()) : line())"
    text += ", with: \(random.oneIn(4) ? paint() : color()), width: \(number(4))"
    if random.oneIn(4) { text += ", cap: .\(pick("round", "square"))" }
    if random.oneIn(3) { text += ", join: .\(pick("round", "bevel", "miter"))" }
    if random.oneIn(8) { text += ", dash: [3, 2]" }
    if isClosed, random.oneIn(2) { text += ", align: .\(pick("inside", "outside", "center"))" }
    return text
  }

  private mutating func statement(indent: String, depth: Int) -> String {
    switch random.below(depth > 0 ? 12 : 7) {
    case 0, 1, 2, 3: return "\(indent)\(fill())\n"
    case 4, 5: return "\(indent)\(stroke())\n"
    case 6:
      return indent
        + pick(
          "place Inner(), in: bounds\n",
          "place Inner(), in: \(rect())\n",
          "place Inner(), in: bounds, outset: Insets(\(number(3)))\n",
          "place Inner(), in: bounds, imageInsets: Insets(left: \(half(3)), bottom: -\(half(6)))\n",
          "place Inner(), at: \(point())\n",
          "image \"tile.png\", in: \(rect())\n",
          "text \"x\", in: bounds, with: #000000, align: .center\n",
          "for i in 0..<3 { fill rect(Rect(x: i * 3, y: 0, width: 2, height: bounds.height)), with: #00000040 }\n"
        )
    case 7:
      return "\(indent)if \(pick("isOn", "level > 3", "radius > level", "bounds.width > 50")) {\n"
        + statement(indent: indent + "  ", depth: depth - 1) + "\(indent)}\n"
    default:
      var text = "\(indent)layer \(effect()) {\n"
      for _ in 0...random.below(2) { text += statement(indent: indent + "  ", depth: depth - 1) }
      return text + "\(indent)}\n"
    }
  }

  private mutating func effect() -> String {
    switch random.below(8) {
    case 0: "opacity: 50%"
    case 1: "clip: \(cut())"
    case 2: "blur: \(number(isWild ? 8 : 3))"
    case 3, 4:
      "shadows: [Shadow(#00000080, blur: \(number(9)), offset: (\(number(3)), \(number(3))))]"
    case 5:
      "shadows: [Shadow(#FF000080, blur: \(number(6)), spread: \(number(3)), inner: \(pick("true", "false")))]"
    case 6:
      "transform: \(pick("translation(x: \(number(5)))", "translation(x: bounds.width - 20, y: 1)", "rotation(20deg)", "scaling(0.5)", "scaling(x: 1, y: 3)", "rotation(90deg)"))"
    default: "blend: .\(pick("multiply", "screen", "overlay")), mask: \(cut())"
    }
  }
}
