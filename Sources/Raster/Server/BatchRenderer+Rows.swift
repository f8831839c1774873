// Draws a sequence of rows with several tasks, and delivers the images in order.

extension BatchRenderer {
  /// Draws an image for each row with up to `jobs` concurrent tasks, and delivers them in order.
  ///
  ///     try await batch.forEach(rows, jobs: 4) { row in
  ///       try RasterRequest(template.state(for: row))
  ///     } receive: { number, picture in
  ///       try file(number, picture)
  ///     }
  ///
  /// `request` returns the request for a row; it is called on other threads. `receive` is called in
  /// the caller's isolation with the row's number, from 0, and its image or error: an error thrown
  /// by `request`, or a `RasterError`. Other rows are not affected by an error. Rows are read as
  /// they are needed, at most 4 × `jobs` ahead of delivery, so memory use does not grow with their
  /// number.
  ///
  /// Throws any error of `receive`, and `CancellationError` if the task is cancelled; then no
  /// further row is read.
  nonisolated(nonsending)
    public func forEach<Rows: Sequence, Component: Rasterizable>(
      _ rows: Rows,
      jobs: Int,
      request: @escaping @Sendable (Rows.Element) throws -> RasterRequest<Component>,
      receive: (Int, Result<BatchRenderer.Output, any Error>) async throws -> Void
    ) async throws where Rows.Element: Sendable
  {
    typealias Made = (number: Int, picture: Result<BatchRenderer.Output, any Error>)
    try await withThrowingTaskGroup(of: Made.self) { group in
      var rows = rows.makeIterator()
      var (taken, running, next) = (0, 0, 0)
      var early: [Int: Result<BatchRenderer.Output, any Error>] = [:]
      let limit = max(1, min(jobs, 1 << 10))
      while true {
        while running < limit, taken &- next < 4 &* limit, let row = rows.next() {
          let number = taken
          group.addTask {
            (number, Result { try self.image(for: request(row)) })
          }
          taken &+= 1
          running &+= 1
        }
        guard let made = try await group.next() else { return }
        try Task.checkCancellation()
        running &-= 1
        early[made.number] = made.picture
        while let picture = early.removeValue(forKey: next) {
          try await receive(next, picture)
          next &+= 1
        }
      }
    }
  }
}
