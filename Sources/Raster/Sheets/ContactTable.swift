// A component's table on a contact sheet: a column per state, and a row per appearance.

/// The images of one component, by state and by appearance and scale.
struct ContactTable {
  /// The values that a row's images have in common.
  struct Row: Hashable {
    let appearance: Appearance
    let scale: Double
  }

  /// An image with its position relative to the component's top left corner.
  struct Cell {
    let image: Image
    /// The frame of the image's pixels, relative to the component's top left corner.
    let frame: Rect
    let boxSize: Size
    let isReduced: Bool
  }

  /// The images of one state.
  private struct Column {
    let state: String
    var cells: [Row: Cell] = [:]
  }

  let name: String
  private var rows: [Row] = []
  private var columns: [Column] = []

  private init(name: String) { self.name = name }

  /// Returns a table per run of images of one component, and per image without a name.
  static func tables(
    of items: [ContactSheet.Item],
    _ metrics: ContactMetrics
  ) -> [ContactTable] {
    var tables: [ContactTable] = []
    for item in items {
      if item.component.isEmpty || tables.last?.name != item.component {
        tables.append(ContactTable(name: item.component))
      }
      tables[tables.count - 1].add(item, metrics)
    }
    return tables
  }

  private mutating func add(_ item: ContactSheet.Item, _ metrics: ContactMetrics) {
    let row = Row(appearance: item.appearance, scale: item.scale)
    if !rows.contains(row) { rows.append(row) }
    let known = columns.lastIndex { $0.state == item.state && $0.cells[row] == nil }
    if known == nil { columns.append(Column(state: item.state)) }
    columns[known ?? columns.count - 1].cells[row] = Cell(item.bitmap, metrics)
  }

  // MARK: Layout

  /// Returns the table as one block at most `width` wide, or several if it is too high for a sheet.
  func blocks(width: Double, _ metrics: ContactMetrics) -> [ContactBlock] {
    let gutter = gutter(metrics)
    // The available width beside the names of appearances.
    let room = metrics.largestBlock.width - gutter - 2 * metrics.padding + metrics.columnGap
    let width = min(width, room)
    var layout = Layout(self, metrics, gutter: gutter)
    for group in groups {
      for band in bands(of: group, width: width, metrics) { layout.add(band) }
    }
    return layout.finish()
  }

  /// Returns the left edge of panels, to the right of the names of appearances.
  private func gutter(_ metrics: ContactMetrics) -> Double {
    let widest = rows.reduce(0) {
      max($0, metrics.width(of: caption(of: $1, metrics), font: metrics.captionFont))
    }
    return widest > 0 ? widest + 2 * metrics.rowGap : 0
  }

  /// The longest side of any image.
  var largestSide: Double {
    columns.flatMap(\.cells.values).reduce(0) { max($0, $1.frame.width, $1.frame.height) }
  }

  /// Returns the table with all images reduced by an integer factor.
  func reduced(by divisor: Double) -> ContactTable {
    var table = self
    for index in columns.indices {
      table.columns[index].cells = columns[index].cells.mapValues { $0.reduced(by: divisor) }
    }
    return table
  }

  /// The columns, grouped by the rows in which their states have images.
  ///
  /// A state with a fixed appearance therefore leaves no empty cell beside the others.
  private var groups: [[Column]] {
    var groups: [[Column]] = []
    for column in columns {
      let place = groups.firstIndex { Set($0[0].cells.keys) == Set(column.cells.keys) }
      if let place { groups[place].append(column) } else { groups.append([column]) }
    }
    return groups
  }

