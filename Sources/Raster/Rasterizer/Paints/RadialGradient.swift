// Radial gradients: the distance of each pixel's centre, looked up in a table of colours.
//
// t = |inverse(x + ½, y + ½) − centre| / radius. Distances are in Float, which at 16,384 pixels from
// the origin is exact to 1/1000 pixel. The table has an entry for each half pixel of the radius.
//
// Unsafe pointers: a row of `count` pixels that the caller provides; the index is limited to the
// table before it is used.

/// A radial gradient on the device.
struct RadialGradient: PixelSource {
  let isOpaque: Bool
  /// Maps device pixels to the unit circle.
  private let unit: Matrix
  private let table: [UInt32]

  /// `inverse` maps device pixels to the space of `center`.
  ///
  /// Nil where the circle has no size.
  init?(center: Point, radius: Double, _ ramp: GradientRamp, inverse: Matrix) {
    let scale = 1 / radius
    let toCircle = Matrix(a: scale, d: scale, tx: -center.x * scale, ty: -center.y * scale)
    unit = toCircle.after(inverse)
    guard radius > 0, scale.isFinite, unit.isFinite else { return nil }
    isOpaque = ramp.isOpaque
    var entries = 256
    while entries < 4096, Double(entries) * unit.norm < 2 { entries &*= 2 }
    let count = entries
    table = (0...count).map { pixel(ramp.color(at: Double($0) / Double(count))) }
  }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let last = table.count &- 1
    let entries = Double(last)
    let start = unit.point(0.5, Double(y) + 0.5) * entries
    let (startX, startY) = (Float(start.x), Float(start.y))
    let (stepX, stepY) = (Float(unit.a * entries), Float(unit.b * entries))
    let limit = Float(entries)
    for index in 0..<count {
      let column = Float(Int32(truncatingIfNeeded: x &+ index))
      let (dx, dy) = (startX + stepX * column, startY + stepY * column)
      let distance = (dx * dx + dy * dy).squareRoot()
      // Not a number counts as far away. Adding 2²³ leaves the nearest whole number in the low bits.
      let within = distance < limit ? distance : limit
      scratch[index] = (within + 8_388_608).bitPattern & 0x1FFF
    }
    table.withUnsafeBufferPointer { table in
      for index in 0..<count { scratch[index] = table[Int(scratch[index])] }
    }
    return UnsafePointer(scratch)
  }
}
