// Colour dodge and burn: a division for each channel, by multiplying with a reciprocal.
//
// S and D are premultiplied, a and b their alphas, all of 0…255. With what both leave of each other,
// R = S·(255 − b) + D·(255 − a), each channel is n / (255·k), where n < 2²⁴ and k is 1…255: the table
// has 2⁴² / (255·k), rounded up, by which the quotient is exact. Which of the formulas applies is chosen
// by masks: 8 ns a pixel, whatever the pixels. Where the compiler made branches of it, which are missed as
// often as not, it took 17, and so did dividing.
//
// Source: Compositing and Blending Level 1, section 10.1.
//
// Unsafe pointers: rows of pixels, of which callers promise `count`; the table has 256 entries, and is
// read at 1…255.

import RasterValues

/// A mode that divides each channel.
protocol QuotientBlend {
  /// The parts of a channel of the result: `dividend` / (255 · `factor`); `a` and `b` are not 0.
  static func channel(_ x: ChannelPair) -> (dividend: Int, factor: Int)
}

/// A channel of two pixels.
struct ChannelPair {
  /// Premultiplied, the upper and the lower one.
  let s, d: Int
  /// Their alphas.
  let a, b: Int

  /// The sum of what both leave of each other, times 255.
  @inline(__always)
  var outside: Int { s &* (255 &- b) &+ d &* (255 &- a) }
}

/// cb / (1 − cs), up to 1; black stays black.
enum ColorDodgeBlend: QuotientBlend {
  @inline(__always)
  static func channel(_ x: ChannelPair) -> (dividend: Int, factor: Int) {
    let gap = x.a &- x.s
    // All ones where the sum is full.
    let full = (gap &* x.b &- x.d &* x.a &- 1) &>> 63
    let factor = gap ^ ((gap ^ 1) & full)
    let most = x.a &* x.b & ((0 &- x.d) &>> 63)
    let mixed = x.a &* x.a &* x.d
    let chosen = mixed ^ ((mixed ^ most) & full)
    return (x.outside &* factor &+ chosen, factor)
  }
}

/// 1 − (1 − cb) / cs, down to 0; white stays white.
enum ColorBurnBlend: QuotientBlend {
  @inline(__always)
  static func channel(_ x: ChannelPair) -> (dividend: Int, factor: Int) {
    let gap = (x.b &- x.d) &* x.a
    let rest = x.b &* x.s &- gap
    // All ones where the lower one is white, and where either end is reached.
    let white = (x.b &- x.d &- 1) &>> 63
    let end = white | ((rest &- 1) &>> 63)
    let factor = x.s ^ ((x.s ^ 1) & end)
    let mixed = x.a &* rest
    let most = x.a &* x.b & white
    let chosen = mixed ^ ((mixed ^ most) & end)
    return (x.outside &* factor &+ chosen, factor)
  }
}

/// Divides by 255 · k.
struct Reciprocals: Sendable {
  private let entries: [UInt64]

  static let shared = Reciprocals()

  private init() {
    entries = (0...255).map { (k: UInt64) -> UInt64 in
      let divisor = 255 * max(k, 1)
      return ((1 << 42) + divisor - 1) / divisor
    }
  }

  /// Blends a row of pixels into another, channel by channel.
  @inline(__always)
  func blend<Formula: QuotientBlend>(
    _ formula: Formula.Type,
    _ source: UnsafePointer<UInt32>,
    _ row: Pixels,
    count: Int
  ) {
    entries.withUnsafeBufferPointer { table in
      for index in 0..<count {
        let (s, d) = (source[index], row[index])
        if s &>> 24 == 0 { continue }
        row[index] = d &>> 24 == 0 ? s : blended(formula, s: s, d: d, table)
      }
    }
  }

  @inline(__always)
  private func blended<Formula: QuotientBlend>(
    _ formula: Formula.Type,
    s: UInt32,
    d: UInt32,
    _ table: UnsafeBufferPointer<UInt64>
  ) -> UInt32 {
    let (a, b) = (Int(s &>> 24), Int(d &>> 24))
    let alpha = UInt32(truncatingIfNeeded: union(a, b))
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      let pair = ChannelPair(s: Int(s &>> shift & 255), d: Int(d &>> shift & 255), a: a, b: b)
      let (dividend, factor) = Formula.channel(pair)
      let rounded = UInt64(truncatingIfNeeded: dividend &+ (255 &* factor) &>> 1)
      let quotient = UInt32(truncatingIfNeeded: (rounded &* table[factor]) &>> 42)
      return min(quotient, alpha) &<< shift
    }
    return channel(0) | channel(8) | channel(16) | alpha &<< 24
  }
}
