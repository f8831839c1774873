// Packs rectangles from the top down, each as high as possible.

/// Packs rectangles from the top of a sheet down, along the skyline of those already packed.
///
/// Source: Jukka Jylänki, "A Thousand Ways to Pack the Bin" (2010), skyline bottom-left. For each
/// step of the skyline, packing a rectangle examines the steps that it would cover.
struct SkylinePacker {
  /// A horizontal segment of the skyline, from `x` to the next step.
  private struct Step {
    let x: Double
    let y: Double
  }

  private let width: Double
  private var steps = [Step(x: 0, y: 0)]

  init(width: Double) { self.width = width }

  /// Places a rectangle as high as possible, and among those positions leftmost.
  ///
  /// A rectangle that is too wide is placed at the left edge.
  mutating func place(_ size: Size) -> Point {
    var best = Point(0, top(from: 0, size.width))
    for index in steps.indices.dropFirst() {
      guard steps[index].x + size.width <= width else { break }
      let y = top(from: index, size.width)
      if y < best.y { best = Point(steps[index].x, y) }
    }
    cover(best, size)
    return best
  }

  /// Returns the lowest edge along a stretch of the skyline that begins at a step.
  private func top(from index: Int, _ length: Double) -> Double {
    let end = steps[index].x + length
    return steps[index...].prefix { $0.x < end }.reduce(0) { max($0, $1.y) }
  }

  private mutating func cover(_ corner: Point, _ size: Size) {
    let end = corner.x + size.width
    let after = steps.last { $0.x <= end } ?? Step(x: 0, y: 0)
    let left = steps.filter { $0.x < corner.x }
    let right = steps.filter { $0.x > end }
    steps = left + [Step(x: corner.x, y: corner.y + size.height), Step(x: end, y: after.y)] + right
  }
}
