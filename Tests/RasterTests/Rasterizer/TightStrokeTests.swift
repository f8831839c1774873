// Strokes of curves with a smaller radius than the pen.

import Foundation
import Raster
import Testing

@Suite struct TightStrokeTests {
  private func ink(
    _ path: Path,
    width: Double,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    dash: [Double] = []
  ) throws -> Bitmap {
    try Sketch { canvas in
      canvas.stroke(path, with: .color(.black), width: width, cap: cap, join: join, dash: dash)
    }.bitmap(60, 60)
  }

  @Test func `a curve tighter than the pen covers the discs along it`() throws {
    let curve = Path.build { builder in
      builder.move(to: Point(20, 20))
      builder.addQuadCurve(to: Point(22, 36), control: Point(50, 30))
    }
    let bitmap = try ink(curve, width: 16, cap: .round, join: .round)
    for y in 0..<60 {
      for x in 0..<60 {
        var least = 1e9
        for step in 0...200 {
          let (u, v) = (1 - Double(step) / 200, Double(step) / 200)
          let dx = u * u * 20 + 2 * u * v * 50 + v * v * 22 - Double(x) - 0.5
          let dy = u * u * 20 + 2 * u * v * 30 + v * v * 36 - Double(y) - 0.5
          least = min(least, (dx * dx + dy * dy).squareRoot())
        }
        if least < 7 { #expect(bitmap.coverage(x, y) == 1) }
        if least > 9 { #expect(bitmap.coverage(x, y) == 0) }
      }
    }
  }

  @Test func `a curve tighter than the pen covers nothing twice`() throws {
    for radius in [0.3, 1, 2.5] {
      let plate = Path.roundedRect(Rect(x: 10.3, y: 12.7, width: 37, height: 31), radius: radius)
      // The same as curves, and as the area between two shapes.
      let (drawn, exact) = (try ink(plate.union(.empty), width: 7), try ink(plate, width: 7))
      #expect(largestError(drawn) { exact.coverage($0, $1) } < 0.02)
    }
  }

  @Test func `a hairline around small corners equals a line of one pixel`() throws {
    let plate = Path.roundedRect(Rect(x: 8.008, y: 13.661, width: 26.2, height: 6.77), radius: 0.05)
    #expect(try ink(plate, width: 0) == ink(plate, width: 1))
  }

  @Test func `an ellipse tighter than the pen covers everything near it`() throws {
    let bitmap = try ink(.ellipse(Rect(x: 5.3, y: 20.2, width: 50, height: 20)), width: 14)
    let line = (0..<720).map { step in
      let angle = Double(step) * Double.pi / 360
      return Point(30.3 + 25 * cos(angle), 30.2 + 10 * sin(angle))
    }
    func isNear(_ x: Double, _ y: Double) -> Bool {
      line.contains { ($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y) < 49 }
    }
    // The inner ends; the line starts at the right one.
    for x in [8, 9, 10, 11, 12, 13, 46, 47, 48, 49, 50, 51] {
      for y in 26..<35 {
        let places = (0..<64).filter {
          isNear(Double(x) + (Double($0 % 8) + 0.5) / 8, Double(y) + (Double($0 / 8) + 0.5) / 8)
        }
        #expect(abs(bitmap.coverage(x, y) - Double(places.count) / 64) < 0.04)
      }
    }
  }

  @Test(arguments: [[], [100.0]])
  func `a line that ends in a tight turn covers the area swept by its pen`(dash: [Double]) throws {
    // A quarter of a circle of radius 1, and a pen that extends 4 beyond the centre.
    let arc = Path.build { builder in
      builder.move(to: Point(31, 30))
      builder.addCurve(
        to: Point(30, 31),
        control1: Point(31, 30.5523),
        control2: Point(30.5523, 31)
      )
    }
    let bitmap = try ink(arc, width: 10, dash: dash)
    #expect(abs(bitmap.inkArea - Double.pi / 4 * (36 + 16)) < 0.4)
    #expect(bitmap.coverage(28, 28) == 1)
    #expect(bitmap.coverage(32, 32) == 1)
    #expect(bitmap.coverage(31, 28) == 0)
  }

  @Test(arguments: [
    [38.0, 22, 274, 18], [208, 218, 13, 225], [65, 53, 250, 49], [50, 569.44, 47.21, 149.99],
  ])
  func `a flat curve that reverses twice is stroked to its ends`(places: [Double]) throws {
    let curve = Path.build { builder in
      builder.move(to: Point(places[0], 10))
      builder.addCurve(
        to: Point(places[3], 10),
        control1: Point(places[1], 10),
        control2: Point(places[2], 10)
      )
    }
    let line = (0...1000).map { step in
      let (u, v) = (1 - Double(step) / 1000, Double(step) / 1000)
      let ends = u * u * u * places[0] + v * v * v * places[3]
      return ends + 3 * u * u * v * places[1] + 3 * u * v * v * places[2]
    }
    let bitmap = try Sketch { canvas in
      canvas.stroke(curve, with: .color(.black), width: 8)
    }.bitmap(320, 20)
    let (low, high) = (try #require(line.min()), try #require(line.max()))
    for x in Int(low) + 1..<Int(high) - 1 { #expect(bitmap.coverage(x, 10) == 1, "\(x)") }
    #expect(bitmap.coverage(Int(high) + 6, 10) == 0)
  }

  @Test func `a tight turn between corners covers the area swept by its pen`() throws {
    // A quarter of a circle of radius 1, and a pen that extends 4 beyond the centre, in an area
    // that neither line and neither bevelled corner covers.
    let path = Path.build { builder in
      builder.move(to: Point(50, 30))
      builder.addLine(to: Point(31, 30))
      builder.addCurve(
        to: Point(30, 29),
        control1: Point(31, 29.4477),
        control2: Point(30.5523, 29)
      )
      builder.addLine(to: Point(30, 10))
    }
    let bitmap = try ink(path, width: 10, join: .bevel)
    #expect(bitmap.coverage(28, 32) == 1)
    #expect(bitmap.coverage(27, 31) == 1)
    #expect(bitmap.coverage(26, 33) == 0)
  }

  /// A cusp, around which edges nearly coincide, and a turn whose two sides run parallel.
  @Test(arguments: [
    (6.0, [149.76, 85.24, -111.33, -20.76, 131.17, 26.48, -17.52, 115.34]),
    (2.7, [28.9, 52, 30.2, 6, 30.9, 6, 31.4, 52]),
  ])
  func `both sides of a tight turn count once`(width: Double, numbers: [Double]) throws {
    let points = (0..<4).map { Point(numbers[2 * $0], numbers[2 * $0 + 1]) }
    let curve = Path.build { builder in
      builder.move(to: points[0])
      builder.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
    let bitmap = try ink(curve, width: width, cap: .round, join: .round)
    let line = (0...1000).map { step in
      let (u, v) = (1 - Double(step) / 1000, Double(step) / 1000)
      let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
      return Point(
        a * points[0].x + b * points[1].x + c * points[2].x + d * points[3].x,
        a * points[0].y + b * points[1].y + c * points[2].y + d * points[3].y
      )
    }.filter { (20...40).contains($0.x) && (16...38).contains($0.y) }
    func isNear(_ x: Double, _ y: Double) -> Bool {
      let square = width * width / 4
      return line.contains { ($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y) < square }
    }
    for x in 26..<34 {
      for y in [18, 20, 23, 26, 28, 29, 30, 31, 32, 33] {
        let places = (0..<64).filter {
          isNear(Double(x) + (Double($0 % 8) + 0.5) / 8, Double(y) + (Double($0 / 8) + 0.5) / 8)
        }
        #expect(abs(bitmap.coverage(x, y) - Double(places.count) / 64) < 0.06, "\(x), \(y)")
      }
    }
  }
}
