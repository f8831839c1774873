// Bits written into bytes, lowest first, as deflate packs them.

/// Collects bits, lowest first.
struct BitWriter {
  private var words: [UInt64] = []
  private var buffer: UInt64 = 0
  /// How many bits of `buffer` count; always fewer than 64.
  private var filled: UInt64 = 0

  /// How many bits were written.
  var count: Int { words.count &* 64 &+ Int(filled) }

  mutating func reserve(bits: Int) {
    words.reserveCapacity(words.count &+ bits / 64 &+ 2)
  }

  /// Adds the lowest `width` bits of `bits`, whose others are 0; at most 57.
  @inline(__always)
  mutating func write(_ bits: UInt64, width: UInt64) {
    buffer |= bits &<< filled
    filled &+= width
    guard filled >= 64 else { return }
    words.append(buffer)
    filled &-= 64
    // The bits that did not fit; the shift is less than 64, since `width` is.
    buffer = filled == 0 ? 0 : bits &>> (width &- filled)
  }

  /// Fills up a byte with zeros.
  mutating func alignToByte() {
    write(0, width: (64 &- filled) & 7)
  }

  /// Adds whole bytes.
  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while bytes.count &- index >= 4 {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      write(UInt64(UInt32(littleEndian: word)), width: 32)
      index &+= 4
    }
    while index < bytes.count {
      write(UInt64(bytes[index]), width: 8)
      index &+= 1
    }
  }

  /// All bytes, the last filled up with zeros.
  func finish() -> [UInt8] {
    let length = (count &+ 7) / 8
    return [UInt8](unsafeUninitializedCapacity: (words.count &+ 1) &* 8) { bytes, written in
      for (index, word) in words.enumerated() {
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
          of: word.littleEndian,
          toByteOffset: index &* 8,
          as: UInt64.self
        )
      }
      UnsafeMutableRawBufferPointer(bytes).storeBytes(
        of: buffer.littleEndian,
        toByteOffset: words.count &* 8,
        as: UInt64.self
      )
      written = length
    }
  }
}
