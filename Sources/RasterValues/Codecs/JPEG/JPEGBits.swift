// Bits of a JPEG scan, highest first, and the Huffman codes among them.
//
// A scan's bytes are copied once without the zeros that are stuffed behind each 0xFF, and cut where
// restart markers stand, so that a word can be read at a time.
//
// Unsafe pointers: the copied bytes and the tables, which the caller keeps in place as long as the
// reader lives; a word is read while eight bytes are left, single bytes after that.
//
// Source: ITU-T T.81, B.1.1.5 and F.2.2.

/// The coded bytes of a scan.
struct JPEGEntropy {
  /// Without stuffed zeros.
  private(set) var bytes: [UInt8] = []
  /// The ends of the restart intervals.
  private(set) var ends: [Int] = []
  /// The end of the scan in the file: at a marker, or at the file's end.
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

/// Huffman tables in one array: eight of them, `stride` words each.
///
/// A table begins with 512 words for the next nine bits: the length of the code, above eight bits of
/// its symbol; 0 where the code is longer. For each length, `limit` is the end of its codes in
/// sixteen bits, and `first` what is added to a code for the place of its symbol.
enum JPEGHuffman {
  static let stride = 1024
  static let limit = 512
  static let first = 544
  static let symbols = 576

  /// Fills a table; false where the counts make no prefix code.
  ///
  /// `counts` says how many codes there are of 1…16 bits.
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

/// Reads bits, highest first; past the end it reads zeros and says so.
struct JPEGBits {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// The next bits, the very next one highest.
  private var buffer: UInt64 = 0
  /// The number of bits of `buffer` that count; negative once more were taken than there are.
  private var count = 0
  /// Whether there were bits that no code has.
  private(set) var isBroken = false

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    next = bytes
    end = bytes + count
  }

  /// Whether more bits were taken than there are.
  var isPastEnd: Bool { count < 0 }

  /// Fetches bits, so that 56 are at hand unless the scan ends before.
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

  /// The symbol of the next code, at most 16 bits after a refill.
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

  /// Takes a number of 1…16 bits as it stands.
  @inline(__always)
  mutating func take(_ width: Int) -> Int {
    let result = Int(truncatingIfNeeded: buffer &>> UInt64(truncatingIfNeeded: 64 &- width))
    drop(width)
    return result
  }

  /// Takes a number of 1…16 bits whose first bit says that it is positive.
  @inline(__always)
  mutating func takeSigned(_ width: Int) -> Int {
    let bits = take(width)
    let half = (1 as Int) &<< (width &- 1)
    return bits < half ? bits &- (half &<< 1) &+ 1 : bits
  }

  mutating func fail() { isBroken = true }
}
