// Random expressions of a given type.

import RasterSemantics

extension RandomProgram {
  /// An expression of a type, with a maximum depth of calls.
  mutating func value(_ type: Type, depth: Int) -> String {
    // A range must be the whole argument, and so must a value that may have several types.
    guard depth > 0, type != .range, type != .lineHeight else { return leaf(type) }
    if case .content = type { return random.oneIn(3) ? leaf(type) : content(depth: depth - 1) }
    switch random.below(9) {
    case 0, 1: return leaf(type)
    case 2: return choice(type, depth: depth - 1)
    case 3: return ownValue(type, depth: depth - 1)
    default:
      return call(giving: type, depth: depth - 1) ?? ownValue(type, depth: depth - 1)
    }
  }

  /// A name in scope, or a literal.
  mutating func leaf(_ type: Type) -> String {
    if let names = names[type], !names.isEmpty, !random.oneIn(3) { return pick(names) }
    return constant(type)
  }

  private mutating func choice(_ type: Type, depth: Int) -> String {
    if random.oneIn(3) {
      let (subject, patterns) = selection()
      let cases = patterns.map { "\($0) \(value(type, depth: depth))" }
      return "(switch \(subject) { \(cases.joined(separator: "\n")) })"
    }
    let condition = value(.bool, depth: depth)
    return "(\(condition) ? \(value(type, depth: depth)) : \(value(type, depth: depth)))"
  }

  /// Values that the language makes without a row: lists, comparisons, fields, members of lists.
  private mutating func ownValue(_ type: Type, depth: Int) -> String {
    switch type {
    case .list(let element): return list(element, depth: depth)
    case .optional(let wrapped):
      return random.oneIn(3) ? "nil" : value(wrapped, depth: depth)
    case .bool: return condition(depth: depth)
    case .string where random.oneIn(2):
      let (count, level) = (value(.int, depth: depth), value(.double, depth: depth))
      // Strings do not contain strings or line breaks.
      guard !(count + level).contains(where: { $0 == "\"" || $0.isNewline }) else {
        return leaf(type)
      }
      return #""\(\#(count)) of \(\#(level))""#
    case .double where random.oneIn(2):
      let arguments = (value(.double, depth: depth), value(.fraction, depth: depth))
      let call = "\(arguments.0), by: \(arguments.1), kind: \(leaf(Self.kind))"
      return functions.contains("turn") ? "turn\(suffix)(\(call))" : leaf(type)
    case Self.mark where random.oneIn(2), Self.look where random.oneIn(2),
      Self.pack where random.oneIn(2):
      let field = pick(Self.fields(of: type))
      let change = "\(field.name): \(value(field.type, depth: depth))"
      return "\(leaf(type)).with(\(change))"
    case .font where random.oneIn(2):
      return
        "\(leaf(type)).with(size: \(8 + random.below(9)), weight: \(leaf(.builtin(.fontWeight))))"
    case .textStyle where random.oneIn(2):
      return "\(leaf(type)).with(paint: \(value(.paint, depth: depth)), underline: true)"
    case .path where random.oneIn(2): return "(path {\n\(pathLines(depth: depth))    })"
    case .int where random.oneIn(3): return "\(leaf(pick([Self.kind, Self.theme]))).index"
    default: break
    }
    for owner in [Self.mark, Self.look, Self.pack] {
      if let field = Self.fields(of: owner).first(where: { $0.type == type }), random.oneIn(3) {
        return "\(leaf(owner)).\(field.name)"
      }
    }
    return random.oneIn(3) ? element(type, depth: depth) : leaf(type)
  }

  /// An element of a list, or another value if the list is empty.
  private mutating func element(_ type: Type, depth: Int) -> String {
    switch type {
    case .double, .string, .int, .color, .point, .fraction: break
    default: return leaf(type)
    }
    let list = value(.list(type), depth: depth)
    let place = random.oneIn(2) ? "[\(random.below(4))]" : pick([".first", ".last"])
    return "(\(list)\(place) ?? \(constant(type)))"
  }

  private mutating func condition(depth: Int) -> String {
    let types = [Type.int, .double, .string, .color, .fraction, .point, .builtin(.appearance)]
    let type = pick(types + [Self.kind, Self.theme])
    let (left, right) = (value(type, depth: depth), value(type, depth: depth))
    switch random.below(4) {
    case 0: return "(\(left) != \(right))"
    case 1: return "(\(value(.bool, depth: depth)) && \(value(.bool, depth: depth)))"
    case 2: return "(\(value(.bool, depth: depth)) || \(value(.bool, depth: depth)))"
    default: return "(\(left) == \(right))"
    }
  }

