// How much a drawing may do before it asks whether it may go on.

import RasterValues

/// A part of a meter's units that one thread uses up before it takes the next.
///
/// Whoever draws says how many units it takes before it draws them, and draws nothing where the answer
/// is no: the drawing then ends with the meter's error. A unit is a pixel that is filled with a colour.
package struct WorkGauge {
  /// An operation, however small.
  static let operation = 160
  /// A word that is read once more, to look ahead.
  static let word = 16
  /// A segment of an outline that becomes edges.
  static let segment = 80
  /// A row that a segment may cross.
  static let crossing = 8
  /// A segment of an outline that is stroked.
  static let strokedSegment = 800
  /// A glyph whose mask is kept, and one whose mask is drawn.
  static let glyph = 60
  static let newGlyph = 60_000
  /// A pixel that is blurred in four channels, in one, and one whose coverage is grown.
  static let blurredPixel = 40
  static let blurredAlpha = 12
  static let grownPixel = 60
  /// A pixel of an image that a pattern shrinks.
  static let shrunkPixel = 16
  /// A pixel of a shadow that needs no blur.
  static let shadowPixel = 8
  /// A column of a large shadow, in all of its slices.
  static let shadowColumn = 1_000
  /// So many units are drawn at once at most.
  static let piece = 1 << 22

  private let meter: WorkMeter?
  private var left: Int
  /// The reason why nothing more is drawn.
  private(set) var error: RasterError?

  /// Whether there is somebody to count for.
  @inline(__always)
  var isCounting: Bool { meter != nil }

  package init(_ meter: WorkMeter?) {
    self.meter = meter
    left = meter == nil ? .max : WorkMeter.stride
  }

  /// Counts units that are about to be used; false where they may not be.
  @inline(__always)
  package mutating func use(_ units: Int) -> Bool {
    left &-= units
    return left >= 0 || report()
  }

  /// Counts the pixels of a rectangle, so many units each.
  mutating func use(_ rect: PixelRect, weight: Int) -> Bool {
    let (width, height) = (min(rect.width, 1 << 20), min(rect.height, 1 << 20))
    return use(width &* height &* weight)
  }

  /// Throws where nothing more may be used.
  @inline(__always)
  mutating func require(_ units: Int) throws(RasterError) {
    guard use(units) else { throw error ?? .cancelled }
  }

  /// Counts what is left to be counted at the end of a drawing.
  package mutating func finish() throws(RasterError) {
    if meter != nil, !report() { throw error ?? .cancelled }
  }

  @inline(never)
  private mutating func report() -> Bool {
    guard let meter else {
      left = .max
      return true
    }
    if error == nil { error = meter.use(WorkMeter.stride &- left) }
    left = error == nil ? WorkMeter.stride : -1
    return error == nil
  }
}

extension PixelRect {
  /// Parts of whole rows, each of which takes a fraction of a millisecond at so many units a pixel.
  func pieces(weight: Int) -> [PixelRect] {
    let rows = max(WorkGauge.piece / (max(width, 1) &* max(weight, 1)), 1)
    guard rows < height else { return [self] }
    return stride(from: 0, to: height, by: rows).map { top in
      PixelRect(x: x, y: y &+ top, width: width, height: min(rows, height &- top))
    }
  }
}
