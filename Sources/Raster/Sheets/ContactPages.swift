// Packs the blocks of contact sheets onto few sheets, with little wasted space.

/// Packs blocks onto sheets by trying several widths, in table order and sorted by height.
struct ContactPages {
  private typealias Layout = (size: Size, origins: [Point])

  /// The preferred ratio of a sheet's width to its height.
  private static let aspect = 1.5

  private let metrics: ContactMetrics

  private init(_ metrics: ContactMetrics) { self.metrics = metrics }

  /// Returns sheets with the blocks of the tables in order.
  ///
  /// Within a sheet, blocks are placed where they fit best.
  static func sheets(of tables: [ContactTable], _ metrics: ContactMetrics) -> [ContactSheet] {
    let pages = ContactPages(metrics)
    var blocks = tables.flatMap { pages.blocks(of: $0) }[...]
    var sheets: [ContactSheet] = []
    while !blocks.isEmpty {
      let count = pages.countOfFitting(blocks)
      let page = Array(blocks.prefix(count))
      let layout = pages.bestLayout(of: page, widths: 32) ?? pages.layout(of: page)
      let placed = zip(page, layout.origins).map { (block: $0, origin: $1) }
      sheets.append(ContactSheet(size: layout.size, blocks: placed))
      blocks = blocks.dropFirst(count)
    }
    return sheets
  }

  /// Returns the blocks of a table, as one block that fits on a sheet if that is possible.
  ///
  /// It tries wider rows, and then large images at a half, a third or a quarter of their size.
  private func blocks(of table: ContactTable) -> [ContactBlock] {
    let widths = [metrics.tableWidth, metrics.largestBlock.width]
    let unreduced = table.blocks(width: widths[0], metrics)
    for divisor in 1...4 {
      let side = table.largestSide / Double(divisor)
      guard divisor == 1 || side >= metrics.smallestReduced else { break }
      let reduced = divisor == 1 ? table : table.reduced(by: Double(divisor))
      for width in widths {
        let blocks = reduced.blocks(width: width, metrics)
        if blocks.count == 1 { return blocks }
      }
    }
    return unreduced
  }

  /// Returns how many of the first blocks fit on a sheet, at least one.
  ///
  /// The number is found by doubling, followed by bisection.
  private func countOfFitting(_ blocks: ArraySlice<ContactBlock>) -> Int {
    func fit(_ count: Int) -> Bool {
      bestLayout(of: Array(blocks.prefix(count)), widths: 8) != nil
    }
    var fitting = 1
    var failing = 2
    while failing <= blocks.count, fit(failing) {
      fitting = failing
      failing *= 2
    }
    failing = min(failing, blocks.count + 1)
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      if fit(middle) { fitting = middle } else { failing = middle }
    }
    return fitting
  }

  /// Returns the layout with the lowest cost among those that fit on a sheet.
  private func bestLayout(of blocks: [ContactBlock], widths: Int) -> Layout? {
    let sizes = blocks.map { $0.size }
    let inOrder = Array(sizes.indices)
    let byHeight = inOrder.sorted { (sizes[$1].height, $0) < (sizes[$0].height, $1) }
    let widest = sizes.reduce(0) { max($0, room($1).width) } + 2 * metrics.margin
    var best: Layout?
    for step in 0...widths {
      let fraction = Double(step) / Double(widths)
      let width = (widest + (ContactSheet.maximumSide - widest) * fraction).rounded(.down)
      for order in [inOrder, byHeight] {
        let other = layout(sizes, order, width: width)
        let side = max(other.size.width, other.size.height)
        guard side <= ContactSheet.maximumSide else { continue }
        if best.map({ cost(other) < cost($0) }) ?? true { best = other }
      }
    }
    return best
  }

  /// Returns the sheet's area, increased for a shape far from the preferred ratio.
  private func cost(_ layout: Layout) -> Double {
    let (width, height) = (layout.size.width, layout.size.height)
    let stretch = max(width / height / Self.aspect, Self.aspect * height / width)
    return width * height * (1 + 0.3 * (stretch - 1))
  }

  /// Returns the blocks in order on a sheet of the maximum width.
  private func layout(of blocks: [ContactBlock]) -> Layout {
    layout(blocks.map { $0.size }, Array(blocks.indices), width: ContactSheet.maximumSide)
  }

  private func layout(_ sizes: [Size], _ order: [Int], width: Double) -> Layout {
    var packer = SkylinePacker(width: width - 2 * metrics.margin + metrics.gap)
    var origins = sizes.map { _ in Point(0, 0) }
    var corner = Point(0, 0)
    for index in order {
      let place = packer.place(room(sizes[index]))
      origins[index] = place.offset(x: metrics.margin, y: metrics.margin)
      corner.x = max(corner.x, place.x + sizes[index].width)
      corner.y = max(corner.y, place.y + sizes[index].height)
    }
    return (Size(corner.x, corner.y).outset(metrics.margin), origins)
  }

  /// Returns the size of a block including the gap to the right and below, rounded up to the grid.
  private func room(_ size: Size) -> Size {
    let grid = metrics.grid
    func snapped(_ length: Double) -> Double {
      ((length + metrics.gap) / grid).rounded(.up) * grid
    }
    return Size(snapped(size.width), snapped(size.height))
  }
}
