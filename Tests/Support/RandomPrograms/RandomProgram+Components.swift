// Random components: properties, sizes, accessibility, drawings and states.

import RasterSemantics

extension RandomProgram {
  /// The types of properties, each with its bounds.
  private static let properties: [(type: Type, bounds: String)] = [
    (.bool, ""), (.int, ", in: 0...9"), (.double, ", in: 0...50"), (.fraction, ", in: 0%...100%"),
    (.string, ""), (.color, ""), (.angle, ""), (.point, ""), (kind, ""), (mark, ""),
    (.list(.double), ", limit: 8"), (.list(.string), ", limit: 5"), (.list(mark), ", limit: 6"),
    (.bool, ""), (.int, ", in: 0...9, step: 3"), (.double, ", in: 0...50, step: 2.5"),
    (.fraction, ", in: 0%...100%, step: 5%"), (.string, ", limit: 6"), (.optional(.color), ""),
    (.image, ""), (.content, ""), (.list(.content), ", limit: 3"), (pack, ""), (theme, ""),
    (.size, ""), (.rect, ""), (.insets, ""), (.cornerRadii, ""), (.builtin(.blendMode), ""),
  ]

  /// A component that places the earlier ones.
  mutating func declareComponent(_ name: String) {
    write("component \(name) {\n")
    names = [:]
    let declared = declareProperties()
    beginScope()
    for property in declared { bring(property.name, property.type) }
    for _ in 0..<random.below(3) { write("  \(binding())\n") }
    let early = names
    let hasLayout = subject == .layouts || random.oneIn(4)
    if !hasLayout || subject == .everything && random.oneIn(3) {
      write("\n  size \(sizeArguments())\n")
    }
    if hasLayout { write("\n  \(componentLayout())\n") }
    if subject == .everything, random.oneIn(3) { write("  caps \(capsArguments())\n") }
    if random.oneIn(4) { write("  mirrors\n") }
    for property in declared { declareTransition(of: property) }
    bring("bounds", .rect)
    if random.oneIn(4) { write("  clip \(value(.path, depth: 2))\n") }
    for _ in 0...random.below(3) { write("  \(binding())\n") }
    if subject == .everything, random.oneIn(2) { declareAccessibility(early: early) }
    write("\n  draw {\n")
    for _ in 0...(subject == .everything ? 2 + random.below(3) : 0) {
      write(statement(indent: "    ", depth: 2))
    }
    if let last = components.last, subject == .everything {
      write("    place \(call(last, depth: 1)), in: bounds.inset(3)\n")
    }
    write("  }\n")
    // States are constant, and functions read the environment.
    names = [:]
    let kept = functions
    (functions, isConstant) = ([], true)
    declareStates(of: declared)
    (functions, isConstant) = (kept, false)
    write("}\n\n")
    components.append(Component(name: name, properties: declared.map { ($0.name, $0.type) }))
  }

  /// A property with its bounds.
  private typealias Property = (name: String, type: Type, bounds: String)

  private mutating func declareProperties() -> [Property] {
    var declared: [Property] = []
    for property in Self.properties where random.oneIn(3) {
      var name = freshName()
      // A block after a call fills it.
      if property.type.isContents, random.oneIn(2),
        !declared.contains(where: { $0.name == "content" })
      {
        name = "content"
      }
      let start = constant(property.type)
      write("  state \(name): \(spelled(property.type)) = \(start)\(property.bounds)\n")
      declared.append((name, property.type, property.bounds))
    }
    return declared
  }

  private mutating func sizeArguments() -> String {
    let kept = names
    defer { names = kept }
    bring("proposed", .size)
    func bounded(_ number: String) -> String { "clamp(\(number), min: 8, max: 90)" }
    switch random.below(5) {
    case 0: return "\(bounded(value(.double, depth: 2))), \(bounded(value(.double, depth: 2)))"
    case 1:
      let words = value(.string, depth: 1)
      return "measure(\(words), font: \(value(.font, depth: 1)), width: proposed.width)"
    case 2:
      return "(\(layout(indent: "  ", depth: 1))).size(width: min(proposed.width, 90)).outset(3)"
    default: return "\(20 + random.below(60)), \(20 + random.below(40))"
    }
  }

