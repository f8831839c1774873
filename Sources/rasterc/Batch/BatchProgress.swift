// The progress line of a batch on a terminal.

import RasterCommands

/// A progress line that is updated while a batch runs, on a terminal.
struct BatchProgress: Sendable {
  private static let interval = Duration.milliseconds(200)

  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var isThere = false

  init(isShown: Bool) { self.isShown = isShown }

  mutating func show(_ counts: BatchWriter.Counts) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - last >= Self.interval else { return }
    last = now
    isThere = true
    let seconds = max((now - start).components.seconds, 1)
    let failed = counts.failed > 0 ? ", \(counts.failed) with errors" : ""
    Streams.report(
      asIs: "\r\u{1B}[K\(counts.rows) rows\(failed), \(counts.rows / Int(seconds)) per second"
    )
  }

  mutating func clear() {
    if isThere { Streams.report(asIs: "\r\u{1B}[K") }
    isThere = false
  }
}
