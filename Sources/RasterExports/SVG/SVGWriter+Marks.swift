// Writes fills, strokes, images and glyphs.

import RasterDrawing
import RasterValues

extension SVGWriter {
  /// Writes a mark, which occupies the given range of a list's values.
  mutating func write(_ mark: Mark, at words: Range<Int>, of list: DisplayList) {
    switch mark {
    case .fill(let fill): write(fill, at: words, of: list)
    case .stroke(let stroke): write(stroke, at: words, of: list)
    case .glyphs(let run): write(run, at: words, of: list)
    case .image(let image): write(image, of: list)
    case .stretch: embed(words, of: list, because: "a nine-slice image")
    }
  }

  private mutating func write(_ fill: RecordedFill, at words: Range<Int>, of list: DisplayList) {
    let shape = fill.shape.copied
    guard let element = shape.fillElement else { return }
    guard let paint = attributes(of: fill.paint, as: "fill") else {
      return embed(words, of: list, because: fill.paint.foreignFeature)
    }
    let rule = fill.rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    if !paint.isEmpty { body += "<\(element)\(paint)\(rule)/>\n" }
  }

  // MARK: Strokes

  private mutating func write(_ stroke: RecordedStroke, at words: Range<Int>, of list: DisplayList)
  {
    let (shape, style) = (stroke.shape.copied, stroke.style)
    let data = shape.pathData
    guard
      let element = style.dash.isEmpty ? shape.element : data.isEmpty ? nil : "path d=\"\(data)\""
    else { return }
    guard let paint = attributes(of: stroke.paint, as: "stroke") else {
      return embed(words, of: list, because: stroke.paint.foreignFeature)
    }
    guard !paint.isEmpty else { return }
    let side = sideAttributes(of: shape, style)
    let width = style.alignment == .center ? style.width : style.width * 2
    let line = "<\(element) fill=\"none\"\(paint)\(style.attributes(width: width))/>\n"
    body += side.isEmpty ? line : "<g\(side)>\n\(line)</g>\n"
  }

  /// Limits a stroke of twice the width to one side of the shape's edge.
  private mutating func sideAttributes(of shape: Path.Shape, _ style: StrokeStyle) -> String {
    guard style.alignment != .center, style.width > 0, let element = shape.fillElement else {
      return ""
    }
    guard style.alignment == .outside else {
      let id = define { "<clipPath id=\"\($0)\"><\(element)/></clipPath>" }
      return " clip-path=\"url(#\(id))\""
    }
    let region = style.region(around: shape).roundedOut
    let id = define {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\"\(region.region)>"
        + "<rect\(region.attributes) fill=\"#ffffff\"/><\(element) fill=\"#000000\"/></mask>"
    }
    return " mask=\"url(#\(id))\""
  }

  // MARK: Glyphs

  private mutating func write(_ run: RecordedGlyphs, at words: Range<Int>, of list: DisplayList) {
    guard list.faces.indices.contains(run.index) else { return }
    let face = list.faces[run.index]
    guard let paint = attributes(of: run.paint, as: "fill") else {
      return embed(words, of: list, because: run.paint.foreignFeature)
    }
    guard !paint.isEmpty else { return }
    var isPlain = false
    if case .color = run.paint { isPlain = true }
    group(paint) { writer in
      for glyph in run.outlines(in: face) {
        let (outline, place) = (glyph.outline, glyph.place)
        // A gradient applies to all glyphs of the run in one space.
        guard isPlain else {
          writer.body += "<path d=\"\(outline.pathData { $0.transformed(by: place).rounded })\"/>\n"
          continue
        }
        let id = writer.id(of: GlyphName(face: face, glyph: glyph.glyph), outline)
        writer.body += "<use href=\"#\(id)\" transform=\"\(place.functions)\"/>\n"
      }
    }
  }

  private mutating func id(of name: GlyphName, _ outline: Path.Outline) -> String {
    if let id = glyphs[name] { return id }
    let data = outline.pathData { $0 }
    let id = define { "<path id=\"\($0)\" d=\"\(data)\"/>" }
    glyphs[name] = id
    return id
  }

  // MARK: Images

  private mutating func write(_ image: RecordedImage, of list: DisplayList) {
    guard list.images.indices.contains(image.index), image.rect.width > 0, image.rect.height > 0
    else { return }
    let source = list.images[image.index]
    let (width, height) = (Double(source.bitmap.width), Double(source.bitmap.height))
    guard width > 0, height > 0 else { return }
    let id = id(of: source, tint: image.tint, image.sampling)
    guard let part = image.source else {
      let place = Transform(
        a: image.rect.width / width,
        b: 0,
        c: 0,
        d: image.rect.height / height,
        tx: image.rect.x,
        ty: image.rect.y
      )
      body += "<use href=\"#\(id)\" transform=\"\(place.functions)\"/>\n"
      return
    }
    guard part.width > 0, part.height > 0 else { return }
    let box = text([part.x, part.y, part.width, part.height])
    body +=
      "<svg\(image.rect.attributes) viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
      + "<use href=\"#\(id)\"/></svg>\n"
  }

  /// Returns the id of an image with one point per pixel, which is written once.
  private mutating func id(of image: Image, tint: RecordedColor?, _ sampling: Sampling) -> String {
    let name = ImageName(image: image.digest, tint: tint, sampling: sampling)
    if let id = images[name] { return id }
    let bitmap = tint.map { image.bitmap.tinted($0) } ?? image.bitmap
    let style = sampling == .nearest ? " style=\"image-rendering:pixelated\"" : ""
    let data = base64(bitmap.png())
    let id = define {
      "<image id=\"\($0)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\"\(style)"
        + " href=\"data:image/png;base64,\(data)\"/>"
    }
    images[name] = id
    return id
  }
}

extension Path.Shape {
  /// The element of a filled shape, or nil if it covers no area.
  var fillElement: String? {
    switch self {
    case .empty: nil
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      rect.width > 0 && rect.height > 0 ? element : nil
    case .outline: element
    }
  }
}

extension StrokeStyle {
  /// Returns the stroke parameters other than the paint, as attributes.
  fileprivate func attributes(width: Double) -> String {
    var result =
      width == 0
      ? " stroke-width=\"1\" vector-effect=\"non-scaling-stroke\""
      : " stroke-width=\"\(text(width))\""
    switch cap {
    case .butt: break
    case .round: result += " stroke-linecap=\"round\""
    case .square: result += " stroke-linecap=\"square\""
    }
    switch join {
    case .miter: if miterLimit != 4 { result += " stroke-miterlimit=\"\(text(miterLimit))\"" }
    case .round: result += " stroke-linejoin=\"round\""
    case .bevel: result += " stroke-linejoin=\"bevel\""
    }
    if !dash.isEmpty {
      result += " stroke-dasharray=\"\(text(dash))\""
      if dashPhase != 0 { result += " stroke-dashoffset=\"\(text(dashPhase))\"" }
    }
    return result
  }
}

extension Point {
  /// The point rounded to a ten-thousandth.
  fileprivate var rounded: Point {
    Point((x * 10_000).rounded() / 10_000, (y * 10_000).rounded() / 10_000)
  }
}
