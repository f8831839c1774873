// Coverage of filled shapes against their exact areas.
import Raster
import Testing

/// The signed area of a convex polygon within the unit square at (`x`, `y`).
private func area(_ polygon: [Point], _ x: Int, _ y: Int) -> Double {
  var points = polygon
  let sides: [(Point) -> Double] = [
    { $0.x - Double(x) }, { Double(x + 1) - $0.x }, { $0.y - Double(y) }, { Double(y + 1) - $0.y },
  ]
  for distance in sides {
    var clipped: [Point] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let (a, b) = (distance(point), distance(next))
      if a >= 0 { clipped.append(point) }
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        clipped.append(Point(point.x + (next.x - point.x) * t, point.y + (next.y - point.y) * t))
      }
    }
    points = clipped
    if points.isEmpty { return 0 }
  }
  var sum = 0.0
  for (index, point) in points.enumerated() {
    let next = points[(index + 1) % points.count]
    sum += point.x * next.y - next.x * point.y
  }
  return sum / 2
}

/// The area within a pixel of a rounded rectangle from 0 to `width` and `height`.
private func roundedArea(
  _ x: Int,
  _ y: Int,
  width: Double,
  height: Double,
  radius: Double
) -> Double {
  let steps = 512
  var sum = 0.0
  for step in 0..<steps {
    let v = Double(y) + (Double(step) + 0.5) / Double(steps)
    guard v > 0, v < height else { continue }
    let depth = max(radius - min(v, height - v), 0)
    let inset = radius - (radius * radius - depth * depth).squareRoot()
    sum += max(min(Double(x + 1), width - inset) - max(Double(x), inset), 0)
  }
  return sum / Double(steps)
}

@Suite struct CoverageTests {
  @Test(arguments: [5.9, 6, 6.001, 6.5], [0, 0.3])
  func `a tall rounded rectangle is a short one with more rows between its corners`(
    radius: Double,
    place: Double
  ) throws {
    let corners = CornerRadii(topLeft: radius, topRight: 2, bottomRight: 4.2, bottomLeft: 7.3)
    let ramp = Paint.linearGradient(
      from: .point(Point(0, 0)),
      to: .point(Point(32, 0)),
      [GradientStop(Color.black), GradientStop(Color(rgba: 0xFF80_2060))]
    )
    for paint in [ramp, .color(.black), .color(Color(rgba: 0x3060_9080))] {
      func rows(_ height: Int) throws -> [[UInt32]] {
        let bitmap = try Sketch { canvas in
          let rect = Rect(x: place, y: place, width: 30.6, height: Double(height) + 0.4)
          canvas.fill(.roundedRect(rect, radius: corners), with: paint)
        }.bitmap(32, Double(height + 2))
        return (0..<bitmap.height).map { y in
          (0..<bitmap.width).map { bitmap.pixels[y * bitmap.width + $0] }
        }
      }
      let (low, tall) = (try rows(18), try rows(58))
      let between = low[9]
      #expect(tall[..<9] == low[..<9])
      #expect(tall[9..<49].allSatisfy { $0 == between })
      #expect(tall[49...] == low[9...])
    }
  }

