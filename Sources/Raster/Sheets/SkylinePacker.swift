// Packs boxes from the top down, each where it stands highest.

/// Packs boxes from the top of a sheet down, along the skyline: the lower edge of what is packed.
///
/// Jukka Jylänki, "A Thousand Ways to Pack the Bin" (2010): skyline, bottom-left. Each box costs a look
/// at the steps that it would cover from every step on.
struct SkylinePacker {
  /// A stretch of the skyline, from `x` to the next step.
  private struct Step {
    let x: Double
    let y: Double
  }

  private let width: Double
  private var steps = [Step(x: 0, y: 0)]

  init(width: Double) { self.width = width }

  /// Places a box where its top is highest, and of these places in the leftmost; a box that is too
  /// wide stands at the left.
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

  /// The lowest step below a stretch that begins with a step.
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
