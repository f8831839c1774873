// Bits of a byte stream, lowest first, as deflate packs them.
//
// Unsafe pointers: a word is read at a time while eight bytes are left, single bytes after that. The
// memory is the caller's, who keeps it in place as long as the reader lives.

/// Reads bits, lowest first; past the end it reads zeros and says so.
struct BitReader {
  private let bytes: UnsafeRawBufferPointer
  /// The next byte that is not in `buffer` yet.
  private var position = 0
  /// The next bits, the very next one lowest.
  private var buffer: UInt64 = 0
  /// The number of bits of `buffer` that count; negative once more were taken than there are.
  private var count = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Whether more bits were taken than there are.
  var isPastEnd: Bool { count < 0 }

  /// Fetches bits, so that 56 are at hand unless the stream ends before.
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

  /// The next bits, which stay; at most 16, after a refill.
  @inline(__always)
  func peek(_ width: Int) -> Int {
    Int(truncatingIfNeeded: buffer & ((1 as UInt64) &<< UInt64(truncatingIfNeeded: width) &- 1))
  }

  /// The entry of the next code, which stays.
  @inline(__always)
  func look(_ entries: Span<UInt32>, width: Int) -> UInt32 {
    let entry = entries[peek(width)]
    guard entry >> 9 & 3 == InflateTable.link, entry & 31 > 0 else { return entry }
    let rest = (buffer &>> UInt64(truncatingIfNeeded: width)) & ((1 &<< UInt64(entry & 31)) &- 1)
    return entries[Int(entry >> 16) &+ Int(rest)]
  }

  /// Takes bits that were looked at.
  @inline(__always)
  mutating func drop(_ width: Int) {
    buffer &>>= UInt64(truncatingIfNeeded: width)
    count &-= width
  }

  /// Takes bits that the last refill brought.
  @inline(__always)
  mutating func takeWithin(_ width: Int) -> Int {
    let result = peek(width)
    drop(width)
    return result
  }

  /// Takes up to 16 bits.
  mutating func take(_ width: Int) -> Int {
    guard count >= 0 else { return 0 }
    refill()
    return takeWithin(width)
  }

  /// Drops what is left of a byte.
  mutating func skipToByte() {
    guard count >= 0 else { return }
    drop(count & 7)
  }

  /// Takes whole bytes, at a byte's boundary; nil if there are not as many.
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
