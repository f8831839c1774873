// Extracts parts of paths by length.

extension Path {
  /// Returns the part of the path between two positions, given as fractions of its length.
  ///
  /// The length is the sum over all subpaths, in their order. Positions are clamped to the range
  /// from 0 to 1. If `from` is not less than `to`, the result is empty. A closed subpath stays
  /// closed if all of it is included. Curves are cut by arc length, to 10⁻⁹ of their length.
  public func trimmed(from: Double = 0, to: Double = 1) -> Path {
    guard from < to, to > 0, from < 1 else { return .empty }
    guard from > 0 || to < 1, shape.recordable != nil else { return self }
    let subpaths = shape.outline.subpaths
    let lengths = subpaths.map { $0.allSegments.map { ArcLength($0).total } }
    let total = lengths.reduce(0) { $1.reduce($0, +) }
    var trim = Trim(from: Swift.max(from, 0) * total, to: Swift.min(to, 1) * total)
    for (subpath, lengths) in zip(subpaths, lengths) { trim.add(subpath, lengths) }
    return trim.builder.path
  }
}

/// Copies the part of a path between two lengths.
private struct Trim {
  let from, to: Double
  var builder = PathBuilder()
  private var done = 0.0

  init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  mutating func add(_ subpath: Subpath, _ lengths: [Double]) {
    let start = done
    let end = lengths.reduce(start, +)
    if start >= from && end <= to { return addWhole(subpath, end) }
    var isDrawing = false
    for (segment, length) in zip(subpath.allSegments, lengths) {
      let (first, last) = (Swift.max(from, done) - done, Swift.min(to, done + length) - done)
      done += length
      guard first < last, let part = segment.part(first, last, of: length) else { continue }
      if !isDrawing { builder.move(to: Point(part.from)) }
      isDrawing = true
      builder.add(part)
    }
    done = end
  }

  private mutating func addWhole(_ subpath: Subpath, _ end: Double) {
    builder.move(to: Point(subpath.start))
    for segment in subpath.segments { builder.add(segment) }
    if subpath.isClosed { builder.close() }
    done = end
  }
}

extension PathSegment {
  /// Returns the part between two lengths of a segment with the length `total`.
  fileprivate func part(_ first: Double, _ last: Double, of total: Double) -> PathSegment? {
    if first <= 0 && last >= total { return self }
    let lengths = ArcLength(self)
    let start = first <= 0 ? 0 : lengths.parameter(at: first)
    let end = last >= total ? 1 : lengths.parameter(at: last)
    return start < end ? part(start, end) : nil
  }

  /// Returns the part between two parameters.
  ///
  /// Its control points are the curve's polar form (blossom) at both parameters.
  func part(_ start: Double, _ end: Double) -> PathSegment {
    func mix(_ a: Vector, _ b: Vector, _ t: Double) -> Vector { a + (b - a) * t }
    let (isFirst, isLast) = (start == 0, end == 1)
    switch kind {
    case .line:
      return PathSegment(
        from: isFirst ? from : mix(from, to, start),
        kind: .line,
        to: isLast ? to : mix(from, to, end)
      )
    case .quad(let control):
      func polar(_ s: Double, _ t: Double) -> Vector {
        mix(mix(from, control, s), mix(control, to, s), t)
      }
      return PathSegment(
        from: isFirst ? from : polar(start, start),
        kind: .quad(polar(start, end)),
        to: isLast ? to : polar(end, end)
      )
    case .cubic(let one, let two):
      func polar(_ r: Double, _ s: Double, _ t: Double) -> Vector {
        let (a, b, c) = (mix(from, one, r), mix(one, two, r), mix(two, to, r))
        return mix(mix(a, b, s), mix(b, c, s), t)
      }
      return PathSegment(
        from: isFirst ? from : polar(start, start, start),
        kind: .cubic(polar(start, start, end), polar(start, end, end)),
        to: isLast ? to : polar(end, end, end)
      )
    }
  }
}
