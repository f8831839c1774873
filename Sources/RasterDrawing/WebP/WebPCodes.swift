// Encodes tokens with prefix codes: counts the symbols, creates the codes and writes the bits.

import RasterValues

/// The symbol of a length or a distance code, and its extra bits (RFC 9649, section 5.2.2).
struct WebPPrefix {
  let symbol: Int
  let width: Int
  let extra: UInt64

  /// Creates the prefix of a value of at least 1.
  @inline(__always)
  init(_ value: Int) {
    let rest = value &- 1
    guard rest >= 2 else {
      (symbol, width, extra) = (rest, 0, 0)
      return
    }
    let high = Int.bitWidth &- 1 &- rest.leadingZeroBitCount
    width = high &- 1
    symbol = 2 &* high &+ (rest &>> width & 1)
    extra = UInt64(truncatingIfNeeded: rest & (1 &<< width &- 1))
  }
}

/// A hashed cache of recent colours (RFC 9649, section 5.2.3).
struct WebPColorCache {
  private var colors: [UInt32]
  private let shift: UInt32

  init(bits: Int) {
    colors = Array(repeating: 0, count: bits > 0 ? 1 << bits : 0)
    shift = 32 - UInt32(bits)
  }

  var isEmpty: Bool { colors.isEmpty }

  /// Returns the index of a cached colour; otherwise adds the colour and returns nil.
  @inline(__always)
  mutating func place(of color: UInt32) -> Int? {
    let place = Int((0x1E35_A7BD &* color) &>> shift)
    if colors[place] == color { return place }
    colors[place] = color
    return nil
  }
}

/// Five prefix codes: green with lengths and cache indices, red, blue, alpha, and distances.
struct WebPCodes {
  private let codes: [WebPCode]
  private let cacheBits: Int
  /// The number of bits for the codes and the tokens.
  private let bits: Int

  private static let lengthCount = 24
  private static let distanceCount = 40
  /// The cache sizes to try, as binary logarithms; 0 stands for no cache.
  private static let cacheSizes = [0, 4, 8, 10]

  /// Writes an image's tokens, preceded by the cache size and the codes.
  ///
  /// The cache has the size that takes the fewest bits. The image has a single group of codes.
  static func write(
    _ tokens: [WebPToken],
    of picture: WebPPicture,
    isMain: Bool,
    hasCache: Bool,
    to writer: inout BitWriter
  ) {
    let tried = (hasCache ? cacheSizes : [0]).map { WebPCodes(tokens, picture, cacheBits: $0) }
    guard let best = tried.min(by: { $0.bits < $1.bits }) else { return }
    writer.write(best.cacheBits > 0 ? 1 : 0, width: 1)
    if best.cacheBits > 0 { writer.write(UInt64(best.cacheBits), width: 4) }
    if isMain { writer.write(0, width: 1) }
    for code in best.codes { code.writeHeader(to: &writer) }
    writer.write(atMost: best.bits) { cursor in
      best.forEach(tokens, picture) { best.write($0, to: &cursor) }
    }
  }

  private init(_ tokens: [WebPToken], _ picture: WebPPicture, cacheBits: Int) {
    self.cacheBits = cacheBits
    let count = 256 + Self.lengthCount + (cacheBits > 0 ? 1 << cacheBits : 0)
    var counts = [count, 256, 256, 256, Self.distanceCount].map { [Int](repeating: 0, count: $0) }
    var extra = 0
    Self.forEach(tokens, picture, cacheBits: cacheBits) { item in
      switch item {
      case .color(let color):
        counts[0][Int(color &>> 8 & 0xFF)] &+= 1
        counts[1][Int(color &>> 16 & 0xFF)] &+= 1
        counts[2][Int(color & 0xFF)] &+= 1
        counts[3][Int(color &>> 24)] &+= 1
      case .cached(let place): counts[0][256 &+ Self.lengthCount &+ place] &+= 1
      case .copy(let length, let distance):
        counts[0][256 &+ length.symbol] &+= 1
        counts[4][distance.symbol] &+= 1
        extra &+= length.width &+ distance.width
      }
    }
    let codes = counts.map { WebPCode($0) }
    self.codes = codes
    bits = zip(codes, counts).reduce(extra) { $0 + $1.0.bits(counts: $1.1) }
  }

  private enum Item {
    case color(UInt32), cached(Int), copy(WebPPrefix, WebPPrefix)
  }

  /// Calls `body` with each token; cached colours are replaced by their cache indices.
  @inline(__always)
  private static func forEach(
    _ tokens: [WebPToken],
    _ picture: WebPPicture,
    cacheBits: Int,
    _ body: (Item) -> Void
  ) {
    var cache = WebPColorCache(bits: cacheBits)
    var index = 0
    for token in tokens {
      if token.length > 0 {
        body(.copy(WebPPrefix(Int(token.length)), WebPPrefix(Int(token.value))))
        let end = index &+ Int(token.length)
        if !cache.isEmpty {
          while index < end {
            _ = cache.place(of: picture.pixels[index])
            index &+= 1
          }
        }
        index = end
      } else {
        if !cache.isEmpty, let place = cache.place(of: token.value) {
          body(.cached(place))
        } else {
          body(.color(token.value))
        }
        index &+= 1
      }
    }
  }

  @inline(__always)
  private func forEach(_ tokens: [WebPToken], _ picture: WebPPicture, _ body: (Item) -> Void) {
    Self.forEach(tokens, picture, cacheBits: cacheBits, body)
  }

  /// Writes an item: at most four codes of 15 bits, or two of them with 10 and 18 extra bits.
  @inline(__always)
  private func write(_ item: Item, to cursor: inout BitCursor) {
    switch item {
    case .color(let color):
      codes[0].write(Int(color &>> 8 & 0xFF), to: &cursor)
      codes[1].write(Int(color &>> 16 & 0xFF), to: &cursor)
      codes[2].write(Int(color & 0xFF), to: &cursor)
      codes[3].write(Int(color &>> 24), to: &cursor)
    case .cached(let place): codes[0].write(256 &+ Self.lengthCount &+ place, to: &cursor)
    case .copy(let length, let distance):
      codes[0].write(256 &+ length.symbol, to: &cursor)
      cursor.write(length.extra, width: UInt64(length.width))
      codes[4].write(distance.symbol, to: &cursor)
      cursor.write(distance.extra, width: UInt64(distance.width))
    }
  }
}
