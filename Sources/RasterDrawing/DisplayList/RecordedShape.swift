// Shapes in the buffer of a display list; outlines are read in place.

import RasterValues

/// A shape in the buffer of a display list.
package enum RecordedShape {
  case empty
  case rect(Rect)
  case roundedRect(Rect, CornerRadii)
  case ellipse(Rect)
  case outline(PlacedOutline)

  /// The kinds of shapes, in the low byte of their headers; an outline's count of verbs is above.
  fileprivate enum Code {
    static let empty: UInt64 = 0
    static let rect: UInt64 = 1
    static let roundedRect: UInt64 = 2
    static let ellipse: UInt64 = 3
    static let outline: UInt64 = 4
  }

  /// The shape as an independent value; an outline is copied.
  package var copied: Path.Shape {
    switch self {
    case .empty: .empty
    case .rect(let rect): .rect(rect)
    case .roundedRect(let rect, let corners): .roundedRect(rect, corners)
    case .ellipse(let rect): .ellipse(rect)
    case .outline(let outline): .outline(outline.copied)
    }
  }

  /// The shape as an independent value, or `nil` for an outline.
  var plain: Path.Shape? {
    if case .outline = self { return nil }
    return copied
  }

  /// The number of verbs of an outline; 0 for other shapes.
  var verbCount: Int {
    if case .outline(let outline) = self { outline.verbCount } else { 0 }
  }
}

extension Recorder {
  package mutating func write(_ shape: Path.Shape) {
    typealias Code = RecordedShape.Code
    switch shape {
    case .empty: write(Code.empty)
    case .rect(let rect):
      write(Code.rect)
      write(rect)
    case .roundedRect(let rect, let corners):
      write(Code.roundedRect)
      write(rect)
      write(corners.topLeft)
      write(corners.topRight)
      write(corners.bottomRight)
      write(corners.bottomLeft)
    case .ellipse(let rect):
      write(Code.ellipse)
      write(rect)
    case .outline(let outline):
      write(Code.outline | UInt64(outline.verbs.count) << 8)
      write(outline)
    }
  }
}

extension DisplayList.Reader {
  @inline(__always)
  mutating func readShape() -> RecordedShape {
    typealias Code = RecordedShape.Code
    let word = readWord()
    switch word & 0xFF {
    case Code.rect: return .rect(readRect())
    case Code.roundedRect: return .roundedRect(readRect(), readCorners())
    case Code.ellipse: return .ellipse(readRect())
    case Code.outline: return .outline(readOutline(verbCount: Int(word >> 8)))
    default: return .empty
    }
  }

  @inline(__always)
  private mutating func readCorners() -> CornerRadii {
    CornerRadii(
      topLeft: readCoordinate(),
      topRight: readCoordinate(),
      bottomRight: readCoordinate(),
      bottomLeft: readCoordinate()
    )
  }
}

extension RecordedShape {
  /// Returns bounds that contain the transformed shape.
  @inline(__always)
  func box(_ matrix: Matrix) -> Box {
    switch self {
    case .empty: .empty
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      rect.width >= 0 && rect.height >= 0 ? matrix.box(Box(rect)) : .empty
    case .outline(let outline): outline.box(matrix)
    }
  }

  /// Returns a cost that only outlines have; 0 for other shapes.
  func outlineCost(_ cost: (PackedOutline) -> Double) -> Double {
    if case .outline(let outline) = self { return outline.withPacked(cost) }
    return 0
  }

  /// Returns the estimated time to fill the shape's edges, in nanoseconds.
  ///
  /// The estimate counts each row that the edges cross, and each pixel along them within `pixels`.
  func edgeCost(_ pixels: PixelRect, _ points: Matrix) -> Double {
    switch self {
    case .outline(let outline): outline.edgeCost(pixels, points)
    case .empty, .rect, .roundedRect, .ellipse: copied.edgeCost(pixels, points)
    }
  }

  var text: String {
    switch self {
    case .outline(let outline): "path \"\(outline.text)\""
    case .empty, .rect, .roundedRect, .ellipse: copied.listText
    }
  }
}
