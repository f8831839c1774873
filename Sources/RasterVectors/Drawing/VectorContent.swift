// Text and images as contents of shapes; only drawings read for component sources have them.

import RasterValues

/// The content of a shape, whose outline is its position.
package enum VectorContent: Sendable {
  case text(VectorText)
  case picture(VectorPicture)
  /// An image that paints the outline, with the transform from its pixels to the outline's points.
  case pattern(VectorPicture, Transform, isRepeated: Bool)
}

/// A line of text.
package struct VectorText: Sendable {
  package enum Anchor: Sendable { case start, middle, end }

  package var text: String
  /// The start, middle or end of the baseline, depending on `anchor`.
  package var point: Point
  package var anchor: Anchor
  package var size: Double
  /// The font family, or an empty string for the built-in font.
  package var family: String
  package var weight: FontWeight
  package var isItalic: Bool
  package var tracking: Double
}

/// The bytes of an image, and how it fills its rectangle.
package struct VectorPicture: Sendable {
  package var name: String
  package var bytes: [UInt8]
  package var width: Int
  package var height: Int
  package var fitting = DrawingFitting(.stretch)
  package var isPixelated = false
}

extension VectorDrawing {
  /// The images that the nodes draw, without duplicates.
  package var pictures: [(name: String, bytes: [UInt8])] {
    var result: [(name: String, bytes: [UInt8])] = []
    nodes.collectPictures(into: &result)
    return result
  }
}

extension [VectorNode] {
  fileprivate func collectPictures(into result: inout [(name: String, bytes: [UInt8])]) {
    for node in self {
      switch node {
      case .shape(let shape):
        switch shape.content {
        case .picture(let picture)?, .pattern(let picture, _, _)?:
          if !result.contains(where: { $0.name == picture.name }) {
            result.append((picture.name, picture.bytes))
          }
        case .text?, nil: break
        }
      case .group(let group):
        group.children.collectPictures(into: &result)
        group.mask?.nodes.collectPictures(into: &result)
      }
    }
  }
}
