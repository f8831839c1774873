// Strokes: their areas, caps, joins, dashes and alignment.
import Foundation
import Raster
import Testing

@Suite struct StrokeTests {
  private func ink(
    _ path: Path,
    width: Double,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) throws -> Bitmap {
    try Sketch { canvas in
      canvas.stroke(
        path,
        with: .color(.black),
        width: width,
        cap: cap,
        join: join,
        miterLimit: miterLimit,
        dash: dash,
        dashPhase: dashPhase
      )
    }.bitmap(60, 60)
  }

  private let line = Path.line(from: Point(10, 30), to: Point(50, 30))

  @Test func `a line covers its length times its width`() throws {
    #expect(try ink(line, width: 4).inkArea == 160)
    #expect(try abs(ink(line, width: 3.5).inkArea - 140) < 0.2)
    let slanted = Path.line(from: Point(10, 10), to: Point(50, 40))
    #expect(try abs(ink(slanted, width: 4).inkArea - 200) < 0.5)
  }

  @Test func `square and round caps extend half the width beyond the line`() throws {
    #expect(try ink(line, width: 8, cap: .square).inkArea == 320 + 64)
    let round = try ink(line, width: 8, cap: .round).inkArea
    #expect(abs(round - (320 + Double.pi * 16)) < 0.3)
  }

  @Test func `a stroke wider than any bitmap does not depend on its clip`() throws {
    for width in [1e8, 1e19, 1e26, .greatestFiniteMagnitude] {
      let slanted = Path.line(from: Point(20, 10), to: Point(30, 45))
      let parts = [[0...60.0], [0...22.0, 22...30, 30...60]].map { parts in
        Sketch { canvas in
          for part in parts {
            let length = part.upperBound - part.lowerBound
            let rect = Rect(x: part.lowerBound, y: 0, width: length, height: 60)
            canvas.drawLayer(clip: .rect(rect)) {
              $0.stroke(slanted, with: .color(.black), width: width)
            }
          }
        }
      }
      // Overlaps are resolved within the clip.
      let (one, other) = (try parts[0].bitmap(60, 60), try parts[1].bitmap(60, 60))
      #expect(one.largestDifference(from: other) <= 1, "\(width)")
    }
  }

  @Test func `joins are mitered, round or bevelled`() throws {
    let corner = Path.polyline([Point(10, 50), Point(30, 50), Point(30, 20)])
    let straight = 20.0 * 8 + 30 * 8 - 16
    #expect(try abs(ink(corner, width: 8).inkArea - (straight + 16)) < 0.01)
    #expect(try abs(ink(corner, width: 8, join: .bevel).inkArea - (straight + 8)) < 0.1)
    let round = try ink(corner, width: 8, join: .round).inkArea
    #expect(abs(round - (straight + Double.pi * 4)) < 0.1)
  }

  @Test func `a miter beyond its limit is bevelled`() throws {
    let corner = Path.polyline([Point(10, 50), Point(30, 50), Point(30, 20)])
    let cut = try ink(corner, width: 8, join: .bevel)
    #expect(try ink(corner, width: 8, miterLimit: 1.41) == cut)
    #expect(try ink(corner, width: 8, miterLimit: 1.42) != cut)
  }

  @Test func `a closed path has a join at its start`() throws {
    let square = Path.polygon([Point(20, 20), Point(40, 20), Point(40, 40), Point(20, 40)])
    #expect(try ink(square, width: 4).inkArea == 24 * 24 - 16 * 16)
    let rect = Path.rect(Rect(x: 20, y: 20, width: 20, height: 20))
    #expect(try ink(rect, width: 4) == ink(square, width: 4))
  }

  @Test func `a circle's stroke is a ring`() throws {
    let ring = try ink(.circle(center: Point(30, 30), radius: 20), width: 6)
    #expect(abs(ring.inkArea - Double.pi * (23 * 23 - 17 * 17)) < 1)
    #expect(ring.coverage(30, 30) == 0)
    #expect(ring.coverage(50, 30) == 1)
  }

