// The stress test's presenter lifetimes: observing, switched, cancelled and released at random.

import Observation
import Raster
import TestSupport

extension StressOperation {
  /// Presenters, each with an owner, a component, and tasks that use it at random.
  static let presenterLives = [
    StressOperation(
      "life of a presenter: 32 steps by four tasks",
      weight: 4,
      .asynchronous { world, random in
        let cache = random.below(world.caches.count)
        var owner: StressOwner? = StressOwner(world, cache: cache)
        let events = await owner?.begin()
        await withTaskGroup { [owner] group in
          for _ in 0..<4 {
            let seed = random.next()
            group.addTask { await owner?.act(steps: 8, seed: seed) }
          }
        }
        if random.below(2) == 0 { await owner?.rest() }
        owner = nil
        // The stream would not end if anything retained the presenter.
        if let events { for await _ in events {} }
      }
    )
  ]
}

/// A component of the stress test that is observed, and changes in its owner's isolation.
@Observable private final class StressScreen: Rasterizable {
  var index = 0

  private var picture: StressPicture { StressPicture(index: index) }

  func naturalSize(in environment: Environment) -> Size { picture.naturalSize(in: environment) }

  func caps(in environment: Environment) -> Caps { picture.caps(in: environment) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    if index % 3 != 0 { picture.encodeKey(into: &key, environment: environment) }
  }

  func draw(in canvas: inout Canvas) { picture.draw(in: &canvas) }
}

/// An actor with a presenter.
private actor StressOwner {
  private let world: StressWorld
  private let cache: Int
  private let screen = StressScreen()
  private var asked = 0
  private var ended = 0
  /// Increases with each change, so that a task can detect concurrent changes.
  private var changes = 0
  private lazy var presenter = RasterPresenter(cache: world.caches[cache], isolation: self)

  init(_ world: StressWorld, cache: Int) {
    self.world = world
    self.cache = cache
  }

  func begin() -> AsyncStream<RasterPresenter.Event> {
    presenter.component = screen
    return presenter.events()
  }

  func act(steps: Int, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<steps {
      switch random.below(12) {
      case 0...3: change(&random)
      case 4: configure(&random)
      case 5: ask()
      case 6: presenter.updateIfNeeded()
      case 7: check(presenter.regenerateNow())
      case 8: presenter.cancel()
      case 9: await Task.yield()
      default:
        let before = changes
        let outcome = await presenter.regenerate()
        if changes == before { check(outcome) }
      }
    }
  }

  /// Waits for the pending regenerations, and checks that all of them ended.
  func rest() async {
    changes += 1
    presenter.component = screen
    presenter.size = nil
    presenter.isRasterized = true
    check(await presenter.regenerate())
    world.check(asked == ended, "\(asked) were requested, \(ended) ended")
    world.check(presenter.isLoaded, "a presenter waits for nothing")
  }

  private func change(_ random: inout SeededGenerator) {
    changes += 1
    let index = random.below(world.items.count)
    switch random.below(6) {
    case 0: presenter.component = StressPicture(index: index)
    case 1: presenter.component = random.below(2) == 0 ? screen : nil
    case 2: presenter.size = random.below(4) == 0 ? Size(.nan, 1) : nil
    default: screen.index = index
    }
  }

  private func configure(_ random: inout SeededGenerator) {
    changes += 1
    switch random.below(5) {
    case 0: presenter.isRasterized.toggle()
    case 1: presenter.drawsSynchronously.toggle()
    case 2: presenter.observesState.toggle()
    case 3: presenter.loadingContent = random.below(2) == 0 ? .previous : .placeholder
    default: presenter.priority = DrawPriority.allCases[random.below(3)]
    }
  }

  private func ask() {
    asked += 1
    presenter.regenerate { [weak self] _ in self?.assumeIsolated { $0.ended += 1 } }
  }

  /// Checks the image that is shown after a regeneration.
  private func check(_ outcome: RasterPresenter.Outcome) {
    switch outcome {
    case .hit, .drawn:
      let index = (presenter.component as? StressPicture)?.index ?? screen.index
      guard let image = presenter.image else { return world.check(false, "a hit shows nothing") }
      world.checkAnswer(image.raster, of: world.items[index], from: cache)
    case .failed(let error): world.check(error == .invalidSize, "\(error)")
    case .vetoed: world.check(false, "nobody refuses")
    case .empty, .live, .cancelled, .superseded: break
    }
  }
}
