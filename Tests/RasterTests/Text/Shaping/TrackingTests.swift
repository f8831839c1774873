// Tracked text: letters form no optional ligatures, and joined scripts stay joined.

import Raster
import TestSupport
import Testing

@Suite struct TrackingTests {
  private let tracking = 64.0

  /// A text in a fixture's font, at one point per unit.
  private func layout(
    _ text: String,
    _ name: String,
    tracking: Double = 0,
    _ features: [String] = []
  ) throws -> TextLayout {
    let face = try ShapingTests.Face(named: name)
    let font = Font(
      family: "Fixture",
      size: face.unitsPerEm,
      tracking: tracking,
      features: features
    )
    return TextLayout(text, ParagraphStyle(font: font), environment: face.environment)
  }

  private func glyphs(_ layout: TextLayout) -> [PlacedGlyph] {
    layout.lines.flatMap(\.runs).flatMap(\.glyphs)
  }

  // The same glyphs as HarfBuzz's with these features off, which ShapingTests compare.
  @Test(arguments: ["ffi office", "fi fl"])
  func `tracked letters form no optional ligatures`(_ text: String) throws {
    let tracked = try layout(text, "shaping-dejavu.ttf", tracking: tracking)
    let apart = try layout(text, "shaping-dejavu.ttf", ["-liga", "-clig"])
    #expect(glyphs(tracked).map(\.id) == glyphs(apart).map(\.id))
    #expect(try glyphs(layout(text, "shaping-dejavu.ttf")).count < glyphs(apart).count)
    #expect(tracked.size.width == apart.size.width + Double(text.count) * tracking)
  }

  @Test func `a requested ligature is formed in tracked text, as one unit`() throws {
    let tracked = try layout("ffi", "shaping-dejavu.ttf", tracking: tracking, ["liga"])
    let plain = try layout("ffi", "shaping-dejavu.ttf")
    #expect(glyphs(tracked).map(\.id) == glyphs(plain).map(\.id))
    #expect(tracked.size.width == plain.size.width + tracking)
  }

  @Test(arguments: ["بتح", "محمله", "لا", "للَّه", "حَـبَّ", "بتا\u{200C}حم", "دا"])
  func `a tracked word of a cursive script keeps its letters together`(_ word: String) throws {
    for name in ["shaping-naskh.ttf", "shaping-dejavu.ttf"] {
      let plain = try layout(word, name, ["-liga", "-clig"])
      let tracked = try layout(word, name, tracking: tracking)
      #expect(tracked.size.width == plain.size.width + tracking, "\(name)")
      let moved = glyphs(plain).map {
        PlacedGlyph($0.id, Point($0.origin.x + tracking, $0.origin.y))
      }
      #expect(glyphs(tracked).map(\.id) == moved.map(\.id), "\(name)")
      #expect(glyphs(tracked).map(\.origin) == moved.map(\.origin), "\(name)")
    }
  }

  @Test func `tracking separates words, spaces and other scripts from joined words`() throws {
    for (text, units) in [("بتح بتح", 3), ("بتحa", 2), ("بتح-تم", 3), ("تم1", 2)] {
      let plain = try layout(text, "shaping-naskh.ttf", ["-liga", "-clig"])
      let tracked = try layout(text, "shaping-naskh.ttf", tracking: tracking)
      #expect(
        abs(tracked.size.width - plain.size.width - Double(units) * tracking) < 1e-6,
        "\(text)"
      )
    }
  }

  @Test func `tracking follows letters in the direction of the text`() throws {
    let hebrew = try layout("שב", "shaping-dejavu.ttf", tracking: tracking)
    let plain = try layout("שב", "shaping-dejavu.ttf")
    let lefts = glyphs(hebrew).map(\.origin.x).sorted()
    let others = glyphs(plain).map(\.origin.x).sorted()
    #expect(lefts == [others[0] + tracking, others[1] + 2 * tracking])
  }

  @Test func `an invisible character takes no tracking`() throws {
    let font = Font(size: 20, tracking: 5)
    let environment = Environment()
    for separator in ["\u{200B}", "\u{2060}", "\u{AD}", "\u{200D}"] {
      let text = "a\(separator)b"
      let plain = environment.measure(text, font: Font(size: 20)).width
      #expect(abs(environment.measure(text, font: font).width - plain - 10) < 1e-9)
    }
  }
}
