// A server whose clients all want one slow image: how long others wait, and how fast it cancels.

import Raster

/// Measures how long quick images take while many requests wait for a slow one, and how soon
/// cancelled requests return.
struct ServerFairness {
  private static let requests = 50
  private static let leavers = 1000

  func run() async throws {
    let alone = try await quickTimes(of: Renderer(limits: limits))
    let renderer = Renderer(limits: limits)
    let slow = slowRequests(Self.requests, of: renderer)
    try await wait(for: "the slow picture is drawn") { renderer.statistics.drawing == 1 }
    let beside = try await quickTimes(of: renderer)
    for request in slow { request.cancel() }
    let ratio = beside.quantile(0.99) / alone.quantile(0.99)
    print("\(Self.requests) quick pictures, of which 99 % took at most")
    print("  \(alone.quantile(0.99)) alone,")
    print("  \(beside.quantile(0.99)) beside \(Self.requests) requests for a slow one: \(ratio) ×")
    try await printLeaving()
  }

  private var limits: Renderer.Limits {
    Renderer.Limits(maximumConcurrentDraws: 2, maximumQueuedRequests: 64)
  }

  private func slowRequests(_ count: Int, of renderer: Renderer) -> [Task<Void, Never>] {
    (0..<count).map { _ in Task { _ = try? await renderer.png(of: SlowCard()) } }
  }

  private func quickTimes(of renderer: Renderer) async throws -> [Duration] {
    var times: [Duration] = []
    for number in 0..<Self.requests {
      let start = ContinuousClock.now
      _ = try await renderer.png(of: QuickCard(number: number))
      times.append(ContinuousClock.now - start)
    }
    return times
  }

  /// Cancels all requests for a slow image at once.
  private func printLeaving() async throws {
    let renderer = Renderer(limits: limits)
    let requests = slowRequests(Self.leavers, of: renderer)
    try await wait(for: "the slow picture is drawn") { renderer.statistics.drawing == 1 }
    try await Task.sleep(for: .milliseconds(100))
    let start = ContinuousClock.now
    for request in requests { request.cancel() }
    for request in requests { await request.value }
    let returned = ContinuousClock.now - start
    try await wait(for: "the slow picture is stopped") { renderer.statistics.drawing == 0 }
    let stopped = ContinuousClock.now - start
    print("\(Self.leavers) requests were cancelled at once: all had returned after \(returned),")
    print("  the drawing had stopped after \(stopped)")
    print("  \(renderer.statistics)")
  }

  private func wait(for what: String, _ condition: () -> Bool) async throws {
    for _ in 0..<60_000 {
      if condition() { return }
      try await Task.sleep(for: .microseconds(200))
    }
    print("it was waited in vain until \(what)")
  }
}

extension [Duration] {
  /// The time that this fraction of all requests does not exceed.
  fileprivate func quantile(_ share: Double) -> Duration {
    let sorted = sorted()
    return sorted[Swift.min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.up)) - 1)]
  }
}

/// Takes minutes to draw.
private struct SlowCard: Rasterizable, Sendable {
  func naturalSize(in environment: Environment) -> Size { Size(1_000, 1_000) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("SlowCard", definition: "1")
  }

  func draw(in canvas: inout Canvas) {
    for turn in 0..<20_000 {
      canvas.drawLayer(blur: 30 + Double(turn) / 100) {
        $0.fill(.ellipse($0.bounds), with: Color(rgba: 0x2040_8010))
      }
    }
  }
}

/// Takes about a millisecond.
private struct QuickCard: Rasterizable, Sendable {
  let number: Int

  func naturalSize(in environment: Environment) -> Size { Size(320, 180) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("QuickCard", definition: "1")
    key.append(number)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x0A84_FFFF))
    for index in 0..<12 {
      let center = Point(Double(number % 300), Double(index * 15))
      canvas.fill(.circle(center: center, radius: 40), with: Color(rgba: 0xFFFF_FF20))
    }
  }
}
