// Random drawings, from the rows of lines.

import RasterSemantics

extension RandomProgram {
  /// A statement of a drawing, with what stands in its block.
  mutating func statement(indent: String, depth: Int) -> String {
    let kept = names
    defer { names = kept }
    switch random.below(depth > 0 ? 8 : 4) {
    case 4:
      let otherwise = random.oneIn(2) ? " else {\n\(block(indent, depth))\(indent)}" : ""
      return
        "\(indent)if \(value(.bool, depth: 2)) {\n\(block(indent, depth))\(indent)}\(otherwise)\n"
    case 5:
      var text = "\(indent)switch \(leaf(Self.kind)) {\n"
      for name in Self.kinds { text += "\(indent)case .\(name):\n\(block(indent, depth))" }
      return text + "\(indent)}\n"
    case 6:
      let name = freshName()
      let head = "\(indent)for \(name) in 0..<\(1 + random.below(4)) {\n"
      names[.int, default: []].append(name)
      return head + block(indent, depth) + "\(indent)}\n"
    case 7:
      return "\(indent)layer \(layerArguments()) {\n\(block(indent, depth))\(indent)}\n"
    default: return "\(indent)\(line())\n"
    }
  }

  private mutating func block(_ indent: String, _ depth: Int) -> String {
    let kept = names
    defer { names = kept }
    var text = ""
    if random.oneIn(3) { text += "\(indent)  \(binding())\n" }
    for _ in 0...random.below(2) { text += statement(indent: indent + "  ", depth: depth - 1) }
    return text
  }

  private mutating func line() -> String {
    switch random.below(6) {
    case 0:
      let path = "path {\n\(pathLines())}"
      return "stroke \(path), \(arguments(of: DrawOperation.all, named: "stroke"))"
    case 1, 2: return "stroke \(arguments(of: DrawOperation.all, named: "stroke", isWhole: true))"
    case 3:
      let place =
        random.oneIn(2)
        ? "in: \(value(.rect, depth: 2))" : "at: \(value(.point, depth: 2))"
      return "text \(value(.string, depth: 2)), \(place), font: \(value(.font, depth: 1))"
        + ", with: \(value(.paint, depth: 2))"
    default: return "fill \(arguments(of: DrawOperation.all, named: "fill", isWhole: true))"
    }
  }

  /// The arguments of a line; those without a label are left out unless it is whole.
  private mutating func arguments(
    of operations: [DrawOperation],
    named name: String,
    isWhole: Bool = false
  ) -> String {
    guard let operation = operations.first(where: { $0.line.name == name }) else { return "" }
    var texts: [String] = []
    for parameter in operation.line.parameters where parameter.isRequired || random.oneIn(3) {
      if parameter.label == nil, !isWhole { continue }
      let text = value(parameter.type, depth: 2)
      texts.append(parameter.label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }

  /// Arguments of a layer, of which some mean nothing without others.
  private mutating func layerArguments() -> String {
    guard let layer = DrawOperation.all.first(where: { $0.line.name == "layer" }) else { return "" }
    var texts: [String] = []
    var given: Set<String> = []
    for parameter in layer.line.parameters where random.oneIn(3) {
      // A mode is for masks that are components.
      guard let label = parameter.label, label != "maskMode",
        parameter.companion.map({ given.contains($0) }) ?? true
      else { continue }
      given.insert(label)
      texts.append("\(label): \(value(parameter.type, depth: 1))")
    }
    return texts.isEmpty ? "opacity: \(value(.fraction, depth: 1))" : texts.joined(separator: ", ")
  }

  private mutating func pathLines() -> String {
    var text = "      move \(value(.point, depth: 1))\n"
    for _ in 0...random.below(4) {
      let operation = pick(PathOperation.all)
      let arguments = operation.line.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + value(parameter.type, depth: 1)
      }
      text += "      \(operation.line.name) \(arguments.joined(separator: ", "))\n"
    }
    return text + "    "
  }
}
