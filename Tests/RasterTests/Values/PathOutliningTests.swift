// Outlines of strokes as paths, and paths inset or outset.
import Raster
import Testing

@Suite struct PathOutliningTests {
  private let curve = Path.build { builder in
    builder.move(to: Point(10, 50))
    builder.addCurve(to: Point(50, 50), control1: Point(80, -20), control2: Point(-20, -20))
    builder.addLine(to: Point(12, 20))
  }

  private func fill(_ path: Path, _ rule: FillRule = .nonZero) throws -> Bitmap {
    try Sketch { $0.fill(path, with: .color(.black), rule: rule) }.bitmap(64, 64)
  }

  @Test(arguments: LineCap.allCases, LineJoin.allCases)
  func `a filled outline equals the drawn stroke`(cap: LineCap, join: LineJoin) throws {
    for dash: [Double] in [[], [7, 3], [12, 5, 1]] {
      let stroke = try Sketch { canvas in
        canvas.stroke(
          curve,
          with: .color(.black),
          width: 5,
          cap: cap,
          join: join,
          miterLimit: 4,
          dash: dash,
          dashPhase: 2
        )
      }.bitmap(64, 64)
      let outline = curve.outlined(
        width: 5,
        cap: cap,
        join: join,
        miterLimit: 4,
        dash: dash,
        dashPhase: 2
      )
      for rule in FillRule.allCases {
        let filled = try fill(outline, rule)
        var difference = 0.0
        for y in 0..<64 {
          for x in 0..<64 { difference += abs(stroke.coverage(x, y) - filled.coverage(x, y)) }
        }
        #expect(difference < 4, "\(dash) \(rule)")
      }
    }
  }

