// Reads the bits of a JPEG scan, highest first, and decodes its Huffman codes.
//
// The bytes of a scan are copied once, without the zeros stuffed after each 0xFF, and split at
// restart markers. Eight bytes can then be read at a time.
//
// Unsafe pointers: the copied bytes and the tables, which the caller keeps alive as long as the
// reader. Eight bytes are read at a time while as many remain, and single bytes after that.
//
// Source: ITU-T T.81, B.1.1.5 and F.2.2.

/// The entropy-coded bytes of a scan.
struct JPEGEntropy {
  /// The bytes without stuffed zeros.
  private(set) var bytes: [UInt8] = []
  /// The end positions of the restart intervals.
  private(set) var ends: [Int] = []
  /// The end of the scan in the file: the next marker, or the end of the file.
  let end: Int

  init(_ file: [UInt8], from start: Int) {
    var position = start
    bytes.reserveCapacity(min(file.count - start, 1 << 20))
    while let stop = file[position...].firstIndex(of: 0xFF) {
      bytes += file[position..<stop]
      position = stop
      guard stop + 1 < file.count else { break }
      let next = file[stop + 1]
      if next == 0 {
        bytes.append(0xFF)
      } else if (0xD0...0xD7).contains(next) {
        ends.append(bytes.count)
      } else if next != 0xFF {
        break
      }
      position = stop + (next == 0xFF ? 1 : 2)
    }
    if position < file.count, file[position] != 0xFF {
      bytes += file[position...]
      position = file.count
    }
    end = position
    ends.append(bytes.count)
  }
}

/// Huffman tables in one array: eight tables of `stride` values each.
///
/// A table begins with 512 entries, indexed by the next nine bits. An entry holds the length of the
/// code above the eight bits of its symbol, or 0 if the code is longer than nine bits. For each
/// length, `limit` holds the end of its codes as a 16-bit value, and `first` holds the number to
/// add to a code to get the index of its symbol.
enum JPEGHuffman {
  static let stride = 1024
  static let limit = 512
  static let first = 544
  static let symbols = 576

  /// Fills a table; returns false if the counts do not form a prefix code.
  ///
  /// `counts` contains the number of codes with 1…16 bits.
  static func fill(
    _ table: inout ArraySlice<UInt32>,
    counts: ArraySlice<UInt8>,
    symbols values: ArraySlice<UInt8>
  ) -> Bool {
    let base = table.startIndex
    for index in table.indices { table[index] = 0 }
    var (code, place) = (0, 0)
    for (index, count) in counts.enumerated() {
      let (length, count) = (index + 1, Int(count))
      guard code + count <= 1 << length else { return false }
      table[base + first + length] = UInt32(truncatingIfNeeded: place - code)
      if length <= 9 {
        for offset in 0..<count {
          let symbol = UInt32(values[values.startIndex + place + offset])
          let start = base + (code + offset) << (9 - length)
          for entry in start..<start + 1 << (9 - length) {
            table[entry] = UInt32(length) << 8 | symbol
          }
        }
      }
      (code, place) = (code + count, place + count)
      table[base + limit + length] = UInt32(code) << UInt32(16 - length)
      code <<= 1
    }
    for (index, value) in values.enumerated() { table[base + symbols + index] = UInt32(value) }
    return true
  }
}

/// Reads bits, highest first; past the end it returns zeros and sets `isPastEnd`.
struct JPEGBits {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// The next bits, with the first one in the highest position.
  private var buffer: UInt64 = 0
  /// The number of valid bits in `buffer`; negative once too many bits were read.
  private var count = 0
  /// Whether bits were read that do not form a valid code.
  private(set) var isBroken = false

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    next = bytes
    end = bytes + count
  }

  /// Whether more bits were read than there are.
  var isPastEnd: Bool { count < 0 }

  /// Fetches bits so that 56 are available, unless the scan ends before that.
  @inline(__always)
  mutating func refill() {
    if end - next >= 8 {
      let word = UInt64(bigEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      buffer |= word &>> UInt64(truncatingIfNeeded: count)
      next += (63 &- count) &>> 3
      count |= 56
    } else {
      refillAtEnd()
    }
  }

  @inline(never)
  private mutating func refillAtEnd() {
    guard count >= 0 else { return }
    while count < 56, next < end {
      buffer |= UInt64(next.pointee) << UInt64(56 - count)
      next += 1
      count &+= 8
    }
  }

  @inline(__always)
  private mutating func drop(_ width: Int) {
    buffer &<<= UInt64(truncatingIfNeeded: width)
    count &-= width
  }

  /// Reads the symbol of the next code, which takes at most 16 bits after a refill.
  @inline(__always)
  mutating func symbol(_ table: UnsafePointer<UInt32>) -> Int {
    let entry = Int(truncatingIfNeeded: table[Int(truncatingIfNeeded: buffer &>> 55)])
    guard entry != 0 else { return longSymbol(table) }
    drop(entry &>> 8)
    return entry & 255
  }

  @inline(never)
  private mutating func longSymbol(_ table: UnsafePointer<UInt32>) -> Int {
    let code = UInt32(truncatingIfNeeded: buffer &>> 48)
    for length in 10...16 where code < table[JPEGHuffman.limit + length] {
      let place = code &>> UInt32(16 - length) &+ table[JPEGHuffman.first + length]
      drop(length)
      return Int(truncatingIfNeeded: table[JPEGHuffman.symbols + Int(place & 255)])
    }
    isBroken = true
    return 0
  }

  /// Reads an unsigned integer of 1…16 bits.
  @inline(__always)
  mutating func take(_ width: Int) -> Int {
    let result = Int(truncatingIfNeeded: buffer &>> UInt64(truncatingIfNeeded: 64 &- width))
    drop(width)
    return result
  }

  /// Reads a signed integer of 1…16 bits, which is positive if its first bit is 1.
  @inline(__always)
  mutating func takeSigned(_ width: Int) -> Int {
    let bits = take(width)
    let half = (1 as Int) &<< (width &- 1)
    return bits < half ? bits &- (half &<< 1) &+ 1 : bits
  }

  mutating func fail() { isBroken = true }
}
