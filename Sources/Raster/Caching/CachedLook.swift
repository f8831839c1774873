// A cached look: a raster, or an encoded file.

/// A cached look: a raster, or the file encoded from one.
///
/// A class because requests are bound to this instance by identity, not to an equal look.
final class CachedLook: Sendable {
  let key: LookKey
  let bitmap: Bitmap
  let file: [UInt8]
  /// The time at which the look expires.
  let deadline: Duration?

  init(_ key: LookKey, _ bitmap: Bitmap, file: [UInt8] = [], deadline: Duration? = nil) {
    self.key = key
    self.bitmap = bitmap
    self.file = file
    self.deadline = deadline
  }

  /// The size of the pixels and of the file, in bytes.
  var byteCount: Int { bitmap.pixels.count &* 4 &+ file.count }

  /// The size of the look's key and of its entries in the cache's tables, in bytes.
  var keyByteCount: Int { key.byteCount &+ 256 }

  /// Whether the look has not expired.
  func isAlive(at now: Duration?) -> Bool {
    guard let now, let deadline else { return true }
    return now < deadline
  }
}

extension RequestKey {
  /// The size of the key when it is bound to a look, including its entry in the table, in bytes.
  var boundByteCount: Int { byteCount &+ 256 }
}
