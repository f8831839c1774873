// A stroke by its definition: the area swept by a pen along lines and curves, joins and caps.
//
// Each part is a convex polygon, and all are clockwise. No outline is made of them, and no code is
// shared with the rasterizer.

import Raster

/// The pen of a stroke in pixels, and the area it has swept.
struct ExactStroke {
  typealias Vector = SIMD2<Double>

  private static let chords = 96

  private let half: Double
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private(set) var area: ExactArea

  init(_ icon: StrokedIcon, side: Int) {
    half = icon.width * icon.scale / 2
    (cap, join, miterLimit) = (icon.cap, icon.join, icon.miterLimit)
    area = ExactArea(width: side, height: side)
    for subpath in icon.subpaths { add(subpath, scale: icon.scale) }
  }

  /// A position on a line, and the direction there.
  private typealias Sample = (point: Vector, way: Vector)

  private mutating func add(_ subpath: StrokedIcon.Subpath, scale: Double) {
    var lines: [[Sample]] = []
    var last = subpath.start * scale
    func line(to end: Vector) -> [Sample] { [(last, end - last), (end, end - last)] }
    for segment in subpath.segments {
      switch segment {
      case .line(let end): lines.append(line(to: end * scale))
      case .curve(let one, let two, let end):
        lines.append(ExactStroke.curve([last, one * scale, two * scale, end * scale]))
      }
      last = segment.end * scale
    }
    if subpath.isClosed, last != subpath.start * scale {
      lines.append(line(to: subpath.start * scale))
    }
    for line in lines { sweep(line) }
    for (one, two) in zip(lines, lines.dropFirst()) { turn(from: one, to: two) }
    guard let first = lines.first, let end = lines.last else { return }
    if subpath.isClosed { return turn(from: end, to: first) }
    finish(at: first[0].point, Vector.zero - first[0].way)
    finish(at: end[end.count - 1].point, end[end.count - 1].way)
  }

  private static func curve(_ points: [Vector]) -> [Sample] {
    (0...chords).map { step in
      let t = Double(step) / Double(chords)
      var points = points
      func halved() -> [Vector] { zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t } }
      while points.count > 2 { points = halved() }
      return (halved()[0], points[1] - points[0])
    }
  }

  private func normal(_ way: Vector) -> Vector {
    Vector(way.y, -way.x) * (half / (way * way).sum().squareRoot())
  }

  /// Adds the area perpendicular to a line, which turns less tightly than the pen.
  private mutating func sweep(_ line: [Sample]) {
    for (from, to) in zip(line, line.dropFirst()) {
      let (one, two) = (normal(from.way), normal(to.way))
      area.add(clockwise: [from.point + one, to.point + two, to.point - two, from.point - one])
    }
  }

  private mutating func turn(from: [Sample], to: [Sample]) {
    let (point, before, after) = (to[0].point, from[from.count - 1].way, to[0].way)
    let (one, two) = (normal(before), normal(after))
    let cross = before.x * after.y - before.y * after.x
    let dot = (one * two).sum() / (half * half)
    let sign = cross >= 0 ? 1.0 : -1.0
    let (start, end) = (one * sign, two * sign)
    switch join {
    case .bevel: area.add(clockwise: [point, point + start, point + end])
    case .miter:
      let isPointed = dot > -0.999999 && 2 <= miterLimit * miterLimit * (1 + dot)
      let tip = isPointed ? [point + (start + end) / (1 + dot)] : []
      area.add(clockwise: [point, point + start] + tip + [point + end])
    case .round:
      // Half a turn passes through the direction of travel.
      let ahead = before * (half / (before * before).sum().squareRoot())
      let middle = dot < -0.9 ? [ahead] : []
      area.add(clockwise: [point] + arc([start] + middle + [end]).map { point + $0 })
    }
  }

  /// The points of an arc through the given directions.
  private func arc(_ places: [Vector]) -> [Vector] {
    var places = places
    for _ in 0..<5 {
      var finer = [places[0]]
      for (from, to) in zip(places, places.dropFirst()) {
        let sum = from + to
        let length = (sum * sum).sum().squareRoot()
        if length > 0 { finer.append(sum * (half / length)) }
        finer.append(to)
      }
      places = finer
    }
    return places
  }

  private mutating func finish(at point: Vector, _ way: Vector) {
    let side = normal(way)
    let reach = Vector(-side.y, side.x)
    switch cap {
    case .butt: break
    case .square:
      area.add(clockwise: [point + side, point + side + reach, point - side + reach, point - side])
    case .round: area.add(clockwise: arc([side, reach, Vector.zero - side]).map { point + $0 })
    }
  }
}