  /// Splits columns into bands of similar width.
  ///
  /// Each band is at most as wide as a table may be, unless it is a single column.
  private func bands(
    of columns: [Column],
    width tableWidth: Double,
    _ metrics: ContactMetrics
  ) -> [[Column]] {
    let widths = columns.map { extent(of: $0, metrics).width + metrics.columnGap }
    let total = widths.reduce(0, +)
    let bandWidth = total / (total / tableWidth).rounded(.up)
    var bands: [[Column]] = []
    var (width, end) = (0.0, 0.0)
    for (column, added) in zip(columns, widths) {
      // A column belongs to the band that contains its centre.
      if bands.isEmpty || width + added > tableWidth
        || end + added / 2 > bandWidth * Double(bands.count)
      {
        bands.append([])
        width = 0
      }
      bands[bands.count - 1].append(column)
      width += added
      end += added
    }
    return bands
  }

  /// Returns the horizontal extent of a column's images and caption from the components' left edge.
  ///
  /// Drawing within the slack outside the components' bounds is not included.
  private func extent(of column: Column, _ metrics: ContactMetrics) -> Rect {
    var (left, right) = (0.0, 0.0)
    for cell in column.cells.values {
      left = max(left, -cell.frame.x - metrics.slack)
      right = max(right, cell.boxSize.width, cell.frame.maxX - metrics.slack)
    }
    if !name.isEmpty {
      right = max(right, metrics.width(of: caption(of: column), font: metrics.captionFont))
    }
    return Rect(x: -left, y: 0, width: left + right, height: 0)
  }

  private func extent(of row: Row, in band: [Column], _ metrics: ContactMetrics) -> Rect {
    var (top, bottom) = (0.0, 0.0)
    for column in band {
      guard let cell = column.cells[row] else { continue }
      top = max(top, -cell.frame.y - metrics.slack)
      bottom = max(bottom, cell.boxSize.height, cell.frame.maxY - metrics.slack)
    }
    return Rect(x: 0, y: -top, width: 0, height: top + bottom)
  }

  private func caption(of column: Column) -> String {
    let isReduced = column.cells.values.contains { $0.isReduced }
    return isReduced ? "\(column.state) (reduced)" : column.state
  }

  private func caption(of row: Row, _ metrics: ContactMetrics) -> String {
    // A single light row needs no label: the component looks the same when dark, or only light was
    // requested.
    let isPlain = rows.count == 1 && row.appearance == .light && !metrics.hasScales
    if name.isEmpty || isPlain { return "" }
    let appearance = row.appearance == .dark ? "dark" : "light"
    return metrics.hasScales ? "\(appearance) @\(Functions.string(row.scale))x" : appearance
  }

  /// Lays out bands of columns below one another, starting a new block if one would be too high.
  private struct Layout {
    private let table: ContactTable
    private let metrics: ContactMetrics
    /// The left edge of panels, to the right of the names of appearances.
    private let gutter: Double
    private var blocks: [ContactBlock] = []
    private var block = ContactBlock()
    private var y = 0.0

    init(_ table: ContactTable, _ metrics: ContactMetrics, gutter: Double) {
      (self.table, self.metrics, self.gutter) = (table, metrics, gutter)
    }

    mutating func add(_ band: [Column]) {
      var isFirst = true
      for row in table.rows where band.contains(where: { $0.cells[row] != nil }) {
        let extent = table.extent(of: row, in: band, metrics)
        let height = extent.height + 2 * metrics.padding
        if !block.isEmpty, y + metrics.captionHeight + height > metrics.largestBlock.height {
          finishBlock()
          isFirst = true
        }
        if block.isEmpty { addTitle() }
        if isFirst { addCaptions(of: band) }
        isFirst = false
        addPanel(row, band, extent)
      }
    }

    mutating func finish() -> [ContactBlock] {
      finishBlock()
      return blocks
    }

    private mutating func finishBlock() {
      if !block.isEmpty { blocks.append(block) }
      block = ContactBlock()
      y = 0
    }

