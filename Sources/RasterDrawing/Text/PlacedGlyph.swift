// A glyph and its position.

import RasterValues

/// A glyph and the position of its origin, in points.
package struct PlacedGlyph: Hashable, Sendable {
  package let id: UInt16
  package let origin: Point

  package init(_ id: UInt16, _ origin: Point) { (self.id, self.origin) = (id, origin) }
}
