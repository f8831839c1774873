// A look that is held, and the place where its hits are counted.

import Synchronization

/// A look that is held: a raster, or the file that was made of one.
///
/// A class, because the requests that are bound to it share it, and count their hits in it without the
/// cache's lock.
final class CachedLook: Sendable {
  let key: LookKey
  let bitmap: Bitmap
  let file: [UInt8]
  /// When it may not be given any more.
  let deadline: Duration?
  let hits = Atomic<Int>(0)

  init(_ key: LookKey, _ bitmap: Bitmap, file: [UInt8] = [], deadline: Duration? = nil) {
    self.key = key
    self.bitmap = bitmap
    self.file = file
    self.deadline = deadline
  }

  /// The bytes of the picture.
  var byteCount: Int { bitmap.pixels.count &* 4 &+ file.count }

  /// The bytes of its key, and of its places in the cache's tables.
  var keyByteCount: Int { key.byteCount &+ 256 }

  /// Whether it may still be given.
  func isAlive(at now: Duration?) -> Bool {
    guard let now, let deadline else { return true }
    return now < deadline
  }

  func countHit() { hits.wrappingAdd(1, ordering: .relaxed) }
}

extension RequestKey {
  /// The bytes of the key where it is bound to a look, and of its place in the table.
  var boundByteCount: Int { byteCount &+ 128 }
}
