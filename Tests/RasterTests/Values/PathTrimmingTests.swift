// Reversed paths, and parts of paths.
import Raster
import Testing

@Suite struct PathTrimmingTests {
  private let curve = Path.build { builder in
    builder.move(to: Point(0, 0))
    builder.addCurve(to: Point(40, 10), control1: Point(60, 0), control2: Point(-10, 50))
  }

  private func text(_ path: Path) -> String {
    let sketch = Sketch { $0.fill(path, with: Color.black) }
    let list = sketch.displayList(size: Size(100, 100), environment: Environment())
    let lines = (list?.description ?? "").split(separator: "\n").dropFirst()
    return lines.first.map { String($0.split(separator: "\"")[1]) } ?? ""
  }

  private func polyline(_ data: String) -> Path { Path(svgPathData: data) }

  @Test func `a path is reversed subpath by subpath`() {
    #expect(
      text(polyline("M0 0L1 2Q3 4 5 6C7 8 9 10 11 12").reversed)
        == "M 11 12 C 9 10 7 8 5 6 Q 3 4 1 2 L 0 0"
    )
    #expect(text(polyline("M0 0L4 0L4 4Z M9 9L8 8").reversed) == "M 0 0 L 4 4 L 4 0 Z M 8 8 L 9 9")
    #expect(text(polyline("M0 0Q4 0 4 4L0 0Z").reversed) == "M 0 0 L 4 4 Q 4 0 0 0 Z")
    #expect(Path.empty.reversed == .empty)
  }

  @Test func `a path reversed twice is itself`() {
    for data in ["M0 0L4 0L4 4Z", "M0 0Q4 0 4 4L0 1Z", "M1 1L2 2M3 3C4 4 5 5 6 7", "M1 1Z"] {
      #expect(polyline(data).reversed.reversed == polyline(data))
    }
  }

  @Test func `a reversed shape has the other side inside`() throws {
    let hole = Path.build { builder in
      for path in [
        Path.rect(Rect(x: 0, y: 0, width: 20, height: 20)),
        Path.rect(Rect(x: 5, y: 5, width: 10, height: 10)).reversed,
      ] {
        guard case .outline(let outline) = path.reversed.reversed.shape else { continue }
        builder.polygon(outline.points)
      }
    }
    let area = try Sketch { $0.fill(hole, with: Color.black) }.bitmap(20, 20).inkArea
    #expect(area == 300)
  }

  @Test func `a part of a line is measured by its length`() {
    let path = polyline("M0 0L10 0L10 30")
    #expect(text(path.trimmed(from: 0.125, to: 0.5)) == "M 5 0 L 10 0 L 10 10")
    #expect(text(path.trimmed(to: 0.25)) == "M 0 0 L 10 0")
    #expect(text(path.trimmed(from: 0.25)) == "M 10 0 L 10 30")
  }

  @Test func `trimming to the whole length gives the path, and to none an empty path`() {
    #expect(curve.trimmed() == curve)
    #expect(curve.trimmed(from: -1, to: 2) == curve)
    #expect(curve.trimmed(from: 0.5, to: 0.5) == .empty)
    #expect(curve.trimmed(from: 0.7, to: 0.2) == .empty)
    #expect(curve.trimmed(from: 1) == .empty && curve.trimmed(to: 0) == .empty)
    #expect(curve.trimmed(from: .nan, to: 1) == .empty)
  }

  @Test func `the length is the sum of all subpaths`() {
    let path = polyline("M0 0L10 0M0 5L30 5")
    #expect(text(path.trimmed(from: 0.125, to: 0.5)) == "M 5 0 L 10 0 M 0 5 L 10 5")
    let squares = polyline("M0 0H1V1H0ZM4 0H5V1H4Z")
    #expect(
      text(squares.trimmed(to: 0.75)) == "M 0 0 L 1 0 L 1 1 L 0 1 Z M 4 0 L 5 0 L 5 1"
    )
    #expect(text(squares.trimmed(from: 0.25, to: 0.5)) == "M 1 1 L 0 1 L 0 0")
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func `a part of a curve has its share of the length`(part: Double) {
    func length(_ path: Path) -> Double {
      guard case .outline(let outline) = path.shape, outline.points.count == 4 else { return 0 }
      let points = outline.points
      var (sum, last) = (0.0, points[0])
      for step in 1...100_000 {
        let t = Double(step) / 100_000
        let (u, v) = (1 - t, t)
        let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
        let point = Point(
          a * points[0].x + b * points[1].x + c * points[2].x + d * points[3].x,
          a * points[0].y + b * points[1].y + c * points[2].y + d * points[3].y
        )
        let (x, y) = (point.x - last.x, point.y - last.y)
        sum += (x * x + y * y).squareRoot()
        last = point
      }
      return sum
    }
    let total = length(curve)
    #expect(abs(length(curve.trimmed(to: part)) - total * part) < 1e-6)
    #expect(abs(length(curve.trimmed(from: part)) - total * (1 - part)) < 1e-6)
  }

  @Test func `a circle is trimmed clockwise from its right end`() {
    let quarter = Path.circle(center: Point(10, 10), radius: 10).trimmed(to: 0.25)
    #expect(text(quarter).hasPrefix("M 20 10 C") && text(quarter).hasSuffix("10 20"))
  }

  @Test func `a cusp has a length`() {
    // x = 1 − 2t up to the turning point at ½ and back, so the length is twice a half.
    let cusp = polyline("M0 0C10 10 -10 10 0 0")
    let half = cusp.trimmed(to: 0.5)
    guard case .outline(let outline) = half.shape else { return }
    #expect(abs(outline.points[3].x) < 1e-6 && abs(outline.points[3].y - 7.5) < 1e-6)
  }

  @Test func `trimming paths with extreme numbers finishes`() {
    let extremes = [0.0, 1e-300, 1, -1e99, 1e200, -1e308, .infinity, .nan]
    for x in extremes {
      for y in extremes {
        let path = Path.build { builder in
          builder.move(to: Point(x, y))
          builder.addCurve(to: Point(y, x), control1: Point(1, x), control2: Point(y, 2))
          builder.addQuadCurve(to: Point(y, 1), control: Point(x, x))
          builder.close()
        }
        _ = path.trimmed(from: 0.25, to: 0.75).reversed
      }
    }
  }
}
