// Blurs pixels, or only their alpha: across row by row, then down in strips of sixteen values.
//
//     input row ─ across ─┐  ┌───┬───┬───┐            ┌───┬───┬───┐  ┌─ emit
//                         └→ │   │   │   │ ─ down  →  │   │   │   │ ─┘
//                            └───┴───┴───┘            └───┴───┴───┘
//                          strips of a band          blurred strips
//
// The arithmetic is + and × of floats in a fixed order for each pixel, independent of its position
// and of the requested part, so that the bytes are the same everywhere. Colours stay within their
// alpha, because both are computed by the same sums, which are monotonic. Rows are processed in
// bands about as high as the blur's span, so that strips stay in the processor's cache. Rows that
// two bands share are retained.
//
// Unsafe pointers: memory of this file, whose size follows from the requested columns and the sums,
// and rows of a surface, read within its frame.

import RasterValues

/// Blurs a surface.
struct BlurPass: ~Copyable {
  /// The channels that are blurred.
  enum Channels: Int { case alpha = 1, all = 4 }

  private typealias Row = UnsafeMutablePointer<Float>
  private typealias Four = SIMD4<Float>

  private let x, y: AxisBlur
  private let input: Surface
  private let channels: Int
  private let output: PixelRect
  /// The columns that the output may depend on, and those that the input contains.
  private let columns, used: Range<Int>
  /// The rows of the input that the output may depend on.
  private let rows: Range<Int>
  /// The number of output rows per band, and the maximum number of input rows for a band.
  private let bandHeight, keptHeight: Int
  /// The number of values per row, a multiple of a strip's sixteen.
  private let stride: Int
  /// The buffers of the pass, within one allocation.
  ///
  /// They are two lines for intermediate sums, the strips of the input and of the output, and one
  /// row of the output.
  private let memory, one, two, strips, blurred, emitted: Row
  /// Counts the memory, as pixels, while the pass exists; `nil` if the memory was refused.
  private let meter: WorkMeter?
  private let size: Int
  private let isRefused: Bool

  /// Prepares to blur `input` into the pixels of `output`, which is not empty.
  ///
  /// All coordinates are in coarse pixels of the blur. If the meter refuses the memory, `run` emits
  /// no rows.
  init(
    _ blur: Blur,
    _ input: Surface,
    _ channels: Channels,
    output: PixelRect,
    meter: WorkMeter?
  ) {
    (x, y) = (blur.x, blur.y)
    (self.input, self.output) = (input, output)
    let count = channels.rawValue
    self.channels = count
    columns = x.needed(output.columns)
    used = input.frame.columns.clamped(to: columns)
    rows = input.frame.rows.clamped(to: y.needed(output.rows))
    bandHeight = min(output.height, max(y.span, 32))
    keptHeight = min(rows.count, bandHeight &+ y.span)
    stride = (output.width &* count &+ 15) & ~15
    let line = max(columns.count &+ 16, bandHeight &+ y.span) &* 16
    let sizes = [line, line, stride &* keptHeight, stride &* bandHeight, stride]
    let sum = sizes.reduce(0, &+)
    isRefused = meter?.openLayer(sum) != nil
    self.meter = isRefused ? nil : meter
    size = isRefused ? 0 : sum
    memory = .allocate(capacity: size)
    memory.initialize(repeating: 0, count: size)
    one = memory
    two = one + line
    strips = two + line
    blurred = strips + sizes[2]
    emitted = blurred + sizes[3]
  }

  deinit {
    memory.deallocate()
    meter?.closeLayer(size)
  }

  /// Emits each row of the output, with its y and with `channels` floats per pixel from 0 to 255.
  ///
  /// Stops when `emit` returns false.
  func run(_ emit: (Int, UnsafePointer<Float>) -> Bool) {
    // Clearing new memory takes as long as the sums of a small bitmap.
    guard !isRefused, meter?.use(size &* 3) == nil else { return }
    var kept = rows.lowerBound..<rows.lowerBound
    for top in Swift.stride(from: output.y, to: output.rows.upperBound, by: bandHeight) {
      let band = top..<min(top &+ bandHeight, output.rows.upperBound)
      let needed = y.needed(band)
      let wanted = rows.clamped(to: needed)
      guard take(wanted, &kept) else { return }
      for strip in 0..<stride / 16 {
        guard mayBlur(y, count: needed.count) else { return }
        blurDown(strip, kept, needed: needed, height: band.count)
      }
      for row in 0..<band.count {
        for strip in 0..<stride / 16 {
          let from = blurred + (strip &* bandHeight &+ row) &* 16
          (emitted + strip &* 16).update(from: from, count: 16)
        }
        guard emit(top &+ row, emitted) else { return }
      }
    }
  }
}

