// Random programs from the language's tables, determined by a seed on every machine.

import RasterSemantics

/// A program of three components, placed in each other, with an enumeration, structs, functions and
/// tokens.
///
/// Its expressions come from the rows of built-ins, its drawing and its contents from those of
/// lines, so programs use additions to a table automatically. Most programs have no error. Callers
/// skip the others, which have a constant fraction out of range or a cost beyond its limit.
package struct RandomProgram {
  /// The path and the source of the file that all programs import: a run has few modes.
  package static let shared = (
    path: "Shared.raster",
    text: """
    enum Theme { case acme, globex }

    /// Whose look it is.
    environment theme: Theme = .acme
    environment isDense: Bool = false

    """
  )

  /// The path of the image that programs draw, beside them.
  package static let picture = "tile.png"

  /// The source.
  package private(set) var text = ""
  /// The built-ins that the source calls.
  package internal(set) var rows: Set<BuiltIn> = []

  var random: SeededGenerator
  /// The names in scope, by type.
  var names: [Type: [String]] = [:]
  /// The names in scope in every component and function: tokens, constants and the environment.
  private var common: [Type: [String]] = [:]
  /// What the program is mostly about.
  let subject: Subject
  /// The components that can be placed.
  var components: [Component] = []
  /// A suffix of the names of declarations, so that programs can be compiled together.
  let suffix: String
  private var count = 0

  /// What a program is mostly about.
  package enum Subject: Sendable {
    /// All rows of the language's tables.
    case everything
    /// Mostly a layout: small, for proofs about layouts on very many programs.
    case layouts
  }

  /// A component and its properties, in their order.
  struct Component {
    let name: String
    let properties: [(name: String, type: Type)]
  }

  /// Generates the program of a seed.
  package init(seed: UInt64, subject: Subject = .everything) {
    self.subject = subject
    random = SeededGenerator(seed: seed)
    suffix = "\(seed)"
    text += "import \"\(Self.shared.path)\"\n\n"
    declareTypes()
    declareConstants()
    declareTokens()
    declareFunctions()
    let components = subject == .everything ? ["Leaf", "Frame", "Whole"] : ["Leaf", "Whole"]
    for name in components { declareComponent(name + suffix) }
  }

  /// The names of declared types, by their indices in the program.
  static let theme = Type.enumeration(0)
  static let kind = Type.enumeration(1)
  static let mark = Type.structure(0)
  static let look = Type.structure(1)
  static let pack = Type.structure(2)
  static let themes = ["acme", "globex"]
  static let kinds = ["calm", "loud", "wild"]
  static let fields: [(name: String, type: Type)] = [
    ("level", .double), ("ink", .color), ("kind", kind), ("title", .string),
  ]
  static let lookFields: [(name: String, type: Type)] = [
    ("font", .font), ("paint", .paint), ("shadows", .list(.shadow)), ("style", .textStyle),
    ("outline", .optional(.color)),
  ]
  static let packFields: [(name: String, type: Type)] = [
    ("words", .string), ("slot", .content), ("slots", .list(.content)),
  ]

  /// The type as written in source.
  package func spelled(_ type: Type) -> String {
    type.spelled { type in
      switch type {
      case Self.theme: "Theme"
      case Self.mark: "Mark\(suffix)"
      case Self.look: "Look\(suffix)"
      case Self.pack: "Pack\(suffix)"
      default: "Kind\(suffix)"
      }
    }
  }

  /// A unique name.
  mutating func freshName() -> String {
    count += 1
    return "v\(count)"
  }

  /// Another value of a type that uses only names in scope everywhere.
  package mutating func someValue(_ type: Type) -> String {
    beginScope()
    return value(type, depth: 2)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  /// Resets the scope to the names that are in scope everywhere.
  mutating func beginScope() { names = common }

  /// Brings a name into scope.
  mutating func bring(_ name: String, _ type: Type) { names[type, default: []].append(name) }

  mutating func write(_ text: String) { self.text += text }

  // MARK: Declarations

  private mutating func declareTypes() {
    text += "enum Kind\(suffix) { case \(Self.kinds.joined(separator: ", ")) }\n\n"
    for (name, fields) in [
      ("Mark", Self.fields), ("Look", Self.lookFields), ("Pack", Self.packFields),
    ] {
      text += "struct \(name)\(suffix) {\n"
      for field in fields {
        let start = random.oneIn(2) ? " = \(constant(field.type))" : ""
        text += "  let \(field.name): \(spelled(field.type))\(start)\n"
      }
      text += "}\n\n"
    }
  }

  /// Constants of the file, which do not read the environment.
  private mutating func declareConstants() {
    let picture = "tile\(suffix)"
    text += "let \(picture): Image = \"\(Self.picture)\"\n"
    bring(picture, .image)
    for place in 0..<random.below(3) {
      let (name, type) = ("fixed\(suffix)_\(place)", pick(Self.plain))
      text += "let \(name): \(spelled(type)) = \(value(type, depth: 2))\n"
      bring(name, type)
    }
    text += "\n"
  }

  /// Tokens by appearance and modes; the conditions of each are on one member of the environment.
  private mutating func declareTokens() {
    var lines = ""
    var byTheme = ""
    var whereDense = ""
    var tokens: [(name: String, type: Type)] = []
    for place in 0...1 + random.below(4) {
      let name = "token\(place)"
      let type = pick(Self.plain)
      let line = tokenLine(name, type)
      let isGrouped = random.oneIn(4)
      lines += isGrouped ? "  group\(place) { \(line) }\n" : "  \(line)\n"
      switch random.below(3) {
      case 0 where !isGrouped: byTheme += "      \(tokenLine(name, type))\n"
      case 1 where !isGrouped: whereDense += "    \(tokenLine(name, type))\n"
      default: break
      }
      tokens.append(((isGrouped ? "group\(place)." : "") + name, type))
      bring("Tokens\(suffix).\(tokens[place].name)", type)
    }
    text += "tokens Tokens\(suffix) {\n\(lines)"
    if !byTheme.isEmpty {
      text += "  switch environment.theme {\n    case .acme:\n    case .globex:\n\(byTheme)  }\n"
    }
    if !whereDense.isEmpty { text += "  if environment.isDense {\n\(whereDense)  }\n" }
    text += "}\n\n"
    for member in EnvironmentMember.named {
      if let type = member.type { bring("environment.\(member.name)", type) }
    }
    bring("environment.theme", Self.theme)
    bring("environment.isDense", .bool)
    common = names
  }

  private mutating func tokenLine(_ name: String, _ type: Type) -> String {
    let first = value(type, depth: 2)
    return random.oneIn(2)
      ? "\(name) light: \(first), dark: \(value(type, depth: 1))" : "\(name) \(first)"
  }

  private mutating func declareFunctions() {
    beginScope()
    text += "func turn\(suffix)(_ x: Double, by y: Fraction, kind: Kind\(suffix)) -> Double {\n"
    bring("x", .double)
    bring("y", .fraction)
    bring("kind", Self.kind)
    text += "  let z = \(value(.double, depth: 2))\n"
    bring("z", .double)
    text += "  \(value(.double, depth: 3))\n}\n\n"
    functions.append("turn")
    beginScope()
    text += "func framed\(suffix)(_ inner: Content, ink: Color, gap: Double = 2) -> Content {\n"
    bring("inner", .content)
    bring("ink", .color)
    bring("gap", .double)
    text += "  \(layout(indent: "  ", depth: 1))\n}\n\n"
    functions.append("framed")
  }

  /// The functions that can be called: they do not call themselves.
  var functions: [String] = []
  /// Whether expressions do not read the environment.
  var isConstant = false

  /// A `let` of a random type, in scope from here on.
  mutating func binding() -> String {
    let name = freshName()
    let type = pick(Self.plain + Self.special)
    let line = "let \(name): \(spelled(type)) = \(value(type, depth: 3))"
    bring(name, type)
    return line
  }

  /// Types whose values determine their type.
  private static let plain: [Type] = [
    .bool, .double, .fraction, .string, .color, .point, .size, .rect, .angle, .path, .transform,
    .insets, .font, .duration, .easing, .date, .shadow, .textStyle, kind, mark, .list(.double),
    .list(.point), .list(.color), .list(.string), .list(.shadow),
  ]

  private static let special: [Type] = [
    .int, .paint, .colorFilter, .textMetrics, .content, .image, look, pack, .list(.int),
    .list(.content),
    .list(.run), .list(.gridColumn), .optional(.color), .optional(.string), .optional(.textStyle),
  ]
}
