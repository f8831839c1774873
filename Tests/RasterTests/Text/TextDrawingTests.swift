// Text as pixels: glyphs compared with their outlines, at quarters of a pixel, in every paint.
import Raster
import Testing

@Suite struct TextDrawingTests {
  private func bitmap(
    _ width: Double = 200,
    _ height: Double = 60,
    scale: Double = 1,
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> Bitmap {
    try #require(
      Sketch(draw).displayList(
        size: Size(width, height),
        environment: Environment(scale: scale)
      )
    ).bitmap(background: .white)
  }

  private func difference(_ left: Bitmap, _ right: Bitmap) -> (mean: Double, worst: Int) {
    var (sum, worst) = (0, 0)
    for (a, b) in zip(left.pixels, right.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let channel = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        sum += channel
        worst = max(worst, channel)
      }
    }
    return (Double(sum) / Double(left.pixels.count * 4), worst)
  }

  @Test func `text has the position of its outlines`() throws {
    // Glyphs are at quarters of a pixel, an eighth off at most: an eighth of full coverage.
    for scale in [1.0, 2, 3] {
      let words = try bitmap(scale: scale) {
        $0.drawText("Grand Hotel", at: Point(8, 30), font: Font(size: 17))
      }
      let path = try bitmap(scale: scale) { canvas in
        let outline = canvas.environment.textPath(
          "Grand Hotel",
          at: Point(8, 30),
          font: Font(size: 17)
        )
        canvas.fill(outline, with: .black)
      }
      let (mean, worst) = difference(words, path)
      #expect(mean < 2 && worst <= 48)
      #expect(words.pixels.contains { $0 != 0xFFFF_FFFF })
    }
  }

  @Test func `large text is drawn exactly as its outlines`() throws {
    let words = try bitmap(400, 200) { $0.drawText("Ag", at: Point(8, 150), font: Font(size: 160)) }
    let path = try bitmap(400, 200) { canvas in
      canvas.fill(
        canvas.environment.textPath("Ag", at: Point(8, 150), font: Font(size: 160)),
        with: .black
      )
    }
    #expect(difference(words, path).worst <= 1)
  }

  @Test func `a glyph looks the same at any position of its first use`() throws {
    let first = try bitmap { $0.drawText("Hi", at: Point(10, 30), font: Font(size: 13)) }
    let later = try bitmap { $0.drawText("Hi", at: Point(10, 30), font: Font(size: 13)) }
    #expect(first == later)
    let moved = try bitmap { $0.drawText("Hi", at: Point(11, 31), font: Font(size: 13)) }
    let (width, rows) = (first.width, first.height - 1)
    for y in 0..<rows {
      let row = first.pixels[y * width..<(y + 1) * width - 1]
      #expect(Array(row) == Array(moved.pixels[(y + 1) * width + 1..<(y + 2) * width]))
    }
  }

  @Test func `text may have any paint`() throws {
    let stops = [GradientStop(Color(rgba: 0xFF00_00FF)), GradientStop(Color(rgba: 0x0000_FFFF))]
    let paint = Paint.linearGradient(from: .left, to: .right, stops)
    let words = try bitmap {
      $0.drawText("HHHHHHHH", at: Point(8, 30), font: Font(size: 17), with: paint)
    }
    let reds = words.pixels.filter { $0 & 0xFF > 200 && $0 >> 16 & 0xFF < 60 }
    let blues = words.pixels.filter { $0 & 0xFF < 60 && $0 >> 16 & 0xFF > 200 }
    #expect(!reds.isEmpty && !blues.isEmpty)
    let solid = try bitmap { $0.drawText("HHHHHHHH", at: Point(8, 30), font: Font(size: 17)) }
    let even = Paint.linearGradient(
      from: .left,
      to: .right,
      [GradientStop(.black), GradientStop(.black)]
    )
    let same = try bitmap {
      $0.drawText("HHHHHHHH", at: Point(8, 30), font: Font(size: 17), with: even)
    }
    #expect(difference(solid, same).worst <= 1)
  }

  @Test func `clips and bands do not change pixels`() async throws {
    let list = try #require(
      Sketch { canvas in
        canvas.drawText("Hamburgefonstiv", in: canvas.bounds, font: Font(size: 34))
      }.displayList(size: Size(300, 80), environment: Environment(scale: 2))
    )
    let whole = try list.bitmap()
    for bands in [2, 3, 7] { #expect(try await list.bitmap(bands: bands) == whole) }
  }

  @Test func `a missing glyph is a box, and has a note`() throws {
    let sketch = Sketch { $0.drawText("\u{6771}", at: Point(8, 30)) }
    let list = sketch.displayList(size: Size(60, 40), environment: Environment())
    #expect(list?.notes == [.missingGlyph("\u{6771}")])
    #expect(try list?.bitmap().pixels.contains { $0 != 0 } == true)
  }

  @Test func `a damaged glyph is a box, and has a note`() throws {
    var bytes = try FontFixture("composites.ttf").bytes
    // The parts of glyph 2 begin with glyph 1, which becomes a part of itself.
    let glyf = try #require(OpenTypeFaceTests.offset(of: "glyf", in: bytes))
    let composite = try #require(
      (glyf..<bytes.count - 14).first {
        bytes[$0] == 0xFF && bytes[$0 + 1] == 0xFF && bytes[$0 + 13] == 1
      }
    )
    func list(_ text: String) throws -> DisplayList {
      var environment = Environment()
      environment.fonts = try FontCollection().adding(bytes, as: "Fixture")
      let sketch = Sketch { $0.drawText(text, at: Point(8, 30), font: Font(family: "Fixture")) }
      return try #require(sketch.displayList(size: Size(60, 40), environment: environment))
    }
    #expect(try list("AB").notes.isEmpty)
    let whole = try list("B").bitmap()
    bytes[composite + 13] = 2
    #expect(try list("A").notes.isEmpty)
    #expect(try list("ABAB").notes == [.damagedGlyph(2)])
    let box = try list("B").bitmap()
    #expect(box != whole && box.pixels.contains { $0 != 0 })
  }

  @Test func `glyphs too wide for the cache are drawn, with their neighbours`() throws {
    var environment = Environment()
    environment.fonts = try FontCollection().adding(FontFixture("wide.ttf").bytes, as: "Fixture")
    // The first is ten ems wide: 140 pixels, and 600.
    for (size, limit) in [(14.0, 48), (60, 1)] {
      let font = Font(family: "Fixture", size: size)
      let lists = [
        Sketch { $0.drawText("BAB", at: Point(4, 60), font: font) },
        Sketch { canvas in
          let outline = environment.textPath("BAB", at: Point(4, 60), font: font)
          canvas.fill(outline, with: .black)
        },
      ].map { $0.displayList(size: Size(700, 80), environment: environment) }
      let pictures = try lists.map { try #require($0).bitmap(background: .white) }
      #expect(difference(pictures[0], pictures[1]).worst <= limit)
      let black = pictures[0].pixels.count { $0 == 0xFF00_0000 }
      #expect(Double(black) > 9.5 * 0.45 * size * size)
    }
  }

  @Test func `large text is complete although its masks exceed an atlas`() throws {
    // Each line has about 0.3 MB of masks; a new atlas begins at 1 MB.
    let lines = [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ",
      "БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯбгджз",
    ]
    for _ in 0..<2 {
      for line in lines + [lines.joined()] {
        let font = Font(size: 71)
        let words = try bitmap(5000, 120) { $0.drawText(line, at: Point(8, 90), font: font) }
        let path = try bitmap(5000, 120) { canvas in
          canvas.fill(canvas.environment.textPath(line, at: Point(8, 90), font: font), with: .black)
        }
        #expect(difference(words, path).worst <= 48)
      }
    }
  }

  @Test func `a hundred thousand glyphs at different sizes stay within the limit`() throws {
    // Ten letters at each of ten thousand sizes, as clients of a server might request.
    for step in 0..<10_000 {
      let font = Font(size: 8 + Double(step) / 1000)
      let sketch = Sketch { $0.drawText("Hamburgefo", at: Point(2, 20), font: font) }
      let list = sketch.displayList(size: Size(120, 24), environment: Environment())
      _ = try #require(list).bitmap()
      #expect(GlyphCache.shared.byteCount <= GlyphCache.byteLimit)
    }
    let first = try bitmap { $0.drawText("Hamburgefo", at: Point(2, 20), font: Font(size: 8)) }
    let again = try bitmap { $0.drawText("Hamburgefo", at: Point(2, 20), font: Font(size: 8)) }
    #expect(first == again && first.pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test func `threads that share a font draw identical text`() async throws {
    let bytes = try FontFixture("dejavu.ttf").bytes
    let lists = try (0..<24).map { number in
      var environment = Environment()
      environment.fonts = try FontCollection().adding(bytes, as: "Fixture")
      let font = Font(family: number % 2 == 0 ? "Fixture" : "", size: 11 + Double(number / 4) / 2)
      let sketch = Sketch { $0.drawText("AVA Taego", in: $0.bounds, font: font) }
      return try #require(sketch.displayList(size: Size(140, 40), environment: environment))
    }
    // All concurrently with an empty cache, four times each, and then one after the other.
    let drawn = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for turn in 0..<96 { group.addTask { (turn % 24, try lists[turn % 24].bitmap()) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (number, bitmap) in drawn { #expect(try bitmap == lists[number].bitmap()) }
  }

  @Test func `underlines are as long as their lines`() throws {
    let bitmap = try bitmap {
      $0.drawText("Hotel", at: Point(8, 30), font: Font(size: 20), underline: true)
    }
    let width = Environment().measure("Hotel", font: Font(size: 20)).width
    let full = (0..<bitmap.height).filter { y in
      let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      return row.filter { $0 == 0xFF00_0000 }.count >= Int(width) - 1
    }
    #expect(!full.isEmpty && full.allSatisfy { $0 > 30 })
  }

  @Test func `lists with text are equal if their texts are`() throws {
    func list(_ text: String, _ weight: FontWeight) throws -> DisplayList {
      try #require(
        Sketch { $0.drawText(text, at: Point(0, 20), font: Font(weight: weight)) }
          .displayList(size: Size(80, 30), environment: Environment())
      )
    }
    #expect(try list("Hotel", .regular) == list("Hotel", .regular))
    #expect(try LookKey(list("Hotel", .regular)) != LookKey(list("Hotel", .bold)))
    #expect(try LookKey(list("Hotel", .regular)) != LookKey(list("Hotels", .regular)))
  }

  @Test func `rotated and translucent text is drawn`() throws {
    let bitmap = try bitmap { canvas in
      canvas.drawLayer(
        opacity: 0.5,
        transform: .rotation(Angle(degrees: 20), about: Point(100, 30))
      ) {
        $0.drawText("Hotel", in: $0.bounds, font: Font(size: 20), align: .center)
      }
    }
    #expect(bitmap.pixels.contains { $0 & 0xFF == 127 || $0 & 0xFF == 128 })
    #expect(!bitmap.pixels.contains { $0 & 0xFF < 120 })
  }
}
