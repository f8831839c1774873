// Computes distances from a point along a row, and their colours.
//
// RadialGradient.swift describes the distances and the contents of segments.
//
// Unsafe pointers: see Pixels.swift. The first segment begins before all distances, and the last
// one ends after them.

private typealias Floats = SIMD8<Float>

/// Writes pixels from column `first` on, and returns their number, at most 14 less than `count`.
///
/// At column 0, the row is `start` pixels beside the centre and `across` pixels above it.
@inline(never)
package func writeRadial(
  _ target: Pixels,
  _ segments: UnsafePointer<SIMD4<Float>>,
  start: Double,
  across: Float,
  from first: Int,
  count: Int,
  isOpaque: Bool
) -> Int {
  let row = Row(target: target, start: start, across: across, first: first, count: count)
  if isOpaque { return row.draw(segments, isOpaque) { $0.opaquePixels($1) } }
  return row.draw(segments, isOpaque) { $0.pixels($1) }
}

/// A row of pixels, which first hold their distances.
private struct Row {
  let target: Pixels
  let start: Double
  let across: Float
  let first, count: Int

  /// Draws the row, after computing all distances.
  ///
  /// A colour that waits for its own square root delays the next one: 0.56 ns per pixel instead of
  /// 0.43.
  @inline(__always)
  func draw(
    _ segments: UnsafePointer<SIMD4<Float>>,
    _ isOpaque: Bool,
    _ pixels: (Segment, Floats) -> Octet
  ) -> Int {
    let end = writeDistances()
    let byte = Octet(repeating: 8 &+ UInt32(truncatingIfNeeded: count &>> 48))
    var place = segments
    var segment = Segment(place, byte: byte)
    var index = 0
    while index &+ 8 <= end {
      let distance = unsafeBitCast(load(target + index), to: Floats.self)
      if segment.holds(distance) {
        store(pixels(segment, distance), target + index)
      } else {
        store(move(&place, to: distance, isOpaque, byte), target + index)
        segment = Segment(place, byte: byte)
      }
      index &+= 8
    }
    return index
  }

  /// Writes distances, and returns their number.
  @inline(__always)
  private func writeDistances() -> Int {
    var index = 0
    while index &+ 8 <= count {
      let x = first &+ index
      let sync = x & ~63
      let end = sync &+ 64 &- first
      let beside = start + Double(sync)
      let origin = Float(beside < 65_536 ? (beside > -65_536 ? beside : -65_536) : 65_536)
      let skipped = Float(Int32(truncatingIfNeeded: x &- sync))
      var columns = Floats(0, 1, 2, 3, 4, 5, 6, 7) + skipped
      repeat {
        let along = columns + origin
        let distance = (along * along + across * across).squareRoot()
        store(unsafeBitCast(distance, to: Octet.self), target + index)
        columns += 8
        index &+= 8
      } while index < end && index &+ 8 <= count
      // Values to the right of these 64 are overwritten with distances from the next origin.
      index = min(index, end)
    }
    return index
  }
}

/// Moves to the segment that contains the distances, and returns their pixels.
@inline(never)
private func move(
  _ place: inout UnsafePointer<SIMD4<Float>>,
  to distance: Floats,
  _ isOpaque: Bool,
  _ byte: Octet
) -> Octet {
  let bits = unsafeBitCast(distance, to: Octet.self)
  func isNegative(_ octet: Octet) -> Bool { !isZero(octet & 0x8000_0000) }
  func start() -> Octet { bits &- Octet(repeating: place[0].x.bitPattern) }
  func last() -> UInt32 { place[0].y.bitPattern }
  func pixels() -> Octet {
    let segment = Segment(place, byte: byte)
    return isOpaque ? segment.opaquePixels(distance) : segment.pixels(distance)
  }
  while bits[0] > last() { place += 3 }
  while isNegative(start()) { place -= 3 }
  var octet = pixels()
  while isNegative(Octet(repeating: last()) &- bits) {
    place += 3
    // A shift is used because a comparison would be compiled lane by lane.
    let signs = unsafeBitCast(start(), to: SIMD8<Int32>.self) &>> 31
    let isBefore = unsafeBitCast(signs, to: Octet.self)
    octet = octet & isBefore | pixels() & ~isBefore
  }
  return octet
}

/// A part of a gradient along which levels change linearly.
private struct Segment {
  private let middle, extent: Floats
  private let red, green, blue, alpha: Line
  private let byte: Octet

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
  init(_ place: UnsafePointer<SIMD4<Float>>, byte: Octet) {
    (middle, extent) = (Floats(repeating: place[0].z), Floats(repeating: place[0].w))
    (red, green) = (Line(place, 0), Line(place, 1))
    (blue, alpha) = (Line(place, 2), Line(place, 3))
    self.byte = byte
  }

  /// Whether all distances are inside the segment and not next to its ends.
  @inline(__always)
  func holds(_ distance: Floats) -> Bool {
    let rest = distance - middle
    return isZero(unsafeBitCast(extent - rest * rest, to: Octet.self) & 0x8000_0000)
  }

  @inline(__always)
  func opaquePixels(_ distance: Floats) -> Octet {
    let rest = distance - middle
    return joined(red.value(rest), green.value(rest), blue.value(rest))
  }

  @inline(__always)
  func pixels(_ distance: Floats) -> Octet {
    let rest = distance - middle
    let alpha = alpha.value(rest)
    func capped(_ line: Line) -> Floats {
      let value = line.value(rest)
      return value.replacing(with: alpha, where: value .> alpha)
    }
    return joined(capped(red), capped(green), capped(blue))
      & (unsafeBitCast(alpha, to: Octet.self) &<< (byte &+ byte) | 0xFF_FFFF)
  }

  /// Returns opaque pixels.
  @inline(__always)
  private func joined(_ red: Floats, _ green: Floats, _ blue: Floats) -> Octet {
    func bits(_ value: Floats) -> Octet { unsafeBitCast(value, to: Octet.self) }
    return (bits(red) &>> byte | 0xFFFF_FF00) & (bits(green) | 0xFFFF_00FF)
      & (bits(blue) &<< byte | 0xFF00_FFFF)
  }
}
