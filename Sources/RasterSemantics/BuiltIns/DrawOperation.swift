// The operations of drawings: a word, what it takes, and what it draws.

import Raster

/// An operation of a drawing, in one row of the table.
///
/// Both back ends work from the row alone: the interpreter calls `draw`, which calls the method of the
/// canvas that the generator writes. A class, so that rows are told apart by identity.
package final class DrawOperation: BlockOperation {
  package typealias Draw =
    @Sendable (LineValues, inout Canvas, (inout Canvas) -> Void) -> Void

  package let line: Line
  /// Draws a line with the values of its arguments; the last argument draws its block.
  package let draw: Draw

  /// A row: `build` declares the parameters, and returns what draws with them.
  init(
    _ name: String,
    hasBlock: Bool = false,
    reads: Environment.Reads = [],
    _ documentation: String,
    build: (inout LineBuilder) -> Draw
  ) {
    var builder = LineBuilder()
    draw = build(&builder)
    line = Line(name, builder.parameters, hasBlock: hasBlock, reads: reads, documentation)
  }
}

extension DrawOperation {
  /// All operations, in the order in which reports list them.
  package static let all = [fill, stroke, layer, image, stretch, text, place]

  static let fill = DrawOperation("fill", "Fills a path.") { line in
    let path = line.require(nil, .path, "what is filled") { $0.pathValue }
    let paint = line.require("with", .paint, swift: .color, "the paint") { $0.paintValue }
    let rule = line.choice("rule", .fillRule, FillRule.winding, "what counts as inside")
    return { values, canvas, _ in
      canvas.fill(values[path], with: values[paint], rule: values[rule])
    }
  }

  static let stroke = DrawOperation("stroke", "Draws along a path.") { line in
    let path = line.require(nil, .path, "what is stroked") { $0.pathValue }
    let paint = line.require("with", .paint, "the paint") { $0.paintValue }
    let width = line.number("width", 1, "the width; 0 is a hairline, one device pixel")
    let cap = line.choice("cap", .lineCap, LineCap.butt, "how open ends are drawn")
    let join = line.choice("join", .lineJoin, LineJoin.miter, "how corners are drawn")
    let limit = line.number("miterLimit", 10, "the longest miter, in widths")
    let dash = line.take("dash", .list(.double), default: .emptyList, "dashes and gaps in turn") {
      $0.listValue.map { $0.doubleValue }
    }
    let phase = line.number("phase", 0, "how far into the dashes the stroke begins")
    let align = line.choice(
      "align",
      .strokeAlignment,
      StrokeAlignment.center,
      "the side of the path that the stroke lies on"
    )
    return { values, canvas, _ in
      canvas.stroke(
        values[path],
        with: values[paint],
        width: values[width],
        cap: values[cap],
        join: values[join],
        miterLimit: values[limit],
        dash: values[dash],
        phase: values[phase],
        align: values[align]
      )
    }
  }