  @Test(arguments: [5.0, 10], [1, 1.25, 1.5])
  func `a rounded rectangle looks the same after a move by whole pixels`(
    radius: Double,
    scale: Double
  ) throws {
    func rows(_ y: Double) throws -> ArraySlice<UInt32> {
      let bitmap = try Sketch { canvas in
        canvas.drawLayer(transform: .translation(x: 0.4, y: y / scale)) {
          let rect = Rect(x: 0.3, y: 3.2 / scale, width: 40.4 / scale, height: 60 / scale)
          $0.fill(.roundedRect(rect, radius: radius / scale), with: Color.black)
        }
      }.bitmap(60 / scale, 240 / scale, scale: scale)
      let first = Int(y + 2.5) * bitmap.width
      return bitmap.pixels[first..<first + 65 * bitmap.width]
    }
    let pixels = try rows(0.8)
    for y in [1.8, 3.8, 20.8, 100.8] { #expect(try rows(y).elementsEqual(pixels)) }
  }

  @Test(arguments: [4.0, 6, 8], [1, 1.5, 2, 3])
  func `corner coverage is within a hundredth of the exact area`(
    radius: Double,
    scale: Double
  ) throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.roundedRect(canvas.bounds, radius: radius), with: Color.black)
    }.bitmap(40, 32, scale: scale)
    let error = largestError(bitmap) { x, y in
      roundedArea(x, y, width: 40 * scale, height: 32 * scale, radius: radius * scale)
    }
    #expect(error < 0.01)
  }

  @Test(arguments: [3.0, 17, 100])
  func `circle coverage is within a hundredth of the exact area`(radius: Double) throws {
    let size = radius * 2
    let bitmap = try Sketch { canvas in
      canvas.fill(.ellipse(canvas.bounds), with: Color.black)
    }.bitmap(size, size)
    let error = largestError(bitmap) { x, y in
      roundedArea(x, y, width: size, height: size, radius: radius)
    }
    #expect(error < 0.01)
  }

  @Test func `triangles have exact coverage`() throws {
    var dice = Dice(7)
    for _ in 0..<40 {
      var corners = (0..<3).map { _ in Point(dice.next(-20...60), dice.next(-20...60)) }
      if area(corners, 0, 0) < 0 { corners.reverse() }
      let path = Path.polygon(corners)
      let bitmap = try Sketch { $0.fill(path, with: Color.black) }.bitmap(40, 40)
      let error = largestError(bitmap) { abs(area(corners, $0, $1)) }
      #expect(error < 0.01)
    }
  }

  @Test func `long thin slopes keep their area`() throws {
    let corners = [Point(0.3, 1.1), Point(99.7, 2.3), Point(99.7, 3.2), Point(0.3, 2.0)]
    let bitmap = try Sketch { $0.fill(.polygon(corners), with: Color.black) }.bitmap(100, 5)
    #expect(largestError(bitmap) { area(corners, $0, $1) } < 0.01)
    #expect(abs(bitmap.inkArea - 99.4 * 0.9) < 0.3)
  }

  @Test func `fractional rectangles have exact coverage`() throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.rect(Rect(x: 1.25, y: 1.5, width: 2.5, height: 1)), with: Color.black)
    }.bitmap(5, 4)
    #expect(bitmap.alphas(row: 1) == [0, 96, 128, 96, 0])
    #expect(bitmap.alphas(row: 2) == [0, 96, 128, 96, 0])
    #expect(bitmap.alphas(row: 3) == [0, 0, 0, 0, 0])
  }

  @Test func `a rectangle within one pixel covers its area`() throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.rect(Rect(x: 1.25, y: 1.25, width: 0.5, height: 0.5)), with: Color.black)
    }.bitmap(3, 3)
    #expect(bitmap.alphas(row: 1) == [0, 64, 0])
    #expect(bitmap.inkArea < 0.252)
  }

  @Test(arguments: [1.0, 1.2, 1.4, 2.84, 3, 4.2, 20])
  func `two round caps form a disc`(width: Double) throws {
    let steps = 4096
    var turn = (cosine: 1.0, sine: 0.0)
    // One step: its sine and its cosine, to the fourth power of the angle.
    let angle = 2 * Double.pi / Double(steps)
    let (sine, cosine) = (angle - angle * angle * angle / 6, 1 - angle * angle / 2)
    for offset in [0.0, 0.17, 0.5, 0.83] {
      let center = Point(12 + offset, 12.4 - offset / 3)
      var corners: [Point] = []
      for _ in 0..<steps {
        let size = width / 2 / (turn.cosine * turn.cosine + turn.sine * turn.sine).squareRoot()
        corners.append(Point(center.x + turn.cosine * size, center.y + turn.sine * size))
        turn = (
          turn.cosine * cosine - turn.sine * sine, turn.sine * cosine + turn.cosine * sine
        )
      }
      let disc = try Sketch { canvas in
        let dot = Path.line(from: center, to: center)
        canvas.stroke(dot, with: .color(.black), width: width, cap: .round)
      }.bitmap(25, 25)
      // 1/96, and half of the rounding error of an alpha.
      #expect(largestError(disc) { area(corners, $0, $1) } < 0.0124)
    }
  }

  @Test func `rectangles and polygons with the same corners are equal`() throws {
    var dice = Dice(3)
    for round in 0..<200 {
      let rect = Rect(
        x: dice.next(-5...75),
        y: dice.next(-5...15),
        width: dice.next(0...(round % 2 == 0 ? 9 : 90)),
        height: dice.next(0...(round % 3 == 0 ? 2 : 20))
      )
      let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
      let corners = [
        Point(rect.x, rect.y), Point(right, rect.y), Point(right, bottom), Point(rect.x, bottom),
      ]
      let color = Color(rgba: round % 5 < 2 ? 0x3366_CCFF : 0x3366_CCB0)
      let left = dice.next(0...9).rounded()
      let window = Rect(x: left, y: 3, width: dice.next(1...80).rounded(), height: 12)
      func drawn(_ path: Path) throws -> Bitmap {
        try Sketch { canvas in
          canvas.fill(.ellipse(canvas.bounds), with: Color(rgba: 0xFF99_3380))
          canvas.drawLayer(clip: .rect(window)) { $0.fill(path, with: color) }
        }.bitmap(80, 16)
      }
      #expect(try drawn(.rect(rect)) == drawn(.polygon(corners)))
    }
  }

  /// 2¹⁴ whole pixels are −2³¹ units of area.
  @Test(arguments: [16_383, 16_384, 16_385, 24_576])
  func `a pixel is fully covered at any winding number`(count: Int) throws {
    let corners = [Point(4, 4), Point(36, 4), Point(36, 36), Point(4, 36)]
    let path = Path.build { builder in
      for _ in 0..<count { builder.polygon(corners) }
    }
    let picture = try Sketch { $0.fill(path, with: Color.black) }.bitmap(40, 40)
    #expect(picture.coverage(4, 4) == 1)
    #expect(picture.coverage(35, 20) == 1)
    #expect(picture.coverage(36, 20) == 0)
  }

  @Test func `nonzero winding fills a pentagram, and even-odd leaves its middle empty`() throws {
    let points = [0, 2, 4, 1, 3].map { index in
      let angle = Angle(degrees: Double(index) * 72 - 90)
      return Point(20 + 18 * Functions.cos(angle), 20 + 18 * Functions.sin(angle))
    }
    let path = Path.polygon(points)
    let winding = try Sketch { $0.fill(path, with: Color.black) }.bitmap(40, 40)
    let evenOdd = try Sketch { $0.fill(path, with: Color.black, rule: .evenOdd) }.bitmap(40, 40)
    #expect(winding.coverage(20, 20) == 1)
    #expect(evenOdd.coverage(20, 20) == 0)
    #expect(winding.coverage(20, 5) == 1)
    #expect(evenOdd.coverage(20, 5) == 1)
  }

  @Test func `opposite windings cancel and equal windings add`() throws {
    let outer = [Point(0, 0), Point(20, 0), Point(20, 20), Point(0, 20)]
    let inner = [Point(5, 5), Point(15, 5), Point(15, 15), Point(5, 15)]
    func path(_ hole: [Point]) -> Path {
      .build { builder in
        builder.polygon(outer)

        builder.polygon(hole)
      }
    }
    let same = try Sketch { $0.fill(path(inner), with: Color.black) }.bitmap(20, 20)
    let ring = try Sketch { $0.fill(path(inner.reversed()), with: Color.black) }.bitmap(20, 20)
    let odd = try Sketch { $0.fill(path(inner), with: Color.black, rule: .evenOdd) }
      .bitmap(20, 20)
    #expect(same.inkArea == 400)
    #expect(ring.inkArea == 300)
    #expect(odd.inkArea == 300)
  }

  @Test func `adjacent shapes with a common edge leave no seam`() throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.polygon([Point(0, 0), Point(20, 0), Point(0, 20)]), with: Color.white)
      canvas.fill(.polygon([Point(20, 0), Point(20, 20), Point(0, 20)]), with: Color.white)
    }.bitmap(20, 20)
    // Two halves of coverage compose to three quarters in source-over.
    #expect(bitmap.coverage(3, 3) == 1 && bitmap.coverage(16, 16) == 1)
    let joined = try Sketch { canvas in
      canvas.fill(
        .build { builder in
          builder.polygon([Point(0, 0), Point(20, 0), Point(0, 20)])

          builder.polygon([Point(20, 0), Point(20, 20), Point(0, 20)])
        },
        with: Color.white
      )
    }.bitmap(20, 20)
    #expect(joined.inkArea == 400)
  }

  @Test func `a shape looks the same at any position`() throws {
    func sketch(_ x: Double, _ y: Double) -> Sketch {
      Sketch { canvas in
        let path = Path.roundedRect(Rect(x: x, y: y, width: 17.3, height: 15.1), radius: 5.2)
        canvas.fill(path, with: Color.black)
        canvas.stroke(path, with: .color(.white), width: 1.3)
      }
    }
    let here = try sketch(1.1, 2.2).bitmap(20, 20)
    let there = try sketch(281.1, 102.2).bitmap(300, 120)
    for y in 0..<20 {
      for x in 0..<20 { #expect(here.rgba(x, y) == there.rgba(x + 280, y + 100)) }
    }
  }

  @Test func `edges of all slopes are unaffected by the division into columns`() throws {
    // One path, wide enough for edges to cross the boundaries of groups of 64 times four cells.
    let path = Path.build { builder in
      for index in 0..<160 {
        let (x, y) = (Double(index % 40) * 13.37 + 2, Double(index / 40) * 19.3 + 0.7)
        let (lean, height) = (Double(index % 23 - 11) * 3.1, Double(index % 9) * 2.3 + 0.4)
        builder.polygon([
          Point(x, y), Point(x + 1.6, y - 0.3), Point(x + lean + 1.9, y + height),
          Point(x + lean, y + height + 0.2),
        ])
      }
    }
    func draw(_ columns: [Rect]) throws -> Bitmap {
      try Sketch { canvas in
        for column in columns {
          canvas.drawLayer(clip: .rect(column)) { part in
            part.fill(path, with: Color(rgba: 0x2040_60C0))
          }
        }
      }.bitmap(560, 100)
    }
    let whole = try draw([Rect(x: 0, y: 0, width: 560, height: 100)])
    for width in [3, 7, 256] {
      let columns = stride(from: 0, to: 560, by: width).map {
        Rect(x: Double($0), y: 0, width: Double(width), height: 100)
      }
      #expect(try draw(columns).pixels == whole.pixels)
    }
  }

  @Test func `curves fill like the circles they approximate`() throws {
    let k = 0.5519150244935106 * 15
    let path = Path.build { builder in
      builder.move(to: Point(16, 1))
      builder.addCurve(to: Point(31, 16), control1: Point(16 + k, 1), control2: Point(31, 16 - k))
      builder.addCurve(to: Point(16, 31), control1: Point(31, 16 + k), control2: Point(16 + k, 31))
      builder.addCurve(to: Point(1, 16), control1: Point(16 - k, 31), control2: Point(1, 16 + k))
      builder.addCurve(to: Point(16, 1), control1: Point(1, 16 - k), control2: Point(16 - k, 1))
      builder.close()
    }
    let bitmap = try Sketch { $0.fill(path, with: Color.black) }.bitmap(32, 32)
    let error = largestError(bitmap) { x, y in
      roundedArea(x - 1, y - 1, width: 30, height: 30, radius: 15)
    }
    #expect(error < 0.015)
  }

  @Test func `bands of a tall bitmap join without a seam`() throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.polygon([Point(0, 0), Point(4000, 900), Point(0, 900)]), with: Color.black)
    }.bitmap(4000, 900)
    for y in 0..<900 {
      let slope = 4000.0 / 900
      let x = Int((Double(y) + 0.5) * slope) - 8
      if x >= 0 { #expect(bitmap.coverage(x, y) == 1) }
      let right = Int((Double(y) + 0.5) * slope) + 8
      if right < 4000 { #expect(bitmap.coverage(right, y) == 0) }
    }
    #expect(abs(bitmap.inkArea - 4000 * 450) < 20)
  }
}
