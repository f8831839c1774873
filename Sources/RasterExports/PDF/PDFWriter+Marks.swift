// Writes fills, strokes and glyphs.

import RasterDrawing
import RasterValues

extension PDFWriter {
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
    guard shape.isFillable else { return }
    paint(fill.paint, .fill, at: words, of: list) { writer in
      writer.content += shape.operators() + (fill.rule == .evenOdd ? "f*\n" : "f\n")
    }
  }

  private mutating func write(_ run: RecordedGlyphs, at words: Range<Int>, of list: DisplayList) {
    guard list.faces.indices.contains(run.index) else { return }
    let face = list.faces[run.index]
    paint(run.paint, .fill, at: words, of: list) { writer in
      for glyph in run.outlines(in: face) {
        writer.content += glyph.outline.operators(glyph.place) + "f\n"
      }
    }
  }

  // MARK: Strokes

  private mutating func write(_ stroke: RecordedStroke, at words: Range<Int>, of list: DisplayList)
  {
    let (shape, style) = (stroke.shape.copied, stroke.style)
    let back = style.width == 0 ? matrix.inverse : nil
    // A hairline is one pixel wide in any transform, so it is drawn in an untransformed space.
    let place = back == nil ? .identity : matrix
    let path = shape.operators(place)
    guard !path.isEmpty else { return }
    paint(stroke.paint, .stroke, at: words, of: list) { writer in
      writer.sided(shape, style) { writer in
        let isCentered = style.alignment == .center
        let width = style.width == 0 ? 1 : isCentered ? style.width : style.width * 2
        let move = back.map { "\($0.numbers) cm\n" } ?? ""
        writer.content += "q\n\(move)\(style.operators(width: width))\(path)S\nQ\n"
      }
    }
  }

  /// Limits a stroke of twice the width to one side of the shape's edge.
  private mutating func sided(
    _ shape: Path.Shape,
    _ style: StrokeStyle,
    _ body: (inout PDFWriter) -> Void
  ) {
    guard style.alignment != .center, style.width > 0, shape.isFillable else { return body(&self) }
    guard style.alignment == .outside else {
      return saved(shape.operators() + "W n\n", .identity, body)
    }
    let region = style.region(around: shape)
    let mask = formNumber(region, colors: "DeviceGray") {
      $0.content += "1 g\n\(region.operators)f\n0 g\n\(shape.operators())f\n"
    }
    if let mask { masked(by: mask, in: region, body) }
  }

  // MARK: Paints

  /// The use of a paint.
  enum Use {
    case fill, stroke

    fileprivate var color: String { self == .fill ? "rg" : "RG" }
    fileprivate var space: String { self == .fill ? "cs" : "CS" }
    fileprivate var pattern: String { self == .fill ? "scn" : "SCN" }
    fileprivate var opacity: String { self == .fill ? "ca" : "CA" }
  }

  /// Writes a masked form as a group, because some PDF readers do not mask strokes.
  mutating func masked(
    by mask: Int,
    kind: String = "Luminosity",
    in box: Rect,
    clip: String = "",
    _ body: (inout PDFWriter) -> Void
  ) {
    guard let form = form(box, body) else { return }
    let entry = " /SMask << /Type /Mask /S /\(kind) /G \(mask) 0 R >>"
    saved(clip + state(entry)) { $0.content += "\(form) Do\n" }
  }

  /// Writes the drawing of `body` with a paint, or an image if PDF cannot express the paint.
  private mutating func paint(
    _ paint: RecordedPaint,
    _ use: Use,
    at words: Range<Int>,
    of list: DisplayList,
    _ body: (inout PDFWriter) -> Void
  ) {
    if let only = paint.onlyColor { return self.paint(only, use, body) }
    let box = Rect(list.inkFrame(ofWords: words))
    guard case .gradient(let gradient) = paint, let shading = PDFShading(gradient, over: box) else {
      return embed(words, of: list, because: paint.foreignFeature)
    }
    let number = file.add(shading.colors)
    func painted(_ writer: inout PDFWriter) {
      let matrix = gradient.transform.then(writer.matrix).numbers
      let pattern = writer.file.add(
        "<< /Type /Pattern /PatternType 2 /Shading \(number) 0 R /Matrix [\(matrix)] >>"
      )
      let name = writer.file.name(pattern, as: .pattern)
      let opacity = shading.opacity.map { $0 < 1 ? " /\(use.opacity) \(fraction($0))" : "" } ?? ""
      let before = writer.state(opacity) + "/Pattern \(use.space)\n\(name) \(use.pattern)\n"
      writer.saved(before, .identity, body)
    }
    guard let alphas = shading.alphas else { return painted(&self) }
    let name = file.name(file.add(alphas), as: .shading)
    let move = gradient.transform == .identity ? "" : "\(gradient.transform.numbers) cm\n"
    let mask = formNumber(box, colors: "DeviceGray") { $0.content += "\(move)\(name) sh\n" }
    if let mask { masked(by: mask, in: box, painted) }
  }

  private mutating func paint(
    _ color: RecordedColor,
    _ use: Use,
    _ body: (inout PDFWriter) -> Void
  ) {
    guard color.alpha > 0 else { return }
    let channels = [color.red, color.green, color.blue].map { fraction(Double($0) / 65_535) }
    let before = "\(channels.joined(separator: " ")) \(use.color)\n"
    guard color.alpha < .max else {
      content += before
      return body(&self)
    }
    saved(before + state(" /\(use.opacity) \(fraction(color.opacity))"), .identity, body)
  }
}

extension StrokeStyle {
  /// Returns the operators that set the stroke parameters other than the paint.
  fileprivate func operators(width: Double) -> String {
    var result = "\(decimal(width)) w\n"
    switch cap {
    case .butt: break
    case .round: result += "1 J\n"
    case .square: result += "2 J\n"
    }
    switch join {
    case .miter: result += "\(decimal(max(miterLimit, 1))) M\n"
    case .round: result += "1 j\n"
    case .bevel: result += "2 j\n"
    }
    if !dash.isEmpty { result += "[\(decimals(dash))] \(decimal(dashPhase)) d\n" }
    return result
  }
}
