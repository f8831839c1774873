// Parts of a list by themselves: where their ink lies, and lists that draw nothing else.

import RasterValues

extension DisplayList {
  /// The boxes of a layer, in points of its own space; nil where there is no ink.
  package struct LayerBoxes {
    /// What is drawn in it, blurred.
    package let content: Rect?
    /// The same, cut, with the shadows that it casts, and with the edges that inner ones are made of.
    package let shadowed: Rect?
  }

  /// The boxes of a layer whose content is read next.
  package static func boxes(of layer: RecordedLayer, before reader: Reader) -> LayerBoxes {
    var (inner, ahead) = (layer, reader)
    inner.transform = .identity
    let scale = reader.list.scale
    let points = Matrix.scale(scale)
    let ink = InkMeter(scale: scale).rawBox(inner, &ahead, Matrix())
    let blurred = inner.blur > 0 ? Blur.reach(of: ink, inner.blur, points) : ink
    let cut = inner.cut(ink, points, maskedBy: Matrix())
    var shadowed = inner.withShadows(cut, points)
    for shadow in inner.shadows where shadow.inner && !shadowed.isEmpty {
      shadowed.add(shadow.box(of: cut, points))
    }
    return LayerBoxes(content: rect(blurred, scale), shadowed: rect(shadowed, scale))
  }

  /// The box of the ink that a placed component may leave, in pixels of the list; nil where there is none.
  package static func box(of place: RecordedPlace) -> Rect? { rect(place.box(Matrix()), 1) }

  /// The pixels that a run of whole operations may leave ink on.
  package func inkFrame(ofWords words: Range<Int>) -> PixelRect {
    let part = part(words, of: box, enlargedBy: 1, isMoved: false)
    return InkMeter.box(part, Matrix()).pixels
  }

  /// A list that draws a run of whole operations alone, whose box is a frame of this list's pixels, each of
  /// which becomes several across and down.
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
    var layer = RecordedLayer(
      opacity: 1,
      blend: .normal,
      blur: 0,
      filter: nil,
      transform: .identity,
      clip: nil,
      clipRule: .nonZero,
      maskPath: nil,
      mask: nil,
      maskChannel: .alpha,
      shadows: []
    )
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
