// Corners whose curvature grows evenly from none, where the side ends, to the corner's middle.
//
// Half a corner of radius 1, seen from the corner point with the side along x, is one cubic:
//
//     (e, 0)  (q, 0)  (2m, 0)  (m, m)        the other half is its mirror image
//
// Three controls in line make the curvature 0 at the side; the last two being along the diagonal's
// normal makes both halves meet smoothly, and so with equal curvature. e, how far the corner
// reaches, is what Apple's platforms are known to use. m puts the middle where a circle's is. q
// makes the curvature grow all the way, as nearly in proportion to the length as it can: to 1.34 /
// radius, where a spiral of exact proportion would have 1.22 and a middle farther from the corner.

/// A corner of a rectangle with continuous curvature.
struct ContinuousCorner {
  /// The length of a corner along its sides, as a multiple of its radius.
  static let extent = 1.528665

  /// The distances from the corner point along one side of the three controls at the side, and the
  /// third control's distance from the side.
  private let end, first, second, lift: Double

  /// 1 − √½: where the diagonal meets the unit circle.
  private static let middle = 0.2928932188134525

  /// `room` is what a corner may take of its sides, as a multiple of its radius: from `extent`
  /// on all that it needs, down to 1, which leaves a quarter circle; between, the controls move
  /// evenly from one to the other.
  init(room: Double) {
    let most = ContinuousCorner.extent - 1
    let amount = Swift.min(Swift.max((room - 1) / most, 0), 1)
    func mixed(_ circular: Double, _ continuous: Double) -> Double {
      circular + (continuous - circular) * amount
    }
    // An eighth of a circle: its controls are 4/3 · tan(π/16) from its ends.
    let reach = 0.26521648983954
    let middle = ContinuousCorner.middle
    end = mixed(1, ContinuousCorner.extent)
    first = mixed(1 - reach, 1.075)
    second = mixed(middle + reach * 0.7071067811865476, 2 * middle)
    lift = mixed(middle - reach * 0.7071067811865476, 0)
  }

  /// Draws the corner at `point`, from the side that leads to it to the one that leads on.
  ///
  /// `before` points back along the one side, `after` forwards along the other; both are as long as
  /// the radius.
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
  /// A rectangle whose corners fit, with continuous curvature.
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
      // The side that leads to a corner is the one of the corner before.
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
  /// A line where something was drawn before, a move where nothing was.
  fileprivate mutating func moveOrLine(to point: Point) {
    currentPoint == nil ? move(to: point) : addLine(to: point)
  }
}
