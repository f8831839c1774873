// Cuts polylines in dashes.

/// The lengths of dashes and gaps, and where in them a stroke begins.
struct DashPattern {
  private let lengths: [Double]
  private let sum: Double
  private let firstIndex: Int
  private let firstRest: Double

  /// Nil where nothing is dashed.
  ///
  /// All lengths are finite, none is negative and their sum is not 0.
  init?(_ style: StrokeStyle, scale: Double) {
    guard !style.dash.isEmpty else { return nil }
    let dash = style.dash.map { $0 * scale }
    lengths = dash.count % 2 == 0 ? dash : dash + dash
    sum = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite else { return nil }
    var offset = style.phase * scale
    let turns = offset / sum
    guard turns.isFinite else { return nil }
    offset = abs(turns) < 1e12 ? offset - Double(floored(turns)) * sum : 0
    var index = 0
    while index < lengths.count - 1, offset > 0, offset >= lengths[index] {
      offset -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRest = max(lengths[index] - offset, 0)
  }

  /// About how many dashes and gaps a length has.
  func count(_ length: Double) -> Double { (length / sum + 1) * Double(lengths.count) }

  /// Hands out the dashes of a polyline.
  func cut(_ line: Polyline, _ body: (Polyline) -> Void) {
    var walk = Walk(index: firstIndex, rest: firstRest, lengths: lengths)
    let startsDrawn = walk.isDrawn
    var first: Polyline?
    var dash = Polyline()
    if startsDrawn { dash.add(line.points[0], smooth: false) }
    let count = line.points.count
    for index in 0..<(line.isClosed ? count : count - 1) {
      let (from, to) = (line.points[index], line.points[(index + 1) % count])
      let vector = to - from
      let length = (vector * vector).sum().squareRoot()
      guard length > 0, length.isFinite else { continue }
      let direction = vector / length
      var done = 0.0
      while length - done > walk.rest {
        done += walk.rest
        let point = from + direction * done
        if walk.isDrawn {
          dash.add(point, smooth: false)
          dash.direction = direction
          if first == nil && startsDrawn && line.isClosed { first = dash } else { body(dash) }
          dash.removeAll()
        }
        walk.next()
        if walk.isDrawn { dash.add(point, smooth: false) }
      }
      walk.rest -= length - done
      if walk.isDrawn {
        dash.add(to, smooth: line.isSmooth[(index + 1) % count])
        dash.direction = direction
      }
    }
    close(line, dash, first, walk, body)
  }

  /// Hands out the last dash, joined with the first one of a closed line where they meet.
  private func close(
    _ line: Polyline,
    _ last: Polyline,
    _ first: Polyline?,
    _ walk: Walk,
    _ body: (Polyline) -> Void
  ) {
    guard line.isClosed, walk.isDrawn, !last.points.isEmpty else {
      if let first { body(first) }
      if walk.isDrawn, !last.points.isEmpty { body(last) }
      return
    }
    var joined = last
    guard let first else {
      // One dash goes all the way round.
      if firstIndex % 2 == 0 { joined = line }
      return body(joined)
    }
    joined.setLast(smooth: line.isSmooth[0])
    for (point, isSmooth) in zip(first.points, first.isSmooth) {
      joined.add(point, smooth: isSmooth)
    }
    body(joined)
  }

  /// The dash or gap at hand, and what is left of it.
  private struct Walk {
    var index: Int
    var rest: Double
    let lengths: [Double]

    var isDrawn: Bool { index % 2 == 0 }

    mutating func next() {
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
  }
}
