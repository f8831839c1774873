// Lays out parts in a grid: the widths of the columns, and the cells of the parts.

import RasterValues

/// The layout of parts in a grid, row by row.
///
/// A fixed column has its specified width. A fitting column is as wide as the widest part that
/// spans only this column. The other columns share the remaining width by their weights. A row is
/// as high as its highest part.
package struct GridLayout: Hashable, Sendable {
  let columns: [GridColumn]
  let spacing: Double
  let rowSpacing: Double

  /// Creates a layout; if there are no columns, it has one column, which grows.
  package init(columns: [GridColumn], spacing: Double, rowSpacing: Double) {
    self.columns = columns.isEmpty ? [.grow(1)] : columns
    self.spacing = max(Content.finite(spacing), 0)
    self.rowSpacing = max(Content.finite(rowSpacing), 0)
  }

  /// The cells of a part: a range of columns in a row.
  struct Cells {
    let row: Int
    let columns: Range<Int>
  }

  /// Assigns cells to parts; a part that no longer fits in a row starts the next row.
  func cells(of parts: [Content]) -> [Cells] {
    var cells: [Cells] = []
    var (row, column) = (0, 0)
    for part in parts {
      let span = min(max(part.span, 1), columns.count)
      if column + span > columns.count { (row, column) = (row + 1, 0) }
      cells.append(Cells(row: row, columns: column..<(column + span)))
      column += span
    }
    return cells
  }

  /// Returns each column's requested width: fixed, or that of the widest part in this column only.
  func requestedWidths(_ sizes: [Size], _ cells: [Cells]) -> [Double] {
    var requested = columns.map { column -> Double in
      if case .fixed(let width) = column { max(Content.finite(width), 0) } else { 0 }
    }
    for (size, cells) in zip(sizes, cells) where cells.columns.count == 1 {
      let column = cells.columns.lowerBound
      if case .fixed = columns[column] { continue }
      requested[column] = max(requested[column], size.width)
    }
    return requested
  }

  /// Returns the widths of the columns in a proposed width.
  func widths(_ requested: [Double], proposed: Double) -> [Double] {
    var widths = requested
    var weights = 0.0
    var unit = 0.0
    for (index, column) in columns.enumerated() {
      guard let weight = column.weight else { continue }
      weights += weight
      unit = max(unit, requested[index] / weight)
    }
    if proposed < .infinity {
      var room = proposed - spacing * Double(columns.count - 1)
      for (index, column) in columns.enumerated() {
        if case .fixed = column { room -= requested[index] }
      }
      // The narrowest columns come first; each gets at most an equal share of the remaining room.
      let fitting = columns.indices.filter { columns[$0] == .fitting }
        .sorted { (requested[$0], $0) < (requested[$1], $1) }
      for (position, index) in fitting.enumerated() {
        let share = max(room, 0) / Double(fitting.count - position)
        widths[index] = min(requested[index], share)
        room -= widths[index]
      }
      if weights > 0 { unit = max(room, 0) / weights }
    }
    for (index, column) in columns.enumerated() {
      if let weight = column.weight { widths[index] = unit * weight }
    }
    return widths
  }

  /// Returns the width of cells, including the gaps between them.
  func width(of cells: Cells, _ widths: [Double]) -> Double {
    widths[cells.columns].reduce(spacing * Double(cells.columns.count - 1)) { $0 + $1 }
  }

  /// Returns the heights of the rows.
  func heights(of sizes: [Size], _ cells: [Cells]) -> [Double] {
    var heights = [Double](repeating: 0, count: (cells.last?.row ?? -1) + 1)
    for (size, cells) in zip(sizes, cells) {
      heights[cells.row] = max(heights[cells.row], size.height)
    }
    return heights
  }

  /// Returns the size of all columns and rows.
  func size(_ widths: [Double], _ heights: [Double]) -> Size {
    guard !heights.isEmpty else { return .zero }
    return Size(
      widths.reduce(spacing * Double(widths.count - 1)) { $0 + $1 },
      heights.reduce(rowSpacing * Double(heights.count - 1)) { $0 + $1 }
    )
  }

  /// Returns the frames of cells, which span the full size of their columns and rows.
  func frames(_ cells: [Cells], _ widths: [Double], _ heights: [Double], in frame: Rect) -> [Rect] {
    let lefts = starts(widths, spacing)
    let tops = starts(heights, rowSpacing)
    return cells.map { cells in
      Rect(
        x: frame.x + lefts[cells.columns.lowerBound],
        y: frame.y + tops[cells.row],
        width: width(of: cells, widths),
        height: heights[cells.row]
      )
    }
  }

  private func starts(_ lengths: [Double], _ spacing: Double) -> [Double] {
    var start = 0.0
    return lengths.map { length in
      defer { start += length + spacing }
      return start
    }
  }
}

extension GridColumn {
  /// The weight of a column that shares the remaining width.
  fileprivate var weight: Double? {
    guard case .grow(let weight) = self else { return nil }
    return weight > 0 ? min(max(weight, 1e-6), 1e6) : 1e-6
  }
}

extension Content {
  /// The number of grid columns that the content spans.
  var span: Int { box?.columnSpan ?? 1 }
}
