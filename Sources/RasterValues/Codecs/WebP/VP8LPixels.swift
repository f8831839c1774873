// Decodes the values of an entropy-coded image, one symbol at a time.
//
// Unsafe pointers: the values, the colour cache and the tables, which the caller keeps alive. A
// position is less than `limit` before it is written, and a reference must end within `total`; the
// caller provides `longestReference` values after the limit, or all values. Symbols of complete
// codes lie within the alphabets for which their tables were built, so that an index into the cache
// is less than its size. A table has an entry for each index of its width.
//
// Source: RFC 9649, sections 3.5.2 and 3.6.2.

/// The size of an entropy-coded image, and that of its colour cache.
struct VP8LPlan {
  let width: Int
  let height: Int
  /// The binary logarithm of the number of cached colours, or 0 without a cache.
  let cacheBits: Int
}

/// The state of decoding the values of an image.
struct VP8LPixels {
  /// The maximum number of values of a reference.
  static let longestReference = 4096

  private let width: Int
  private let total: Int
  private let cacheBits: Int
  private(set) var bits: BitReader
  /// The number of decoded values.
  private(set) var position = 0
  private(set) var isBroken = false
  private var column = 0
  private var row = 0
  /// The position at which decoding stops.
  var limit = 0

  init(_ plan: VP8LPlan, _ bits: BitReader) {
    width = plan.width
    total = plan.width * plan.height
    cacheBits = plan.cacheBits
    self.bits = bits
  }

  /// The distances of the first 120 distance codes: columns to the left and rows above.
  ///
  /// They are sorted by distance; ties are resolved by horizontal offset, left before right.
  private static let places: [(x: Int, y: Int)] = (0...7).flatMap { y in
    (y > 0 ? -7...8 : 1...8).map { x in (x: x, y: y) }
  }.sorted { one, other in
    let (left, right) = (one.x * one.x + one.y * one.y, other.x * other.x + other.y * other.y)
    if left != right { return left < right }
    if abs(one.x) != abs(other.x) { return abs(one.x) < abs(other.x) }
    return one.x > other.x
  }

  /// Decodes values up to the limit.
  mutating func decode(
    into values: UnsafeMutableBufferPointer<UInt32>,
    _ cache: UnsafeMutableBufferPointer<UInt32>,
    _ grid: VP8LGrid?,
    _ codes: VP8LCodes
  ) {
    var near = [Int32](repeating: 1, count: 121)
    for (index, place) in Self.places.enumerated() {
      near[index + 1] = Int32(max(place.y * width + place.x, 1))
    }
    near.withUnsafeBufferPointer { near in
      codes.entries.withUnsafeBufferPointer { entries in
        codes.groups.withUnsafeBufferPointer { groups in
          (grid?.tiles ?? []).withUnsafeBufferPointer { tiles in
            guard let values = values.baseAddress, let cache = cache.baseAddress,
              let near = near.baseAddress, let entries = entries.baseAddress,
              let groups = groups.baseAddress
            else { return }
            let memory = Memory(
              values: values,
              cache: cache,
              near: near,
              entries: entries,
              groups: groups,
              tiles: grid == nil ? nil : tiles.baseAddress,
              tileBits: grid?.bits ?? 0,
              tileColumns: grid?.columns ?? 0
            )
            decode(memory)
          }
        }
      }
    }
  }

  private struct Memory {
    let values: UnsafeMutablePointer<UInt32>
    let cache: UnsafeMutablePointer<UInt32>
    let near: UnsafePointer<Int32>
    let entries: UnsafePointer<UInt32>
    let groups: UnsafePointer<VP8LGroup>
    let tiles: UnsafePointer<UInt32>?
    let tileBits: Int
    let tileColumns: Int

    /// Returns the codes of a block.
    @inline(__always)
    func group(_ column: Int, _ row: Int) -> UnsafePointer<VP8LGroup> {
      guard let tiles else { return groups }
      let tile = tiles[(row &>> tileBits) &* tileColumns &+ column &>> tileBits]
      return groups + Int(tile)
    }