  private mutating func capsArguments() -> String {
    func cap(_ number: String) -> String { "clamp(\(number), min: 0, max: 9)" }
    let horizontal = cap(value(.double, depth: 1))
    let mode = pick(["", ", horizontal: .tile", ", vertical: .tile"])
    switch random.below(3) {
    case 0: return "\(1 + random.below(8))"
    case 1: return "leading: \(horizontal), trailing: 3, top: 2, bottom: 4\(mode)"
    default: return "left: 2, right: \(horizontal), top: 3, bottom: 1\(mode)"
    }
  }

  /// The transition of a property, if it can have one; a `Bool` then has a progress.
  private mutating func declareTransition(of property: Property) {
    let isStepped = property.bounds.contains("step")
    guard property.type == .bool || isStepped, random.oneIn(2) else { return }
    let curve = pick([
      "", ", .linear", ", .easeOut", ", .cubicBezier(0.2, 0, 0, 1)", ", .spring(bounce: 20%)",
    ])
    let steps = property.type == .bool && random.oneIn(2) ? ", steps: \(1 + random.below(6))" : ""
    write("  transition \(property.name), \(1 + random.below(400))ms\(curve)\(steps)\n")
    if property.type == .bool { bring("\(property.name).progress", .fraction) }
  }

  private mutating func declareAccessibility(early: [Type: [String]]) {
    let kept = names
    defer { names = kept }
    names = early
    write("\n  accessibility {\n")
    let lines: [(word: String, type: Type)] = [
      ("label", .string), ("role", .builtin(.accessibilityRole)), ("value", .string),
      ("hint", .string), ("traits", .list(.builtin(.accessibilityTrait))),
    ]
    for line in lines where random.oneIn(2) {
      write("    \(line.word) \(value(line.type, depth: 2))\n")
    }
    names = kept
    write("    hitArea \(value(.path, depth: 2))\n  }\n")
  }

  // MARK: States

  private mutating func declareStates(of properties: [Property]) {
    guard !properties.isEmpty else { return }
    write("\n  states {\n")
    var earlier: [String] = []
    for place in 0...random.below(3) {
      let name = "other\(place)"
      write("    \(name) \(stateArguments(of: properties, after: earlier))\n")
      earlier.append(name)
    }
    let axes = Array(properties.filter { [.bool, Self.kind].contains($0.type) }.prefix(2))
    if !axes.isEmpty, random.oneIn(2) {
      write("    matrix \(axes.map(\.name).joined(separator: ", "))")
      for property in properties { bring(property.name, property.type) }
      if random.oneIn(2) { write(", if: \(axis(axes[0])) || \(value(.bool, depth: 2))") }
      names = [:]
      write("\n")
    }
    write("  }\n")
  }

  /// A condition that holds for a part of an axis.
  private func axis(_ property: Property) -> String {
    property.type == .bool ? property.name : "\(property.name) == .calm"
  }

  private mutating func stateArguments(
    of properties: [Property],
    after earlier: [String]
  ) -> String {
    var arguments: [String] = []
    if !earlier.isEmpty, random.oneIn(3) { arguments.append(".\(pick(earlier))") }
    let property = pick(properties)
    var block = ""
    if property.name == "content", random.oneIn(2) {
      block = " \(contentBlock(property.type, indent: "    ", depth: 1))"
    } else {
      arguments.append("\(property.name): \(constant(property.type))")
    }
    if random.oneIn(3) { arguments.append("environment: \(environment())") }
    if random.oneIn(4) { arguments.append("bounds: (\(20 + random.below(90)), 40)") }
    return arguments.joined(separator: ", ") + block
  }

  private mutating func environment() -> String {
    let members = EnvironmentMember.named.compactMap { member in
      member.type.map { (member.name, $0) }
    }
    var arguments: [String] = []
    for (name, type) in members where random.oneIn(3) {
      let text =
        switch name {
        case "textScale": pick(["0.8", "1.5"])
        case "scale": pick(["1", "2", "1.5"])
        case "locale": pick(["\"de\"", "\"fr-CH\"", "\"ar-EG\"", "\"hi\""])
        default: constant(type)
        }
      arguments.append("\(name): \(text)")
    }
    if random.oneIn(2) || arguments.isEmpty { arguments.append("theme: .\(pick(Self.themes))") }
    if random.oneIn(3) { arguments.append("isDense: true") }
    return "Environment(\(arguments.joined(separator: ", ")))"
  }
}

extension Type {
  /// Whether a block after a call can fill it.
  var isContents: Bool { self == .content || self == .list(.content) }
}
