// The painted area of a stroke.

import RasterDrawing
import RasterValues

extension StrokeStyle {
  /// Returns a rectangle that contains a stroke of twice the width, including its corners.
  func region(around shape: Path.Shape) -> Rect {
    let bounds = Path(shape).bounds
    let reach = width * max(miterLimit, 2) + 1
    return Rect(
      x: bounds.x - reach,
      y: bounds.y - reach,
      width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach
    )
  }
}

extension RecordedStroke {
  /// The outline of the stroke, filled by the nonzero winding rule.
  var outlined: Path {
    let shape = shape.copied
    let outline = Path(shape).outlined(
      width: style.alignment == .center ? style.width : style.width * 2,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      dash: style.dash,
      dashPhase: style.dashPhase
    )
    guard shape.isFillable else { return outline }
    switch style.alignment {
    case .center: return outline
    case .inside: return outline.intersection(Path(shape))
    case .outside: return outline.subtracting(Path(shape))
    }
  }
}

extension Path.Shape {
  /// Whether filling the shape covers any area.
  var isFillable: Bool {
    switch self {
    case .empty: false
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      rect.width > 0 && rect.height > 0
    case .outline(let outline): !outline.points.isEmpty
    }
  }
}
