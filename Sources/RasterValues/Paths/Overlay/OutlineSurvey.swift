// Whether sums of areas may be wrong in pixels of an outline's fill, told cheaply.
//
// They are where the winding takes more than two values that follow each other within a pixel. Most
// outlines are nothing of the kind: one subpath, holes that turn the other way within an outer one,
// subpaths that are apart. Only what is left is looked at edge by edge (`LineMeetings`).

/// What a look at an outline's points tells of its fill.
struct OutlineSurvey<Source: OutlineSource> {
  typealias Vector = SIMD2<Double>

  private let outline: Source
  private let rule: FillRule
  private let matrix: Matrix
  /// Whether it is no larger than a letter.
  private let isSmall: Bool

  /// `box` is the outline's, in pixels.
  init(_ outline: Source, _ rule: FillRule, _ matrix: Matrix, box: Box) {
    (self.outline, self.rule, self.matrix) = (outline, rule, matrix)
    isSmall = box.isSmall
  }

  /// Whether edges may cross, or run the same way side by side.
  ///
  /// By the even-odd rule all outlines are looked at, but for convex polygons. By the winding rule a
  /// subpath by itself is if it is a polygon and not small, several are if some overlap by their boxes
  /// and are not one the other's hole. What is small and has curves is looked at before; see
  /// `PackedOutline`.
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
      // The size of a pixel where the outline's points are.
      let pixel = matrix.norm / max(abs(matrix.determinant), 1e-100)
      for index in 1..<max(count, 1) {
        for other in 0..<index where subpaths[index].mayMeet(subpaths[other], pixel) { return true }
      }
      return false
    }
  }
}

private enum OutlineLimits {
  /// The most verbs of what is looked at at all.
  static let verbs = 2048
  /// The most subpaths that are compared with each other; more are looked at edge by edge.
  static let subpaths = 64
}

/// A subpath: the box of its points, and twice the area that they go around.
private struct SubpathExtent {
  var low, high: SIMD2<Double>
  var area = 0.0

  func mayMeet(_ other: SubpathExtent, _ pixel: Double) -> Bool {
    let isAlike = (area > 0) == (other.area > 0)
    // What turns the same way may touch: its edges run in opposite directions there.
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
  /// Reads the subpaths of an outline that begins with a move; returns how many there are.
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

  /// Whether a polygon of one subpath turns one way, once around.
  private var isConvex: Bool {
    let count = outline.pointCount
    for index in 0..<outline.verbCount - 1 where outline.verb(index) == .close { return false }
    guard count > 2 else { return true }
    var (turnsLeft, turnsRight, flips) = (false, false, 0)
    var (last, way, column) = (vector(count - 1), Vector.zero, 0.0)
    // The closing line is the first one and the last one, so that each turn is seen.
    for index in 0...count {
      let next = vector(index == count ? 0 : index)
      let step = next - last
      last = next
      guard step != .zero else { continue }
      let turn = way.cross(step)
      if turn == 0, way.dot(step) < 0 { return false }
      turnsLeft = turnsLeft || turn < 0
      turnsRight = turnsRight || turn > 0
      if column * step.x < 0 { flips += 1 }
      if step.x != 0 { column = step.x }
      way = step
    }
    return !(turnsLeft && turnsRight) && flips <= 2
  }
}

extension Box {
  /// Whether it is no larger than a letter, of which pages are full.
  @inlinable
  @inline(__always)
  package var isSmall: Bool { Swift.max(maxX - minX, maxY - minY) < 16 }
}

extension PackedOutline {
  /// Whether the outline's fill, in `box`, is worth a survey.
  ///
  /// Letters are not: of what is small and has curves only that is whose second half begins where the
  /// first one does, as a contour that is drawn again.
  @inlinable
  @inline(__always)
  package func mayOverlap(_ rule: FillRule, box: Box) -> Bool {
    guard box.isSmall, rule == .nonZero, verbCount <= 128 else { return true }
    var curves: UInt64 = 0
    // Curves are 2 and 3, and lines and closes are not.
    for index in 0..<PackedOutline.verbWords(verbCount) { curves |= verbs[index] }
    guard curves & 0x0202_0202_0202_0202 != 0 else { return true }
    return pointCount > 1 && pointCount & 1 == 0 && point(0) == point(pointCount / 2)
  }
}
