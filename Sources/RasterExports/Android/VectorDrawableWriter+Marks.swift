// Writes fills, strokes and glyphs as paths.

import RasterDrawing
import RasterValues

extension VectorDrawableWriter {
  /// The maximum length of path data that Android's tools accept.
  private static let longestData = 32_767

  /// Writes a mark, which occupies the given range of a list's values.
  mutating func write(_ mark: Mark, at words: Range<Int>, of list: DisplayList) {
    let word = words.lowerBound
    switch mark {
    case .fill(let fill):
      let shape = fill.shape.copied
      guard shape.isFillable else { return }
      write(shape, fill.paint, rule: fill.rule, at: word)
    case .stroke(let stroke): write(stroke, at: word)
    case .glyphs(let run): write(run, at: word, of: list)
    case .image: lose("an image is left out", atWord: word)
    case .stretch: lose("a nine-slice image is left out", atWord: word)
    }
  }

  private mutating func write(_ run: RecordedGlyphs, at word: Int, of list: DisplayList) {
    guard list.faces.indices.contains(run.index) else { return }
    let face = list.faces[run.index]
    for glyph in run.outlines(in: face) {
      let data = glyph.outline.pathData(placedBy: glyph.place.then(matrix))
      write(data, run.paint, as: .fill, at: word)
    }
  }

  private mutating func write(
    _ shape: Path.Shape,
    _ paint: RecordedPaint,
    rule: FillRule,
    at word: Int
  ) {
    let type = rule == .evenOdd ? " android:fillType=\"evenOdd\"" : ""
    write(shape.pathData(placedBy: matrix), paint, as: .fill, type, at: word)
  }

  // MARK: Strokes

  private mutating func write(_ stroke: RecordedStroke, at word: Int) {
    let (shape, style) = (stroke.shape.copied, stroke.style)
    if style.width == 0 {
      // A hairline is one pixel wide at any scale.
      return write(
        shape.pathData(placedBy: matrix),
        stroke.paint,
        as: .stroke,
        " android:strokeWidth=\"1\"" + style.drawableEnds,
        at: word
      )
    }
    if style.dash.isEmpty, style.alignment == .center, let scale = matrix.evenScale {
      let width = " android:strokeWidth=\"\(short(style.width * scale))\""
      return write(
        shape.pathData(placedBy: matrix),
        stroke.paint,
        as: .stroke,
        width + style.drawableEnds,
        at: word
      )
    }
    // Dashed, inside or outside, and skewed strokes are exported as outlines.
    write(stroke.outlined.shape, stroke.paint, rule: .nonZero, at: word)
  }

  // MARK: Paints

  private enum Use: String {
    case fill, stroke
  }

  private mutating func write(
    _ data: String,
    _ paint: RecordedPaint,
    as use: Use,
    _ attributes: String = "",
    at word: Int
  ) {
    guard !data.isEmpty else { return }
    guard data.utf8.count <= Self.longestData else {
      return lose("a path longer than Android's tools accept is left out", atWord: word)
    }
    let start = "<path android:pathData=\"\(data)\"\(attributes)"
    if let only = paint.onlyColor {
      let alpha = only.opacity * opacity
      guard alpha > 0 else { return }
      let channels = [only.red, only.green, only.blue].map { Double($0) / 257 }
      body += "\(start) android:\(use)Color=\"\(argb(alpha, channels))\"/>\n"
      return
    }
    guard case .gradient(let gradient) = paint, let text = element(of: gradient) else {
      return lose("\(paint.drawableFeature) is left out", atWord: word)
    }
    body +=
      "\(start)>\n<aapt:attr name=\"android:\(use)Color\">\n\(text)</aapt:attr>\n</path>\n"
  }

