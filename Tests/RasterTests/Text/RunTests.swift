// Runs: one paragraph with several styles is broken, ordered, truncated and measured as a whole.
import Raster
import Testing

@Suite struct RunTests {
  private let style = TextStyle(font: Font(size: 14), paint: .color(.black))
  private let box = Rect(x: 8, y: 4, width: 120, height: 200)

  private func list(
    _ size: Size = Size(200, 220),
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> DisplayList {
    try #require(Sketch(draw).displayList(size: size, environment: Environment()))
  }

  @Test func `runs of one style draw the same as a single text`() throws {
    let words = "The hotel by the lake has\nroom for everyone, and for their luggage."
    for width in [40.0, 90, 120, 1_000] {
      let rect = Rect(x: 8, y: 4, width: width, height: 60)
      for align in TextAlignment.allCases {
        let whole = try list {
          $0.drawText(words, in: rect, style: style, align: align, underline: true)
        }
        let parts = try list { canvas in
          let runs = words.map { TextRun(String($0)) }
          canvas.drawText(runs, in: rect, style: style, align: align, underline: true)
        }
        #expect(whole == parts)
      }
    }
  }

  @Test func `a line does not break at the end of a run`() {
    let environment = Environment()
    let runs: [TextRun] = [
      "Donau", TextRun("dampf", font: Font(size: 14, weight: .bold)), "schiff fährt",
    ]
    let words = environment.measure("Donaudampfschiff", style: style).width
    let measured = environment.measure(runs, style: style, width: words + 20)
    #expect(measured.lines == 2)
    let split = environment.measure(
      ["Hotel", TextRun(" Europa", paint: .color(.white))],
      style: style
    )
    #expect(split == environment.measure("Hotel Europa", style: style))
  }

  @Test func `the tallest run determines the height of a line`() {
    let environment = Environment()
    let large = Font(size: 28)
    let one = environment.measure("a", style: style)
    let two = environment.measure("a", font: large)
    let mixed = environment.measure(["a ", TextRun("a", font: large), "\nb"], style: style)
    #expect(mixed.lines == 2)
    #expect(abs(mixed.height - one.height - two.height) < 1e-9)
    #expect(abs(mixed.baseline - two.baseline) < 1e-9)
    let raised = environment.measure(["a", TextRun("b", baselineOffset: 6)], style: style)
    #expect(abs(raised.height - one.height - 6) < 1e-9)
    #expect(abs(raised.ascent - one.ascent - 6) < 1e-9)
    let exact = environment.measure(
      ["a", TextRun("b", font: large, baselineOffset: 6)],
      style: style,
      lineHeight: 20
    )
    #expect(exact.height == 20)
  }

  @Test func `an inline component has its own width, and is not split`() throws {
    struct Square: Rasterizable {
      func naturalSize(in environment: Environment) -> Size { Size(30, 40) }
      func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
    }
    let environment = Environment()
    let a = environment.measure("a", style: style)
    let measured = environment.measure(["a", TextRun(Square()), "a"], style: style)
    #expect(abs(measured.width - 2 * a.width - 30) < 1e-9)
    #expect(abs(measured.ascent - 40) < 1e-9)
    let wrapped = environment.measure(["a", TextRun(Square()), "a"], style: style, width: 35)
    #expect(wrapped.lines == 3)
    let drawn = try list { $0.drawText(["a", TextRun(Square())], in: box, style: style) }
    let bitmap = try drawn.bitmap(background: .white)
    #expect(bitmap.pixels.filter { $0 == 0xFF00_0000 || $0 == 0x0000_00FF }.count >= 1_200)
  }

  @Test func `runs are truncated as one text, and the ellipsis has the style before it`() throws {
    let bold = Font(size: 14, weight: .bold)
    let runs: [TextRun] = [
      "one two ", TextRun("three four five six", font: bold, paint: .color(.white)),
    ]
    let drawn = try list { canvas in
      canvas.drawText(runs, in: box, style: style, maxLines: 1)
    }
    #expect(drawn.notes.contains(.truncatedText))
    let measured = Environment().measure(runs, style: style, width: 120, maxLines: 1)
    #expect(measured.isTruncated && measured.width <= 120 && measured.lines == 1)
  }

  @Test func `text shrinks to the largest size that fits, within its minimum`() {
    let environment = Environment()
    let font = Font(size: 40)
    let words = "Zum Goldenen Hirschen"
    let measured = environment.measure(words, font: font, width: 150, maxLines: 1, minScale: 0.2)
    #expect(!measured.isTruncated && measured.width <= 150)
    var larger = font
    larger.size = 40 * (measured.scale + 0.01)
    #expect(environment.measure(words, font: larger).width > 150)
    let least = environment.measure(words, font: font, width: 20, maxLines: 1, minScale: 0.5)
    #expect(least.scale == 0.5 && least.isTruncated)
    #expect(environment.measure(words, font: font, minScale: 0.1).scale == 1)
    // A word is not broken while it may shrink.
    let word = environment.measure("Hirschen", font: font, width: 60, minScale: 0.1)
    #expect(word.lines == 1)
  }

  @Test func `text after a tab is aligned at its stop`() {
    let environment = Environment()
    let cell = environment.measure("12.50", style: style).width
    let expected: [(TextAlignment, Double)] = [
      (.leading, 80 + cell), (.trailing, 80), (.center, 80 + cell / 2),
    ]
    for (align, width) in expected {
      let tabbed = TextStyle(font: Font(size: 14), tabs: [TabStop(80, align: align)])
      let measured = environment.measure("Sum\t12.50", style: tabbed)
      #expect(abs(measured.width - width) < 1e-9)
    }
    // Beyond the last stop a tab is as wide as a space.
    let none = environment.measure("Sum\t1", style: style).width
    #expect(none == environment.measure("Sum 1", style: style).width)
  }

  @Test func `paragraph spacing separates paragraphs, but not lines`() {
    let environment = Environment()
    let spaced = TextStyle(font: Font(size: 14), paragraphSpacing: 10)
    let line = environment.measure("a", style: style).height
    #expect(environment.measure("a\nb\nc", style: spaced).height == 3 * line + 20)
    #expect(environment.measure("a\u{2028}b", style: spaced).height == 2 * line)
  }

  @Test func `an inline component on a mirrored canvas is not mirrored`() throws {
    struct Square: Rasterizable {
      func naturalSize(in environment: Environment) -> Size { Size(30, 20) }
      func draw(in canvas: inout Canvas) {
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 20)), with: .black)
      }
    }
    let runs: [TextRun] = ["one ", TextRun(Square()), TextRun(" two", underline: true)]
    let turned = try list { canvas in
      canvas.mirror { $0.drawText(runs, in: box, style: style) }
    }
    let plain = try list { canvas in
      let place = Rect(x: 200 - box.maxX, y: box.y, width: box.width, height: box.height)
      canvas.drawText(runs, in: place, style: style, align: .right)
    }
    #expect(turned == plain)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e308, .leastNonzeroMagnitude])
  func `layout with extreme offsets, stops and sizes finishes`(value: Double) throws {
    let style = TextStyle(
      font: Font(size: value),
      lineHeight: .fraction(value),
      paragraphSpacing: value,
      tabs: [TabStop(value, align: .trailing), TabStop(20)]
    )
    let runs: [TextRun] = [
      "a\tb\n", TextRun("c", font: Font(size: 12), baselineOffset: value), "\t\t",
      "\u{202E}d\te\u{FFFC}",
    ]
    let environment = Environment(textScale: value.isNaN ? 1 : value)
    for width in [0, 10, value] {
      _ = environment.measure(runs, style: style, width: width, height: value, minScale: value)
    }
    _ = environment.textPath(runs, in: Rect(x: 0, y: 0, width: 10, height: value), style: style)
    _ = try list {
      $0.drawText(runs, in: Rect(x: 0, y: value, width: 10, height: 10), style: style)
    }
  }
}
