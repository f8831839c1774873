// Recorded nine-slices of images: their encoding, bounds and costs.

import RasterValues

/// An image that is divided into nine slices and stretched to a rectangle.
package struct RecordedStretch {
  package let index: Int
  package let caps: PixelCaps
  /// Pixels of the image per point.
  package let imageScale: Double
  /// The rectangle of the complete nine-slice, in device pixels.
  package let destination: PixelRect
  /// The visible part, in device pixels.
  package let container: PixelRect
}

extension Recorder {
  mutating func write(_ stretch: RecordedStretch) {
    write(Operation.Code.stretch.rawValue)
    write(stretch.index)
    write(stretch.caps)
    write(stretch.imageScale)
    write(stretch.destination)
    write(stretch.container)
  }
}

extension DisplayList.Reader {
  mutating func readStretch() -> RecordedStretch {
    let (index, caps, imageScale) = (readImageIndex(), readCaps(), readDouble())
    return RecordedStretch(
      index: index,
      caps: caps,
      imageScale: imageScale > 0 ? imageScale : 1,
      destination: readPixelRect(),
      container: readPixelRect()
    )
  }
}

extension RecordedStretch: RecordedMark {
  func box(_ view: MarkView) -> Box {
    let visible = destination.intersection(container)
    return visible.isEmpty ? .empty : view.matrix.box(Box(visible))
  }

  func cost(_ view: MarkView, in box: Box) -> Double { DrawingCost.stretching(box.pixels) }

  var text: String {
    "stretch image \(index) @\(imageScale.listText)x\(caps.listText) to "
      + "\(destination.listText) in \(container.listText)"
  }
}
