// Drawings that exceed every bitmap: gigantic, tiny, flat, endless.
import Raster
import Testing

@Suite struct TotalityTests {
  private static let extremes = [
    0, -0.0, 1, -1, 0.5, 1e-300, -1e-300, 1e9, -1e9, 1e30, 1e155, -1e155, 1e300, 1e308, -1e308,
    .infinity, -.infinity, .nan,
  ]

  private static let paints: [Paint] = [
    .color(.black),
    .linearGradient(
      from: .point(Point(-1e308, 0)),
      to: .point(Point(1e308, 1)),
      [GradientStop(.white), GradientStop(.black)]
    ),
    .linearGradient(
      from: .unit(0, 0),
      to: .unit(1, 1),
      [GradientStop(.white), GradientStop(.clear)]
    ),
    .radialGradient(
      center: .unit(0.5, 0.5),
      radius: 1e308,
      [GradientStop(.white), GradientStop(.black)]
    ),
    .radialGradient(
      center: .unit(0, 0),
      radius: 1e-308,
      [GradientStop(.white), GradientStop(.black)]
    ),
  ]

  private func path(_ dice: inout Dice) -> Path {
    func value() -> Double {
      let index = Int(dice.next(0...Double(TotalityTests.extremes.count + 9)))
      return index < TotalityTests.extremes.count
        ? TotalityTests.extremes[index] : dice.next(-50...50)
    }
    func point() -> Point { Point(value(), value()) }
    let rect = Rect(x: value(), y: value(), width: value(), height: value())
    switch Int(dice.next(0...4.99)) {
    case 0: return Path(.rect(rect))
    case 1:
      let corners = CornerRadii(
        topLeft: value(),
        topRight: value(),
        bottomRight: value(),
        bottomLeft: value()
      )
      return Path(.roundedRect(rect, corners))
    case 2: return Path(.ellipse(rect))
    default:
      var outline = Path.Outline()
      for _ in 0..<8 {
        let verb = Path.Verb(rawValue: UInt8(dice.next(0...4.99))) ?? .close
        outline.verbs.append(verb)
        for _ in 0..<verb.pointCount { outline.points.append(point()) }
      }
      return Path(.outline(outline))
    }
  }

  @Test(arguments: 0..<8)
  func `drawings with extreme numbers finish`(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let extremes = TotalityTests.extremes
    func extreme() -> Double { extremes[Int(dice.next(0...Double(extremes.count) - 0.01))] }
    for _ in 0..<60 {
      let sketch = Sketch { canvas in
        let paint = TotalityTests.paints[Int(dice.next(0...4.99))]
        canvas.fill(path(&dice), with: paint, rule: dice.next(0...1) < 0.5 ? .nonZero : .evenOdd)
        canvas.stroke(
          path(&dice),
          with: paint,
          width: abs(extreme()),
          cap: LineCap.allCases[Int(dice.next(0...2.99))],
          join: LineJoin.allCases[Int(dice.next(0...2.99))],
          miterLimit: extreme(),
          dash: dice.next(0...1) < 0.5 ? [] : [abs(extreme()), abs(extreme())],
          dashPhase: extreme(),
          align: StrokeAlignment.allCases[Int(dice.next(0...2.99))]
        )
        let transform = Transform(
          a: extreme(),
          b: extreme(),
          c: extreme(),
          d: extreme(),
          tx: extreme(),
          ty: extreme()
        )
        canvas.drawLayer(
          opacity: abs(extreme()),
          clip: dice.next(0...1) < 0.5 ? nil : path(&dice),
          mask: dice.next(0...1) < 0.5 ? nil : .path(path(&dice)),
          shadows: [Shadow(.black, offset: Point(extreme(), extreme()))],
          transform: dice.next(0...1) < 0.5 ? .identity : transform
        ) { canvas in
          canvas.fill(path(&dice), with: paint)
        }
      }
      let bitmap = try sketch.bitmap(40, 30)
      #expect(bitmap.bounds.width == 40 && bitmap.width <= 552)
    }
  }

