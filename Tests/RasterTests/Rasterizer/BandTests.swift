// Images drawn in bands are identical to those drawn at once.
import Raster
import Testing

@Suite struct BandTests {
  /// A component with every kind of drawing, which crosses every row.
  private struct Everything: Rasterizable {
    let seed: UInt64

    func draw(in canvas: inout Canvas) {
      var dice = Dice(seed)
      for _ in 0..<12 { shape(&canvas, &dice) }
      canvas.drawLayer(opacity: 0.7, clip: .ellipse(canvas.bounds)) { canvas in
        for _ in 0..<4 { shape(&canvas, &dice) }
      }
      let shadow = Shadow(Color(rgba: 0x0000_0080), offset: Point(7.5, 40))
      canvas.drawLayer(shadows: [shadow]) { shape(&$0, &dice) }
      for y in [5.0, 70, 131] {
        canvas.place(Tile(), in: Rect(x: dice.next(0...60).rounded(), y: y, width: 60, height: 50))
      }
      canvas.drawLayer(transform: .rotation(Angle(degrees: dice.next(0...90)))) {
        shape(&$0, &dice)
      }
    }

    private func shape(_ canvas: inout Canvas, _ dice: inout Dice) {
      let color = Color(rgba: UInt32(dice.next(0...4_294_967_295)))
      let rect = Rect(
        x: dice.next(-20...90),
        y: dice.next(-20...150),
        width: dice.next(1...120),
        height: dice.next(1...160)
      )
      let paint =
        dice.next(0...1) < 0.5
        ? Paint.color(color)
        : .linearGradient(
          from: .unit(0, 0),
          to: .unit(dice.next(0...1), 1),
          [GradientStop(color), GradientStop(.white)]
        )
      let curve = Path.build { builder in
        builder.move(to: Point(rect.x, rect.y))
        builder.addCurve(
          to: Point(rect.x + rect.width, rect.y + rect.height),
          control1: Point(dice.next(-50...200), dice.next(-50...250)),
          control2: Point(dice.next(-50...200), dice.next(-50...250))
        )
        builder.addQuadCurve(
          to: Point(rect.x, rect.y + rect.height),
          control: Point(dice.next(0...90), 0)
        )
        builder.close()
      }
      switch Int(dice.next(0...5.99)) {
      case 0: canvas.fill(.rect(rect), with: paint)
      case 1: canvas.fill(.roundedRect(rect, radius: dice.next(0...30)), with: paint)
      case 2: canvas.fill(.ellipse(rect), with: paint)
      case 3: canvas.fill(curve, with: paint, rule: .evenOdd)
      case 4: canvas.stroke(curve, with: paint, width: dice.next(0...9), join: .round)
      default: canvas.stroke(.ellipse(rect), with: paint, width: 3, dash: [5, 3])
      }
    }
  }

  private struct Tile: Rasterizable {
    func draw(in canvas: inout Canvas) {
      for row in 0..<12 {
        let box = canvas.bounds
        canvas.fill(
          .ellipse(Rect(x: Double(row) * 2.3, y: Double(row) * 4, width: 20, height: 9)),
          with: Color(rgba: 0x80C0_4060 &+ UInt32(row) << 24)
        )
        canvas.stroke(.rect(box), with: .color(Color(rgba: 0x4040_4020)), width: 3)
      }
    }
  }

