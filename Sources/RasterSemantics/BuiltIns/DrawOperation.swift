// The operations of drawings: a word, and what it takes.

import RasterValues

/// An operation of a drawing, in one row of the table.
///
/// The generator works from the row alone; the interpreter draws with the arguments that the row
/// declares. A class, so that rows are told apart by identity.
package final class DrawOperation: BlockOperation {
  package let line: Line
  package let arguments: DrawArguments

  /// A row: `build` declares the parameters, and returns them by their names.
  init(
    _ name: String,
    hasBlock: Bool = false,
    reads: Environment.Reads = [],
    _ documentation: String,
    build: (inout LineBuilder) -> DrawArguments
  ) {
    var builder = LineBuilder()
    arguments = build(&builder)
    line = Line(name, builder.parameters, hasBlock: hasBlock, reads: reads, documentation)
  }
}

extension DrawOperation {
  /// All operations, in the order in which reports list them.
  package static let all = [fill, stroke, layer, image, stretch, text, place]

  static let fill = DrawOperation("fill", "Fills a path.") { line in
    let path = line.require(nil, .path, "what is filled") { $0.pathValue }
    let paint = line.require("with", .paint, swift: .color, "the paint") { $0.paintValue }
    let rule = line.choice("rule", .fillRule, default: FillRule.winding, "what counts as inside")
    return .fill(.init(path: path, paint: paint, rule: rule))
  }

  static let stroke = DrawOperation("stroke", "Draws along a path.") { line in
    let path = line.require(nil, .path, "what is stroked") { $0.pathValue }
    let paint = line.require("with", .paint, "the paint") { $0.paintValue }
    let width = line.number("width", default: 1, "the width; 0 is a hairline, one device pixel")
    let cap = line.choice("cap", .lineCap, default: LineCap.butt, "how open ends are drawn")
    let join = line.choice("join", .lineJoin, default: LineJoin.miter, "how corners are drawn")
    let limit = line.number("miterLimit", default: 10, "the longest miter, in widths")
    let dash = line.take("dash", .list(.double), default: .emptyList, "dashes and gaps in turn") {
      $0.listValue.map { $0.doubleValue }
    }
    let phase = line.number("phase", default: 0, "how far into the dashes the stroke begins")
    let align = line.choice(
      "align",
      .strokeAlignment,
      default: StrokeAlignment.center,
      "the side of the path that the stroke lies on"
    )
    return .stroke(
      .init(
        path: path,
        paint: paint,
        width: width,
        cap: cap,
        join: join,
        limit: limit,
        dash: dash,
        phase: phase,
        align: align
      )
    )
  }

  /// A mask that is a component is drawn in the bounds of the component whose layer it masks.
  static let layer = DrawOperation("layer", hasBlock: true, "Draws a block as one picture.") {
    line in
    let opacity = line.number("opacity", default: 1, "how much of it is seen")
    let blend = line.choice(
      "blend",
      .blendMode,
      default: BlendMode.normal,
      "how it meets what is beneath"
    )
    let blur = line.number("blur", default: 0, "CSS's blur, twice the standard deviation")
    let clip = line.take("clip", .path, "what it is cut by") { value in
      value.unwrapped.map { $0.pathValue }
    }
    let clipRule = line.choice(
      "clipRule",
      .fillRule,
      default: FillRule.winding,
      with: "clip",
      "what counts as inside the clip"
    )
    let mask = line.take(
      "mask",
      .path,
      or: .content,
      swift: .group(callee: ".path", alternative: ".component", more: ["in: canvas.bounds"]),
      "a path, or a component, that it is masked with"
    ) { $0 }
    let maskMode = line.choice(
      "maskMode",
      .maskMode,
      default: MaskMode.alpha,
      with: "mask",
      swift: .part(of: "mask", label: "mode"),
      "what of a component masks"
    )
    let shadows = line.take("shadows", .list(.shadow), default: .emptyList, "the first on top") {
      $0.listValue.map { $0.shadowValue }
    }
    let transform = line.take("transform", .transform, default: .identity, "applies to all of it") {
      $0.transformValue
    }
    return .layer(
      .init(
        opacity: opacity,
        blend: blend,
        blur: blur,
        clip: clip,
        clipRule: clipRule,
        mask: mask,
        maskMode: maskMode,
        shadows: shadows,
        transform: transform
      )
    )
  }

