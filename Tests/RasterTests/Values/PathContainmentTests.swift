// Points inside paths.

import Raster
import Testing

@Suite struct PathContainmentTests {
  @Test func `a circle contains the points within its radius`() {
    let circle = Path.circle(center: Point(10, 10), radius: 5)
    for turn in 0..<36 {
      let angle = Angle(degrees: Double(turn) * 10)
      #expect(circle.contains(.polar(center: Point(10, 10), radius: 4.99, angle: angle)))
      #expect(!circle.contains(.polar(center: Point(10, 10), radius: 5.01, angle: angle)))
    }
  }

  @Test func `a hole with opposite winding is outside, and overlapping parts are inside`() {
    let outer = Path.rect(Rect(x: 0, y: 0, width: 20, height: 20))
    let ring = outer.subtracting(.rect(Rect(x: 5, y: 5, width: 10, height: 10)))
    #expect(ring.contains(Point(2, 10)) && !ring.contains(Point(10, 10)))
    let star = Path(svgPathData: "M0 0 L20 0 L0 20 L20 20 Z")
    #expect(star.contains(Point(10, 2)) && !star.contains(Point(1, 10)))
  }

  @Test func `open subpaths are closed, and a path that is not finite contains nothing`() {
    let open = Path(svgPathData: "M0 0 L10 0 L10 10")
    #expect(open.contains(Point(9, 5)) && !open.contains(Point(1, 5)))
    #expect(!Path.rect(Rect(x: 0, y: 0, width: .infinity, height: 4)).contains(Point(1, 1)))
    #expect(!open.contains(Point(.nan, 5)) && !Path.empty.contains(Point(0, 0)))
  }
}