    @inline(__always)
    func symbol(_ table: VP8LTable, _ bits: inout BitReader) -> Int {
      var entry = entries[Int(table.start) &+ bits.peek(Int(table.width))]
      if entry & VP8LCodes.link != 0 {
        bits.drop(Int(table.width))
        let width = Int(entry & VP8LCodes.lengthMask)
        entry = entries[Int(entry &>> 8) &+ bits.peek(width)]
      }
      bits.drop(Int(entry & VP8LCodes.lengthMask))
      return Int(entry &>> 8)
    }
  }

  private mutating func decode(_ memory: Memory) {
    // Copies of the state that the compiler can hold in registers.
    var (bits, position, column, row) = (self.bits, self.position, self.column, self.row)
    let (limit, width, cacheBits) = (self.limit, self.width, self.cacheBits)
    let values = memory.values
    let blockMask = memory.tiles == nil ? -1 : (1 &<< memory.tileBits) &- 1
    let shift = UInt32(truncatingIfNeeded: 32 &- cacheBits)
    var group = memory.group(column, row)
    while position < limit {
      if column & blockMask == 0 { group = memory.group(column, row) }
      bits.refill()
      let symbol = memory.symbol(group.pointee.green, &bits)
      if symbol < 256 || symbol >= 280 {
        let value: UInt32
        if symbol >= 280 {
          value = memory.cache[symbol &- 280]
        } else {
          value = literal(green: symbol, group, memory, &bits)
        }
        values[position] = value
        if cacheBits > 0 {
          memory.cache[Int((0x1E35_A7BD &* value) &>> shift)] = value
        }
        position &+= 1
        column &+= 1
        if column == width {
          (column, row) = (0, row &+ 1)
          if bits.isPastEnd { break }
        }
        continue
      }
      let length = Self.number(symbol &- 256, &bits)
      bits.refill()
      let distance = Self.distance(memory.symbol(group.pointee.distance, &bits), memory, &bits)
      guard distance <= position, length <= total &- position, !bits.isPastEnd else {
        isBroken = !bits.isPastEnd
        break
      }
      copy(length, from: distance, to: position, memory)
      position &+= length
      column &+= length
      if column >= width {
        row &+= column / width
        column %= width
      }
      // Within the last row, a reference may end at the end of the image.
      if position < total { group = memory.group(column, row) }
    }
    (self.bits, self.position, self.column, self.row) = (bits, position, column, row)
  }

  @inline(__always)
  private func literal(
    green: Int,
    _ group: UnsafePointer<VP8LGroup>,
    _ memory: Memory,
    _ bits: inout BitReader
  ) -> UInt32 {
    let green = UInt32(truncatingIfNeeded: green) &<< 8
    if let constant = group.pointee.constant { return constant | green }
    let red = memory.symbol(group.pointee.red, &bits)
    let blue = memory.symbol(group.pointee.blue, &bits)
    bits.refill()
    let alpha = memory.symbol(group.pointee.alpha, &bits)
    return UInt32(truncatingIfNeeded: alpha &<< 24 | red &<< 16 | blue) | green
  }

  /// Reads a length or a distance code: a prefix, followed by extra bits.
  @inline(__always)
  private static func number(_ prefix: Int, _ bits: inout BitReader) -> Int {
    if prefix < 4 { return prefix &+ 1 }
    let width = (prefix &- 2) &>> 1
    return (2 &+ prefix & 1) &<< width &+ bits.takeWithin(width) &+ 1
  }

  /// Returns the number of values between a value and the one that it repeats.
  @inline(__always)
  private static func distance(
    _ prefix: Int,
    _ memory: Memory,
    _ bits: inout BitReader
  ) -> Int {
    let code = number(prefix, &bits)
    return code <= 120 ? Int(memory.near[code]) : code &- 120
  }

  /// Repeats values, and adds them to the colour cache.
  @inline(__always)
  private func copy(_ length: Int, from distance: Int, to position: Int, _ memory: Memory) {
    let target = memory.values + position
    let source = UnsafePointer(target - distance)
    if distance >= length {
      target.update(from: source, count: length)
    } else {
      for index in 0..<length { target[index] = source[index] }
    }
    guard cacheBits > 0 else { return }
    let shift = UInt32(truncatingIfNeeded: 32 &- cacheBits)
    for index in 0..<length {
      let value = target[index]
      memory.cache[Int((0x1E35_A7BD &* value) &>> shift)] = value
    }
  }
}
