// Images as paints of a display list.

import RasterValues

/// An image as a paint.
package struct RecordedPattern {
  package let index: Int
  /// The transform from the image's pixels to points of the component.
  package var transform: Transform
  package let horizontal, vertical: Tiling
  package let sampling: Sampling

  /// The first of two bits that encode how the vertical tiling differs from the horizontal one.
  fileprivate static let differenceShift: UInt64 = 52
}

extension Recorder {
  /// Returns the pattern in its recorded form, or `nil` if it is not finite.
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
    // The bits are 0 if both directions use the same tiling.
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
  /// Returns the pattern with other pixels, and their transform.
  func replaced(by index: Int, _ transform: Transform) -> RecordedPattern {
    RecordedPattern(
      index: index,
      transform: transform,
      horizontal: horizontal,
      vertical: vertical,
      sampling: sampling
    )
  }

  /// Returns the cost of painting; see `RecordedPaint`.
  func cost(_ pixels: PixelRect) -> Double { 500 + 2 * DrawingCost.area(pixels) }

  var text: String {
    let tiling =
      horizontal == vertical
      ? horizontal.listText : "\(horizontal.listText) by \(vertical.listText)"
    return "image \(index) \(transform.listText) \(tiling) \(sampling.listText)"
  }
}

// Two-bit flags; in a list that a recorder wrote, the value is always one of the cases.

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
