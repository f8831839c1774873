// Random drawings, from the rows of lines.

import RasterSemantics

extension RandomProgram {
  /// A statement of a drawing, with the content of its block.
  mutating func statement(indent: String, depth: Int) -> String {
    let kept = names
    defer { names = kept }
    switch random.below(depth > 0 ? 8 : 4) {
    case 0 where random.oneIn(3): return placedBlock(indent: indent, depth: depth)
    case 4:
      let first = "\(indent)if \(condition()) {\n\(block(indent, depth))\(indent)}"
      names = kept
      return first + (random.oneIn(2) ? " else {\n\(block(indent, depth))\(indent)}\n" : "\n")
    case 5:
      let (subject, patterns) = selection()
      var text = "\(indent)switch \(subject) {\n"
      for pattern in patterns { text += "\(indent)\(pattern)\n\(block(indent, depth))" }
      return text + "\(indent)}\n"
    case 6: return "\(indent)\(loopHead(depth: 1)) {\n\(block(indent, depth))\(indent)}\n"
    case 7:
      guard let layer = DrawOperation.all.first(where: { $0.line.hasBlock }) else { return "" }
      var arguments = arguments(of: layer)
      if arguments.isEmpty { arguments = "opacity: \(leaf(.fraction))" }
      return "\(indent)\(layer.line.name) \(arguments) {\n\(block(indent, depth))\(indent)}\n"
    default:
      let operation = pick(DrawOperation.all.filter { !$0.line.hasBlock })
      return "\(indent)\(operation.line.name) \(arguments(of: operation))\(lineEnd())"
    }
  }

  /// A line `place` with its contents in a block.
  private mutating func placedBlock(indent: String, depth: Int) -> String {
    guard let place = DrawOperation.all.first(where: { $0.line.name == "place" }) else { return "" }
    var arguments = arguments(of: place, leavesOut: [""])
    if random.oneIn(3) { arguments += ", align: \(value(.builtin(.boxAlignment), depth: 1))" }
    let block = contentBlock(.list(.content), indent: indent, depth: min(depth, 1))
    return "\(indent)place \(arguments) \(block)\(lineEnd())"
  }

  /// The end of a line, which is sometimes a semicolon.
  private mutating func lineEnd() -> String { random.oneIn(6) ? "; " : "\n" }

  private mutating func block(_ indent: String, _ depth: Int) -> String {
    let kept = names
    defer { names = kept }
    var text = ""
    if random.oneIn(3) { text += "\(indent)  \(binding())\n" }
    for _ in 0...random.below(2) { text += statement(indent: indent + "  ", depth: depth - 1) }
    return text
  }

  /// The arguments of an operation: a single position, and no argument without the one it depends
  /// on.
  private mutating func arguments(
    of operation: DrawOperation,
    leavesOut others: Set<String> = []
  ) -> String {
    let places = operation.line.parameters.filter {
      $0.isPosition && !others.contains($0.label ?? "")
    }
    let place = places.isEmpty ? nil : places[random.below(places.count)].label
    var texts: [String] = []
    var given: Set<String> = []
    for parameter in operation.line.parameters {
      let label = parameter.label ?? ""
      guard !others.contains(label) else { continue }
      let isGiven =
        parameter.isPosition ? label == place : parameter.isRequired || random.oneIn(3)
      guard isGiven else { continue }
      if let companion = parameter.companion, !given.contains(companion) { continue }
      if let rival = parameter.rival, given.contains(rival) { continue }
      var type = parameter.type
      if let alternative = parameter.alternative, random.oneIn(3) { type = alternative }
      // A mode applies only to masks that are contents.
      if label != "mask" || type == .content { given.insert(label) }
      let text = value(type, depth: 2)
      texts.append(label.isEmpty ? text : "\(label): \(text)")
    }
    return texts.joined(separator: ", ")
  }

  /// The lines of a block `path`.
  mutating func pathLines(depth: Int) -> String {
    let kept = names
    defer { names = kept }
    var text = "      move \(value(.point, depth: 1))\n"
    for _ in 0...random.below(4) {
      let outside = names
      switch random.below(depth > 0 ? 8 : 5) {
      case 5:
        text += "      \(binding())\n"
        continue
      case 6: text += "      if \(condition()) {\n\(pathLines(depth: 0))      }\n"
      case 7: text += "      \(loopHead(depth: 1)) {\n\(pathLines(depth: 0))      }\n"
      default:
        let operation = pick(PathOperation.all)
        let arguments = operation.line.parameters.map { parameter in
          (parameter.label.map { "\($0): " } ?? "") + value(parameter.type, depth: 1)
        }
        text += "      \(operation.line.name) \(arguments.joined(separator: ", "))\n"
      }
      names = outside
    }
    return text
  }

  // MARK: Conditions and loops

  /// The condition of an `if`; a name that it binds is in scope from here on.
  mutating func condition() -> String {
    guard random.oneIn(3) else { return value(.bool, depth: 2) }
    let type = pick([Type.color, .double, .string, .textStyle])
    let name = freshName()
    let text = "let \(name) = \(optional(type))"
    bring(name, type)
    return text
  }

  /// A value of optional type, written explicitly.
  private mutating func optional(_ type: Type) -> String {
    if let names = names[.optional(type)], !names.isEmpty, random.oneIn(2) { return pick(names) }
    return "\(list(type, depth: 1))\(pick([".first", ".last", "[1]"]))"
  }

  /// A value to switch on, and patterns for all of its values.
  mutating func selection() -> (subject: String, patterns: [String]) {
    switch random.below(5) {
    case 0: (leaf(.int), ["case 0:", "case 1..<\(2 + random.below(3)), 9:", "else:"])
    case 1: (leaf(.string), ["case \(constant(.string)):", "else:"])
    case 2: (leaf(Self.theme), Self.themes.map { "case .\($0):" })
    default: (leaf(Self.kind), Self.kinds.map { "case .\($0):" })
    }
  }

  /// The head of a loop, whose names are in scope from here on.
  mutating func loopHead(depth: Int) -> String {
    let type = pick([Type.double, .string, .int, .point])
    switch random.below(5) {
    case 0:
      let (first, second) = (value(.list(type), depth: depth), value(.list(.color), depth: depth))
      let names = (freshName(), freshName())
      bring(names.0, type)
      bring(names.1, .color)
      return "for (\(names.0), \(names.1)) in zip(\(first), \(second))"
    case 1:
      let list = value(.list(type), depth: depth)
      let names = (freshName(), freshName())
      bring(names.0, .int)
      bring(names.1, type)
      return "for (\(names.0), \(names.1)) in \(list).enumerated"
    case 2:
      let list = value(.list(type), depth: depth)
      let name = freshName()
      bring(name, type)
      return "for \(name) in \(list)"
    case 3:
      let list = value(.list(type), depth: depth)
      let name = freshName()
      bring(name, .int)
      return "for \(name) in \(list).indices"
    default:
      let name = freshName()
      bring(name, .int)
      return "for \(name) in 0..<\(1 + random.below(4))"
    }
  }
}
