// The drawings that are under way or wait for their turn: one for each look.

/// The drawings that are under way or wait for their turn: one for each look.
final class Flights: Sendable {
  typealias Work = @Sendable () throws(RasterError) -> Bitmap

  /// What `work` gives, called on this thread or by somebody who is at it already.
  func raster(for look: LookKey, work: Work) throws(RasterError) -> Bitmap { try work() }

  /// What `work` gives, called on another thread.
  nonisolated(nonsending)
    func raster(
      for look: LookKey,
      priority: DrawPriority,
      work: @escaping Work
    ) async throws(RasterError) -> Bitmap
  {
    let task = Task.detached { () -> Result<Bitmap, RasterError> in
      do throws(RasterError) { return .success(try work()) } catch { return .failure(error) }
    }
    return try await task.value.get()
  }
}
