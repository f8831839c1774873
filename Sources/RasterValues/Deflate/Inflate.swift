// Decompresses the formats zlib (RFC 1950) and gzip (RFC 1952) with deflate (RFC 1951).
//
// Unsafe pointers: the output is written once, to memory that is not cleared first. `BitReader`
// checks each read against the end of the input. `Inflate` checks `position` against the limit
// before each write, and `slack` bytes after the limit allow for what one step may write beyond it.

/// Decompression of data in the zlib format.
package struct Inflate {
  private var bits: BitReader
  private let output: UnsafeMutableRawPointer
  private let limit: Int
  private var position = 0
  /// Whether the last block has been read.
  private var isComplete = false

  /// The longest match, and the bytes by which copies may exceed their end.
  private static let slack = 258 + 32

  /// Decompresses `bytes` to at most `limit` bytes.
  ///
  /// Deflate compresses to 1/1032 of the size at best, which bounds the output for a given input.
  /// Memory is not touched before data is written to it. Bytes after the checksum are ignored.
  package static func zlib(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    let (result, issue) = try zlibPrefix(bytes, limit: limit)
    if let issue { throw issue }
    return result
  }

  /// Decompresses a gzip file to at most `limit` bytes.
  ///
  /// Bytes after the first member are ignored.
  package static func gzip(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    let (result, issue) = try prefix(bytes, limit: limit) { inflate throws(InflateError) in
      try inflate.runGzip()
    }
    if let issue { throw issue }
    return result
  }

  /// Decompresses the first `limit` bytes, or all of them if there are less.
  ///
  /// Unlike `zlib`, it accepts errors after these bytes, and returns them: more data, damaged data,
  /// or a checksum that is wrong or missing.
  package static func zlibPrefix(
    _ bytes: [UInt8],
    limit: Int
  ) throws(InflateError) -> (bytes: [UInt8], issue: InflateError?) {
    try prefix(bytes, limit: limit) { inflate throws(InflateError) in try inflate.runZlib() }
  }

  private static func prefix(
    _ bytes: [UInt8],
    limit: Int,
    _ run: (inout Inflate) throws(InflateError) -> Void
  ) throws(InflateError) -> (bytes: [UInt8], issue: InflateError?) {
    let room = max(0, min(limit, Int(clamping: Int64(bytes.count) &* 1032)))
    var failure: InflateError?
    var isUsable = true
    let result = bytes.withUnsafeBytes { input in
      [UInt8](unsafeUninitializedCapacity: room &+ slack) { output, count in
        guard let start = output.baseAddress else { return }
        var inflate = Inflate(input: input, output: UnsafeMutableRawPointer(start), limit: room)
        do throws(InflateError) {
          try run(&inflate)
        } catch {
          failure = error
          isUsable = inflate.isUsable
        }
        count = min(inflate.position, room)
      }
    }
    if let failure, !isUsable { throw failure }
    return (result, failure)
  }

  /// Whether all bytes up to the limit are valid after an error.
  ///
  /// Past the end of the input, zeros have been decoded, which mean nothing.
  private var isUsable: Bool { isComplete || (position >= limit && !bits.isPastEnd) }

  private init(input: UnsafeRawBufferPointer, output: UnsafeMutableRawPointer, limit: Int) {
    bits = BitReader(input)
    self.output = output
    self.limit = limit
  }

  private mutating func runZlib() throws(InflateError) {
    let method = bits.take(8)
    let flags = bits.take(8)
    guard !bits.isPastEnd else { throw .truncated }
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 32 == 0
    else { throw .badHeader }
    while try runBlock() == .more {}
    isComplete = true
    bits.skipToByte()
    var expected: UInt32 = 0
    for _ in 0..<4 { expected = expected << 8 | UInt32(bits.take(8)) }
    guard !bits.isPastEnd else { throw .truncated }
    var sum = Adler32()
    sum.update(UnsafeRawBufferPointer(start: UnsafeRawPointer(output), count: position))
    guard sum.value == expected else { throw .badChecksum }
  }

  private mutating func runGzip() throws(InflateError) {
    let isKnown = bits.take(8) == 0x1F && bits.take(8) == 0x8B && bits.take(8) == 8
    let flags = bits.take(8)
    // The time, the level and the system.
    for _ in 0..<6 { _ = bits.take(8) }
    guard !bits.isPastEnd else { throw .truncated }
    guard isKnown, flags & 0xE0 == 0 else { throw .badHeader }
    if flags & 4 != 0 {
      guard bits.takeBytes(bits.take(16)) != nil else { throw .truncated }
    }
    // The name and the comment end with a zero.
    for flag in [8, 16] where flags & flag != 0 {
      while bits.take(8) != 0, !bits.isPastEnd {}
    }
    if flags & 2 != 0 { _ = bits.take(16) }
    guard !bits.isPastEnd else { throw .truncated }
    while try runBlock() == .more {}
    isComplete = true
    bits.skipToByte()
    var (expected, length): (UInt32, UInt32) = (0, 0)
    for byte in 0..<4 as Range<UInt32> { expected |= UInt32(bits.take(8)) << (8 &* byte) }
    for byte in 0..<4 as Range<UInt32> { length |= UInt32(bits.take(8)) << (8 &* byte) }
    guard !bits.isPastEnd else { throw .truncated }
    var sum = CRC32()
    sum.update(UnsafeRawBufferPointer(start: UnsafeRawPointer(output), count: position))
    guard sum.value == expected, length == UInt32(truncatingIfNeeded: position) else {
      throw .badChecksum
    }
  }

  private enum Block { case more, last }

  private mutating func runBlock() throws(InflateError) -> Block {
    let last = bits.take(1)
    switch bits.take(2) {
    case 0: try copyStored()
    case 1:
      guard let literals = Self.fixedLiterals, let distances = Self.fixedDistances else {
        throw .badCodeLengths
      }
      try decode(literals: literals, distances: distances)
    case 2:
      let (literals, distances) = try readTables()
      try decode(literals: literals, distances: distances)
    default: throw .badBlock
    }
    guard !bits.isPastEnd else { throw .truncated }
    // A literal before the end of a block is not checked when it is written.
    guard position <= limit else { throw .tooLong }
    return last == 1 ? .last : .more
  }

  private mutating func copyStored() throws(InflateError) {
    bits.skipToByte()
    let length = bits.take(16)
    let complement = bits.take(16)
    guard !bits.isPastEnd else { throw .truncated }
    guard length ^ complement == 0xFFFF else { throw .badStoredLength }
    let count = min(length, limit &- position)
    guard let bytes = bits.takeBytes(count) else { throw .truncated }
    UnsafeMutableRawBufferPointer(start: output + position, count: count).copyMemory(from: bytes)
    position &+= count
    guard count == length else { throw .tooLong }
  }

  private mutating func readTables() throws(InflateError) -> (InflateTable, InflateTable) {
    let literalCount = bits.take(5) &+ 257
    let distanceCount = bits.take(5) &+ 1
    let lengthCount = bits.take(4) &+ 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .badCodeLengths }
    var first = [UInt8](repeating: 0, count: 19)
    for symbol in Self.lengthOrder[..<lengthCount] { first[symbol] = UInt8(bits.take(3)) }
    guard
      let table = InflateTable(lengths: first[...], meanings: InflateMeanings.codeLengths, width: 7)
    else { throw .badCodeLengths }
    let lengths = try readLengths(table, count: literalCount &+ distanceCount)
    guard lengths[256] > 0,
      let literals = InflateTable(
        lengths: lengths[..<literalCount],
        meanings: InflateMeanings.literals,
        width: 10
      ),
      let distances = InflateTable(
        lengths: lengths[literalCount...],
        meanings: InflateMeanings.distances,
        width: 8
      )
    else { throw .badCodeLengths }
    return (literals, distances)
  }

  /// Reads code lengths; 16 repeats the previous length, and 17 and 18 are runs of zeros.
  private mutating func readLengths(
    _ table: InflateTable,
    count: Int
  ) throws(InflateError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      bits.refill()
      let entry = table.entries[bits.peek(table.width)]
      guard entry >> 9 & 3 == 0 else { throw .badCode }
      bits.drop(Int(entry & 31))
      guard !bits.isPastEnd else { throw .truncated }
      let symbol = UInt8(truncatingIfNeeded: entry >> 16)
      var repeated: UInt8 = 0
      var times = 1
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .badCodeLengths }
        repeated = last
        times = bits.take(2) &+ 3
      case 17: times = bits.take(3) &+ 3
      case 18: times = bits.take(7) &+ 11
      default: repeated = symbol
      }
      guard times <= count &- lengths.count else { throw .badCodeLengths }
      lengths.append(contentsOf: repeatElement(repeated, count: times))
    }
    return lengths
  }

  /// Decodes the literals and matches of a block.
  ///
  /// An iteration takes at most 15 + 5 + 15 + 13 = 48 bits, which one refill provides.
  private mutating func decode(
    literals: InflateTable,
    distances: InflateTable
  ) throws(InflateError) {
    let literalEntries = literals.entries.span
    let distanceEntries = distances.entries.span
    while true {
      bits.refill()
      var entry = bits.look(literalEntries, width: literals.width)
      if entry >> 9 & 3 == InflateTable.literal {
        // Three literals take at most 45 bits of a refill; the slack absorbs bytes beyond the
        // limit.
        append(literal: entry)
        entry = bits.look(literalEntries, width: literals.width)
        if entry >> 9 & 3 == InflateTable.literal {
          append(literal: entry)
          entry = bits.look(literalEntries, width: literals.width)
          if entry >> 9 & 3 == InflateTable.literal { append(literal: entry) }
        }
        guard !bits.isPastEnd else { throw .truncated }
        guard position <= limit else { throw .tooLong }
        continue
      }
      bits.drop(Int(entry & 31))
      if entry >> 9 & 3 == InflateTable.end { return }
      guard entry >> 9 & 3 == InflateTable.value else { throw .badCode }
      let length = Int(entry >> 16) &+ bits.takeWithin(Int(entry >> 5 & 15))
      let code = bits.look(distanceEntries, width: distances.width)
      try copyMatch(length: length, distanceCode: code)
    }
  }

  @inline(__always)
  private mutating func append(literal entry: UInt32) {
    let byte = UInt8(truncatingIfNeeded: entry >> 16)
    output.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
    position &+= 1
    bits.drop(Int(entry & 31))
  }

  /// Copies a match whose distance entry was looked up but not yet consumed.
  @inline(__always)
  private mutating func copyMatch(length: Int, distanceCode: UInt32) throws(InflateError) {
    guard distanceCode >> 9 & 3 == InflateTable.value else { throw .badCode }
    bits.drop(Int(distanceCode & 31))
    let distance = Int(distanceCode >> 16) &+ bits.takeWithin(Int(distanceCode >> 5 & 15))
    guard !bits.isPastEnd else { throw .truncated }
    guard distance <= position else { throw .badDistance }
    guard length <= limit &- position else {
      copy(length: max(0, limit &- position), distance: distance)
      throw .tooLong
    }
    copy(length: length, distance: distance)
  }

  /// Copies `length` bytes from `distance` bytes back; the source may overlap the target.
  ///
  /// Copies eight bytes at a time, and may write up to seven bytes past the end. If the distance is
  /// less than eight, eight single bytes are copied first. The smallest multiple of the distance
  /// that is at least eight is then used as the distance.
  @inline(__always)
  private mutating func copy(length: Int, distance: Int) {
    var target = output + position
    let end = target + length
    position &+= length
    var back = distance
    if distance < 8 {
      for _ in 0..<min(length, 8) {
        target.storeBytes(of: (target - distance).load(as: UInt8.self), as: UInt8.self)
        target += 1
      }
      back = (8 &+ distance &- 1) / distance &* distance
    }
    while target < end {
      target.storeBytes(of: (target - back).loadUnaligned(as: UInt64.self), as: UInt64.self)
      target += 8
    }
  }

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private static let fixedLiterals: InflateTable? = {
    let lengths: [UInt8] =
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
    return InflateTable(
      lengths: lengths[...],
      meanings: InflateMeanings.literals,
      width: 10
    )
  }()

  private static let fixedDistances = InflateTable(
    lengths: [UInt8](repeating: 5, count: 32)[...],
    meanings: InflateMeanings.distances,
    width: 8
  )
}
