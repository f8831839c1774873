// A table of a gradient's colours by position, and the rule for positions beyond its ends.
//
// The table has the colours at −1 ÷ size, 0, 1 ÷ size and so on, up to the one after 1. A position
// has the colour of the nearest entry. The table is large enough for the colour to change by at
// most half a level from one entry to the next. Near stops with equal or almost equal positions the
// colour changes faster. Those entries hold `doubt` instead of a pixel, and their pixels are
// computed one by one. So a pixel is within one level of the exact colour, and edges are in the
// right place.
//
// Unsafe pointers: rows of `count` positions and pixels that the caller provides; indices are
// clamped to the table before use.

import RasterValues

/// A gradient's colours by position.
struct ColorTable {
  /// A marker that no premultiplied pixel equals: red without alpha.
  static let doubt: UInt32 = 1
  /// How far beyond half an entry rounding may move a position, in entries.
  private static let slack = 1.0 / 8

  let ramp: GradientRamp
  let spread: Spread
  /// Entries per unit of position.
  let size: Double
  /// Entries −1 to size + 1, followed by one for positions without a colour.
  let entries: [UInt32]
  let hasDoubts: Bool

  /// Whether every position has an opaque colour.
  var isOpaque: Bool { ramp.isOpaque }

  init(_ ramp: GradientRamp, _ spread: Spread) {
    self.ramp = ramp
    self.spread = spread
    let count = ColorTable.count(for: ramp)
    size = Double(count)
    var entries = [UInt32](repeating: 0, count: count + 4)
    ColorTable.fill(&entries, ramp, count: count)
    let jumps = spread == .repeat && (ramp.firstColor != ramp.lastColor)
    hasDoubts = ColorTable.mark(&entries, ramp, count: count, jumpsAtEnds: jumps)
    self.entries = entries
  }

  /// Returns the table's size: twice the steepest change in levels per unit, from 256 to 16,384.
  private static func count(for ramp: GradientRamp) -> Int {
    var steepest = 0.0
    for (from, to) in zip(ramp.stops, ramp.stops.dropFirst()) where from.position < to.position {
      steepest = Swift.max(steepest, slope(from, to))
    }
    var count = 256
    while count < 16_384, Double(count) < 2 * steepest { count *= 2 }
    return count
  }

  /// Returns the change of colour between two stops, in levels per unit.
  private static func slope(_ from: GradientRamp.Stop, _ to: GradientRamp.Stop) -> Double {
    let difference = to.color - from.color
    let magnitude = Swift.max(difference.max(), -difference.min())
    return magnitude / (to.position - from.position)
  }

  /// Computes the entries as a row of a linear gradient.
  private static func fill(_ entries: inout [UInt32], _ ramp: GradientRamp, count: Int) {
    let ends = (Point(0.5, 0), Point(Double(count) + 0.5, 0))
    guard let line = GradientLine(from: ends.0, to: ends.1, inverse: Matrix()),
      let gradient = LinearGradient(line, ramp)
    else { return }
    entries.withUnsafeMutableBufferPointer { entries in
      guard let base = entries.baseAddress else { return }
      _ = gradient.pixels(x: -1, y: 0, count: count + 3, scratch: base)
    }
  }

  /// Stores `doubt` where the colour changes by more than ⅜ level within half an entry.
  private static func mark(
    _ entries: inout [UInt32],
    _ ramp: GradientRamp,
    count: Int,
    jumpsAtEnds: Bool
  ) -> Bool {
    let size = Double(count)
    var hasDoubts = false
    func mark(_ start: Double, _ end: Double) {
      hasDoubts = true
      let first = Swift.max(-floored(0.5 + slack - start * size), 0)
      let last = Swift.min(floored(end * size + 0.5 + slack), count)
      for index in first...Swift.max(first, last) { entries[index + 1] = doubt }
    }
    for (from, to) in zip(ramp.stops, ramp.stops.dropFirst()) where from.color != to.color {
      // An infinite slope is a hard edge.
      if slope(from, to) > size * 0.75 { mark(from.position, to.position) }
    }
    if jumpsAtEnds {
      mark(0, 0)
      mark(1, 1)
    }
    return hasDoubts
  }
}

extension ColorTable {
  /// Writes the colours of positions to a row; where the position is NaN, the pixel is transparent.
  func write(_ positions: UnsafePointer<Double>, count: Int, to target: Pixels) {
    switch spread {
    case .pad: writeIndices(of: positions, count: count, to: target) { $0 }
    case .repeat: writeIndices(of: positions, count: count, to: target) { Spread.repeated($0) }
    case .reflect: writeIndices(of: positions, count: count, to: target) { Spread.reflected($0) }
    }
    look(up: target, count: count)
    if hasDoubts {
      computeDoubts(target, count: count) { positions[$0] }
    }
  }

  @inline(__always)
  private func writeIndices(
    of positions: UnsafePointer<Double>,
    count: Int,
    to target: Pixels,
    _ spread: (Double) -> Double
  ) {
    let (size, limit) = (size, size + 1)
    let nothing = UInt32(truncatingIfNeeded: entries.count &- 1)
    for index in 0..<count {
      let position = spread(positions[index]) * size
      let within = position < limit ? (position > -1 ? position : -1) : limit
      // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits; the extra 1 makes it the
      // index.
      let nearest = (within + 6_755_399_441_055_745).bitPattern
      let entry = UInt32(truncatingIfNeeded: nearest) & 0x7FFF
      target[index] = position == position ? entry : nothing
    }
  }

  /// Replaces indices by their entries.
  @inline(__always)
  func look(up target: Pixels, count: Int) {
    entries.withUnsafeBufferPointer { entries in
      for index in 0..<count { target[index] = entries[Int(target[index])] }
    }
  }

  /// Replaces `doubt` by the exact colour of the position.
  func computeDoubts(_ target: Pixels, count: Int, _ place: (Int) -> Double) {
    for index in 0..<count where target[index] == ColorTable.doubt {
      target[index] = pixel(ramp.color(at: spread.place(place(index))))
    }
  }
}
