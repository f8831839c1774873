// Which rows of a scrolling table are seen, and which will be.

/// The part of a scrolling table that is seen, and how it moves; in points.
public struct Viewport: Hashable, Sendable {
  /// The offset to which the table is scrolled: the y of its first seen line.
  public var offset: Double
  /// The height that is seen.
  public var height: Double
  /// Points a second by which `offset` grows; negative while scrolling back, 0 at rest.
  public var velocity: Double

  /// A part of a table.
  public init(offset: Double, height: Double, velocity: Double = 0) {
    self.offset = offset
    self.height = height
    self.velocity = velocity
  }
}

/// The rows of a table that are seen, wanted soon, and wanted later.
///
/// Soon is what half a second's scrolling brings, and one viewport's height at least; later is as
/// much again beyond it. What lies behind is wanted later, half a viewport of it. At rest, half a
/// viewport on each side is wanted soon, and another half later. Nothing farther than eight viewports
/// is wanted.
package struct RowWindow: Hashable, Sendable {
  /// The rows that are seen, if only in part.
  package let visible: Range<Int>
  /// The rows that are about to be seen, the nearest first.
  package let soon: [Int]
  /// The rows beyond, the nearest first.
  package let later: [Int]

  /// The most rows that are seen, and that are wanted on one side, where rows are very low.
  package static let maximumRows = 4096

  /// The rows of a table of rows of one height, in points.
  ///
  /// A height that is not positive and finite, or a viewport that is not, has no rows.
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

/// Rows of one height.
private struct Table {
  let rowCount: Int
  let rowHeight: Double

  /// The rows that have a part between two heights.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = row((top / rowHeight).rounded(.down))
    let end = max(first, row((bottom / rowHeight).rounded(.up)))
    return first..<min(end, first &+ RowWindow.maximumRows)
  }

  /// The rows that follow some, down to a height, from the top.
  func below(_ rows: Range<Int>, to bottom: Double) -> [Int] {
    let start = rows.upperBound
    let end = min(row((bottom / rowHeight).rounded(.up)), start &+ RowWindow.maximumRows)
    return Array(start..<max(start, end))
  }

  /// The rows that precede some, up to a height, from the bottom.
  func above(_ rows: Range<Int>, from top: Double) -> [Int] {
    let end = rows.lowerBound
    let start = max(row((top / rowHeight).rounded(.down)), end &- RowWindow.maximumRows)
    return (min(start, end)..<end).reversed()
  }

  /// The row of a number, or the table's nearest end.
  private func row(_ number: Double) -> Int {
    // 2⁵² rows: beyond, a Double does not tell one row from the next.
    Int(min(max(number, 0), Double(min(max(rowCount, 0), 1 << 52))))
  }
}
