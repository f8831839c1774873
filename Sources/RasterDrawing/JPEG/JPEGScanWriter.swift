// Collects the symbols and bits of a scan, and then writes them with an optimal code.

/// The contents of a scan, collected until the code can be computed.
struct JPEGScanWriter {
  /// The number of codes in a scan: 0 and 1 for the lowest frequency, 2 and 3 for the others.
  static let codeCount = 4

  /// Tokens: an optional symbol with its code, followed by up to 16 bits.
  ///
  /// The layout is: bits | count << 16 | symbol << 21 | code << 29 | (symbol is present) << 31.
  private var tokens: [UInt32] = []
  private var frequencies = Array(repeating: 0, count: codeCount * 256)

  init() {}

  /// Adds a symbol, followed by bits.
  @inline(__always)
  mutating func add(_ symbol: Int, code: Int, bits: Int = 0, count: Int = 0) {
    frequencies[code &<< 8 | symbol] &+= 1
    let (bits, symbol) = (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: symbol))
    let (count, code) = (UInt32(truncatingIfNeeded: count), UInt32(truncatingIfNeeded: code))
    tokens.append(bits | count &<< 16 | symbol &<< 21 | code &<< 29 | 1 &<< 31)
  }

  /// Adds bits without a symbol.
  @inline(__always)
  mutating func add(bits: Int, count: Int) {
    tokens.append(
      UInt32(truncatingIfNeeded: bits) | UInt32(truncatingIfNeeded: count) &<< 16
    )
  }

  /// Returns the codes that the scan requires, by number; nil for unused codes.
  func codes() -> [JPEGHuffmanCode?] {
    (0..<Self.codeCount).map { code in
      let own = Array(frequencies[code * 256..<(code + 1) * 256])
      return own.contains { $0 > 0 } ? JPEGHuffmanCode(own) : nil
    }
  }

  /// Writes the bits after the scan's header; a byte of ones is followed by a byte of zeros.
  func write(_ codes: [JPEGHuffmanCode?], to bytes: inout [UInt8]) {
    let codewords = codes.flatMap { $0?.codewords ?? Array(repeating: 0, count: 256) }
    var (held, count): (UInt64, Int) = (0, 0)
    func put(_ bits: UInt32, _ length: Int) {
      held = held &<< UInt64(truncatingIfNeeded: length) | UInt64(bits)
      count &+= length
    }
    for token in tokens {
      if token >> 31 == 1 {
        let codeword = codewords[Int(token &>> 21 & 0x3FF)]
        put(codeword &>> 8, Int(codeword & 0xFF))
      }
      put(token & 0xFFFF, Int(token &>> 16 & 0x1F))
      while count >= 8 {
        count &-= 8
        let byte = UInt8(truncatingIfNeeded: held &>> UInt64(truncatingIfNeeded: count))
        bytes.append(byte)
        if byte == 0xFF { bytes.append(0) }
      }
    }
    guard count > 0 else { return }
    // The remainder of the last byte is filled with ones.
    let byte = UInt8(
      truncatingIfNeeded: held &<< UInt64(8 &- count) | (1 &<< UInt64(8 &- count) &- 1)
    )
    bytes.append(byte)
    if byte == 0xFF { bytes.append(0) }
  }
}