  @Test func `a gigantic rectangle fills the bitmap and no more than its margin`() throws {
    let rect = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    let bitmap = try Sketch { $0.fill(.rect(rect), with: Color.black) }.bitmap(20, 10)
    #expect(bitmap.width == 532 && bitmap.height == 522 && bitmap.isOpaque)
  }

  @Test func `a gigantic circle's edge is a straight line`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.fill(.ellipse(Rect(x: 10, y: -1e7, width: 2e7, height: 2e7)), with: Color.black)
      }
    }.bitmap(20, 20)
    for y in 0..<20 {
      #expect(bitmap.alphas(row: y) == (0..<20).map { $0 < 10 ? 0 : 255 })
    }
  }

  @Test func `a gigantic curve winds around the bitmap`() throws {
    let path = Path.build { builder in
      builder.move(to: Point(-1e9, 10))
      builder.addCurve(to: Point(1e9, 10), control1: Point(-1e9, -1e9), control2: Point(1e9, -1e9))
    }
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { $0.fill(path, with: Color.black) }
    }.bitmap(20, 20)
    for y in 0..<20 { #expect(bitmap.coverage(5, y) == (y < 10 ? 1 : 0)) }
  }

  @Test func `endless dashes are drawn solid`() throws {
    let line = Path.line(from: Point(0, 5), to: Point(1e9, 5))
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.stroke(line, with: .color(.black), width: 2, dash: [1e-9, 1e-9])
      }
    }.bitmap(20, 10)
    #expect(bitmap.alphas(row: 5) == [Int](repeating: 255, count: 20))
  }

  @Test func `an extremely wide pen fills the bitmap`() throws {
    let line = Path.polyline([Point(0, 5), Point(8, 5), Point(20, 9)])
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.stroke(line, with: .color(.black), width: 1e30, cap: .round, join: .round)
      }
    }.bitmap(20, 10)
    #expect(bitmap.isOpaque)
  }

  @Test func `a size that exceeds a bitmap's limit is rejected`() throws {
    let sketch = Sketch { _ in }
    let list = try #require(
      sketch.displayList(size: Size(20_000, 1), environment: Environment())
    )
    #expect(throws: RasterError.tooLarge(width: 20_000, height: 1, limit: 16_384)) {
      try list.bitmap()
    }
    let square = try #require(
      sketch.displayList(size: Size(16_384, 16_385), environment: Environment())
    )
    #expect(throws: RasterError.self) { try square.bitmap() }
  }

  @Test func `a bitmap of the maximum size is drawn to its last corner`() throws {
    let corner = Rect(x: 16_383, y: 16_383, width: 1, height: 1)
    let bitmap = try Sketch { canvas in
      canvas.fill(.rect(corner), with: Color.black)
    }.bitmap(16_384, 16_384)
    #expect(bitmap.pixels.count == Bitmap.maximumArea)
    #expect(bitmap.pixels.first == 0)
    #expect(bitmap.pixels.last == 0xFF00_0000)
  }

  @Test func `layers that need too much memory are rejected`() throws {
    func nest(_ canvas: inout Canvas, _ depth: Int) {
      canvas.drawLayer(opacity: 0.5) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color.black)
        if depth > 0 { nest(&canvas, depth - 1) }
      }
    }
    let list = try #require(
      Sketch { nest(&$0, 60) }.displayList(size: Size(3000, 3000), environment: Environment())
    )
    #expect(throws: RasterError.exceeded(.layerArea, value: 1 << 28)) {
      try list.bitmap()
    }
  }

  @Test func `an image without pixels draws nothing`() throws {
    let image = Image(try #require(Bitmap(width: 0, height: 5)))
    let bitmap = try Sketch { canvas in
      canvas.drawImage(image, in: canvas.bounds)
      canvas.drawNineSlice(image, in: canvas.bounds, caps: Caps(2))
    }.bitmap(4, 4)
    #expect(bitmap.inkArea == 0)
  }
}
