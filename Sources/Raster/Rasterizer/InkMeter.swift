// Measures where a display list may leave ink, without drawing it.

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
    let points = matrix.after(.scale(scale))
    while let operation = reader.next() {
      switch operation {
      case .fill(let shape, _, _): box.add(shape.box(points))
      case .stroke(let shape, _, let style): box.add(InkMeter.box(shape, style, points))
      case .layer(let layer): box.add(self.box(layer, &reader, matrix))
      case .image(_, let rect, _): box.add(points.box(Box(rect)))
      case .stretch(let stretch):
        let visible = stretch.destination.intersection(stretch.container)
        if !visible.isEmpty { box.add(matrix.box(Box(visible))) }
      case .place(let place): box.add(self.box(place, matrix))
      case .end: return box
      }
    }
    return box
  }

  private static func box(_ shape: Path.Shape, _ style: StrokeStyle, _ points: Matrix) -> Box {
    switch style.align {
    case .inside: return shape.box(points)
    case .center, .outside:
      let width = style.align == .center ? style.width : style.width * 2
      let reach =
        points.isSimilarity ? abs(points.determinant).squareRoot() : points.norm
      let half = width == 0 ? (style.align == .center ? 0.5 : 1) : width * 0.5 * reach
      return StrokeOutline.box(shape, style, points, reach: half)
    }
  }

  /// The box of a layer's content within the layer's clip and mask, without its shadows.
  func contentBox(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ matrix: Matrix
  ) -> Box {
    let inner = matrix.after(Matrix(layer.transform, scale: scale))
    guard inner.isFinite else {
      reader.skipLayer()
      return .empty
    }
    let points = inner.after(.scale(scale))
    var box = box(&reader, inner)
    if let clip = layer.clip { box = box.intersection(clip.box(points)) }
    if let mask = layer.maskPath { box = box.intersection(mask.box(points)) }
    if let mask = layer.mask { box = box.intersection(self.box(mask, inner)) }
    return box
  }

  private func box(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ matrix: Matrix
  ) -> Box {
    let content = contentBox(layer, &reader, matrix)
    guard !content.isEmpty else { return content }
    var box = content
    let points = matrix.after(Matrix(layer.transform, scale: scale)).after(.scale(scale))
    for shadow in layer.shadows {
      box.add(content.moved(by: bounded(points.vector(shadow.offset.x, shadow.offset.y))))
    }
    return box
  }

  /// The box of a nested component.
  ///
  /// A plate's ink outside its box keeps its size when stretched.
  func box(_ place: RecordedPlace, _ matrix: Matrix) -> Box {
    let destination = place.destination
    var box: Box
    if place.list.isStretchable {
      let frame = place.list.inkFrame
      let target = PixelRect(
        x: destination.x &+ frame.x,
        y: destination.y &+ frame.y,
        width: destination.width &+ frame.width &- place.list.width,
        height: destination.height &+ frame.height &- place.list.height
      )
      box = matrix.box(Box(target))
    } else {
      let offset = Matrix.translation(Double(destination.x), Double(destination.y))
      box = InkMeter.box(place.list, matrix.after(offset))
    }
    if let container = place.container {
      box = container.isEmpty ? .empty : box.intersection(matrix.box(Box(container)))
    }
    return box
  }
}

extension DisplayList {
  /// The least margin that ink may use on each side of the box, however small that is, in pixels.
  private static var margin: Int { 256 }

  /// The pixels that the list's bitmap has room for, from its box's top left corner: the box, and
  /// the ink outside it, up to the box's own length on each side, or to 256 pixels if that is more.
  var inkFrame: PixelRect {
    let box = PixelRect(x: 0, y: 0, width: width, height: height)
    let (across, down) = (max(width, DisplayList.margin), max(height, DisplayList.margin))
    let limit = PixelRect(
      x: -across,
      y: -down,
      width: width &+ 2 &* across,
      height: height &+ 2 &* down
    )
    let ink = InkMeter.box(self, Matrix()).intersection(Box(limit)).pixels
    let frame = box.union(ink)
    return Bitmap.isAllowed(width: frame.width, height: frame.height) ? frame : box
  }
}

extension DisplayList.Reader {
  /// Reads to the end of the layer that was just begun.
  mutating func skipLayer() {
    var depth = 1
    while depth > 0, let operation = next() {
      switch operation {
      case .layer: depth += 1
      case .end: depth -= 1
      case .fill, .stroke, .image, .stretch, .place: break
      }
    }
  }
}
