// Waiting in tests, with a time limit.

/// Waits until a condition is true, letting other tasks run; throws if it does not become true.
nonisolated(nonsending)
  public func wait(
    fileID: StaticString = #fileID,
    line: Int = #line,
    until condition: () -> Bool
  ) async throws
{
  let end = ContinuousClock.now + .seconds(Waiting.limit)
  while !condition() {
    guard .now < end else {
      throw Waiting.InVain(description: "waited in vain at \(fileID):\(line)")
    }
    await Task.yield()
  }
}

/// The rules for waiting in tests: it ends, so that an error in the order of events is a failure
/// and not a deadlock.
enum Waiting {
  struct InVain: Error, CustomStringConvertible { let description: String }

  /// Seconds; the whole suite runs at once, and a sanitizer slows down everything that waits for a
  /// turn.
  static let limit = 1500.0
}
