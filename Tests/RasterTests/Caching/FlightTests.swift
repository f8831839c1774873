// Concurrent requests for a look share one drawing: policies, errors, limits and many threads.

import Raster
import Testing
import TestSupport

@MainActor @Suite(.serialized) struct FlightTests {
  private let store = GatedStore()
  private let cache: RasterCache

  init() { cache = FlightTests.cache(store) }

  private static func cache(_ store: GatedStore, byteLimit: Int = 1 << 20) -> RasterCache {
    var configuration = RasterCache.Configuration(cacheByteLimit: byteLimit, store: store)
    configuration.maximumConcurrentDraws = 1
    return RasterCache(configuration)
  }

  @Test nonisolated func `ten thousand concurrent requests over 100 looks make 100 draws`()
    async throws
  {
    let cache = RasterCache(byteLimit: 64 << 20)
    let threads = (0..<4).map { thread in
      Task {
        await onThread {
          (0..<1250).count { index in
            let radius = (index * 7 + thread * 13) % 100
            return (try? cache.raster(of: dot(radius)).width) == 2 * radius + 1
          }
        }
      }
    }
    let answers = await withTaskGroup { group in
      for index in 0..<5000 {
        group.addTask {
          let radius = index * 11 % 100
          let priority = DrawPriority.allCases[index % 3]
          guard let request = try? RasterRequest(dot(radius)) else { return 0 }
          let image = try? await cache.image(for: request, priority: priority)
          return image?.raster.width == 2 * radius + 1 ? 1 : 0
        }
      }
      return await group.reduce(0, +)
    }
    #expect(answers == 5000)
    for thread in threads { #expect(await thread.value == 1250) }
    #expect(cache.statistics.looksDrawn == 100)
    #expect(cache.statistics.requests == 10_000)
    #expect(cache.flightCounts == RasterCache(byteLimit: 0).flightCounts)
  }

  @Test func `a request from an actor is queued before the actor continues`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    for count in 1...20 {
      var waiters: Int?
      Task {
        // Runs on this actor as soon as the request is suspended.
        Task { waiters = cache.flightCounts.waiters }
        _ = try await cache.raster(of: recording, priority: .visible)
      }
      try await wait { waiters != nil }
      #expect(waiters == count)
    }
    store.open()
    try await wait { cache.flightCounts.waiters == 0 }
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `waiting requests share a drawing that is too large to cache`() async throws {
    let cache = FlightTests.cache(store, byteLimit: 0)
    let recording = try recording(1)
    store.close(recording.look)
    let requests = (0..<3).map { _ in request(recording, in: cache) }
    try await wait { store.asked.count == 1 && cache.flightCounts.waiters == 3 }
    store.open()
    for request in requests { #expect(try await request.value.get().width == 3) }
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.statistics.bytes == 0)
  }

  @Test func `a failing drawing fails for all waiters, and is not counted`() async throws {
    let huge = try #require(DirectRow().displayList(size: Size(1e6, 1e6), environment: .init()))
    let recording = Recording(huge)
    store.close(recording.look)
    let requests = (0..<3).map { _ in request(recording) }
    try await waitForGate(waiters: 3)
    store.open()
    for request in requests {
      let outcome = await request.value
      #expect(throws: RasterError.self) { try outcome.get() }
    }
    #expect(cache.statistics == RasterCache.Statistics())
  }

  @Test func `a thread that places a plate waits for its drawing in progress`() async throws {
    let plate = try RasterRequest(HotelRow()).record()
    store.close(plate.look)
    let drawn = request(plate)
    try await waitForGate(waiters: 1)
    let cache = cache
    let table = Task { await onThread { try? cache.raster(of: Stack(parts: [HotelRow()])).width } }
    store.open()
    #expect(await table.value == 40)
    _ = try await drawn.value.get()
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `a thread that places a queued plate takes over its drawing`()
    async throws
  {
    let first = try await holdUpTheQueue()
    let queued = request(try RasterRequest(HotelRow()).record())
    try await waitForGate(waiters: 2)
    _ = try cache.raster(of: Stack(parts: [HotelRow()]))
    _ = try await queued.value.get()
    #expect(cache.statistics.looksDrawn == 2)
    store.open()
    _ = try await first.value.get()
  }

  @Test func `a drawing stops when no request waits for it`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    let drawn = request(recording)
    try await waitForGate(waiters: 1)
    drawn.cancel()
    #expect(await drawn.value == .failure(.cancelled))
    #expect(cache.flightCounts.drawings == 1)
    store.open()
    try await wait { cache.flightCounts.drawings == 0 }
    #expect(cache.statistics.looksDrawn == 0)
    #expect(try cache.raster(of: recording).width == 3)
  }

  @Test func `a drawing continues for requests that joined before the first left`()
    async throws
  {
    let recording = try recording(1)
    store.close(recording.look)
    let first = request(recording)
    try await waitForGate(waiters: 1)
    first.cancel()
    _ = await first.value
    let (cache, second) = (cache, request(recording))
    try await waitForGate(waiters: 1)
    let third = Task { await onThread { try? cache.raster(of: recording).width } }
    store.open()
    #expect(try await second.value.get().width == 3)
    #expect(await third.value == 3)
  }

  @Test func `a cancelled task draws nothing, and gets a cached image`() async throws {
    let (missing, present) = (try recording(1), try recording(2))
    _ = try cache.raster(of: present)
    let cache = cache
    let outcomes = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return [await outcome(of: missing, in: cache), await outcome(of: present, in: cache)]
    }
    .value
    #expect(outcomes.first == .failure(.cancelled))
    #expect(try outcomes.last?.get().width == 5)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `a cancelled request no longer raises a drawing's priority`() async throws {
    let first = try await holdUpTheQueue()
    let soon = request(try recording(2), .soon)
    try await waitForGate(waiters: 2)
    let later = request(try recording(3), .later)
    try await waitForGate(waiters: 3)
    let visible = request(try recording(3), .visible)
    try await waitForGate(waiters: 4)
    visible.cancel()
    _ = await visible.value
    store.open()
    for request in [first, soon, later] { _ = try await request.value.get() }
    #expect(store.asked.dropFirst() == [try recording(2).look, try recording(3).look])
  }

