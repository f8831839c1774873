// The symbols of match lengths and distances: RFC 1951, section 3.2.5.

/// The symbol of a match length or distance, and the extra bits after its code.
struct LengthSymbol {
  let symbol: Int
  let extra: UInt64
  let width: UInt64

  /// Computes the symbol, minus 257, of a match length of 3…258.
  ///
  /// Symbols come in groups of four, and each group has one more extra bit than the previous one.
  /// The length 258 has its own symbol.
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

  /// Computes the symbol of a distance of 1…32,768; symbols come in groups of two.
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
