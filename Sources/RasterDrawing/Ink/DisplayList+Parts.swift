// Parts of a display list: their painted bounds, and lists that draw only these parts.

import RasterValues

extension DisplayList {
  /// The painted bounds of a layer in its own space, in points; `nil` if it paints nothing.
  package struct LayerBoxes {
    /// The bounds of the layer's content, blurred.
    package let content: Rect?
    /// The bounds of the blurred and clipped content with its shadows, inner ones included.
    package let shadowed: Rect?
  }

  /// Returns the bounds of a layer whose content the reader is about to read.
  package static func boxes(of layer: RecordedLayer, before reader: Reader) -> LayerBoxes {
    var (inner, ahead) = (layer, reader)
    inner.transform = .identity
    let scale = reader.list.scale
    let points = Matrix.scale(scale)
    let bounds = InkMeter(scale: scale).rawBox(inner, &ahead, Matrix())
    let blurred = inner.blur > 0 ? Blur.reach(of: bounds, inner.blur, points) : bounds
    let cut = inner.cut(bounds, points, maskedBy: Matrix())
    var shadowed = inner.withShadows(cut, points)
    for shadow in inner.shadows where shadow.inner && !shadowed.isEmpty {
      shadowed.add(shadow.box(of: cut, points))
    }
    return LayerBoxes(content: rect(blurred, scale), shadowed: rect(shadowed, scale))
  }

  /// Returns the painted bounds of a placed component in the list's pixels; `nil` if empty.
  package static func box(of place: RecordedPlace) -> Rect? { rect(place.box(Matrix()), 1) }

  /// Returns the pixels that a range of complete operations may paint.
  package func inkFrame(ofWords words: Range<Int>) -> PixelRect {
    let part = part(words, of: box, enlargedBy: 1, isMoved: false)
    return InkMeter.box(part, Matrix()).pixels
  }

  /// Returns a list that draws only a range of complete operations.
  ///
  /// Its bounds are a frame of this list's pixels, each of which becomes `factor` pixels across and
  /// down.
  package func part(_ words: Range<Int>, of frame: PixelRect, enlargedBy factor: Int) -> DisplayList
  {
    part(words, of: frame, enlargedBy: factor, isMoved: true)
  }

  private func part(
    _ range: Range<Int>,
    of frame: PixelRect,
    enlargedBy factor: Int,
    isMoved: Bool
  ) -> DisplayList {
    let range = range.clamped(to: words.startIndex..<words.endIndex)
    var recorder = Recorder(reserving: range.count &+ 16)
    let size = Double(factor)
    var layer = RecordedLayer.plain
    if isMoved {
      layer.transform = Transform(
        a: size,
        b: 0,
        c: 0,
        d: size,
        tx: -size * Double(frame.x) / scale,
        ty: -size * Double(frame.y) / scale
      )
    }
    recorder.write(layer, isMasked: false)
    recorder.write(words[range])
    recorder.endLayer()
    return DisplayList(
      width: frame.width &* factor,
      height: frame.height &* factor,
      scale: scale,
      colorSpace: colorSpace,
      caps: PixelCaps(horizontal: nil, vertical: nil),
      words: recorder.words[...],
      images: images,
      faces: faces,
      notes: []
    )
  }

  private static func rect(_ box: Box, _ scale: Double) -> Rect? {
    guard !box.isEmpty else { return nil }
    let rect = Rect(
      x: box.minX / scale,
      y: box.minY / scale,
      width: (box.maxX - box.minX) / scale,
      height: (box.maxY - box.minY) / scale
    )
    return rect.isFinite ? rect : nil
  }
}
