// One block of deflate: literals and matches collected, then written in the shortest of three ways.

/// The literals and matches of one block, and how often each symbol occurs.
struct DeflateBlock {
  /// A literal is its byte; a match is its distance times 512 plus its length.
  private var tokens: ContiguousArray<UInt32> = []
  private var literalCounts: [Int] = []
  private var distanceCounts: [Int] = []
  /// Extra bits of all matches.
  private var extraBits = 0

  /// Enough for the code to pay for itself, few enough to follow a picture's changes.
  static let capacity = 32_768

  init() {
    tokens.reserveCapacity(Self.capacity)
  }

  var isFull: Bool { tokens.count >= Self.capacity }

  @inline(__always)
  mutating func append(literal: UInt8) {
    tokens.append(UInt32(literal))
  }

  @inline(__always)
  mutating func append(_ match: Match) {
    tokens.append(UInt32(truncatingIfNeeded: match.distance &<< 9 | match.length))
  }

  /// Writes the block and forgets its content.
  ///
  /// `bytes` is what the block stands for, in case storing it as it is takes the fewest bits.
  mutating func write(
    to writer: inout BitWriter,
    bytes: UnsafeRawBufferPointer,
    isLast: Bool
  ) {
    count()
    let made = DeflateCodes(literalCounts: literalCounts, distanceCounts: distanceCounts)
    let header = DeflateCodeHeader(made)
    let madeBits = header.bits &+ bits(with: made)
    let fixedBits = bits(with: .fixed)
    let storedBits = (bytes.count &+ (bytes.count / 65_535 &+ 1) &* 5) &* 8
    writer.reserve(bits: min(madeBits, fixedBits, storedBits))
    let last: UInt64 = isLast ? 1 : 0
    if storedBits < min(madeBits, fixedBits) {
      Self.writeStored(bytes, to: &writer, isLast: isLast)
    } else if fixedBits <= madeBits {
      writer.write(last | 1 << 1, width: 3)
      writeTokens(to: &writer, codes: .fixed)
    } else {
      writer.write(last | 2 << 1, width: 3)
      header.write(to: &writer)
      writeTokens(to: &writer, codes: made)
    }
    tokens.removeAll(keepingCapacity: true)
  }

  /// Counts the symbols of all tokens, and of the block's end.
  private mutating func count() {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    extraBits = 0
    literals[256] = 1
    for token in tokens {
      guard token >= 512 else {
        literals[Int(token)] &+= 1
        continue
      }
      let length = LengthSymbol(length: Int(token & 511))
      let distance = LengthSymbol(distance: Int(token &>> 9))
      literals[257 &+ length.symbol] &+= 1
      distances[distance.symbol] &+= 1
      extraBits &+= Int(length.width &+ distance.width)
    }
    literalCounts = literals
    distanceCounts = distances
  }

  private func bits(with codes: DeflateCodes) -> Int {
    var bits = 3 &+ extraBits
    for (symbol, count) in literalCounts.enumerated() {
      bits &+= count &* Int(codes.literals.lengths[symbol])
    }
    for (symbol, count) in distanceCounts.enumerated() {
      bits &+= count &* Int(codes.distances.lengths[symbol])
    }
    return bits
  }

  private func writeTokens(to writer: inout BitWriter, codes: DeflateCodes) {
    let literals = codes.literals.packed
    let distances = codes.distances.packed
    for token in tokens {
      if token < 512 {
        let code = literals[Int(token)]
        writer.write(code &>> 8, width: code & 0xFF)
        continue
      }
      let length = LengthSymbol(length: Int(token & 511))
      let lengthCode = literals[257 &+ length.symbol]
      writer.write(
        lengthCode &>> 8 | length.extra &<< (lengthCode & 0xFF),
        width: lengthCode & 0xFF &+ length.width
      )
      let distance = LengthSymbol(distance: Int(token &>> 9))
      let distanceCode = distances[distance.symbol]
      writer.write(
        distanceCode &>> 8 | distance.extra &<< (distanceCode & 0xFF),
        width: distanceCode & 0xFF &+ distance.width
      )
    }
    let end = literals[256]
    writer.write(end &>> 8, width: end & 0xFF)
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
      writer.write(UInt64(length), width: 16)
      writer.write(UInt64(length ^ 0xFFFF), width: 16)
      writer.write(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      start = end
    } while start < bytes.count
  }
}

/// The symbol of a match length or of a distance, and the bits that follow its code.
struct LengthSymbol {
  let symbol: Int
  let extra: UInt64
  let width: UInt64

  /// The symbol, less 257, of a match length of 3…258.
  ///
  /// Symbols come in fours; with each four, one more extra bit follows. 258 has one of its own.
  @inline(__always)
  init(length: Int) {
    let offset = length &- 3
    guard offset >= 8, offset < 255 else {
      self.init(symbol: offset < 8 ? offset : 28, extra: 0, width: 0)
      return
    }
    let top = Int.bitWidth &- 1 &- offset.leadingZeroBitCount
    let width = top &- 2
    self.init(
      symbol: 4 &* (top &- 1) &+ (offset &>> width & 3),
      extra: UInt64(offset & (1 &<< width &- 1)),
      width: UInt64(width)
    )
  }

  /// The symbol of a distance of 1…32,768; symbols come in twos.
  @inline(__always)
  init(distance: Int) {
    let offset = distance &- 1
    guard offset >= 4 else {
      self.init(symbol: offset, extra: 0, width: 0)
      return
    }
    let top = Int.bitWidth &- 1 &- offset.leadingZeroBitCount
    let width = top &- 1
    self.init(
      symbol: 2 &* top &+ (offset &>> width & 1),
      extra: UInt64(offset & (1 &<< width &- 1)),
      width: UInt64(width)
    )
  }

  @inline(__always)
  private init(symbol: Int, extra: UInt64, width: UInt64) {
    self.symbol = symbol
    self.extra = extra
    self.width = width
  }
}
