// Drawings that a renderer stops: at a limit, at a deadline, or since nobody waits any more.
import Raster
import TestSupport
import Testing

@Suite struct RendererStopTests {
  /// Takes minutes to draw.
  private struct Slow: Rasterizable {
    var seed = 0.0

    func naturalSize(in environment: Environment) -> Size { Size(1_000, 1_000) }

    func draw(in canvas: inout Canvas) {
      for turn in 0..<20_000 {
        canvas.layer(blur: 30 + seed + Double(turn) / 100) {
          $0.fill(.ellipse($0.bounds), with: Color(rgba: 0x2040_8010))
        }
      }
    }
  }

  private let limits = Renderer.Limits(draws: 1, waiters: 9)

  @Test func `a request that is cancelled stops its drawing, and leaves its place`() async throws {
    let renderer = Renderer(limits: limits)
    let slow = Task { try await renderer.png(Slow()) }
    try await wait { renderer.cache.flightCounts.drawings == 1 }
    slow.cancel()
    await #expect(throws: RasterError.cancelled) { try await slow.value }
    #expect(renderer.statistics.drawing == 0 && renderer.statistics.cancelled == 1)
    #expect(renderer.cache.statistics.looksDrawn == 0)
    _ = try await renderer.png(HotelRow())
  }

  @Test func `a deadline stops a drawing, and those who wait for its place`() async throws {
    var limits = limits
    limits.deadline = .milliseconds(150)
    let renderer = Renderer(limits: limits)
    let error = RasterError.exceeded(.deadline, value: 150)
    let requests = (0..<3).map { seed in
      Task { try await renderer.bitmap(Slow(seed: Double(seed))) }
    }
    for request in requests { await #expect(throws: error) { try await request.value } }
    #expect(renderer.statistics.failed == 3 && renderer.statistics.drawing == 0)
    #expect(renderer.cache.statistics.looksDrawn == 0)
  }

  @Test func `who asks for what another one has cancelled is given it`() async throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let request = try RasterRequest(HotelRow())
    let signal = StopSignal()
    var recording = try request.record(within: .default, signal: signal)
    signal.cancel()
    #expect(throws: RasterError.cancelled) { try cache.raster(of: recording) }
    recording.signal = nil
    #expect(try cache.raster(of: recording).width == request.record().list.width)
  }

  @Test func `a renderer's limits hold for each picture`() async throws {
    var limits = limits
    limits.drawing = RasterLimits(work: 1 << 24)
    let renderer = Renderer(limits: limits)
    await #expect(throws: RasterError.exceeded(.work, value: 1 << 24)) {
      try await renderer.png(Slow())
    }
    _ = try await renderer.png(HotelRow())
    #expect(renderer.statistics.failed == 1 && renderer.statistics.answered == 1)
  }
}
