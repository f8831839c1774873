// Soft hyphens: invisible, except for a hyphen where a line breaks.

import Raster
import TestSupport
import Testing

@Suite struct SoftHyphenTests {
  private let font = Font(size: 20)

  private func layout(
    _ text: String,
    width: Double = .infinity,
    _ name: String = "",
    tracking: Double = 0
  ) throws -> TextLayout {
    var environment = Environment()
    if !name.isEmpty { environment = try ShapingTests.Face(named: name).environment }
    let font = Font(family: name.isEmpty ? "" : "Fixture", size: 20, tracking: tracking)
    return TextLayout(text, ParagraphStyle(font: font), width: width, environment: environment)
  }

  /// The hyphen that a font draws.
  private func hyphen(_ name: String = "") -> String { name.isEmpty ? "\u{2010}" : "-" }

  /// The width of a line that ends with a hyphen, to which no kerning applies.
  private func width(_ text: String, _ name: String = "") throws -> Double {
    try layout(text, name).size.width + layout(hyphen(name), name).size.width
  }

  /// The glyphs of texts, each in a line of its own; a hyphen stands for that of the font.
  private func ids(_ texts: [String], _ name: String = "") throws -> [[UInt16]] {
    try texts.map { text in
      let text = text.hasSuffix("-") ? text.dropLast() + hyphen(name) : text
      return try ids(layout(text, name).lines[0])
    }
  }

  private func ids(_ line: TextLayout.Line) -> [UInt16] { line.runs.flatMap(\.glyphs).map(\.id) }

  @Test(arguments: ["", "shaping-dejavu.ttf", "shaping-inter.ttf"])
  func `a soft hyphen at which no line breaks is invisible`(_ name: String) throws {
    for (text, plain) in [
      ("To\u{AD}o f\u{AD}fi", "Too ffi"), ("A\u{AD}V\u{AD}", "AV"), ("\u{AD}o", "o"),
    ] {
      let (hyphenated, whole) = (try layout(text, name), try layout(plain, name))
      #expect(hyphenated.lines.map(ids) == whole.lines.map(ids), "\(text)")
      #expect(hyphenated.size == whole.size, "\(text)")
    }
  }

  @Test(arguments: ["", "shaping-dejavu.ttf"])
  func `a line that ends at a soft hyphen has a hyphen, which counts in its width`(
    _ name: String
  ) throws {
    let (first, second) = (try width("Toyo", name), try layout("filyo", name).size.width)
    let broken = try layout("Toyo\u{AD}filyo", width: first + 0.001, name)
    #expect(try broken.lines.map(ids) == ids(["Toyo-", "filyo"], name))
    #expect(abs(broken.lines[0].width - first) < 1e-9)
    #expect(abs(broken.size.width - max(first, second)) < 1e-9)
  }

  @Test func `a line breaks earlier if there is no room for the hyphen`() throws {
    let room = try layout("Toy filyo").size.width
    let lines = try layout("Toy filyo\u{AD}Toyo", width: room + 0.5).lines
    #expect(try lines.map(ids) == ids(["Toy", "filyo-", "Toyo"]))
    // A word that must be broken is broken before the soft hyphen's last letter.
    let narrow = try layout("Toyo").size.width + 0.5
    let parts = try layout("Toyo\u{AD}Tilyo", width: narrow).lines
    #expect(try parts.map(ids) == ids(["Toy", "o-", "Tilyo"]))
  }

  @Test func `a soft hyphen at a line separator, before a space or at the end is invisible`() throws
  {
    for text in ["ab\u{AD}\ncd", "ab\u{AD} cd", "ab cd\u{AD}"] {
      let lines = try layout(text, width: layout("abc").size.width).lines
      #expect(try lines.map(ids) == [ids(layout("ab").lines[0]), ids(layout("cd").lines[0])])
    }
  }

