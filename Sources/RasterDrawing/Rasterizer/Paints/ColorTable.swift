// A gradient's colours by their place, and what is seen beyond its ends.
//
// The table has the colours at −1 ÷ size, 0, 1 ÷ size and so on, up to the one after 1, and a place
// has the colour of the nearest entry. There are enough for a colour to change by at most half a level
// from one to the next; entries near which it changes more, because two stops share a position or
// nearly so, hold `doubt` instead of a pixel, and their pixels are computed one by one. So a pixel is
// within a level of the exact one, and edges are where they should be.
//
// Unsafe pointers: rows of `count` places and pixels that the caller provides; indices are limited
// to the table before they are used.

import RasterValues

/// A gradient's colours by their place.
struct ColorTable {
  /// No premultiplied pixel is like this: without alpha, but red.
  static let doubt: UInt32 = 1
  /// The distance beyond half an entry that rounding may move a place by, in entries.
  private static let slack = 1.0 / 8

  let ramp: GradientRamp
  let spread: Spread
  /// Entries a unit.
  let size: Double
  /// Entries −1 to size + 1, then one for where there is nothing.
  let entries: [UInt32]
  let hasDoubts: Bool

  /// Whether every place has a colour, of full alpha.
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

  /// Twice the levels that the colour would change by at its steepest, from 256 to 16,384.
  private static func count(for ramp: GradientRamp) -> Int {
    var steepest = 0.0
    for (from, to) in zip(ramp.stops, ramp.stops.dropFirst()) where from.position < to.position {
      steepest = Swift.max(steepest, slope(from, to))
    }
    var count = 256
    while count < 16_384, Double(count) < 2 * steepest { count *= 2 }
    return count
  }

  /// Levels a unit.
  private static func slope(_ from: GradientRamp.Stop, _ to: GradientRamp.Stop) -> Double {
    let difference = to.color - from.color
    let magnitude = Swift.max(difference.max(), -difference.min())
    return magnitude / (to.position - from.position)
  }

  /// Entries are a row of a linear gradient.
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

  /// Puts `doubt` where the colour changes by more than ⅜ level within half an entry.
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
      // A slope that is infinite is a hard edge.
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
  /// Puts the colours of places in a row; where the place is not a number there is nothing.
  func write(_ places: UnsafePointer<Double>, count: Int, to target: Pixels) {
    switch spread {
    case .pad: writeIndices(of: places, count: count, to: target) { $0 }
    case .repeat: writeIndices(of: places, count: count, to: target) { Spread.repeated($0) }
    case .reflect: writeIndices(of: places, count: count, to: target) { Spread.reflected($0) }
    }
    look(up: target, count: count)
    if hasDoubts {
      computeDoubts(target, count: count) { places[$0] }
    }
  }

  @inline(__always)
  private func writeIndices(
    of places: UnsafePointer<Double>,
    count: Int,
    to target: Pixels,
    _ spread: (Double) -> Double
  ) {
    let (size, limit) = (size, size + 1)
    let nothing = UInt32(truncatingIfNeeded: entries.count &- 1)
    for index in 0..<count {
      let place = spread(places[index]) * size
      let within = place < limit ? (place > -1 ? place : -1) : limit
      // Adding 1.5 · 2⁵² leaves the nearest whole number in the low bits; one more is the index.
      let nearest = (within + 6_755_399_441_055_745).bitPattern
      let entry = UInt32(truncatingIfNeeded: nearest) & 0x7FFF
      target[index] = place == place ? entry : nothing
    }
  }

  /// Replaces indices of entries by the entries.
  @inline(__always)
  func look(up target: Pixels, count: Int) {
    entries.withUnsafeBufferPointer { entries in
      for index in 0..<count { target[index] = entries[Int(target[index])] }
    }
  }

  /// Replaces what is in doubt by the colour of its place.
  func computeDoubts(_ target: Pixels, count: Int, _ place: (Int) -> Double) {
    for index in 0..<count where target[index] == ColorTable.doubt {
      target[index] = pixel(ramp.color(at: spread.place(place(index))))
    }
  }
}