  /// A mask that is a component is drawn in the bounds of the component whose layer it masks.
  static let layer = DrawOperation("layer", hasBlock: true, "Draws a block as one picture.") {
    line in
    let opacity = line.number("opacity", 1, "how much of it is seen")
    let blend = line.choice("blend", .blendMode, BlendMode.normal, "how it meets what is beneath")
    let blur = line.number("blur", 0, "CSS's blur, twice the standard deviation")
    let clip = line.take("clip", .path, "what it is cut by") { value in
      value.unwrapped.map { $0.pathValue }
    }
    let clipRule = line.choice(
      "clipRule",
      .fillRule,
      FillRule.winding,
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
      MaskMode.alpha,
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
    return { values, canvas, body in
      canvas.layer(
        opacity: values[opacity],
        blend: values[blend],
        blur: values[blur],
        clip: values[clip],
        clipRule: values[clipRule],
        mask: values.mask(mask, mode: maskMode, in: canvas.bounds),
        shadows: values[shadows],
        transform: values[transform],
        body
      )
    }
  }

  static let image = DrawOperation("image", "Draws an image, fitted to a rectangle or as it is.") {
    line in
    let image = line.require(nil, .image, "the image") { $0.imageValue }
    let place = line.place()
    let scale = line.number("scale", 1, with: "at", "the image's pixels a point")
    let source = line.take(
      "source",
      .optional(.rect),
      default: .nothing,
      with: "in",
      "the part that is drawn, in pixels of the image"
    ) { value in value.unwrapped.map { $0.rectValue } }
    let fit = line.choice("fit", .imageFit, ImageFit.fill, with: "in", "how it fills the rectangle")
    let align = line.take(
      "align",
      .anchor,
      default: .centerAnchor,
      with: "in",
      "which places meet where the sizes differ"
    ) { $0.anchorValue }
    let sampling = line.choice("sampling", .sampling, Sampling.bilinear, "how pixels are read")
    let tint = line.take(
      "tint",
      .optional(.color),
      default: .nothing,
      "the colour that its alpha is drawn in"
    ) { value in value.unwrapped.map { $0.colorValue } }
    return { values, canvas, _ in
      guard let picture = values[image] else { return }
      if let rect = values[place.rect] {
        canvas.image(
          picture,
          in: rect,
          source: values[source],
          fit: values[fit],
          align: values[align],
          sampling: values[sampling],
          tint: values[tint]
        )
      } else if let point = values[place.point] {
        canvas.image(
          picture,
          at: point,
          scale: values[scale],
          sampling: values[sampling],
          tint: values[tint]
        )
      }
    }
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
    let scale = line.number("scale", 1, "the image's pixels a point")
    let horizontal = line.choice(
      "horizontal",
      .stretchMode,
      StretchMode.stretch,
      swift: .part(of: "caps", label: "horizontal"),
      "how the middle is drawn across"
    )
    let vertical = line.choice(
      "vertical",
      .stretchMode,
      StretchMode.stretch,
      swift: .part(of: "caps", label: "vertical"),
      "how the middle is drawn down"
    )
    let outset = line.insets("outset", "how much larger the place is")
    let slide = line.insets("slide", "how far the picture's edges move inwards in the place")
    return { values, canvas, _ in
      guard let picture = values[image] else { return }
      canvas.stretch(
        picture,
        in: values[rect],
        caps: Caps(values[caps], horizontal: values[horizontal], vertical: values[vertical]),
        scale: values[scale],
        outset: values[outset],
        slide: values[slide]
      )
    }
  }

  static let text = DrawOperation("text", reads: .words, "Draws words.") { line in
    let words = line.require(nil, .string, "the words") { $0.stringValue }
    let place = line.place()
    let font = line.take("font", .font, default: .font, "the font") { $0.fontValue }
    let paint = line.require("with", .paint, "the paint") { $0.paintValue }
    let align = line.choice("align", .textAlignment, TextAlignment.leading, "where lines stand")
    let vertical = line.choice(
      "vertical",
      .verticalAlignment,
      VerticalAlignment.center,
      with: "in",
      "where the block of lines stands"
    )
    let lines = line.take("lines", .int, default: .int(0), with: "in", "the most lines; 0 is any") {
      $0.intValue
    }
    let height = line.number("lineHeight", 0, "from baseline to baseline; 0 is the font's own")
    let truncation = line.choice(
      "truncation",
      .textTruncation,
      TextTruncation.end,
      with: "in",
      "where an ellipsis stands for what has no room"
    )
    let underline = line.flag("underline", "whether a line is drawn beneath")
    let strikethrough = line.flag("strikethrough", "whether a line is drawn through")
    return { values, canvas, _ in
      if let point = values[place.point] {
        canvas.text(
          values[words],
          at: point,
          font: values[font],
          with: values[paint],
          align: values[align],
          lineHeight: values[height],
          underline: values[underline],
          strikethrough: values[strikethrough]
        )
      } else if let rect = values[place.rect] {
        canvas.text(
          values[words],
          in: rect,
          font: values[font],
          with: values[paint],
          align: values[align],
          vertical: values[vertical],
          lines: values[lines],
          lineHeight: values[height],
          truncation: values[truncation],
          underline: values[underline],
          strikethrough: values[strikethrough]
        )
      }
    }
  }

  static let place = DrawOperation("place", "Places a content.") { line in
    let content = line.require(nil, .content, "a component, a row, a column or an overlay") { $0 }
    let place = line.place()
    let outset = line.insets("outset", with: "in", "how much larger the place is")
    let slide = line.insets("slide", with: "in", "how far the picture's edges move inwards")
    return { values, canvas, _ in
      guard let component = values.component(content) else { return }
      if let rect = values[place.rect] {
        canvas.place(component, in: rect, outset: values[outset], slide: values[slide])
      } else if let point = values[place.point] {
        canvas.place(component, at: point)
      }
    }
  }
}

extension LineValues {
  /// What masks a layer; nil where nothing does.
  fileprivate func mask(
    _ mask: LineArgument<Value>,
    mode: LineArgument<MaskMode>,
    in bounds: Rect
  ) -> LayerMask? {
    if let component = component(mask) {
      return .component(component, in: bounds, mode: self[mode])
    }
    return self[mask].unwrapped.map { .path($0.pathValue) }
  }
}
