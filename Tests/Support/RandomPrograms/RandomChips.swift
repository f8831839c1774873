// Random components with Arabic text in padded runs, some of which an edition changes.

/// A random source with components of runs, and a source with functions that it imports.
///
/// The sources select random editions. All components have a property with infinitely many values,
/// so only their named states are tested.
package struct RandomChips {
  /// The source, and the one that it imports as `partsPath`.
  package private(set) var text = ""
  package private(set) var parts = ""
  /// Whether the imported source is beside the source, so that it is an input too.
  package let hasInnerParts: Bool
  /// The names of the components that read the appearance.
  package private(set) var dark: Set<String> = []
  private var random: SeededGenerator
  /// The number, which is part of all names, because the inputs of a run share their names.
  private let number: Int

  package static let fontPath = "../../naskh.ttf"
  private static let components = ["One", "Two", "Three"]

  /// The path of the imported source, relative to the source; `number` is that of the program.
  package func partsPath(_ number: Int) -> String {
    hasInnerParts ? "Parts.raster" : "../../parts/Parts\(number).raster"
  }

  /// Generates the sources of a number.
  package init(seed: UInt64, number: Int) {
    random = SeededGenerator(seed: seed &+ UInt64(number))
    self.number = number
    hasInnerParts = random.oneIn(2)
    parts = head() + "func shared\(number)(_ words: String, _ style: TextStyle) -> TextRun {\n"
    parts += "  TextRun(words, style: style\(box()))\n}\n"
    text = head() + "import \"\(partsPath(number))\"\n"
    text += "font \"Naskh\", file: \"\(Self.fontPath)\"\n\n"
    text += "tokens Paper\(number) { sheet light: #FFFFFF, dark: #D0D0D0 }\n"
    for name in Self.components.prefix(1 + random.below(3)) { addComponent("\(name)\(number)") }
  }

  private mutating func pick(_ parts: String...) -> String { parts[random.below(parts.count)] }

  /// The first lines: comments, and an edition for two of three sources.
  private mutating func head() -> String {
    let edition = pick("", "// raster edition 2026\n", "// raster edition 2027\n")
    return pick("", "// A comment before it.\n") + edition
  }

  private mutating func addComponent(_ name: String) {
    let isDark = random.oneIn(3)
    if isDark { dark.insert(name) }
    text += "\ncomponent \(name) {\n  state words: String = \"\(word())\"\n"
    text += "  state isOn: Bool = false\n\n"
    text += "  let body = TextStyle(font: Font(family: \"Naskh\", size: \(10 + random.below(8))))\n"
    text += "  let chips: [TextRun] = [\n"
    for _ in 0...(1 + random.below(4)) {
      text += "    \(random.oneIn(5) ? "if isOn: " : "")\(run()),\n"
    }
    text += "  ]\n\n"
    text +=
      random.oneIn(2)
      ? "  size measure(chips, style: body).width + 8, 30\n\n" : "  size 120, 60\n\n"
    text +=
      "  draw {\n    fill rect(bounds), with: \(isDark ? "Paper\(number).sheet" : "#F8F8F8")\n"
    text += "    text chips, in: bounds, style: body"
    text += random.oneIn(4) ? ", align: .center" : ""
    text += "\n  }\n\n  states {\n    other words: \"\(word())\"\n    on isOn: true\n"
    text += "    latin words: \"ab\", isOn: true\n"
    if random.oneIn(3) {
      text += "    mirrored environment: Environment(layoutDirection: .rightToLeft)\n"
    }
    text += "  }\n}\n"
  }

  /// Letters of the font, some of which do not join the next one.
  private mutating func word() -> String {
    let letters = ["ب", "ت", "ح", "م", "ه", "ل", "ا", "ab", " "]
    return (0...random.below(4)).map { _ in letters[random.below(letters.count)] }.joined()
  }

  private mutating func run() -> String {
    let words = random.oneIn(3) ? "words" : "\"\(word())\""
    switch random.below(5) {
    case 0: return words
    case 1: return "shared\(number)(\(words), body)"
    case 2: return "TextRun(\(words), paint: #0050FF)"
    default: return "TextRun(\(words)\(box()))"
    }
  }

  /// The arguments of a run's box: none, or padding that may separate letters.
  private mutating func box() -> String {
    let background = pick("", "", ", background: #EEF0F4", ", background: #FFD60A, cornerRadii: 2")
    let padding = pick(
      "",
      ", padding: 3",
      ", padding: Insets(x: 2)",
      ", padding: Insets(y: 3)",
      ", padding: 0"
    )
    return background + padding
      + (padding.isEmpty ? "" : pick("", "", ", joins: true", ", joins: false"))
  }
}
