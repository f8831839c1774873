// Rows 28, 29 and 37 of the contract: shared drawings, cancellation and order.

import Raster
import Testing
import TestSupport

/// A square of one colour; equal colours have equal looks.
private struct Square: Rasterizable {
  let gray: UInt32

  func naturalSize(in environment: Environment) -> Size { Size(4, 4) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Square", definition: "1")
    key.append(Int(gray))
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: gray << 8 | 255))
  }
}

@MainActor @Suite(.serialized) struct ConcurrencyTests {
  private let store = GatedStore()
  private let cache: RasterCache

  init() {
    var configuration = RasterCache.Configuration(cacheByteLimit: 1 << 20, store: store)
    configuration.maximumConcurrentDraws = 1
    cache = RasterCache(configuration)
  }

  @Test func `28 concurrent requests share one draw`() async throws {
    store.close(try look(1))
    let requests = (0..<10).map { _ in request(1) }
    try await waitUntilOneIsDrawn(queued: 0, waiters: 10)
    store.open()
    var images: Set<Bitmap> = []
    for request in requests { images.insert(try await request.value.get()) }
    #expect(images.count == 1)
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.statistics.requests == 10)
  }

  @Test func `28 a synchronous request joins an asynchronous one for its image`() async throws {
    store.close(try look(1))
    let request = request(1)
    try await wait { store.asked.count == 1 }
    let cache = cache
    let joined = Task { await onThread { try? cache.raster(of: Square(gray: 1)) } }
    // Whether the thread arrives before or after the gate opens, nothing is drawn twice.
    store.open()
    #expect(await joined.value == (try await request.value.get()))
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `28 a synchronous request takes over a queued asynchronous one`() async throws {
    store.close(try look(1))
    let (drawn, queued) = (request(1), request(2))
    try await waitUntilOneIsDrawn(queued: 1, waiters: 2)
    // The queue is blocked, and this thread does not wait for it.
    let image = try cache.raster(of: Square(gray: 2))
    #expect(try await queued.value.get() == image)
    #expect(cache.statistics.looksDrawn == 1)
    store.open()
    _ = try await drawn.value.get()
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `29 a pending request that is cancelled is not drawn`() async throws {
    store.close(try look(1))
    let (drawn, queued) = (request(1), request(2))
    try await waitUntilOneIsDrawn(queued: 1, waiters: 2)
    queued.cancel()
    // The cancellation is reported while the queue is blocked.
    #expect(await queued.value == .failure(.cancelled))
    store.open()
    _ = try await drawn.value.get()
    try await wait { cache.flightCounts.drawings == 0 }
    #expect(store.asked == [try look(1)])
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.statistics.requests == 1)
  }

  @Test func `29 a draw continues when one of its two waiters is cancelled`() async throws {
    store.close(try look(1))
    let (drawn, first, second) = (request(1), request(2), request(2))
    try await waitUntilOneIsDrawn(queued: 1, waiters: 3)
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    #expect(cache.flightCounts.queued == 1)
    store.open()
    _ = try await drawn.value.get()
    _ = try await second.value.get()
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `37 visible requests are drawn before soon, and soon before later`() async throws {
    let priorities: [DrawPriority] = [.later, .visible, .soon, .later, .visible, .soon]
    let order = try await orderOfDrawing {
      for (index, priority) in priorities.enumerated() {
        try await queue(UInt32(index), priority)
      }
    }
    #expect(order == [1, 4, 2, 5, 0, 3])
  }

  @Test func `37 a waiting request can be raised`() async throws {
    let order = try await orderOfDrawing {
      try await queue(0, .soon)
      try await queue(1, .later)
      try await queue(2, .later)
      // Another request for a look that is waiting.
      try await queue(2, .visible)
    }
    #expect(order == [2, 0, 1])
    #expect(cache.statistics.looksDrawn == 4)
  }

  /// A request on this actor for a look that is drawn elsewhere.
  private func request(
    _ gray: UInt32,
    _ priority: DrawPriority = .visible
  ) -> Task<Result<Bitmap, RasterError>, Never> {
    Task {
      do throws(RasterError) {
        let request = try RasterRequest(Square(gray: gray))
        return .success(try await cache.image(for: request, priority: priority).raster)
      } catch { return .failure(error) }
    }
  }

  /// Waits until one drawing is at the gate, and the others are behind it.
  private func waitUntilOneIsDrawn(queued: Int, waiters: Int) async throws {
    try await wait {
      let counts = cache.flightCounts
      return store.asked.count == 1 && counts.queued == queued && counts.waiters == waiters
    }
  }

  /// Makes a request, and waits until it is queued.
  private func queue(_ gray: UInt32, _ priority: DrawPriority) async throws {
    let waiters = cache.flightCounts.waiters
    _ = request(gray, priority)
    try await wait { cache.flightCounts.waiters > waiters }
  }

  /// Makes requests behind a blocked drawing, and returns the order in which they are drawn.
  private func orderOfDrawing(_ requests: () async throws -> Void) async throws -> [UInt32] {
    let blocker: UInt32 = 99
    store.close(try look(blocker))
    try await queue(blocker, .visible)
    try await wait { store.asked.count == 1 }
    try await requests()
    store.open()
    try await wait { cache.flightCounts.drawings == 0 && cache.flightCounts.queued == 0 }
    return try store.asked.dropFirst().compactMap { look in
      try (0..<10).first { try self.look($0) == look }
    }
  }

  private func look(_ gray: UInt32) throws -> LookKey {
    try RasterRequest(Square(gray: gray)).record().look
  }
}
