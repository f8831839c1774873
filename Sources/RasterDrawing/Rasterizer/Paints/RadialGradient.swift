// Radial gradients from a point outwards: distances of pixels, then their colours.
//
// Distances are in units of a row's pixels, and `across` is the row's distance from the centre:
// distance = √(along² + across²) in `Float`. `along` is computed afresh at each multiple of 64
// pixels, so that a pixel does not depend on where its span begins. The error is 2⁻¹⁷ of a pixel or
// 2⁻²³ of the distance; within the allowed radius it is at most 1/1024 of a pixel. Levels in 8.8
// fixed point are within 1/256 of the exact levels at that distance, and are then rounded.
//
// Unsafe pointers: a row of `count` pixels that the caller provides, and segments, of which the
// first begins before all distances and the last ends after them.

import RasterValues
import RasterWide

/// A radial gradient on the device, with its last colour beyond the circle.
struct RadialGradient: PixelSource {
  let isOpaque: Bool
  var weight: Int { 7 }
  /// Maps device pixels to a space with the centre as origin, where adjacent pixels differ by (1,
  /// 0).
  private let shear: (c: Double, d: Double, tx: Double, ty: Double)
  private let segments: [SIMD4<Float>]

  /// The maximum number of stops; the linear search of segments is slower than a table beyond it.
  private static let mostStops = 128
  /// The greatest radius in pixels; gradients with larger circles are drawn in `Double`.
  ///
  /// For a circle that is compressed along one axis, the actual limit is less than half as large
  /// again.
  private static let largestRadius = 4096.0
  /// The limit to which lengths are clamped; no circle is as large.
  private static let farthest = 65_536.0

  /// Creates a gradient; `inverse` maps device pixels to the space of `center`.
  ///
  /// Returns `nil` if the circle is too small or too large for `Float`, or if there are too many
  /// stops.
  init?(center: Point, radius: Double, _ ramp: GradientRamp, inverse: Matrix) {
    let offset = Matrix(tx: -center.x, ty: -center.y).after(inverse)
    let scale = (offset.a * offset.a + offset.b * offset.b).squareRoot()
    let (cos, sin) = (offset.a / scale / scale, offset.b / scale / scale)
    shear = (
      offset.c * cos + offset.d * sin, offset.d * cos - offset.c * sin,
      offset.tx * cos + offset.ty * sin, offset.ty * cos - offset.tx * sin
    )
    let pixels = radius / scale
    let isFinite = (shear.c + shear.d + shear.tx + shear.ty).isFinite
    // The greatest length of a radius after the shear: 1 ÷ (1, c; 0, d) by its norm.
    let norm = ((1 + shear.c * shear.c + shear.d * shear.d) / 2).squareRoot()
    let longest = pixels * norm / shear.d.magnitude
    guard isFinite, pixels >= 1, longest <= RadialGradient.largestRadius,
      ramp.stops.count <= RadialGradient.mostStops
    else { return nil }
    isOpaque = ramp.isOpaque
    segments = RadialGradient.segments(ramp, pixels)
  }

