// Random contents, from the rows of layouts and the declared components.

import RasterSemantics

extension RandomProgram {
  /// A content as a value, in parentheses if a block follows.
  mutating func content(depth: Int) -> String {
    switch random.below(depth > 0 ? 6 : 3) {
    case 0: return "Content.empty"
    case 1: return leafCall()
    case 2:
      guard !components.isEmpty else { return "Content.empty" }
      return call(pick(components), depth: depth)
    case 3 where functions.contains("framed"):
      let gap = random.oneIn(2) ? ", gap: \(value(.double, depth: depth - 1))" : ""
      let (inner, ink) = (content(depth: depth - 1), value(.color, depth: depth - 1))
      return "framed\(suffix)(\(inner), ink: \(ink)\(gap))"
    default: return "(\(layout(indent: "    ", depth: depth - 1)))"
    }
  }

  /// Text or an image as a value: a space is a line.
  private mutating func leafCall() -> String {
    let row = pick(BuiltIn.layouts.filter { !$0.takesContents && $0.name != "space" })
    self.rows.insert(row)
    return "\(row.name)(\(layoutArguments(of: row)))"
  }

  /// A call of a component with some of its properties.
  mutating func call(_ component: Component, depth: Int) -> String {
    "\(component.name)(\(arguments(of: component, depth: depth).joined(separator: ", ")))"
  }

  private mutating func arguments(
    of component: Component,
    isBlockGiven: Bool = false,
    depth: Int
  ) -> [String] {
    var texts: [String] = []
    for property in component.properties where random.oneIn(3) {
      if isBlockGiven, property.name == "content" { continue }
      texts.append("\(property.name): \(value(property.type, depth: min(depth, 1)))")
    }
    return texts
  }

  /// A layout with its block, written as a call.
  mutating func layout(indent: String, depth: Int) -> String {
    let row = pick(BuiltIn.layouts.filter { $0.takesContents })
    rows.insert(row)
    let block = contentBlock(of: row, indent: indent, depth: depth)
    return "\(row.name)(\(layoutArguments(of: row))) \(block)"
  }

  /// The line `layout` of a component.
  mutating func componentLayout() -> String {
    let row = BuiltIn.layouts.first { $0.takesOneContent } ?? BuiltIn.text
    let arguments = layoutArguments(of: row, leavesOut: ["grow", "offset", "columnSpan"])
    let block = contentBlock(.content, isBox: true, indent: "  ", depth: 2)
    return "layout \(arguments)\(arguments.isEmpty ? "" : " ")\(block)"
  }

