// Recorded shadows of layers: their encoding, bounds and costs.

import RasterValues

/// A shadow of a layer, in points, with the same fields as `Shadow`.
package struct RecordedShadow {
  package let color: RecordedColor
  package let blur, spread: Double
  package let offset: Point
  package let inner: Bool

  /// The number of values per shadow.
  static let wordCount = 6

  package init(
    color: RecordedColor,
    blur: Double,
    spread: Double,
    offset: Point,
    inner: Bool
  ) {
    self.color = color
    (self.blur, self.spread) = (blur, spread)
    self.offset = offset
    self.inner = inner
  }
}

extension Shadow {
  /// Returns the shadow in its recorded form, or `nil` if it is not finite.
  func recorded(in space: OutputColorSpace) -> RecordedShadow? {
    guard offset.isFinite, blur.isFinite, spread.isFinite else { return nil }
    return RecordedShadow(
      color: RecordedColor(color, in: space),
      blur: Swift.max(blur, 0),
      spread: spread,
      offset: offset,
      inner: isInner
    )
  }
}

extension Recorder {
  mutating func write(_ shadow: RecordedShadow) {
    write(shadow.color.word)
    write(shadow.blur)
    write(shadow.spread)
    write(shadow.offset)
    write(shadow.inner ? 1 : 0)
  }
}

extension DisplayList.Reader {
  mutating func readShadow() -> RecordedShadow {
    RecordedShadow(
      color: RecordedColor(word: readWord()),
      blur: readDouble(),
      spread: readDouble(),
      offset: readPoint(),
      inner: readInt() != 0
    )
  }
}

extension RecordedShadow {
  /// Returns bounds that contain the shadow of everything within a box.
  func box(of content: Box, _ points: Matrix) -> Box {
    let offset = bounded(points.vector(offset.x, offset.y))
    let size = Blur.deviations(abs(spread) * 2, points)
    // A shrunken shadow keeps the partly covered pixel at its edge.
    let growth = spread < 0 ? SIMD2(-max(size.x - 1, 0), -max(size.y - 1, 0)) : size
    let grown = content.moved(by: offset).enlarged(x: growth.x, y: growth.y)
    return Blur.reach(of: grown, blur, points)
  }

  /// Returns the estimated time in nanoseconds per pixel of the layer.
  func weight(_ points: Matrix) -> Double {
    let offset = points.vector(offset.x, offset.y)
    let isWhole = offset.x == offset.x.rounded() && offset.y == offset.y.rounded()
    let weight = blur > 0 ? 4 : isWhole ? 1.5 : 2.5
    return spread == 0 ? weight : weight + 10
  }

  var text: String {
    var text = "\(inner ? "inner shadow" : "shadow") \(color.listText)"
    if blur > 0 { text += " blur \(blur.listText)" }
    if spread != 0 { text += " spread \(spread.listText)" }
    return text + " offset \(offset.listText)"
  }
}
