// Text set in lines: its size, its line breaks, and truncation.
import Raster
import Testing

@Suite struct TextLayoutTests {
  private let environment = Environment()
  private let font = Font(size: 20)

  private func layout(
    _ text: String,
    _ style: ParagraphStyle = ParagraphStyle(font: Font(size: 20)),
    width: Double = .infinity,
    height: Double = .infinity
  ) -> TextLayout {
    TextLayout(text, style, width: width, height: height, environment: environment)
  }

  @Test func `text is as wide as its glyphs and as high as its lines`() {
    let one = environment.measure("Hotel", font: font)
    let two = environment.measure("Hotel\nHotel", font: font)
    #expect(one.width > 30 && one.width < 70)
    #expect(two.width == one.width)
    #expect(two.height == 2 * one.height)
    #expect(environment.measure("", font: font).size == Size(0, 0))
  }

  @Test func `text fits into its measured width`() {
    for text in ["Grand Hotel", "Zum Goldenen Hirschen", "a b c d e f", "Съешь ещё этих булок"] {
      let size = environment.measure(text, font: font).size
      #expect(layout(text, width: size.width).lines.count == 1)
      #expect(layout(text, width: size.width - 0.1).lines.count == 2)
    }
  }

  @Test func `lines break between words, and drop the spaces there`() {
    let words = layout("one two three four", width: 80)
    #expect(words.lines.count > 1)
    for line in words.lines { #expect(line.width <= 80) }
    #expect(environment.measure("one  ", font: font) == environment.measure("one", font: font))
  }

  @Test func `a word that is too long is broken between graphemes`() {
    let lines = layout("Donaudampfschifffahrt", width: 60).lines
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.width <= 60 })
    #expect(layout("e\u{301}e\u{301}", width: 1).lines.count == 2)
  }

  @Test func `an ellipsis replaces truncated text`() {
    let style = ParagraphStyle(font: font, maxLines: 1)
    let short = layout("Grand Hotel Europa", style, width: 100)
    #expect(short.lines.count == 1)
    #expect(short.lines[0].width <= 100)
    let dots = GlyphFace(weight: .regular, isItalic: false).glyph(for: 0x2026)
    #expect(short.lines[0].runs.last?.glyphs.last?.id == dots)
    var start = style
    start.truncation = .start
    #expect(layout("Grand Hotel Europa", start, width: 100).lines[0].runs[0].glyphs[0].id == dots)
    var middle = style
    middle.truncation = .middle
    let line = layout("Grand Hotel Europa", middle, width: 100).lines[0]
    let ids = line.runs.flatMap { $0.glyphs.map(\.id) }
    #expect(ids.contains { $0 == dots } && ids.first != dots && ids.last != dots)
  }

  @Test func `a height holds whole lines, and at least one`() {
    let line = environment.measure("x", font: font).height
    let text = "one two three four five six seven"
    #expect(layout(text, width: 60, height: line * 2.5).lines.count == 2)
    #expect(layout(text, width: 60, height: 1).lines.count == 1)
    var style = ParagraphStyle(font: font)
    style.truncation = .none
    #expect(layout(text, style, width: 60, height: 1).lines.count > 2)
  }

  @Test func `lines are aligned at either edge, in the middle, or justified`() {
    let text = "one two three four five six"
    func ends(_ align: TextAlignment) -> [(Double, Double)] {
      let style = ParagraphStyle(font: font, align: align)
      return layout(text, style, width: 120).lines.map { ($0.origin.x, $0.origin.x + $0.width) }
    }
    #expect(ends(.leading).allSatisfy { $0.0 == 0 })
    #expect(ends(.trailing).allSatisfy { abs($0.1 - 120) < 1e-9 })
    #expect(ends(.center).allSatisfy { abs($0.0 + $0.1 - 120) < 1e-9 })
    let justified = ends(.justified)
    #expect(justified.dropLast().allSatisfy { $0.0 == 0 && abs($0.1 - 120) < 1e-9 })
    #expect(justified.last?.0 == 0 && (justified.last?.1 ?? 120) < 119)
  }

  @Test func `text without a direction follows the environment`() {
    var environment = environment
    environment.layoutDirection = .rightToLeft
    let style = ParagraphStyle(font: font)
    let digits = TextLayout("123", style, width: 200, environment: environment)
    let latin = TextLayout("abc", style, width: 200, environment: environment)
    #expect(digits.lines[0].origin.x > 100)
    #expect(latin.lines[0].origin.x == 0)
  }

  @Test func `start and end follow the environment, whatever the direction of the text`() {
    for direction in LayoutDirection.allCases {
      var environment = environment
      environment.layoutDirection = direction
      func start(_ text: String, _ align: TextAlignment) -> Double {
        let style = ParagraphStyle(font: font, align: align)
        return TextLayout(text, style, width: 200, environment: environment).lines[0].origin.x
      }
      for text in ["abc", "\u{5D0}\u{5D1}", "123"] {
        let isMirrored = direction == .rightToLeft
        #expect(start(text, .start) == start(text, isMirrored ? .right : .left))
        #expect(start(text, .end) == start(text, isMirrored ? .left : .right))
      }
    }
  }

  @Test func `right-to-left text is laid out from right to left`() {
    // Hebrew letters are boxes here, but their order is visible.
    let mixed = layout("ab \u{5D0}\u{5D1} cd")
    #expect(mixed.lines.count == 1)
    #expect(mixed.missing == [0x5D0, 0x5D1])
    let boxes = mixed.lines[0].runs.flatMap(\.glyphs).filter { $0.id == 0 }.map(\.origin.x)
    #expect(boxes.count == 2 && boxes[0] > boxes[1])
  }

  @Test func `marks are placed on their letters, composed or not`() {
    let composed = layout("\u{E9}").lines[0]
    let taken = layout("e\u{301}").lines[0]
    #expect(composed.width == taken.width)
    let stacked = layout("x\u{301}\u{323}").lines[0]
    #expect(stacked.width == layout("x").lines[0].width)
    #expect(stacked.runs.flatMap(\.glyphs).count == 3)
  }

  @Test func `tracking, text scale and line height combine`() {
    var wide = font
    wide.tracking = 2
    let plain = environment.measure("Hotel", font: font)
    #expect(abs(environment.measure("Hotel", font: wide).width - plain.width - 10) < 1e-9)
    var large = environment
    large.textScale = 2
    #expect(abs(large.measure("Hotel", font: font).width - 2 * plain.width) < 1e-9)
    #expect(environment.measure("a\nb", font: font, lineHeight: 30).height == 60)
  }

  @Test func `digits have one width`() {
    let widths = Set("0123456789".map { environment.measure(String($0), font: font).width })
    #expect(widths.count == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e308, .leastNonzeroMagnitude])
  func `layout with extreme sizes, widths and texts finishes`(value: Double) {
    let font = Font(size: value, tracking: value)
    var style = ParagraphStyle(font: font, maxLines: Int.max, lineHeight: .points(value))
    style.underline = true
    for text in ["", "\n\n", "a", "\u{200D}\u{301}\u{301}", "\u{202E}abc\u{202C}", "\u{10FFFF}"] {
      _ = TextLayout(text, style, width: value, height: value, environment: environment)
      _ = environment.textPath(text, at: Point(value, value), font: font)
      _ = environment.textPath(text, in: Rect(x: value, y: 0, width: value, height: 1), font: font)
    }
  }

  @Test func `very long text is truncated, with a note`() {
    let long = layout(String(repeating: "a ", count: 80_000), width: 1_000)
    #expect(long.lines.count > 100)
    let dots = GlyphFace(weight: .regular, isItalic: false).glyph(for: 0x2026)
    #expect(long.lines.last?.runs.last?.glyphs.last?.id == dots)
  }
}
