// Times the parts of a request: making its key and looking up its raster.

import Foundation
import GeneratedSamples
import Raster
import Synchronization

/// The cost of a request in nanoseconds, as the best of several runs.
struct CacheTiming {
  private static let entries = 1_000
  /// Many short runs, so that some are not interrupted.
  private static let rounds = 10
  private static let runs = 400

  private let cache = RasterCache(byteLimit: 64 << 20)
  private let keys: [RequestKey]

  init() throws {
    var keys: [RequestKey] = []
    for number in 0..<Self.entries {
      let request = try RasterRequest(Chip(number: number))
      _ = try cache.image(for: request)
      if let key = request.key { keys.append(key) }
    }
    self.keys = keys
  }

  /// Prints the costs.
  static func run() throws {
    let timing = try CacheTiming()
    let (one, two) = timing.hits()
    print("a hit, one thread: \(one) ns")
    print("a hit, two threads on distinct keys: \(two) ns a thread, \(ratio(2 * one / two)) times")
    print("a request's key, eight properties: \(keyCost(of: Numbers())) ns")
    print("a request's key, hotel row: \(keyCost(of: HotelRow())) ns")
    let list = HotelTable(rows: 16).displayList(size: Size(320, 704), environment: Environment())
    if let list {
      print("a look's key, \(list.words.count) words: \(cost { _ = LookKey(list) }) ns")
    }
  }

  /// Nanoseconds per hit: for one thread alone, and for each of two concurrent threads, measured in
  /// turns.
  private func hits() -> (one: Double, two: Double) {
    var (one, two) = (Double.infinity, Double.infinity)
    for _ in 0..<Self.runs {
      one = min(one, time(threads: 1))
      two = min(two, time(threads: 2))
    }
    return (one, two)
  }

  /// Nanoseconds per hit while the given number of threads make requests, each with its own keys.
  private func time(threads: Int) -> Double {
    let race = Race()
    let done = DispatchSemaphore(value: 0)
    for thread in 1..<threads {
      Thread.detachNewThread {
        run(race, thread: thread, of: threads)
        done.signal()
      }
    }
    run(race, thread: 0, of: threads)
    for _ in 1..<threads { done.wait() }
    let duration = race.slowest.withLock(\.self)
    return CacheTiming.rounded(duration / .nanoseconds(1) / Double(Self.rounds * keys.count / 2))
  }

  private func run(_ race: Race, thread: Int, of threads: Int) {
    let half = keys.count / 2
    let keys = Array(keys[thread * half..<(thread + 1) * half])
    race.ready.wrappingAdd(1, ordering: .sequentiallyConsistent)
    while race.ready.load(ordering: .sequentiallyConsistent) < threads {}
    var pixels = 0
    let duration = ContinuousClock().measure {
      for _ in 0..<Self.rounds {
        for key in keys { pixels &+= cache.raster(for: key)?.width ?? 0 }
      }
    }
    precondition(pixels == Self.rounds * half * 4, "not all were hits")
    race.slowest.withLock { $0 = max($0, duration) }
  }

  private static func keyCost(of component: some Rasterizable) -> Double {
    let environment = Environment()
    let caps = component.caps(in: environment).pixels(scale: 1)
    return cost {
      _ = RequestKey(
        of: component,
        caps: caps,
        width: 40,
        height: 40,
        environment: environment,
        background: nil
      )
    }
  }

  /// Nanoseconds per call.
  private static func cost(_ body: () -> Void) -> Double {
    let calls = 2_000
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000)
    for _ in 0..<runs { best = min(best, clock.measure { for _ in 0..<calls { body() } }) }
    return rounded(best / .nanoseconds(1) / Double(calls))
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func ratio(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

/// Threads that start at the same time.
///
/// This is a class because the threads share it.
private final class Race: Sendable {
  let ready = Atomic<Int>(0)
  let slowest = Mutex(Duration.zero)
}
