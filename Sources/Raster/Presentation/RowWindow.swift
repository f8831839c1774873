// The rows of a scrolling table that are visible, and those that soon will be.

/// The visible part of a scrolling table and its velocity, in points.
public struct Viewport: Hashable, Sendable {
  /// The scroll offset: the y coordinate of the first visible line.
  public var offset: Double
  /// The visible height.
  public var height: Double
  /// The rate of change of `offset` in points per second, negative while scrolling back.
  public var velocity: Double

  /// Creates a viewport.
  public init(offset: Double, height: Double, velocity: Double = 0) {
    self.offset = offset
    self.height = height
    self.velocity = velocity
  }
}

/// The rows of a table that are visible, needed soon, and needed later.
///
/// Rows needed soon lie in the scrolling direction, within the distance of half a second of
/// scrolling and at least the viewport's height. Rows needed later lie within the same distance
/// beyond these. Behind the viewport, rows within half its height are needed later. At rest, half a
/// viewport on each side is needed soon, and another half later. Rows farther away than eight
/// viewports are never included.
package struct RowWindow: Hashable, Sendable {
  /// The rows that are at least partly visible.
  package let visible: Range<Int>
  /// The rows needed soon, nearest first.
  package let soon: [Int]
  /// The rows needed later, nearest first.
  package let later: [Int]

  /// The maximum number of visible rows, and of rows needed on one side, for very low rows.
  package static let maximumRows = 4096

  /// Determines the rows of a table whose rows have one height, in points.
  ///
  /// There are no rows if `rowHeight` or the viewport is not positive and finite.
  package init(rowCount: Int, rowHeight: Double, viewport: Viewport) {
    let table = Table(rowCount: rowCount, rowHeight: rowHeight)
    let (top, height) = (viewport.offset, viewport.height)
    let bottom = top + height
    guard rowHeight > 0, rowHeight.isFinite, height > 0, bottom.isFinite else {
      (visible, soon, later) = (0..<0, [], [])
      return
    }
    visible = table.rows(from: top, to: bottom)
    let speed = viewport.velocity.isFinite ? viewport.velocity : 0
    let reach = speed == 0 ? height / 2 : min(max(height, abs(speed) / 2), 4 * height)
    let behind = height / 2
    let below = table.below(visible, to: bottom + (speed < 0 ? behind : reach))
    let above = table.above(visible, from: top - (speed > 0 ? behind : reach))
    let farBelow = Array(table.below(visible, to: bottom + 2 * reach).dropFirst(below.count))
    let farAbove = Array(table.above(visible, from: top - 2 * reach).dropFirst(above.count))
    if speed == 0 {
      (soon, later) = (below + above, farBelow + farAbove)
    } else if speed > 0 {
      (soon, later) = (below, farBelow + above)
    } else {
      (soon, later) = (above, farAbove + below)
    }
  }
}

/// A table whose rows have one height.
private struct Table {
  let rowCount: Int
  let rowHeight: Double

  /// Returns the rows that overlap a vertical range.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = row((top / rowHeight).rounded(.down))
    let end = max(first, row((bottom / rowHeight).rounded(.up)))
    return first..<min(end, first &+ RowWindow.maximumRows)
  }

  /// Returns the rows that follow a range, down to `bottom`, in ascending order.
  func below(_ rows: Range<Int>, to bottom: Double) -> [Int] {
    let start = rows.upperBound
    let end = min(row((bottom / rowHeight).rounded(.up)), start &+ RowWindow.maximumRows)
    return Array(start..<max(start, end))
  }

  /// Returns the rows that precede a range, up to `top`, in descending order.
  func above(_ rows: Range<Int>, from top: Double) -> [Int] {
    let end = rows.lowerBound
    let start = max(row((top / rowHeight).rounded(.down)), end &- RowWindow.maximumRows)
    return (min(start, end)..<end).reversed()
  }

  /// Returns the row with a number, clamped to the table.
  private func row(_ number: Double) -> Int {
    // Above 2⁵², a Double cannot distinguish consecutive row numbers.
    Int(min(max(number, 0), Double(min(max(rowCount, 0), 1 << 52))))
  }
}
