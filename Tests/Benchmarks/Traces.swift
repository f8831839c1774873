// Hit rates of the cache on traces, beside those of LRU and of the optimal policy.

import Foundation
import Raster
import TestSupport

/// A sequence of requests, with the keys that count.
struct Trace {
  let name: String
  let keys: [Int]
  /// Keys from this value up are requested once, so no cache can hold them; they do not count.
  var firstFresh = Int.max

  /// Zipf's law with exponent 0.9 over 1,000 keys.
  static let zipf: Trace = {
    var zipf = Zipf()
    return Trace(name: "zipf", keys: (0..<100_000).map { _ in zipf.next() })
  }()

  /// The same, with a scan of 2,000 fresh keys after every 1,000 requests.
  static let scans: Trace = {
    var zipf = Zipf()
    var keys: [Int] = []
    for round in 0..<60 {
      for _ in 0..<1_000 { keys.append(zipf.next()) }
      for fresh in 0..<2_000 { keys.append(10_000 + round * 2_000 + fresh) }
    }
    return Trace(name: "zipf and scans", keys: keys, firstFresh: 10_000)
  }()

  /// 500 keys in rotation.
  static let loop = Trace(name: "loop", keys: (0..<50_000).map { $0 % 500 })

  /// Zipf's law, with a new set of keys every 20,000 requests.
  static let shifts: Trace = {
    var zipf = Zipf()
    return Trace(
      name: "new favourites",
      keys: (0..<100_000).map { zipf.next() + $0 / 20_000 * 1_000 }
    )
  }()

  /// A screen of 15 rows that scrolls by one row every ten frames.
  static let scrolling = Trace(
    name: "scrolling",
    keys: (0..<6_000).flatMap { frame in (0..<15).map { frame / 10 + $0 } }
  )

  /// The hit rate in per cent, among the requests that count.
  func rate(_ hits: [Bool]) -> Double {
    var counted = 0
    var found = 0
    for (key, isHit) in zip(keys, hits) where key < firstFresh {
      counted += 1
      if isHit { found += 1 }
    }
    return 100 * Double(found) / Double(counted)
  }

  /// The requests that `RasterCache` answers with room for `capacity` entries.
  func hits(capacity: Int) throws -> [Bool] {
    let sample = RasterCache(byteLimit: 1 << 20)
    _ = try sample.raster(of: Chip(number: 0))
    let entry = sample.statistics.bytes + sample.statistics.keyBytes
    let cache = RasterCache(byteLimit: entry * capacity)
    return try keys.map { key in
      let drawn = cache.statistics.looksDrawn
      _ = try cache.raster(of: Chip(number: key))
      return cache.statistics.looksDrawn == drawn
    }
  }

  /// The requests that an LRU cache answers, which evicts the least recently used key.
  func leastRecentHits(capacity: Int) -> [Bool] {
    var times: [Int: Int] = [:]
    return keys.enumerated().map { time, key in
      let isHit = times.updateValue(time, forKey: key) != nil
      if times.count > capacity, let oldest = times.min(by: { $0.value < $1.value }) {
        times[oldest.key] = nil
      }
      return isHit
    }
  }

  /// The requests that the optimal policy answers: it evicts the key whose next use is furthest
  /// away.
  ///
  /// L. A. Belady, "A study of replacement algorithms for a virtual-storage computer", IBM Systems
  /// Journal 5 (1966). A key whose next use is later than those of all cached keys is not admitted.
  func optimalHits(capacity: Int) -> [Bool] {
    var next = [Int](repeating: .max, count: keys.count)
    var last: [Int: Int] = [:]
    for index in keys.indices.reversed() {
      next[index] = last[keys[index]] ?? .max
      last[keys[index]] = index
    }
    var held: [Int: Int] = [:]
    return keys.enumerated().map { time, key in
      let isHit = held.updateValue(next[time], forKey: key) != nil
      if held.count > capacity, let last = held.max(by: { $0.value < $1.value }) {
        held[last.key] = nil
      }
      return isHit
    }
  }

  /// Prints the rates of each trace.
  static func run() throws {
    let capacity = 400
    print("hit rates in per cent with room for \(capacity) entries: ours, LRU, optimum")
    for trace in [scans, loop, zipf, shifts, scrolling] {
      let ours = trace.rate(try trace.hits(capacity: capacity))
      let recent = trace.rate(trace.leastRecentHits(capacity: capacity))
      let optimum = trace.rate(trace.optimalHits(capacity: capacity))
      let rates = [ours, recent, optimum].map(rounded)
      print("\(trace.name): \(rates.joined(separator: ", ")); \(rounded(ours - recent)) over LRU")
    }
    for capacity in [10, 50, 100, 200, 800] {
      let ours = zipf.rate(try zipf.hits(capacity: capacity))
      let recent = zipf.rate(zipf.leastRecentHits(capacity: capacity))
      print("zipf at \(capacity) entries: \(rounded(ours)), \(rounded(recent))")
    }
  }

  private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

/// Draws numbers from 0 to 999 by Zipf's law with exponent 0.9, in the same sequence in each run.
struct Zipf {
  private var random = SeededGenerator(seed: 42)
  private let sums: [Double]

  init() {
    var sum = 0.0
    sums = (1...1_000).map { rank in
      sum += pow(Double(rank), -0.9)
      return sum
    }
  }

  mutating func next() -> Int {
    let target = Double(random.next() >> 11) * 0x1p-53 * (sums.last ?? 0)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < target { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A square with a unique colour; all take the same number of bytes.
struct Chip: Rasterizable {
  let number: Int

  func naturalSize(in environment: Environment) -> Size { Size(4, 4) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Chip", definition: "1")
    key.append(number)
  }

  func draw(in canvas: inout Canvas) {
    let color = Color(rgba: UInt32(truncatingIfNeeded: number) << 8 | 0xFF)
    canvas.fill(.rect(canvas.bounds), with: color)
  }
}
