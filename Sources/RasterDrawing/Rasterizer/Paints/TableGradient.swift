// Gradients of every geometry and spread, drawn with a table of colours.
//
// Positions are computed in `Double`, two at a time. After each 64 positions, their entries are
// looked up. A pixel takes 2 ns on a line, 2.5 to 6 on circles and 8 around a point. A radial
// gradient that is drawn in `Float` takes 0.4.
//
// Unsafe pointers: a row of `count` pixels that the caller provides, and a stack buffer of 64
// positions and two more.

import RasterValues

/// A gradient on the device whose colours are looked up in a table.
struct TableGradient: PixelSource {
  /// The positions of pixels, by the gradient's geometry.
  enum Places {
    case line(GradientLine)
    case ring(RingPlaces)
    case circles(CirclePlaces)
    case sweep(SweepPlaces)
  }

  private let places: Places
  private let table: ColorTable
  let isOpaque: Bool
  var weight: Int { 23 }

  init(_ places: Places, _ ramp: GradientRamp, _ spread: Spread) {
    self.places = places
    table = ColorTable(ramp, spread)
    // A gradient between two circles may leave pixels without colour.
    if case .circles(let circles) = places {
      isOpaque = circles.coverEverything && table.isOpaque
    } else {
      isOpaque = table.isOpaque
    }
  }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 66) { buffer in
      guard let row = buffer.baseAddress else { return }
      for start in stride(from: 0, to: count, by: 64) {
        let part = min(count &- start, 64)
        write(row, x: x &+ start, y: y, count: part)
        table.write(row, count: part, to: scratch + start)
      }
    }
    return UnsafePointer(scratch)
  }

  private func write(_ row: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
    switch places {
    case .line(let line): line.write(row, x: x, y: y, count: count)
    case .ring(let ring): ring.write(row, x: x, y: y, count: count)
    case .circles(let circles): circles.write(row, x: x, y: y, count: count)
    case .sweep(let sweep): sweep.write(row, x: x, y: y, count: count)
    }
  }
}

extension GradientLine {
  func write(_ row: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
    let start = slopeY * (Double(y) + 0.5) + offset + slopeX * 0.5
    let first = Int32(truncatingIfNeeded: x)
    for index in 0..<Int32(truncatingIfNeeded: count) {
      row[Int(index)] = start + slopeX * Double(first &+ index)
    }
  }
}

/// The positions of pixels on a gradient of concentric circles.
struct RingPlaces {
  /// Maps device pixels to a circle of radius 1.
  private let unit: Matrix
  private let scale, offset: Double

  /// Creates positions, or returns `nil` if both radii are equal.
  ///
  /// `inverse` maps device pixels to the space of `center`.
  init?(center: Point, from: Double, to: Double, inverse: Matrix) {
    let radius = Swift.max(from, to)
    guard let unit = inverse.unit(at: center, radius: radius) else { return nil }
    self.unit = unit
    scale = 1 / (to / radius - from / radius)
    offset = from / radius * scale
    guard scale.isFinite else { return nil }
  }

  func write(_ row: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
    unit.forEachPair(row, x: x, y: y, count: count) { x, y in
      (x * x + y * y).squareRoot() * scale - offset
    }
  }
}

extension Matrix {
  /// Returns this map followed by one that maps a circle to the unit circle around the origin.
  ///
  /// Returns `nil` if the result is not finite.
  func unit(at center: Point, radius: Double) -> Matrix? {
    let scale = 1 / radius
    let toUnit = Matrix(a: scale, d: scale, tx: -center.x * scale, ty: -center.y * scale)
    let result = toUnit.after(self)
    return radius > 0 && scale.isFinite && result.isFinite ? result : nil
  }
}
