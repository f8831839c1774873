// Gradients that look the same wherever whole pixels move them.
//
// The places of a moved gradient's points differ in the last digits, which sums of coordinates and offsets
// leave, and so would levels that are half way between two. So these points are put on a grid, as those of
// strokes are, and pixels are counted from a whole one beside the first of them.

import RasterValues

/// Where a gradient's pixels are counted from, and its points in the space that is turned as its own.
struct PaintFrame {
  let origin: (x: Int, y: Int)
  /// From pixels that are counted from there to the space of the points.
  let inverse: Matrix
  /// To pixels that are counted from there; nil where points stay as they are.
  private let points: Matrix?

  /// A map that shrinks one way so much more than another has points that are not worth it.
  private static let slimmest = 65_536.0

  /// A frame for a first point that a matrix maps to the device; nil where it maps areas to lines.
  init?(_ points: Matrix, first: Point) {
    guard let whole = points.inverse else { return nil }
    var linear = points
    (linear.tx, linear.ty) = (0, 0)
    let start = onPixelGrid(bounded(points.point(first))).rounded(.down)
    guard points.norm * points.norm < PaintFrame.slimmest * abs(points.determinant),
      abs(start.x) < 0x1p31, abs(start.y) < 0x1p31, let inverse = linear.inverse
    else {
      (origin, self.inverse, self.points) = ((0, 0), whole, nil)
      return
    }
    origin = (Int(start.x), Int(start.y))
    self.inverse = inverse
    self.points = Matrix.translation(0 - start.x, 0 - start.y).after(points)
  }

  /// The space of the points as it is.
  init(inverse: Matrix) { (origin, self.inverse, points) = ((0, 0), inverse, nil) }

  /// A point in the space that `inverse` leads to.
  func point(_ point: Point) -> Point {
    guard let points else { return point }
    let place = onPixelGrid(bounded(points.point(point)))
    let result = inverse.vector(place.x, place.y)
    return Point(result.x, result.y)
  }
}

/// A source whose pixels are counted from a place of its own.
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