  /// Returns the element of a gradient in the file's space, or nil if it is unsupported.
  private func element(of gradient: RecordedGradient) -> String? {
    let place = gradient.transform.then(matrix)
    var attributes: String
    var position: (Double) -> Double = { $0 }
    switch gradient.geometry {
    case .linear(let from, let to):
      guard let (start, end) = place.line(from, to) else { return nil }
      attributes =
        "android:type=\"linear\" android:startX=\"\(short(start.x))\" android:startY=\"\(short(start.y))\""
        + " android:endX=\"\(short(end.x))\" android:endY=\"\(short(end.y))\""
    case .radial(let focus, let focusRadius, let center, let radius):
      guard focus == center, focusRadius < radius, let scale = place.evenScale else { return nil }
      if focusRadius > 0 {
        guard gradient.spread == .pad else { return nil }
        position = { (focusRadius + $0 * (radius - focusRadius)) / radius }
      }
      let middle = center.transformed(by: place)
      attributes =
        "android:type=\"radial\" android:centerX=\"\(short(middle.x))\" android:centerY=\"\(short(middle.y))\""
        + " android:gradientRadius=\"\(short(radius * scale))\""
    case .sweep(let center, let from, let to):
      // Android's sweep gradient starts on the right and runs clockwise through one turn.
      guard from == 0, to == 360, place.a == place.d, place.b == 0, place.c == 0, place.a > 0
      else { return nil }
      let middle = center.transformed(by: place)
      attributes =
        "android:type=\"sweep\" android:centerX=\"\(short(middle.x))\" android:centerY=\"\(short(middle.y))\""
    }
    switch gradient.spread {
    case .pad: break
    case .repeat: attributes += " android:tileMode=\"repeat\""
    case .reflect: attributes += " android:tileMode=\"mirror\""
    }
    // Android interpolates premultiplied colours.
    let items = StraightStops(gradient, canMixApart: false).stops.map { stop in
      let color = argb(stop.alpha * opacity, [stop.color.x, stop.color.y, stop.color.z])
      let offset = decimal(position(stop.position))
      return "<item android:offset=\"\(offset)\" android:color=\"\(color)\"/>\n"
    }
    return "<gradient \(attributes)>\n\(items.joined())</gradient>\n"
  }
}

/// Returns a colour as `#aarrggbb`, with alpha from 0 to 1 and channels from 0 to 255.
private func argb(_ alpha: Double, _ channels: [Double]) -> String {
  hexadecimal(([alpha * 255] + channels).map { Int(min(max($0, 0), 255) + 0.5) })
}

extension RecordedPaint {
  /// A description of the unsupported paint.
  fileprivate var drawableFeature: String {
    guard case .gradient(let gradient) = self else { return foreignFeature }
    switch gradient.geometry {
    case .sweep: return "a conic gradient that is not one full turn from the right"
    case .linear: return foreignFeature
    case .radial: return "a radial gradient that is not a circle around one centre"
    }
  }
}

extension StrokeStyle {
  /// The stroke's caps and joins as attributes.
  fileprivate var drawableEnds: String {
    var result = ""
    switch cap {
    case .butt: break
    case .round: result += " android:strokeLineCap=\"round\""
    case .square: result += " android:strokeLineCap=\"square\""
    }
    switch join {
    case .miter:
      if miterLimit != 4 { result += " android:strokeMiterLimit=\"\(short(miterLimit))\"" }
    case .round: result += " android:strokeLineJoin=\"round\""
    case .bevel: result += " android:strokeLineJoin=\"bevel\""
    }
    return result
  }
}

extension Transform {
  /// The uniform scale factor of the transform, or nil if it is not uniform.
  fileprivate var evenScale: Double? {
    let (across, down) = (a * a + b * b, c * c + d * d)
    guard across > 0, abs(across - down) <= across * 1e-9, abs(a * c + b * d) <= across * 1e-9
    else { return nil }
    return across.squareRoot()
  }

  /// Returns the transformed line of a linear gradient, kept perpendicular to its colour bands.
  ///
  /// A skew would otherwise rotate the bands.
  fileprivate func line(_ from: Point, _ to: Point) -> (start: Point, end: Point)? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = x * x + y * y
    guard length > 0, let inverse else { return nil }
    // The gradient of the parameter, which depends on a point's position before the transform.
    let growth = Point(
      (inverse.a * x + inverse.b * y) / length,
      (inverse.c * x + inverse.d * y) / length
    )
    let square = growth.x * growth.x + growth.y * growth.y
    guard square > 0 else { return nil }
    let start = from.transformed(by: self)
    return (start, Point(start.x + growth.x / square, start.y + growth.y / square))
  }
}
