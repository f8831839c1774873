// Linear gradients whose colours change along rows.
//
// A pixel has the gradient's colour at the pixel's centre: t = slopeX · (x + ½) + slopeY · (y + ½)
// + offset. Along a row, each interval between two stops is a ramp of four channels in 8.8 fixed
// point. The channels grow by a constant step, and are computed afresh at each multiple of 64
// pixels. So a pixel's colour does not depend on where its span begins, and is within 1/8 level of
// the exact colour.
//
// Unsafe pointers: a row of `count` pixels that the caller provides.

import RasterValues
import RasterWide

/// A linear gradient on the device, which extends its end colours beyond its ends.
struct LinearGradient {
  private let slopeX, slopeY, offset: Double
  private let ramp: GradientRamp

  /// Creates the gradient of a device line; `nil` if its colours do not change along rows.
  init?(_ line: GradientLine, _ ramp: GradientRamp) {
    let sign = line.slopeX < 0 ? -1.0 : 1.0
    slopeX = line.slopeX * sign
    slopeY = line.slopeY * sign
    offset = line.offset * sign
    self.ramp = line.slopeX < 0 ? ramp.mirrored : ramp
    guard slopeX > 0 else { return nil }
  }
}

extension LinearGradient: PixelSource {
  var isOpaque: Bool { ramp.isOpaque }
  var weight: Int { 3 }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let row = slopeY * (Double(y) + 0.5) + offset
    /// Returns the first pixel whose centre is at `position` or to the right of it.
    func column(_ position: Double) -> Int {
      -floored(0.5 - (position - row) / slopeX)
    }
    let end = x &+ count
    var x = x
    var target = scratch
    var index = ramp.lastStop { column($0.position) <= x }
    while x < end {
      let next = index &+ 1 < ramp.stops.count ? column(ramp.stops[index &+ 1].position) : end
      let count = min(next, end) &- x
      if index >= 0 && index &+ 1 < ramp.stops.count {
        let start = column(ramp.stops[index].position)
        let line = line(from: index, row)
        fill(target, along: line, x: x, count: count, isShort: next &- start < 16)
      } else {
        let color = index < 0 ? ramp.firstColor : ramp.lastColor
        RasterDrawing.fill(target, with: pixel(color), count: count)
      }
      x &+= count
      target += count
      index = ramp.lastStop(after: index) { column($0.position) <= x }
    }
    return UnsafePointer(scratch)
  }

  /// Returns the colours between a stop and the next along a row.
  private func line(from index: Int, _ row: Double) -> Line {
    let (from, to) = (ramp.stops[index], ramp.stops[index &+ 1])
    let slope = (to.color - from.color) / (to.position - from.position)
    return Line(
      value: from.color + slope * (row - from.position + slopeX * 0.5),
      step: slope * slopeX
    )
  }

  /// Fills a part of a row; fixed point is not exact enough for 16 levels per pixel or more.
  private func fill(_ target: Pixels, along line: Line, x: Int, count: Int, isShort: Bool) {
    if isShort {
      for index in 0..<count { target[index] = pixel(line.color(x &+ index)) }
    } else if isOpaque {
      fillOpaque(target, along: line, x: x, count: count)
    } else {
      fillTranslucent(target, along: line, x: x, count: count)
    }
  }

  /// Levels along a row: `value` at pixel 0, plus `step` for each pixel.
  private struct Line {
    let value, step: SIMD4<Double>

    @inline(__always)
    func color(_ x: Int) -> SIMD4<Double> { value + step * Double(x) }

    /// Returns 8.8 fixed point modulo 2¹⁶; a `bias` of 128 adds half a level.
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

  /// Red with blue, and green with alpha, of four pixels in 8.8 fixed point.
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

    /// The pixels, with channels clamped to alpha, which rounding could otherwise exceed.
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
    of target: Pixels,
    along line: Line,
    x: Int,
    count: Int,
    _ pixels: (Lanes) -> Quad
  ) {
    let step = Lanes(Line.lanes(line.step, bias: 0))
    let offsets = SIMD8<UInt16>(0, 0, 1, 1, 2, 2, 3, 3)
    var index = 0
    if wideCount(count) > 0 {
      index = writeRamp(
        target,
        value: line.value,
        step: line.step,
        from: x,
        count: count,
        isOpaque: isOpaque
      )
    }
    while index < count {
      let sync = (x &+ index) & ~63
      let limit = min(count, sync &+ 64 &- x)
      var lanes = Lanes(Line.lanes(line.color(sync), bias: 128))
      let skipped = UInt16(truncatingIfNeeded: x &+ index &- sync)
      lanes.low &+= step.low &* (offsets &+ skipped)
      lanes.high &+= step.high &* (offsets &+ skipped)
      let (low, high) = (step.low &* 4, step.high &* 4)
      while index &+ 8 <= limit {
        var next = lanes
        next.low &+= low
        next.high &+= high
        let place = UnsafeMutableRawPointer(target + index)
        place.storeBytes(of: pixels(lanes), as: Quad.self)
        place.storeBytes(of: pixels(next), toByteOffset: 16, as: Quad.self)
        lanes.low &+= low &<< 1
        lanes.high &+= high &<< 1
        index &+= 8
      }
      if index &+ 4 <= limit {
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

  private func fillOpaque(_ target: Pixels, along line: Line, x: Int, count: Int) {
    forEachQuad(of: target, along: line, x: x, count: count) { $0.opaquePixels }
  }

  private func fillTranslucent(_ target: Pixels, along line: Line, x: Int, count: Int) {
    forEachQuad(of: target, along: line, x: x, count: count) { $0.pixels }
  }
}
