// A drawing of vectors, resolved: what every shape looks like, in the points of the whole.

import RasterSyntax
import RasterValues

/// A drawing, whatever file it comes from.
///
/// All transforms lead to the points of the drawing; groups are there only where something
/// happens to them as a whole.
package struct VectorDrawing: Sendable {
  package var size: Size
  /// How it fills a rectangle of other proportions, as its file says.
  package var fitting = DrawingFitting()
  /// What the drawing is called in its file.
  package var title: String?
  package var nodes: [VectorNode]
  /// The colours that whoever uses the drawing chooses, with what they are by themselves.
  package var tints: [Color]
  /// The outermost groups that have an id, for those who look for variants.
  package var parts: [VectorPart]
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

/// What is drawn as one picture.
package struct VectorGroup: Sendable {
  package var opacity = 1.0
  package var blend: String?
  /// CSS's blur, twice the standard deviation.
  package var blur = 0.0
  package var shadows: [VectorShadow] = []
  package var showsShadowsOnly = false
  package var clip: VectorRegion?
  package var mask: VectorMask?
  package var children: [VectorNode] = []

  /// Whether nothing happens to it as a whole.
  var isPlain: Bool {
    opacity == 1 && blend == nil && blur == 0 && shadows.isEmpty && clip == nil && mask == nil
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
  /// What the mask's own region is; nothing is kept outside of it.
  package var region: VectorRegion?
}

/// An area: of outlines, joined and cut.
package indirect enum VectorRegion: Sendable {
  case outline(VectorOutline, isEvenOdd: Bool)
  case union([VectorRegion])
  case intersection([VectorRegion])
}

/// An outline, and where it lies.
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
  /// SVG's path data, without mistakes.
  case path(String)
}

package struct VectorShape: Sendable {
  package var label: String?
  package var outline: VectorOutline
  package var fill: VectorPaint?
  package var isEvenOdd = false
  package var stroke: VectorStroke?
  package var isStrokeBelow = false
  /// What it stands for, beside its paint: sources alone have that.
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
  /// One of the drawing's tints, and how much of it is seen.
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
  }

  package struct Stop: Sendable {
    package var offset: Double
    package var color: VectorColor
  }

  package var kind: Kind
  package var stops: [Stop]
  package var spread: Spread
  /// From the gradient's points to those of the outline that it paints.
  package var transform: Transform
}
