// Images as paints of a list.

import RasterValues

/// An image as a paint.
package struct RecordedPattern {
  package let index: Int
  /// From the image's pixels to points of the component.
  package var transform: Transform
  package let horizontal, vertical: Tiling
  package let sampling: Sampling

  /// The first of two bits that differ between the directions.
  fileprivate static let differenceShift: UInt64 = 52
}

extension Recorder {
  /// The pattern as it is recorded; nil if it is not finite.
  mutating func recorded(_ pattern: ImagePattern) -> RecordedPattern? {
    guard pattern.image.drawing == nil else {
      add(.drawingWithoutPixels)
      return nil
    }
    let toPoints = Transform.scaling(1 / pattern.scale).then(pattern.transform)
    guard pattern.scale > 0, toPoints.isFinite else { return nil }
    return RecordedPattern(
      index: index(of: pattern.image),
      transform: toPoints,
      horizontal: pattern.horizontal,
      vertical: pattern.vertical,
      sampling: pattern.sampling
    )
  }

  mutating func write(_ pattern: RecordedPattern) {
    typealias Code = RecordedPaint.Code
    let (horizontal, sampling) = (pattern.horizontal.rawValue, pattern.sampling.rawValue)
    // None of these bits is set where both continue alike.
    let difference = horizontal ^ pattern.vertical.rawValue
    write(
      Code.pattern | UInt64(horizontal) << Code.spreadShift | UInt64(sampling) << Code.spaceShift
        | UInt64(difference) << RecordedPattern.differenceShift
    )
    write(pattern.index)
    write(pattern.transform)
  }
}

extension DisplayList.Reader {
  mutating func readPattern(_ header: UInt64) -> RecordedPattern {
    let horizontal = header >> RecordedPaint.Code.spreadShift
    return RecordedPattern(
      index: readImageIndex(),
      transform: readTransform(),
      horizontal: Tiling(bits: horizontal),
      vertical: Tiling(bits: horizontal ^ header >> RecordedPattern.differenceShift),
      sampling: Sampling(bits: header >> RecordedPaint.Code.spaceShift)
    )
  }
}

extension RecordedPattern {
  /// See `RecordedPaint`.
  func cost(_ pixels: PixelRect) -> Double { 500 + 2 * DrawingCost.area(pixels) }

  var text: String {
    let tiling =
      horizontal == vertical
      ? horizontal.listText : "\(horizontal.listText) by \(vertical.listText)"
    return "image \(index) \(transform.listText) \(tiling) \(sampling.listText)"
  }
}

// Flags of two bits, whose value is always one of the cases in a list that a recorder wrote.

extension Tiling {
  init(bits: UInt64) { self = Tiling(rawValue: UInt8(bits & 3)) ?? .pad }
}

extension Spread {
  init(bits: UInt64) { self = Spread(rawValue: UInt8(bits & 3)) ?? .pad }
}

extension ColorSpace {
  init(bits: UInt64) { self = ColorSpace(rawValue: UInt8(bits & 3)) ?? .srgb }
}

extension Sampling {
  init(bits: UInt64) { self = Sampling(rawValue: UInt8(bits & 3)) ?? .bilinear }
}
