// The reasons why caps are invalid or cannot be proved.

import RasterSyntax

/// The axis along which a component is stretched.
enum CapsAxis {
  case horizontal, vertical

  /// The name of the dimension along the axis.
  var length: String { self == .horizontal ? "width" : "height" }
  /// The names of the sides at the start and the end.
  var sides: (leading: String, trailing: String) {
    self == .horizontal ? ("left", "right") : ("top", "bottom")
  }
}

/// A source position that makes caps invalid or prevents their proof.
struct CapsFailure {
  enum Cause {
    /// The colours vary along the axis.
    case gradient
    /// It is unknown whether the paint is a solid colour.
    case paint
    /// The pattern starts at the component's origin, or repeats.
    case pattern
    case image
    case dashes
    case text
    case curve
    /// An edge between the caps that is not parallel to the axis.
    case slant
    /// The position depends on the length, and is aligned to neither end.
    case floating
    /// The size across the axis, or the thickness, grows with the length.
    case growing
    /// An image, or a very wide blur, whose rounding changes when it is moved.
    case moved
    /// A rotated or scaled layer.
    case transform
    case mask
    /// A content with unknown bounds.
    case content
    /// The drawing extends beyond the cap.
    case reach(CapsSide, Double, of: Effect)
    /// The extent along the axis grows with the length of the other axis.
    case breadth(CapsSide)
    case stop(ProofStop.Cause)
  }

  /// The effect that causes the extent.
  enum Effect {
    case drawing, shadow, blur
  }

  let cause: Cause
  let range: SourceRange
}

enum CapsSide {
  case leading, trailing
}