  // Chromium divides ligatures in the same places, where `overflow-wrap` is `anywhere`.
  @Test func `a word that is too long is broken inside a ligature`() throws {
    let name = "shaping-dejavu.ttf"
    let width = try layout("schif", name).size.width
    #expect(try layout("schiff", name).lines[0].runs[0].glyphs.count < 6)
    let parts = try layout("schiff\u{AD}fil", width: width + 0.5, name).lines
    #expect(try ids(parts[0]) == ids(layout("schif", name).lines[0]))
    // The whole word fits, but not with a hyphen.
    let whole = try layout("schiff", name).size.width
    let divided = try layout("schiff\u{AD}fahrt", width: whole + 0.5, name).lines
    #expect(try ids(divided[0]) == ids(layout("schif", name).lines[0]))
    let plain = try layout("schiffil", width: width + 0.5, name)
    #expect(try plain.lines.map(ids) == ids(["schif", "fil"], name))
    #expect(plain.lines.allSatisfy { $0.width <= width + 0.5 })
    let narrow = try layout("ffi", width: 1, name)
    #expect(try narrow.lines.map(ids) == ids(["f", "f", "i"], name))
    let next = try layout("f", name).size.width
    let pairs = try layout("ffffff", width: next * 2.5, name)
    #expect(pairs.lines.allSatisfy { $0.width <= next * 2.5 })
    #expect(pairs.lines.count == 3)
  }

  @Test func `a ligature is divided at a soft hyphen`() throws {
    let name = "shaping-dejavu.ttf"
    #expect(try ids(layout("f\u{AD}fil", name).lines[0]).count == 2)
    let lines = try layout("of\u{AD}fil", width: width("of", name) + 0.001, name).lines
    try #require(lines.count == 2)
    #expect(try lines.map(ids) == ids(["of-", "fil"], name))
    #expect(try abs(lines[1].width - layout("fil", name).size.width) < 1e-9)
  }

  @Test func `letters on both sides of a soft hyphen keep their joining forms`() throws {
    let name = "shaping-naskh.ttf"
    let whole = try ids(layout("حبتح", name).lines[0])
    let lines = try layout("حب\u{AD}تح", width: layout("حبت", name).size.width, name).lines
    let hyphen = try #require(
      GlyphFace.builtIn(weight: .regular, isItalic: false).glyph(for: 0x2010)
    )
    try #require(lines.count == 2)
    #expect(lines.flatMap(ids).filter { whole.contains($0) }.count == whole.count)
    // The hyphen is on the left of right-to-left text.
    #expect(lines[0].runs.first?.glyphs.map(\.id) == [hyphen])
  }

  @Test func `a hyphen has the style of its text and takes no tracking`() throws {
    let plain = try width("To")
    let width = plain + 2 * 3 + 0.001
    let broken = try layout("To\u{AD}filyo", width: width, tracking: 3)
    #expect(abs(broken.lines[0].width - plain - 6) < 1e-9)
  }

  @Test func `a hyphenated line is justified, and its hyphen underlined`() throws {
    var style = ParagraphStyle(font: font, align: .justified)
    style.underline = true
    let text = "a Toyo\u{AD}filyo"
    let width = try width("a Toyo") + 4
    let layout = TextLayout(text, style, width: width, environment: Environment())
    #expect(abs(layout.lines[0].width - width) < 1e-9)
    #expect(layout.lines[0].rules.map(\.width).reduce(0, +) == layout.lines[0].width)
  }

  @Test(arguments: [1.0, 15, 40, 400])
  func `texts of soft hyphens are laid out in linear time`(width: Double) throws {
    for text in [
      "\u{AD}", "a\u{AD}", "f\u{AD}f\u{AD}i\u{AD} ", "ل\u{AD}ا\u{AD}", "a\u{AD}\u{AD}\u{200B}",
    ] {
      let long = String(repeating: text, count: 20_000 / text.unicodeScalars.count)
      for name in ["", "shaping-dejavu.ttf"] {
        #expect(try layout(long, width: width, name).size.width.isFinite)
      }
    }
  }
}