  @Test func `dashes and gaps alternate`() throws {
    let row = try ink(line, width: 2, dash: [4, 2]).alphas(row: 30)
    for x in 10..<50 { #expect(row[x] == ((x - 10) % 6 < 4 ? 255 : 0)) }
    let shifted = try ink(line, width: 2, dash: [4, 2], dashPhase: 5).alphas(row: 30)
    for x in 10..<50 { #expect(shifted[x] == ((x - 10 + 5) % 6 < 4 ? 255 : 0)) }
    let back = try ink(line, width: 2, dash: [4, 2], dashPhase: -1).alphas(row: 30)
    for x in 10..<50 { #expect(back[x] == ((x - 10 + 5) % 6 < 4 ? 255 : 0)) }
  }

  @Test func `an odd number of dashes is doubled`() throws {
    let row = try ink(line, width: 2, dash: [3]).alphas(row: 30)
    for x in 10..<50 { #expect(row[x] == ((x - 10) % 6 < 3 ? 255 : 0)) }
  }

  @Test func `dashes continue around corners and join where a path closes`() throws {
    let square = Path.polygon([Point(20, 20), Point(40, 20), Point(40, 40), Point(20, 40)])
    let dashed = try ink(square, width: 4, dash: [30, 10], dashPhase: 5)
    // The dash over the start is one piece with its join.
    #expect(dashed.coverage(18, 18) == 1)
    #expect(dashed.coverage(41, 18) == 1)
    #expect(dashed.coverage(41, 28) == 0)
  }

  @Test func `dashes of zero length are dots`() throws {
    let dots = try ink(line, width: 4, cap: .round, dash: [0, 10])
    #expect(abs(dots.inkArea - 4 * Double.pi * 4) < 0.3)
    #expect(try ink(line, width: 4, dash: [0, 10]).inkArea == 0)
  }

  @Test func `a path of one point shows its caps only`() throws {
    let point = Path.line(from: Point(30, 30), to: Point(30, 30))
    #expect(try ink(point, width: 10).inkArea == 0)
    #expect(try ink(point, width: 10, cap: .square).inkArea == 100)
    #expect(try abs(ink(point, width: 10, cap: .round).inkArea - Double.pi * 25) < 0.3)
  }

  @Test(arguments: [1.0, 2, 3])
  func `a hairline is one pixel wide at any scale`(scale: Double) throws {
    let bitmap = try Sketch { canvas in
      let y = 4 + 0.5 / scale
      canvas.stroke(.line(from: Point(0, y), to: Point(8, y)), with: .color(.black), width: 0)
    }.bitmap(8, 8, scale: scale)
    #expect(bitmap.inkArea == 8 * scale)
  }

  @Test func `inside and outside strokes are on one side of the path`() throws {
    let rect = Path.rect(Rect(x: 20, y: 20, width: 20, height: 20))
    func sketch(_ align: StrokeAlignment) -> Sketch {
      Sketch { $0.stroke(rect, with: .color(.black), width: 3, align: align) }
    }
    let inside = try sketch(.inside).bitmap(60, 60)
    #expect(inside.inkArea == 400 - 14 * 14)
    #expect(inside.coverage(19, 30) == 0 && inside.coverage(20, 30) == 1)
    let outside = try sketch(.outside).bitmap(60, 60)
    #expect(outside.inkArea == 26 * 26 - 400)
    #expect(outside.coverage(19, 30) == 1 && outside.coverage(20, 30) == 0)
  }

  @Test func `an inside stroke paints nothing outside the box`() throws {
    let bitmap = try Sketch { canvas in
      canvas.stroke(
        .roundedRect(canvas.bounds, radius: 8),
        with: .color(.black),
        width: 2,
        align: .inside
      )
    }.bitmap(40, 30)
    #expect(bitmap.width == 40 && bitmap.height == 30)
  }

  @Test(arguments: [0.4, 1, 3, 9, 30], StrokeAlignment.allCases)
  func `strokes of shapes equal strokes of the same outlines`(
    width: Double,
    align: StrokeAlignment
  ) throws {
    let rect = Rect(x: 14.3, y: 15.6, width: 31, height: 27)
    let corners = CornerRadii(topLeft: 9, topRight: 0, bottomRight: 4, bottomLeft: 12)
    // A gap of zero length keeps the stroke from being drawn as a ring.
    func sketch(dash: [Double]) -> Sketch {
      Sketch { canvas in
        canvas.stroke(
          .roundedRect(rect, radius: corners),
          with: .color(.black),
          width: width,
          dash: dash,
          align: align
        )
      }
    }
    let (ring, pen) = try (sketch(dash: []).bitmap(60, 60), sketch(dash: [1e9, 0]).bitmap(60, 60))
    // A pen adds coverage where it overlaps itself within one pixel, as in a corner tighter than
    // the pen.
    //
    // The coverage of its sides is a product of two coverages, which is off by a quarter at most.
    #expect(largestError(ring) { pen.coverage($0, $1) } < (align == .center ? 0.1 : 0.3))
  }

  @Test func `a pen is stretched with its path`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(transform: Transform(a: 3, b: 0, c: 0, d: 1, tx: 0, ty: 0)) { canvas in
        canvas.stroke(.line(from: Point(10, 5), to: Point(10, 55)), with: .color(.black), width: 2)
        canvas.stroke(.line(from: Point(2, 30), to: Point(8, 30)), with: .color(.black), width: 2)
      }
    }.bitmap(60, 60)
    #expect(bitmap.inkArea == 6 * 50 + 18 * 2)
  }

  @Test func `a wide stroke of a tight curve has no holes`() throws {
    let curve = Path.build { builder in
      builder.move(to: Point(10, 50))
      builder.addCurve(to: Point(50, 50), control1: Point(60, -20), control2: Point(0, -20))
    }
    let bitmap = try ink(curve, width: 16)
    for y in 12..<22 { #expect(bitmap.coverage(30, y) == 1) }
  }

  @Test func `an inside or outside stroke of a path beyond the bounds is exact`() throws {
    let square = Path.polygon([
      Point(-100, -100), Point(40, -100), Point(40, 40), Point(-100, 40),
    ])
    func area(_ align: StrokeAlignment) throws -> Double {
      try Sketch { canvas in
        canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
          canvas.stroke(square, with: .color(.black), width: 4, align: align)
        }
      }.bitmap(60, 60).inkArea
    }
    #expect(try area(.inside) == 4 * 40 + 36 * 4)
    #expect(try area(.outside) == 4 * 44 + 40 * 4)
  }

  @Test func `the inside and outside strokes add up to a stroke of twice the width`() throws {
    let path = Path.build { builder in
      builder.move(to: Point(12, 12))
      builder.addCurve(to: Point(48, 20), control1: Point(30, 2), control2: Point(40, 30))
      builder.addLine(to: Point(30, 50))
      builder.close()
    }
    func bitmap(_ width: Double, _ align: StrokeAlignment) throws -> Bitmap {
      try Sketch { canvas in
        canvas.stroke(path, with: .color(.black), width: width, align: align)
      }.bitmap(60, 60)
    }
    let (inside, outside, whole) = try (bitmap(3, .inside), bitmap(3, .outside), bitmap(6, .center))
    #expect(
      largestError(whole) { inside.coverage($0, $1) + outside.coverage($0, $1) } < 0.02
    )
  }

  @Test func `an inside stroke wider than its path fills it`() throws {
    // Its curves turn within less than a pixel, and cross.
    let path = Path.build { builder in
      builder.move(to: Point(20.509, 18.574))
      builder.addQuadCurve(to: Point(14.4, 19.729), control: Point(15.518, 14.981))
      builder.addCurve(
        to: Point(10.191, 17.239),
        control1: Point(31.028, 13.313),
        control2: Point(28.134, 18.985)
      )
      builder.close()
    }
    let stroke = try Sketch { canvas in
      canvas.stroke(path, with: .color(.black), width: 15, align: .inside)
    }.bitmap(40, 40)
    let filled = try Sketch { $0.fill(path.union(.empty), with: .color(.black)) }.bitmap(40, 40)
    #expect(largestError(stroke) { filled.coverage($0, $1) } < 0.02)
  }

  @Test func `overlapping parts of a stroke count once`() throws {
    // Forth and back, so that all of it is drawn twice.
    let (once, twice) = (
      Path.line(from: Point(10.3, 11.1), to: Point(50.2, 40.4)),
      Path.polygon([Point(10.3, 11.1), Point(50.2, 40.4)])
    )
    let single = try ink(once, width: 5)
    let double = try ink(twice, width: 5, join: .bevel)
    #expect(largestError(double) { single.coverage($0, $1) } < 0.02)
  }

  @Test func `a recording with too many dashes leaves a note`() throws {
    let list = try #require(
      Sketch { canvas in
        canvas.stroke(line, with: .color(.black), width: 2, dash: [1, 1])
        canvas.stroke(line, with: .color(.black), width: 2, dash: [1e-6, 1e-6])
      }.displayList(size: Size(60, 60), environment: Environment())
    )
    #expect(list.notes == [.dashLimit])
  }

