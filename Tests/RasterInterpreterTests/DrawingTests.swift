// An interpreted component records the same as the equivalent calls on a canvas.

import Raster
import RasterInterpreter
import Testing

/// A component that is written in Swift, for comparison.
private struct Handwritten: Rasterizable {
  let body: (inout Canvas) -> Void

  func draw(in canvas: inout Canvas) { body(&canvas) }
}

/// Expects that a `draw` block records the same as `body`, with `declarations` before the
/// component.
private func expectEqual(
  _ draw: String,
  members: String = "",
  declarations: String = "",
  environment: Environment = Environment(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping (inout Canvas) -> Void
) throws {
  let source = """
    \(declarations)
    component Subject {
      \(members)
      size 40, 20
      draw {
        \(draw)
      }
    }
    """
  let component = try RasterTemplate(source: source).component("Subject")
  let size = Size(40, 20)
  let expected = Handwritten(body: body).displayList(size: size, environment: environment)
  let list = component.displayList(size: size, environment: environment)
  #expect(list == expected, sourceLocation: sourceLocation)
  #expect(list != nil, sourceLocation: sourceLocation)
}

@Suite struct DrawingTests {
  @Test func `a fill is recorded with its rule`() throws {
    try expectEqual("fill circle(bounds), with: #E5004B, rule: .evenOdd") {
      $0.fill(.circle($0.bounds), with: Color(rgba: 0xE500_4BFF), rule: .evenOdd)
    }
  }

  @Test func `a stroke has the runtime's defaults`() throws {
    try expectEqual("stroke rect(bounds), with: .black") {
      $0.stroke(.rect($0.bounds), with: .color(.black))
    }
    try expectEqual(
      "stroke rect(bounds), with: .black, width: 3, cap: .round, dash: [2, 1], align: .inside"
    ) {
      $0.stroke(
        .rect($0.bounds),
        with: .color(.black),
        width: 3,
        cap: .round,
        dash: [2, 1],
        align: .inside
      )
    }
  }

  @Test func `a layer holds the drawing of its block`() throws {
    try expectEqual(
      """
      layer opacity: 50%, clip: circle(bounds), shadows: [Shadow(#000, offset: (0, 1))] {
        fill rect(bounds), with: .white
      }
      """
    ) { canvas in
      let bounds = canvas.bounds
      canvas.drawLayer(
        opacity: 0.5,
        clip: .circle(bounds),
        shadows: [Shadow(.black, offset: Point(0, 1))]
      ) { $0.fill(.rect(bounds), with: .white) }
    }
  }

  @Test func `a loop runs over a range and over a list`() throws {
    try expectEqual(
      "for i in 0..<3 { fill rect(Rect(x: i * 2, y: 0, width: 1, height: 1)), with: .black }"
    ) {
      for i in 0..<3 {
        $0.fill(.rect(Rect(x: Double(i * 2), y: 0, width: 1, height: 1)), with: .black)
      }
    }
    try expectEqual("for r in [1.5, 2.5] { fill circle(center: (9, 9), radius: r), with: .black }")
    {
      for r in [1.5, 2.5] { $0.fill(.circle(center: Point(9, 9), radius: r), with: .black) }
    }
    try expectEqual("for i in 3..<1 { fill rect(bounds), with: .black }") { _ in }
  }

  @Test func `a loop ends when its budget is spent`() throws {
    let source = """
      component Endless {
        size 4, 4
        draw {
          for i in 0..<2000000 { let x = i }
          fill rect(bounds), with: .black
        }
      }
      """
    let list = try RasterTemplate(source: source).component("Endless")
      .displayList(size: Size(4, 4), environment: Environment())
    #expect(list?.notes == [.loopLimit])
  }

  @Test func `a path block builds the same path as the builder`() throws {
    try expectEqual(
      """
      fill path {
        move (0, 0)
        line (10, 0)
        quad (10, 10), control: (20, 5)
        arc center: (5, 5), radius: 5, from: 90deg, to: 180deg
        close
      }, with: .black
      """
    ) {
      let path = Path.build { path in
        path.move(to: Point(0, 0))
        path.addLine(to: Point(10, 0))
        path.addQuadCurve(to: Point(10, 10), control: Point(20, 5))
        path.addArc(
          center: Point(5, 5),
          radius: 5,
          from: .degrees(90),
          to: .degrees(180),
          clockwise: true
        )
        path.close()
      }
      $0.fill(path, with: .black)
    }
  }

  @Test func `a path is added to another as separate subpaths`() throws {
    try expectEqual(
      """
      fill path {
        move (0, 0)
        line (10, 0)
        add rect((2, 2, 4, 4))
        line (8, 8)
        for x in 0..<2 { add line(from: (x, 9), to: (x, 12)) }
        line (9, 9)
        close
      }, with: .black
      """
    ) {
      let path = Path.build { path in
        path.move(to: Point(0, 0))
        path.addLine(to: Point(10, 0))
        for point in [(2, 2), (6, 2), (6, 6), (2, 6)] {
          let corner = Point(Double(point.0), Double(point.1))
          if point == (2, 2) { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        path.addLine(to: Point(8, 8))
        path.move(to: Point(0, 9))
        path.addLine(to: Point(0, 12))
        path.move(to: Point(1, 9))
        path.addLine(to: Point(1, 12))
        path.addLine(to: Point(9, 9))
        path.close()
      }
      $0.fill(path, with: .black)
    }
  }

  @Test func `tokens follow the appearance`() throws {
    for appearance in Appearance.allCases {
      try expectEqual(
        "fill rect(bounds), with: Brand.ink",
        declarations: "tokens Brand {\n  ink light: #000, dark: #FFF\n}",
        environment: Environment(appearance: appearance)
      ) { $0.fill(.rect($0.bounds), with: appearance == .light ? .black : .white) }
    }
  }

  @Test func `integer arithmetic is total`() throws {
    for (expression, value) in [
      ("div(7, 0)", 0), ("mod(7, 0)", 0), ("div(-7, 2)", -4), ("Int(0.0 / 0.0)", 0),
      ("Int(7 / 0)", Int.max), ("Int(1e300)", Int.max), ("9223372036854775807 + 1", Int.min),
    ] {
      try expectEqual(
        "if \(expression) == wanted { fill rect(bounds), with: .black }",
        members: "state wanted: Int = \(value == .min ? "0 - 9223372036854775807 - 1" : "\(value)")"
      ) { $0.fill(.rect($0.bounds), with: .black) }
    }
  }

  @Test func `an index outside its list gives nil`() throws {
    try expectEqual(
      """
      if let width = widths[5] { fill rect(bounds), with: .white }
      if let width = widths[1] {
        fill rect(Rect(x: 0, y: 0, width: width, height: 1)), with: .black
      }
      """,
      members: "state widths: [Double] = [1, 2]"
    ) { $0.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), with: .black) }
  }

  @Test func `strings are counted in characters`() throws {
    // A letter, one with an accent, and a family of three with its two joiners.
    let text = #"ab\u{301}👩\u{200D}👩\u{200D}👧"#
    try expectEqual("fill rect(bounds.inset(Double(\"\(text)\".count))), with: .black") {
      $0.fill(.rect($0.bounds.inset(3)), with: .color(.black))
    }
  }

  @Test func `strings are equal if their bytes are`() throws {
    try expectEqual(
      #"if "\u{E9}" == "e\u{301}" { fill rect(bounds), with: .black }"#
    ) { _ in }
  }

  @Test func `a placed component is recorded inline`() throws {
    try expectEqual(
      "place Dot(radius: 3), in: Rect(x: 2, y: 2, width: 8, height: 8), imageInsets: Insets(top: -2)",
      declarations: """
        component Dot {
          state radius: Double = 1
          size 8, 8
          caps 2, unchecked: true
          draw { fill circle(center: bounds.center, radius: radius), with: .black }
        }
        """
    ) {
      struct Dot: Rasterizable {
        func caps(in environment: Environment) -> Caps { Caps(2) }

        func draw(in canvas: inout Canvas) {
          canvas.fill(.circle(center: canvas.bounds.center, radius: 3), with: .black)
        }
      }
      $0.place(
        Dot(),
        in: Rect(x: 2, y: 2, width: 8, height: 8),
        imageInsets: Insets(top: -2)
      )
    }
  }
}