extension BlurPass {
  /// Counts the work of blurring lines of `count` positions; returns false if it may not be done.
  ///
  /// Each value contributes to one sum per weight, and passes through about ten more operations.
  private func mayBlur(_ axis: AxisBlur, count: Int) -> Bool {
    meter?.use(count &* 6 &* (axis.weights.count &+ 10)) == nil
  }

  /// Blurs rows of the input across and stores them in the strips, which already contain `kept`.
  ///
  /// Returns false if the meter stops the work.
  private func take(_ wanted: Range<Int>, _ kept: inout Range<Int>) -> Bool {
    let shared = kept.clamped(to: wanted)
    if shared.lowerBound > kept.lowerBound, !shared.isEmpty {
      let distance = (shared.lowerBound &- kept.lowerBound) &* 16
      for strip in 0..<stride / 16 {
        let start = strips + strip &* keptHeight &* 16
        start.update(from: start + distance, count: shared.count &* 16)
      }
    }
    var row = shared.isEmpty ? wanted.lowerBound : shared.upperBound
    while row < wanted.upperBound {
      let rows = row..<min(row &+ 16 / channels, wanted.upperBound)
      guard mayBlur(x, count: columns.count) else { return false }
      put(blurAcross(rows), rows, from: wanted.lowerBound)
      row = rows.upperBound
    }
    kept = wanted
    return true
  }

  /// Interleaves rows of the input by position, and blurs them across.
  private func blurAcross(_ rows: Range<Int>) -> Row {
    one.update(repeating: 0, count: columns.count &* 16)
    guard !used.isEmpty else { return blur(x, count: columns.count) }
    let target = one + (used.lowerBound &- columns.lowerBound) &* 16
    for (index, row) in rows.enumerated() {
      let pixels = input.pixels(x: used.lowerBound, y: row)
      if channels == 4 {
        for x in 0..<used.count { store(floats(pixels[x]), target + (x &* 16 &+ index &* 4)) }
      } else {
        for x in 0..<used.count {
          target[x &* 16 &+ index] = Float(Int32(truncatingIfNeeded: pixels[x] &>> 24))
        }
      }
    }
    return blur(x, count: columns.count)
  }

  /// Stores interleaved rows in the strips, whose first row is `first`.
  private func put(_ line: Row, _ rows: Range<Int>, from first: Int) {
    let places = 16 / channels
    for (index, row) in rows.enumerated() {
      for strip in 0..<stride / 16 {
        let target = strips + (strip &* keptHeight &+ row &- first) &* 16
        let from = line + (strip &* places &* 16 &+ index &* channels)
        if channels == 4 {
          for place in 0..<4 { store(load(from + place &* 16), target + place &* 4) }
        } else {
          for place in 0..<16 { target[place] = from[place &* 16] }
        }
      }
    }
  }

  /// Blurs a strip of a band down; needed rows outside `kept` count as 0.
  private func blurDown(_ strip: Int, _ kept: Range<Int>, needed: Range<Int>, height: Int) {
    one.update(repeating: 0, count: needed.count &* 16)
    let from = strips + strip &* keptHeight &* 16
    (one + (kept.lowerBound &- needed.lowerBound) &* 16).update(from: from, count: kept.count &* 16)
    let result = blur(y, count: needed.count)
    (blurred + strip &* bandHeight &* 16).update(from: result, count: height &* 16)
  }

  /// Blurs the first line, which has `count` positions of sixteen values.
  private func blur(_ axis: AxisBlur, count: Int) -> Row {
    var remaining = count
    if axis.width > 1 { smooth(axis.width, &remaining) }
    remaining &-= (axis.weights.count &- 1) &* axis.width
    let distance = axis.width &* 16
    axis.weights.withUnsafeBufferPointer { weights in
      for start in Swift.stride(from: 0, to: remaining &* 16, by: 16) {
        var sums = (Four.zero, Four.zero, Four.zero, Four.zero)
        var place = one + start
        for weight in weights {
          let weight = Four(repeating: weight)
          sums.0 += load(place) * weight
          sums.1 += load(place + 4) * weight
          sums.2 += load(place + 8) * weight
          sums.3 += load(place + 12) * weight
          place += distance
        }
        store(sums, two + start)
      }
    }
    return two
  }

