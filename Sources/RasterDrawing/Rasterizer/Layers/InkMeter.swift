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
    let points = matrix.after(.scale(scale))
    while true {
      if let filled = outlineBox(&reader, points) {
        box.add(filled)
        continue
      }
      guard let operation = reader.next() else { return box }
      switch operation {
      case .fill(let shape, _, _): box.add(shape.box(points))
      case .stroke(let shape, _, let style): box.add(InkMeter.box(shape, style, points))
      case .layer(let layer): box.add(self.box(layer, &reader, matrix))
      case .image(let image): box.add(points.box(Box(image.rect)))
      case .stretch(let stretch):
        let visible = stretch.destination.intersection(stretch.container)
        if !visible.isEmpty { box.add(matrix.box(Box(visible))) }
      case .glyphs(let run): box.add(run.box(reader.list.faces, points))
      case .place(let place): box.add(self.box(place, matrix))
      case .end: return box
      }
    }
  }

  /// The box of the next operation, where that fills an outline, whose points are not copied.
  private func outlineBox(_ reader: inout DisplayList.Reader, _ points: Matrix) -> Box? {
    typealias Code = DisplayList.Code
    let (words, index) = (reader.list.words, reader.index)
    guard index < words.endIndex, words[index] & 0xFFFF == Code.fill else { return nil }
    let shape = words[index &+ 1]
    guard shape & 0xFF == Code.Shape.outline else { return nil }
    let count = Int(truncatingIfNeeded: shape &>> 8)
    return words.withOutline(at: index &+ 2, verbCount: count) { outline in
      reader.index = index &+ 2 &+ outline.wordCount
      reader.skipPaint()
      return outline.box(points)
    }
  }

  static func box(_ shape: Path.Shape, _ style: StrokeStyle, _ points: Matrix) -> Box {
    switch style.align {
    case .inside: return shape.box(points)
    case .center, .outside:
      return StrokeOutline.box(shape, style, points, reach: half(of: style, points))
    }
  }

  /// Half of the pen, of which an outer stroke's is twice as wide, in device pixels.
  static func half(of style: StrokeStyle, _ points: Matrix) -> Double {
    let width = style.align == .center ? style.width : style.width * 2
    let reach = points.isSimilarity ? abs(points.determinant).squareRoot() : points.norm
    return width == 0 ? (style.align == .center ? 0.5 : 1) : width * 0.5 * reach
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

  /// What a layer's blur, clip and mask leave of its content; `matrix` is that of the content.
  func cut(_ content: Box, _ layer: RecordedLayer, _ points: Matrix, by matrix: Matrix) -> Box {
    let box = InkMeter.cut(content, layer, points)
    guard let mask = layer.mask else { return box }
    return box.intersection(self.box(mask, matrix))
  }

  private func box(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ matrix: Matrix
  ) -> Box {
    let inner = matrix.after(Matrix(layer.transform, scale: scale))
    let points = inner.after(.scale(scale))
    let content = cut(rawBox(layer, &reader, matrix), layer, points, by: inner)
    return InkMeter.withShadows(content, layer, points)
  }

  /// The part of a layer's content, blurred, within its clip and its mask path.
  static func cut(_ content: Box, _ layer: RecordedLayer, _ points: Matrix) -> Box {
    var box = content
    if layer.blur > 0 { box = blurred(box, layer.blur, points) }
    if let clip = layer.clip { box = box.intersection(clip.box(points)) }
    if let mask = layer.maskPath { box = box.intersection(mask.box(points)) }
    return box
  }

  /// The box of a layer's content and of the shadows that it casts.
  static func withShadows(_ content: Box, _ layer: RecordedLayer, _ points: Matrix) -> Box {
    guard !content.isEmpty else { return content }
    var box = content
    for shadow in layer.shadows where !shadow.inner {
      let offset = bounded(points.vector(shadow.offset.x, shadow.offset.y))
      let size = Blur.deviations(abs(shadow.spread) * 2, points)
      // What shrinks keeps the pixel at its edge.
      let growth = shadow.spread < 0 ? SIMD2(-max(size.x - 1, 0), -max(size.y - 1, 0)) : size
      box.add(
        blurred(content.moved(by: offset).enlarged(x: growth.x, y: growth.y), shadow.blur, points)
      )
    }
    return box
  }

  private static func blurred(_ box: Box, _ blur: Double, _ points: Matrix) -> Box {
    let deviations = Blur.deviations(blur, points)
    let (x, y) = (AxisBlur.reach(sigma: deviations.x), AxisBlur.reach(sigma: deviations.y))
    // Edges within a pixel blur all of it.
    return box.enlarged(x: x > 0 ? x + 1 : 0, y: y > 0 ? y + 1 : 0)
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

extension Box {
  /// Enlarged on each side; empty where that leaves nothing.
  fileprivate func enlarged(x: Double, y: Double) -> Box {
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
  var inkFrame: PixelRect {
    let frame = box.union(InkMeter.box(self, Matrix()).intersection(Box(inkLimit)).pixels)
    return Bitmap.isAllowed(width: frame.width, height: frame.height) ? frame : box
  }

  /// How many pixels the list's bitmap has; nil where it would lose some of the ink.
  func rasterArea(ink: Box) -> Int? {
    let (ink, limit) = (ink.pixels, inkLimit)
    guard ink.isEmpty || ink == ink.intersection(limit) else { return nil }
    let frame = ink.union(box)
    return Bitmap.isAllowed(width: frame.width, height: frame.height)
      ? frame.width &* frame.height : nil
  }
}

extension DisplayList.Reader {
  fileprivate mutating func skipPaint() {
    if list.words[index] & 0xFF == DisplayList.Code.Paint.color {
      index &+= 2
    } else {
      _ = readPaint()
    }
  }

  /// Reads to the end of the layer that was just begun.
  mutating func skipLayer() {
    var depth = 1
    while depth > 0, let operation = next() {
      switch operation {
      case .layer: depth += 1
      case .end: depth -= 1
      case .fill, .stroke, .image, .stretch, .glyphs, .place: break
      }
    }
  }
}
