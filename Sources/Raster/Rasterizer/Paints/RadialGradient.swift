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
    table.entries.withUnsafeBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      var index = 0
      while index < count {
        let sync = (x &+ index) & ~63
        let limit = min(count, sync &+ 64 &- x)
        write(entries, sync, y, from: x &+ index, limit &- index, scratch + index)
        index = limit
      }
    }
    if table.hasDoubts {
      table.computeDoubts(scratch, count: count) { index in
        let point = unit.point(Double(x &+ index) + 0.5, Double(y) + 0.5)
        return (point * point).sum().squareRoot()
      }
    }
    return UnsafePointer(scratch)
  }

  /// Writes up to 64 pixels.
  ///
  /// Entries are looked up from registers: 0.42 ns a pixel, and 0.62 by way of a row of indices.
  @inline(__always)
  private func write(
    _ entries: UnsafePointer<UInt32>,
    _ sync: Int,
    _ y: Int,
    from x: Int,
    _ count: Int,
    _ target: Pixels
  ) {
    let start = unit.point(Double(sync) + 0.5, Double(y) + 0.5) * table.size
    let (startX, startY) = (Float(start.x), Float(start.y))
    let (stepX, stepY) = (Float(unit.a * table.size), Float(unit.b * table.size))
    let limit = Float(table.size) + 1
    var columns = SIMD4<Float>(0, 1, 2, 3) + Float(Int32(truncatingIfNeeded: x &- sync))
    /// The entries of four pixels, two in each word.
    @inline(__always)
    func indices() -> SIMD2<UInt64> {
      let (dx, dy) = (startX + stepX * columns, startY + stepY * columns)
      let distance = (dx * dx + dy * dy).squareRoot()
      // Not a number counts as far away. Adding 2²³ leaves the nearest whole number in the low bits.
      let within = SIMD4(
        distance.x < limit ? distance.x : limit,
        distance.y < limit ? distance.y : limit,
        distance.z < limit ? distance.z : limit,
        distance.w < limit ? distance.w : limit
      )
      columns += 4
      let indices = unsafeBitCast(within + 8_388_609, to: Quad.self) & 0x7FFF
      return unsafeBitCast(indices, to: SIMD2<UInt64>.self)
    }
    var index = 0
    while index &+ 4 <= count {
      let (row, pairs) = (target + index, indices())
      row[0] = entries[Int(truncatingIfNeeded: pairs.x & 0xFFFF_FFFF)]
      row[1] = entries[Int(truncatingIfNeeded: pairs.x &>> 32)]
      row[2] = entries[Int(truncatingIfNeeded: pairs.y & 0xFFFF_FFFF)]
      row[3] = entries[Int(truncatingIfNeeded: pairs.y &>> 32)]
      index &+= 4
    }
    guard index < count else { return }
    let rest = unsafeBitCast(indices(), to: Quad.self)
    for lane in 0..<count &- index { target[index &+ lane] = entries[Int(rest[lane])] }
  }
}
