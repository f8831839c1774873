// Blend modes that are computed pixel by pixel: soft light, and modes that mix channels.
//
// S and D are premultiplied, and a and b are their alphas, all from 0 to 255. The parts outside
// each other, S·(255 − b) + D·(255 − a), and a·b times the mixed colour are converted to a common
// denominator and rounded once. The alpha of the result is a + b − a·b / 255.
//
// Source: Compositing and Blending Level 1, sections 10.1 and 10.2.
//
// Unsafe pointers: rows of pixels, each of which holds the `count` pixels that the caller passes.

import RasterValues

/// A mode that blends each channel separately.
protocol ChannelBlend {
  /// Returns a channel of the result; neither alpha is 0.
  static func channel(_ x: ChannelPair) -> Int
}

/// Blends a row of pixels into another, channel by channel.
@inline(__always)
func blendChannels<Formula: ChannelBlend>(
  _ formula: Formula.Type,
  _ source: UnsafePointer<UInt32>,
  _ row: Pixels,
  count: Int
) {
  blendVisible(source, row, count: count) { s, d, a, b in
    let red = ChannelPair(s: Int(s & 255), d: Int(d & 255), a: a, b: b)
    let green = ChannelPair(s: Int(s &>> 8 & 255), d: Int(d &>> 8 & 255), a: a, b: b)
    let blue = ChannelPair(s: Int(s &>> 16 & 255), d: Int(d &>> 16 & 255), a: a, b: b)
    return joined(
      red: Formula.channel(red),
      green: Formula.channel(green),
      blue: Formula.channel(blue),
      alpha: union(a, b)
    )
  }
}

/// Blends pixels that are visible in both rows with a formula; other pixels are copied or left.
@inline(__always)
private func blendVisible(
  _ source: UnsafePointer<UInt32>,
  _ row: Pixels,
  count: Int,
  _ formula: (_ s: UInt32, _ d: UInt32, _ a: Int, _ b: Int) -> UInt32
) {
  for index in 0..<count {
    let (s, d) = (source[index], row[index])
    let (a, b) = (Int(s &>> 24), Int(d &>> 24))
    if a == 0 { continue }
    row[index] = b == 0 ? s : formula(s, d, a, b)
  }
}

/// Returns the alpha of two composited pixels.
@inline(__always)
func union(_ a: Int, _ b: Int) -> Int {
  let sum = 255 &* (a &+ b) &- a &* b &+ 128
  return (sum &+ (sum &>> 8)) &>> 8
}

/// Returns a pixel with its channels clamped to alpha.
@inline(__always)
private func joined(red: Int, green: Int, blue: Int, alpha: Int) -> UInt32 {
  let (red, green, blue) = (min(red, alpha), min(green, alpha), min(blue, alpha))
  return UInt32(truncatingIfNeeded: red | green &<< 8 | blue &<< 16 | alpha &<< 24)
}

/// Returns the quotient of numbers that are not negative, rounded to nearest.
@inline(__always)
private func rounded(_ dividend: Int, by divisor: Int) -> Int {
  Int(
    UInt32(truncatingIfNeeded: dividend &+ divisor / 2) / UInt32(truncatingIfNeeded: divisor)
  )
}

/// cb − (1 − 2cs)·cb·(1 − cb) for a dark source, otherwise cb + (2cs − 1)·(curve(cb) − cb).
enum SoftLightBlend: ChannelBlend {
  @inline(__always)
  static func channel(_ x: ChannelPair) -> Int {
    let (rest, light) = (x.outside &+ x.a &* x.d, 2 &* x.s &- x.a)
    if light <= 0 { return rounded(rest &* x.b &+ light &* x.d &* (x.b &- x.d), by: 255 &* x.b) }
    let curve = Double(light) * lift(x.d, x.b)
    return Int((Double(rest) + curve) * (1 / 255) + 0.5)
  }

  /// b · (curve(m) − m) with m = d / b: the curve is ((16m − 12)·m + 4)·m up to ¼, then √m.
  @inline(__always)
  static func lift(_ d: Int, _ b: Int) -> Double {
    if 4 &* d > b { return Double(d &* b).squareRoot() - Double(d) }
    let m = Double(d) / Double(b)
    return Double(d) * ((16 * m - 12) * m + 3)
  }
}

/// Three channels at a common scale.
private struct Triple {
  var red, green, blue: Int

  /// The luminosity, times 100.
  @inline(__always)
  var luminosity: Int { 30 &* red &+ 59 &* green &+ 11 &* blue }

  @inline(__always)
  var least: Int { min(red, green, blue) }

  @inline(__always)
  var greatest: Int { max(red, green, blue) }

  /// Returns the colour with another luminosity, clipped to 0…`limit`.
  func withLuminosity(_ luminosity: Int, limit: Int) -> Triple {
    let change = luminosity &- self.luminosity
    var result = map { 100 &* $0 &+ change }
    let (low, high, full) = (result.least, result.greatest, 100 &* limit)
    if low < 0 {
      result = result.map { luminosity &+ (($0 &- luminosity) &* luminosity) / (luminosity &- low) }
    }
    if high > full {
      result = result.map {
        luminosity &+ (($0 &- luminosity) &* (full &- luminosity)) / (high &- luminosity)
      }
    }
    return result.map { ($0 &+ 50) / 100 }
  }

  /// Returns the colour with another saturation: the least channel is 0, the greatest `saturation`.
  func withSaturation(_ saturation: Int) -> Triple {
    let (low, high) = (least, greatest)
    guard high > low else { return Triple(red: 0, green: 0, blue: 0) }
    return map { ($0 &- low) &* saturation / (high &- low) }
  }

  @inline(__always)
  func map(_ change: (Int) -> Int) -> Triple {
    Triple(red: change(red), green: change(green), blue: change(blue))
  }
}

/// Blends a row with one of the four modes that mix channels.
func blendTriples(
  _ mode: BlendMode,
  _ source: UnsafePointer<UInt32>,
  _ row: Pixels,
  count: Int
) {
  blendVisible(source, row, count: count) { s, d, a, b in
    let (from, to) = (triple(s), triple(d))
    // Both colours at the scale of a·b, where 0…65025 is black to white.
    let mixed = mixed(mode, from.map { $0 &* b }, below: to.map { $0 &* a }, limit: a &* b)
    func channel(_ s: Int, _ d: Int, _ mixed: Int) -> Int {
      rounded(max(ChannelPair(s: s, d: d, a: a, b: b).outside &+ mixed, 0), by: 255)
    }
    return joined(
      red: channel(from.red, to.red, mixed.red),
      green: channel(from.green, to.green, mixed.green),
      blue: channel(from.blue, to.blue, mixed.blue),
      alpha: union(a, b)
    )
  }
}

@inline(__always)
private func triple(_ pixel: UInt32) -> Triple {
  Triple(red: Int(pixel & 255), green: Int(pixel &>> 8 & 255), blue: Int(pixel &>> 16 & 255))
}

@inline(__always)
private func mixed(
  _ mode: BlendMode,
  _ source: Triple,
  below: Triple,
  limit: Int
) -> Triple {
  let light = below.luminosity
  return switch mode {
  case .hue:
    source.withSaturation(below.greatest &- below.least).withLuminosity(light, limit: limit)
  case .saturation:
    below.withSaturation(source.greatest &- source.least).withLuminosity(light, limit: limit)
  case .color: source.withLuminosity(light, limit: limit)
  default: below.withLuminosity(source.luminosity, limit: limit)
  }
}
