// What a glyph of the built-in typeface is before a pen strokes it.

import RasterValues

/// A glyph's skeleton: strokes, and other skeletons that it contains.
///
/// Lengths are font units at the regular weight, with y up from the baseline and x from the left
/// edge of the ink.
struct Skeleton: Sendable {
  /// The width of the ink at the regular weight; 0 for the width of a stem.
  var width = 0.0
  /// The factor of the ink's width.
  var wide = 1.0
  /// The growth of the ink's width for each unit that the pen grows.
  var growth = 0.55
  /// The classes of the space at both sides: see `SideBearing`.
  var bearings: (left: SideBearing, right: SideBearing) = (.none, .none)
  /// The pen's width over that of the face.
  var pen = 1.0
  var strokes: [SkeletonStroke] = []
  var parts: [SkeletonPart] = []
  /// The places where marks are attached; nil for the usual ones.
  var top, bottom: SkeletonNode?
  /// The usual height of marks above.
  var height = 0.0

  /// The place of the skeleton itself if it is a mark.
  var markPlace: MarkPlace? {
    switch bearings.left {
    case .above: .above
    case .below: .below
    default: nil
    }
  }
}

/// The place where a mark is attached to a letter.
package enum MarkPlace: Hashable, Sendable { case above, below }

/// A skeleton inside another.
struct SkeletonPart: Sendable {
  var glyph: Int
  var offset: SkeletonNode
  var scale = 1.0
  var isMirrored = false
  var isUpsideDown = false
  /// Whether the offset starts at the whole's place for this mark, rather than at its ink.
  var isMark = false
}

/// A stroke: nodes joined by lines and curves.
struct SkeletonStroke: Sendable {
  enum Form: Sendable {
    case open, closed
    /// The inside of the outline, without a pen.
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
    /// A quarter of a superellipse that leaves level and arrives upright.
    case level
    /// A quarter of a superellipse that leaves upright and arrives level.
    case upright
    /// A curve with its own control nodes.
    case free(SkeletonNode, SkeletonNode)
  }

  var kind = Kind.line
  /// The length of the handles of a quarter over that of the box's sides.
  var tension = 0.585
  var end = SkeletonNode()
}

/// A place in a skeleton, relative to the edges that the pen will leave.
struct SkeletonNode: Sendable {
  /// The coordinates of an edge.
  var x = 0.0
  var y = 0.0
  /// The node's distance from that edge, in halves of the pen.
  var halvesX = 0.0
  var halvesY = 0.0
  /// The part of the pen's width that is lost here at the heaviest weight.
  var taper = 0.0
  /// The part of the segment up to this node that is drawn: its beginning, or if negative its end.
  var trim = 1.0
  var cut = Cut.square

  /// The shape of a stroke's end.
  enum Cut: Sendable { case square, level, upright }
}

/// The classes of the space beside a glyph.
enum SideBearing: UInt8, Sendable {
  case none, straight, round, open, diagonal, figure, sign, above, below, trailing
  case capitalStraight, capitalRound, capitalOpen, capitalDiagonal

  /// The class that a letter of the notation names.
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

  /// The space, which shrinks as strokes grow.
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
