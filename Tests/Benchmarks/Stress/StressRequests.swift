// The stress test's requests: all kinds, priorities and policies, with cancellations.

import Raster
import TestSupport

extension StressOperation {
  /// Requests from threads and tasks.
  static let requests = [
    StressOperation(
      "request on a thread",
      weight: 30,
      .synchronous { world, random in
        let (item, cache) = world.choice(&random)
        let policy = policies[random.below(policies.count)]
        do throws(RasterError) {
          let image = try world.caches[cache].image(for: item.request, policy: policy)
          world.checkAnswer(image.raster, of: item, from: cache)
        } catch { world.check(error == .notCached && policy == .cacheOnly, "\(error)") }
      }
    ),
    StressOperation(
      "look-up",
      weight: 10,
      .synchronous { world, random in
        let (item, cache) = world.choice(&random)
        guard let key = item.request.key, let raster = world.caches[cache].raster(for: key) else {
          return
        }
        world.checkAnswer(raster, of: item, from: cache)
      }
    ),
    StressOperation(
      "request by a task",
      weight: 30,
      .asynchronous { world, random in
        let request = StressRequest(world, &random)
        world.check(await request.outcome(in: world) != .failure(.cancelled), "cancelled by nobody")
      }
    ),
    StressOperation(
      "requests by eight tasks for one look",
      weight: 2,
      .asynchronous { world, random in
        let request = StressRequest(world, &random)
        await withTaskGroup { group in
          for _ in 0..<8 { group.addTask { _ = await request.outcome(in: world) } }
        }
      }
    ),
  ]

  /// Requests whose tasks are cancelled before, during or after the answer.
  static let cancellations = [
    StressOperation(
      "request by a task that is cancelled",
      weight: 20,
      .asynchronous { world, random in
        let request = StressRequest(world, &random)
        let task = Task { await request.outcome(in: world) }
        for _ in 0..<random.below(4) { await Task.yield() }
        task.cancel()
        _ = await task.value
      }
    ),
    StressOperation(
      "two requests for one look, one of them cancelled",
      weight: 10,
      .asynchronous { world, random in
        let request = StressRequest(world, &random)
        let (cancelled, other) = (
          Task { await request.outcome(in: world) }, Task { await request.outcome(in: world) }
        )
        if random.below(2) == 0 { await Task.yield() }
        cancelled.cancel()
        world.check(await other.value != .failure(.cancelled), "cancelled with another")
        _ = await cancelled.value
      }
    ),
  ]

  private static let policies: [RequestPolicy] = [
    .standard, .standard, .standard, .noStore, .reload, .cacheOnly,
  ]
}

/// A request that a task makes.
private struct StressRequest: Sendable {
  let item: StressWorld.Item
  let cache: Int
  let priority: DrawPriority
  let policy: RequestPolicy

  init(_ world: StressWorld, _ random: inout SeededGenerator) {
    (item, cache) = world.choice(&random)
    priority = DrawPriority.allCases[random.below(3)]
    policy = [.standard, .standard, .noStore, .reload][random.below(4)]
  }

  /// The outcome, which is checked.
  func outcome(in world: StressWorld) async -> Result<Bitmap, RasterError> {
    do throws(RasterError) {
      let raster = try await world.caches[cache]
        .image(for: item.request, priority: priority, policy: policy).raster
      world.checkAnswer(raster, of: item, from: cache)
      return .success(raster)
    } catch {
      world.check(error == .cancelled, "\(error)")
      return .failure(error)
    }
  }
}

extension StressWorld {
  /// An item and a cache by its index; a few items are requested often, so that requests coincide.
  func choice(_ random: inout SeededGenerator) -> (item: Item, cache: Int) {
    let bound = random.below(2) == 0 ? 8 : items.count
    let item = items[items.count - 1 - random.below(bound)]
    return (item, random.below(caches.count))
  }
}
