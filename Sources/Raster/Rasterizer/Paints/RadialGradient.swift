// Radial gradients from a point outwards: the distance of each pixel's centre, looked up in a table.
//
// t = |inverse(x + ½, y + ½) − centre| / radius. Distances are in Float, counted from each multiple of
// 64 pixels, so that they are within 1/8 of an entry, and a pixel does not depend on where its span
// began. Pixels in doubt are computed in Double.
//
// Unsafe pointers: a row of `count` pixels that the caller provides; the index is limited to the
// table before it is used.

/// A radial gradient on the device, from a point outwards, with its last colour beyond the circle.
struct RadialGradient: PixelSource {
  var isOpaque: Bool { table.isOpaque }
  /// Maps device pixels to the unit circle.
  private let unit: Matrix
  private let table: ColorTable

  /// `inverse` maps device pixels to the space of `center`.
  ///
  /// Nil where the circle has no size, or so little that Float does not tell its entries apart.
  init?(center: Point, radius: Double, _ ramp: GradientRamp, inverse: Matrix) {
    let scale = 1 / radius
    let toCircle = Matrix(a: scale, d: scale, tx: -center.x * scale, ty: -center.y * scale)
    unit = toCircle.after(inverse)
    guard radius > 0, scale.isFinite, unit.isFinite else { return nil }
    table = ColorTable(ramp, .pad)
    guard unit.norm * table.size < 8192 else { return nil }
  }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    var index = 0
    while index < count {
      let sync = (x &+ index) & ~63
      let limit = min(count, sync &+ 64 &- x)
      writeIndices(sync, y, from: x &+ index, limit &- index, scratch + index)
      index = limit
    }
    table.look(up: scratch, count: count)
    if table.hasDoubts {
      table.computeDoubts(scratch, count: count) { index in
        let point = unit.point(Double(x &+ index) + 0.5, Double(y) + 0.5)
        return (point * point).sum().squareRoot()
      }
    }
    return UnsafePointer(scratch)
  }

  @inline(__always)
  private func writeIndices(_ sync: Int, _ y: Int, from x: Int, _ count: Int, _ target: Pixels) {
    let start = unit.point(Double(sync) + 0.5, Double(y) + 0.5) * table.size
    let (startX, startY) = (Float(start.x), Float(start.y))
    let (stepX, stepY) = (Float(unit.a * table.size), Float(unit.b * table.size))
    let limit = Float(table.size) + 1.5
    let first = Int32(truncatingIfNeeded: x &- sync)
    for index in 0..<Int32(truncatingIfNeeded: count) {
      let column = Float(first &+ index)
      let (dx, dy) = (startX + stepX * column, startY + stepY * column)
      let distance = (dx * dx + dy * dy).squareRoot()
      // Not a number counts as far away. Adding 2²³ leaves the nearest whole number in the low bits.
      let within = distance < limit ? distance : limit
      target[Int(index)] = (within + 1.5 + 8_388_608).bitPattern & 0x7FFF
    }
  }
}
