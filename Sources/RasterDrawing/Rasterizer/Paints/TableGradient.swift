// Gradients of every geometry and spread, by the place of each pixel's centre in a table of colours.
//
// Places are in Double, two at a time: 64 of them are computed, then their entries are looked up. A
// pixel costs 2 ns on a line, 2.5 to 6 on circles and 8 around a point, where a radial gradient that is
// drawn in Float costs 0.4.
//
// Unsafe pointers: a row of `count` pixels that the caller provides, and on the stack 64 places and
// two more.

import RasterValues

/// A gradient on the device whose colours are looked up.
struct TableGradient: PixelSource {
  /// The places of pixels, by the gradient's kind.
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
    // Two circles may leave places without colour.
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

/// Circles about one centre.
struct RingPlaces {
  /// Maps device pixels to a circle of radius 1.
  private let unit: Matrix
  private let scale, offset: Double

  /// `inverse` maps device pixels to the space of `center`; nil where both radii are equal.
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
  /// This map, followed by one that takes a circle to that of radius 1 about the origin.
  ///
  /// Nil where that is not finite.
  func unit(at center: Point, radius: Double) -> Matrix? {
    let scale = 1 / radius
    let toUnit = Matrix(a: scale, d: scale, tx: -center.x * scale, ty: -center.y * scale)
    let result = toUnit.after(self)
    return radius > 0 && scale.isFinite && result.isFinite ? result : nil
  }
}
