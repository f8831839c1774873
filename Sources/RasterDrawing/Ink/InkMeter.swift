// Measures where a display list may leave ink, without drawing it.

import RasterValues

/// Finds boxes that hold all ink of a run of operations, in device pixels.
struct InkMeter {
  /// Points to device pixels within the operations at hand.
  let scale: Double

  /// The box of a list that is drawn through `matrix`, which maps its box's pixels to the device.
  static func box(_ list: DisplayList, _ matrix: Matrix) -> Box {
    var reader = DisplayList.Reader(list)
    return InkMeter(scale: list.scale).box(&reader, matrix)
  }

  /// The box of the operations up to the end of the layer or of the list.
  func box(_ reader: inout DisplayList.Reader, _ matrix: Matrix) -> Box {
    var box = Box.empty
    let view = MarkView(matrix, of: reader.list)
    while let header = reader.readHeader() {
      if let mark = reader.readBox(header, view) {
        box.add(mark)
        continue
      }
      switch reader.readOperation(header) {
      case .mark(let mark): box.add(mark.box(view))
      case .place(let place): box.add(place.box(matrix))
      case .layer(let layer): box.add(self.box(layer, &reader, matrix))
      case .end: return box
      }
    }
    return box
  }

  /// The box of a layer with its shadows.
  func box(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ matrix: Matrix
  ) -> Box {
    let inner = matrix.after(Matrix(layer.transform, scale: scale))
    let points = inner.after(.scale(scale))
    let content = layer.cut(rawBox(layer, &reader, matrix), points, maskedBy: inner)
    return layer.withShadows(content, points)
  }

  /// The box of a layer's content, before anything is done with it.
  func rawBox(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ matrix: Matrix
  ) -> Box {
    let inner = matrix.after(Matrix(layer.transform, scale: scale))
    guard inner.isFinite else {
      reader.skipLayer()
      return .empty
    }
    return box(&reader, inner)
  }
}

extension Box {
  /// Enlarged on each side; empty where that leaves nothing.
  func enlarged(x: Double, y: Double) -> Box {
    isEmpty ? self : Box(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension DisplayList {
  /// The least margin that ink may use on each side of the box, however small that is, in pixels.
  private static var margin: Int { 256 }

  /// The pixels that a bitmap of the list may have, from its box's top left corner: the box, and
  /// around it the box's own length on each side, or 256 pixels if that is more.
  var inkLimit: PixelRect {
    let (across, down) = (max(width, DisplayList.margin), max(height, DisplayList.margin))
    return PixelRect(
      x: -across,
      y: -down,
      width: width &+ 2 &* across,
      height: height &+ 2 &* down
    )
  }

  /// The pixels that the list's bitmap has room for: the box, and the ink outside it within
  /// `inkLimit`.
  package var inkFrame: PixelRect {
    let frame = box.union(InkMeter.box(self, Matrix()).intersection(Box(inkLimit)).pixels)
    return Bitmap.isAllowed(width: frame.width, height: frame.height) ? frame : box
  }

  /// What a drawing and its bitmap have to say: notes of the recording, and whether ink was cut off.
  ///
  /// Ink that reaches the end of `inkLimit` was. Where no bitmap has room for ink outside of the box,
  /// there is none, and ink may have been: it is measured, not drawn.
  package func notes(with bitmap: Bitmap) -> [DrawingNote] {
    isInkCut(bitmap) ? notes + [.cutInk] : notes
  }

  private func isInkCut(_ bitmap: Bitmap) -> Bool {
    let limit = inkLimit
    let (left, top) = (bitmap.bounds.x, bitmap.bounds.y)
    let (right, bottom) = (bitmap.width &- left &- width, bitmap.height &- top &- height)
    let (across, down) = (-limit.x, -limit.y)
    if left >= across || right >= across || top >= down || bottom >= down { return true }
    guard bitmap.width == width, bitmap.height == height,
      !Bitmap.isAllowed(width: limit.width, height: limit.height)
    else { return false }
    return InkMeter.box(self, Matrix()).pixels.union(box) != box
  }

  /// The area of the list's bitmap, in pixels; nil where it would lose some of the ink.
  func rasterArea(ink: Box) -> Int? {
    let (ink, limit) = (ink.pixels, inkLimit)
    guard ink.isEmpty || ink == ink.intersection(limit) else { return nil }
    let frame = ink.union(box)
    return Bitmap.isAllowed(width: frame.width, height: frame.height)
      ? frame.width &* frame.height : nil
  }
}
