// Reads the bits of a byte stream, lowest first, as in deflate.
//
// Unsafe pointers: eight bytes are read at a time while as many remain, and single bytes after
// that. The caller keeps the memory alive as long as the reader.

/// Reads bits, lowest first; past the end it returns zeros and sets `isPastEnd`.
struct BitReader {
  private let bytes: UnsafeRawBufferPointer
  /// The position of the next byte that is not yet in `buffer`.
  private var position = 0
  /// The next bits, with the first one in the lowest position.
  private var buffer: UInt64 = 0
  /// The number of valid bits in `buffer`; negative once too many bits were read.
  private var count = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Whether more bits were read than there are.
  var isPastEnd: Bool { count < 0 }

  /// Fetches bits so that 56 are available, unless the stream ends before that.
  @inline(__always)
  mutating func refill() {
    if bytes.count &- position >= 8 {
      let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      buffer |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: count)
      position &+= (63 &- count) &>> 3
      count |= 56
    } else {
      refillAtEnd()
    }
  }

  @inline(never)
  private mutating func refillAtEnd() {
    guard count >= 0 else { return }
    while count < 56, position < bytes.count {
      buffer |= UInt64(bytes[position]) << UInt64(count)
      position &+= 1
      count &+= 8
    }
  }

  /// Returns the next bits without consuming them; at most 16, after a refill.
  @inline(__always)
  func peek(_ width: Int) -> Int {
    Int(truncatingIfNeeded: buffer & ((1 as UInt64) &<< UInt64(truncatingIfNeeded: width) &- 1))
  }

  /// Returns the table entry of the next code without consuming it.
  @inline(__always)
  func look(_ entries: Span<UInt32>, width: Int) -> UInt32 {
    let entry = entries[peek(width)]
    guard entry >> 9 & 3 == InflateTable.link, entry & 31 > 0 else { return entry }
    let rest = (buffer &>> UInt64(truncatingIfNeeded: width)) & ((1 &<< UInt64(entry & 31)) &- 1)
    return entries[Int(entry >> 16) &+ Int(rest)]
  }

  /// Consumes bits that were peeked at.
  @inline(__always)
  mutating func drop(_ width: Int) {
    buffer &>>= UInt64(truncatingIfNeeded: width)
    count &-= width
  }

  /// Reads bits that are available since the last refill.
  @inline(__always)
  mutating func takeWithin(_ width: Int) -> Int {
    let result = peek(width)
    drop(width)
    return result
  }

  /// Reads up to 16 bits.
  mutating func take(_ width: Int) -> Int {
    guard count >= 0 else { return 0 }
    refill()
    return takeWithin(width)
  }

  /// Skips the remaining bits of the current byte.
  mutating func skipToByte() {
    guard count >= 0 else { return }
    drop(count & 7)
  }

  /// Reads complete bytes at a byte boundary, or returns `nil` if there are not enough.
  mutating func takeBytes(_ length: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0 else { return nil }
    let start = position &- count / 8
    guard length <= bytes.count &- start else { return nil }
    position = start &+ length
    buffer = 0
    count = 0
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start &+ length])
  }
}
