// Random icons with shared, repeated, touching and crossing lines, and the error of their strokes.

import Raster

/// An icon on a grid of 24 units, drawn with one pen.
package struct StrokedIcon {
  typealias Vector = SIMD2<Double>

  enum Segment {
    case line(Vector)
    case curve(Vector, Vector, Vector)

    var end: Vector {
      switch self {
      case .line(let end), .curve(_, _, let end): end
      }
    }
  }

  struct Subpath {
    var start: Vector
    var segments: [Segment] = []
    var isClosed = false
  }

  private(set) var subpaths: [Subpath] = []
  let width, scale: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit = 4.0
  private var random: SeededGenerator

  /// The free space around the grid.
  private static let margin = 8.0
  private static let side = 24 + 2 * margin

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    width = [0.5, 1, 1.5, 2, 2.5, 3, 4].randomElement(using: &random) ?? 1
    scale = [1, 1.5, 2, 3, 4].randomElement(using: &random) ?? 1
    cap = LineCap.allCases.randomElement(using: &random) ?? .butt
    join = LineJoin.allCases.randomElement(using: &random) ?? .miter
    let count = Int.random(in: 2...5, using: &random)
    for _ in 0..<count { addSubpath() }
  }

  /// The icon's path.
  package var path: Path {
    Path.build { builder in
      func point(_ vector: Vector) -> Point { Point(vector.x, vector.y) }
      for subpath in subpaths {
        builder.move(to: point(subpath.start))
        for segment in subpath.segments {
          switch segment {
          case .line(let end): builder.addLine(to: point(end))
          case .curve(let one, let two, let end):
            builder.addCurve(to: point(end), control1: point(one), control2: point(two))
          }
        }
        if subpath.isClosed { builder.close() }
      }
    }
  }
}

extension StrokedIcon {
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A position on the grid, at integer or half units.
  private mutating func place() -> Vector {
    let step = number(0...2) == 0 ? 0.5 : 1
    let (x, y) = (Double(number(0...24)), Double(number(0...24)))
    return Vector(min(x * step, 24), min(y * step, 24)) + StrokedIcon.margin
  }

  private mutating func addSubpath() {
    let line = someLine()
    switch (number(0...7), line) {
    case (0, _): addRectangle()
    case (1, _): addCircle()
    case (2, let line?): add([line.from, line.to])
    case (3, let line?): add([line.to, line.from, place()])
    case (4, let line?): add([(line.from + line.to) / 2, place()])
    case (5, let line?):
      let direction = line.to - line.from
      add([line.from + direction * 0.25, line.to + direction * 0.25])
    case (6, _):
      if let subpath = subpaths.randomElement(using: &random) { subpaths.append(subpath) }
    default: addPolyline()
    }
  }

  /// One of the existing lines.
  private mutating func someLine() -> (from: Vector, to: Vector)? {
    guard let subpath = subpaths.randomElement(using: &random) else { return nil }
    var (lines, last) = ([(from: Vector, to: Vector)](), subpath.start)
    for segment in subpath.segments {
      if case .line(let end) = segment { lines.append((last, end)) }
      last = segment.end
    }
    return lines.randomElement(using: &random)
  }

  private mutating func add(_ places: [Vector], isClosed: Bool = false) {
    // No line of zero length: the direction of its caps is undefined.
    var corners = [places[0]]
    for place in places.dropFirst() where place != corners[corners.count - 1] {
      corners.append(place)
    }
    guard corners.count > 1 else { return }
    let segments = corners.dropFirst().map { Segment.line($0) }
    subpaths.append(Subpath(start: corners[0], segments: segments, isClosed: isClosed))
  }

  private mutating func addPolyline() {
    var places = [place()]
    for _ in 0..<number(1...4) {
      var next = place()
      let last = places[places.count - 1]
      // Most lines of icons are vertical or horizontal.
      switch number(0...3) {
      case 0: next.x = last.x
      case 1: next.y = last.y
      default: break
      }
      places.append(next)
    }
    add(places, isClosed: places.count > 3 && number(0...1) == 0)
  }

  private mutating func addRectangle() {
    let (one, two) = (place(), place())
    guard one.x != two.x, one.y != two.y else { return addPolyline() }
    let corners = [one, Vector(two.x, one.y), two, Vector(one.x, two.y)]
    add(corners, isClosed: true)
  }

  private mutating func addCircle() {
    let center = place()
    let radius = Double(number(4...9)) / 1.5
    let arm = radius * 0.5522847498
    func point(_ x: Double, _ y: Double) -> Vector { center + Vector(x, y) }
    var circle = Subpath(start: point(radius, 0))
    circle.segments = [
      .curve(point(radius, arm), point(arm, radius), point(0, radius)),
      .curve(point(-arm, radius), point(-radius, arm), point(-radius, 0)),
      .curve(point(-radius, -arm), point(-arm, -radius), point(0, -radius)),
    ]
    if number(0...1) == 0 {
      circle.segments.append(.curve(point(arm, -radius), point(radius, -arm), point(radius, 0)))
      circle.isClosed = true
    }
    subpaths.append(circle)
  }
}

extension StrokedIcon {
  /// The largest differences from the exact coverage of any pixel, in 255ths: of the stroke, and of
  /// its outline when it is filled.
  package func errors() throws -> (stroke: Double, outline: Double) {
    let pixels = Int((StrokedIcon.side * scale).rounded(.up))
    let exact = ExactStroke(self, side: pixels).area.coverage()
    let path = path
    let outline = path.outlined(width: width, cap: cap, join: join, miterLimit: miterLimit)
    let stroke = try exact.difference(pixels, scale: scale) { canvas in
      canvas.stroke(
        path,
        with: .color(.black),
        width: width,
        cap: cap,
        join: join,
        miterLimit: miterLimit
      )
    }
    let filled = try exact.difference(pixels, scale: scale) { canvas in
      canvas.fill(outline, with: .color(.black))
    }
    return (stroke, filled)
  }
}