  @Test(arguments: 0..<12)
  func `any number of bands draws identical pixels`(seed: Int) async throws {
    let list = try #require(
      Everything(seed: UInt64(seed)).displayList(
        size: Size(128, 201),
        environment: Environment(scale: seed % 2 == 0 ? 1 : 1.5)
      )
    )
    let whole = try list.bitmap()
    for bands in [-1, 1, 2, 3, 6, 1000] {
      #expect(try await list.bitmap(bands: bands) == whole)
    }
    let white = try list.bitmap(background: .white)
    #expect(try await list.bitmap(background: .white, bands: 4) == white)
  }

  @Test(arguments: [0.2, 60])
  func `bands of shapes far outside the bitmap equal the whole`(reach: Double) async throws {
    // The part outside the bitmap fits in memory, and contributes too little coverage for any
    // pixel.
    let sketch = Sketch { canvas in
      let line = Path.build { builder in
        builder.move(to: Point(-reach, -reach))
        builder.addLine(to: Point(70 + reach, 500 + reach))
      }
      canvas.stroke(line, with: .color(Color(rgba: 0x0000_0001)), width: 0.1)
      canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x3070_C0FF))
      for index in 0..<60 {
        let dot = Rect(x: Double(index % 8) * 7, y: Double(index) * 8, width: 19, height: 13)
        canvas.fill(.ellipse(dot), with: Color(rgba: UInt32(index) &* 0x04F3_1B07 | 0xFF))
      }
    }
    let list = try #require(sketch.displayList(size: Size(70, 500), environment: Environment()))
    let whole = try list.bitmap()
    #expect(whole.width == 70 && whole.height == 500)
    for bands in 2..<16 { #expect(try await list.bitmap(bands: bands) == whole) }
  }

  @Test func `bands of gigantic shapes equal the whole`() async throws {
    let sketch = Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.fill(.ellipse(Rect(x: 10, y: -3e6, width: 6e6, height: 6.001e6)), with: Color.black)
        canvas.fill(
          .polygon([Point(-9e6, -7e6), Point(8e6, 7.0001e6), Point(2e6, 9e6)]),
          with: Color(rgba: 0xFF00_0080)
        )
      }
    }
    let list = try #require(
      sketch.displayList(size: Size(90, 300), environment: Environment())
    )
    let whole = try list.bitmap()
    for bands in 2..<9 { #expect(try await list.bitmap(bands: bands) == whole) }
  }

  @Test func `bands reject a size that exceeds a bitmap's limit`() async throws {
    let list = try #require(
      Sketch { _ in }.displayList(size: Size(16_384, 16_385), environment: Environment())
    )
    await #expect(throws: RasterError.tooLarge(width: 16_384, height: 16_385, limit: 16_384)) {
      try await list.bitmap(bands: 2)
    }
  }

  @Test func `shapes divided along a pixel boundary and drawn in two parts have no seam`() throws {
    for seed in 0..<20 {
      var dice = Dice(UInt64(seed) + 77)
      let path = Path.polygon((0..<5).map { _ in Point(dice.next(-9...50), dice.next(-9...50)) })
      let color = Color(rgba: 0x3070_C0A0)
      let (x, y) = (dice.next(1...39).rounded(), dice.next(1...39).rounded())
      let whole = try Sketch { $0.fill(path, with: color) }.bitmap(40, 40)
      let parts = try Sketch { canvas in
        for rect in [
          Rect(x: 0, y: 0, width: x, height: y), Rect(x: x, y: 0, width: 40 - x, height: y),
          Rect(x: 0, y: y, width: 40, height: 40 - y),
        ] {
          canvas.drawLayer(clip: .rect(rect)) { $0.fill(path, with: color) }
        }
      }.bitmap(40, 40)
      for y in 0..<40 {
        for x in 0..<40 { #expect(parts.rgba(x, y) == whole.rgba(x, y)) }
      }
    }
  }

  @Test func `coverage has no bias`() throws {
    var dice = Dice(5)
    var (difference, edges) = (0.0, 0.0)
    for _ in 0..<200 {
      let corners = (0..<3).map { _ in Point(dice.next(1...39), dice.next(1...39)) }
      let bitmap = try Sketch { $0.fill(.polygon(corners), with: Color.black) }.bitmap(40, 40)
      let (a, b, c) = (corners[0], corners[1], corners[2])
      let area = abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
      difference += bitmap.inkArea - area
      edges += Double(bitmap.pixels.count { $0 >> 24 > 0 && $0 >> 24 < 255 })
    }
    // A mean over all edge pixels, each with an error of 1/510 at most.
    #expect(abs(difference / edges) < 0.0002)
  }
}
