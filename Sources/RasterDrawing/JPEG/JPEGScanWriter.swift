// The symbols and bits of a scan: gathered first, then written by the shortest code for them.

/// What a scan says, until all of it is known.
struct JPEGScanWriter {
  /// The codes of a scan: numbers 0 and 1 are those of the lowest frequency, 2 and 3 of the others.
  static let codeCount = 4

  /// Each a symbol's code and the symbol, or none, and up to 16 bits that follow:
  /// bits | count << 16 | symbol << 21 | code << 29 | (symbol is there) << 31.
  private var tokens: [UInt32] = []
  private var frequencies = Array(repeating: 0, count: codeCount * 256)

  init() {}

  /// Adds a symbol, and bits behind it.
  @inline(__always)
  mutating func add(_ symbol: Int, code: Int, bits: Int = 0, count: Int = 0) {
    frequencies[code &<< 8 | symbol] &+= 1
    let (bits, symbol) = (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: symbol))
    let (count, code) = (UInt32(truncatingIfNeeded: count), UInt32(truncatingIfNeeded: code))
    tokens.append(bits | count &<< 16 | symbol &<< 21 | code &<< 29 | 1 &<< 31)
  }

  /// Adds bits that no symbol stands before.
  @inline(__always)
  mutating func add(bits: Int, count: Int) {
    tokens.append(
      UInt32(truncatingIfNeeded: bits) | UInt32(truncatingIfNeeded: count) &<< 16
    )
  }

  /// The codes that the scan needs, by their numbers.
  func codes() -> [JPEGHuffmanCode?] {
    (0..<Self.codeCount).map { code in
      let own = Array(frequencies[code * 256..<(code + 1) * 256])
      return own.contains { $0 > 0 } ? JPEGHuffmanCode(own) : nil
    }
  }

  /// Writes the bits behind the scan's header; a byte of ones is followed by one of zeros.
  func write(_ codes: [JPEGHuffmanCode?], to bytes: inout [UInt8]) {
    let words = codes.flatMap { $0?.words ?? Array(repeating: 0, count: 256) }
    var (held, count): (UInt64, Int) = (0, 0)
    func put(_ word: UInt32, _ length: Int) {
      held = held &<< UInt64(truncatingIfNeeded: length) | UInt64(word)
      count &+= length
    }
    for token in tokens {
      if token >> 31 == 1 {
        let word = words[Int(token &>> 21 & 0x3FF)]
        put(word &>> 8, Int(word & 0xFF))
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
    // The rest of the last byte is ones.
    let byte = UInt8(
      truncatingIfNeeded: held &<< UInt64(8 &- count) | (1 &<< UInt64(8 &- count) &- 1)
    )
    bytes.append(byte)
    if byte == 0xFF { bytes.append(0) }
  }
}
