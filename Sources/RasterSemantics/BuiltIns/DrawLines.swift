// The lines of drawings: each operation's row, and its arguments by name, which the interpreter reads.

import RasterValues

extension DrawOperation {
  /// All operations, in the order in which reports list them.
  package static let all = [fill, stroke, layer, image, nineSlice, text, place]

  static let fill = DrawOperation("fill", "Fills a path.") { .fill(.init(&$0)) }
  static let stroke = DrawOperation("stroke", "Draws along a path.") { .stroke(.init(&$0)) }
  static let layer = DrawOperation(
    "layer",
    method: "drawLayer",
    hasBlock: true,
    "Draws a block as one picture."
  ) { .layer(.init(&$0)) }
  package static let image = DrawOperation(
    "image",
    method: "drawImage",
    "Draws an image, fitted to a rectangle or as it is."
  ) { .image(.init(&$0)) }
  static let nineSlice = DrawOperation(
    "nineSlice",
    method: "drawNineSlice",
    "Draws an image cut in nine."
  ) { .nineSlice(.init(&$0)) }
  package static let text = DrawOperation(
    "text",
    method: "drawText",
    reads: .words,
    "Draws words."
  ) { .text(.init(&$0)) }
  static let place = DrawOperation("place", "Places a content.") { .place(.init(&$0)) }
}

/// The arguments of an operation.
///
/// Closed, so that an operation does not compile until the interpreter draws it.
package enum DrawArguments: Sendable {
  case fill(Fill)
  case stroke(Stroke)
  case layer(Layer)
  case image(Image)
  case nineSlice(NineSlice)
  case text(Text)
  case place(Place)

  /// `in:` a rectangle or `at:` a point, of which one is given.
  package typealias Position = (rect: LineArgument<Rect?>, point: LineArgument<Point?>)
}

// Each struct declares the lines of one operation, in their order.
extension DrawArguments {
  package struct Fill: Sendable {
    package let path: LineArgument<Path>
    package let paint: LineArgument<Paint>
    package let rule: LineArgument<FillRule>

    fileprivate init(_ line: inout LineBuilder) {
      path = line.require(nil, .path, "what is filled") { $0.pathValue }
      paint = line.require("with", .paint, swift: .color, "the paint") { $0.paintValue }
      rule = line.choice("rule", .fillRule, default: .nonZero, "what counts as inside")
    }
  }

  package struct Stroke: Sendable {
    package let path: LineArgument<Path>
    package let paint: LineArgument<Paint>
    package let width: LineArgument<Double>
    package let cap: LineArgument<LineCap>
    package let join: LineArgument<LineJoin>
    package let limit: LineArgument<Double>
    package let dash: LineArgument<[Double]>
    package let dashPhase: LineArgument<Double>
    package let align: LineArgument<StrokeAlignment>

    fileprivate init(_ line: inout LineBuilder) {
      path = line.require(nil, .path, "what is stroked") { $0.pathValue }
      paint = line.require("with", .paint, "the paint") { $0.paintValue }
      width = line.number("width", default: 1, "the width; 0 is a hairline, one device pixel")
      cap = line.choice("cap", .lineCap, default: .butt, "how open ends are drawn")
      join = line.choice("join", .lineJoin, default: .miter, "how corners are drawn")
      limit = line.number("miterLimit", default: 10, "the longest miter, in widths")
      dash = line.take("dash", .list(.double), default: .emptyList, "dashes and gaps in turn") {
        $0.listValue.map { $0.doubleValue }
      }
      dashPhase = line.number("dashPhase", default: 0, "how far into the dashes the stroke begins")
      align = line.choice(
        "align",
        .strokeAlignment,
        default: .center,
        "the side of the path that the stroke lies on"
      )
    }
  }

