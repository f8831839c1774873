// A look's key as bytes, for a tier that keeps it outside memory.

import RasterValues

extension LookKey {
  /// The whole key: the count of its words, the words, the digests of images and faces; words lowest byte first.
  ///
  /// Equal keys have equal bytes, on every machine; `digest` is the SHA-256 of these bytes.
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
