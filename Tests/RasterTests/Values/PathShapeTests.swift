// The round shapes: capsules, sectors of discs and rings, continuous corners.
import Raster
import Testing

@Suite struct PathShapeTests {
  private let center = Point(30, 30)

  private func area(_ path: Path) throws -> Double {
    try Sketch { $0.fill(path, with: Color.black) }.bitmap(60, 60).inkArea
  }

  @Test func `a capsule's shorter sides are half circles`() throws {
    let capsule = Path.capsule(Rect(x: 5, y: 20, width: 50, height: 20))
    #expect(capsule == .roundedRect(Rect(x: 5, y: 20, width: 50, height: 20), radius: 10))
    #expect(try abs(area(capsule) - (30 * 20 + Double.pi * 100)) < 0.5)
  }

  @Test(arguments: [10.0, 90, 137, 300, 359])
  func `a pie covers its share of the disc`(sweep: Double) throws {
    let pie = Path.pie(center: center, radius: 25, from: .degrees(-70), to: .degrees(sweep - 70))
    #expect(try abs(area(pie) - Double.pi * 625 * sweep / 360) < 1.5)
  }

  @Test func `a pie of a full turn is the disc, and one of no turn is empty`() {
    let disc = Path.circle(center: center, radius: 25)
    #expect(Path.pie(center: center, radius: 25, from: .degrees(30), to: .degrees(390)) == disc)
    #expect(Path.pie(center: center, radius: 25, from: .degrees(0), to: .degrees(1000)) == disc)
    #expect(Path.pie(center: center, radius: 25, from: .degrees(30), to: .degrees(30)) == .empty)
    #expect(Path.pie(center: center, radius: 0, from: .degrees(0), to: .degrees(90)) == .empty)
    #expect(Path.arc(center: center, radius: -1, from: .zero, to: .degrees(90)) == .empty)
  }

  @Test func `a pie extends clockwise from its first angle`() throws {
    let pie = Path.pie(center: center, radius: 25, from: .degrees(90), to: .degrees(0))
    let bitmap = try Sketch { $0.fill(pie, with: Color.black) }.bitmap(60, 60)
    #expect(bitmap.coverage(20, 20) == 1 && bitmap.coverage(40, 20) == 1)
    #expect(bitmap.coverage(40, 40) == 0)
  }

  @Test func `a ring is the area between two circles, by either rule`() throws {
    for rule in FillRule.allCases {
      let ring = Path.ring(center: center, radius: 25, innerRadius: 10)
      let bitmap = try Sketch { $0.fill(ring, with: .color(.black), rule: rule) }.bitmap(60, 60)
      #expect(abs(bitmap.inkArea - Double.pi * (625 - 100)) < 1)
      #expect(bitmap.coverage(30, 30) == 0 && bitmap.coverage(48, 30) == 1)
    }
    #expect(
      Path.ring(center: center, radius: 10, innerRadius: 25)
        == .ring(center: center, radius: 25, innerRadius: 10)
    )
    #expect(
      Path.ring(center: center, radius: 25, innerRadius: 0) == .circle(center: center, radius: 25)
    )
    #expect(Path.ring(center: center, radius: 25, innerRadius: 25) == .empty)
  }

  @Test(arguments: [20.0, 180, 290])
  func `a sector of a ring covers its share of the ring`(sweep: Double) throws {
    func piece(_ innerRadius: Double) -> Path {
      .ring(
        center: center,
        radius: 25,
        innerRadius: innerRadius,
        from: .degrees(200),
        to: .degrees(200 + sweep)
      )
    }
    #expect(try abs(area(piece(15)) - Double.pi * (625 - 225) * sweep / 360) < 0.5)
    #expect(
      piece(0)
        == .pie(center: center, radius: 25, from: .degrees(200), to: .degrees(200 + sweep))
    )
  }

  @Test func `continuous corners begin with zero curvature and are smooth in the middle`() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 80)
    let path = Path.roundedRect(rect, radius: 20, style: .continuous)
    guard case .outline(let outline) = path.shape else {
      Issue.record("not an outline")
      return
    }
    // The second corner: from the top side to the right side.
    let points = Array(outline.points[7..<14])
    #expect(
      points.prefix(3).allSatisfy { $0.y == 0 } && points.suffix(3).allSatisfy { $0.x == 100 }
    )
    #expect(abs(points[0].x - (100 - 20 * 1.528665)) < 1e-12)
    let middle = 20 * (1 - 0.5.squareRoot())
    #expect(abs(points[3].x - (100 - middle)) < 1e-12 && abs(points[3].y - middle) < 1e-12)
    #expect(abs((points[3].x - points[2].x) - (points[4].x - points[3].x)) < 1e-12)
    #expect(abs((points[3].y - points[2].y) - (points[4].y - points[3].y)) < 1e-12)
  }

  @Test func `the curvature of a continuous corner increases up to its middle`() {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: 100, height: 100),
      radius: 10,
      style: .continuous
    )
    guard case .outline(let outline) = path.shape else { return }
    let points = Array(outline.points[7..<11])
    func difference(_ a: Point, _ b: Point) -> Point { Point(b.x - a.x, b.y - a.y) }
    var last = -1e-9
    for step in 0...64 {
      let t = Double(step) / 64
      let (u, v) = (1 - t, t)
      let sides = (0..<3).map { difference(points[$0], points[$0 + 1]) }
      let bends = (0..<2).map { difference(sides[$0], sides[$0 + 1]) }
      let x = 3 * (u * u * sides[0].x + 2 * u * v * sides[1].x + v * v * sides[2].x)
      let y = 3 * (u * u * sides[0].y + 2 * u * v * sides[1].y + v * v * sides[2].y)
      let (bendX, bendY) = (
        6 * (u * bends[0].x + v * bends[1].x), 6 * (u * bends[0].y + v * bends[1].y)
      )
      let speed = (x * x + y * y).squareRoot()
      let bend = (x * bendY - y * bendX) / (speed * speed * speed)
      #expect(bend > last)
      last = bend
    }
    #expect(abs(last * 10 - 1.343) < 0.01)
  }

  @Test func `continuous corners without room are circular`() throws {
    let rect = Rect(x: 5, y: 20, width: 50, height: 20)
    let (round, continuous) = (
      Path.roundedRect(rect, radius: 10), Path.roundedRect(rect, radius: 10, style: .continuous)
    )
    let pictures = try [round, continuous].map { path in
      try Sketch { $0.fill(path, with: Color.black) }.bitmap(60, 60)
    }
    #expect(largestError(pictures[0]) { pictures[1].coverage($0, $1) } < 0.02)
    #expect(continuous.bounds == rect)
  }

  @Test func `corners of different radii share their sides`() throws {
    let corners = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 5)
    let rect = Rect(x: 10, y: 10, width: 40, height: 40)
    let path = Path.roundedRect(rect, radius: corners, style: .continuous)
    #expect(path.bounds == rect)
    let radii = 900.0 + 100 + 25
    let area = try area(path)
    // A continuous corner removes a little more area than a circular one.
    #expect(area < 1600 - 0.2 * radii && area > 1600 - 0.27 * radii)
  }
}