  /// A mask that is a component is drawn in the bounds of the component whose layer it masks.
  package struct Layer: Sendable {
    package let opacity: LineArgument<Double>
    package let blend: LineArgument<BlendMode>
    package let blur: LineArgument<Double>
    package let filter: LineArgument<ColorFilter?>
    package let clip: LineArgument<Path?>
    package let clipRule: LineArgument<FillRule>
    /// A path or a content.
    package let mask: LineArgument<Value>
    package let maskMode: LineArgument<MaskMode>
    package let shadows: LineArgument<[Shadow]>
    package let shadowsOnly: LineArgument<Bool>
    package let transform: LineArgument<Transform>
    package let mirrored: LineArgument<Bool>

    fileprivate init(_ line: inout LineBuilder) {
      opacity = line.part("opacity", default: 1, "how much of it is seen")
      blend = line.choice(
        "blend",
        .blendMode,
        default: .normal,
        "how it meets what is beneath"
      )
      blur = line.number("blur", default: 0, "CSS's blur, twice the standard deviation")
      filter = line.take(
        "filter",
        .optional(.colorFilter),
        default: .nothing,
        "a change of its colours, blurred"
      ) { value in value.unwrapped.map { $0.colorFilterValue } }
      clip = line.take("clip", .path, "what it is cut by") { value in
        value.unwrapped.map { $0.pathValue }
      }
      clipRule = line.choice(
        "clipRule",
        .fillRule,
        default: .nonZero,
        with: "clip",
        "what counts as inside the clip"
      )
      mask = line.take(
        "mask",
        .path,
        or: .content,
        swift: .group(callee: ".path", alternative: ".component", more: ["in: canvas.bounds"]),
        "a path, or a component, that it is masked with"
      ) { $0 }
      maskMode = line.choice(
        "maskMode",
        .maskMode,
        default: .alpha,
        with: "mask",
        swift: .part(of: "mask", label: "mode"),
        "what of a component masks"
      )
      shadows = line.take("shadows", .list(.shadow), default: .emptyList, "the first on top") {
        $0.listValue.map { $0.shadowValue }
      }
      shadowsOnly = line.take(
        "shadowsOnly",
        .bool,
        default: .bool(false),
        with: "shadows",
        "whether it casts shadows, and is not drawn itself"
      ) { $0.boolValue }
      transform = line.take("transform", .transform, default: .identity, "applies to all of it") {
        $0.transformValue
      }
      mirrored = line.flag("mirrored", "whether all of it is turned over")
    }
  }

  package struct Image: Sendable {
    package let image: LineArgument<RasterValues.Image?>
    package let place: Position
    package let scale: LineArgument<Double>
    package let source: LineArgument<Rect?>
    package let fit: LineArgument<ImageFit>
    package let align: LineArgument<Anchor>
    package let sampling: LineArgument<Sampling>
    package let tint: LineArgument<Color?>
    package let autoMirrored: LineArgument<Bool>

    fileprivate init(_ line: inout LineBuilder) {
      image = line.require(nil, .image, "the image") { $0.imageValue }
      place = line.place()
      scale = line.number("scale", default: 1, with: "at", "the image's pixels a point")
      source = line.take(
        "source",
        .optional(.rect),
        default: .nothing,
        with: "in",
        "the part that is drawn, in pixels of the image"
      ) { value in value.unwrapped.map { $0.rectValue } }
      fit = line.choice(
        "fit",
        .imageFit,
        default: .fill,
        with: "in",
        "how it fills the rectangle"
      )
      align = line.take(
        "align",
        .anchor,
        default: .centerAnchor,
        with: "in",
        "which places meet where the sizes differ"
      ) { $0.anchorValue }
      sampling = line.choice(
        "sampling",
        .sampling,
        default: .bilinear,
        "how pixels are read"
      )
      tint = line.take(
        "tint",
        .optional(.color),
        default: .nothing,
        "the colour that its alpha is drawn in; of an SVG file with `currentColor`, that colour"
      ) { value in value.unwrapped.map { $0.colorValue } }
      autoMirrored = line.flag(
        "autoMirrored",
        "whether it is mirrored with what is around it, as arrows are"
      )
    }
  }

