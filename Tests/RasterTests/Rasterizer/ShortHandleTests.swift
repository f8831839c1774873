// Strokes of curves with invisibly short handles, and of lines of almost no length.

import Raster
import Testing

@Suite struct ShortHandleTests {
  /// The coverage to the left of the curve's start, which a butt cap leaves empty.
  private func inkBefore(_ path: Path, scale: Double = 1) throws -> Double {
    let bitmap = try Sketch { $0.fill(path, with: .color(.black)) }.bitmap(60, 60, scale: scale)
    return ink(bitmap, before: Int(10 * scale)) / (scale * scale)
  }

  private func ink(_ bitmap: Bitmap, before column: Int) -> Double {
    (0..<bitmap.bounds.height).reduce(0) { sum, y in
      sum + (0..<column).reduce(0) { $0 + bitmap.coverage($1, y) }
    }
  }

  @Test(arguments: [1e-12, 1e-6, 0.001, 0.01, 0.03], [false, true])
  func `a curve with a short handle ends like one without it`(length: Double, isLast: Bool) throws {
    var path = Path(svgPathData: "M10 30 C10 \(30 - length) 50 30 50 30")
    if isLast { path = path.reversed }
    for cap in [LineCap.butt, .round] {
      let (short, none) = try (stroke(path, cap), stroke(Path(svgPathData: "M10 30 H50"), cap))
      #expect(largestError(short) { none.coverage($0, $1) } < 0.02)
      let outline = path.outlined(width: 12, cap: cap)
      let filled = try Sketch { $0.fill(outline, with: .color(.black)) }.bitmap(60, 60)
      #expect(largestError(filled) { none.coverage($0, $1) } < 0.02)
    }
    let dashed = try stroke(path, .butt, dash: [100])
    #expect(ink(dashed, before: 10) == 0)
    #expect(try inkBefore(path.outlined(width: 12), scale: 3) == 0)
  }

  private func stroke(_ path: Path, _ cap: LineCap, dash: [Double] = []) throws -> Bitmap {
    try Sketch { canvas in
      canvas.stroke(path, with: .color(.black), width: 12, cap: cap, dash: dash)
    }.bitmap(60, 60)
  }

  @Test(arguments: [1e-12, 0.001])
  func `a bent curve keeps the direction of its other handle`(length: Double) throws {
    // Without the short handle the curve points at its other control point.
    let short = Path(svgPathData: "M10 10 C10 \(10 + length) 40 10 40 50")
    let none = Path(svgPathData: "M10 10 C10 10 40 10 40 50")
    let (found, wanted) = try (stroke(short, .butt), stroke(none, .butt))
    #expect(largestError(found) { wanted.coverage($0, $1) } < 0.02)
    #expect(ink(found, before: 10) < 0.1)
  }

  @Test func `a small circle keeps its handles`() throws {
    let dot = try Sketch { canvas in
      let circle = Path.circle(center: Point(30, 30), radius: 0.02).union(.empty)
      canvas.stroke(circle, with: .color(.black), width: 12)
    }.bitmap(60, 60)
    #expect(abs(dot.inkArea - Double.pi * 6.02 * 6.02) < 0.6)
  }

  @Test(arguments: [1e-15, -1e-15, 1e-9])
  func `a closing line left by rounding has no corners`(rest: Double) throws {
    // Both lines at the start have the same direction, except for the closing line.
    let closed = Path(svgPathData: "M30 10 L50 40 L10 40 L30 \(10 + rest) z")
    let shifted = Path(svgPathData: "M30 10 L50 40 L10 40 z")
    let (found, wanted) = try (stroke(closed, .butt), stroke(shifted, .butt))
    #expect(largestError(found) { wanted.coverage($0, $1) } < 0.02)
    let outline = Sketch { $0.fill(closed.outlined(width: 12), with: .color(.black)) }
    let filled = try outline.bitmap(60, 60)
    #expect(largestError(filled) { wanted.coverage($0, $1) } < 0.02)
  }
}
