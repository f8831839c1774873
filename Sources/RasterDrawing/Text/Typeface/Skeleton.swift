// The skeleton of a glyph in the built-in typeface, from which a pen strokes the outline.

import RasterValues

/// A glyph's skeleton: strokes, and other skeletons that it contains.
///
/// Lengths are in font units at the regular weight. y points up from the baseline, and x starts at
/// the left edge of the outline.
struct Skeleton: Sendable {
  /// The width of the outline at the regular weight; 0 for the width of a stem.
  var width = 0.0
  /// The factor that scales the outline's width.
  var wide = 1.0
  /// The growth of the outline's width per unit of the pen's growth.
  var growth = 0.55
  /// The classes of the space on both sides: see `SideBearing`.
  var bearings: (left: SideBearing, right: SideBearing) = (.none, .none)
  /// The ratio of this glyph's pen to the typeface's pen.
  var pen = 1.0
  var strokes: [SkeletonStroke] = []
  var parts: [SkeletonPart] = []
  /// The positions at which marks are attached; nil for the default positions.
  var top, bottom: SkeletonNode?
  /// The default height of marks above.
  var height = 0.0

  /// The side at which the skeleton is attached if it is a mark.
  var markPlace: MarkPlace? {
    switch bearings.left {
    case .above: .above
    case .below: .below
    default: nil
    }
  }
}

/// The side of a letter at which a mark is attached.
package enum MarkPlace: Hashable, Sendable { case above, below }

/// A skeleton contained in another.
struct SkeletonPart: Sendable {
  var glyph: Int
  var offset: SkeletonNode
  var scale = 1.0
  var isMirrored = false
  var isUpsideDown = false
  /// Whether the offset is relative to the attachment point for this mark, instead of the outline.
  var isMark = false
}

/// A stroke: nodes joined by lines and curves.
struct SkeletonStroke: Sendable {
  enum Form: Sendable {
    case open, closed
    /// The interior of the outline, without a pen.
    case filled
    /// A square that grows with the pen, standing on its only node.
    case dot
  }

  var form = Form.open
  var start = SkeletonNode()
  var segments: [SkeletonSegment] = []
}

/// A line or a curve to a node.
struct SkeletonSegment: Sendable {
  enum Kind: Sendable {
    case line
    /// A quarter of a superellipse that starts horizontally and ends vertically.
    case level
    /// A quarter of a superellipse that starts vertically and ends horizontally.
    case upright
    /// A curve with explicit control nodes.
    case free(SkeletonNode, SkeletonNode)
  }

  var kind = Kind.line
  /// The ratio of a quarter's handles to the sides of its bounding box.
  var tension = 0.585
  var end = SkeletonNode()
}

/// A position in a skeleton, relative to the edges of the stroke.
struct SkeletonNode: Sendable {
  /// The coordinates of an edge.
  var x = 0.0
  var y = 0.0
  /// The node's distance from that edge, in half pen widths.
  var halvesX = 0.0
  var halvesY = 0.0
  /// The fraction of the pen's width that is lost here at the heaviest weight.
  var taper = 0.0
  /// The fraction of the segment to this node that is drawn: its start, or if negative its end.
  var trim = 1.0
  var cut = Cut.square

  /// The shape of a stroke's end.
  enum Cut: Sendable { case square, level, upright }
}

/// The classes of the space beside a glyph.
enum SideBearing: UInt8, Sendable {
  case none, straight, round, open, diagonal, figure, sign, above, below, trailing
  case capitalStraight, capitalRound, capitalOpen, capitalDiagonal

  /// Creates the class that a letter of the notation represents.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "-"): self = .none
    case UInt8(ascii: "s"): self = .straight
    case UInt8(ascii: "r"): self = .round
    case UInt8(ascii: "o"): self = .open
    case UInt8(ascii: "d"): self = .diagonal
    case UInt8(ascii: "f"): self = .figure
    case UInt8(ascii: "p"): self = .sign
    case UInt8(ascii: "^"): self = .above
    case UInt8(ascii: "_"): self = .below
    case UInt8(ascii: ">"): self = .trailing
    case UInt8(ascii: "S"): self = .capitalStraight
    case UInt8(ascii: "R"): self = .capitalRound
    case UInt8(ascii: "O"): self = .capitalOpen
    case UInt8(ascii: "D"): self = .capitalDiagonal
    default: return nil
    }
  }

  /// Returns the width of the space, which shrinks as strokes grow.
  func width(_ pen: TypefacePen) -> Double {
    let excess = pen.width - TypefacePen.regularWidth
    switch self {
    case .none, .figure, .above, .below, .trailing: return 0
    case .straight: return 80 - 0.27 * excess
    case .round: return 49 - 0.17 * excess
    case .open: return 29 - 0.1 * excess
    case .diagonal: return 17 - 0.08 * excess
    case .sign: return 66 - 0.2 * excess
    case .capitalStraight: return 88 - 0.28 * excess
    case .capitalRound: return 54 - 0.18 * excess
    case .capitalOpen: return 36 - 0.1 * excess
    case .capitalDiagonal: return 15 - 0.07 * excess
    }
  }
}