  /// A list of elements, some of which come from loops and conditions.
  mutating func list(_ element: Type, depth: Int) -> String {
    var elements: [String] = []
    for _ in 0...random.below(3) {
      switch random.below(4) {
      case 0:
        let condition = value(.bool, depth: depth)
        var text = "if \(condition): \(value(element, depth: depth))"
        if random.oneIn(2) { text += " else: \(value(element, depth: depth))" }
        elements.append(text)
      case 1: elements.append(loop(element, depth: depth))
      default: elements.append(value(element, depth: depth))
      }
    }
    return "[\(elements.joined(separator: ", "))]"
  }

  private mutating func loop(_ element: Type, depth: Int) -> String {
    let kept = names
    defer { names = kept }
    let head = loopHead(depth: depth)
    return "\(head): \(value(element, depth: depth))"
  }

  // MARK: Literals

  /// A literal, or the expression that replaces it for types without literals.
  package mutating func constant(_ type: Type) -> String {
    switch type {
    case .bool: random.oneIn(2) ? "true" : "false"
    case .int: "\(random.below(10))"
    case .double: "\(random.below(40)).\(random.below(10))"
    case .fraction: "\(random.below(101))%"
    case .duration: "\(random.below(900))ms"
    case .string: pick(["\"Sea view\"", "\"a,b\"", "\"\"", "\"é🇩🇪\"", "\"Ada King\""])
    case .color: pick(["#E5004B", "#1D355780", "#FFF", "#00000040", "#457B9D"])
    case .angle: "\(random.below(360))deg"
    case .range: "0...\(random.below(4))"
    case .list(let element):
      "[\((0...random.below(3)).map { _ in constant(element) }.joined(separator: ", "))]"
    case .optional(let wrapped): random.oneIn(3) ? "nil" : constant(wrapped)
    case .builtin(let builtin): "\(builtin.rawValue).\(pick(builtin.cases))"
    case Self.theme: "Theme.\(pick(Self.themes))"
    case Self.kind: "Kind\(suffix).\(pick(Self.kinds))"
    case Self.mark, Self.look, Self.pack: record(type)
    case .content:
      components.isEmpty || random.oneIn(3) ? "Content.empty" : "\(pick(components).name)()"
    case .image: "tile\(suffix)"
    case .gridColumn: random.oneIn(2) ? "GridColumn.fitting" : "GridColumn.fixed(9)"
    default: made(type)
    }
  }

  private mutating func record(_ type: Type) -> String {
    let fields = Self.fields(of: type).map { "\($0.name): \(constant($0.type))" }
    return "\(spelled(type))(\(fields.joined(separator: ", ")))"
  }

  private static func fields(of type: Type) -> [(name: String, type: Type)] {
    type == mark ? fields : type == look ? lookFields : packFields
  }

  /// A value of a type that has no literal, from its simplest row.
  private mutating func made(_ type: Type) -> String {
    let (x, y) = (constant(.double), constant(.double))
    switch type {
    case .point: return "Point(x: \(x), y: \(y))"
    case .size: return "Size(width: \(x), height: \(y))"
    case .rect: return "Rect(x: \(x), y: \(y), width: \(constant(.double)), height: 20)"
    case .insets: return "Insets(\(x))"
    case .cornerRadii: return "CornerRadii(\(x))"
    case .ellipticalCornerRadii: return "CornerRadii(topLeft: Size(width: \(x), height: \(y)))"
    case .transform: return "translation(x: \(x), y: \(y))"
    case .anchor: return "Anchor.topLeft"
    case .path: return "rect(\(constant(.rect)))"
    case .paint: return constant(.color)
    case .gradientStop: return "GradientStop(\(constant(.color)))"
    case .shadow: return "Shadow(\(constant(.color)), blur: \(random.below(6)))"
    case .colorFilter: return "ColorFilter.saturation(\(constant(.fraction)))"
    case .font: return "Font(size: \(8 + random.below(9)))"
    case .date: return "Date(year: 2024, month: \(random.below(14)), day: \(random.below(33)))"
    case .easing: return pick(["Easing.easeOut", "Easing.linear", "Easing.spring()"])
    case .text(let words): return made(words)
    default: return "nil"
    }
  }

  private mutating func made(_ type: TextType) -> String {
    switch type {
    case .style: "TextStyle(font: \(constant(.font)), paint: \(constant(.color)))"
    case .lineHeight: random.oneIn(2) ? "\(12 + random.below(9))" : "140%"
    case .metrics: "measure(\(constant(.string)), font: \(constant(.font)))"
    case .run:
      random.oneIn(2)
        ? "TextRun(\(constant(.string)), underline: true)"
        : "TextRun(\(constant(.string)), background: \(constant(.color)), padding: \(constant(.insets)))"
    case .tab: "TabStop(\(constant(.double)))"
    }
  }
}
