// Converts a skeleton's strokes to the curves of their centre lines, for one pen.
//
// Computations use the pen's space, in which y is divided by the pen's contrast. There the nib is a
// circle, and the outline of a stroke is at half the pen's width along the normal.

import RasterValues

/// A line or curve of a stroke's centre line, in the pen's space.
struct PenSegment {
  var p0, c1, c2, p3: SIMD2<Double>
  /// Half the stroke's width at the start and the end.
  var r0, r1: Double
  var isLine: Bool

  /// The unit direction at the start.
  var startDirection: SIMD2<Double> {
    isLine ? (p3 - p0).unit : direction(c1 - p0, c2 - p0, p3 - p0)
  }
  /// The unit direction at the end.
  var endDirection: SIMD2<Double> { isLine ? (p3 - p0).unit : direction(p3 - c2, p3 - c1, p3 - p0) }

  /// Trims a curve to its first fraction `part`, or, if negative, to its last.
  mutating func trim(_ part: Double) {
    guard part < 1, part > -1 else { return }
    let at = part > 0 ? part : 1 + part
    let (a, b, c) = (p0.mixed(c1, at), c1.mixed(c2, at), c2.mixed(p3, at))
    let (d, e) = (a.mixed(b, at), b.mixed(c, at))
    let middle = d.mixed(e, at)
    if part > 0 {
      (c1, c2, p3) = (a, d, middle)
    } else {
      (p0, c1, c2) = (middle, e, c)
    }
  }

  private func direction(
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>,
    _ third: SIMD2<Double>
  ) -> SIMD2<Double> {
    if first.length > 1e-6 { return first.unit }
    return second.length > 1e-6 ? second.unit : third.unit
  }
}

/// Places a skeleton's nodes for one pen.
struct SkeletonPlacement {
  var pen: TypefacePen
  /// The ratio of the outline's width to its width at the regular weight.
  var stretch: Double

  /// Returns a node in the pen's space.
  func place(_ node: SkeletonNode) -> SIMD2<Double> {
    let half = pen.width / 2
    return SIMD2(
      node.x * stretch + node.halvesX * half,
      node.y / pen.contrast + node.halvesY * half
    )
  }

  /// Returns half the width of the stroke at a node.
  func radius(_ node: SkeletonNode) -> Double {
    pen.width / 2 * (1 - node.taper * pen.taper)
  }

  /// Returns the centre line of a stroke.
  func segments(of stroke: SkeletonStroke) -> [PenSegment] {
    var result: [PenSegment] = []
    result.reserveCapacity(stroke.segments.count + 1)
    var last = stroke.start
    for segment in stroke.segments {
      result.append(self.segment(segment, from: last))
      last = segment.end
    }
    if stroke.form == .closed, (place(last) - place(stroke.start)).length > 1e-6 {
      var closing = SkeletonSegment()
      closing.end = stroke.start
      result.append(self.segment(closing, from: last))
    }
    return result
  }

  private func segment(_ segment: SkeletonSegment, from start: SkeletonNode) -> PenSegment {
    let (p0, p3) = (place(start), place(segment.end))
    let reach = (p3 - p0) * segment.tension
    var (c1, c2, isLine) = (p0, p3, false)
    switch segment.kind {
    case .line: isLine = true
    case .level: (c1, c2) = (p0 + SIMD2(reach.x, 0), p3 - SIMD2(0, reach.y))
    case .upright: (c1, c2) = (p0 + SIMD2(0, reach.y), p3 - SIMD2(reach.x, 0))
    case .free(let first, let second): (c1, c2) = (place(first), place(second))
    }
    var result = PenSegment(
      p0: p0,
      c1: c1,
      c2: c2,
      p3: p3,
      r0: radius(start),
      r1: radius(segment.end),
      isLine: isLine
    )
    if !isLine { result.trim(segment.end.trim) }
    return result
  }
}

extension SIMD2<Double> {
  /// The vector scaled to a length of 1; (1, 0) for the zero vector.
  var unit: SIMD2<Double> {
    let length = length
    return length > 0 ? self / length : SIMD2(1, 0)
  }

  /// The vector rotated by a quarter turn to the left, with y pointing up.
  var turnedLeft: SIMD2<Double> { SIMD2(-y, x) }

  /// Returns the point at a fraction of the distance to another point.
  func mixed(_ other: SIMD2<Double>, _ part: Double) -> SIMD2<Double> {
    self + (other - self) * part
  }
}
