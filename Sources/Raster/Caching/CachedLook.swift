// A look that is held.

/// A look that is held: a raster, or the file that was made of one.
///
/// A class, because requests are bound to this one look and no equal one.
final class CachedLook: Sendable {
  let key: LookKey
  let bitmap: Bitmap
  let file: [UInt8]
  /// The time from which on it may not be given any more.
  let deadline: Duration?

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
}

extension RequestKey {
  /// The bytes of the key where it is bound to a look, and of its places in the table.
  var boundByteCount: Int { byteCount &+ 256 }
}
