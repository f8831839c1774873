// The objects of the stress test: caches with several limits, images, and counts of answers.

import Raster
import Synchronization

/// A square with a unique colour, or a board of four squares, by its index.
struct StressPicture: Rasterizable {
  static let squares = 300
  static let count = 340

  let index: Int

  func naturalSize(in environment: Environment) -> Size { Size(Double(4 + index % 13), 6) }

  func caps(in environment: Environment) -> Caps { index % 2 == 0 ? Caps(1) : .none }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("StressPicture", definition: "1")
    key.append(index)
  }

  func draw(in canvas: inout Canvas) {
    guard index >= StressPicture.squares else {
      let color = Color(rgba: UInt32(index + 1) * 0x1357 << 8 | 0xFF)
      return canvas.fill(.ellipse(canvas.bounds), with: color)
    }
    for place in 0..<4 {
      let square = StressPicture(index: (index * 7 + place * 2) % StressPicture.squares)
      canvas.place(square, in: Rect(x: Double(place) * 2, y: 0, width: 2, height: 6))
    }
  }
}

/// The objects of the stress test, and its results.
final class StressWorld: Sendable {
  /// A component's request, its recording, and the expected bitmap.
  struct Item: Sendable {
    let request: RasterRequest<StressPicture>
    let recording: Recording
    let expected: Bitmap
    let expectedFile: [UInt8]
  }

  private struct Counts {
    var operations: [String: Int] = [:]
    var prefetches = 0
    var answered: [Int]
    var failures: [String] = []
  }

  let items: [Item]
  /// A large cache, one that holds a tenth, one that holds nothing, and one that makes two drawings
  /// at a time.
  let caches: [RasterCache]
  /// One for each cache.
  let prefetchers: [Prefetcher]
  /// Two for each cache.
  let stages: [StressStage]
  /// All possible rasters.
  let rasters: Set<Bitmap>
  private let counts: Mutex<Counts>

  init() throws(RasterError) {
    var items: [Item] = []
    let reference = RasterCache(byteLimit: 0)
    for index in 0..<StressPicture.count {
      let request = try RasterRequest(StressPicture(index: index))
      items.append(
        Item(
          request: request,
          recording: try request.record(),
          expected: try reference.image(for: request).raster,
          expectedFile: try reference.png(for: request)
        )
      )
    }
    self.items = items
    var narrow = RasterCache.Configuration(cacheByteLimit: 40_000)
    narrow.maximumConcurrentDraws = 2
    caches = [
      RasterCache(byteLimit: 1 << 20), RasterCache(byteLimit: 10_000), RasterCache(byteLimit: 0),
      RasterCache(narrow),
    ]
    prefetchers = caches.map { Prefetcher(cache: $0) }
    stages = (caches + caches).map { StressStage(cache: $0) }
    rasters = Set(items.map(\.expected))
    counts = Mutex(Counts(answered: caches.map { _ in 0 }))
  }

  var failures: [String] { counts.withLock { $0.failures } }

  /// The number of looks that were requested for prefetching.
  var prefetches: Int { counts.withLock { $0.prefetches } }

  /// Counts a look that is requested for prefetching.
  func countPrefetch() { counts.withLock { $0.prefetches += 1 } }

  /// Counts an operation.
  func count(_ operation: String) { counts.withLock { $0.operations[operation, default: 0] += 1 } }

  /// Records a violated condition.
  func check(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { counts.withLock { $0.failures.append(sentence()) } }
  }

  /// Checks a bitmap that a cache returned, and counts the answer.
  func checkAnswer(_ raster: Bitmap, of item: Item, from cache: Int) {
    counts.withLock { $0.answered[cache] += 1 }
    check(raster == item.expected, "picture \(item.request.component.index) has other pixels")
  }

  /// Checks that a cache does not exceed its limit.
  func checkLimit(of cache: RasterCache) {
    let statistics = cache.statistics
    check(statistics.bytes >= 0 && statistics.keyBytes >= 0, "a count of bytes is below 0")
    let held = statistics.bytes + statistics.keyBytes
    check(held <= cache.byteLimit, "\(held) bytes are held, \(cache.byteLimit) allowed")
  }

  /// Waits until all drawings have ended, and checks that nothing remains of them.
  func checkEnd() async {
    await checkPrefetches()
    for (stage, item) in zip(stages, items) { await stage.checkEnd(item, in: self) }
    let idle = RasterCache(byteLimit: 0).flightCounts
    for (index, cache) in caches.enumerated() {
      // Drawings whose waiters were cancelled end without help.
      while cache.flightCounts != idle { await Task.yield() }
      checkLimit(of: cache)
      let answered = counts.withLock { $0.answered[index] }
      // Boards request their squares.
      check(
        cache.statistics.requests >= answered,
        "\(answered) were answered, \(cache.statistics.requests) counted"
      )
    }
  }

  /// A summary in several lines.
  func report(duration: Duration) -> String {
    let (operations, failures) = counts.withLock { ($0.operations, $0.failures) }
    var lines = operations.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    for cache in caches {
      let statistics = cache.statistics
      lines.append(
        "at most \(cache.byteLimit) bytes: \(statistics.requests) requests, "
          + "\(statistics.looksDrawn) drawn, \(statistics.evictions) evicted"
      )
    }
    lines.append("\(operations.values.reduce(0, +)) operations in \(duration)")
    lines.append("\(failures.count) failures")
    return (lines + failures.prefix(10)).joined(separator: "\n")
  }
}
