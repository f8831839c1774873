// A resolved vector drawing: the appearance of every shape, in the drawing's coordinates.

import RasterSyntax
import RasterValues

/// A vector drawing, independent of its file format.
///
/// All transforms lead to the drawing's coordinates. A group exists only if an effect applies to
/// its contents as a whole.
package struct VectorDrawing: Sendable {
  package var size: Size
  /// How the drawing fills a rectangle of different proportions, according to its file.
  package var fitting = DrawingFitting()
  /// The title in the file.
  package var title: String?
  package var nodes: [VectorNode]
  /// The default colours of the tints, which the user of the drawing can replace.
  package var tints: [Color]
  /// The outermost groups with an id, for finding variants.
  package var parts: [VectorPart]
  /// Whether the drawing is mirrored in right-to-left layouts.
  package var isMirrored = false
}

/// An outermost group with its id.
package struct VectorPart: Sendable {
  package let id: String
  package let nodes: [VectorNode]
  package let bounds: Rect?
}

package indirect enum VectorNode: Sendable {
  case shape(VectorShape)
  case group(VectorGroup)
}

/// Nodes that are composited as one layer.
package struct VectorGroup: Sendable {
  package var opacity = 1.0
  package var blend: String?
  /// The blur in CSS's measure, twice the standard deviation.
  package var blur = 0.0
  /// Steps that compute an image from the contents, before all other effects.
  package var filter: DrawingFilter?
  /// A matrix of twenty numbers that changes the colours of the contents.
  package var colorMatrix: [Double]?
  package var shadows: [VectorShadow] = []
  package var showsShadowsOnly = false
  package var clip: VectorRegion?
  package var mask: VectorMask?
  /// Whether blend modes inside it see only its own contents, although it has no other effect.
  package var isIsolated = false
  /// Whether it does not count for the boxes of the groups around it, like markers and shadows.
  package var isOutsideBox = false
  package var children: [VectorNode] = []

  /// Whether the group has no effect.
  var isPlain: Bool {
    opacity == 1 && blend == nil && blur == 0 && filter == nil && colorMatrix == nil
      && shadows.isEmpty && clip == nil && mask == nil && !isIsolated
  }
}

package struct VectorShadow: Sendable {
  package var color: VectorColor
  package var blur: Double
  package var spread: Double
  package var offset: Point
  package var isInner: Bool
}

package struct VectorMask: Sendable {
  package var nodes: [VectorNode]
  package var isLuminance: Bool
  /// The region of the mask; contents outside it are hidden.
  package var region: VectorRegion?
}

/// A region: an outline, or a union or intersection of regions.
package indirect enum VectorRegion: Sendable {
  case outline(VectorOutline, isEvenOdd: Bool)
  case union([VectorRegion])
  case intersection([VectorRegion])

  /// The maximum number of outlines that are combined.
  static let chainLimit = 32

  /// The number of its outlines.
  var count: Int {
    switch self {
    case .outline: 1
    case .union(let parts), .intersection(let parts): parts.reduce(0) { $0 + $1.count }
    }
  }

  /// A node that covers it.
  var covering: VectorNode {
    switch self {
    case .outline(let outline, let isEvenOdd):
      var shape = VectorShape(label: nil, outline: outline)
      (shape.fill, shape.isEvenOdd) = (.color(.color(.white)), isEvenOdd)
      return .shape(shape)
    case .union(let parts): return .group(VectorGroup(children: parts.map { $0.covering }))
    case .intersection(let parts):
      guard let first = parts.first else { return .group(VectorGroup(children: [])) }
      let rest = Array(parts.dropFirst())
      return .group(
        VectorGroup(clip: rest.isEmpty ? nil : .intersection(rest), children: [first.covering])
      )
    }
  }
}

/// An outline and its transform.
package struct VectorOutline: Sendable {
  package var geometry: VectorGeometry
  package var transform: Transform
}

package enum VectorGeometry: Sendable {
  case rect(Rect)
  case roundedRect(Rect, Size)
  case ellipse(Rect)
  case line(Point, Point)
  case polyline([Point])
  case polygon([Point])
  /// Valid SVG path data.
  case path(String)
}

package struct VectorShape: Sendable {
  package var label: String?
  package var outline: VectorOutline
  package var fill: VectorPaint?
  package var isEvenOdd = false
  package var stroke: VectorStroke?
  package var isStrokeBelow = false
  /// Text or an image instead of paint; only in drawings read for component sources.
  package var content: VectorContent?
}

package struct VectorStroke: Sendable {
  package var paint: VectorPaint
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double
}

package enum VectorColor: Hashable, Sendable {
  case color(Color)
  /// The index of one of the drawing's tints, and its alpha.
  case tint(Int, alpha: Double)

  package var alpha: Double {
    switch self {
    case .color(let color): color.alpha
    case .tint(_, let alpha): alpha
    }
  }

  func faded(_ factor: Double) -> VectorColor {
    switch self {
    case .color(var color):
      color.alpha *= factor
      return .color(color)
    case .tint(let index, let alpha): return .tint(index, alpha: alpha * factor)
    }
  }
}

package enum VectorPaint: Sendable {
  case color(VectorColor)
  case gradient(VectorGradient)

  func faded(_ factor: Double) -> VectorPaint {
    switch self {
    case .color(let color): return .color(color.faded(factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.faded(factor)
      }
      return .gradient(gradient)
    }
  }
}

package struct VectorGradient: Sendable {
  package enum Kind: Sendable {
    case linear(from: Point, to: Point)
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
    /// One turn around a point, clockwise from the right.
    case sweep(center: Point)
  }

  package struct Stop: Sendable {
    package var offset: Double
    package var color: VectorColor
  }

  package var kind: Kind
  package var stops: [Stop]
  package var spread: Spread
  /// The transform from the gradient's coordinates to those of the outline.
  package var transform: Transform
  /// Whether colours are mixed after they are multiplied by their alpha.
  package var isPremultiplied = false
}
