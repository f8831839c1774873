// Collects literals and matches in blocks, and blocks in a zlib stream.

/// A zlib stream (RFC 1950) built from literals and matches.
@usableFromInline
package struct DeflateStream: ~Copyable {
  private(set) var writer: BitWriter
  private var block: DeflateBlock

  /// Starts a stream for `length` bytes that is appended to `bytes`.
  package init(
    after bytes: [UInt8],
    inputLength length: Int,
    blockCapacity: Int = DeflateBlock.standardCapacity
  ) {
    writer = BitWriter(after: bytes)
    block = DeflateBlock(inputLength: length, capacity: blockCapacity)
    // A window of 32,768 bytes without a dictionary; 0x7801 is a multiple of 31.
    writer.write(0x0178, width: 16)
  }

  var isFull: Bool { block.isFull }

  /// Adds 1…3 literals, the first in the lowest byte; unused bits must be 0.
  @inline(__always)
  package mutating func append(literals: UInt32, count: UInt32) {
    if block.isBursting { writeBlock(bytes: nil) }
    block.append(literals: literals, count: count)
  }

  /// Adds a literal or match as a token of a block.
  @inline(__always)
  mutating func append(token: UInt32) {
    if block.isBursting { writeBlock(bytes: nil) }
    block.append(token: token)
  }

  @inline(__always)
  mutating func append(_ match: Match) {
    if block.isBursting { writeBlock(bytes: nil) }
    block.append(match)
  }

  /// Adds a match of any length of at least 3, split into several matches if needed.
  @inline(__always)
  package mutating func append(longMatch length: Int, distance: Int) {
    var rest = length
    while rest > 258 {
      // The remainder must not be one or two bytes.
      let part = min(258, rest &- 3)
      append(Match(length: part, distance: distance))
      rest &-= part
    }
    append(Match(length: rest, distance: distance))
  }

  /// Writes the block; `bytes` is its uncompressed content, or `nil` if it is not available.
  mutating func writeBlock(bytes: UnsafeRawBufferPointer?) {
    block.write(to: &writer, bytes: bytes, isLast: false)
  }

  /// Reserves memory for input that cannot be compressed, so that bytes are not reallocated.
  ///
  /// Memory that turns out not to be needed is never touched.
  package mutating func reserve(for length: Int) { writer.reserve(length &+ length / 64 &+ 1024) }

  /// Writes the last block and the checksum of all bytes; returns the complete stream.
  package mutating func finish(bytes: UnsafeRawBufferPointer?, sum: Adler32) -> [UInt8] {
    block.write(to: &writer, bytes: bytes, isLast: true)
    writer.alignToByte()
    writer.write(UInt64(sum.value.byteSwapped), width: 32)
    return writer.bytes
  }
}
