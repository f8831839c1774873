// A randomized stress test of caches from many tasks and threads, with invariants at each step.

import Foundation
import TestSupport

/// An operation that many tasks and threads perform repeatedly.
struct StressOperation: Sendable {
  enum Body: Sendable {
    /// Performed by tasks and by threads.
    case synchronous(@Sendable (StressWorld, inout SeededGenerator) -> Void)
    /// Performed by tasks.
    case asynchronous(@Sendable (StressWorld, inout SeededGenerator) async -> Void)
  }

  let name: String
  /// How often it is chosen, relative to the others.
  let weight: Int
  let body: Body

  init(_ name: String, weight: Int, _ body: Body) {
    self.name = name
    self.weight = weight
    self.body = body
  }
}

/// A randomized stress test: operations chosen at random, by eight concurrent tasks and four
/// threads.
struct Stress {
  static let operations =
    StressOperation.requests + StressOperation.cancellations + StressOperation.prefetches
    + StressOperation.housekeeping + StressOperation.presenters
    + StressOperation.presenterLives

  private static let tasks = 8
  private static let threads = 4

  /// Runs the given number of operations, prints a summary, and returns whether all invariants
  /// held.
  static func run(operations count: Int) async throws -> Bool {
    let world = try StressWorld()
    let clock = ContinuousClock()
    let start = clock.now
    let share = count / (tasks + threads)
    let remainder = count - share * (tasks + threads)
    await withTaskGroup { group in
      for worker in 0..<tasks {
        let share = worker == 0 ? share + remainder : share
        group.addTask { await work(share, seed: UInt64(worker), in: world) }
      }
      for worker in tasks..<tasks + threads {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread {
              workOnThread(share, seed: UInt64(worker), in: world)
              continuation.resume()
            }
            .start()
          }
        }
      }
    }
    await world.checkEnd()
    print(world.report(duration: clock.now - start))
    return world.failures.isEmpty
  }

  private static func work(_ count: Int, seed: UInt64, in world: StressWorld) async {
    let chosen = StressChoice(operations)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let operation = chosen.next(&random)
      switch operation.body {
      case .synchronous(let body): body(world, &random)
      case .asynchronous(let body): await body(world, &random)
      }
      world.count(operation.name)
    }
  }

  private static func workOnThread(_ count: Int, seed: UInt64, in world: StressWorld) {
    let chosen = StressChoice(operations)
    var random = SeededGenerator(seed: seed)
    var done = 0
    while done < count {
      let operation = chosen.next(&random)
      guard case .synchronous(let body) = operation.body else { continue }
      body(world, &random)
      world.count(operation.name)
      done += 1
    }
  }
}

/// Operations to choose from by their weights.
private struct StressChoice {
  private let choices: [StressOperation]

  init(_ operations: [StressOperation]) {
    choices = operations.flatMap { Array(repeating: $0, count: $0.weight) }
  }

  func next(_ random: inout SeededGenerator) -> StressOperation {
    choices[random.below(choices.count)]
  }
}
