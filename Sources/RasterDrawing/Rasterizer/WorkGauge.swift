// Counts the work of one thread and checks regularly whether a drawing may continue.

import RasterValues

/// A portion of a meter's units that one thread uses before it requests the next.
///
/// Drawing code counts units before it draws. If `use` returns false, the code draws nothing, and
/// the drawing ends with the meter's error. One unit is the work of filling a pixel with a colour.
package struct WorkGauge {
  /// Any operation, however small.
  static let operation = 160
  /// A value that is read again to look ahead.
  static let word = 16
  /// A segment of an outline that becomes edges.
  static let segment = 80
  /// A row that a segment may cross.
  static let crossing = 8
  /// A segment of a stroked outline.
  static let strokedSegment = 800
  /// A glyph with a cached mask, and one whose mask must be drawn.
  static let glyph = 60
  static let newGlyph = 60_000
  /// A pixel blurred in four channels, one blurred in its alpha, and one whose coverage is spread.
  static let blurredPixel = 40
  static let blurredAlpha = 12
  static let grownPixel = 60
  /// A pixel of an image that a pattern downsamples.
  static let shrunkPixel = 16
  /// A pixel of a shadow that needs no blur.
  static let shadowPixel = 8
  /// A column of a large shadow, in all of its slices.
  static let shadowColumn = 1_000
  /// The maximum number of units that are drawn between two checks.
  static let piece = 1 << 22

  private let meter: WorkMeter?
  private var remaining: Int
  /// The reason why drawing has stopped.
  private(set) var error: RasterError?

  /// Whether work is counted.
  @inline(__always)
  var isCounting: Bool { meter != nil }

  package init(_ meter: WorkMeter?) {
    self.meter = meter
    remaining = meter == nil ? .max : WorkMeter.stride
  }

  /// Counts units that are about to be used; returns false if they may not be.
  @inline(__always)
  package mutating func use(_ units: Int) -> Bool {
    remaining &-= units
    return remaining >= 0 || report()
  }

  /// Counts the pixels of a rectangle, at `weight` units each.
  mutating func use(_ rect: PixelRect, weight: Int) -> Bool {
    let (width, height) = (min(rect.width, 1 << 20), min(rect.height, 1 << 20))
    return use(width &* height &* weight)
  }

  /// Counts units that are about to be used; throws if they may not be.
  @inline(__always)
  mutating func require(_ units: Int) throws(RasterError) {
    guard use(units) else { throw error ?? .cancelled }
  }

  /// Counts the remaining units at the end of a drawing.
  package mutating func finish() throws(RasterError) {
    if meter != nil, !report() { throw error ?? .cancelled }
  }

  @inline(never)
  private mutating func report() -> Bool {
    guard let meter else {
      remaining = .max
      return true
    }
    if error == nil { error = meter.use(WorkMeter.stride &- remaining) }
    remaining = error == nil ? WorkMeter.stride : -1
    return error == nil
  }
}

extension PixelRect {
  /// Splits the rectangle into bands of rows that each take a fraction of a millisecond.
  func pieces(weight: Int) -> [PixelRect] {
    let rows = max(WorkGauge.piece / (max(width, 1) &* max(weight, 1)), 1)
    guard rows < height else { return [self] }
    return stride(from: 0, to: height, by: rows).map { top in
      PixelRect(x: x, y: y &+ top, width: width, height: min(rows, height &- top))
    }
  }
}
