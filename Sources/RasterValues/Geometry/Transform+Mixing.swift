// Interpolation between transforms, which rotates if one is rotated against the other.

extension Transform {
  /// The interpolation to another transform, exact at 0 and 1.
  ///
  /// If one transform is rotated against the other, the result rotates by the smaller angle, or
  /// clockwise for a half turn, about the point that both map to the same position. Each transform
  /// is decomposed into a rotation after a scale and a skew, which are interpolated ("Interpolation
  /// of matrices", CSS Transforms 1). If neither is rotated against the other, or only one is
  /// mirrored, the six numbers are interpolated.
  package func mixed(with other: Transform, _ amount: Double) -> Transform {
    guard let start = Turned(self), let end = Turned(other),
      (start.down < 0) == (end.down < 0)
    else { return lerped(to: other, amount) }
    var turn = end.degrees - start.degrees
    if turn > 180 { turn -= 360 } else if turn <= -180 { turn += 360 }
    guard turn.magnitude > 1e-9, amount != 0, amount != 1 else { return lerped(to: other, amount) }
    let angle = Angle(degrees: start.degrees + turn * amount)
    let (sine, cosine) = (Functions.sin(angle), Functions.cos(angle))
    let across = Functions.lerp(start.across, end.across, amount)
    let slant = Functions.lerp(start.slant, end.slant, amount)
    let down = Functions.lerp(start.down, end.down, amount)
    var result = Transform(
      a: cosine * across,
      b: sine * across,
      c: cosine * slant - sine * down,
      d: sine * slant + cosine * down,
      tx: Functions.lerp(tx, other.tx, amount),
      ty: Functions.lerp(ty, other.ty, amount)
    )
    if let pivot = fixedPoint(with: other) {
      let place = pivot.transformed(by: self)
      result.tx = place.x - (result.a * pivot.x + result.c * pivot.y)
      result.ty = place.y - (result.b * pivot.x + result.d * pivot.y)
    }
    return result.isFinite ? result : lerped(to: other, amount)
  }

  /// A rotation after a scale and a skew.
  private struct Turned {
    let degrees, across, slant, down: Double

    /// Returns `nil` if the transform collapses the x axis to a point.
    init?(_ transform: Transform) {
      across = Functions.hypot(transform.a, transform.b)
      guard across > 0, across.isFinite else { return nil }
      degrees = Functions.atan2(transform.b, transform.a).degrees
      slant = (transform.a * transform.c + transform.b * transform.d) / across
      down = (transform.a * transform.d - transform.b * transform.c) / across
    }
  }

  /// The point that both transforms map to the same position, or `nil` if it is not unique.
  private func fixedPoint(with other: Transform) -> Point? {
    let (a, b, c, d) = (a - other.a, b - other.b, c - other.c, d - other.d)
    let (x, y) = (other.tx - tx, other.ty - ty)
    let determinant = a * d - b * c
    guard determinant.magnitude > 1e-12 else { return nil }
    return Point((d * x - c * y) / determinant, (a * y - b * x) / determinant)
  }

  private func lerped(to other: Transform, _ amount: Double) -> Transform {
    Transform(
      a: Functions.lerp(a, other.a, amount),
      b: Functions.lerp(b, other.b, amount),
      c: Functions.lerp(c, other.c, amount),
      d: Functions.lerp(d, other.d, amount),
      tx: Functions.lerp(tx, other.tx, amount),
      ty: Functions.lerp(ty, other.ty, amount)
    )
  }

  /// The rotation, with a uniform scale and a translation, that maps each point to its counterpart.
  ///
  /// The tolerance is a millionth of the points' extent. Returns `nil` if there is no such
  /// transform, or if it does not rotate.
  package init?(turning points: [Point], to others: [Point]) {
    guard points.count == others.count, let first = points.first, let place = others.first,
      let last = points.indices.first(where: { points[$0] != first })
    else { return nil }
    let (x, y) = (points[last].x - first.x, points[last].y - first.y)
    let (toX, toY) = (others[last].x - place.x, others[last].y - place.y)
    let square = x * x + y * y
    let (cosine, sine) = ((x * toX + y * toY) / square, (x * toY - y * toX) / square)
    guard cosine.isFinite, sine.isFinite, cosine < 0 || sine.magnitude > 1e-6 else { return nil }
    var turn = Transform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
    turn.tx = place.x - (cosine * first.x - sine * first.y)
    turn.ty = place.y - (sine * first.x + cosine * first.y)
    var (reach, deviation) = (0.0, 0.0)
    for (point, other) in zip(points, others) {
      reach = max(reach, (other.x - place.x).magnitude, (other.y - place.y).magnitude)
      let turned = point.transformed(by: turn)
      deviation = max(deviation, (turned.x - other.x).magnitude, (turned.y - other.y).magnitude)
    }
    guard turn.isFinite, deviation <= reach * 1e-6 else { return nil }
    self = turn
  }
}
