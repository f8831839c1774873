// Collects the symbols and bits of a scan, and then writes them with an optimal code.
//
// Unsafe pointers: tokens are stored in memory that the writer has reserved for the number that it
// was told, and bits in memory for eight bytes per token.

/// The contents of a scan, collected until the code can be computed.
struct JPEGScanWriter {
  /// The number of codes in a scan: 0 and 1 for the lowest frequency, 2 and 3 for the others.
  static let codeCount = 4

  private var tokens: [UInt32] = []
  private var frequencies = Array(repeating: 0, count: codeCount * 256)

  init() {}

  /// Adds at most `count` tokens, which `body` passes to a cursor.
  mutating func collect(atMost count: Int, _ body: (inout JPEGTokenCursor) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(count, 1)) { room in
      frequencies.withUnsafeMutableBufferPointer { frequencies in
        guard let start = room.baseAddress, let frequencies = frequencies.baseAddress else {
          return
        }
        var cursor = JPEGTokenCursor(target: start, frequencies: frequencies)
        body(&cursor)
        tokens.append(contentsOf: UnsafeBufferPointer(start: start, count: cursor.target - start))
      }
    }
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
    // Tokens without a symbol have the index 0, and a codeword of no bits.
    let absent = Array(repeating: UInt32(0), count: 256)
    let codewords =
      Array(repeating: 0, count: Self.codeCount * 256) + codes.flatMap { $0?.codewords ?? absent }
    let length = 4096
    withUnsafeTemporaryAllocation(byteCount: length * 8 + 16, alignment: 8) { room in
      guard let start = room.baseAddress else { return }
      var cursor = JPEGBitCursor(target: start)
      codewords.withUnsafeBufferPointer { codewords in
        tokens.withUnsafeBufferPointer { tokens in
          for first in stride(from: 0, to: tokens.count, by: length) {
            for index in first..<min(first &+ length, tokens.count) {
              let token = tokens[index]
              cursor.write(token, codewords[Int(truncatingIfNeeded: token &>> 21)])
            }
            bytes.append(contentsOf: room[..<(cursor.target - start)])
            cursor.target = start
          }
        }
      }
      cursor.finish()
      bytes.append(contentsOf: room[..<(cursor.target - start)])
    }
  }
}

/// A position in the tokens of a scan: an optional symbol with its code, followed by up to 16 bits.
///
/// The layout of a token is: bits | count << 16 | symbol << 21 | code << 29 | (symbol is present)
/// << 31.
struct JPEGTokenCursor {
  fileprivate var target: UnsafeMutablePointer<UInt32>
  fileprivate let frequencies: UnsafeMutablePointer<Int>

  /// Adds a symbol, followed by bits.
  @inline(__always)
  mutating func add(_ symbol: Int, code: Int, bits: Int = 0, count: Int = 0) {
    let number = code &<< 8 | symbol
    frequencies[number] &+= 1
    target.pointee = UInt32(truncatingIfNeeded: bits | count &<< 16 | (number | 1024) &<< 21)
    target += 1
  }

  /// Adds at most 16 bits without a symbol.
  @inline(__always)
  mutating func add(bits: Int, count: Int) {
    target.pointee = UInt32(truncatingIfNeeded: bits | count &<< 16)
    target += 1
  }
}

/// A position in the bytes of a scan.
private struct JPEGBitCursor {
  var target: UnsafeMutableRawPointer
  /// The bits that are not stored yet are the lowest `count`, fewer than 32 between calls.
  private var held: UInt64 = 0
  private var count: UInt64 = 0

  init(target: UnsafeMutableRawPointer) { self.target = target }

  /// Writes a token's codeword, at most 16 bits, and its bits.
  @inline(__always)
  mutating func write(_ token: UInt32, _ codeword: UInt32) {
    let (width, length) = (UInt64(token &>> 16 & 0x1F), UInt64(codeword & 0xFF))
    let bits = UInt64(codeword &>> 8) &<< width | UInt64(token & 0xFFFF)
    held = held &<< (width &+ length) | bits
    count &+= width &+ length
    guard count >= 32 else { return }
    count &-= 32
    let word = UInt32(truncatingIfNeeded: held &>> count)
    // A byte of ones borrows from a byte of zeros in the complement.
    if (~word &- 0x0101_0101) & word & 0x8080_8080 == 0 {
      target.storeBytes(of: word.bigEndian, as: UInt32.self)
      target += 4
    } else {
      for shift: UInt32 in [24, 16, 8, 0] { store(UInt8(truncatingIfNeeded: word &>> shift)) }
    }
  }

  /// Writes the remaining bits, and fills the last byte with ones.
  mutating func finish() {
    while count > 0 {
      let missing = count < 8 ? 8 &- count : 0
      held = held &<< missing | (1 &<< missing &- 1)
      count = count &+ missing &- 8
      store(UInt8(truncatingIfNeeded: held &>> count))
    }
  }

  private mutating func store(_ byte: UInt8) {
    target.storeBytes(of: byte, as: UInt8.self)
    target += 1
    guard byte == 0xFF else { return }
    target.storeBytes(of: 0, as: UInt8.self)
    target += 1
  }
}