  private mutating func layoutArguments(
    of row: BuiltIn,
    leavesOut others: Set<String> = []
  ) -> String {
    var texts: [String] = []
    // Limits are written as ranges of `width:` and `height:`.
    let limits = ["minWidth", "maxWidth", "minHeight", "maxHeight"]
    for parameter in row.takesContents ? row.parameters.dropLast() : row.parameters[...] {
      let label = parameter.label ?? ""
      guard !limits.contains(label), !others.contains(label) else { continue }
      // Text has a paint.
      guard parameter.defaultValue == nil || random.oneIn(4) || label == "with" else { continue }
      var text: String
      switch label {
      case "width" where random.oneIn(2), "height" where random.oneIn(2):
        text = "\(1 + random.below(20))...\(20 + random.below(60))"
      case "padding" where random.oneIn(3): text = constant(.double)
      case "offset" where random.oneIn(2): text = "(\(constant(.double)), -\(constant(.double)))"
      case "columns": text = list(.gridColumn, depth: 1)
      case "span": text = "\(1 + random.below(3))"
      case "with": text = value(.paint, depth: 1)
      default: text = value(parameter.type, depth: 1)
      }
      if parameter.label == nil, row.name == "text", random.oneIn(4) {
        text = value(.list(.run), depth: 2)
      }
      texts.append(parameter.label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }

  private mutating func contentBlock(of row: BuiltIn, indent: String, depth: Int) -> String {
    if row.name == "drawing" { return drawingBlock(indent: indent, depth: depth) }
    return contentBlock(
      row.takesOneContent ? .content : .list(.content),
      isBox: row.takesOneContent,
      indent: indent,
      depth: depth
    )
  }

  /// A block of drawing lines in a layout.
  private mutating func drawingBlock(indent: String, depth: Int) -> String {
    let kept = names
    defer { names = kept }
    names[.size]?.removeAll { $0 == "proposed" }
    bring("bounds", .rect)
    var text = "{\n"
    for _ in 0...random.below(2) { text += statement(indent: indent + "  ", depth: min(depth, 1)) }
    return text + "\(indent)}"
  }

  /// A block of contents, with a single one if the type requires it.
  ///
  /// The block of a box can have drawings.
  mutating func contentBlock(
    _ type: Type,
    isBox: Bool = false,
    indent: String,
    depth: Int
  ) -> String {
    let kept = names
    defer { names = kept }
    let isOne = type == .content
    var text = "{\n"
    for word in ["background", "foreground"]
    where isBox && random.oneIn(subject == .layouts ? 2 : 3) {
      text += "\(indent)  \(word) \(drawingBlock(indent: indent + "  ", depth: depth))\n"
    }
    if random.oneIn(4) { text += "\(indent)  \(binding())\n" }
    for _ in 0...(isOne ? 0 : random.below(3)) {
      text += contentLine(indent: indent + "  ", depth: depth, isOne: isOne)
    }
    return text + "\(indent)}"
  }

  private mutating func contentLine(indent: String, depth: Int, isOne: Bool) -> String {
    let kept = names
    defer { names = kept }
    switch random.below(depth > 0 ? (isOne ? 7 : 8) : 4) {
    case 0, 1:
      let row = pick(BuiltIn.layouts.filter { !$0.takesContents })
      rows.insert(row)
      let arguments = layoutArguments(of: row)
      return "\(indent)\(row.name)\(arguments.isEmpty ? "" : " ")\(arguments)\n"
    case 2: return "\(indent)\(componentLine(indent: indent, depth: depth))\n"
    case 3:
      let type = isOne || random.oneIn(2) ? Type.content : .list(.content)
      return "\(indent)place \(value(type, depth: 1))\n"
    case 4:
      let head = "\(indent)if \(condition()) \(lines(indent, depth, isOne))"
      names = kept
      return head + (random.oneIn(2) ? " else \(lines(indent, depth, isOne))\n" : "\n")
    case 5:
      let (subject, patterns) = selection()
      var text = "\(indent)switch \(subject) {\n"
      for pattern in patterns {
        text += "\(indent)\(pattern)\n"
        text += contentLine(indent: indent + "  ", depth: depth - 1, isOne: isOne)
      }
      return text + "\(indent)}\n"
    case 7: return "\(indent)\(loopHead(depth: 1)) \(lines(indent, depth, false))\n"
    default:
      let row = pick(BuiltIn.layouts.filter { $0.takesContents })
      rows.insert(row)
      let arguments = layoutArguments(of: row)
      let block = contentBlock(of: row, indent: indent, depth: depth - 1)
      return "\(indent)\(row.name) \(arguments)\(arguments.isEmpty ? "" : " ")\(block)\n"
    }
  }

  private mutating func lines(_ indent: String, _ depth: Int, _ isOne: Bool) -> String {
    contentBlock(isOne ? .content : .list(.content), indent: indent, depth: depth - 1)
  }

  /// A component as a line, with a block if one of its properties takes it.
  private mutating func componentLine(indent: String, depth: Int) -> String {
    guard !components.isEmpty else { return "space" }
    let component = pick(components)
    let content = component.properties.first { $0.name == "content" }
    let isFilled = content != nil && depth > 0 && random.oneIn(2)
    let arguments = arguments(of: component, isBlockGiven: isFilled, depth: 1)
    let joined = ([component.name] + [arguments.joined(separator: ", ")].filter { !$0.isEmpty })
      .joined(separator: " ")
    guard let content, isFilled else { return joined }
    return "\(joined) \(contentBlock(content.type, indent: indent, depth: depth - 1))"
  }
}
