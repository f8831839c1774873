// Random programs that the language's tables make up: the same for a seed, on every machine.

import RasterSemantics

/// A program of two components, one placed in the other, with an enumeration, a struct and a function.
///
/// Its expressions come from the rows of built-ins, and its drawing from those of lines, so that what
/// is added to a table is used in programs without a word here. Most programs have no error; those that
/// have one (a constant fraction beyond its range, a cost beyond its bound) are for the caller to leave.
package struct RandomProgram {
  /// The source.
  package private(set) var text = ""
  /// The built-ins that the source calls.
  package internal(set) var rows: Set<BuiltIn> = []

  var random: SeededGenerator
  /// What is in scope, by its type.
  var names: [Type: [String]] = [:]
  /// Ends the names of declarations, so that programs can be compiled together.
  let suffix: String
  private var count = 0

  /// Makes the program of a seed up.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    suffix = "\(seed)"
    declareTypes()
    declareComponent("Leaf\(suffix)", places: nil)
    declareComponent("Whole\(suffix)", places: "Leaf\(suffix)")
  }

  /// The names of types that an author declares, by their indices in the program.
  static let kind = Type.enumeration(0)
  static let mark = Type.structure(0)
  static let kinds = ["calm", "loud", "wild"]
  static let fields: [(name: String, type: Type)] = [
    ("level", .double), ("ink", .color), ("kind", kind), ("title", .string),
  ]

  /// The type as source has it.
  func spelled(_ type: Type) -> String {
    type.spelled { $0 == Self.mark ? "Mark\(suffix)" : "Kind\(suffix)" }
  }

  /// A name that nothing else has.
  mutating func freshName() -> String {
    count += 1
    return "v\(count)"
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  // MARK: Declarations

  private mutating func declareTypes() {
    text += "enum Kind\(suffix) { case \(Self.kinds.joined(separator: ", ")) }\n\n"
    text += "struct Mark\(suffix) {\n"
    for field in Self.fields { text += "  let \(field.name): \(spelled(field.type))\n" }
    text += "}\n\n"
    text += "func turn\(suffix)(_ x: Double, by y: Fraction, kind: Kind\(suffix)) -> Double {\n"
    names = [.double: ["x"], .fraction: ["y"], Self.kind: ["kind"]]
    text += "  let z = \(value(.double, depth: 2))\n"
    names[.double]?.append("z")
    text += "  \(value(.double, depth: 3))\n}\n\n"
    names = [:]
  }

  /// The types of properties, each with what bounds it.
  private static let properties: [(type: Type, bounds: String)] = [
    (.bool, ""), (.int, ", in: 0...9"), (.double, ", in: 0...50"), (.fraction, ", in: 0%...100%"),
    (.string, ""), (.color, ""), (.angle, ""), (.point, ""), (kind, ""), (mark, ""),
    (.list(.double), ", limit: 8"), (.list(.string), ", limit: 5"), (.list(mark), ", limit: 6"),
  ]

  private mutating func declareComponent(_ name: String, places leaf: String?) {
    text += "component \(name) {\n"
    names = [:]
    var declared: [(name: String, type: Type)] = []
    for property in Self.properties where !random.oneIn(3) {
      let name = freshName()
      let start = constant(property.type)
      text += "  state \(name): \(spelled(property.type)) = \(start)\(property.bounds)\n"
      declared.append((name, property.type))
    }
    text += "\n  size \(20 + random.below(60)), \(20 + random.below(40))\n"
    if random.oneIn(3) { text += "  caps \(1 + random.below(8))\n" }
    for property in declared { names[property.type, default: []].append(property.name) }
    names[.rect, default: []].append("bounds")
    for _ in 0...random.below(4) { text += "  \(binding())\n" }
    text += "\n  draw {\n"
    for _ in 0...2 + random.below(3) { text += statement(indent: "    ", depth: 2) }
    if let leaf { text += "    place \(leaf)(), in: bounds.inset(3)\n" }
    text += "  }\n"
    names = [:]
    declareStates(of: declared)
    text += "}\n\n"
  }

  private mutating func declareStates(of properties: [(name: String, type: Type)]) {
    guard !properties.isEmpty else { return }
    text += "\n  states {\n"
    for place in 0...random.below(2) {
      let property = pick(properties)
      text += "    other\(place) \(property.name): \(constant(property.type))\n"
    }
    text += "  }\n"
  }

  /// A `let` of a random type, in scope from here on.
  mutating func binding() -> String {
    let name = freshName()
    let type = pick(Self.bindings)
    let line = "let \(name): \(spelled(type)) = \(value(type, depth: 3))"
    names[type, default: []].append(name)
    return line
  }

  private static let bindings: [Type] = [
    .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .angle, .path, .paint,
    .transform, .insets, .font, kind, mark, .list(.double), .list(.point), .list(.color),
    .list(.string), .list(.int), .optional(.color),
  ]
}
