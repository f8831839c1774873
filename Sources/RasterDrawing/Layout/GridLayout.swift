// Parts in rows and columns: how wide the columns are, and which cells the parts have.

import RasterValues

/// Parts row by row in columns.
///
/// Columns of a fixed width have that, fitting ones that of the widest part that stands in one of them
/// alone, and the others share what is left by their weights. Rows are as high as their highest part.
package struct GridLayout: Hashable, Sendable {
  let columns: [GridColumn]
  let spacing: Double
  let rowSpacing: Double

  /// A grid without columns has one, which grows.
  package init(columns: [GridColumn], spacing: Double, rowSpacing: Double) {
    self.columns = columns.isEmpty ? [.grow(1)] : columns
    self.spacing = max(Content.finite(spacing), 0)
    self.rowSpacing = max(Content.finite(rowSpacing), 0)
  }

  /// The cells of a part: from a column on, in a row.
  struct Cells {
    let row: Int
    let columns: Range<Int>
  }

  /// Gives parts their cells: the next in the row where there are enough, or the first of the next row.
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

  /// What parts of such sizes ask of each column: its own width, or the widest part that is in it alone.
  func asked(_ sizes: [Size], _ cells: [Cells]) -> [Double] {
    var asked = columns.map { column -> Double in
      if case .fixed(let width) = column { max(Content.finite(width), 0) } else { 0 }
    }
    for (size, cells) in zip(sizes, cells) where cells.columns.count == 1 {
      let column = cells.columns.lowerBound
      if case .fixed = columns[column] { continue }
      asked[column] = max(asked[column], size.width)
    }
    return asked
  }

  /// The widths of the columns in so much width.
  func widths(_ asked: [Double], proposed: Double) -> [Double] {
    var widths = asked
    var weights = 0.0
    var unit = 0.0
    for (index, column) in columns.enumerated() {
      guard let weight = column.weight else { continue }
      weights += weight
      unit = max(unit, asked[index] / weight)
    }
    if proposed < .infinity {
      var room = proposed - spacing * Double(columns.count - 1)
      for (index, column) in columns.enumerated() {
        if case .fixed = column { room -= asked[index] }
      }
      // The narrower ones first; each has an equal share of what is left at most.
      let fitting = columns.indices.filter { columns[$0] == .fitting }
        .sorted { (asked[$0], $0) < (asked[$1], $1) }
      for (position, index) in fitting.enumerated() {
        let share = max(room, 0) / Double(fitting.count - position)
        widths[index] = min(asked[index], share)
        room -= widths[index]
      }
      if weights > 0 { unit = max(room, 0) / weights }
    }
    for (index, column) in columns.enumerated() {
      if let weight = column.weight { widths[index] = unit * weight }
    }
    return widths
  }

  /// The width of some cells, with the gaps between them.
  func width(of cells: Cells, _ widths: [Double]) -> Double {
    widths[cells.columns].reduce(spacing * Double(cells.columns.count - 1)) { $0 + $1 }
  }

  /// The heights of the rows.
  func heights(of sizes: [Size], _ cells: [Cells]) -> [Double] {
    var heights = [Double](repeating: 0, count: (cells.last?.row ?? -1) + 1)
    for (size, cells) in zip(sizes, cells) {
      heights[cells.row] = max(heights[cells.row], size.height)
    }
    return heights
  }

  /// The size of all columns and rows.
  func size(_ widths: [Double], _ heights: [Double]) -> Size {
    guard !heights.isEmpty else { return .zero }
    return Size(
      widths.reduce(spacing * Double(widths.count - 1)) { $0 + $1 },
      heights.reduce(rowSpacing * Double(heights.count - 1)) { $0 + $1 }
    )
  }

  /// The frames of cells, which are as large as their columns and rows.
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
  /// The weight of a column that shares what is left.
  fileprivate var weight: Double? {
    guard case .grow(let weight) = self else { return nil }
    return weight > 0 ? min(max(weight, 1e-6), 1e6) : 1e-6
  }
}

extension Content {
  /// How many columns of a grid it takes.
  var span: Int { if case .box(let layout) = kind { layout.columnSpan } else { 1 } }
}