  @Test func `a reload does not join a drawing that has begun`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    let drawn = request(recording)
    try await waitForGate(waiters: 1)
    _ = try cache.raster(of: recording, policy: .reload)
    #expect(cache.statistics.looksDrawn == 1)
    store.open()
    _ = try await drawn.value.get()
    #expect(cache.statistics.looksDrawn == 2)
    #expect(cache.flightCounts.drawings == 0)
  }

  @Test(arguments: [RequestPolicy.standard, .noStore, .reload])
  func `a reload joins a queued drawing, and turns it into a reload`(policy: RequestPolicy)
    async throws
  {
    let first = try await holdUpTheQueue()
    let recording = try recording(1)
    let other = request(recording, policy: policy)
    try await waitForGate(waiters: 2)
    let reload = request(recording, policy: .reload)
    try await waitForGate(waiters: 3)
    store.open()
    for request in [first, other, reload] { _ = try await request.value.get() }
    #expect(cache.statistics.looksDrawn == 2)
    // The store is not asked for the image, and is offered it once.
    #expect(!store.asked.contains(recording.look))
    #expect(store.inserted.count { $0 == recording.look } == 1)
  }

  @Test func `a reload draws a cached look again`() async throws {
    let recording = try recording(1)
    _ = try cache.raster(of: recording)
    _ = try await request(recording, policy: .reload).value.get()
    #expect(cache.statistics.looksDrawn == 2)
    #expect(try cache.raster(of: recording, policy: .cacheOnly).width == 3)
  }

  @Test func `an image is cached if at least one of its waiters stores it`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    let noStore = request(recording, policy: .noStore)
    try await waitForGate(waiters: 1)
    let standard = request(recording)
    try await waitForGate(waiters: 2)
    store.open()
    #expect(try await noStore.value.get() == (try await standard.value.get()))
    #expect(cache.statistics.looksDrawn == 1)
    #expect(store.inserted == [recording.look])
    #expect(try cache.raster(of: recording, policy: .cacheOnly).width == 3)
  }

  @Test func `a request that does not store joins one that does`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    let requests = [request(recording), request(recording, policy: .noStore)]
    try await waitForGate(waiters: 2)
    store.open()
    for request in requests { _ = try await request.value.get() }
    #expect(cache.statistics.looksDrawn == 1)
    #expect(store.inserted == [recording.look])
  }

  @Test func `an image is not cached if no request stores it`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    let requests = (0..<2).map { _ in request(recording, policy: .noStore) }
    try await waitForGate(waiters: 2)
    store.open()
    for request in requests { _ = try await request.value.get() }
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.statistics.bytes == 0)
    #expect(store.inserted.isEmpty)
  }

  @Test func `a request for cached images only does not join a drawing`() async throws {
    let recording = try recording(1)
    store.close(recording.look)
    let drawn = request(recording)
    try await waitForGate(waiters: 1)
    #expect(throws: RasterError.notCached) {
      try cache.raster(of: recording, policy: .cacheOnly)
    }
    #expect(await request(recording, policy: .cacheOnly).value == .failure(.notCached))
    store.open()
    _ = try await drawn.value.get()
  }

  /// A request on this actor for a look that is drawn elsewhere.
  private func request(
    _ recording: Recording,
    _ priority: DrawPriority = .visible,
    policy: RequestPolicy = .standard,
    in cache: RasterCache? = nil
  ) -> Task<Result<Bitmap, RasterError>, Never> {
    let cache = cache ?? self.cache
    return Task { await outcome(of: recording, priority, policy: policy, in: cache) }
  }

  /// Waits until a drawing is at the gate, with this many waiting tasks in total.
  private func waitForGate(waiters: Int) async throws {
    try await wait { store.asked.count == 1 && cache.flightCounts.waiters == waiters }
  }

  /// Begins a drawing that stops at the gate, so that others are queued.
  private func holdUpTheQueue() async throws -> Task<Result<Bitmap, RasterError>, Never> {
    let recording = try recording(99)
    store.close(recording.look)
    let first = request(recording)
    try await waitForGate(waiters: 1)
    return first
  }

  private func recording(_ radius: Int) throws -> Recording {
    try RasterRequest(dot(radius)).record()
  }
}

/// The result of a request from the calling actor.
@MainActor
private func outcome(
  of recording: Recording,
  _ priority: DrawPriority = .visible,
  policy: RequestPolicy = .standard,
  in cache: RasterCache
) async -> Result<Bitmap, RasterError> {
  do throws(RasterError) {
    return .success(try await cache.raster(of: recording, priority: priority, policy: policy))
  } catch { return .failure(error) }
}

/// A row with caps, whose raster is 2 × `radius` + 1 pixels wide.
private func dot(_ radius: Int) -> HotelRow { HotelRow(radius: Double(radius)) }
