// Random expressions of a wanted type.

import RasterSemantics

extension RandomProgram {
  /// An expression of a type, at most so many calls deep.
  mutating func value(_ type: Type, depth: Int) -> String {
    guard depth > 0 else { return leaf(type) }
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
      let cases = Self.kinds.map { "case .\($0): \(value(type, depth: depth))" }
      return "(switch \(value(Self.kind, depth: 0)) { \(cases.joined(separator: "\n")) })"
    }
    let condition = value(.bool, depth: depth)
    return "(\(condition) ? \(value(type, depth: depth)) : \(value(type, depth: depth)))"
  }

  /// What the language makes without a row: lists, comparisons, fields, members of lists.
  private mutating func ownValue(_ type: Type, depth: Int) -> String {
    switch type {
    case .list(let element): return list(element, depth: depth)
    case .optional(let wrapped):
      return random.oneIn(3) ? "nil" : value(wrapped, depth: depth)
    case .bool: return condition(depth: depth)
    case .string where random.oneIn(2):
      let (count, level) = (value(.int, depth: depth), value(.double, depth: depth))
      // Strings do not stand in strings.
      guard !count.contains("\""), !level.contains("\"") else { return leaf(type) }
      return #""\(\#(count)) of \(\#(level))""#
    case .double where random.oneIn(2):
      let arguments = (value(.double, depth: depth), value(.fraction, depth: depth))
      let call = "\(arguments.0), by: \(arguments.1), kind: \(leaf(Self.kind))"
      // The function does not call itself.
      return names[.rect] == nil ? leaf(type) : "turn\(suffix)(\(call))"
    case Self.mark where random.oneIn(2):
      let field = pick(Self.fields)
      let change = "\(field.name): \(value(field.type, depth: depth))"
      return "\(leaf(type)).with(\(change))"
    case .int where random.oneIn(3): return "\(leaf(Self.kind)).index"
    default: break
    }
    if let field = Self.fields.first(where: { $0.type == type }), random.oneIn(2) {
      return "\(leaf(Self.mark)).\(field.name)"
    }
    return random.oneIn(3) ? element(type, depth: depth) : leaf(type)
  }

  /// An element of a list, or something else where it has none.
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
    let type = pick([Type.int, .double, .string, .color, .fraction, Self.kind, .point])
    let (left, right) = (value(type, depth: depth), value(type, depth: depth))
    switch random.below(4) {
    case 0: return "(\(left) != \(right))"
    case 1: return "(\(value(.bool, depth: depth)) && \(value(.bool, depth: depth)))"
    case 2: return "(\(value(.bool, depth: depth)) || \(value(.bool, depth: depth)))"
    default: return "(\(left) == \(right))"
    }
  }

  /// A list of elements, some of which loops and conditions make.
  private mutating func list(_ element: Type, depth: Int) -> String {
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
    let name = freshName()
    if random.oneIn(2) {
      let head = "for \(name) in 0..<\(1 + random.below(4))"
      names[.int, default: []].append(name)
      return "\(head): \(value(element, depth: depth))"
    }
    let type = pick([Type.double, .string, .int])
    let list = value(.list(type), depth: depth)
    guard random.oneIn(2) else {
      names[type, default: []].append(name)
      return "for \(name) in \(list): \(value(element, depth: depth))"
    }
    let place = freshName()
    names[type, default: []].append(name)
    names[.int, default: []].append(place)
    return "for (\(place), \(name)) in \(list).enumerated: \(value(element, depth: depth))"
  }

  // MARK: Literals

  /// A literal, or what is written where there is none.
  mutating func constant(_ type: Type) -> String {
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
    case Self.kind: "Kind\(suffix).\(pick(Self.kinds))"
    case Self.mark:
      "Mark\(suffix)("
        + Self.fields.map { "\($0.name): \(constant($0.type))" }
        .joined(separator: ", ") + ")"
    default: made(type)
    }
  }

  /// A value of a type that has no literal, from its simplest row.
  private mutating func made(_ type: Type) -> String {
    let (x, y) = (constant(.double), constant(.double))
    switch type {
    case .point: return "Point(x: \(x), y: \(y))"
    case .size: return "Size(width: \(x), height: \(y))"
    case .rect: return "Rect(x: \(x), y: \(y), width: \(constant(.double)), height: 20)"
    case .insets: return "Insets(\(x))"
    case .corners: return "Corners(\(x))"
    case .cornerSizes: return "Corners(topLeft: Size(width: \(x), height: \(y)))"
    case .transform: return "translation(x: \(x), y: \(y))"
    case .anchor: return "Anchor.topLeading"
    case .path: return "rect(\(constant(.rect)))"
    case .paint: return constant(.color)
    case .gradientStop: return "Stop(\(constant(.color)))"
    case .shadow: return "Shadow(\(constant(.color)), blur: \(random.below(6)))"
    case .colorFilter: return "ColorFilter.saturation(\(constant(.fraction)))"
    case .font: return "Font(size: \(8 + random.below(9)))"
    case .curve: return "Curve.easeOut"
    case .words(let words): return made(words)
    default: return "nil"
    }
  }

  private mutating func made(_ type: WordsType) -> String {
    switch type {
    case .style: "TextStyle(font: \(constant(.font)), with: \(constant(.color)))"
    case .lineHeight: random.oneIn(2) ? "\(12 + random.below(9))" : "140%"
    case .measured: "measure(\(constant(.string)), font: \(constant(.font)))"
    case .run: "Run(\(constant(.string)), underline: true)"
    case .tab: "Tab(\(constant(.double)))"
    }
  }
}
