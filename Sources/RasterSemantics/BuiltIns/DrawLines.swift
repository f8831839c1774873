// The lines of `draw` blocks: each operation's row, and its named arguments for the interpreter.

import RasterValues

extension DrawOperation {
  /// All operations, in the order in which diagnostics list them.
  package static let all = [fill, stroke, layer, image, nineSlice, text, place]

  static let fill = DrawOperation("fill", "Fills a path.") { .fill(.init(&$0)) }
  static let stroke = DrawOperation("stroke", "Strokes a path.") { .stroke(.init(&$0)) }
  static let layer = DrawOperation(
    "layer",
    method: "drawLayer",
    hasBlock: true,
    "Draws a block into its own layer."
  ) { .layer(.init(&$0)) }
  package static let image = DrawOperation(
    "image",
    method: "drawImage",
    "Draws an image, fitted to a rectangle or at its natural size."
  ) { .image(.init(&$0)) }
  static let nineSlice = DrawOperation(
    "nineSlice",
    method: "drawNineSlice",
    "Draws an image in nine slices."
  ) { .nineSlice(.init(&$0)) }
  package static let text = DrawOperation(
    "text",
    method: "drawText",
    reads: .text,
    "Draws text."
  ) { .text(.init(&$0)) }
  static let place = DrawOperation("place", "Draws a component or another content.") {
    .place(.init(&$0))
  }
}

/// The arguments of an operation.
///
/// A closed enumeration, so that a new operation does not compile until the interpreter draws it.
package enum DrawArguments: Sendable {
  case fill(Fill)
  case stroke(Stroke)
  case layer(Layer)
  case image(Image)
  case nineSlice(NineSlice)
  case text(Text)
  case place(Place)

  /// `in:` with a rectangle or `at:` with a point; exactly one is given.
  package typealias Position = (rect: LineArgument<Rect?>, point: LineArgument<Point?>)
}

// Each struct declares the arguments of one operation, in their order.
extension DrawArguments {
  package struct Fill: Sendable {
    package let path: LineArgument<Path>
    package let paint: LineArgument<Paint>
    package let rule: LineArgument<FillRule>

    fileprivate init(_ line: inout LineBuilder) {
      path = line.require(nil, .path, "the path to fill") { $0.pathValue }
      paint = line.require("with", .paint, swift: .color, "the paint") { $0.paintValue }
      rule = line.choice("rule", .fillRule, default: .nonZero, "which areas count as inside")
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
      path = line.require(nil, .path, "the path to stroke") { $0.pathValue }
      paint = line.require("with", .paint, "the paint") { $0.paintValue }
      width = line.number("width", default: 1, "the width; 0 is a hairline of one device pixel")
      cap = line.choice("cap", .lineCap, default: .butt, "the shape of open ends")
      join = line.choice("join", .lineJoin, default: .miter, "the shape of corners")
      limit = line.number(
        "miterLimit",
        default: 10,
        "the longest miter, as a multiple of the width"
      )
      dash = line.take(
        "dash",
        .list(.double),
        default: .emptyList,
        "the lengths of dashes and gaps, alternating"
      ) {
        $0.listValue.map { $0.doubleValue }
      }
      dashPhase = line.number(
        "dashPhase",
        default: 0,
        "the distance into the dash pattern at which the stroke starts"
      )
      align = line.choice(
        "align",
        .strokeAlignment,
        default: .center,
        "the side of the path on which the stroke lies"
      )
    }
  }

  /// A mask that is a component is drawn in the bounds of the component that contains the layer.
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
      opacity = line.part("opacity", default: 1, "the opacity of the layer")
      blend = line.choice("blend", .blendMode, default: .normal, "how it blends with content below")
      blur = line.number("blur", default: 0, "the blur radius of CSS, twice the standard deviation")
      filter = line.take(
        "filter",
        .optional(.colorFilter),
        default: .nothing,
        "a colour filter, applied after the blur"
      ) { value in value.unwrapped.map { $0.colorFilterValue } }
      clip = line.take("clip", .path, "the path that clips the layer") { value in
        value.unwrapped.map { $0.pathValue }
      }
      clipRule = line.choice(
        "clipRule",
        .fillRule,
        default: .nonZero,
        with: "clip",
        "which areas count as inside the clip"
      )
      mask = line.take(
        "mask",
        .path,
        or: .content,
        swift: .group(callee: ".path", alternative: ".component", more: ["in: canvas.bounds"]),
        "the path or the component that masks the layer"
      ) { $0 }
      maskMode = line.choice(
        "maskMode",
        .maskMode,
        default: .alpha,
        with: "mask",
        swift: .part(of: "mask", label: "mode"),
        "the channel of a component that masks"
      )
      shadows = line.take(
        "shadows",
        .list(.shadow),
        default: .emptyList,
        "the shadows; the first is on top"
      ) { $0.listValue.map { $0.shadowValue } }
      shadowsOnly = line.take(
        "shadowsOnly",
        .bool,
        default: .bool(false),
        with: "shadows",
        "whether only the shadows are drawn, without the layer itself"
      ) { $0.boolValue }
      transform = line.take(
        "transform",
        .transform,
        default: .identity,
        "the transform of the whole layer"
      ) { $0.transformValue }
      mirrored = line.flag("mirrored", "whether the whole layer is mirrored")
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
      scale = line.number("scale", default: 1, with: "at", "the image's pixels per point")
      source = line.take(
        "source",
        .optional(.rect),
        default: .nothing,
        with: "in",
        "the part of the image to draw, in pixels"
      ) { value in value.unwrapped.map { $0.rectValue } }
      fit = line.choice(
        "fit",
        .imageFit,
        default: .fill,
        with: "in",
        "how the image fills the rectangle"
      )
      align = line.take(
        "align",
        .anchor,
        default: .centerAnchor,
        with: "in",
        "the anchor at which image and rectangle are aligned if their sizes differ"
      ) { $0.anchorValue }
      sampling = line.choice(
        "sampling",
        .sampling,
        default: .bilinear,
        "how pixels are sampled"
      )
      tint = line.take(
        "tint",
        .optional(.color),
        default: .nothing,
        "the colour in which its alpha is drawn; for an SVG file, the value of `currentColor`"
      ) { value in value.unwrapped.map { $0.colorValue } }
      autoMirrored = line.flag(
        "autoMirrored",
        "whether the image is mirrored with the layout, as arrows are"
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
      rect = line.require("in", .rect, "the rectangle to fill") { $0.rectValue }
      caps = line.require(
        "caps",
        .insets,
        swift: .group(callee: "Raster.Caps", alternative: nil, more: []),
        "the edges that keep their size"
      ) { $0.insetsValue }
      scale = line.number("scale", default: 1, "the image's pixels per point")
      horizontal = line.choice(
        "horizontal",
        .stretchMode,
        default: .stretch,
        swift: .part(of: "caps", label: "horizontal"),
        "how the middle fills the width"
      )
      vertical = line.choice(
        "vertical",
        .stretchMode,
        default: .stretch,
        swift: .part(of: "caps", label: "vertical"),
        "how the middle fills the height"
      )
      outset = line.insets("outset", "how far the rectangle is enlarged on each side")
      imageInsets = line.insets(
        "imageInsets",
        "how far the image's edges are inset from the enlarged rectangle"
      )
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
      outset = line.insets("outset", with: "in", "how far the rectangle is enlarged on each side")
      imageInsets = line.insets(
        "imageInsets",
        with: "in",
        "how far the content's edges are inset from the enlarged rectangle"
      )
    }
  }
}
