// Random polygons with shared, repeated, touching and crossing edges, and the error of their fill.

import Raster

/// Polygons of one path.
package struct CrossedPolygons {
  private typealias Vector = SIMD2<Double>

  private static let side = 40
  private var polygons: [[Vector]] = []
  private var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<2 + random.below(4) { addPolygon() }
  }

  /// A position between pixels, or on a quarter of one.
  private mutating func place() -> Vector {
    let step = random.oneIn(2) ? 1 : 0.25
    func number() -> Double { Double(2 + random.below(Int(34 / step))) * step }
    let x = number()
    return Vector(x, number())
  }

  private mutating func addPolygon() {
    let known = polygons.randomElement(using: &random)
    switch (random.below(6), known) {
    case (0, let known?): polygons.append(known)
    case (1, let known?): polygons.append(known.reversed())
    case (2, let known?):
      // A triangle along one of its sides, in either direction.
      let corners = [known[0], known[1], place()]
      polygons.append(random.oneIn(2) ? corners : corners.reversed())
    case (3, let known?):
      let direction = known[1] - known[0]
      polygons.append([known[0] + direction * 0.25, known[1] + direction * 0.5, place()])
    case (4, _):
      let (one, two) = (place(), place())
      polygons.append([one, Vector(two.x, one.y), two, Vector(one.x, two.y)])
    default: polygons.append((0..<3 + random.below(4)).map { _ in place() })
    }
  }

  private var path: Path {
    Path.build { builder in
      for polygon in polygons {
        builder.move(to: Point(polygon[0].x, polygon[0].y))
        for corner in polygon.dropFirst() { builder.addLine(to: Point(corner.x, corner.y)) }
        builder.close()
      }
    }
  }

  /// The largest difference between the fill and the exact coverage of any pixel, in 255ths.
  package func error(_ rule: FillRule) throws -> Double {
    let side = CrossedPolygons.side
    var area = ExactArea(width: side, height: side)
    for polygon in polygons { area.add(polygon) }
    let path = path
    return try area.coverage(rule).difference(side, scale: 1) { canvas in
      canvas.fill(path, with: .color(.black), rule: rule)
    }
  }
}

extension [Double] {
  /// The largest difference between a drawing's alphas and coverage, in 255ths.
  ///
  /// The bitmap is square, with the given side length.
  func difference(
    _ side: Int,
    scale: Double,
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> Double {
    let size = Size(Double(side) / scale, Double(side) / scale)
    let list = Drawn(draw: draw).displayList(size: size, environment: Environment(scale: scale))
    guard let bitmap = try list?.bitmap() else { return .infinity }
    var most = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let alpha = Double(bitmap[bitmap.bounds.x + x, bitmap.bounds.y + y] >> 24)
        most = Swift.max(most, abs(alpha - self[y * side + x] * 255))
      }
    }
    return most
  }
}

private struct Drawn: Rasterizable {
  let draw: (inout Canvas) -> Void

  func draw(in canvas: inout Canvas) { draw(&canvas) }
}
