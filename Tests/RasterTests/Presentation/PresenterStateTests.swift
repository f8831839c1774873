// The images and events of a presenter, state by state.

import Raster
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct PresenterStateTests {
  private let store = GatedStore()
  private let cache: RasterCache
  private let presenter: RasterPresenter
  private let listener = Listener(isolation: MainActor.shared)

  init() {
    cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: store))
    presenter = RasterPresenter(cache: cache)
    presenter.delegate = listener
  }

  @Test func `superseded images are shown in order while the previous image stays`() async throws {
    try await begin(.black)
    presenter.component = Light(.clear)
    presenter.updateIfNeeded()
    presenter.component = Light(.white)
    presenter.updateIfNeeded()
    store.open()
    #expect(await presenter.regenerate() == .drawn)
    #expect(listener.images == [raster(.black), raster(.white)])
    #expect(listener.outcomes == [.drawn, .drawn])
  }

  @Test func `superseded images are not shown in place of a placeholder`() async throws {
    presenter.loadingContent = .placeholder
    presenter.component = Light(.clear)
    await presenter.regenerate()
    try await begin(.black)
    #expect(presenter.image == nil)
    presenter.component = Light(.white)
    #expect(await presenter.regenerate() == .drawn)
    store.open()
    #expect(listener.images == [raster(.clear), raster(.white)])
    #expect(listener.outcomes == [.drawn, .superseded, .drawn])
    // A drawing that nothing waits for is not completed.
    try await wait { store.inserted.count == 2 }
    presenter.component = Light(.black)
    #expect(await presenter.regenerate() == .drawn)
  }

  @Test func `the shown state settles while another one is drawn`() async throws {
    presenter.component = Light(.white)
    await presenter.regenerate()
    try await begin(.black)
    presenter.component = Light(.white)
    #expect(await presenter.regenerate() == .hit)
    store.open()
    #expect(listener.outcomes == [.drawn, .superseded, .hit])
    #expect(presenter.image?.raster == raster(.white) && presenter.isLoaded)
  }

  @Test func `an image removed during its drawing never appears`() async throws {
    try await begin(.black)
    presenter.component = nil
    presenter.component = Light(.white)
    store.open()
    #expect(await presenter.regenerate() == .drawn)
    #expect(listener.images == [raster(.white)])
    #expect(listener.outcomes == [.cancelled, .drawn])
  }

  @Test func `an image in progress elsewhere is drawn here`() async throws {
    var outcomes: [RasterPresenter.Outcome] = []
    presenter.regenerate { outcomes.append($0) }
    try await begin(.black)
    async let opened: Void = onThread { [store] in store.open() }
    #expect([.drawn, .hit].contains(presenter.regenerateNow()))
    await opened
    #expect(outcomes == [.drawn])
    #expect(listener.events.count { $0 == .willRegenerate } == 1)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `after cancelling, the next change is detected`() async {
    let lamp = KeyedLamp()
    presenter.component = lamp
    await presenter.regenerate()
    lamp.color = .clear
    presenter.cancel()
    #expect(presenter.isLoaded && presenter.image?.raster == raster(.black))
    lamp.color = .white
    #expect(!presenter.isLoaded)
    presenter.updateIfNeeded()
    await presenter.regenerate()
    #expect(presenter.image?.raster == raster(.white))
  }

  @Test func `in live drawing a change requests display and nothing is cached`() async {
    let lamp = Lamp()
    presenter.isRasterized = false
    presenter.component = lamp
    presenter.updateIfNeeded()
    #expect(listener.events == [.needsDisplay])
    #expect(presenter.image?.raster == raster(.black))
    lamp.color = .white
    presenter.updateIfNeeded()
    #expect(listener.events == [.needsDisplay, .needsDisplay])
    #expect(presenter.image?.raster == raster(.white))
    #expect(await presenter.regenerate() == .live)
    #expect(cache.statistics == RasterCache.Statistics())
  }

  @Test func `a resized component is still observed`() async {
    for lamp: any Rasterizable & Dimmable in [Lamp(), KeyedLamp()] {
      lamp.color = .black
      presenter.component = lamp
      for side in 1...4 {
        presenter.size = Size(Double(side), 4)
        presenter.updateIfNeeded()
      }
      await presenter.regenerate()
      lamp.color = .white
      #expect(!presenter.isLoaded)
      #expect([.hit, .drawn].contains(await presenter.regenerate()))
    }
  }

  @Test func `a delegate's change to the presenter takes effect afterwards`() async {
    listener.react = { presenter, event in
      guard event == .willRegenerate, presenter.background == nil else { return }
      presenter.background = .white
      #expect(presenter.regenerateNow() == .cancelled)
    }
    presenter.drawsSynchronously = true
    presenter.component = Light(.black)
    #expect(presenter.image?.raster == raster(.black))
    #expect(presenter.image?.raster.isOpaque == true)
    #expect(listener.outcomes == [.drawn, .drawn])
  }

  @Test func `a delegate may remove the component`() async {
    presenter.component = Light(.black)
    await presenter.regenerate()
    listener.react = { presenter, event in
      if event == .willRegenerate { presenter.component = nil }
    }
    presenter.component = Light(.white)
    #expect(await presenter.regenerate() == .cancelled)
    #expect(presenter.image == nil && presenter.isLoaded)
    #expect(listener.images == [raster(.black)])
  }

  @Test func `each consumer of events receives all of them`() async {
    var streams = [presenter.events(), presenter.events()].map { $0.makeAsyncIterator() }
    presenter.component = Light(.black)
    await presenter.regenerate()
    presenter.component = nil
    await presenter.regenerate()
    for index in streams.indices {
      var events: [RasterPresenter.Event] = []
      while events.count < 5, let event = await streams[index].next(isolation: #isolation) {
        events.append(event)
      }
      #expect(events == listener.events)
    }
  }

  /// Has the presenter begin drawing a light, and blocks the drawing halfway.
  private func begin(_ color: Color) async throws {
    presenter.component = Light(color)
    store.close(try RasterRequest(Light(color)).record().look)
    let asked = store.asked.count
    presenter.updateIfNeeded()
    try await wait { store.asked.count == asked + 1 }
  }
}

private protocol Dimmable: AnyObject { var color: Color { get set } }

extension Lamp: Dimmable {}
extension KeyedLamp: Dimmable {}
