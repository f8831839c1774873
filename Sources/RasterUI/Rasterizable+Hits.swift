// Hit testing of components, in the geometry of views.

#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
import Raster

extension Rasterizable {
  /// Returns whether the component's hit test succeeds at a point of a view.
  func isHit(at point: CGPoint, inBounds bounds: CGRect, environment: Environment) -> Bool {
    let place = Point(Double(point.x - bounds.minX), Double(point.y - bounds.minY))
    let box = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    return isHit(at: place, in: box, environment: environment)
  }
}

extension Size {
  init(_ bounds: CGRect) { self.init(Double(bounds.width), Double(bounds.height)) }
}
#endif
