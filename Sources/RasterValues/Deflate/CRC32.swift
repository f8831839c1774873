// Computes CRC-32, the checksum of PNG chunks.
//
// Unsafe pointers: bytes are read in place, several at a time. The pointer is used only within the
// call that it is passed to.

/// The CRC-32 checksum of PNG (ISO 3309), with the polynomial 0xEDB88320, lowest bit first.
package struct CRC32 {
  /// The checksum of the bytes so far.
  package var value: UInt32 { ~register }
  private var register: UInt32 = 0xFFFF_FFFF

  /// Creates a checksum of no bytes.
  package init() {}

  /// Adds bytes, eight at a time.
  ///
  /// Table `k` holds the effect of a byte that is followed by `k` others. Source: M. Kounavis, F.
  /// Berry, "A systematic approach to building high performance software-based CRC generators",
  /// ISCC 2005.
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

/// Eight consecutive tables of 256 values each.
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
