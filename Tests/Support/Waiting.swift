// Waiting in tests, which ends.

/// Waits until something is true, letting others run meanwhile; throws if it does not come true.
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

/// What holds for all who wait in tests: they end, so that a fault of order is a failure and no
/// standstill.
enum Waiting {
  struct InVain: Error, CustomStringConvertible { let description: String }

  /// Seconds; the whole suite runs at once, and a sanitizer makes all that waits for a turn wait long.
  static let limit = 1500.0
}
