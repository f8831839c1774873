// The stress test's prefetchers: looks are added, raised and removed during requests for them.

import Raster

extension StressOperation {
  /// Operations on prefetchers, which draw into caches that others use.
  static let prefetches = [
    StressOperation(
      "prefetch, moved or taken out or left",
      weight: 6,
      .synchronous { world, random in
        let prefetcher = world.prefetchers[random.below(world.prefetchers.count)]
        let item = world.choice(&random).item
        let priority = DrawPriority.allCases[random.below(3)]
        let ticket = prefetcher.add(item.recording, priority: priority)
        world.countPrefetch()
        switch random.below(4) {
        case 0: prefetcher.setPriority(.visible, of: ticket)
        case 1: prefetcher.remove(ticket)
        default: break
        }
      }
    ),
    StressOperation(
      "prefetcher paused, resumed or emptied",
      weight: 1,
      .synchronous { world, random in
        let prefetcher = world.prefetchers[random.below(world.prefetchers.count)]
        if random.below(4) == 0 { prefetcher.removeAll() }
        prefetcher.pause()
        prefetcher.resume()
      }
    ),
  ]
}

extension StressWorld {
  /// Waits until the prefetchers are idle, and checks that each look was handled once.
  func checkPrefetches() async {
    var count = 0
    for prefetcher in prefetchers {
      prefetcher.resume()
      while prefetcher.statistics.waiting + prefetcher.statistics.drawing > 0 {
        await Task.yield()
      }
      let statistics = prefetcher.statistics
      check(statistics.failed == 0, "\(statistics.failed) prefetches failed")
      count += statistics.drawn + statistics.avoided + statistics.cancelled
    }
    check(count == prefetches, "\(prefetches) were to be prefetched, \(count) were dealt with")
  }
}
