// A vector drawing: the marks that it paints, in order, in its own coordinate system.

/// A resolved vector drawing: outlines, paints and layers in its own coordinate system.
///
/// This is a class because images refer to it and are copied often. It is immutable.
package final class Drawing: Sendable {
  /// The size of the drawing, whose top left corner is the origin.
  package let size: Size
  package let fitting: DrawingFitting
  /// Whether the drawing has content outside its size, which is clipped.
  package let isCut: Bool
  /// The default colours that a tint replaces.
  package let tints: [Color]
  /// Whether the whole drawing uses a single colour.
  package let isMonochrome: Bool
  package let nodes: [DrawingNode]
  /// The encoded drawing, which determines its identity.
  package let encoded: [UInt8]

  package convenience init(
    size: Size,
    fitting: DrawingFitting,
    isCut: Bool,
    tints: [Color],
    isMonochrome: Bool,
    nodes: [DrawingNode]
  ) {
    var encoder = DrawingEncoder()
    encoder.add(size)
    encoder.add(fitting)
    encoder.add(isCut)
    encoder.add(isMonochrome)
    encoder.add(tints) { $0.add($1) }
    encoder.add(nodes) { $0.add($1) }
    self.init(
      size: size,
      fitting: fitting,
      isCut: isCut,
      tints: tints,
      isMonochrome: isMonochrome,
      nodes: nodes,
      encoded: encoder.bytes
    )
  }

  /// Decodes a drawing, or returns `nil` if the bytes are not a valid one.
  package convenience init?(encoded bytes: [UInt8]) {
    guard var decoder = DrawingDecoder(bytes) else { return nil }
    let size = decoder.size()
    let fitting = decoder.fitting()
    let isCut = decoder.flag()
    let isMonochrome = decoder.flag()
    let tints = decoder.list { $0.color() }
    let nodes = decoder.list { $0.node(depth: 0) }
    guard decoder.isWhole, size.width > 0, size.height > 0 else { return nil }
    self.init(
      size: size,
      fitting: fitting,
      isCut: isCut,
      tints: tints,
      isMonochrome: isMonochrome,
      nodes: nodes,
      encoded: bytes
    )
  }

  private init(
    size: Size,
    fitting: DrawingFitting,
    isCut: Bool,
    tints: [Color],
    isMonochrome: Bool,
    nodes: [DrawingNode],
    encoded: [UInt8]
  ) {
    self.size = size
    self.fitting = fitting
    self.isCut = isCut
    self.tints = tints
    self.isMonochrome = isMonochrome
    self.nodes = nodes
    self.encoded = encoded
  }
}

/// The way in which a drawing fits into a rectangle of different proportions.
///
/// Source: SVG 2, section 8.6, `preserveAspectRatio`.
package struct DrawingFitting: Hashable, Sendable {
  package enum Scaling: UInt8, Hashable, Sendable {
    /// Scaled uniformly to the largest size that fits into the rectangle.
    case meet
    /// Scaled uniformly to the smallest size that covers the rectangle.
    case slice
    /// Stretched to the rectangle.
    case stretch
  }

  package var scaling: Scaling
  /// The alignment if the proportions differ, as a fraction of each side: 0.5 is the centre.
  package var x: Double
  package var y: Double

  package init(_ scaling: Scaling = .meet, x: Double = 0.5, y: Double = 0.5) {
    (self.scaling, self.x, self.y) = (scaling, x, y)
  }
}

/// A mark of a drawing, or a layer of marks that are drawn as a group.
package indirect enum DrawingNode: Sendable {
  case fill(DrawingPath, DrawingPaint, FillRule)
  case stroke(DrawingPath, DrawingPaint, StrokeStyle)
  case layer(DrawingLayer)
  case filtered(DrawingFilter, [DrawingNode])

  /// Whether the node, or a node inside it, uses a blend mode other than `normal`.
  package var blends: Bool {
    switch self {
    case .layer(let layer): layer.blend != .normal || layer.nodes.contains { $0.blends }
    case .filtered(_, let nodes): nodes.contains { $0.blends }
    case .fill, .stroke: false
    }
  }
}

/// An outline, together with its SVG path data if that is its shortest form.
package struct DrawingPath: Sendable {
  package let path: Path
  /// SVG path data, if the path was created from it.
  package let data: String?

  package init(_ path: Path) { (self.path, data) = (path, nil) }

  package init(data: String) { (path, self.data) = (Path(svgPathData: data), data) }
}

/// A group of marks, with the same effects as a layer of a canvas.
package struct DrawingLayer: Sendable {
  package var opacity = 1.0
  package var blend = BlendMode.normal
  package var blur = 0.0
  package var clip: DrawingPath?
  package var clipRule = FillRule.nonZero
  package var mask: DrawingMask?
  package var shadows: [DrawingShadow] = []
  package var showsShadowsOnly = false
  package var transform = Transform.identity
  package var nodes: [DrawingNode]

  package init(nodes: [DrawingNode]) { self.nodes = nodes }
}

/// The mask of a layer: a drawing with the size of the enclosing one.
package struct DrawingMask: Sendable {
  package var nodes: [DrawingNode]
  package var isCut: Bool
  package var mode: MaskMode

  package init(nodes: [DrawingNode], isCut: Bool, mode: MaskMode) {
    (self.nodes, self.isCut, self.mode) = (nodes, isCut, mode)
  }
}

package struct DrawingShadow: Sendable {
  package var color: DrawingColor
  package var blur: Double
  package var spread: Double
  package var offset: Point
  package var isInner: Bool

  package init(
    _ color: DrawingColor,
    blur: Double,
    spread: Double,
    offset: Point,
    isInner: Bool
  ) {
    (self.color, self.blur, self.spread) = (color, blur, spread)
    (self.offset, self.isInner) = (offset, isInner)
  }
}

package enum DrawingColor: Hashable, Sendable {
  case color(Color)
  /// A tint, by its index in the drawing's `tints`, with an opacity.
  case tint(Int, share: Double)
}

package enum DrawingPaint: Sendable {
  case color(DrawingColor)
  /// A gradient, with the colours of its stops.
  case gradient(Gradient, [DrawingColor])
}
