// Paths, as they appear in the display list that fills them.
import Raster
import Testing

@Suite struct PathTests {
  @Test func `radii that overflow a side shrink together`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      filled(.roundedRect(rect, radius: CornerRadii(topLeft: 60, bottomLeft: 20)))
        == "rounded rect (0 0 100 40) radii 30 0 0 10"
    )
    #expect(
      filled(.roundedRect(rect, radius: 1e300)) == "rounded rect (0 0 100 40) radii 20 20 20 20"
    )
    #expect(filled(.roundedRect(rect, radius: -3)) == "rect (0 0 100 40)")
  }

  @Test func `a circle is an ellipse in a square`() {
    #expect(filled(.circle(center: Point(5, 5), radius: 3)) == "ellipse (2 2 6 6)")
    #expect(filled(.circle(Rect(x: 0, y: 0, width: 10, height: 4))) == "ellipse (3 0 4 4)")
    #expect(filled(.circle(center: Point(5, 5), radius: -3)) == "")
  }

  @Test func `shapes that are not finite are not recorded`() {
    #expect(filled(.circle(center: Point(.nan, 5), radius: 3)) == "")
    #expect(filled(.roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: .nan)) == "")
    #expect(filled(.line(from: .zero, to: Point(.infinity, 0))) == "")
  }

  @Test func `a star has its first point at the top`() {
    let star = Path.star(in: Rect(x: 0, y: 0, width: 20, height: 20), points: 4, innerRadius: 0.5)
    #expect(filled(star).hasPrefix("path \"M 10 0 L 13.53"))
    #expect(Path.star(in: Rect(x: 0, y: 0, width: 20, height: 20), points: 1) == .empty)
    #expect(filled(.polygon([.zero, Point(4, 0), Point(4, 4)])) == "path \"M 0 0 L 4 0 L 4 4 Z\"")
  }

  @Test func `a builder's outline is always well formed`() {
    #expect(
      built {
        $0.addLine(to: Point(1, 1))
        $0.addLine(to: Point(2, 2))
      } == "path \"M 1 1 L 1 1 L 2 2\""
    )
    #expect(
      built {
        $0.move(to: Point(9, 9))
        $0.move(to: Point(1, 1))
        $0.addLine(to: Point(2, 1))
        $0.close()
        $0.close()
        $0.addLine(to: Point(3, 3))
        $0.move(to: Point(7, 7))
      } == "path \"M 1 1 L 2 1 Z M 1 1 L 3 3\""
    )
    #expect(built { $0.close() } == "")
  }

  @Test func `arcs turn clockwise, and a full turn is a circle`() {
    let path = Path.build {
      $0.addArc(center: Point(10, 10), radius: 5, from: .degrees(0), to: .degrees(90))
    }
    #expect(filled(path).hasPrefix("path \"M 15 10 C 15 12.7"))
    #expect(filled(path).hasSuffix(" 10 15\""))
    let circle = Path.build {
      $0.addArc(center: .zero, radius: 5, from: .degrees(-90), to: .degrees(270))
    }
    #expect(circle.bounds == Rect(x: -5, y: -5, width: 10, height: 10))
    let back = Path.build {
      $0.addArc(center: .zero, radius: 5, from: .zero, to: .degrees(90), clockwise: false)
    }
    #expect(back.bounds.height == 10)
  }

  @Test func `shapes stay shapes if a transform permits`() {
    let rect = Path.rect(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(filled(rect.offset(x: 10)) == "rect (11 2 3 4)")
    #expect(filled(rect.transformed(by: .scaling(x: 2, y: 3))) == "rect (2 6 6 12)")
    #expect(
      filled(rect.transformed(by: .rotation(.degrees(90))))
        == "path \"M -2 1 L -2 4 L -6 4 L -6 1 Z\""
    )
  }
}

@Suite struct SVGPathTests {
  @Test func `absolute and relative commands agree`() {
    #expect(svg("M1 2h3v4H0V1z") == "path \"M 1 2 L 4 2 L 4 6 L 0 6 L 0 1 Z\"")
    #expect(svg("m1,2 3,0 0,4z l1 1") == "path \"M 1 2 L 4 2 L 4 6 Z M 1 2 L 2 3\"")
  }

  @Test func `numbers need no separators`() {
    #expect(svg("M.5.5-1-2L1e1,2E-1+3-4") == "path \"M 0.5 0.5 L -1 -2 L 10 0.2 L 3 -4\"")
  }

  @Test func `smooth curves mirror the last control point`() {
    #expect(
      svg("M0 0C0 1 2 3 4 4S8 8 9 9") == "path \"M 0 0 C 0 1 2 3 4 4 C 6 5 8 8 9 9\""
    )
    #expect(svg("M0 0Q1 2 4 4T8 8") == "path \"M 0 0 Q 1 2 4 4 Q 7 6 8 8\"")
    #expect(svg("M0 0 1 1S8 8 9 9") == "path \"M 0 0 L 1 1 C 1 1 8 8 9 9\"")
  }

  @Test func `arcs reach their ends and stay on the circle`() {
    let half = Path(svgPathData: "M0 0A5 5 0 0110 0")
    #expect(half.bounds.x == 0 && half.bounds.width == 10)
    #expect(abs(half.bounds.minY + 5) < 1e-12)
    let large = Path(svgPathData: "M0 0 a5 5 0 1 0 5 5")
    #expect(abs(large.bounds.maxX - 5) < 1e-9 || large.bounds.maxX > 5)
    #expect(svg("M0 0A0 5 0 0 1 10 0") == "path \"M 0 0 L 10 0\"")
    #expect(svg("M3 3A5 5 0 0 1 3 3L4 4") == "path \"M 3 3 L 4 4\"")
  }

  @Test func `malformed data draws the part before the error`() {
    #expect(svg("M0 0L1 1L2") == "path \"M 0 0 L 1 1\"")
    #expect(svg("M0 0L1 1 2 x") == "path \"M 0 0 L 1 1\"")
    #expect(svg("L0 0") == "")
    #expect(error("L0 0") == "0 move")
    #expect(error("M0 0L1 1L2") == "10 number")
    #expect(error("M0 0X") == "4 command")
    #expect(error("M0 0A5 5 0 2") == "11 flag")
    #expect(error("M0 0L1 1,") == "9 number")
    #expect(error(" M0 0 Z ") == "")
    #expect(error("") == "")
    #expect(error("M0 1e999") == "3 number")
  }

  private func svg(_ data: String) -> String { filled(Path(svgPathData: data)) }

  private func error(_ data: String) -> String {
    Path.svgError(in: data).map { "\($0.offset) \($0.expected)" } ?? ""
  }
}

/// The shape that a fill of `path` records, as text; empty if it records nothing.
private func filled(_ path: Path) -> String {
  struct Filled: Rasterizable {
    let path: Path
    func draw(in canvas: inout Canvas) { canvas.fill(path, with: .black) }
  }
  let list = Filled(path: path).displayList(size: Size(100, 100), environment: Environment())
  let lines = (list?.description ?? "").split(separator: "\n").dropFirst()
  guard let line = lines.first else { return "" }
  return String(line.dropFirst("  fill ".count).dropLast(" with #000000FF".count))
}

private func built(_ body: (inout PathBuilder) -> Void) -> String { filled(.build(body)) }
