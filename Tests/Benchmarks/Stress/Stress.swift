// A randomized stress of caches from many tasks and threads, with what must hold checked at each step.

import Foundation

/// Something that is done over and over, by many at a time.
struct StressOperation: Sendable {
  enum Body: Sendable {
    /// Done by tasks and by threads.
    case synchronous(@Sendable (StressWorld, inout StressRandom) -> Void)
    /// Done by tasks.
    case asynchronous(@Sendable (StressWorld, inout StressRandom) async -> Void)
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

/// A randomized stress: operations chosen at random, by eight tasks and four threads at a time.
struct Stress {
  static let operations =
    StressOperation.requests + StressOperation.cancellations + StressOperation.prefetches
    + StressOperation.housekeeping + StressOperation.presenters
    + StressOperation.presenterLives

  private static let tasks = 8
  private static let threads = 4

  /// Runs so many operations, prints what was done, and says whether all that must hold did.
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
    var random = StressRandom(seed: seed)
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
    var random = StressRandom(seed: seed)
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

  func next(_ random: inout StressRandom) -> StressOperation {
    choices[random.next(below: choices.count)]
  }
}

/// Numbers that look random, the same for the same seed: SplitMix64.
struct StressRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 to `bound` − 1.
  mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
