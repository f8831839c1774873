// Bits written into bytes, lowest first, as deflate packs them.
//
// Unsafe pointers: a cursor stores words into room that its writer made for the bits that were
// announced, and for the seven bytes by which the last word may exceed them.

/// Collects bits, lowest first, behind bytes that are there already.
@usableFromInline
package struct BitWriter {
  /// All whole bytes.
  @usableFromInline package internal(set) var bytes: [UInt8]
  /// The bits that make no byte yet.
  @usableFromInline var buffer: UInt64 = 0
  /// The number of bits of `buffer` that count: 0…7 between two calls.
  @usableFromInline var filled: UInt64 = 0

  package init(after bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Writes at most `bits` bits, which `body` hands to a cursor.
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

  /// Writes a few bits, at most 56.
  package mutating func write(_ bits: UInt64, width: UInt64) {
    write(atMost: 64) { $0.write(bits, width: width) }
  }

  /// Fills up a byte with zeros.
  package mutating func alignToByte() {
    write(0, width: (8 &- filled) & 7)
  }

  /// Adds whole bytes, at a byte's boundary.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: new)
  }

  /// Makes room for bytes to come: memory that is not touched before they come.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count &+ count)
  }
}

/// A place in the memory of a writer.
@usableFromInline
package struct BitCursor {
  /// The address for the byte of the lowest bits of `buffer`.
  @usableFromInline var target: UnsafeMutablePointer<UInt8>
  @usableFromInline var buffer: UInt64
  @usableFromInline var filled: UInt64

  @inlinable
  init(target: UnsafeMutablePointer<UInt8>, buffer: UInt64, filled: UInt64) {
    (self.target, self.buffer, self.filled) = (target, buffer, filled)
  }

  /// Adds the lowest `width` bits of `bits`, whose others are 0; at most 56.
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