  /// Returns three vectors for each segment.
  ///
  /// - The first distance, the last distance, the middle, and the square of the distance from the
  ///   middle within which a distance is certainly inside the segment.
  /// - The levels in the middle, plus 2¹⁵ and half a level.
  /// - The growth of the levels with the distance.
  private static func segments(_ ramp: GradientRamp, _ radius: Double) -> [SIMD4<Float>] {
    var result: [SIMD4<Float>] = []
    var start: Float = 0
    func add(to end: Float, _ first: SIMD4<Double>, _ last: SIMD4<Double>) {
      // No segment is so short that the growth of the levels exceeds the range of `Float`.
      let end = end > 0 ? Swift.max(end, 0x1p-30) : end
      guard start < end else { return }
      let middle = (start + end) / 2
      let extent = Swift.min(middle - start, end.nextDown - middle) * 0.999_99
      // A negative value means that no distance is certainly inside, because a square is not
      // negative.
      result.append(SIMD4(start, end.nextDown, middle, extent > 0 ? extent * extent : -1))
      let growth = (last - first) / (Double(end) - Double(start))
      let levels = first + growth * (Double(middle) - Double(start))
      result.append(SIMD4<Float>(levels + 32_768.5))
      result.append(SIMD4<Float>(growth))
      start = end
    }
    add(to: Float(ramp.stops[0].position * radius), ramp.firstColor, ramp.firstColor)
    for (from, to) in zip(ramp.stops, ramp.stops.dropFirst()) {
      add(to: Float(to.position * radius), from.color, to.color)
    }
    add(to: Float(farthest * 4), ramp.lastColor, ramp.lastColor)
    return result
  }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let row = Double(y) + 0.5
    let start = limited(shear.c * row + shear.tx + 0.5, to: 1e15)
    let across = Float(limited(shear.d * row + shear.ty))
    segments.withUnsafeBufferPointer { segments in
      guard let segments = segments.baseAddress else { return }
      var index = 0
      if wideCount(count) > 0 {
        index = writeRadial(
          scratch,
          segments,
          start: start,
          across: across,
          from: x,
          count: count,
          isOpaque: isOpaque
        )
      }
      let (target, count) = (scratch + index, count &- index)
      writeDistances(to: target, start: start, across: across, from: x &+ index, count: count)
      if isOpaque {
        color(target, segments, count: count) { $0.opaquePixels($1) }
      } else {
        color(target, segments, count: count) { $0.pixels($1) }
      }
    }
    return UnsafePointer(scratch)
  }

  /// Clamps a length; NaN counts as far away.
  @inline(__always)
  private func limited(_ length: Double, to limit: Double = farthest) -> Double {
    length < limit ? (length > -limit ? length : -limit) : limit
  }

  /// Writes the bits of distances to the memory of the pixels.
  private func writeDistances(
    to target: Pixels,
    start: Double,
    across: Float,
    from first: Int,
    count: Int
  ) {
    var index = 0
    while index < count {
      let x = first &+ index
      let sync = x & ~63
      let end = min(count, sync &+ 64 &- first)
      let origin = Float(limited(start + Double(sync)))
      let skipped = Float(Int32(truncatingIfNeeded: x &- sync))
      var columns = Floats(0, 1, 2, 3) + skipped
      while index < end {
        let along = columns + origin
        // The square root is inline because the compiler sees that a sum of squares is not
        // negative.
        let distance = (along * along + across * across).squareRoot()
        let bits = unsafeBitCast(distance, to: Quad.self)
        if end &- index >= 4 {
          store(bits, target + index)
        } else {
          for lane in 0..<end &- index { target[index &+ lane] = bits[lane] }
        }
        columns += 4
        index &+= 4
      }
      index = end
    }
  }

  /// Replaces distances by pixels.
  @inline(__always)
  private func color(
    _ target: Pixels,
    _ segments: UnsafePointer<SIMD4<Float>>,
    count: Int,
    _ pixels: (Segment, Floats) -> Quad
  ) {
    var place = segments
    var segment = Segment(place)
    @inline(__always)
    func quad(_ bits: Quad) -> Quad {
      let distance = unsafeBitCast(bits, to: Floats.self)
      if segment.holds(distance) { return pixels(segment, distance) }
      let quad = move(&place, to: distance)
      segment = Segment(place)
      return quad
    }
    var index = 0
    while index &+ 4 <= count {
      store(quad(load(target + index)), target + index)
      index &+= 4
    }
    guard index < count else { return }
    var rest = Quad(repeating: target[index])
    for lane in 1..<max(count &- index, 1) { rest[lane] = target[index &+ lane] }
    rest = quad(rest)
    for lane in 0..<count &- index { target[index &+ lane] = rest[lane] }
  }

  /// Moves to the segment that contains the distances, and returns their pixels.
  @inline(never)
  private func move(_ place: inout UnsafePointer<SIMD4<Float>>, to distance: Floats) -> Quad {
    // Distances are not negative, so that their bits can be compared as integers.
    let bits = unsafeBitCast(distance, to: Quad.self)
    func pixels() -> Quad {
      isOpaque ? Segment(place).opaquePixels(distance) : Segment(place).pixels(distance)
    }
    while bits[0] > place[0].y.bitPattern { place += 3 }
    while bits.min() < place[0].x.bitPattern { place -= 3 }
    var quad = pixels()
    while bits.max() > place[0].y.bitPattern {
      place += 3
      quad.replace(with: pixels(), where: bits .>= place[0].x.bitPattern)
    }
    return quad
  }
}

private typealias Floats = SIMD4<Float>

/// A part of a gradient along which levels change linearly.
private struct Segment {
  private let middle, extent: Floats
  private let red, green, blue, alpha: Line

  /// A level plus 2¹⁵, so that eight bits of a `Float` hold it and the next eight its fraction.
  private struct Line {
    let level, growth: Floats

    @inline(__always)
    init(_ place: UnsafePointer<SIMD4<Float>>, _ channel: Int) {
      level = Floats(repeating: place[1][channel])
      growth = Floats(repeating: place[2][channel])
    }

    @inline(__always)
    func value(_ distance: Floats) -> Floats { distance * growth + level }
  }

  @inline(__always)
  init(_ place: UnsafePointer<SIMD4<Float>>) {
    (middle, extent) = (Floats(repeating: place[0].z), Floats(repeating: place[0].w))
    (red, green) = (Line(place, 0), Line(place, 1))
    (blue, alpha) = (Line(place, 2), Line(place, 3))
  }

  /// Whether all distances are inside the segment and not next to its ends.
  @inline(__always)
  func holds(_ distance: Floats) -> Bool {
    let rest = distance - middle
    let signs = unsafeBitCast(extent - rest * rest, to: Quad.self) & 0x8000_0000
    let pairs = unsafeBitCast(signs, to: SIMD2<UInt64>.self)
    return pairs.x | pairs.y == 0
  }

  @inline(__always)
  func opaquePixels(_ distance: Floats) -> Quad {
    let rest = distance - middle
    return Segment.joined(red.value(rest), green.value(rest), blue.value(rest))
  }

  /// Returns pixels with channels clamped to alpha, which rounding could otherwise exceed.
  @inline(__always)
  func pixels(_ distance: Floats) -> Quad {
    let rest = distance - middle
    let alpha = alpha.value(rest)
    func capped(_ line: Line) -> Floats {
      let value = line.value(rest)
      return value.replacing(with: alpha, where: value .> alpha)
    }
    return Segment.joined(capped(red), capped(green), capped(blue))
      & (unsafeBitCast(alpha, to: Quad.self) &<< 16 | 0xFF_FFFF)
  }

  /// Returns opaque pixels.
  @inline(__always)
  private static func joined(_ red: Floats, _ green: Floats, _ blue: Floats) -> Quad {
    func bits(_ value: Floats) -> Quad { unsafeBitCast(value, to: Quad.self) }
    return (bits(red) &>> 8 | 0xFFFF_FF00) & (bits(green) | 0xFFFF_00FF)
      & (bits(blue) &<< 8 | 0xFF00_FFFF)
  }
}
