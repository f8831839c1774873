// Makes gradients look the same when they move by whole pixels.
//
// Adding an offset to the coordinates of a gradient's points changes their last digits. That could
// change levels that are halfway between two values. The points are therefore snapped to a grid,
// like those of strokes, and pixels are counted from a whole pixel next to the first point.

import RasterValues

/// The origin from which a gradient's pixels are counted, and the space of its points.
struct PaintFrame {
  let origin: (x: Int, y: Int)
  /// The transform from pixels relative to the origin to the space of the points.
  let inverse: Matrix
  /// The transform to pixels relative to the origin, or `nil` if points are not snapped.
  private let points: Matrix?

  /// The ratio of scales along two directions beyond which points are not snapped.
  private static let slimmest = 65_536.0

  /// Creates a frame from the first point; `nil` if the matrix maps areas to lines.
  init?(_ points: Matrix, first: Point) {
    guard let full = points.inverse else { return nil }
    var linear = points
    (linear.tx, linear.ty) = (0, 0)
    let start = onPixelGrid(bounded(points.point(first))).rounded(.down)
    guard points.norm * points.norm < PaintFrame.slimmest * abs(points.determinant),
      abs(start.x) < 0x1p31, abs(start.y) < 0x1p31, let inverse = linear.inverse
    else {
      (origin, self.inverse, self.points) = ((0, 0), full, nil)
      return
    }
    origin = (Int(start.x), Int(start.y))
    self.inverse = inverse
    self.points = Matrix.translation(0 - start.x, 0 - start.y).after(points)
  }

  /// Creates a frame that does not snap points.
  init(inverse: Matrix) { (origin, self.inverse, points) = ((0, 0), inverse, nil) }

  /// Returns a point in the space that `inverse` maps to.
  func point(_ point: Point) -> Point {
    guard let points else { return point }
    let place = onPixelGrid(bounded(points.point(point)))
    let result = inverse.vector(place.x, place.y)
    return Point(result.x, result.y)
  }
}

/// A source whose pixels are counted from its own origin.
struct PlacedSource<Source: PixelSource>: PixelSource {
  private var source: Source
  private let x, y: Int

  init(_ source: Source, _ frame: PaintFrame) {
    self.source = source
    (x, y) = frame.origin
  }

  var isOpaque: Bool { source.isOpaque }
  var weight: Int { source.weight }

  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    source.pixels(x: x &- self.x, y: y &- self.y, count: count, scratch: scratch)
  }
}
