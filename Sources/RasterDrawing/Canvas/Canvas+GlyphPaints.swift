// Draws COLR version 1 glyphs: outlines of glyphs filled with gradients, clipped and blended.
//
// Coordinates are in the canvas's space: transforms are applied to outlines and gradients, and
// layers are used only for clips and blends. Source: OpenType 1.9.1, "COLR".

import RasterValues

/// The context in which a part of a colour glyph is painted.
struct PaintedPlace {
  let face: OpenTypeFace
  let coordinates: FontCoordinates
  /// The paint of the text.
  let foreground: RecordedPaint
  /// The transform from font units to points of the canvas.
  var transform: Transform
  /// The bounds of the enclosing clip, in points; nil if nothing clips the drawing.
  var bounds: Rect?

  /// Returns the outline of a glyph, in points; nil if its font data is damaged.
  func outline(of glyph: UInt16) -> Path? {
    guard let outline = try? face.outline(of: glyph, at: coordinates) else { return nil }
    return Path(.outline(outline)).transformed(by: transform)
  }

  /// The text's colour in the drawing's colour space: the first stop of a gradient, or black if the text's paint is a pattern.
  var foregroundColor: Color {
    switch foreground {
    case .color(let color): return color.color
    case .gradient(let gradient): return gradient.stops.first?.color.color ?? .black
    case .pattern: return .black
    }
  }

  func transformed(by transform: Transform) -> PaintedPlace {
    var place = self
    place.transform = transform.then(self.transform)
    return place
  }

  func bounded(by bounds: Rect?) -> PaintedPlace {
    var place = self
    place.bounds = bounds
    return place
  }

  /// Returns the bounds of a paint, expanded by one point; nil if the paint is unbounded.
  func box(_ paint: GlyphPaint) -> Rect? {
    switch paint {
    case .color, .gradient: return bounds
    case .glyph(let glyph, _): return outline(of: glyph).map { room($0.bounds) } ?? Rect.zero
    case .clipped(let box, _): return room(Path(.rect(box)).transformed(by: transform).bounds)
    case .transformed(let transform, let paint): return transformed(by: transform).box(paint)
    case .layers(let layers): return union(layers.map { box($0) })
    case .composite(let source, let mode, let backdrop):
      switch mode {
      case .clear: return .zero
      case .copy, .sourceOut: return box(source)
      case .destination, .destinationOut: return box(backdrop)
      case .sourceIn, .destinationIn: return box(source) ?? box(backdrop)
      default: return union([box(source), box(backdrop)])
      }
    }
  }

  func room(_ rect: Rect) -> Rect {
    Rect(x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2)
  }

  private func union(_ boxes: [Rect?]) -> Rect? {
    var all: Rect?
    for box in boxes {
      guard let box else { return nil }
      guard let known = all else {
        all = box
        continue
      }
      let (x, y) = (min(known.x, box.x), min(known.y, box.y))
      let (right, bottom) = (max(known.maxX, box.maxX), max(known.maxY, box.maxY))
      all = Rect(x: x, y: y, width: right - x, height: bottom - y)
    }
    return all ?? .zero
  }
}

extension RecordedColor {
  /// The colour with components from 0 to 1.
  fileprivate var color: Color {
    Color(
      red: Double(red) / 65535,
      green: Double(green) / 65535,
      blue: Double(blue) / 65535,
      alpha: Double(alpha) / 65535
    )
  }
}

extension Canvas {
  /// Draws a colour glyph with its origin at a point.
  mutating func draw(
    _ painting: PaintedGlyph,
    of face: GlyphFace,
    at origin: Point,
    size: Double,
    _ paint: RecordedPaint
  ) {
    guard case .openType(let font, let coordinates, let isSlanted) = face.source else { return }
    // Sixteen parts of the paint that were read count as one operation.
    for _ in 0...painting.size / 16 where !recorder.beginOperation() { return }
    let scale = size / face.unitsPerEm
    let place = PaintedPlace(
      face: font,
      coordinates: coordinates,
      foreground: paint,
      transform: Transform(
        a: scale,
        b: 0,
        c: isSlanted ? scale * GlyphFace.slant : 0,
        d: 0 - scale,
        tx: origin.x,
        ty: origin.y
      )
    )
    draw(painting.paint, place)
  }

  private mutating func draw(_ paint: GlyphPaint, _ place: PaintedPlace) {
    guard place.transform.isFinite else { return }
    switch paint {
    case .layers(let layers): for layer in layers { draw(layer, place) }
    case .color, .gradient:
      if let bounds = place.bounds { fill(.rect(bounds), paint, place) }
    case .transformed(let transform, let inner):
      draw(inner, place.transformed(by: transform))
    case .clipped(let box, let inner):
      let clip = Path(.rect(box)).transformed(by: place.transform)
      drawLayer(clip: clip) { $0.draw(inner, place.bounded(by: place.room(clip.bounds))) }
    case .glyph(let glyph, let inner):
      guard let outline = place.outline(of: glyph) else {
        return recorder.add(.damagedGlyph(Int(glyph)))
      }
      var (leaf, inside) = (inner, place)
      while case .transformed(let transform, let next) = leaf {
        (leaf, inside) = (next, inside.transformed(by: transform))
      }
      switch leaf {
      case .color, .gradient: fill(outline.shape, leaf, inside)
      case .layers, .glyph, .clipped, .transformed, .composite:
        drawLayer(clip: outline) { $0.draw(inner, place.bounded(by: place.room(outline.bounds))) }
      }
    case .composite(let source, let mode, let backdrop):
      let inside = place.bounded(by: place.bounds ?? place.box(paint))
      drawLayer { canvas in
        canvas.draw(backdrop, inside)
        canvas.drawLayer(blend: mode) { $0.draw(source, inside) }
      }
    }
  }

  /// Fills a shape, in points, with a colour or a gradient.
  private mutating func fill(_ shape: Path.Shape, _ paint: GlyphPaint, _ place: PaintedPlace) {
    switch paint {
    case .gradient(let gradient):
      let foreground = place.foregroundColor
      let paint = gradient.recorded(
        foreground: foreground,
        transform: place.transform,
        in: recorder.colorSpace
      )
      guard place.transform.inverse != nil, let paint else { return }
      fill(shape, paint)
    case .color(let color):
      if var fixed = color.color {
        fixed.alpha *= color.alpha
        fill(shape, .color(RecordedColor(fixed, in: recorder.colorSpace)))
      } else if let paint = place.foreground.faded(by: color.alpha) {
        fill(shape, paint)
      } else {
        drawLayer(opacity: color.alpha) { $0.fill(shape, place.foreground) }
      }
    case .layers, .glyph, .clipped, .transformed, .composite: return
    }
  }

  private mutating func fill(_ shape: Path.Shape, _ paint: RecordedPaint) {
    guard let shape = shape.recordable, recorder.beginOperation() else { return }
    recorder.writeFill(shape, paint, .nonZero)
  }

  /// Draws contents as one layer, ignoring mirroring.
  private mutating func drawLayer(
    opacity: Double = 1,
    blend: BlendMode = .normal,
    clip: Path? = nil,
    _ content: (inout Canvas) -> Void
  ) {
    guard recorder.enter() else { return }
    defer { recorder.leave() }
    guard recorder.beginOperation() else { return }
    var layer = RecordedLayer.plain
    (layer.opacity, layer.blend) = (opacity, blend)
    layer.clip = clip.map { $0.shape.recordable ?? .empty }
    recorder.write(layer, isMasked: false)
    content(&self)
    recorder.endLayer()
  }
}
