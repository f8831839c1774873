// A picture of vectors: what is painted, in order, in points of its own.

/// A picture of vectors, resolved: outlines, paints and layers in points of its own.
///
/// A class, since images hold it and are copied often; it never changes.
package final class Drawing: Sendable {
  /// The picture is what lies within it, from the origin.
  package let size: Size
  package let fitting: DrawingFitting
  /// Whether there is more outside of the size, which is cut off.
  package let isCut: Bool
  /// What the colours are by themselves that a tint takes the place of.
  package let tints: [Color]
  /// Whether all of it has one colour.
  package let isMonochrome: Bool
  package let nodes: [DrawingNode]
  /// The drawing as bytes, by which it is known.
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

  /// Nil where bytes are no drawing.
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

/// How a drawing fills a rectangle that has other proportions.
///
/// Source: SVG 2, section 8.6, `preserveAspectRatio`.
package struct DrawingFitting: Hashable, Sendable {
  package enum Scaling: UInt8, Hashable, Sendable {
    /// As large as fits whole, in proportion.
    case meet
    /// As small as covers the rectangle, in proportion.
    case slice
    /// Stretched to it.
    case stretch
  }

  package var scaling: Scaling
  /// Which places meet where the proportions differ, as shares of the sides.
  package var x: Double
  package var y: Double

  package init(_ scaling: Scaling = .meet, x: Double = 0.5, y: Double = 0.5) {
    (self.scaling, self.x, self.y) = (scaling, x, y)
  }
}

/// A mark of a drawing, or several that are drawn as one.
package indirect enum DrawingNode: Sendable {
  case fill(DrawingPath, DrawingPaint, FillRule)
  case stroke(DrawingPath, DrawingPaint, StrokeStyle)
  case layer(DrawingLayer)

  /// Whether it meets what is beneath it in another way than by covering it.
  package var blends: Bool {
    if case .layer(let layer) = self {
      return layer.blend != .normal || layer.nodes.contains { $0.blends }
    }
    return false
  }
}

/// An outline, with the path data that says it shortest.
package struct DrawingPath: Sendable {
  package let path: Path
  /// SVG's path data, where the path is of it.
  package let data: String?

  package init(_ path: Path) { (self.path, data) = (path, nil) }

  package init(data: String) { (path, self.data) = (Path(svgPathData: data), data) }
}

/// Several marks as one, as a canvas draws layers.
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

/// What masks a layer: a picture in the drawing's size.
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
  /// One of the drawing's tints, and how much of it is seen.
  case tint(Int, share: Double)
}

package enum DrawingPaint: Sendable {
  case color(DrawingColor)
  /// A gradient, and the colours of its stops.
  case gradient(Gradient, [DrawingColor])
}
