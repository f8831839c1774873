// Blend modes that are sums of products, for counts of pixels that are multiples of eight.
//
// The formulas are those of `RasterDrawing`, whose LaneBlends.swift explains them. A transparent
// source leaves the row as it is, so groups of eight transparent pixels are skipped.
//
// Unsafe pointers: see Pixels.swift.

/// The input of a formula: red and blue of eight pixels, or green and alpha.
private struct BlendLanes {
  /// Premultiplied source and destination.
  let s, d: Lanes
  /// Their alphas, in each lane of a pixel.
  let a, b: Lanes
  /// 2 for colours, 1 for alphas.
  let twice: Lanes

  /// The parts of both colours outside each other.
  @inline(__always)
  var outside: Lanes { s &* (255 &- b) &+ d &* (255 &- a) }

  @inline(__always)
  var both: Lanes { (s &+ d) &* 255 }

  /// The lesser of S·b and D·a.
  @inline(__always)
  var lesser: Lanes {
    let (first, second) = (s &* b, d &* a)
    return second.replacing(with: first, where: first .< second)
  }

  /// Screen where the most significant bit of `sign` is set, otherwise multiply, with doubled
  /// colours.
  @inline(__always)
  func contrast(_ sign: Lanes) -> Lanes {
    let bright = a &* b &- (b &- d) &* (a &- s) &* 2
    let dark = s &* d &* 2
    // A comparison compiles to one branch per lane.
    let mask = unsafeBitCast(unsafeBitCast(sign, to: SIMD16<Int16>.self) &>> 15, to: Lanes.self)
    return outside &+ (dark ^ ((dark ^ bright) & mask))
  }
}

/// A formula whose result 65025 represents 1.
private protocol Formula {
  static func sum(_ x: BlendLanes) -> Lanes
}

private enum Multiply: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.outside &+ x.s &* x.d }
}

private enum Screen: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.both &- x.s &* x.d }
}

private enum Overlay: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.contrast(x.b &- x.d &* 2) }
}

private enum HardLight: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.contrast(x.a &- x.s &* 2) }
}

private enum Darken: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.outside &+ x.lesser }
}

private enum Lighten: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.both &- x.lesser }
}

private enum Difference: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.both &- x.lesser &* x.twice }
}

private enum Exclusion: Formula {
  @inline(__always)
  static func sum(_ x: BlendLanes) -> Lanes { x.both &- x.s &* x.d &* x.twice }
}

@inline(never)
package func multiply(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Multiply.self, source, row, count: count)
}

@inline(never)
package func screen(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Screen.self, source, row, count: count)
}

@inline(never)
package func overlay(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Overlay.self, source, row, count: count)
}

@inline(never)
package func hardLight(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(HardLight.self, source, row, count: count)
}

@inline(never)
package func darken(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Darken.self, source, row, count: count)
}

@inline(never)
package func lighten(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Lighten.self, source, row, count: count)
}

@inline(never)
package func difference(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Difference.self, source, row, count: count)
}

@inline(never)
package func exclusion(_ source: UnsafePointer<UInt32>, over row: Pixels, count: Int) {
  blend(Exclusion.self, source, row, count: count)
}

@inline(__always)
private func blend<Mode: Formula>(
  _ mode: Mode.Type,
  _ source: UnsafePointer<UInt32>,
  _ row: Pixels,
  count: Int
) {
  let byte = byteShift(count)
  let opaque = Lanes(repeating: 255)
  var index = 0
  while index &+ 8 <= count {
    let s = load(source + index)
    if isZero(s) {
      index &+= 8
      continue
    }
    let d = load(row + index)
    // A constant alpha lets the compiler remove terms that are 0.
    let result =
      isZero(~d & 0xFF00_0000)
      ? blended(mode, s, d, alpha: opaque, shift: byte)
      : blended(mode, s, d, alpha: alphas(d), shift: byte)
    store(result, row + index)
    index &+= 8
  }
}

@inline(__always)
private func blended<Mode: Formula>(
  _ mode: Mode.Type,
  _ s: Octet,
  _ d: Octet,
  alpha b: Lanes,
  shift: Lanes
) -> Octet {
  let a = alphas(s)
  let twice = Lanes(repeating: 2)
  let once = unsafeBitCast(Octet(repeating: 0x1_0002), to: Lanes.self)
  let low = mode.sum(BlendLanes(s: lowLanes(s), d: lowLanes(d), a: a, b: b, twice: twice))
  let high = mode.sum(BlendLanes(s: highLanes(s), d: highLanes(d), a: a, b: b, twice: once))
  return joined(quotient(low &+ 128), quotient(high &+ 128), shift: shift)
}

/// Returns the alphas in both lanes of each pixel.
@inline(__always)
private func alphas(_ pixels: Octet) -> Lanes {
  unsafeBitCast((pixels &>> 24) &* 65_537, to: Lanes.self)
}
