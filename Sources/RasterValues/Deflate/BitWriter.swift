// Writes bits into bytes, lowest first, as in deflate.
//
// Unsafe pointers: a cursor stores 64-bit values in memory that its writer has reserved for the
// announced number of bits, plus the seven bytes by which the last store may exceed them.

/// Appends bits, lowest first, to existing bytes.
@usableFromInline
package struct BitWriter {
  /// All complete bytes.
  @usableFromInline package internal(set) var bytes: [UInt8]
  /// The bits that do not yet form a complete byte.
  @usableFromInline var buffer: UInt64 = 0
  /// The number of valid bits in `buffer`: 0…7 between calls.
  @usableFromInline var filled: UInt64 = 0

  package init(after bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Writes at most `bits` bits, which `body` passes to a cursor.
  @inlinable @inline(__always)
  package mutating func write(atMost bits: Int, _ body: (inout BitCursor) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: bits / 8 &+ 16))
    var end = start
    bytes.withUnsafeMutableBufferPointer { room in
      guard let base = room.baseAddress else { return }
      var cursor = BitCursor(target: base + start, buffer: buffer, filled: filled)
      body(&cursor)
      end = cursor.target - base
      (buffer, filled) = (cursor.buffer, cursor.filled)
    }
    bytes.removeLast(bytes.count &- end)
  }

  /// Writes at most 56 bits.
  @inlinable
  package mutating func write(_ bits: UInt64, width: UInt64) {
    write(atMost: 64) { $0.write(bits, width: width) }
  }

  /// Pads the current byte with zeros.
  package mutating func alignToByte() {
    write(0, width: (8 &- filled) & 7)
  }

  /// Appends complete bytes; the writer must be at a byte boundary.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: new)
  }

  /// Reserves memory for more bytes, which is not touched before they are written.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count &+ count)
  }
}

/// A write position in the memory of a writer.
@usableFromInline
package struct BitCursor {
  /// The address of the byte that receives the lowest bits of `buffer`.
  @usableFromInline var target: UnsafeMutablePointer<UInt8>
  @usableFromInline var buffer: UInt64
  @usableFromInline var filled: UInt64

  @inlinable
  init(target: UnsafeMutablePointer<UInt8>, buffer: UInt64, filled: UInt64) {
    (self.target, self.buffer, self.filled) = (target, buffer, filled)
  }

  /// Writes the lowest `width` bits of `bits`, at most 56; the other bits must be 0.
  @inlinable @inline(__always)
  package mutating func write(_ bits: UInt64, width: UInt64) {
    buffer |= bits &<< filled
    filled &+= width
    UnsafeMutableRawPointer(target).storeBytes(of: buffer.littleEndian, as: UInt64.self)
    target += Int(truncatingIfNeeded: filled &>> 3)
    buffer &>>= filled & 56
    filled &= 7
  }
}
