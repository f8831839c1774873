// Unions, intersections and differences, compared with the coverage of their operands.
import Raster
import Testing

@Suite struct PathCombiningTests {
  /// A path of lines and curves that crosses itself.
  private func tangle(_ dice: inout Dice, subpaths: Int = 2) -> Path {
    func point(_ dice: inout Dice) -> Point { Point(dice.next(4...60), dice.next(4...60)) }
    return Path.build { builder in
      for _ in 0..<subpaths {
        builder.move(to: point(&dice))
        for _ in 0..<4 {
          switch Int(dice.next(0...2.99)) {
          case 0: builder.addLine(to: point(&dice))
          case 1: builder.addQuadCurve(to: point(&dice), control: point(&dice))
          default:
            builder.addCurve(to: point(&dice), control1: point(&dice), control2: point(&dice))
          }
        }
        if dice.next(0...1) < 0.5 { builder.close() }
      }
    }
  }

  private func bitmap(_ path: Path, _ rule: FillRule = .nonZero) throws -> Bitmap {
    try Sketch { $0.fill(path, with: .color(.black), rule: rule) }.bitmap(64, 64)
  }

  /// Compares all three results with the two paths, at pixels that are not near an edge.
  private func check(_ first: Path, _ second: Path, _ name: String) throws {
    let (a, b) = try (bitmap(first), bitmap(second))
    for rule in FillRule.allCases {
      let union = try bitmap(first.union(second), rule)
      let intersection = try bitmap(first.intersection(second), rule)
      let difference = try bitmap(first.subtracting(second), rule)
      var (wrong, needles, count) = (0, 0, 0)
      for y in 1..<63 {
        for x in 1..<63 {
          guard let p = flat(a, x, y), let q = flat(b, x, y) else { continue }
          count += 1
          for error in [
            union.coverage(x, y) - max(p, q), intersection.coverage(x, y) - min(p, q),
            difference.coverage(x, y) - p * (1 - q),
          ] {
            // Needles of a hundredth of a pixel are visible in one path, and not in another.
            if abs(error) > 0.01 { wrong += 1 } else if error != 0 { needles += 1 }
          }
        }
      }
      #expect(wrong == 0 && needles <= 1 && count > 200, "\(name) \(rule)")
    }
  }

  /// The coverage of a pixel with full or zero coverage like its neighbours.
  private func flat(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double? {
    let coverage = bitmap.coverage(x, y)
    guard coverage == 0 || coverage == 1 else { return nil }
    for dy in -1...1 {
      for dx in -1...1 where bitmap.coverage(x + dx, y + dy) != coverage { return nil }
    }
    return coverage
  }

  @Test(arguments: 0..<60)
  func `tangles of lines and curves combine`(seed: Int) throws {
    var dice = Dice(UInt64(seed) &* 77 &+ 5)
    try check(tangle(&dice), tangle(&dice), "\(seed)")
  }

  @Test(arguments: 0..<20)
  func `the areas of results are consistent`(seed: Int) throws {
    var dice = Dice(UInt64(seed) &+ 1000)
    let (a, b) = (tangle(&dice, subpaths: 1), tangle(&dice, subpaths: 1))
    let areas = try [a.union(b), a.intersection(b), a.subtracting(b), b.subtracting(a)].map {
      try bitmap($0).inkArea
    }
    // Both differences and the intersection tile the union; each pixel is off by 0.01 at most.
    #expect(abs(areas[0] - areas[1] - areas[2] - areas[3]) < 2)
    let whole = try (bitmap(a.union(a)).inkArea, bitmap(b.union(b)).inkArea)
    #expect(abs(areas[0] + areas[1] - whole.0 - whole.1) < 2)
  }

  @Test func `integer coordinates are exact`() {
    let (a, b) = (
      Path.rect(Rect(x: 0, y: 0, width: 20, height: 20)),
      Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
    )
    #expect(
      a.union(b).description
        == "M 0 0 L 20 0 L 20 10 L 30 10 L 30 30 L 10 30 L 10 20 L 0 20 Z"
    )
    #expect(a.subtracting(b).description == "M 0 0 L 20 0 L 20 10 L 10 10 L 10 20 L 0 20 Z")
    #expect(a.intersection(b) == .rect(Rect(x: 10, y: 10, width: 10, height: 10)))
    #expect(b.intersection(a.subtracting(b)).description == "")
  }

  @Test func `shared edges and corners disappear`() {
    let squares = (0..<3).map { index in
      Path.rect(Rect(x: Double(index) * 10, y: 0, width: 10, height: 10))
    }
    let row = squares[0].union(squares[1]).union(squares[2])
    #expect(row.bounds == Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(row.subtracting(squares[1]).union(squares[1]).union(row) == row.union(row))
    #expect(squares[0].intersection(squares[1]).description == "")
    #expect(squares[0].subtracting(squares[0]).description == "")
  }