  package struct NineSlice: Sendable {
    package let image: LineArgument<RasterValues.Image?>
    package let rect: LineArgument<Rect>
    package let caps: LineArgument<Insets>
    package let scale: LineArgument<Double>
    package let horizontal: LineArgument<StretchMode>
    package let vertical: LineArgument<StretchMode>
    package let outset: LineArgument<Insets>
    package let imageInsets: LineArgument<Insets>

    fileprivate init(_ line: inout LineBuilder) {
      image = line.require(nil, .image, "the image") { $0.imageValue }
      rect = line.require("in", .rect, "the rectangle that it fills") { $0.rectValue }
      caps = line.require(
        "caps",
        .insets,
        swift: .group(callee: "Raster.Caps", alternative: nil, more: []),
        "the edges that keep their size"
      ) { $0.insetsValue }
      scale = line.number("scale", default: 1, "the image's pixels a point")
      horizontal = line.choice(
        "horizontal",
        .stretchMode,
        default: .stretch,
        swift: .part(of: "caps", label: "horizontal"),
        "how the middle is drawn across"
      )
      vertical = line.choice(
        "vertical",
        .stretchMode,
        default: .stretch,
        swift: .part(of: "caps", label: "vertical"),
        "how the middle is drawn down"
      )
      outset = line.insets("outset", "how much larger the place is")
      imageInsets = line.insets(
        "imageInsets",
        "how far the picture's edges move inwards in the place"
      )
    }
  }

  package struct Text: Sendable {
    /// A text, or runs.
    package let words: LineArgument<Value>
    package let place: Position
    package let style: LineArgument<TextStyle?>
    package let font: LineArgument<Font?>
    package let paint: LineArgument<Paint?>
    package let align: LineArgument<TextAlignment?>
    package let verticalAlign: LineArgument<VerticalAlignment?>
    package let maxLines: LineArgument<Int>
    package let height: LineArgument<LineHeight?>
    package let truncation: LineArgument<TextTruncation>
    package let minScale: LineArgument<Double>
    package let underline: LineArgument<Bool?>
    package let strikethrough: LineArgument<Bool?>

    fileprivate init(_ line: inout LineBuilder) {
      words = line.take(nil, .string, or: .list(.run), isRequired: true, "the words, or runs") {
        $0
      }
      place = line.place()
      style = line.optional("style", .textStyle, "what the others leave out") {
        $0.textStyleValue
      }
      font = line.optional("font", .font, "the font") { $0.fontValue }
      paint = line.optional("with", .paint, unless: "style", "the paint") { $0.paintValue }
      align = line.optional(
        "align",
        .builtin(.textAlignment),
        "where lines stand; words tell what is leading"
      ) {
        TextAlignment($0) ?? .leading
      }
      verticalAlign = line.optional(
        "verticalAlign",
        .builtin(.verticalAlignment),
        "where the block of lines stands: in the middle of a rectangle, the first baseline at a point"
      ) { VerticalAlignment($0) ?? .center }
      maxLines = line.take(
        "maxLines",
        .int,
        default: .int(0),
        with: "in",
        "the most lines; 0 is any"
      ) { $0.intValue }
      height = line.optional(
        "lineHeight",
        .lineHeight,
        "from baseline to baseline, in points or as a part of the font's size"
      ) { $0.lineHeightValue }
      truncation = line.choice(
        "truncation",
        .textTruncation,
        default: .end,
        with: "in",
        "where an ellipsis stands for what has no room"
      )
      minScale = line.part(
        "minScale",
        default: 1,
        with: "in",
        "the least part of the font's size that words shrink to until they fit"
      )
      underline = line.optional("underline", .bool, "whether a line is drawn beneath") {
        $0.boolValue
      }
      strikethrough = line.optional("strikethrough", .bool, "whether a line is drawn through") {
        $0.boolValue
      }
    }

    /// The style that a line's arguments make.
    package func style(_ values: LineValues) -> TextStyle {
      TextStyle(
        font: values[font],
        paint: values[paint],
        align: values[align],
        lineHeight: values[height],
        underline: values[underline],
        strikethrough: values[strikethrough]
      ).over(values[style] ?? TextStyle())
    }
  }

  package struct Place: Sendable {
    package let content: LineArgument<Value>
    package let place: Position
    package let outset: LineArgument<Insets>
    package let imageInsets: LineArgument<Insets>

    fileprivate init(_ line: inout LineBuilder) {
      content = line.require(nil, .content, "a component, a row, a column or an overlay") { $0 }
      place = line.place()
      outset = line.insets("outset", with: "in", "how much larger the place is")
      imageInsets = line.insets(
        "imageInsets",
        with: "in",
        "how far the picture's edges move inwards"
      )
    }
  }
}
