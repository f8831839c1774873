// Recorded images: their encoding, bounds and costs.

import RasterValues

/// An image in a rectangle.
package struct RecordedImage {
  package let index: Int
  package let rect: Rect
  /// The part that is drawn, in pixels of the image; `nil` for the whole image.
  package let source: Rect?
  package let sampling: Sampling
  /// A colour that replaces the colours of the image, of which only the alpha is used.
  package let tint: RecordedColor?
  /// The size to which a large JPEG file is decoded.
  package var reduction = JPEGReduction.full

  /// Flags above the code; the sampling occupies two bits from bit 16 on, and the reduction two
  /// from bit 20 on.
  fileprivate enum Flag {
    static let source: UInt64 = 1 << 18
    static let tint: UInt64 = 1 << 19
    static let reduction: UInt64 = 20
  }
}

extension Recorder {
  mutating func write(_ image: RecordedImage) {
    typealias Flag = RecordedImage.Flag
    var header = Operation.Code.image.rawValue | UInt64(image.sampling.rawValue) << 16
    if image.source != nil { header |= Flag.source }
    if image.tint != nil { header |= Flag.tint }
    header |= image.reduction.bits << Flag.reduction
    write(header)
    write(image.index)
    write(image.rect)
    if let source = image.source { write(source) }
    if let tint = image.tint { write(tint.word) }
  }
}

extension DisplayList.Reader {
  mutating func readImage(_ header: UInt64) -> RecordedImage {
    typealias Flag = RecordedImage.Flag
    return RecordedImage(
      index: readImageIndex(),
      rect: readRect(),
      source: header & Flag.source != 0 ? readRect() : nil,
      sampling: Sampling(bits: header >> 16),
      tint: header & Flag.tint != 0 ? RecordedColor(word: readWord()) : nil,
      reduction: JPEGReduction(bits: header >> Flag.reduction)
    )
  }
}

extension RecordedImage {
  /// Returns the image with another tint.
  func tinted(_ tint: RecordedColor) -> RecordedImage {
    RecordedImage(
      index: index,
      rect: rect,
      source: source,
      sampling: sampling,
      tint: tint,
      reduction: reduction
    )
  }

  /// Returns the image with other pixels, in its full size.
  ///
  /// If only a part is drawn, it becomes `part`, or the same part of the other pixels.
  func replaced(by index: Int, part: Rect? = nil) -> RecordedImage {
    RecordedImage(
      index: index,
      rect: rect,
      source: source.map { part ?? $0 },
      sampling: sampling,
      tint: tint
    )
  }
}

extension RecordedImage: RecordedMark {
  func box(_ view: MarkView) -> Box { view.points.box(Box(rect)) }

  func cost(_ view: MarkView, in box: Box) -> Double {
    1_000 + (sampling == .nearest ? 1 : 2) * DrawingCost.area(box.pixels)
  }

  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool {
    shape.contains(points.box(Box(rect)))
  }

  var isBrief: Bool { true }

  var text: String {
    var text = "image \(index)"
    if let source { text += " part \(source.listText)" }
    text += " in \(rect.listText) \(sampling.listText)"
    if let tint { text += " tint \(tint.listText)" }
    if reduction != .full { text += " reduced by \(reduction.rawValue)" }
    return text
  }
}

extension JPEGReduction {
  /// The binary logarithm of the factor, in two bits.
  fileprivate var bits: UInt64 { UInt64(rawValue.trailingZeroBitCount) }

  fileprivate init(bits: UInt64) { self = JPEGReduction(rawValue: 1 << Int(bits & 3)) ?? .full }
}
