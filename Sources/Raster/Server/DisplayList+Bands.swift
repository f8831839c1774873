// Draws a list in bands of rows, on several cores, where the caller asks for it.
//
// Unsafe pointers: the memory of the array that becomes the bitmap, within the closure that lends it.
// A band's rows are touched by whoever holds its piece's lock, before that is done and never after;
// the closure ends once it has held every lock, and found each piece done. So no row has two writers,
// and a task that comes late finds nothing to do and touches nothing. Before all pieces, and after
// them, the caller alone touches rows.

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
  ///
  /// A task that is cancelled stops it: it throws `RasterError.cancelled`.
  public func bitmap(
    background: Color? = nil,
    bands: Int,
    limits: RasterLimits = .default
  ) async throws(RasterError) -> Bitmap {
    let signal = StopSignal()
    let result = await withTaskCancellationHandler {
      await drawn(background, bands: bands, WorkMeter(limits) { signal.reason })
    } onCancel: {
      signal.cancel()
    }
    return try result.get()
  }

  private func drawn(
    _ background: Color?,
    bands: Int,
    _ meter: WorkMeter
  ) async -> Result<Bitmap, RasterError> {
    let frame: PixelRect
    do throws(RasterError) { frame = try allowedFrame(within: meter.limits) } catch {
      return .failure(error)
    }
    let color = background.map { RecordedColor($0).pixel } ?? 0
    let count = frame.width &* frame.height
    return await withTaskGroup(of: Void.self) { group in
      var inks: [Result<PixelRect, RasterError>] = []
      let pixels = [UInt32](unsafeUninitializedCapacity: count) { memory, initializedCount in
        guard let base = memory.baseAddress else { return }
        let surface = Surface(base: base, frame: frame)
        let drawings = frame.bands(bands).map {
          drawing($0, of: surface, background: color, meter: meter)
        }
        inks = group.run(drawings)
        initializedCount = count
      }
      // No closure around this: it would hold the pixels, and all would be copied to move some.
      do throws(RasterError) {
        var part = box
        for ink in inks { part = part.union(try ink.get()) }
        let drawn = DrawnPixels(pixels: consume pixels, frame: frame)
        return Result<Bitmap, RasterError>.success(
          try bitmap(of: part, consume drawn, bands: bands) { _ = group.run($0) }
        )
      } catch {
        return .failure(error)
      }
    }
  }
}

extension TaskGroup<Void> {
  /// Does pieces of work on this thread and as many others as are free; gives what they give.
  ///
  /// What is waited for is a piece that runs on another thread already, never one that waits for a
  /// thread: so waiting ends, even with one thread for all tasks.
  fileprivate mutating func run<Outcome: Sendable>(
    _ works: [@Sendable () -> Outcome]
  ) -> [Outcome] {
    let pieces = works.map { Piece($0) }
    for _ in pieces.dropFirst() {
      addTask { for piece in pieces { piece.doIfFree() } }
    }
    for piece in pieces { piece.doIfFree() }
    return pieces.map { $0.outcome() }
  }
}

/// A piece of work, done once by whichever task comes first.
private final class Piece<Outcome: Sendable>: Sendable {
  private let work: @Sendable () -> Outcome
  private let state = Mutex<Outcome?>(nil)

  init(_ work: @escaping @Sendable () -> Outcome) { self.work = work }

  /// Does the work, unless another task is at it or was.
  func doIfFree() { _ = state.withLockIfAvailable { done(&$0) } }

  /// Does the work, or waits until the task that is at it has done it.
  func outcome() -> Outcome { state.withLock { done(&$0) } }

  private func done(_ outcome: inout Outcome?) -> Outcome {
    if let outcome { return outcome }
    let new = work()
    outcome = new
    return new
  }
}