  @Test func `a side that both paths share stays one line`() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 100, height: 100))
    let shared = (0...300).map { Point(Double($0) / 4, 0) }
    let inner = Path.polygon(shared + [Point(75, 50), Point(0, 50)])
    #expect(square.union(inner).description.split(separator: "L").count == 4)
  }

  @Test func `a path with too many spikes is returned unchanged`() {
    var points = (0..<60_000).map { (index: Int) -> Point in
      let top = Double(index * 7919 % 101) / 10
      return Point(Double(index), index.isMultiple(of: 2) ? top : top + 90)
    }
    points += [Point(60_000, 100), Point(0, 100)]
    let fence = Path.polygon(points)
    #expect(fence.union(.empty).description == fence.description)
  }

  @Test func `a path united with itself has no crossings, and keeps its curves`() throws {
    let circle = Path.circle(center: Point(32, 32), radius: 20)
    let united = circle.union(circle)
    #expect(united.description.split(separator: "C").count == 5)
    let picture = try bitmap(circle)
    #expect(try largestError(bitmap(united)) { picture.coverage($0, $1) } < 0.03)
    let star = Path.polygon(
      [0, 2, 4, 1, 3].map { .polar(center: Point(32, 32), radius: 28, angle: .degrees($0 * 72)) }
    )
    let outline = star.union(.empty)
    #expect(outline.description.split(separator: "L").count == 10)
    let filled = try bitmap(star)
    #expect(try largestError(bitmap(outline, .evenOdd)) { filled.coverage($0, $1) } < 0.3)
  }

  @Test func `a hole has the opposite winding`() throws {
    let ring = Path.circle(center: Point(32, 32), radius: 28)
      .subtracting(.circle(center: Point(32, 32), radius: 10))
    for rule in FillRule.allCases {
      let picture = try bitmap(ring, rule)
      #expect(abs(picture.inkArea - Double.pi * (784 - 100)) < 1.5)
      #expect(picture.coverage(32, 32) == 0)
    }
  }

  @Test func `the result of a subtraction does not cross itself`() throws {
    var dice = Dice(29)
    let (path, apart) = (tangle(&dice), Path.rect(Rect(x: 100, y: 100, width: 9, height: 9)))
    #expect(path.subtracting(apart) == path.subtracting(.empty))
    let (winding, evenOdd) = try (
      bitmap(path.subtracting(apart)), bitmap(path.subtracting(apart), .evenOdd)
    )
    #expect(winding == evenOdd)
  }

  @Test func `a union contains both of two separate paths`() throws {
    let (a, b) = (
      Path.circle(center: Point(15, 15), radius: 10), Path.circle(center: Point(45, 45), radius: 10)
    )
    #expect(try abs(bitmap(a.union(b)).inkArea - 2 * Double.pi * 100) < 1.5)
    #expect(a.intersection(b) == .empty)
    #expect(a.subtracting(b) == a)
    #expect(Path.empty.union(a).bounds == a.bounds)
    #expect(Path.empty.union(.empty) == .empty)
  }

  @Test(arguments: 0..<20)
  func `coincident edges combine`(seed: Int) throws {
    var dice = Dice(UInt64(seed) &+ 50)
    // Few integer coordinates, so that points and edges often coincide.
    func blocks(_ dice: inout Dice) -> Path {
      Path.build { builder in
        for _ in 0..<3 {
          builder.polygon(
            (0..<6).map { _ in
              Point(Double(Int(dice.next(0...4.99))) * 16, Double(Int(dice.next(0...4.99))) * 16)
            }
          )
        }
      }
    }
    try check(blocks(&dice), blocks(&dice), "\(seed)")
  }

  @Test func `many crossings are resolved, and too many are rejected`() throws {
    func comb(_ count: Int, _ swap: Bool) -> Path {
      Path.build { builder in
        for index in 0..<count {
          let x = 60 * Double(index) / Double(count)
          let points = [
            Point(x, 0), Point(x + 30.0 / Double(count), 0),
            Point(x + 30.0 / Double(count), 60), Point(x, 60),
          ]
          builder.polygon(swap ? points.map { Point($0.y, $0.x) } : points)
        }
      }
    }
    let few = comb(60, false).intersection(comb(60, true))
    #expect(try abs(bitmap(few).inkArea - 900) < 5)
    let many = comb(1000, false).intersection(comb(1000, true))
    #expect(many == .empty)
  }

  @Test func `combining paths with extreme numbers finishes`() {
    let extremes = [0.0, 1e-300, 1, -1e99, 1e200, -1e308, .infinity, .nan]
    let circle = Path.circle(center: Point(1, 2), radius: 3)
    for x in extremes {
      for y in extremes {
        let path = Path.build { builder in
          builder.move(to: Point(x, y))
          builder.addCurve(to: Point(y, x), control1: Point(1, x), control2: Point(y, 2))
          builder.addQuadCurve(to: Point(y, 1), control: Point(x, x))
          builder.close()
        }
        _ = path.union(circle).intersection(circle.subtracting(path))
        _ = Path.rect(Rect(x: x, y: y, width: y, height: x)).union(path)
      }
    }
  }
}

extension Path {
  /// The outline as SVG data, with integers where possible.
  fileprivate var description: String {
    let sketch = Sketch { $0.fill(self, with: Color.black) }
    let list = sketch.displayList(size: Size(100, 100), environment: Environment())
    let lines = (list?.description ?? "").split(separator: "\n").dropFirst()
    guard let parts = lines.first?.split(separator: "\""), parts.count > 1 else { return "" }
    return String(parts[1])
  }
}
