// The key of a look as bytes, for a cache tier outside memory.

import RasterValues

extension LookKey {
  /// The complete key as bytes.
  ///
  /// It holds the count of the key's 64-bit values, the values, and the digests of images and
  /// fonts. Each value is stored lowest byte first. Equal keys have equal bytes on every machine.
  /// `digest` is the SHA-256 of these bytes.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 &+ byteCount)
    withUnsafeBytes(of: UInt64(words.count).littleEndian) { bytes.append(contentsOf: $0) }
    #if _endian(little)
    words.withUnsafeBytes { bytes.append(contentsOf: $0) }
    #else
    for word in words {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    #endif
    for resource in resources { bytes.append(contentsOf: resource.bytes) }
    return bytes
  }
}