  /// Smooths the first line by four box filters, each of which shortens it.
  ///
  /// Values are integers, scaled to a finer unit than 1/255, and no sum exceeds 2²⁴. Running sums
  /// are therefore exact, wherever they begin.
  private func smooth(_ width: Int, _ remaining: inout Int) {
    let area = Float(width &* width)
    // 255 · parts · area is less than 2²⁴.
    let parts = 65_536 / area
    for (index, scale) in [parts, 1, 1 / area, 1].enumerated() {
      if scale != 1 { round(count: remaining &* 16, scale: scale) }
      remaining &-= width &- 1
      let (from, to) = index & 1 == 0 ? (one, two) : (two, one)
      add(from, to, width, count: remaining)
    }
    let scale = Four(repeating: 1 / (area * parts))
    for index in Swift.stride(from: 0, to: remaining &* 16, by: 4) {
      store(load(one + index) * scale, one + index)
    }
  }

  /// Multiplies the first line by `scale`, and rounds the results to integers.
  private func round(count: Int, scale: Float) {
    let (scale, magic) = (Four(repeating: scale), Four(repeating: 12_582_912))
    for index in Swift.stride(from: 0, to: count, by: 4) {
      store((load(one + index) * scale + magic) - magic, one + index)
    }
  }

  /// Writes the sums of `width` adjacent positions, for `count` positions.
  private func add(_ from: Row, _ to: Row, _ width: Int, count: Int) {
    var sums = (Four.zero, Four.zero, Four.zero, Four.zero)
    var (first, last, target) = (from, from, to)
    for _ in 0..<width &- 1 {
      sums.0 += load(last)
      sums.1 += load(last + 4)
      sums.2 += load(last + 8)
      sums.3 += load(last + 12)
      last += 16
    }
    // The value that leaves the sum is subtracted from the next input, to shorten the dependency
    // chain.
    var removed = (Four.zero, Four.zero, Four.zero, Four.zero)
    for _ in 0..<count {
      sums.0 += load(last) - removed.0
      sums.1 += load(last + 4) - removed.1
      sums.2 += load(last + 8) - removed.2
      sums.3 += load(last + 12) - removed.3
      store(sums, target)
      removed = (load(first), load(first + 4), load(first + 8), load(first + 12))
      first += 16
      last += 16
      target += 16
    }
  }

  /// Converts the channels of a pixel, using that the last bit of the float 2²³ has the value 1.
  @inline(__always)
  private func floats(_ pixel: UInt32) -> Four {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    return unsafeBitCast(bytes | 0x4B00_0000, to: Four.self) - 8_388_608
  }

  @inline(__always)
  private func load(_ row: UnsafePointer<Float>) -> Four {
    UnsafeRawPointer(row).loadUnaligned(as: Four.self)
  }

  @inline(__always)
  private func store(_ four: Four, _ row: Row) {
    UnsafeMutableRawPointer(row).storeBytes(of: four, as: Four.self)
  }

  @inline(__always)
  private func store(_ sums: (Four, Four, Four, Four), _ row: Row) {
    store(sums.0, row)
    store(sums.1, row + 4)
    store(sums.2, row + 8)
    store(sums.3, row + 12)
  }
}

/// Converts four values from 0 to 255 to integers, rounded to nearest.
@inline(__always)
func bytes(_ values: SIMD4<Float>) -> Quad {
  unsafeBitCast(values + 8_388_608, to: Quad.self) & 255
}

/// Converts a row of values to a mask; both buffers have room for a multiple of four.
func convert(_ values: UnsafePointer<Float>, into mask: Pixels, count: Int) {
  for index in stride(from: 0, to: count, by: 4) {
    let four = UnsafeRawPointer(values + index).loadUnaligned(as: SIMD4<Float>.self)
    UnsafeMutableRawPointer(mask + index).storeBytes(of: bytes(four), as: Quad.self)
  }
}

/// Converts a row of four values per pixel to pixels.
func convert(_ values: UnsafePointer<Float>, intoPixels row: Pixels, count: Int) {
  for index in 0..<count {
    let four = UnsafeRawPointer(values + index &* 4).loadUnaligned(as: SIMD4<Float>.self)
    let channels = SIMD4<UInt8>(truncatingIfNeeded: bytes(four))
    row[index] = unsafeBitCast(channels, to: UInt32.self)
  }
}
