// The stress test's other uses of a cache: files, listings, trimming and removal.

import Raster

extension StressOperation {
  /// Operations that inspect and empty caches while others draw.
  static let housekeeping = [
    StressOperation(
      "check of a limit",
      weight: 4,
      .synchronous { world, random in
        world.checkLimit(of: world.caches[world.choice(&random).cache])
      }
    ),
    StressOperation(
      "request for a file",
      weight: 4,
      .synchronous { world, random in
        let (item, cache) = world.choice(&random)
        let file = Result { () throws(RasterError) in
          try world.caches[cache].png(for: item.request)
        }
        world.check(file == .success(item.expectedFile), "a file has other bytes")
      }
    ),
    StressOperation(
      "trim or removal",
      weight: 1,
      .synchronous { world, random in
        let (item, index) = world.choice(&random)
        let cache = world.caches[index]
        switch random.below(40) {
        case 0: cache.removeAll()
        case 1: cache.trim(toBytes: random.below(40_000))
        case 2: cache.removeExpired()
        case 3: world.check(cache.entries.allSatisfy { $0.bytes > 0 }, "an entry has no bytes")
        case 4..<20: cache.remove(item.recording.look)
        default: if let key = item.request.key { cache.remove(key) }
        }
      }
    ),
  ]
}
