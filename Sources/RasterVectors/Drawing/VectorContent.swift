// What fills an outline beside paint: words and pictures, which sources alone have.

import RasterValues

/// What a shape stands for, whose outline is the place of it.
package enum VectorContent: Sendable {
  case words(VectorWords)
  case picture(VectorPicture)
  /// A picture that paints the outline, from its pixels to the outline's points.
  case pattern(VectorPicture, Transform, isRepeated: Bool)
}

/// Words in a line.
package struct VectorWords: Sendable {
  package enum Anchor: Sendable { case start, middle, end }

  package var text: String
  /// Where the baseline begins, has its middle, or ends.
  package var point: Point
  package var anchor: Anchor
  package var size: Double
  /// Empty for the built-in typeface.
  package var family: String
  package var weight: FontWeight
  package var isItalic: Bool
  package var tracking: Double
}

/// The bytes of a picture, and how it fills its place.
package struct VectorPicture: Sendable {
  package var name: String
  package var bytes: [UInt8]
  package var width: Int
  package var height: Int
  package var fitting = DrawingFitting(.stretch)
  package var isPixelated = false
}

extension VectorDrawing {
  /// The pictures that nodes draw, each once.
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
        case .words?, nil: break
        }
      case .group(let group):
        group.children.collectPictures(into: &result)
        group.mask?.nodes.collectPictures(into: &result)
      }
    }
  }
}
