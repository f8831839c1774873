// Drawings that a renderer stops: at a limit, at a deadline, or because nothing waits for them.
import Raster
import TestSupport
import Testing

/// Serialized, since two slow drawings at a time would take all threads of tasks on two cores.
@Suite(.serialized) struct RendererStopTests {
  /// Takes some milliseconds per iteration; with the default number of iterations, minutes.
  private struct Slow: Rasterizable {
    var seed = 0.0
    var turns = 20_000

    func naturalSize(in environment: Environment) -> Size { Size(1_000, 1_000) }

    func draw(in canvas: inout Canvas) {
      for turn in 0..<turns {
        canvas.drawLayer(blur: 30 + seed + Double(turn) / 100) {
          $0.fill(.ellipse($0.bounds), with: Color(rgba: 0x2040_8010))
        }
      }
    }
  }

  private let limits = Renderer.Limits(maximumConcurrentDraws: 1, maximumQueuedRequests: 9)

  @Test func `a cancelled request stops its drawing, and frees its slot`() async throws {
    let renderer = Renderer(limits: limits)
    let slow = Task { try await renderer.png(of: Slow()) }
    try await wait { renderer.cache.flightCounts.drawings == 1 }
    slow.cancel()
    await #expect(throws: RasterError.cancelled) { try await slow.value }
    #expect(renderer.statistics.cancelled == 1)
    try await wait { renderer.statistics.drawing == 0 }
    #expect(renderer.cache.statistics.looksDrawn == 0)
    _ = try await renderer.png(of: HotelRow())
  }

  @Test func `requests for an image in progress take no extra slots`() async throws {
    let renderer = Renderer(
      limits: Renderer.Limits(maximumConcurrentDraws: 2, maximumQueuedRequests: 9)
    )
    let slow = (0..<50).map { _ in Task { try await renderer.png(of: Slow()) } }
    try await wait { renderer.cache.flightCounts.drawings == 1 }
    for row in 0..<50 { _ = try await renderer.png(of: HotelRow(radius: Double(row))) }
    #expect(renderer.statistics.drawing == 1 && renderer.statistics.waiting == 0)
    for request in slow { request.cancel() }
    for request in slow { await #expect(throws: RasterError.cancelled) { try await request.value } }
    try await wait { renderer.statistics.drawing == 0 }
    #expect(renderer.statistics.cancelled == 50 && renderer.statistics.answered == 50)
    #expect(renderer.cache.statistics.looksDrawn == 50)
  }

  @Test func `an image is completed for other requests when the first leaves`() async throws {
    let renderer = Renderer(limits: limits)
    let component = Slow(turns: 30)
    let first = Task { try await renderer.bitmap(of: component) }
    try await wait { renderer.cache.flightCounts.drawings == 1 }
    let second = Task { try await renderer.bitmap(of: component) }
    try await Task.sleep(for: .milliseconds(1))
    first.cancel()
    await #expect(throws: RasterError.cancelled) { try await first.value }
    #expect(try await second.value == component.bitmap(cache: RasterCache(byteLimit: 0)))
    #expect(renderer.cache.statistics.looksDrawn == 1)
  }

  @Test func `an image stays queued for the remaining requests`() async throws {
    let renderer = Renderer(limits: limits)
    try await renderer.admission.enter(bytes: 0)
    let requests = (0..<3).map { _ in Task { try await renderer.png(of: HotelRow()) } }
    try await wait { renderer.statistics.waiting == 1 }
    requests[0].cancel()
    requests[1].cancel()
    for request in requests[..<2] {
      await #expect(throws: RasterError.cancelled) { try await request.value }
    }
    #expect(renderer.statistics.waiting == 1)
    renderer.admission.leave(bytes: 0)
    _ = try await requests[2].value
    #expect(renderer.statistics.drawing == 0 && renderer.statistics.answered == 1)
  }

  @Test func `a deadline stops a drawing, and the requests waiting for its slot`() async throws {
    var limits = limits
    limits.deadline = .milliseconds(150)
    let renderer = Renderer(limits: limits)
    let error = RasterError.exceeded(.deadline, value: 150)
    let requests = (0..<3).map { seed in
      Task { try await renderer.bitmap(of: Slow(seed: Double(seed))) }
    }
    for request in requests { await #expect(throws: error) { try await request.value } }
    #expect(renderer.statistics.failed == 3)
    // A request is answered at its deadline, and its drawing stops a little later.
    try await wait { renderer.statistics.drawing == 0 }
    #expect(renderer.cache.statistics.looksDrawn == 0)
  }

  @Test func `a request for a drawing that another one cancelled succeeds`() async throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let request = try RasterRequest(HotelRow())
    let signal = StopSignal()
    var recording = try request.record(within: .default, signal: signal)
    signal.cancel()
    #expect(throws: RasterError.cancelled) { try cache.raster(of: recording) }
    recording.signal = nil
    #expect(try cache.raster(of: recording).width == request.record().list.width)
  }

  @Test func `a renderer's limits apply to each image`() async throws {
    var limits = limits
    limits.drawing = RasterLimits(work: 1 << 24)
    let renderer = Renderer(limits: limits)
    await #expect(throws: RasterError.exceeded(.work, value: 1 << 24)) {
      try await renderer.png(of: Slow())
    }
    _ = try await renderer.png(of: HotelRow())
    #expect(renderer.statistics.failed == 1 && renderer.statistics.answered == 1)
  }
}
