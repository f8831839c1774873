// Images as paints of a list.

import RasterValues

/// An image as a paint.
package struct RecordedPattern {
  package let index: Int
  /// From the image's pixels to points of the component.
  package let transform: Transform
  package let spread: Spread
  package let sampling: Sampling
}

extension Recorder {
  /// The pattern as it is recorded; nil if it is not finite.
  mutating func recorded(_ pattern: ImagePattern) -> RecordedPattern? {
    let toPoints = Transform.scaling(1 / pattern.scale).then(pattern.transform)
    guard pattern.scale > 0, toPoints.isFinite else { return nil }
    return RecordedPattern(
      index: index(of: pattern.image),
      transform: toPoints,
      spread: pattern.spread,
      sampling: pattern.sampling
    )
  }

  mutating func write(_ pattern: RecordedPattern) {
    typealias Code = RecordedPaint.Code
    let (spread, sampling) = (pattern.spread.rawValue, pattern.sampling.rawValue)
    write(Code.pattern | UInt64(spread) << Code.spreadShift | UInt64(sampling) << Code.spaceShift)
    write(pattern.index)
    write(pattern.transform)
  }
}

extension DisplayList.Reader {
  mutating func readPattern(_ header: UInt64) -> RecordedPattern {
    RecordedPattern(
      index: readImageIndex(),
      transform: readTransform(),
      spread: Spread(bits: header >> RecordedPaint.Code.spreadShift),
      sampling: Sampling(bits: header >> RecordedPaint.Code.spaceShift)
    )
  }
}

extension RecordedPattern {
  /// See `RecordedPaint`.
  func cost(_ pixels: PixelRect) -> Double { 500 + 2 * DrawingCost.area(pixels) }

  var text: String {
    "image \(index) \(transform.listText) \(spread.listText) \(sampling.listText)"
  }
}

// Flags of two bits, whose value is always one of the cases in a list that a recorder wrote.

extension Spread {
  init(bits: UInt64) { self = Spread(rawValue: UInt8(bits & 3)) ?? .pad }
}

extension ColorSpace {
  init(bits: UInt64) { self = ColorSpace(rawValue: UInt8(bits & 3)) ?? .srgb }
}

extension Sampling {
  init(bits: UInt64) { self = Sampling(rawValue: UInt8(bits & 3)) ?? .bilinear }
}
