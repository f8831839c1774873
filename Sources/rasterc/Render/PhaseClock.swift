// Measures the phases of a run.

import RasterCommands

/// Accumulates the time of each phase.
struct PhaseClock {
  enum Phase: String, CaseIterable { case read, parse, check, draw, encode, write }

  private let start = ContinuousClock.now
  private var times: [Phase: Duration] = [:]

  /// Runs `body` and adds its time to a phase.
  mutating func measure<Result, Failure>(
    _ phase: Phase,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, to: phase) }
    return try body()
  }

  mutating func add(_ time: Duration, to phase: Phase) { times[phase, default: .zero] += time }

  /// `read 0.4 ms, parse 1.2 ms, check 10.0 ms, draw 85.3 ms, encode 20.1 ms, write 3.0 ms`.
  var line: String {
    Phase.allCases.map { phase in
      "\(phase.rawValue) \(Self.tenths((times[phase] ?? .zero) * 1_000)) ms"
    }.joined(separator: ", ") + "\n"
  }

  /// The seconds since the start: `1.2`.
  var seconds: String { Self.tenths(ContinuousClock.now - start) }

  /// Formats seconds with one decimal place.
  private static func tenths(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let tenths = seconds * 10 + (attoseconds + 50_000_000_000_000_000) / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
