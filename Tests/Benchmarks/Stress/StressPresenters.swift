// The stress test's presenters of actors and tasks: changed, awaited, cancelled and released.

import Raster

extension StressOperation {
  /// Operations on presenters: some are shared through an actor, some belong to a single task.
  static let presenters = [
    StressOperation(
      "presenter of an actor",
      weight: 6,
      .asynchronous { world, random in
        let stage = world.stages[random.below(world.stages.count)]
        let (item, kind) = (world.choice(&random).item, random.below(8))
        if kind < 6 { await stage.show(item.request.component) }
        switch kind {
        case 0, 1: world.check(await stage.regenerate().isExpected, "a regeneration failed")
        case 2: await stage.ask()
        case 3: await stage.update()
        case 4:
          let task = Task { await stage.regenerate() }
          if random.below(2) == 0 { await Task.yield() }
          task.cancel()
          world.check(await task.value.isExpected, "a cancelled regeneration failed")
        case 5: await stage.replacePresenter()
        case 6: await stage.cancel()
        default:
          guard let raster = await stage.raster else { return }
          world.check(world.rasters.contains(raster), "a presenter shows what nobody drew")
        }
      }
    ),
    StressOperation(
      "presenter of a task",
      weight: 4,
      .asynchronous { world, random in
        let (item, cache) = world.choice(&random)
        let presenter = RasterPresenter(cache: world.caches[cache], isolation: nil)
        presenter.component = item.request.component
        if random.below(2) == 0 {
          let outcome = await presenter.regenerate()
          world.check(outcome == .hit || outcome == .drawn, "a regeneration ended as \(outcome)")
        }
        world.check(presenter.image?.raster == item.expected, "a presenter shows another picture")
      }
    ),
  ]
}

/// An actor with a presenter, which counts the regenerations that were requested and that ended.
actor StressStage {
  private let cache: RasterCache
  private lazy var presenter = RasterPresenter(cache: cache, isolation: self)
  private var asked = 0
  private var ended = 0

  init(cache: RasterCache) { self.cache = cache }

  var raster: Bitmap? { presenter.image?.raster }

  func show(_ picture: StressPicture) { presenter.component = picture }

  func regenerate() async -> RasterPresenter.Outcome { await presenter.regenerate() }

  func ask() {
    asked += 1
    presenter.regenerate { _ in self.ended += 1 }
  }

  func update() { presenter.updateIfNeeded() }

  func cancel() { presenter.cancel() }

  /// Releases the presenter and everything that waits for it.
  func replacePresenter() {
    let component = presenter.component
    presenter = RasterPresenter(cache: cache, isolation: self)
    presenter.component = component
  }

  /// Ends the work in progress, and checks that each requested regeneration ended once.
  func checkEnd(_ item: StressWorld.Item, in world: StressWorld) async {
    presenter.component = item.request.component
    let outcome = presenter.regenerateNow()
    world.check(outcome == .hit || outcome == .drawn, "the last regeneration: \(outcome)")
    world.check(raster == item.expected, "a presenter shows another picture at the end")
    presenter.cancel()
    // This actor calls the completions of released presenters.
    while ended < asked { await Task.yield() }
    world.check(ended == asked, "\(asked) regenerations were requested, \(ended) ended")
  }
}

extension RasterPresenter.Outcome {
  /// Whether a regeneration may end this way while others change and cancel the same presenter.
  var isExpected: Bool {
    switch self {
    case .hit, .drawn, .cancelled, .superseded, .empty: true
    case .vetoed, .live, .failed: false
    }
  }
}
