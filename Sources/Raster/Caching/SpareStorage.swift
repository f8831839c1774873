// The memory of large pictures that have left a cache, for those that are drawn next.

/// The memory of large pictures that have left a cache, for those that are drawn next.
///
/// A server that draws one picture after the other would otherwise free and allocate megabytes at each,
/// on changing threads; allocators that keep an arena for each thread grow by that: from 300 to 373 MiB
/// over 100,000 pictures of 1200 × 630 pixels. What is kept is working memory, outside the cache's limit,
/// of at most four pictures and an eighth of that limit.
struct SpareStorage: Sendable {
  /// 256 KiB; what is smaller is no burden.
  private static let leastCount = 1 << 16
  private static let most = 4

  let byteLimit: Int
  private var arrays: [[UInt32]] = []

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Keeps a picture's memory; the oldest goes where that is too much.
  mutating func add(_ pixels: [UInt32]) {
    guard pixels.count >= Self.leastCount, pixels.count &* 4 <= byteLimit else { return }
    arrays.append(pixels)
    while arrays.count > Self.most || arrays.reduce(0, { $0 &+ $1.count &* 4 }) > byteLimit {
      arrays.removeFirst()
    }
  }

  /// An array of so many pixels, whatever they are now; nil if there is none.
  mutating func take(count: Int) -> [UInt32]? {
    guard let index = arrays.lastIndex(where: { $0.count == count }) else { return nil }
    return arrays.remove(at: index)
  }

  mutating func removeAll() { arrays = [] }
}
