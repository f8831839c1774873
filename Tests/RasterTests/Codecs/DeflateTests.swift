// Compression and decompression against each other, and decompression against damage.
import Raster
import Testing

@Suite struct DeflateTests {
  @Test func `compressed bytes decompress to the original`() throws {
    for bytes in Self.inputs {
      let packed = Deflate.zlib(bytes)
      #expect(try Inflate.zlib(packed, limit: bytes.count) == bytes)
      #expect(packed == Deflate.zlib(bytes))
    }
  }

  @Test func `incompressible bytes are stored`() {
    var state: UInt64 = 1
    let noise = (0..<200_000).map { _ in Self.next(&state) }
    #expect(Deflate.zlib(noise).count <= noise.count + 100)
  }

  @Test func `repetition is compressed a thousandfold`() {
    #expect(Deflate.zlib([UInt8](repeating: 7, count: 1_000_000)).count < 1100)
  }

  @Test func `every damaged byte gives an error or bytes within the limit`() throws {
    for bytes in Self.inputs where bytes.count < 3000 {
      let packed = Deflate.zlib(bytes)
      for index in packed.indices {
        for bit in 0..<8 {
          var damaged = packed
          damaged[index] ^= 1 << bit
          let result = try? Inflate.zlib(damaged, limit: 5000)
          #expect((result?.count ?? 0) <= 5000)
        }
        #expect(throws: InflateError.self) {
          try Inflate.zlib(Array(packed[..<index]), limit: bytes.count)
        }
      }
    }
  }

  @Test func `output beyond the limit is an error`() {
    for bytes in Self.inputs where !bytes.isEmpty {
      #expect(throws: InflateError.tooLong) {
        try Inflate.zlib(Deflate.zlib(bytes), limit: bytes.count - 1)
      }
    }
  }

  @Test func `the first bytes are readable whatever follows them`() throws {
    for bytes in Self.inputs where !bytes.isEmpty {
      let packed = Deflate.zlib(bytes)
      for limit in Set([0, 1, 2, 3, bytes.count / 2, bytes.count - 1]) where limit < bytes.count {
        let (prefix, issue) = try Inflate.zlibPrefix(packed, limit: limit)
        #expect(prefix.elementsEqual(bytes[..<limit]))
        #expect(issue == .tooLong)
      }
      let (whole, issue) = try Inflate.zlibPrefix(packed.dropLast(2), limit: bytes.count)
      #expect(whole == bytes)
      #expect(issue == .truncated)
    }
  }

  @Test func `each kind of damage has its own error`() {
    let cases: [(InflateError, [UInt8])] = [
      (.truncated, []),
      (.badHeader, [0x79, 0x01, 0x03, 0x00]),
      (.badHeader, [0x78, 0x20, 0x03, 0x00]),
      (.badBlock, [0x78, 0x01, 0x07, 0x00]),
      (.badStoredLength, [0x78, 0x01, 0x01, 0x01, 0x00, 0x01, 0x00]),
      // A fixed block whose first match has nothing before it.
      (.badDistance, [0x78, 0x01, 0x03, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00]),
      (.badChecksum, [0x78, 0x01, 0x03, 0x00, 0, 0, 0, 2]),
    ]
    for (error, bytes) in cases {
      #expect(throws: error) { try Inflate.zlib(bytes, limit: 10) }
    }
  }

  @Test func `an empty stream gives no bytes`() throws {
    #expect(try Inflate.zlib([0x78, 0x01, 0x03, 0x00, 0, 0, 0, 1], limit: 0).isEmpty)
  }

  @Test func `checksums equal the standards' examples`() {
    let digits = Array("123456789".utf8)
    var crc = CRC32()
    digits.withUnsafeBytes { crc.update($0) }
    #expect(crc.value == 0xCBF4_3926)
    var adler = Adler32()
    digits.withUnsafeBytes { adler.update($0) }
    #expect(adler.value == 0x091E_01DE)
  }

  @Test func `checksums of long inputs equal the definition`() {
    for bytes in Self.inputs + [[UInt8](repeating: 255, count: 100_000)] {
      var crc = CRC32()
      bytes.withUnsafeBytes { crc.update($0) }
      var adler = Adler32()
      bytes.withUnsafeBytes { adler.update($0) }
      var (register, first, second) = (UInt32.max, UInt32(1), UInt32(0))
      for byte in bytes {
        register ^= UInt32(byte)
        for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 1 ? 0xEDB8_8320 : 0) }
        first = (first + UInt32(byte)) % 65_521
        second = (second + first) % 65_521
      }
      #expect(crc.value == ~register)
      #expect(adler.value == second << 16 | first)
    }
  }

  /// A pseudorandom number.
  ///
  /// G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
  private static func next(_ state: inout UInt64) -> UInt8 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return UInt8(truncatingIfNeeded: state >> 32)
  }

  /// Inputs of many lengths and kinds: noise, small alphabets, long repeats, and distant ones.
  private static let inputs: [[UInt8]] = {
    var state: UInt64 = 88_172_645_463_325_252
    var inputs: [[UInt8]] = [[], [0], [1, 2, 3, 4], [UInt8](repeating: 9, count: 5)]
    for length in [7, 64, 300, 2000, 70_000] {
      inputs.append((0..<length).map { _ in next(&state) })
      inputs.append((0..<length).map { _ in next(&state) % 3 })
      inputs.append((0..<length).map { UInt8(truncatingIfNeeded: $0 / 50) })
      for period in [1, 2, 3, 5, 7, 8, 9, 100, 32_768, 32_769] where period < length {
        let part = (0..<period).map { _ in next(&state) }
        inputs.append((0..<length).map { part[$0 % period] })
      }
    }
    // Fibonacci frequencies produce the longest codes, which must be limited to 15 bits.
    var (before, count) = (1, 1)
    var skewed: [UInt8] = []
    for symbol in 0..<22 as Range<UInt8> {
      skewed += [UInt8](repeating: symbol, count: count)
      (before, count) = (count, before + count)
    }
    for index in skewed.indices.reversed() {
      let other = Int(next(&state)) << 8 | Int(next(&state))
      skewed.swapAt(index, other % (index + 1))
    }
    inputs.append(skewed)
    return inputs
  }()
}
