// What keeps caps from holding, or from being proved.

import RasterSyntax

/// The axis along which a component is stretched.
enum CapsAxis {
  case horizontal, vertical

  /// What grows along it, and across.
  var length: String { self == .horizontal ? "width" : "height" }
  /// What begins and ends it.
  var sides: (leading: String, trailing: String) {
    self == .horizontal ? ("left", "right") : ("top", "bottom")
  }
}

/// A place that keeps caps from holding, or from being proved.
struct CapsFailure {
  enum Cause {
    /// Colours that vary along the axis.
    case gradient
    /// A paint of which it is not known whether it is a colour.
    case paint
    /// Begins at the component's origin, or repeats.
    case pattern
    case image
    case dashes
    case words
    case curve
    /// An edge in the band that is not parallel to the axis.
    case slant
    /// Moves while the length grows, and stays at neither end.
    case floating
    /// Is larger across, or thicker, in longer boxes.
    case growing
    /// A picture, or a very wide blur, which rounds otherwise where it is moved.
    case moved
    /// A turned or scaled layer.
    case transform
    case mask
    /// A content of which it is not known how far it reaches.
    case content
    /// Reaches farther than the cap.
    case reach(CapsSide, Double, of: Effect)
    /// Reaches the farther, the longer the other axis is.
    case breadth(CapsSide)
    case stop(ProofStop.Cause)
  }

  /// What reaches so far.
  enum Effect {
    case ink, shadow, blur
  }

  let cause: Cause
  let range: SourceRange
}

enum CapsSide {
  case leading, trailing
}
