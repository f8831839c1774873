// Rows 13 to 27, 30 and 32 of the contract: a view's presenter shows the right image, once.

import Foundation
import Raster
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct PresenterTests {
  private let store = GatedStore()
  private let cache: RasterCache
  private let presenter: RasterPresenter
  private let witness = Witness()

  init() {
    cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: store))
    presenter = RasterPresenter(cache: cache)
    presenter.delegate = witness
  }

  @Test func `13 a size change does not redraw a shadow`() async throws {
    presenter.component = ShadowedPlate()
    presenter.size = Size(40, 40)
    await presenter.regenerate()
    let small = try #require(presenter.image)
    presenter.size = Size(80, 30)
    #expect(await presenter.regenerate() == .hit)
    let wide = try #require(presenter.image)
    #expect(wide.raster == small.raster)
    #expect(wide.width == 80 && wide.height == 30)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `14 five changes without a suspension between them cause one regeneration`() async {
    let board = Board()
    presenter.component = board
    await presenter.regenerate()
    var events = presenter.events().makeAsyncIterator()
    board.color = .white
    board.color = .black
    board.inset = 1
    presenter.size = Size(9, 9)
    board.color = .white
    #expect(!presenter.isLoaded)
    await events.next(until: .ended(.drawn))
    #expect(presenter.isLoaded)
    #expect(board.recordings == 2)
    #expect(witness.count(of: .willRegenerate) == 2)
    #expect(presenter.image?.raster == reference(Board(color: .white, inset: 1), Size(9, 9)))
  }

  @Test func `15 an image is cached under the key of the state that was drawn`() async throws {
    let board = KeyedBoard()
    presenter.component = board
    await presenter.regenerate()
    let (oldKey, oldRaster) = (try #require(presenter.cacheKey), presenter.image?.raster)
    board.color = .white
    #expect(await presenter.regenerate() == .drawn)
    let newKey = try #require(presenter.cacheKey)
    #expect(newKey != oldKey)
    #expect(cache.raster(for: oldKey) == oldRaster)
    #expect(cache.raster(for: newKey) == presenter.image?.raster)
    #expect(cache.raster(for: newKey) == reference(Swatch(.white), nil))
  }

  @Test func `16 a change during a drawing is drawn next`() async throws {
    let board = KeyedBoard()
    presenter.component = board
    let oldKey = try #require(presenter.cacheKey)
    try await beginDrawing(Swatch(.black))
    board.color = .white
    store.open()
    #expect(await presenter.regenerate() == .drawn)
    #expect(cache.raster(for: oldKey) == reference(Swatch(.black), nil))
    #expect(presenter.image?.raster == reference(Swatch(.white), nil))
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `17 setting the same value again regenerates nothing`() async {
    let board = Board()
    for component: any Rasterizable in [Swatch(.black), board] {
      presenter.component = component
      await presenter.regenerate()
      let count = witness.events.count
      presenter.component = component
      presenter.size = presenter.size
      presenter.updateIfNeeded()
      #expect(witness.events.count == count)
      #expect(presenter.isLoaded)
    }
  }

  @Test(arguments: RasterPresenter.LoadingContent.allCases)
  func `18 A to B to A quickly ends with A`(content: RasterPresenter.LoadingContent) async throws {
    presenter.loadingContent = content
    presenter.component = Swatch(.black)
    try await beginDrawing(Swatch(.black))
    presenter.component = Swatch(.white)
    presenter.updateIfNeeded()
    presenter.component = Swatch(.black)
    presenter.updateIfNeeded()
    store.open()
    await presenter.regenerate()
    #expect(presenter.image?.raster == reference(Swatch(.black), nil))
    #expect(presenter.isLoaded)
  }

  @Test func `19 nothing is regenerated automatically when observation is off`() async {
    presenter.observesState = false
    let board = Board()
    presenter.component = board
    presenter.updateIfNeeded()
    #expect(presenter.image == nil && presenter.isLoaded)
    #expect(await presenter.regenerate() == .drawn)
    board.color = .white
    presenter.updateIfNeeded()
    #expect(presenter.image?.raster == reference(Board(), nil))
    #expect(await presenter.regenerate() == .drawn)
    #expect(presenter.image?.raster == reference(board, nil))
    board.color = .black
    presenter.observesState = true
    presenter.updateIfNeeded()
    #expect(presenter.image?.raster == reference(Board(), nil))
  }

  @Test func `19 the first frame of prerendered states draws nothing`() throws {
    let states = [Color.black, .white].map { Swatch($0) }
    for state in states { _ = try cache.image(of: state) }
    for state in states {
      presenter.component = state
      presenter.updateIfNeeded()
      #expect(presenter.image?.raster == reference(state, nil))
    }
    #expect(cache.statistics.looksDrawn == 2)
    #expect(witness.count(of: .willRegenerate) == 0)
  }

  @Test func `20 a refused regeneration leaves the old image in place`() async {
    presenter.component = Swatch(.black)
    await presenter.regenerate()
    witness.isWilling = false
    presenter.component = Swatch(.white)
    #expect(await presenter.regenerate() == .vetoed)
    #expect(presenter.image?.raster == reference(Swatch(.black), nil))
    #expect(presenter.isLoaded)
    witness.isWilling = true
    #expect(await presenter.regenerate() == .drawn)
  }

  @Test func `21 a completion is called once with its reason`() async {
    let log = Log()
    presenter.regenerate { log.add("empty", $0) }
    await presenter.regenerate()
    presenter.component = Swatch(.black)
    presenter.regenerate { log.add("miss", $0) }
    await presenter.regenerate()
    presenter.regenerate { log.add("hit", $0) }
    await presenter.regenerate()
    witness.isWilling = false
    presenter.component = Swatch(.white)
    presenter.regenerate { log.add("veto", $0) }
    await presenter.regenerate()
    witness.isWilling = true
    presenter.size = .zero
    presenter.regenerate { log.add("failure", $0) }
    await presenter.regenerate()
    presenter.size = nil
    presenter.regenerate { log.add("cancel", $0) }
    presenter.cancel()
    presenter.isRasterized = false
    presenter.regenerate { log.add("live", $0) }
    await presenter.regenerate()
    #expect(
      log.entries == [
        "empty: empty", "miss: drawn", "hit: hit", "veto: vetoed",
        "failure: failed(RasterValues.RasterError.invalidSize)", "cancel: cancelled", "live: live",
      ]
    )
  }

  @Test func `21 a superseded or removed regeneration ends once`() async throws {
    let log = Log()
    presenter.loadingContent = .placeholder
    presenter.component = Swatch(.black)
    presenter.regenerate { log.add("overtaken", $0) }
    try await beginDrawing(Swatch(.black))
    presenter.component = Swatch(.white)
    presenter.regenerate { log.add("taken away", $0) }
    presenter.updateIfNeeded()
    presenter.component = nil
    presenter.updateIfNeeded()
    store.open()
    await presenter.regenerate()
    #expect(log.entries == ["overtaken: superseded", "taken away: cancelled"])
    #expect(presenter.image == nil)
  }

  @Test func `22 a miss reports regeneration and loading to the owner, a hit only loading`() async {
    presenter.component = Swatch(.black)
    await presenter.regenerate()
    presenter.component = Swatch(.white)
    await presenter.regenerate()
    presenter.component = Swatch(.black)
    await presenter.regenerate()
    #expect(
      witness.names == [
        "will regenerate", "loaded", "ended: drawn", "will regenerate", "loaded", "ended: drawn",
        "loaded", "ended: hit",
      ]
    )
  }

  @Test func `23 the placeholder is shown until the first image is ready`() async throws {
    let placeholder = try RasterCache(byteLimit: 1 << 16).image(of: Swatch(.clear))
    presenter.placeholder = placeholder
    presenter.component = Swatch(.black)
    #expect(!presenter.isLoaded)
    try await beginDrawing(Swatch(.black))
    #expect(!presenter.isLoaded && presenter.image == nil)
    #expect(presenter.visibleImage == placeholder)
    store.open()
    await presenter.regenerate()
    #expect(presenter.isLoaded && presenter.visibleImage == presenter.image)
  }

  @Test func `23 a cross-fade receives the old and the new image`() async {
    presenter.component = Swatch(.black)
    await presenter.regenerate()
    let old = presenter.image
    presenter.component = Swatch(.white)
    await presenter.regenerate()
    let new = presenter.image
    #expect(witness.events.suffix(2).first == new.map { .loaded(from: old, to: $0) })
  }

  @Test func `24 live drawing and rasters have identical pixels`() async throws {
    for component: any Rasterizable in [Swatch(.black), Board(), ShadowedPlate()] {
      presenter.isRasterized = true
      presenter.component = component
      presenter.size = Size(40, 30)
      presenter.background = .white
      await presenter.regenerate()
      let raster = try #require(try presenter.image?.bitmap())
      let draws = cache.statistics.looksDrawn
      presenter.isRasterized = false
      #expect(try presenter.image?.bitmap() == raster)
      #expect(cache.statistics.looksDrawn == draws)
    }
  }

  @Test func `24 a switch during a drawing is safe`() async throws {
    let log = Log()
    presenter.component = Swatch(.black)
    presenter.regenerate { log.add("switched", $0) }
    try await beginDrawing(Swatch(.black))
    presenter.isRasterized = false
    #expect(presenter.isLoaded)
    #expect(presenter.image?.raster == reference(Swatch(.black), nil))
    presenter.isRasterized = true
    store.open()
    await presenter.regenerate()
    #expect(log.entries == ["switched: cancelled"])
    #expect(presenter.image?.raster == reference(Swatch(.black), nil))
    #expect(presenter.isLoaded)
  }

  @Test func `25 a presenter without a component shows no image`() async throws {
    presenter.component = Swatch(.black)
    await presenter.regenerate()
    let old = try #require(presenter.image)
    presenter.component = nil
    #expect(presenter.image == nil)
    #expect(await presenter.regenerate() == .empty)
    #expect(witness.events.suffix(2) == [.cleared(from: old), .ended(.empty)])
  }

  @Test func `26 synchronous drawing returns with the image`() {
    let probe = ThreadProbe()
    let cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: probe))
    let presenter = RasterPresenter(cache: cache)
    presenter.drawsSynchronously = true
    presenter.component = Swatch(.black)
    #expect(presenter.image?.raster == reference(Swatch(.black), nil))
    presenter.component = Swatch(.white)
    #expect(presenter.regenerateNow() == .drawn)
    #expect(presenter.image?.raster == reference(Swatch(.white), nil))
    let thread = ObjectIdentifier(Thread.current)
    #expect(probe.threads == [thread, thread])
  }

  @Test func `27 hits and misses complete after the requesting call returns`() async {
    let log = Log()
    for _ in 0..<2 {
      presenter.component = Swatch(.black)
      presenter.regenerate { log.add("completed", $0) }
      log.add("returned", nil)
      await presenter.regenerate()
      presenter.component = nil
    }
    #expect(log.entries == ["returned", "completed: drawn", "returned", "completed: hit"])
  }

  @Test(arguments: [
    Size.zero, Size(.nan, 4), Size(4, -1), Size(.infinity, 4), Size(1e9, 1e9), Size(1e300, 1),
  ])
  func `30 an impossible image size is a typed error`(size: Size) async {
    presenter.component = Swatch(.black)
    await presenter.regenerate()
    let held = cache.statistics.bytes
    presenter.size = size
    guard case .failed(let error) = await presenter.regenerate() else {
      Issue.record("a picture of an impossible size")
      return
    }
    if size.width < 1e9 { #expect(error == .invalidSize) }
    #expect(presenter.image == nil && presenter.isLoaded)
    #expect(cache.statistics.bytes == held)
    presenter.size = Size(0.01, 0.01)
    #expect(await presenter.regenerate() == .drawn)
    #expect(presenter.image?.width == 1 && presenter.image?.height == 1)
  }

  @Test func `32 an image on an opaque background is opaque`() async throws {
    presenter.component = ShadowedPlate()
    presenter.background = Color(rgba: 0xFF80_00FF)
    await presenter.regenerate()
    let bitmap = try #require(try presenter.image?.bitmap())
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(bitmap.isOpaque)
  }

  /// Has the presenter begin drawing its component, and blocks the drawing halfway.
  private func beginDrawing(_ component: some Rasterizable) async throws {
    store.close(try RasterRequest(component).record().look)
    presenter.updateIfNeeded()
    try await wait { store.asked.count == 1 }
  }

  private func reference(_ component: any Rasterizable, _ size: Size?) -> Bitmap? {
    try? component.bitmap(size: size, cache: RasterCache(byteLimit: 1 << 20))
  }
}
