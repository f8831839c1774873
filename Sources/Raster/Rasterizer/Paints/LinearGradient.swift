// Linear gradients: colours that change evenly along a row, or not at all.
//
// A pixel's colour is the gradient's at the pixel's centre: t = slopeX · (x + ½) + slopeY · (y + ½)
// + offset. Along a row each part between two stops is a ramp, four channels in 8.8 fixed point that
// grow by a constant step and start afresh at each multiple of 64 pixels; so a pixel's colour does
// not depend on where its span began, and is within 1/8 of a level of the exact one.
//
// Unsafe pointers: a row of `count` pixels that the caller provides.

/// A linear gradient on the device.
struct LinearGradient {
  private let slopeX, slopeY, offset: Double
  let ramp: GradientRamp
  private let segments: [Segment]

  /// The part between a stop and the next.
  private struct Segment {
    let end: Double
    let start: Double
    let color: SIMD4<Double>
    /// Levels a unit of t.
    let slope: SIMD4<Double>
  }

  /// `inverse` maps device pixels to the space of `from` and `to`.
  ///
  /// Nil where the line has no length.
  init?(from: Point, to: Point, _ ramp: GradientRamp, inverse: Matrix) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let scale = 1 / (dx * dx + dy * dy)
    let (x, y) = (dx * scale, dy * scale)
    let slopeX = x * inverse.a + y * inverse.b
    let slopeY = x * inverse.c + y * inverse.d
    let offset = x * (inverse.tx - from.x) + y * (inverse.ty - from.y)
    guard scale.isFinite, slopeX.isFinite, slopeY.isFinite, offset.isFinite else { return nil }
    let sign = slopeX < 0 ? -1.0 : 1.0
    self.slopeX = slopeX * sign
    self.slopeY = slopeY * sign
    self.offset = offset * sign
    let ramp = slopeX < 0 ? ramp.mirrored : ramp
    self.ramp = ramp
    segments = zip(ramp.stops, ramp.stops.dropFirst()).map { from, to in
      let width = to.position - from.position
      return Segment(
        end: to.position,
        start: from.position,
        color: from.color,
        slope: width > 0 ? (to.color - from.color) / width : .zero
      )
    }
  }

  /// Whether each row has one colour.
  var isConstantAlongRows: Bool { slopeX == 0 }
}

extension LinearGradient: RowColorSource {
  func color(y: Int) -> UInt32 { pixel(ramp.color(at: slopeY * (Double(y) + 0.5) + offset)) }
}

extension LinearGradient: PixelSource {
  var isOpaque: Bool { ramp.isOpaque }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let row = slopeY * (Double(y) + 0.5) + offset
    /// The first pixel whose centre is at `position` or right of it.
    func column(_ position: Double) -> Int {
      -floored(0.5 - (position - row) / slopeX)
    }
    let end = x &+ count
    var x = x
    var target = scratch
    func fill(to limit: Int, _ color: SIMD4<Double>) {
      let count = min(limit, end) &- x
      guard count > 0 else { return }
      target.update(repeating: pixel(color), count: count)
      x &+= count
      target += count
    }
    var start = column(ramp.stops[0].position)
    fill(to: start, ramp.stops[0].color)
    for segment in segments {
      if x >= end { break }
      let limit = column(segment.end)
      let count = min(limit, end) &- x
      if count > 0 {
        let line = Line(
          value: segment.color + segment.slope * (row - segment.start + slopeX * 0.5),
          step: segment.slope * slopeX
        )
        if limit &- start < 16 {
          for index in 0..<count { target[index] = pixel(line.color(x &+ index)) }
        } else if isOpaque {
          ramp(line, x, count, target)
        } else {
          translucentRamp(line, x, count, target)
        }
        x &+= count
        target += count
      }
      start = limit
    }
    fill(to: end, ramp.stops[ramp.stops.count - 1].color)
    return UnsafePointer(scratch)
  }

  /// Levels along a row: `value` at the pixel 0, growing by `step`.
  private struct Line {
    let value, step: SIMD4<Double>

    @inline(__always)
    func color(_ x: Int) -> SIMD4<Double> { value + step * Double(x) }

    /// 8.8 fixed point, modulo 2¹⁶, with half a level more.
    @inline(__always)
    static func fixed(_ value: Double, bias: Double) -> UInt32 {
      let shifted = value * 256 + bias + 6_755_399_441_055_744
      return UInt32(truncatingIfNeeded: shifted.bitPattern) & 0xFFFF
    }

    @inline(__always)
    static func lanes(_ color: SIMD4<Double>, bias: Double) -> (low: UInt32, high: UInt32) {
      (
        fixed(color.x, bias: bias) | fixed(color.z, bias: bias) &<< 16,
        fixed(color.y, bias: bias) | fixed(color.w, bias: bias) &<< 16
      )
    }
  }

  /// Red with blue and green with alpha of four pixels, in 8.8.
  private struct Lanes {
    var low, high: SIMD8<UInt16>

    @inline(__always)
    init(_ lanes: (low: UInt32, high: UInt32)) {
      low = unsafeBitCast(Quad(repeating: lanes.low), to: SIMD8<UInt16>.self)
      high = unsafeBitCast(Quad(repeating: lanes.high), to: SIMD8<UInt16>.self)
    }

    @inline(__always)
    var opaquePixels: Quad {
      unsafeBitCast(low &>> 8, to: Quad.self)
        | (unsafeBitCast(high, to: Quad.self) & 0xFF00_FF00)
    }

    /// The pixels with no channel above alpha, which rounding could otherwise cause.
    @inline(__always)
    var pixels: Quad {
      let quad = unsafeBitCast(high, to: Quad.self)
      let alpha = unsafeBitCast((quad &>> 16) | (quad & 0xFFFF_0000), to: SIMD8<UInt16>.self)
      var copy = self
      copy.low = low.replacing(with: alpha, where: low .> alpha)
      copy.high = high.replacing(with: alpha, where: high .> alpha)
      return copy.opaquePixels
    }
  }

  @inline(__always)
  private func forEachQuad(
    _ line: Line,
    _ x: Int,
    _ count: Int,
    _ target: Pixels,
    _ pixels: (Lanes) -> Quad
  ) {
    let step = Lanes(Line.lanes(line.step, bias: 0))
    let offsets = SIMD8<UInt16>(0, 0, 1, 1, 2, 2, 3, 3)
    var index = 0
    while index < count {
      let sync = (x &+ index) & ~63
      let limit = min(count, sync &+ 64 &- x)
      var lanes = Lanes(Line.lanes(line.color(sync), bias: 128))
      let skipped = UInt16(truncatingIfNeeded: x &+ index &- sync)
      lanes.low &+= step.low &* (offsets &+ skipped)
      lanes.high &+= step.high &* (offsets &+ skipped)
      let (low, high) = (step.low &* 4, step.high &* 4)
      while index &+ 4 <= limit {
        let quad = pixels(lanes)
        UnsafeMutableRawPointer(target + index).storeBytes(of: quad, as: Quad.self)
        lanes.low &+= low
        lanes.high &+= high
        index &+= 4
      }
      let rest = pixels(lanes)
      var lane = 0
      while index < limit {
        target[index] = rest[lane]
        lane &+= 1
        index &+= 1
      }
    }
  }

  private func ramp(_ line: Line, _ x: Int, _ count: Int, _ target: Pixels) {
    forEachQuad(line, x, count, target) { $0.opaquePixels }
  }

  private func translucentRamp(_ line: Line, _ x: Int, _ count: Int, _ target: Pixels) {
    forEachQuad(line, x, count, target) { $0.pixels }
  }
}
