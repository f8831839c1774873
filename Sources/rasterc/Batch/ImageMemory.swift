// The images in use by rows, and idle ones retained for later rows, within a memory limit.

import Raster

/// Decoded images by their use, and their memory.
struct ImageMemory: Sendable {
  /// The maximum bytes of idle images.
  private static let idleLimit = 256 << 20

  private struct Entry: Sendable {
    /// The image, or `nil` while it is being decoded.
    var image: Result<Image, RowProblem>?
    /// The bytes needed for decoding, some of which are released afterwards.
    let needed: Int
    /// The bytes of the decoded image.
    let held: Int
    var bytes: Int
    var userCount = 1
    var lastUse: Int
  }

  let limit: Int
  private var entries: [RowImageUse: Entry] = [:]
  private var bytes = 0
  private var idleBytes = 0
  private var useCount = 0

  init(limit: Int) { self.limit = limit }

  /// A reserved image, or `nil` while it is being decoded.
  subscript(use: RowImageUse) -> Result<Image, RowProblem>? { entries[use]?.image }

  /// Registers a user of an existing image.
  ///
  /// Returns the memory that the image needed, or `nil` if there is no such image.
  mutating func use(_ use: RowImageUse) -> Int? {
    guard var entry = entries[use] else { return nil }
    if entry.userCount == 0 { idleBytes -= entry.bytes }
    useCount += 1
    entry.userCount += 1
    entry.lastUse = useCount
    entries[use] = entry
    return entry.needed
  }

  /// Reserves memory for an image, which the caller decodes; `nil` if none is available now.
  mutating func reserve(_ use: RowImageUse, _ memory: RowImageUse.Memory) -> Void? {
    let needed = memory.peak
    if needed > limit - bytes { evict(limit - needed) }
    guard needed <= limit - bytes else { return nil }
    bytes += needed
    useCount += 1
    entries[use] = Entry(needed: needed, held: memory.held, bytes: needed, lastUse: useCount)
    return ()
  }

  /// Stores a decoded image, or the reason why there is none.
  mutating func set(_ use: RowImageUse, to image: Result<Image, RowProblem>) {
    guard var entry = entries[use] else { return }
    var count = 0
    if case .success = image { count = entry.held }
    bytes += count - entry.bytes
    (entry.bytes, entry.image) = (count, image)
    entries[use] = entry
  }

  /// Unregisters a user of an image.
  mutating func release(_ use: RowImageUse) {
    guard var entry = entries[use] else { return }
    entry.userCount -= 1
    entries[use] = entry
    guard entry.userCount == 0 else { return }
    idleBytes += entry.bytes
    // Forget failures, because the file may be readable for the next row.
    if case .failure = entry.image { remove(use) }
    if idleBytes > Self.idleLimit { evict(bytes - idleBytes + Self.idleLimit / 2) }
  }

  /// Removes idle images, least recently used first, until at most `target` bytes remain.
  ///
  /// Removes slightly more, because each call sorts the images.
  private mutating func evict(_ target: Int) {
    let idle = entries.filter { $0.value.userCount == 0 }
    for (use, _) in idle.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > target - limit / 16 else { return }
      remove(use)
    }
  }

  private mutating func remove(_ use: RowImageUse) {
    guard let entry = entries.removeValue(forKey: use) else { return }
    bytes -= entry.bytes
    idleBytes -= entry.bytes
  }
}
