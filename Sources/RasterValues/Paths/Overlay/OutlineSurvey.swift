// Decides cheaply whether summing signed areas may give wrong pixels for an outline's fill.
//
// The sum may be wrong if the winding number takes more than two consecutive values within a pixel.
// Most outlines cannot have such pixels: a single subpath, holes that run in the opposite direction
// inside an outer subpath, or separate subpaths. Only the others are examined edge by edge
// (`LineMeetings`).

/// A quick examination of an outline's points.
struct OutlineSurvey<Source: OutlineSource> {
  typealias Vector = SIMD2<Double>

  private let outline: Source
  private let rule: FillRule
  private let matrix: Matrix
  /// Whether the outline is no larger than a glyph.
  private let isSmall: Bool

  /// Creates a survey of an outline; `box` is its bounding box, in pixels.
  init(_ outline: Source, _ rule: FillRule, _ matrix: Matrix, box: Box) {
    (self.outline, self.rule, self.matrix) = (outline, rule, matrix)
    isSmall = box.isSmall
  }

  /// Whether edges may cross, or run side by side in the same direction.
  ///
  /// With the even-odd rule, this is true for all outlines except convex polygons. With the
  /// non-zero rule, it depends on the subpaths:
  ///
  /// - A single subpath is suspicious if it is a polygon and not small.
  /// - Several subpaths are suspicious if the bounding boxes of two of them overlap and neither is
  ///   a hole of the other.
  ///
  /// Small outlines with curves are tested earlier; see `PackedOutline`.
  @inline(__always)
  var isSuspicious: Bool {
    guard outline.verbCount > 3, outline.verbCount <= OutlineLimits.verbs else { return false }
    let (moves, hasCurves) = outline.kinds
    if moves < 2, hasCurves || isSmall, rule == .nonZero { return false }
    return isSuspicious(moves: moves, hasCurves: hasCurves)
  }

  @inline(never)
  private func isSuspicious(moves: Int, hasCurves: Bool) -> Bool {
    guard outline.verb(0) == .move else { return false }
    if moves == 1 { return hasCurves || !isConvex }
    guard rule == .nonZero, hasCurves || isSmall, moves <= OutlineLimits.subpaths else {
      return true
    }
    return overlap(moves)
  }

  private func overlap(_ moves: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: SubpathExtent.self, capacity: moves) { subpaths in
      let count = read(subpaths)
      // The size of a pixel in the coordinate system of the outline.
      let pixel = matrix.norm / max(abs(matrix.determinant), 1e-100)
      for index in 1..<max(count, 1) {
        for other in 0..<index where subpaths[index].mayMeet(subpaths[other], pixel) { return true }
      }
      return false
    }
  }
}

private enum OutlineLimits {
  /// The maximum number of verbs of an outline that is examined.
  static let verbs = 2048
  /// The maximum number of subpaths compared in pairs; with more, each edge is examined.
  static let subpaths = 64
}

/// A subpath: the bounding box of its points, and twice the area that they enclose.
private struct SubpathExtent {
  var low, high: SIMD2<Double>
  var area = 0.0

  func mayMeet(_ other: SubpathExtent, _ pixel: Double) -> Bool {
    let isAlike = (area > 0) == (other.area > 0)
    // Subpaths with the same orientation may touch: their edges run in opposite directions there.
    let gap = isAlike ? 0 : pixel
    if any(low .>= other.high + gap) || any(other.low .>= high + gap) { return false }
    guard !isAlike, low != other.low || high != other.high else { return true }
    return !isHole(in: other) && !other.isHole(in: self)
  }

  private func isHole(in other: SubpathExtent) -> Bool {
    all(low .>= other.low) && all(high .<= other.high)
  }
}

extension OutlineSurvey {
  /// Reads the subpaths of an outline that begins with a move; returns their number.
  private func read(_ subpaths: UnsafeMutableBufferPointer<SubpathExtent>) -> Int {
    var (count, place) = (0, 0)
    var (start, last) = (Vector.zero, Vector.zero)
    var (low, high, area) = (Vector.zero, Vector.zero, 0.0)
    func finish() {
      guard count > 0 else { return }
      let subpath = SubpathExtent(low: low, high: high, area: area + last.cross(start))
      subpaths.initializeElement(at: count - 1, to: subpath)
    }
    for index in 0..<outline.verbCount {
      let verb = outline.verb(index)
      guard place + verb.pointCount <= outline.pointCount else { break }
      if verb == .move {
        finish()
        count += 1
        start = vector(place)
        (last, low, high, area) = (start, start, start, 0)
        place += 1
        continue
      }
      for _ in 0..<verb.pointCount {
        let next = vector(place)
        low.replace(with: next, where: next .< low)
        high.replace(with: next, where: next .> high)
        area += last.cross(next)
        last = next
        place += 1
      }
    }
    finish()
    return count
  }

  private func vector(_ index: Int) -> Vector {
    let point = outline.point(index)
    return Vector(point.x, point.y)
  }

  /// Whether the polygon of a single subpath turns in one direction only, and only once around.
  private var isConvex: Bool {
    let count = outline.pointCount
    for index in 0..<outline.verbCount - 1 where outline.verb(index) == .close { return false }
    guard count > 2 else { return true }
    var (turnsLeft, turnsRight, flips) = (false, false, 0)
    var (last, direction, column) = (vector(count - 1), Vector.zero, 0.0)
    // The closing line is both the first and the last one, so that every turn is examined.
    for index in 0...count {
      let next = vector(index == count ? 0 : index)
      let step = next - last
      last = next
      guard step != .zero else { continue }
      let turn = direction.cross(step)
      if turn == 0, direction.dot(step) < 0 { return false }
      turnsLeft = turnsLeft || turn < 0
      turnsRight = turnsRight || turn > 0
      if column * step.x < 0 { flips += 1 }
      if step.x != 0 { column = step.x }
      direction = step
    }
    return !(turnsLeft && turnsRight) && flips <= 2
  }
}

extension Box {
  /// Whether the box is no larger than a typical glyph of body text.
  @inlinable
  @inline(__always)
  package var isSmall: Bool { Swift.max(maxX - minX, maxY - minY) < 16 }
}

extension PackedOutline {
  /// Returns whether the outline's fill, with the bounding box `box`, needs an `OutlineSurvey`.
  ///
  /// Glyphs do not need one. Among small outlines with curves, only one is surveyed: that whose
  /// second half begins at the same point as the first, like a contour drawn twice.
  @inlinable
  @inline(__always)
  package func mayOverlap(_ rule: FillRule, box: Box) -> Bool {
    guard box.isSmall, rule == .nonZero, verbCount <= 128 else { return true }
    var curves: UInt64 = 0
    // The verbs of curves are 2 and 3.
    for index in 0..<PackedOutline.verbWords(verbCount) { curves |= verbs[index] }
    guard curves & 0x0202_0202_0202_0202 != 0 else { return true }
    return pointCount > 1 && pointCount & 1 == 0 && point(0) == point(pointCount / 2)
  }
}
