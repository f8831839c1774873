// Collects the literals and matches of a deflate block, and writes it in the shortest form.
//
// A block can be stored, or use fixed or custom codes.
//
// Unsafe pointers: the block owns the memory of its tokens. Callers check `isBursting` before they
// append, so the capacity is not exceeded.

/// The literals and matches of a block.
///
/// The two highest bits of a token hold the number of literals. Tokens with 1, 2 or 3 literals
/// contain them from the lowest byte on. With 0, the token is a match: its distance multiplied by
/// 512, plus its length.
@usableFromInline
struct DeflateBlock: ~Copyable {
  @usableFromInline let tokens: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private var count = 0
  private var counts = DeflateCounts()

  /// Large enough to make up for the size of the codes, small enough to adapt to changes.
  static let standardCapacity = 32_768
  /// The number of tokens that may be added to a full block to complete it.
  private static let slack = 1024

  /// Creates a block for an input of `length` bytes, with at most `most` tokens.
  init(inputLength length: Int, capacity most: Int = standardCapacity) {
    capacity = min(most, length)
    tokens = .allocate(capacity: capacity &+ Self.slack)
  }

  @inlinable deinit { tokens.deallocate() }

  /// Whether the block has reached its intended length.
  var isFull: Bool { count >= capacity }
  /// Whether no more tokens may be added.
  var isBursting: Bool { count >= capacity &+ Self.slack }

  /// Adds 1…3 literals, the first in the lowest byte; unused bits must be 0.
  @inline(__always)
  mutating func append(literals: UInt32, count number: UInt32) {
    tokens[count] = number &<< 30 | literals
    counts.add(literals: literals, count: number)
    count &+= 1
  }

  @inline(__always)
  mutating func append(literal: UInt8) {
    append(literals: UInt32(literal), count: 1)
  }

  /// Adds a match of 3…258 bytes.
  @inline(__always)
  mutating func append(token: UInt32) {
    tokens[count] = token
    counts.add(token: token)
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ match: Match) {
    tokens[count] = match.token
    counts.add(match)
    count &+= 1
  }

  /// Writes the block and clears it.
  ///
  /// `bytes` is the uncompressed content of the block, in case storing it takes the fewest bits.
  mutating func write(to writer: inout BitWriter, bytes: UnsafeRawBufferPointer?, isLast: Bool) {
    let custom = DeflateCodes(literalCounts: counts.literals, distanceCounts: counts.distances)
    let header = DeflateCodeHeader(custom)
    let customBits = header.bits &+ counts.bits(with: custom)
    let fixedBits = counts.bits(with: .fixed)
    let last: UInt64 = isLast ? 1 : 0
    if let bytes, Self.storedBits(bytes.count) < min(customBits, fixedBits) {
      Self.writeStored(bytes, to: &writer, isLast: isLast)
    } else if fixedBits <= customBits {
      writer.write(atMost: fixedBits) { cursor in
        cursor.write(last | 1 << 1, width: 3)
        writeTokens(to: &cursor, codes: .fixed)
      }
    } else {
      writer.write(atMost: customBits) { cursor in
        cursor.write(last | 2 << 1, width: 3)
        header.write(to: &cursor)
        writeTokens(to: &cursor, codes: custom)
      }
    }
    count = 0
    counts.clear()
  }

  private func writeTokens(to cursor: inout BitCursor, codes: DeflateCodes) {
    let literals = codes.literals.packed
    let distances = codes.distances.packed
    literals.withUnsafeBufferPointer { literals in
      distances.withUnsafeBufferPointer { distances in
        for token in UnsafeBufferPointer(start: tokens, count: count) {
          if token &>> 30 == 0 {
            Self.write(match: token, to: &cursor, literals, distances)
          } else {
            Self.write(literals: token, to: &cursor, literals)
          }
        }
        let end = literals[256]
        cursor.write(end &>> 8, width: end & 0xFF)
      }
    }
  }

  /// Writes up to three codes of at most 15 bits each with one call.
  @inline(__always)
  private static func write(
    literals token: UInt32,
    to cursor: inout BitCursor,
    _ codes: UnsafeBufferPointer<UInt64>
  ) {
    let first = codes[Int(token & 0xFF)]
    var bits = first &>> 8
    var width = first & 0xFF
    if token &>> 31 != 0 {
      let second = codes[Int(token &>> 8 & 0xFF)]
      bits |= (second &>> 8) &<< width
      width &+= second & 0xFF
      if token &>> 30 == 3 {
        let third = codes[Int(token &>> 16 & 0xFF)]
        bits |= (third &>> 8) &<< width
        width &+= third & 0xFF
      }
    }
    cursor.write(bits, width: width)
  }

  /// Writes a match of at most 15 + 5 + 15 + 13 bits with one call.
  @inline(__always)
  private static func write(
    match token: UInt32,
    to cursor: inout BitCursor,
    _ literals: UnsafeBufferPointer<UInt64>,
    _ distances: UnsafeBufferPointer<UInt64>
  ) {
    let length = LengthSymbol(length: Int(token & 511))
    let lengthCode = literals[257 &+ length.symbol]
    var bits = lengthCode &>> 8
    var width = lengthCode & 0xFF
    bits |= length.extra &<< width
    width &+= length.width
    let distance = LengthSymbol(distance: Int(token &>> 9))
    let distanceCode = distances[distance.symbol]
    bits |= (distanceCode &>> 8) &<< width
    width &+= distanceCode & 0xFF
    bits |= distance.extra &<< width
    width &+= distance.width
    cursor.write(bits, width: width)
  }

  private static func storedBits(_ count: Int) -> Int {
    (count &+ (count / 65_535 &+ 1) &* 5) &* 8
  }

  private static func writeStored(
    _ bytes: UnsafeRawBufferPointer,
    to writer: inout BitWriter,
    isLast: Bool
  ) {
    var start = 0
    repeat {
      let length = min(65_535, bytes.count &- start)
      let end = start &+ length
      writer.write(isLast && end == bytes.count ? 1 : 0, width: 3)
      writer.alignToByte()
      writer.write(UInt64(length) | UInt64(length ^ 0xFFFF) << 16, width: 32)
      writer.append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      start = end
    } while start < bytes.count
  }
}
