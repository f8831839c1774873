// Draws a list in bands of rows, on several cores, where the caller asks for it.
//
// Unsafe pointers: the memory of the array that becomes the bitmap, within the closure that lends it.
// A band's rows are touched by whoever holds its lock, before it is drawn and never after; the
// closure ends once it has held every lock, and found each band drawn. So no row has two writers,
// and a task that comes late finds nothing to do and touches nothing.

import Synchronization

extension DisplayList {
  /// Draws the list as `bitmap(background:)` does, in so many bands of rows at the same time.
  ///
  /// The pixels are the same for any number of bands. Each band reads the whole list and draws what
  /// meets its rows, so as many bands as there are cores to use are best; of large pictures with much
  /// drawn over each other, more: 1000 rounded rectangles on 2048 × 2048 pixels took 37 ms of one
  /// core in one band and 18 in four, whose pixels stay in its cache. A band has 32 rows or more, and
  /// there are 64 at most. Bands that draw layers take the memory of their part of them. Where several
  /// bands throw, the error is the topmost one's.
  ///
  /// One of the cores is the caller's task's, which draws too: with no other it draws all bands.
  public func bitmap(
    background: Color? = nil,
    bands: Int
  ) async throws(RasterError) -> Bitmap {
    let frame = try allowedFrame
    let color = background.map { RecordedColor($0).pixel } ?? 0
    let count = frame.width &* frame.height
    var failure: RasterError?
    let pixels = await withTaskGroup(of: Void.self) { group in
      [UInt32](unsafeUninitializedCapacity: count) { memory, initializedCount in
        guard let base = memory.baseAddress else { return }
        let surface = Surface(base: base, frame: frame)
        let bands = frame.bands(bands).map { Band(rows: $0, of: surface, self, background: color) }
        for _ in bands.dropFirst() { group.addTask { bands.drawFree() } }
        bands.drawFree()
        failure = bands.drawRest()
        initializedCount = count
      }
    }
    if let failure { throw failure }
    return try trimmed(consume pixels, frame, background: color)
  }
}

/// Some rows of a surface, drawn once by whichever task comes first.
private final class Band: Sendable {
  private enum State {
    case undrawn(Surface)
    case drawn(RasterError?)
  }

  private let rows: PixelRect
  private let list: DisplayList
  private let background: UInt32
  private let state: Mutex<State>

  init(rows: PixelRect, of surface: Surface, _ list: DisplayList, background: UInt32) {
    self.rows = rows
    self.list = list
    self.background = background
    // Bands share the surface, but no pixel of it.
    nonisolated(unsafe) let state = State.undrawn(surface)
    self.state = Mutex(state)
  }

  /// Draws the band, unless another task is at it or was.
  func drawIfFree() { _ = state.withLockIfAvailable { drawn(&$0) } }

  /// Draws the band, or waits until the task that is at it has drawn it.
  func draw() -> RasterError? { state.withLock { drawn(&$0) } }

  private func drawn(_ state: inout State) -> RasterError? {
    switch state {
    case .drawn(let error): return error
    case .undrawn(let surface):
      let error = error(of: surface)
      state = .drawn(error)
      return error
    }
  }

  private func error(of surface: Surface) -> RasterError? {
    // Each band clears its rows, so that new memory is taken by all tasks.
    let first = surface.pixels(x: rows.x, y: rows.y)
    fill(first, with: background, count: rows.width &* rows.height)
    var rasterizer = Rasterizer(list: list, nested: DrawnRasters())
    do throws(RasterError) {
      try rasterizer.draw(on: surface, band: rows)
      return nil
    } catch {
      return error
    }
  }
}

extension [Band] {
  /// Draws the bands that no other task is at.
  fileprivate func drawFree() { for band in self { band.drawIfFree() } }

  /// Sees that all bands are drawn; the error is the topmost one's.
  ///
  /// What is waited for is a band that runs on another thread already, never one that waits for a
  /// thread: so waiting ends, even with one thread for all tasks.
  fileprivate func drawRest() -> RasterError? {
    var first: RasterError?
    for band in self {
      let error = band.draw()
      first = first ?? error
    }
    return first
  }
}

extension PixelRect {
  /// Parts of nearly the same height, one above the other.
  fileprivate func bands(_ count: Int) -> [PixelRect] {
    let count = max(min(count, 64, height / 32), 1)
    return (0..<count).map { index in
      let (start, end) = (height &* index / count, height &* (index &+ 1) / count)
      return PixelRect(x: x, y: y &+ start, width: width, height: end &- start)
    }
  }
}
