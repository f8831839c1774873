// Presenters of the main actor, of other actors and of no actor, and released presenters.

import Raster
import TestSupport
import Testing

@MainActor @Suite(.serialized, .timeLimit(.minutes(25))) struct PresenterIsolationTests {
  private let store = GatedStore()
  private let cache: RasterCache

  init() {
    var configuration = RasterCache.Configuration(cacheByteLimit: 1 << 20, store: store)
    configuration.maximumConcurrentDraws = 1
    cache = RasterCache(configuration)
  }

  @Test func `an actor's presenter returns to that actor`() async {
    let stage = Stage(cache: cache)
    let events = await stage.begin()
    await stage.light(.white)
    for await event in events where event == .ended(.drawn) { break }
    #expect(await stage.raster == raster(.white))
    #expect(await stage.outcomes == [.drawn, .drawn])
  }

  @Test func `an actor is released with its presenter, which ends its events`() async {
    var stage: Stage? = Stage(cache: cache)
    weak let witness = stage
    let events = await stage?.begin()
    await stage?.light(.white)
    stage = nil
    if let events { for await _ in events {} }
    #expect(witness == nil)
  }

  @Test nonisolated func `a nonisolated presenter draws when its image is read`() async {
    let cache = RasterCache(byteLimit: 1 << 20)
    let presenter = RasterPresenter(cache: cache, isolation: nil)
    let lamp = Lamp()
    presenter.component = lamp
    #expect(presenter.isLoaded)
    #expect(presenter.image?.raster == raster(.black))
    lamp.color = .white
    lamp.color = .clear
    #expect(presenter.image?.raster == raster(.clear))
    #expect(cache.statistics.looksDrawn == 2)
    var outcome: RasterPresenter.Outcome?
    presenter.regenerate { outcome = $0 }
    #expect(outcome == .hit)
  }

  @Test nonisolated func `a nonisolated presenter draws elsewhere while it is awaited`() async {
    let presenter = RasterPresenter(cache: RasterCache(byteLimit: 1 << 20), isolation: nil)
    presenter.component = Light(.white)
    #expect(await presenter.regenerate() == .drawn)
    #expect(presenter.image?.raster == raster(.white))
    presenter.component = nil
    #expect(presenter.image == nil)
    #expect(await presenter.regenerate() == .empty)
  }

  @Test func `a presenter released while waiting cancels and calls its completion`() async throws {
    let blocker = try await block()
    var presenter: RasterPresenter? = RasterPresenter(cache: cache)
    weak let witness = presenter
    let lamp = Lamp()
    lamp.color = .white
    presenter?.component = lamp
    let events = presenter?.events()
    var outcomes: [RasterPresenter.Outcome] = []
    presenter?.regenerate { outcomes.append($0) }
    presenter?.updateIfNeeded()
    try await wait { cache.flightCounts.queued == 1 }
    presenter = nil
    #expect(witness == nil)
    try await wait { cache.flightCounts.queued == 0 && !outcomes.isEmpty }
    if let events { for await _ in events {} }
    store.open()
    _ = await blocker.value
    #expect(outcomes == [.cancelled])
    #expect(cache.statistics.looksDrawn == 1)
    // No notification arrives any more.
    lamp.color = .black
  }

  @Test func `cancelling the waiting task cancels the regeneration`() async throws {
    let blocker = try await block()
    let presenter = RasterPresenter(cache: cache)
    presenter.component = Light(.white)
    let task = Task { await presenter.regenerate() }
    try await wait { cache.flightCounts.queued == 1 }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(cache.flightCounts.queued == 0 && presenter.isLoaded)
    store.open()
    _ = await blocker.value
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `a raised priority overtakes waiting regenerations`() async throws {
    let blocker = try await block()
    let presenters = [Color.white, .clear].map { color in
      let presenter = RasterPresenter(cache: cache)
      presenter.component = Light(color)
      presenter.priority = color == .white ? .later : .soon
      presenter.updateIfNeeded()
      return presenter
    }
    try await wait { cache.flightCounts.queued == 2 }
    presenters[0].priority = .visible
    try await wait { cache.flightCounts.waiters == 4 }
    store.open()
    for presenter in presenters { await presenter.regenerate() }
    _ = await blocker.value
    let looks = try [Color.black, .white, .clear].map { try look($0) }
    #expect(store.asked == looks)
  }

  /// Blocks the only drawing slot of the cache halfway through a drawing.
  private func block() async throws -> Task<Bitmap?, Never> {
    let recording = try RasterRequest(Light(.black)).record()
    store.close(recording.look)
    let task = Task { [cache] in try? await cache.raster(of: recording, priority: .visible) }
    try await wait { store.asked.count == 1 }
    return task
  }

  private func look(_ color: Color) throws -> LookKey {
    try RasterRequest(Light(color)).record().look
  }
}
