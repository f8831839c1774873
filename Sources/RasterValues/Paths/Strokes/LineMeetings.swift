// Finds where parts of lines come so close that their strokes or fills share pixels.
//
// Cells accumulate signed areas. For strokes the sum is too large where two parts are closer than
// the width of the pen. For fills it is wrong in a pixel where the winding number takes more than
// two consecutive values: where edges cross, or run side by side in the same direction.
//
// Lines are divided into monotone runs (`LineRun`). Runs with nearby bounding boxes are halved
// until their parts are separate, or so small that the box of their intersection is a good
// approximation.

/// Finds a bounding box of the regions in which lines meet.
struct LineMeetings {
  typealias Vector = SIMD2<Double>

  enum Kind {
    /// Lines that a pen follows, which meet where they are near each other.
    case pens
    /// Edges of a fill, which meet where they cross or run side by side in the same direction.
    case edges
  }

  /// The bounding box of the shared regions.
  ///
  /// It is `everything` if there are too many parts to compare.
  private(set) var box = Box.empty
  private let lines: [StrokeLine]
  private let kind: Kind
  /// The distance at which lines are near, and the reach of the shared region around each.
  private let near, reach: Double
  /// The maximum breadth of a part whose bounding box is a good approximation.
  private let grain: Double
  /// The number of comparisons, of parts and pairs of runs, that are still allowed.
  private var spare = 8192

  /// Examines all lines; `pixel` is the size of a pixel in their coordinate system.
  init(_ lines: [StrokeLine], _ kind: Kind, near: Double, reach: Double, pixel: Double) {
    (self.lines, self.kind, self.near, self.reach) = (lines, kind, near, reach)
    grain = 2 * max(reach, pixel)
    var runs: [LineRun] = []
    for (number, line) in lines.enumerated() where !line.samples.isEmpty {
      LineRun.add(line, number: number, to: &runs)
    }
    compare(runs)
  }

  private mutating func compare(_ runs: [LineRun]) {
    guard runs.count > 1 else { return }
    let boxes = runs.map { box(of: $0) }
    var counts = [Int](repeating: 0, count: lines.count)
    for run in runs { counts[run.line] = run.index + 1 }
    // Sorted from top to bottom.
    let order = runs.indices.sorted { first, second in
      (boxes[first].minY, first) < (boxes[second].minY, second)
    }
    for (place, one) in order.enumerated() {
      let bottom = boxes[one].maxY + near
      for two in order[(place + 1)...] {
        guard boxes[two].minY <= bottom else { break }
        spare -= 1
        guard spare > 0 else { return box = .everything }
        guard boxes[one].isNear(boxes[two], near) else { continue }
        let (first, second) = (min(one, two), max(one, two))
        if mayMeet(runs[first], runs[second], runCount: counts[runs[first].line]) {
          meet(Part(runs[first]), Part(runs[second]))
        }
      }
    }
  }

  /// Returns whether a run may meet a later one other than at a common corner.
  private func mayMeet(_ first: LineRun, _ second: LineRun, runCount: Int) -> Bool {
    guard first.line == second.line else { return true }
    if second.index == first.index + 1, !turnsBack(at: second) {
      return first.directions.areReversed(by: second.directions)
    }
    let isAround = first.index == 0 && second.index == runCount - 1
    guard isAround, lines[first.line].isClosed else { return true }
    return second.directions.areReversed(by: first.directions)
  }

  /// Returns whether the line turns by more than 120 degrees at the start of a run.
  private func turnsBack(at run: LineRun) -> Bool {
    let corner = point(run.line, run.first)
    let before = (0..<run.first).last { point(run.line, $0) != corner }
    guard let before else { return false }
    let (from, to) = (corner - point(run.line, before), point(run.line, run.first + 1) - corner)
    return from.dot(to) < -0.5 * from.length * to.length
  }

  private func box(of run: LineRun) -> Box {
    var box = Box.empty
    box.add(point(run.line, run.first))
    box.add(point(run.line, run.last))
    return box
  }

  private func point(_ line: Int, _ index: Int) -> Vector { lines[line].samples[index].point }
}

