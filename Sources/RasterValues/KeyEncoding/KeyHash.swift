// A fast hash of 64-bit values, for tables whose keys are compared in full.

/// A 64-bit hash that folds two 64-bit values per step, by a multiplication of 64 × 64 to 128 bits.
///
/// The step is wyhash's (Wang Yi, public domain). Keys are always compared in full, so collisions
/// are harmless.
package enum KeyHash {
  /// A random value per process, so that crafted keys cannot cause collisions in a table.
  package static let secret: UInt64 = {
    var hasher = Hasher()
    hasher.combine(0)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }()

  /// The hash of the first `count` values.
  package static func hash(_ words: [UInt64], count: Int, seed: UInt64) -> UInt64 {
    let key = fold(seed ^ 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB)
    var hash = seed
    var index = 0
    while index &+ 1 < count {
      hash = fold(words[index] ^ key, words[index &+ 1] ^ hash)
      index &+= 2
    }
    if index < count { hash = fold(words[index] ^ key, hash ^ 0x8EBC_6AF0_9C88_C6E3) }
    return fold(hash ^ key, 0x5899_65CC_7537_4CC3)
  }

  @inline(__always)
  package static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }
}
