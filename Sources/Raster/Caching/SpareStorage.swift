// The memory of large bitmaps evicted from a cache, retained for reuse.

/// The memory of large bitmaps evicted from a cache, retained for reuse.
///
/// Without it, a server that draws one bitmap after another would free and allocate megabytes each
/// time, on changing threads. Allocators with an arena per thread grow as a result: from 300 to 373
/// MiB over 100,000 bitmaps of 1200 × 630 pixels. The retained memory is outside the cache's limit.
/// It is at most four bitmaps, and at most an eighth of that limit.
struct SpareStorage: Sendable {
  /// 256 KiB; smaller bitmaps are not worth retaining.
  private static let leastCount = 1 << 16
  private static let most = 4

  let byteLimit: Int
  private var arrays: [[UInt32]] = []

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Retains a bitmap's memory, releasing the oldest if the limits are exceeded.
  mutating func add(_ pixels: [UInt32]) {
    guard pixels.count >= Self.leastCount, pixels.count &* 4 <= byteLimit else { return }
    arrays.append(pixels)
    while arrays.count > Self.most || arrays.reduce(0, { $0 &+ $1.count &* 4 }) > byteLimit {
      arrays.removeFirst()
    }
  }

  /// Returns a retained array of `count` pixels with arbitrary contents, or nil if there is none.
  mutating func take(count: Int) -> [UInt32]? {
    guard let index = arrays.lastIndex(where: { $0.count == count }) else { return nil }
    return arrays.remove(at: index)
  }

  mutating func removeAll() { arrays = [] }
}