extension LineMeetings {
  /// A part of a run, between two samples.
  private struct Part {
    let line: Int
    var first, last: Int

    init(_ run: LineRun) { (line, first, last) = (run.line, run.first, run.last) }

    var middle: Int { (first + last) / 2 }
  }

  private mutating func meet(_ one: Part, _ two: Part) {
    let (first, second) = (chord(one), chord(two))
    guard first.box.isNear(second.box, near) else { return }
    spare -= 1
    guard spare > 0 else { return box = .everything }
    if one.last - one.first <= 1, two.last - two.first <= 1 {
      if !follow(one, two) { meet(first, second) }
      return
    }
    var (head, tail) = (one, one)
    if one.last - one.first >= two.last - two.first {
      (head.last, tail.first) = (one.middle, one.middle)
      meet(head, two)
      meet(tail, two)
    } else {
      (head, tail) = (two, two)
      (head.last, tail.first) = (two.middle, two.middle)
      meet(one, head)
      meet(one, tail)
    }
  }

  /// Returns whether two chords are consecutive along a line, and so share an end point.
  private func follow(_ one: Part, _ two: Part) -> Bool {
    guard one.line == two.line else { return false }
    let (first, second) = (chord(one), chord(two))
    if two.first - one.last <= 1 { return first.to == second.from }
    let line = lines[one.line]
    guard line.isClosed, one.first <= 1, two.last >= line.samples.count - 2 else { return false }
    return second.to == first.from
  }

  /// A straight part of a line.
  private struct Chord {
    var from, to: Vector

    var box: Box {
      Box(
        minX: min(from.x, to.x),
        minY: min(from.y, to.y),
        maxX: max(from.x, to.x),
        maxY: max(from.y, to.y)
      )
    }

    /// The shorter side of the bounding box, which measures how closely the box fits.
    var breadth: Double { min(abs(to.x - from.x), abs(to.y - from.y)) }
  }

  private func chord(_ part: Part) -> Chord {
    Chord(from: point(part.line, part.first), to: point(part.line, part.last))
  }

  private mutating func meet(_ one: Chord, _ two: Chord) {
    let (first, second) = (one.box, two.box)
    guard first.isNear(second, near) else { return }
    spare -= 1
    guard spare > 0 else { return box = .everything }
    guard max(one.breadth, two.breadth) > grain else {
      guard kind == .pens || areWound(one, two) else { return }
      return box.add(first.enlarged(by: reach).intersection(second.enlarged(by: reach)))
    }
    var (head, tail) = (one, one)
    if one.breadth >= two.breadth {
      head.to = (one.from + one.to) * 0.5
      tail.from = head.to
      meet(head, two)
      meet(tail, two)
    } else {
      (head, tail) = (two, two)
      head.to = (two.from + two.to) * 0.5
      tail.from = head.to
      meet(one, head)
      meet(one, tail)
    }
  }

  /// Returns whether the winding number may take three values in a pixel that two edges cross.
  private func areWound(_ one: Chord, _ two: Chord) -> Bool {
    let (direction, other) = (one.to - one.from, two.to - two.from)
    let (first, second) = (one.box, two.box)
    if direction.y * other.y > 0, min(first.maxY, second.maxY) > max(first.minY, second.minY) {
      return true
    }
    if direction.x * other.x > 0, min(first.maxX, second.maxX) > max(first.minX, second.minX) {
      return true
    }
    let (a, b) = (direction.cross(two.from - one.from), direction.cross(two.to - one.from))
    let (c, d) = (other.cross(one.from - two.from), other.cross(one.to - two.from))
    return (a > 0) != (b > 0) && (c > 0) != (d > 0)
  }
}

extension Box {
  /// Returns whether the distance between two boxes is at most `distance` along both axes.
  @inline(__always)
  fileprivate func isNear(_ other: Box, _ distance: Double) -> Bool {
    minX <= other.maxX + distance && other.minX <= maxX + distance
      && minY <= other.maxY + distance && other.minY <= maxY + distance
  }
}