  static let image = DrawOperation("image", "Draws an image, fitted to a rectangle or as it is.") {
    line in
    let image = line.require(nil, .image, "the image") { $0.imageValue }
    let place = line.place()
    let scale = line.number("scale", default: 1, with: "at", "the image's pixels a point")
    let source = line.take(
      "source",
      .optional(.rect),
      default: .nothing,
      with: "in",
      "the part that is drawn, in pixels of the image"
    ) { value in value.unwrapped.map { $0.rectValue } }
    let fit = line.choice(
      "fit",
      .imageFit,
      default: ImageFit.fill,
      with: "in",
      "how it fills the rectangle"
    )
    let align = line.take(
      "align",
      .anchor,
      default: .centerAnchor,
      with: "in",
      "which places meet where the sizes differ"
    ) { $0.anchorValue }
    let sampling = line.choice(
      "sampling",
      .sampling,
      default: Sampling.bilinear,
      "how pixels are read"
    )
    let tint = line.take(
      "tint",
      .optional(.color),
      default: .nothing,
      "the colour that its alpha is drawn in"
    ) { value in value.unwrapped.map { $0.colorValue } }
    return .image(
      .init(
        image: image,
        place: place,
        scale: scale,
        source: source,
        fit: fit,
        align: align,
        sampling: sampling,
        tint: tint
      )
    )
  }

  static let stretch = DrawOperation("stretch", "Draws an image cut in nine.") { line in
    let image = line.require(nil, .image, "the image") { $0.imageValue }
    let rect = line.require("in", .rect, "the rectangle that it fills") { $0.rectValue }
    let caps = line.require(
      "caps",
      .insets,
      swift: .group(callee: "Raster.Caps", alternative: nil, more: []),
      "the edges that keep their size"
    ) { $0.insetsValue }
    let scale = line.number("scale", default: 1, "the image's pixels a point")
    let horizontal = line.choice(
      "horizontal",
      .stretchMode,
      default: StretchMode.stretch,
      swift: .part(of: "caps", label: "horizontal"),
      "how the middle is drawn across"
    )
    let vertical = line.choice(
      "vertical",
      .stretchMode,
      default: StretchMode.stretch,
      swift: .part(of: "caps", label: "vertical"),
      "how the middle is drawn down"
    )
    let outset = line.insets("outset", "how much larger the place is")
    let slide = line.insets("slide", "how far the picture's edges move inwards in the place")
    return .stretch(
      .init(
        image: image,
        rect: rect,
        caps: caps,
        scale: scale,
        horizontal: horizontal,
        vertical: vertical,
        outset: outset,
        slide: slide
      )
    )
  }

  static let text = DrawOperation("text", reads: .words, "Draws words.") { line in
    let words = line.require(nil, .string, "the words") { $0.stringValue }
    let place = line.place()
    let font = line.take("font", .font, default: .font, "the font") { $0.fontValue }
    let paint = line.require("with", .paint, "the paint") { $0.paintValue }
    let align = line.choice(
      "align",
      .textAlignment,
      default: TextAlignment.leading,
      "where lines stand"
    )
    let vertical = line.choice(
      "vertical",
      .verticalAlignment,
      default: VerticalAlignment.center,
      with: "in",
      "where the block of lines stands"
    )
    let lines = line.take("lines", .int, default: .int(0), with: "in", "the most lines; 0 is any") {
      $0.intValue
    }
    let height = line.number(
      "lineHeight",
      default: 0,
      "from baseline to baseline; 0 is the font's own"
    )
    let truncation = line.choice(
      "truncation",
      .textTruncation,
      default: TextTruncation.end,
      with: "in",
      "where an ellipsis stands for what has no room"
    )
    let underline = line.flag("underline", "whether a line is drawn beneath")
    let strikethrough = line.flag("strikethrough", "whether a line is drawn through")
    return .text(
      .init(
        words: words,
        place: place,
        font: font,
        paint: paint,
        align: align,
        vertical: vertical,
        lines: lines,
        height: height,
        truncation: truncation,
        underline: underline,
        strikethrough: strikethrough
      )
    )
  }

  static let place = DrawOperation("place", "Places a content.") { line in
    let content = line.require(nil, .content, "a component, a row, a column or an overlay") { $0 }
    let place = line.place()
    let outset = line.insets("outset", with: "in", "how much larger the place is")
    let slide = line.insets("slide", with: "in", "how far the picture's edges move inwards")
    return .place(.init(content: content, place: place, outset: outset, slide: slide))
  }
}