  @Test func `outlines of shapes are rings of the same kind`() {
    let rect = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20)).outlined(width: 4)
    #expect(rect.bounds == Rect(x: 8, y: 8, width: 24, height: 24))
    guard case .outline(let outline) = rect.shape else { return }
    #expect(outline.points.count == 8)
    let full = Path.circle(center: Point(30, 30), radius: 5).outlined(width: 20)
    #expect(full == .circle(center: Point(30, 30), radius: 15))
  }

  @Test func `a line's outline is a rectangle`() throws {
    let outline = Path.line(from: Point(10, 30), to: Point(50, 30)).outlined(width: 4)
    #expect(outline.bounds == Rect(x: 10, y: 28, width: 40, height: 4))
    #expect(try fill(outline).inkArea == 160)
  }

  /// The smaller of both tolerances of `outlined`.
  @Test(arguments: [5.0, 30, 300])
  func `round caps deviate from circles by no more than documented`(width: Double) {
    let line = Path.line(from: Point(0, 0), to: Point(1000, 0))
    guard case .outline(let outline) = line.outlined(width: width, cap: .round).shape else {
      Issue.record("no outline")
      return
    }
    let most = min(1000.0 / 16_384, width / 256)
    let ends = outline.points.filter { $0.x < -width / 4 || $0.x > 1000 + width / 4 }
    #expect(ends.count > 4)
    for point in ends {
      let x = point.x < 0 ? point.x : point.x - 1000
      let distance = (x * x + point.y * point.y).squareRoot()
      #expect(abs(distance - width / 2) < most)
    }
  }

  @Test func `a width of zero gives no outline`() {
    #expect(curve.outlined(width: 0) == .empty && curve.outlined(width: -1) == .empty)
    #expect(curve.outlined(width: .nan) == .empty && Path.empty.outlined(width: 3) == .empty)
  }

  @Test func `shapes are inset exactly`() {
    let rect = Rect(x: 10, y: 10, width: 40, height: 30)
    #expect(Path.rect(rect).inset(3) == .rect(Rect(x: 13, y: 13, width: 34, height: 24)))
    #expect(Path.rect(rect).inset(-3) == .rect(Rect(x: 7, y: 7, width: 46, height: 36)))
    #expect(Path.rect(rect).inset(15) == .empty)
    let corners = CornerRadii(topLeft: 10, topRight: 2, bottomRight: 0, bottomLeft: 5)
    #expect(
      Path.roundedRect(rect, radius: corners).inset(3)
        == .roundedRect(
          Rect(x: 13, y: 13, width: 34, height: 24),
          radius: CornerRadii(topLeft: 7, topRight: 0, bottomRight: 0, bottomLeft: 2)
        )
    )
    let circle = Path.circle(center: Point(30, 30), radius: 20)
    #expect(circle.inset(5) == .circle(center: Point(30, 30), radius: 15))
    #expect(circle.inset(-5) == .circle(center: Point(30, 30), radius: 25))
    #expect(circle.inset(20) == .empty)
    #expect(circle.inset(0) == circle && circle.inset(.nan) == circle)
  }

  @Test func `a polygon keeps its corners`() throws {
    let square = Path.polygon([Point(20, 20), Point(44, 20), Point(44, 44), Point(20, 44)])
    let (smaller, larger) = (square.inset(4), square.inset(-4))
    #expect(smaller.bounds == Rect(x: 24, y: 24, width: 16, height: 16))
    #expect(larger.bounds == Rect(x: 16, y: 16, width: 32, height: 32))
    #expect(try fill(smaller).inkArea == 256 && fill(larger).inkArea == 1024)
    #expect(try fill(square.inset(12.5)).inkArea == 0)
  }

  @Test func `a concave corner and a hole are inset, too`() throws {
    let shape = Path.polygon([
      Point(10, 10), Point(50, 10), Point(50, 30), Point(30, 30), Point(30, 50), Point(10, 50),
    ])
    #expect(try fill(shape.inset(2)).inkArea == 36 * 16 + 16 * 20)
    #expect(try fill(shape.inset(-2)).inkArea == 44 * 24 + 24 * 20)
    let ring = Path.ring(center: Point(32, 32), radius: 25, innerRadius: 10).inset(3)
    #expect(try abs(fill(ring).inkArea - Double.pi * (22 * 22 - 13 * 13)) < 2)
  }

  @Test func `an ellipse is inset by the same distance on all sides`() throws {
    let rect = Rect(x: 10, y: 20, width: 40, height: 20)
    let smaller = Path.ellipse(rect).inset(4)
    #expect(abs(smaller.bounds.x - 14) < 0.01 && abs(smaller.bounds.height - 12) < 0.02)
    let stroked = try Sketch { canvas in
      canvas.fill(smaller, with: Color.black)
      canvas.stroke(.ellipse(rect), with: .color(.black), width: 4, align: .inside)
    }.bitmap(64, 64)
    let whole = try fill(.ellipse(rect))
    // A seam between both shows a quarter of the background at most.
    #expect(largestError(stroked) { whole.coverage($0, $1) } < 0.26)
  }

  @Test func `edges inside a path do not move`() throws {
    let cross = Path.build { builder in
      builder.polygon([Point(10, 25), Point(50, 25), Point(50, 35), Point(10, 35)])
      builder.polygon([Point(25, 10), Point(35, 10), Point(35, 50), Point(25, 50)])
    }
    #expect(try fill(cross.inset(1)).inkArea == 38 * 8 * 2 - 64)
  }

  @Test func `outlining paths with extreme numbers finishes`() {
    let extremes = [0.0, 1e-300, 1, -1e99, 1e200, -1e308, .infinity, .nan]
    for x in extremes {
      for y in extremes {
        let path = Path.build { builder in
          builder.move(to: Point(x, y))
          builder.addCurve(to: Point(y, x), control1: Point(1, x), control2: Point(y, 2))
          builder.addQuadCurve(to: Point(3, 1), control: Point(4, 5))
        }
        _ = path.outlined(width: x, cap: .round, join: .round).inset(y)
        _ = path.outlined(width: 2, dash: [x, 1], dashPhase: y).inset(x)
        _ = Path.rect(Rect(x: x, y: y, width: y, height: x)).inset(x).outlined(width: y)
        _ = Path.ellipse(Rect(x: 0, y: 0, width: y, height: x)).inset(x).outlined(width: y)
      }
    }
  }
}
