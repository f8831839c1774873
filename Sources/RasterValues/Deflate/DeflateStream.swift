// Literals and matches on their way into blocks, and blocks on their way into a zlib stream.

/// A zlib stream (RFC 1950) that takes literals and matches.
@usableFromInline
package struct DeflateStream: ~Copyable {
  private(set) var writer: BitWriter
  private var block: DeflateBlock

  /// Starts a stream of `length` bytes behind `bytes`.
  package init(
    after bytes: [UInt8],
    inputLength length: Int,
    blockCapacity: Int = DeflateBlock.standardCapacity
  ) {
    writer = BitWriter(after: bytes)
    block = DeflateBlock(inputLength: length, capacity: blockCapacity)
    // A window of 32,768 bytes, no dictionary, 0x7801 being a multiple of 31.
    writer.write(0x0178, width: 16)
  }

  var isFull: Bool { block.isFull }

  /// Adds 1…3 literals, the first lowest; no bits beyond.
  @inline(__always)
  package mutating func append(literals: UInt32, count: UInt32) {
    if block.isBursting { writeBlock(bytes: nil) }
    block.append(literals: literals, count: count)
  }

  /// Adds a literal or match as a block keeps it.
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

  /// Adds a match of any length of at least 3, as several.
  @inline(__always)
  package mutating func append(longMatch length: Int, distance: Int) {
    var rest = length
    while rest > 258 {
      // No rest of one or two bytes may be left.
      let part = min(258, rest &- 3)
      append(Match(length: part, distance: distance))
      rest &-= part
    }
    append(Match(length: rest, distance: distance))
  }

  /// Writes the block, which stands for `bytes`, as far as they are at hand.
  mutating func writeBlock(bytes: UnsafeRawBufferPointer?) {
    block.write(to: &writer, bytes: bytes, isLast: false)
  }

  /// Makes room for bytes that cannot be compressed, so that none is copied into a larger place.
  ///
  /// Memory that is not needed in the end is never touched.
  package mutating func reserve(for length: Int) { writer.reserve(length &+ length / 64 &+ 1024) }

  /// Writes the last block and the sum of all bytes, and gives all bytes.
  package mutating func finish(bytes: UnsafeRawBufferPointer?, sum: Adler32) -> [UInt8] {
    block.write(to: &writer, bytes: bytes, isLast: true)
    writer.alignToByte()
    writer.write(UInt64(sum.value.byteSwapped), width: 32)
    return writer.bytes
  }
}
