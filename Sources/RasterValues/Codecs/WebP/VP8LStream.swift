// Decodes the entropy-coded images of lossless WebP: literals, references and cached colours.
//
// Unsafe pointers: the values, the colour cache and the tables, within the closure that decodes
// pixels. Positions are less than `limit`, which is at most the number of allocated values; a
// reference that exceeds its image is an error. Symbols of complete codes lie within the alphabets
// for which the tables were built.
//
// Source: RFC 9649, sections 3.5.2, 3.6 and 3.7.3.

/// A stream of entropy-coded images.
struct VP8LStream {
  var bits: BitReader
  private let byteCount: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    bits = BitReader(bytes)
    byteCount = bytes.count
  }

  /// Decodes an image of `width * height` values.
  ///
  /// The main image may be divided into blocks with different prefix codes.
  mutating func image(width: Int, height: Int, isMain: Bool) throws(WebPError) -> [UInt32] {
    var cacheBits = 0
    if bits.take(1) == 1 {
      cacheBits = bits.take(4)
      guard (1...11).contains(cacheBits) else { throw .badCode }
    }
    var grid: VP8LGrid?
    if isMain, bits.take(1) == 1 {
      let blockBits = bits.take(3) + 2
      let tiles = try image(
        width: VP8LTransform.count(width, blockBits),
        height: VP8LTransform.count(height, blockBits),
        isMain: false
      )
      grid = VP8LGrid(tiles: tiles, bits: blockBits, width: width)
    }
    let cacheSize = cacheBits > 0 ? 1 << cacheBits : 0
    let codes = try readCodes(&grid, cacheSize: cacheSize)
    guard !bits.isPastEnd else { throw .truncated }
    return try decode(VP8LPlan(width: width, height: height, cacheBits: cacheBits), grid, codes)
  }

  /// Reads the codes of all groups, and replaces the tiles of a grid with their group's index.
  private mutating func readCodes(
    _ grid: inout VP8LGrid?,
    cacheSize: Int
  ) throws(WebPError) -> VP8LCodes {
    var codes = VP8LCodes()
    guard var tiles = grid?.tiles else {
      try codes.readGroup(&bits, cacheSize: cacheSize)
      return codes
    }
    var last = 0
    for index in tiles.indices {
      tiles[index] = tiles[index] >> 8 & 0xFFFF
      last = max(last, Int(tiles[index]))
    }
    var isUsed = [Bool](repeating: false, count: last + 1)
    for tile in tiles { isUsed[Int(tile)] = true }
    for isUsed in isUsed {
      if isUsed {
        try codes.readGroup(&bits, cacheSize: cacheSize)
      } else {
        try codes.skipGroup(&bits, cacheSize: cacheSize)
      }
    }
    grid?.tiles = tiles
    return codes
  }

  private mutating func decode(
    _ plan: VP8LPlan,
    _ grid: VP8LGrid?,
    _ codes: VP8LCodes
  ) throws(WebPError) -> [UInt32] {
    let total = plan.width * plan.height
    // Memory grows with the data: at first to 1 kB for each byte of the stream.
    var values = [UInt32](repeating: 0, count: min(total, max(1 << 16, 256 * byteCount)))
    var cache = [UInt32](repeating: 0, count: 1 << plan.cacheBits)
    var pixels = VP8LPixels(plan, bits)
    while true {
      // There is always room for a reference, which has at most 4096 values.
      pixels.limit = values.count == total ? total : values.count - VP8LPixels.longestReference
      values.withUnsafeMutableBufferPointer { values in
        cache.withUnsafeMutableBufferPointer { cache in
          pixels.decode(into: values, cache, grid, codes)
        }
      }
      if pixels.isBroken { throw .badCode }
      if pixels.bits.isPastEnd { throw .truncated }
      if pixels.position >= total { break }
      let count = min(total, values.count * 2)
      values.append(contentsOf: repeatElement(0, count: count - values.count))
    }
    bits = pixels.bits
    return values
  }
}
