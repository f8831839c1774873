// Draws the visible rows of a scrolling table, and prefetches the rows near them.

/// Draws the visible rows of a scrolling table, and prefetches the rows near them.
///
///     let renderer = ListRenderer(rowCount: 128, rowHeight: 44) { HotelRow(number: $0) }
///     for row in renderer.rows(in: Viewport(offset: y, height: 480, velocity: speed)) {
///       show(row.image, at: row.y)
///     }
///
/// Each call also adds the rows that will be needed soon or later to the prefetcher, and cancels
/// the others. Rows of equal looks share one drawing.
///
/// A class because it remembers the rows that it prefetches. It belongs to its owner's isolation.
/// The rows' components are values that can be recorded elsewhere.
public final class ListRenderer {
  /// A visible row.
  public struct Row: Sendable {
    /// The row's index, from 0.
    public let index: Int
    /// The position of the row's top edge in the viewport, in points.
    public let y: Double
    /// The row's image, or the error that prevented it.
    public let image: Result<RasterImage, RasterError>
  }

  /// The number of rows of the table.
  public var rowCount: Int
  /// The height of every row, in points.
  public let rowHeight: Double
  /// The component's size in each row, or nil for its natural size.
  public let size: Size?
  /// The environment of the components.
  public let environment: Environment
  /// The colour painted behind each component.
  public let background: Color?
  /// Draws the rows that are not visible yet.
  public let prefetcher: Prefetcher
  private let component: (Int) -> any Rasterizable & Sendable
  private var prefetched: [Int: (ticket: Prefetcher.Ticket, priority: DrawPriority)] = [:]

  /// Creates a renderer for a table that draws into the prefetcher's cache.
  ///
  /// `component` returns the component of a row. It is called again whenever that row comes near
  /// the viewport.
  public init(
    rowCount: Int,
    rowHeight: Double,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil,
    prefetcher: Prefetcher = Prefetcher(),
    component: @escaping (Int) -> any Rasterizable & Sendable
  ) {
    self.rowCount = rowCount
    self.rowHeight = rowHeight
    self.size = size
    self.environment = environment
    self.background = background
    self.prefetcher = prefetcher
    self.component = component
  }

  deinit { cancel() }

  /// Returns the visible rows, and draws missing ones on the caller's thread.
  public func rows(in viewport: Viewport) -> [Row] {
    let window = window(of: viewport)
    let rows = window.visible.map { index in
      let image = Result { () throws(RasterError) in try drawn(component(index)) }
      return row(index, viewport, image)
    }
    prefetch(window)
    return rows
  }

  /// Returns the visible rows after drawing missing ones off the caller's thread.
  ///
  /// If the task is cancelled, rows that are not drawn yet contain `RasterError.cancelled`.
  nonisolated(nonsending)
    public func loadedRows(in viewport: Viewport) async -> [Row]
  {
    let window = window(of: viewport)
    return await withGroup(of: (Int, Result<RasterImage, RasterError>).self) { group in
      for index in window.visible {
        let image = load(component(index))
        group.addTask { (index, await image()) }
      }
      prefetch(window)
      var rows: [Row] = []
      for await (index, image) in group { rows.append(row(index, viewport, image)) }
      return rows.sorted { $0.index < $1.index }
    }
  }

  /// Cancels the prefetching of all rows that are not drawn yet, until the next call for rows.
  public func cancel() {
    for (_, row) in prefetched { prefetcher.remove(row.ticket) }
    prefetched = [:]
  }

  private func window(of viewport: Viewport) -> RowWindow {
    RowWindow(rowCount: rowCount, rowHeight: rowHeight, viewport: viewport)
  }

  private func row(
    _ index: Int,
    _ viewport: Viewport,
    _ image: Result<RasterImage, RasterError>
  ) -> Row {
    Row(index: index, y: Double(index) * rowHeight - viewport.offset, image: image)
  }

  private func request<Component: Rasterizable>(
    _ component: Component
  ) throws(RasterError) -> RasterRequest<Component> {
    try RasterRequest(component, size: size, environment: environment, background: background)
  }

  private func drawn(_ component: some Rasterizable & Sendable) throws(RasterError) -> RasterImage {
    try prefetcher.cache.image(for: request(component))
  }

  /// Returns a function that loads a row's image from the cache or draws it.
  private func load(
    _ component: some Rasterizable & Sendable
  ) -> @Sendable () async -> Result<RasterImage, RasterError> {
    let request = Result { () throws(RasterError) in try self.request(component) }
    return { [cache = prefetcher.cache] in
      do throws(RasterError) {
        return .success(try await cache.image(for: request.get(), priority: .visible))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Prefetches the rows of a window, and cancels the rows outside it.
  private func prefetch(_ window: RowWindow) {
    var remaining = prefetched
    prefetched = [:]
    for (rows, priority) in [(window.soon, DrawPriority.soon), (window.later, .later)] {
      for index in rows {
        if let row = remaining.removeValue(forKey: index) {
          if row.priority != priority { prefetcher.setPriority(priority, of: row.ticket) }
          prefetched[index] = (row.ticket, priority)
        } else if let ticket = add(component(index), priority) {
          prefetched[index] = (ticket, priority)
        }
      }
    }
    for (_, row) in remaining { prefetcher.remove(row.ticket) }
  }

  private func add(
    _ component: some Rasterizable & Sendable,
    _ priority: DrawPriority
  ) -> Prefetcher.Ticket? {
    guard let request = try? request(component) else { return nil }
    return prefetcher.add(request, priority: priority)
  }
}