    private mutating func addTitle() {
      guard !table.name.isEmpty else { return }
      let width = metrics.width(of: table.name, font: metrics.titleFont)
      let frame = Rect(x: 0, y: 0, width: width, height: metrics.titleHeight)
      let color = Color(rgba: 0x1B1B_1FFF)
      add(table.name, in: frame, font: metrics.titleFont, color: color)
      y = metrics.titleHeight
    }

    /// Adds the names of states, each above the left edge of its components.
    private mutating func addCaptions(of band: [Column]) {
      guard !table.name.isEmpty else { return }
      if !block.isEmpty { y += metrics.rowGap }
      for (column, corner) in places(of: band) {
        let text = table.caption(of: column)
        let width = metrics.width(of: text, font: metrics.captionFont)
        add(text, in: Rect(x: corner, y: y, width: width, height: metrics.captionHeight))
      }
      y += metrics.captionHeight
    }

    private mutating func addPanel(_ row: Row, _ band: [Column], _ extent: Rect) {
      let places = places(of: band)
      let top = y + metrics.padding - extent.y
      var images: [(image: Image, frame: Rect)] = []
      for (column, x) in places {
        guard let cell = column.cells[row] else { continue }
        images.append((cell.image, cell.frame.offset(x: x, y: top)))
      }
      let last = band.last.map { table.extent(of: $0, metrics).maxX } ?? 0
      let end = (places.last?.x ?? gutter) + last + metrics.padding
      let height = extent.height + 2 * metrics.padding
      let frame = Rect(x: gutter, y: y, width: end - gutter, height: height)
      block.panels.append(
        ContactBlock.Panel(
          appearance: row.appearance,
          frame: frame,
          cornerRadius: metrics.cornerRadius,
          images: images
        )
      )
      if gutter > 0 {
        let text = table.caption(of: row, metrics)
        add(text, in: Rect(x: 0, y: y, width: gutter, height: height))
      }
      y += height + metrics.rowGap
    }

    /// Returns the left edge of the components in each column.
    private func places(of band: [Column]) -> [(column: Column, x: Double)] {
      var x = gutter + metrics.padding
      return band.map { column in
        let extent = table.extent(of: column, metrics)
        defer { x += extent.width + metrics.columnGap }
        return (column, x - extent.x)
      }
    }

    private mutating func add(
      _ text: String,
      in frame: Rect,
      font: Font? = nil,
      color: Color = Color(rgba: 0x5A5A_62FF)
    ) {
      block.captions.append(
        ContactBlock.Caption(
          text: text,
          frame: frame,
          font: font ?? metrics.captionFont,
          color: color
        )
      )
    }
  }
}

extension ContactTable.Cell {
  /// Returns the same image, reduced by a factor.
  fileprivate func reduced(by divisor: Double) -> ContactTable.Cell {
    ContactTable.Cell(
      image: image,
      frame: Rect(
        x: (frame.x / divisor).rounded(),
        y: (frame.y / divisor).rounded(),
        width: (frame.width / divisor).rounded(),
        height: (frame.height / divisor).rounded()
      ),
      boxSize: Size((boxSize.width / divisor).rounded(), (boxSize.height / divisor).rounded()),
      isReduced: true
    )
  }

  /// Creates a cell with an image in its own size, or reduced to fit on a sheet with captions.
  fileprivate init(_ bitmap: Bitmap, _ metrics: ContactMetrics) {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let room = metrics.largestBlock.inset(x: 60 * metrics.unit, y: 40 * metrics.unit)
    let factor = min(1, room.width / max(width, 1), room.height / max(height, 1))
    image = Image(bitmap)
    isReduced = factor < 1
    frame = Rect(
      x: (Double(-bitmap.bounds.x) * factor).rounded(),
      y: (Double(-bitmap.bounds.y) * factor).rounded(),
      width: (width * factor).rounded(),
      height: (height * factor).rounded()
    )
    boxSize = Size(
      (Double(bitmap.bounds.width) * factor).rounded(),
      (Double(bitmap.bounds.height) * factor).rounded()
    )
  }
}
