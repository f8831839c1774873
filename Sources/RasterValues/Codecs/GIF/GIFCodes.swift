// Decompresses the LZW codes of a GIF image to palette indices (GIF89a, appendix F).
//
// A code stands for a string of indices. Each code after the first of a table defines the next free
// code: the previous string, followed by the first index of the current one. Both are adjacent in
// the output, so a table entry is a position in the output and a length, and decoding a code is a
// copy. The output begins with the 256 strings of one index, to which literal codes refer.
//
//     output   0 1 2 … 255 │ a b a b a …
//     codes                  a b 258       258 = positions 256 and 257
//
// A table holds up to 4,096 codes of up to 12 bits. When it is full, it stays in use until a clear
// code, which an encoder may defer.
//
// Unsafe pointers: a string has at most 4,096 indices and is copied in steps of eight bytes, so at
// most 4,103 bytes are written from a position before `end`. The output has `slack` bytes after
// `end`. Sources are before the current position. Table indices are less than `next`, at most 4,096.

/// Decompression of LZW codes.
struct GIFCodes {
  /// The number of bytes of the output before the first pixel.
  static let literals = 256

  private static let slack = 4_112
  private static let tableSize = 4_096
  private static let maximumWidth = 12

  private var bits: BitReader
  private let output: UnsafeMutableRawPointer
  private let table: UnsafeMutablePointer<UInt64>
  private let codeSize: Int
  /// The position after the last pixel.
  private let end: Int
  private var position = GIFCodes.literals
  /// The number of defined codes.
  private var next = 0
  /// The number of bits of the next code.
  private var width = 0

  /// Decompresses at most `count` indices.
  ///
  /// The result begins with `literals` bytes that are not pixels. It ends before `count` indices if
  /// the codes end or become invalid. Codes after the last pixel are ignored.
  static func indices(_ codes: [UInt8], codeSize: Int, count: Int) -> [UInt8] {
    var table = [UInt64](repeating: 0, count: tableSize)
    let end = literals &+ count
    return codes.withUnsafeBytes { codes in
      table.withUnsafeMutableBufferPointer { table in
        [UInt8](unsafeUninitializedCapacity: end &+ slack) { output, filled in
          guard let output = output.baseAddress, let table = table.baseAddress else { return }
          for value in 0..<literals {
            output[value] = UInt8(truncatingIfNeeded: value)
            table[value] = entry(position: value, length: 1)
          }
          var run = GIFCodes(codes, codeSize: codeSize, output: output, table: table, end: end)
          run.decode()
          filled = min(run.position, end)
        }
      }
    }
  }

  private init(
    _ codes: UnsafeRawBufferPointer,
    codeSize: Int,
    output: UnsafeMutablePointer<UInt8>,
    table: UnsafeMutablePointer<UInt64>,
    end: Int
  ) {
    bits = BitReader(codes)
    self.codeSize = codeSize
    self.output = UnsafeMutableRawPointer(output)
    self.table = table
    self.end = end
  }

  /// Returns the largest number of pixels that `count` bytes of codes can represent.
  ///
  /// It is greatest if each string is the previous one and one index more. There are at most 2ʷ⁻¹
  /// codes of w bits before the table is full.
  static func maximumPixels(ofBytes count: Int) -> Int64 {
    var bits = Int64(count) &* 8
    var (pixels, longest) = (0 as Int64, 0 as Int64)
    for width in 2..<Int64(maximumWidth) {
      let codes = min(1 << (width &- 1), bits / width)
      pixels &+= codes &* longest &+ codes &* (codes &+ 1) / 2
      longest &+= codes
      bits &-= codes &* width
    }
    return pixels &+ bits / Int64(maximumWidth) &* Int64(tableSize)
  }

  @inline(__always)
  private static func entry(position: Int, length: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: position) &<< 16 | UInt64(truncatingIfNeeded: length)
  }

  private mutating func decode() {
    let clear = 1 &<< codeSize
    guard var previous = restart() else { return }
    while position < end {
      bits.refill()
      let code = bits.takeWithin(width)
      if code &- clear <= 1, code >= clear {
        guard code == clear, let first = restart() else { return }
        previous = first
        continue
      }
      guard code < next, !bits.isPastEnd else { return }
      let start = position
      let length = copy(code, previous: previous)
      define(position: start, length: length)
      previous = start
    }
  }

  /// Empties the table and decodes the first code after it, which must be a literal.
  ///
  /// Returns the position of its index, or `nil` if there is no such code.
  private mutating func restart() -> Int? {
    let clear = 1 &<< codeSize
    width = codeSize &+ 1
    var code = clear
    while code == clear {
      bits.refill()
      code = bits.takeWithin(width)
      guard !bits.isPastEnd else { return nil }
    }
    guard code < clear, position < end else { return nil }
    let start = position
    output.storeBytes(of: UInt8(truncatingIfNeeded: code), toByteOffset: start, as: UInt8.self)
    position &+= 1
    next = clear &+ 2
    define(position: start, length: 1)
    return start
  }

  /// Defines the next code: a string that was just written, and the index that will follow it.
  @inline(__always)
  private mutating func define(position: Int, length: Int) {
    guard next < Self.tableSize else { return }
    table[next] = Self.entry(position: position, length: length &+ 1)
    next &+= 1
    if next > 1 &<< width, width < Self.maximumWidth { width &+= 1 }
  }

  /// Writes the string of a code and returns its length.
  ///
  /// The last defined code may be its own first use. Its string overlaps the target by one index,
  /// which is the first one of the previous string and is written beforehand. If the string has
  /// more than eight indices, source and target are at least eight bytes apart.
  @inline(__always)
  private mutating func copy(_ code: Int, previous: Int) -> Int {
    let entry = table[code]
    let length = Int(truncatingIfNeeded: entry & 0xFFFF)
    var source = UnsafeRawPointer(output + Int(truncatingIfNeeded: entry &>> 16))
    var target = output + position
    target.storeBytes(of: output.load(fromByteOffset: previous, as: UInt8.self), as: UInt8.self)
    let limit = target + length
    repeat {
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      source += 8
      target += 8
    } while target < limit
    position &+= length
    return length
  }
}
