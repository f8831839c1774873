// One block of deflate: literals and matches collected, then written in the shortest of three ways.
//
// Unsafe pointers: tokens stand in memory of the block's own, as many as `capacity` says; whoever
// appends has asked `isBursting`.

/// The literals and matches of one block.
///
/// A token has in its two highest bits how many literals it holds: 1, 2 or 3 of them follow from the
/// lowest byte on. With 0 it is a match: its distance times 512 plus its length.
@usableFromInline
struct DeflateBlock: ~Copyable {
  @usableFromInline let tokens: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private var count = 0
  private var counts = DeflateCounts()

  /// Enough for the code to pay for itself, few enough to follow a picture's changes.
  static let standardCapacity = 32_768
  /// The symbols that may be added to a full block, for the sake of its end.
  private static let slack = 1024

  /// Makes a block for an input of `length` bytes or fewer tokens.
  init(inputLength length: Int, capacity most: Int = standardCapacity) {
    capacity = min(most, length)
    tokens = .allocate(capacity: capacity &+ Self.slack)
  }

  @inlinable deinit { tokens.deallocate() }

  /// Whether the block is as long as it should be.
  var isFull: Bool { count >= capacity }
  /// Whether nothing more may be added.
  var isBursting: Bool { count >= capacity &+ Self.slack }

  /// Adds 1…3 literals, the first lowest; no bits beyond.
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

  /// Writes the block and forgets its content.
  ///
  /// `bytes` is what the block stands for, in case storing it as it is takes the fewest bits.
  mutating func write(to writer: inout BitWriter, bytes: UnsafeRawBufferPointer?, isLast: Bool) {
    let made = DeflateCodes(literalCounts: counts.literals, distanceCounts: counts.distances)
    let header = DeflateCodeHeader(made)
    let madeBits = header.bits &+ counts.bits(with: made)
    let fixedBits = counts.bits(with: .fixed)
    let last: UInt64 = isLast ? 1 : 0
    if let bytes, Self.storedBits(bytes.count) < min(madeBits, fixedBits) {
      Self.writeStored(bytes, to: &writer, isLast: isLast)
    } else if fixedBits <= madeBits {
      writer.write(atMost: fixedBits) { cursor in
        cursor.write(last | 1 << 1, width: 3)
        writeTokens(to: &cursor, codes: .fixed)
      }
    } else {
      writer.write(atMost: madeBits) { cursor in
        cursor.write(last | 2 << 1, width: 3)
        header.write(to: &cursor)
        writeTokens(to: &cursor, codes: made)
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

  /// Three codes of at most 15 bits are written at once.
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

  /// At most 15 + 5 + 15 + 13 bits are written at once.
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
