// Text along a path: the position and the direction of each glyph.
import Raster
import Testing

@Suite struct PathTextTests {
  private let style = TextStyle(font: Font(size: 14), paint: .color(.black))

  private func list(
    _ environment: Environment = Environment(),
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> DisplayList {
    try #require(Sketch(draw).displayList(size: Size(200, 200), environment: environment))
  }

  private func line(_ points: Point...) -> Path {
    Path.build { builder in
      builder.move(to: points[0])
      for point in points.dropFirst() { builder.addLine(to: point) }
    }
  }

  /// The transforms of the layers in a recording.
  private func places(_ list: DisplayList) -> [[Double]] {
    list.description.split(separator: "\n").compactMap { line in
      guard line.contains("layer"), let open = line.firstIndex(of: "(") else { return nil }
      return line[open...].dropFirst().prefix { $0 != ")" }.split(separator: " ")
        .compactMap { Double($0) }
    }
  }

  /// The first and the last row of pixels with text.
  private func rows(_ list: DisplayList) throws -> (first: Int, last: Int) {
    let pixels = try list.bitmap(background: .white).pixels
    let rows = (0..<200).filter { y in (0..<200).contains { pixels[y * 200 + $0] != 0xFFFF_FFFF } }
    return (try #require(rows.first), try #require(rows.last))
  }

  @Test func `text along a straight path is where a line of text is`() throws {
    let along = try list {
      $0.drawText("Hotel AV", along: line(Point(20, 60), Point(180, 60)), style: style)
    }
    let plain = try list { $0.drawText("Hotel AV", at: Point(20, 60), style: style) }
    let (first, second) = (
      try along.bitmap(background: .white), try plain.bitmap(background: .white)
    )
    let different = zip(first.pixels, second.pixels).count { one, other in
      abs(Int(one & 255) - Int(other & 255)) > 96
    }
    #expect(different < 12)
    #expect(along.notes.isEmpty)
    #expect(places(along).count == 8)
  }

  @Test func `each glyph has the direction of the path at its middle`() throws {
    let corner = line(Point(20, 100), Point(60, 100), Point(60, 180))
    let drawn = places(try list { $0.drawText("mmmmmm", along: corner, style: style) })
    #expect(drawn.count == 6)
    #expect(Array(drawn[0].prefix(4)) == [1, 0, 0, 1] && drawn[0][5] == 100)
    #expect(Array(drawn[5].prefix(4)) == [0, 1, -1, 0] && drawn[5][4] == 60)
    let arc = Path.ellipse(Rect(x: 40, y: 40, width: 120, height: 120))
    for place in places(try list { $0.drawText("round and round", along: arc, style: style) }) {
      let (x, y) = (place[4] - 100, place[5] - 100)
      #expect(abs((x * x + y * y).squareRoot() - 60) < 0.1)
      // The tangent is perpendicular to the radius.
      #expect(abs(x * place[0] + y * place[1]) < 0.2)
    }
  }

  @Test func `the start offset and the alignment move the text along the path`() throws {
    let path = line(Point(0, 50), Point(200, 50))
    let width = Environment().measure("make", style: style).width
    func start(_ offset: Double, _ align: TextAlignment?) throws -> Double {
      let drawn = try list {
        $0.drawText("make", along: path, startOffset: offset, style: style, align: align)
      }
      return places(drawn)[0][4]
    }
    let origin = try start(0, nil)
    #expect(try abs(start(30, nil) - origin - 30) < 1e-9)
    #expect(try abs(start(0, .center) - origin - (200 - width) / 2) < 1e-9)
    #expect(try abs(start(20, .center) - origin - 20 - (180 - width) / 2) < 1e-9)
    #expect(try abs(start(20, .trailing) - origin - (200 - width)) < 1e-9)
  }

  @Test func `glyphs beyond the path are not drawn, and are reported`() throws {
    let path = line(Point(0, 50), Point(40, 50))
    let drawn = try list { $0.drawText("Grand Hotel Europa", along: path, style: style) }
    #expect(drawn.notes == [.truncatedText])
    #expect((2...6).contains(places(drawn).count))
    let before = try list { $0.drawText("make", along: path, startOffset: -15, style: style) }
    #expect(before.notes == [.truncatedText] && places(before).count < 4)
    let lines = try list { $0.drawText("a\nb", along: path, style: style) }
    #expect(lines.notes == [.truncatedText] && places(lines).count == 1)
    let none = try list { $0.drawText("make", along: .empty, style: style) }
    #expect(none.notes == [.truncatedText] && places(none).isEmpty)
  }

  @Test func `the vertical alignment moves the text across the path`() throws {
    let path = line(Point(20, 100), Point(180, 100))
    func rows(_ align: VerticalAlignment?) throws -> (first: Int, last: Int) {
      try self.rows(list { $0.drawText("H", along: path, style: style, verticalAlign: align) })
    }
    #expect(try (98...100).contains(rows(nil).last))
    #expect(try rows(.top).first >= 100 && rows(.bottom).last <= 100)
    let center = try rows(.center)
    #expect((195...205).contains(center.first + center.last))
  }

  @Test func `marks stay with their letters, and ligatures and syllables are one`() throws {
    let path = Path.ellipse(Rect(x: 40, y: 40, width: 120, height: 120))
    let drawn = places(try list { $0.drawText("e\u{301}a\u{308}", along: path, style: style) })
    #expect(drawn.count == 2)
    #expect(drawn == places(try list { $0.drawText("\u{E9}\u{E4}", along: path, style: style) }))
  }

  @Test func `on a mirrored canvas the path is mirrored, and text still reads left to right`()
    throws
  {
    let path = line(Point(20, 120), Point(150, 60))
    let turned = try list { canvas in
      canvas.mirror { $0.drawText("make", along: path, startOffset: 10, style: style) }
    }
    let plain = try list {
      $0.drawText(
        "make",
        along: line(Point(50, 60), Point(180, 120)),
        startOffset: 0,
        style: style,
        align: .trailing
      )
    }
    let (first, second) = (places(turned), places(plain))
    #expect(first.count == 4)
    let move = (10 * 130 / 143.178, 10 * 60 / 143.178)
    for (one, other) in zip(first, second) {
      #expect(abs(one[4] - other[4] + move.0) < 0.01 && abs(one[5] - other[5] + move.1) < 0.01)
    }
  }

  @Test func `a gradient is relative to the path, not to the glyphs`() throws {
    let paint = Paint.linearGradient(
      from: .unit(0, 0),
      to: .unit(1, 0),
      [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
    )
    let path = line(Point(0, 100), Point(200, 100))
    let words = "HHHHHHHHHHHHHHHHH"
    let bitmap = try list { canvas in
      canvas.drawText(words, along: path, style: style, with: paint)
    }.bitmap(background: .white)
    func darkest(_ columns: Range<Int>) -> UInt32 {
      var result: UInt32 = 255
      for y in 80..<100 {
        for x in columns { result = min(result, bitmap.pixels[y * 200 + x] >> 8 & 255) }
      }
      return result
    }
    #expect(darkest(0..<30) < 60 && (80..<250).contains(darkest(110..<140)))
  }

  @Test func `values that are not finite and huge paths draw nothing, and nothing traps`() throws {
    let path = line(Point(0, 50), Point(200, 50))
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let odd = line(Point(value, 0), Point(200, 50))
      _ = try list { $0.drawText("make", along: odd, style: style) }
      _ = try list { $0.drawText("make", along: path, startOffset: value, style: style) }
    }
    let loop = Path.build { builder in
      builder.move(to: Point(10, 10))
      builder.addCurve(to: Point(10, 10), control1: Point(10, 10), control2: Point(10, 10))
      builder.addLine(to: Point(10, 10))
      builder.close()
    }
    #expect(places(try list { $0.drawText("make", along: loop, style: style) }).isEmpty)
  }
}
