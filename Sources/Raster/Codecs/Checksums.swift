// CRC-32 and Adler-32, the two sums that a PNG file carries.
//
// Unsafe pointers: both run over bytes where they lie, several at a time; each pointer is used only
// within the call that it was handed to.

/// The CRC-32 of PNG (ISO 3309): polynomial 0xEDB88320, lowest bit first.
package struct CRC32 {
  /// The sum of the bytes so far.
  package var value: UInt32 { ~register }
  private var register: UInt32 = 0xFFFF_FFFF

  /// Starts with no bytes.
  package init() {}

  /// Adds bytes, eight at a time: table `k` gives the effect of a byte that `k` others follow.
  ///
  /// M. Kounavis, F. Berry, "A systematic approach to building high performance software-based
  /// CRC generators", ISCC 2005.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var crc = register
    crcTables.withUnsafeBufferPointer { table in
      var index = 0
      while bytes.count &- index >= 8 {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        )
        let mixed = word ^ UInt64(crc)
        crc = table[0x700 &+ Int(mixed & 0xFF)] ^ table[0x600 &+ Int(mixed &>> 8 & 0xFF)]
        crc ^= table[0x500 &+ Int(mixed &>> 16 & 0xFF)] ^ table[0x400 &+ Int(mixed &>> 24 & 0xFF)]
        crc ^= table[0x300 &+ Int(mixed &>> 32 & 0xFF)] ^ table[0x200 &+ Int(mixed &>> 40 & 0xFF)]
        crc ^= table[0x100 &+ Int(mixed &>> 48 & 0xFF)] ^ table[Int(mixed &>> 56)]
        index &+= 8
      }
      while index < bytes.count {
        crc = table[Int((crc ^ UInt32(bytes[index])) & 0xFF)] ^ crc &>> 8
        index &+= 1
      }
    }
    register = crc
  }
}

/// Eight tables of 256 words, one after another.
private let crcTables: [UInt32] = {
  var tables: [UInt32] = []
  for byte in 0..<256 as Range<UInt32> {
    var crc = byte
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    tables.append(crc)
  }
  for index in 256..<2048 {
    let before = tables[index - 256]
    tables.append(tables[Int(before & 0xFF)] ^ before >> 8)
  }
  return tables
}()

/// The Adler-32 of zlib (RFC 1950).
package struct Adler32 {
  /// The sum of the bytes so far.
  package var value: UInt32 { second << 16 | first }
  private var first: UInt32 = 1
  private var second: UInt32 = 0

  /// Starts with no bytes.
  package init() {}

  /// Adds bytes.
  ///
  /// A block of n bytes adds Σ x(i) to the first sum, and n · first + Σ (n − i) · x(i) to the
  /// second. The sums of a block are kept in sixteen lanes of 16 bits; its 22 vectors are the most
  /// for which no lane overflows: 255 · (21 · 22 / 2) < 65,536.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while bytes.count &- index >= Self.blockLength {
      addBlock(bytes, at: index)
      index &+= Self.blockLength
    }
    while index < bytes.count {
      first &+= UInt32(bytes[index])
      second &+= first
      index &+= 1
    }
    first %= 65_521
    second %= 65_521
  }

  private static let vectorsPerBlock = 22
  private static let blockLength = vectorsPerBlock * 16

  private mutating func addBlock(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    var even = SIMD8<UInt16>()
    var odd = SIMD8<UInt16>()
    var evenBefore = SIMD8<UInt16>()
    var oddBefore = SIMD8<UInt16>()
    var offset = index
    for _ in 0..<Self.vectorsPerBlock {
      let lanes = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt16>.self)
      evenBefore &+= even
      oddBefore &+= odd
      even &+= lanes & 0xFF
      odd &+= lanes &>> 8
      offset &+= 16
    }
    #if _endian(big)
    swap(&even, &odd)
    swap(&evenBefore, &oddBefore)
    #endif
    var sum: UInt32 = 0
    var weighted: UInt32 = UInt32(Self.blockLength) &* first
    for lane in 0..<8 {
      sum &+= UInt32(even[lane]) &+ UInt32(odd[lane])
      weighted &+= 16 &* (UInt32(evenBefore[lane]) &+ UInt32(oddBefore[lane]))
      weighted &+= UInt32(16 &- 2 &* lane) &* UInt32(even[lane])
      weighted &+= UInt32(15 &- 2 &* lane) &* UInt32(odd[lane])
    }
    first = (first &+ sum) % 65_521
    second = (second &+ weighted) % 65_521
  }
}