  @Test func `each line of a star counts once where others cross it in a pixel`() throws {
    // 95 points, each of which is joined with the 27th after it.
    let points = (0..<95).map { index in
      let angle = Double(index * 27 % 95) * 2 * Double.pi / 95
      return Point(200 + 160 * sin(angle), 200 - 160 * cos(angle))
    }
    let star = Path.build { builder in
      builder.move(to: points[0])
      for point in points.dropFirst() { builder.addLine(to: point) }
      builder.close()
    }
    let bitmap = try Sketch { $0.stroke(star, with: .color(.black), width: 0.4) }.bitmap(400, 400)
    let lines = zip(points, points.dropFirst() + points.prefix(1))
    func isCovered(_ x: Double, _ y: Double) -> Bool {
      lines.contains { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let distance = dx * (y - from.y) - dy * (x - from.x)
        return distance * distance <= 0.04 * (dx * dx + dy * dy)
      }
    }
    // Near the ends of lines, and near the circle that all of them touch.
    for y in [44, 52, 99] {
      for x in 185..<215 {
        let hits = (0..<64).count {
          let (column, row) = (Double($0 % 8) + 0.5, Double($0 / 8) + 0.5)
          return isCovered(Double(x) + column / 8, Double(y) + row / 8)
        }
        #expect(abs(bitmap.coverage(x, y) - Double(hits) / 64) < 0.1, "\(x), \(y)")
      }
    }
  }
}
