// Builds corners whose curvature grows continuously from zero at the side to the middle.
//
// Half of a corner of radius 1 is one cubic curve. With the corner point as the origin and the side
// along x, its points are as follows; the other half is the mirror image.
//
//     (e, 0)  (q, 0)  (2m, 0)  (m, m)
//
// Three collinear control points make the curvature 0 at the side. The last two lie along the
// normal of the diagonal, so that both halves meet smoothly and with equal curvature. The
// parameters are:
//
// - e, the extent of the corner along its side. The value is the one that Apple's platforms are
//   known to use.
// - m, which places the middle of the corner where a circle's would be.
// - q, which makes the curvature grow all the way, as nearly in proportion to the length as
//   possible. It reaches 1.34 / radius; an exactly proportional spiral would reach 1.22 / radius,
//   with its middle farther from the corner.

/// A corner of a rectangle with continuous curvature.
struct ContinuousCorner {
  /// The length of a corner along its sides, as a multiple of its radius.
  static let extent = 1.528665

  /// Distances from the corner point that define the control points.
  ///
  /// `end`, `first` and `second` are the distances, along one side, of the three points nearest to
  /// the side. `lift` is the distance of the third one from the side.
  private let end, first, second, lift: Double

  /// 1 − √½, the coordinate at which the diagonal meets the unit circle.
  private static let middle = 0.2928932188134525

  /// Creates a corner that fits into the available space.
  ///
  /// `room` is the length available along the sides, as a multiple of the radius. At `extent` or
  /// more the corner has its full size; at 1 it is a quarter circle. In between, the control points
  /// are interpolated linearly.
  init(room: Double) {
    let most = ContinuousCorner.extent - 1
    let amount = Swift.min(Swift.max((room - 1) / most, 0), 1)
    func mixed(_ circular: Double, _ continuous: Double) -> Double {
      circular + (continuous - circular) * amount
    }
    // An eighth of a circle has its control points at 4/3 · tan(π/16) from its ends.
    let reach = 0.26521648983954
    let middle = ContinuousCorner.middle
    end = mixed(1, ContinuousCorner.extent)
    first = mixed(1 - reach, 1.075)
    second = mixed(middle + reach * 0.7071067811865476, 2 * middle)
    lift = mixed(middle - reach * 0.7071067811865476, 0)
  }

  /// Draws the corner at `point`, from the incoming side to the outgoing one.
  ///
  /// `before` points backwards along the incoming side and `after` forwards along the outgoing
  /// side. The length of both is the radius.
  func draw(
    at point: Point,
    before: Point,
    after: Point,
    into builder: inout PathBuilder
  ) {
    func place(_ x: Double, _ y: Double) -> Point {
      Point(point.x + before.x * x + after.x * y, point.y + before.y * x + after.y * y)
    }
    let middle = ContinuousCorner.middle
    builder.moveOrLine(to: place(end, 0))
    builder.addCurve(
      to: place(middle, middle),
      control1: place(first, 0),
      control2: place(second, lift)
    )
    builder.addCurve(to: place(0, end), control1: place(lift, second), control2: place(0, first))
  }
}

extension Path {
  /// Returns a rectangle with continuous corners, whose radii already fit.
  static func continuous(_ rect: Rect, _ corners: CornerRadii) -> Path {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let points = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY),
    ]
    let steps = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]
    var builder = PathBuilder()
    for index in 0..<4 {
      // The side that leads to a corner starts at the previous corner.
      let (previous, next) = ((index + 3) & 3, (index + 1) & 3)
      let (radius, before, after) = (radii[index], steps[previous], steps[index])
      guard radius > 0 else {
        builder.moveOrLine(to: points[index])
        continue
      }
      let room = Swift.min(
        sides[previous] / (radius + radii[previous]),
        sides[index] / (radius + radii[next])
      )
      ContinuousCorner(room: room).draw(
        at: points[index],
        before: Point(0 - before.x * radius, 0 - before.y * radius),
        after: Point(after.x * radius, after.y * radius),
        into: &builder
      )
    }
    builder.close()
    return builder.path
  }
}

extension PathBuilder {
  /// Adds a line, or a move if the builder is still empty.
  fileprivate mutating func moveOrLine(to point: Point) {
    currentPoint == nil ? move(to: point) : addLine(to: point)
  }
}
