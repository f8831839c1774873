// Fills and clips whose edges meet, repeat or cross within a pixel.

import Raster
import TestSupport
import Testing

@Suite struct FillOverlayTests {
  private func fill(_ data: String, _ rule: FillRule = .nonZero) throws -> Bitmap {
    try Sketch { $0.fill(Path(svgPathData: data), with: .color(.black), rule: rule) }.bitmap(20, 20)
  }

  @Test func `halves with opposite windings leave no seam`() throws {
    let halves = try fill("M1 2 H5.5 V12 H1 z M5.5 2 V12 H11 V2 z")
    #expect(halves.alphas(row: 5)[1..<11].allSatisfy { $0 == 255 })
    #expect(halves.alphas(row: 5)[11] == 0)
    // One of them consists of two parts, so that no edge equals one of the other's.
    let parts = try fill("M1 2 H5.5 V12 H1 z M5.5 2 V7 H11 V2 z M5.5 7 V12 H11 V7 z")
    #expect(parts == halves)
  }

  @Test func `halves with curves and opposite windings leave no seam`() throws {
    let halves = try fill("M5.5 2 Q1 2 1 7 Q1 12 5.5 12 z M5.5 2 Q10 2 10 7 Q10 12 5.5 12 z")
    #expect(halves.coverage(5, 7) == 1)
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func `a repeated contour keeps its edges`(rule: FillRule) throws {
    let once = "M2.5 2.25 H9.5 V10.75 H2.5 z"
    #expect(try fill(once + once) == fill(once))
    #expect(try fill(once + once + once, rule) == fill(once))
    #expect(try fill(once + once, .evenOdd).inkArea == 0)
    let within = "M1.5 1.25 H18.5 V18.75 H1.5 V1.25 H18.5 V18.75 H1.5 z"
    #expect(try fill(within) == fill("M1.5 1.25 H18.5 V18.75 H1.5 z"))
    let curved = "M6 2.3 C9 2.3 10.4 4 10.4 6 C10.4 9 8 10.7 6 10.7 z"
    let (twice, single) = try (fill(curved + curved), fill(curved))
    #expect(largestError(twice) { single.coverage($0, $1) } < 0.02)
  }

  @Test func `partly coincident edges count once`() throws {
    // Both begin half a pixel into a common row.
    let plates = try fill("M1 2.5 H9 V8 H1 z M5 2.5 H14 V8 H5 z")
    #expect(plates.alphas(row: 2)[1..<14].allSatisfy { $0 == 128 })
  }

  @Test func `crossing edges are correct by either rule`() throws {
    // Two triangles that meet in the middle of a pixel.
    let bow = "M1 1 L18 18 V1 L1 18 z"
    for rule in FillRule.allCases { #expect(try abs(fill(bow, rule).coverage(9, 9) - 0.5) < 0.02) }
    let cross = "M2 6.25 H11 V6.75 H2 z M6.25 2 H6.75 V11 H6.25 z"
    #expect(try abs(fill(cross).coverage(6, 6) - 0.75) < 0.01)
    #expect(try abs(fill(cross, .evenOdd).coverage(6, 6) - 0.5) < 0.01)
  }

  @Test func `a ring thinner than a pixel covers the area between its edges`() throws {
    // Both have the same winding.
    let ring = "M2.1 2.1 H12.1 V12.1 H2.1 z M2.5 2.5 H11.7 V11.7 H2.5 z"
    #expect(try abs(fill(ring, .evenOdd).coverage(2, 7) - 0.4) < 0.01)
    #expect(try abs(fill(ring).coverage(2, 7) - 0.9) < 0.01)
  }

  @Test func `a clip equals a fill`() throws {
    let path = Path(svgPathData: "M1 2 H5.5 V12 H1 z M5.5 2 V12 H11 V2 z")
    let clipped = try Sketch { canvas in
      canvas.drawLayer(clip: path) { $0.fill(.rect($0.bounds), with: .color(.black)) }
    }.bitmap(20, 20)
    #expect(clipped == (try fill("M1 2 H5.5 V12 H1 z M5.5 2 V12 H11 V2 z")))
  }

  @Test(arguments: 0..<UInt64(40))
  func `polygons with common or crossing edges cover their interior`(seed: UInt64) throws {
    let polygons = CrossedPolygons(seed: seed)
    for rule in FillRule.allCases { #expect(try polygons.error(rule) <= 8, "\(rule)") }
  }

  @Test func `a union by the even-odd rule has no overlaps`() throws {
    let star = Path(svgPathData: "M10 1 L15.3 17.3 L1.4 7.2 H18.6 L4.7 17.3 z")
    let resolved = star.union(.empty, rule: .evenOdd)
    let (wanted, found) = try (
      Sketch { $0.fill(star, with: .color(.black), rule: .evenOdd) }.bitmap(20, 20),
      Sketch { $0.fill(resolved, with: .color(.black)) }.bitmap(20, 20)
    )
    #expect(largestError(found) { wanted.coverage($0, $1) } < 0.02)
    #expect(found.coverage(10, 10) == 0)
    #expect(
      try Sketch { $0.fill(star.union(.empty), with: .color(.black)) }.bitmap(20, 20)
        .coverage(10, 10) == 1
    )
  }
}
