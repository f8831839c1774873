// The images that rows use, and those that are kept for rows to come, within a limit of memory.

import Raster

/// Decoded images by their paths, and the memory that they take.
struct ImageMemory: Sendable {
  /// The most bytes of images that no row uses.
  private static let idleLimit = 256 << 20

  private struct Entry: Sendable {
    /// Nil while it is decoded.
    var image: Result<Image, RowProblem>?
    /// What decoding it takes, of which the image's own bytes are left.
    let needed: Int
    var bytes: Int
    var userCount = 1
    var lastUse: Int
  }

  let limit: Int
  private var entries: [String: Entry] = [:]
  private var bytes = 0
  private var idleBytes = 0
  private var useCount = 0

  init(limit: Int) { self.limit = limit }

  /// An image that is reserved; nil while it is decoded.
  subscript(path: String) -> Result<Image, RowProblem>? { entries[path]?.image }

  /// Uses an image that is there, or is being decoded, and gives the memory that it needed; nil if there is none.
  mutating func use(_ path: String) -> Int? {
    guard var entry = entries[path] else { return nil }
    if entry.userCount == 0 { idleBytes -= entry.bytes }
    useCount += 1
    entry.userCount += 1
    entry.lastUse = useCount
    entries[path] = entry
    return entry.needed
  }

  /// Takes memory for an image, which its user decodes; nil if there is none now.
  mutating func reserve(_ path: String, _ needed: Int) -> Void? {
    if bytes + needed > limit { evict(limit - needed) }
    guard bytes + needed <= limit else { return nil }
    bytes += needed
    useCount += 1
    entries[path] = Entry(needed: needed, bytes: needed, lastUse: useCount)
    return ()
  }

  /// Sets an image that is decoded, or why there is none.
  mutating func set(_ path: String, to image: Result<Image, RowProblem>) {
    guard var entry = entries[path] else { return }
    let count = (try? image.get()).map { $0.bitmap.pixels.count * 4 } ?? 0
    bytes += count - entry.bytes
    (entry.bytes, entry.image) = (count, image)
    entries[path] = entry
  }

  /// Ends the use of an image.
  mutating func release(_ path: String) {
    guard var entry = entries[path] else { return }
    entry.userCount -= 1
    entries[path] = entry
    guard entry.userCount == 0 else { return }
    idleBytes += entry.bytes
    // What could not be read may be there for the next row.
    if case .failure = entry.image { remove(path) }
    if idleBytes > Self.idleLimit { evict(bytes - idleBytes + Self.idleLimit / 2) }
  }

  /// Removes images that no row uses, those first that were used longest ago, until so many bytes are left.
  ///
  /// Removes some more, since each call sorts them.
  private mutating func evict(_ target: Int) {
    let idle = entries.filter { $0.value.userCount == 0 }
    for (path, _) in idle.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > target - limit / 16 else { return }
      remove(path)
    }
  }

  private mutating func remove(_ path: String) {
    guard let entry = entries.removeValue(forKey: path) else { return }
    bytes -= entry.bytes
    idleBytes -= entry.bytes
  }
}
