// Measures the painted bounds of a display list without drawing it.

import RasterValues

/// Finds bounds that contain everything a range of operations paints, in device pixels.
struct InkMeter {
  /// The scale from points to device pixels within the measured operations.
  let scale: Double

  /// Returns the painted bounds of a list; `matrix` maps the pixels of its bounds to the device.
  static func box(_ list: DisplayList, _ matrix: Matrix) -> Box {
    var reader = DisplayList.Reader(list)
    return InkMeter(scale: list.scale).box(&reader, matrix)
  }

  /// Returns the painted bounds of the operations up to the end of the layer or the list.
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

  /// Returns the painted bounds of a layer with its shadows.
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

  /// Returns the painted bounds of a layer's content, before clips, filters and shadows.
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
  /// Returns the box enlarged on each side; a negative enlargement may leave it empty.
  func enlarged(x: Double, y: Double) -> Box {
    isEmpty ? self : Box(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension DisplayList {
  /// The least width, in pixels, of the area that a drawing may paint on each side of its bounds.
  private static var margin: Int { 256 }

  /// The largest frame that a bitmap of the list may have, relative to the top left of its bounds.
  ///
  /// On each side, the frame extends beyond the bounds by their own length, but by at least 256
  /// pixels.
  var inkLimit: PixelRect {
    let (across, down) = (max(width, DisplayList.margin), max(height, DisplayList.margin))
    return PixelRect(
      x: -across,
      y: -down,
      width: width &+ 2 &* across,
      height: height &+ 2 &* down
    )
  }

  /// The frame of the list's bitmap: its bounds, and the area painted within `inkLimit`.
  package var inkFrame: PixelRect {
    let frame = box.union(InkMeter.box(self, Matrix()).intersection(Box(inkLimit)).pixels)
    return Bitmap.isAllowed(width: frame.width, height: frame.height) ? frame : box
  }

  /// Returns the notes of the recording, and a note if painted pixels were cut off.
  ///
  /// Pixels that reach the edge of `inkLimit` count as cut off. If no bitmap is large enough for
  /// the area outside the bounds, that area is measured instead of drawn.
  package func notes(with bitmap: Bitmap) -> [DrawingNote] {
    isInkCut(bitmap) ? notes + [.clippedDrawing] : notes
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

  /// Returns the area of the list's bitmap in pixels; `nil` if painted pixels would be cut off.
  func rasterArea(bounds: Box) -> Int? {
    let (bounds, limit) = (bounds.pixels, inkLimit)
    guard bounds.isEmpty || bounds == bounds.intersection(limit) else { return nil }
    let frame = bounds.union(box)
    return Bitmap.isAllowed(width: frame.width, height: frame.height)
      ? frame.width &* frame.height : nil
  }
}
