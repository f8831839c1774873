// Blurs pixels, or their alphas alone: across, row by row, then down, in strips of sixteen numbers.
//
//     input row ─ across ─┐  ┌───┬───┬───┐            ┌───┬───┬───┐  ┌─ emit
//                         └→ │   │   │   │ ─ down  →  │   │   │   │ ─┘
//                            └───┴───┴───┘            └───┴───┴───┘
//                          strips of a band          blurred strips
//
// All arithmetic is + and × of floats in one order for each pixel, wherever it lies and whatever part of
// the picture is wanted, so that the bytes are the same everywhere. Colours stay within their alpha, since
// both go through the same sums, which never fall where a term grows. Rows come in bands about as high as
// the blur reaches, so that strips stay in the cache; what two bands share is kept.
//
// Unsafe pointers: memory of this file, sized below for the columns that are wanted and the stages; and
// rows of a surface, read within its frame.

import RasterValues

/// Blurs a surface.
struct BlurPass: ~Copyable {
  /// The channels that are blurred.
  enum Channels: Int { case alpha = 1, all = 4 }

  private typealias Row = UnsafeMutablePointer<Float>
  private typealias Four = SIMD4<Float>

  /// An axis' sums, with the numbers from one pixel to the next.
  private struct Stage {
    let weights: [Four]
    let distance: Int
    var span: Int { (weights.count &- 1) &* distance }

    init(_ stage: AxisBlur.Stage, stride: Int) {
      weights = stage.weights.map { Four(repeating: $0) }
      distance = stage.spacing &* stride
    }
  }

  private let x, y: AxisBlur
  private let across, down: [Stage]
  private let input: Surface
  private let channels: Int
  private let output: PixelRect
  /// The columns on which the output may depend, and those of them that the input has.
  private let columns, used: Range<Int>
  /// The rows of the input on which the output may depend.
  private let rows: Range<Int>
  /// The rows of a band of the output, and the most of the input that it depends on.
  private let bandHeight, keptHeight: Int
  /// The numbers of a row, sixteen of which are a strip's.
  private let stride: Int
  /// Two lines for the stages' results; the strips of the input and of the output, each of which follows
  /// the one before; a row of the output.
  private let memory, one, two, strips, blurred, emitted: Row
  /// Counts the memory, as pixels, while the pass is there; not asked where there is room for nothing.
  private let meter: WorkMeter?
  private let size: Int
  private let isRefused: Bool

  /// Makes ready to blur `input` into the pixels of `output`, which is not empty.
  ///
  /// All are pixels of the blur's steps. Where the meter refuses the memory, nothing is handed out.
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
    across = x.stages.map { Stage($0, stride: count) }
    down = y.stages.map { Stage($0, stride: 16) }
    columns = x.needed(output.columns)
    used = input.frame.columns.clamped(to: columns)
    rows = input.frame.rows.clamped(to: y.needed(output.rows))
    bandHeight = min(output.height, max(y.span, 32))
    keptHeight = min(rows.count, bandHeight &+ y.span)
    stride = (output.width &* count &+ 15) & ~15
    let line = max(columns.count &* count, (bandHeight &+ y.span) &* 16) &+ 32
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

  /// Hands out each row of the output: its y, and `channels` floats a pixel from 0 to 255; no more where
  /// the answer is no.
  func run(_ emit: (Int, UnsafePointer<Float>) -> Bool) {
    guard !isRefused else { return }
    var kept = rows.lowerBound..<rows.lowerBound
    for top in Swift.stride(from: output.y, to: output.rows.upperBound, by: bandHeight) {
      let band = top..<min(top &+ bandHeight, output.rows.upperBound)
      let needed = y.needed(band)
      take(rows.clamped(to: needed), &kept)
      for strip in 0..<stride / 16 { blurDown(strip, kept, needed: needed, height: band.count) }
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
  /// Puts rows of the input, blurred across, in the strips, where `kept` are in already.
  private func take(_ wanted: Range<Int>, _ kept: inout Range<Int>) {
    let shared = kept.clamped(to: wanted)
    if shared.lowerBound > kept.lowerBound, !shared.isEmpty {
      let distance = (shared.lowerBound &- kept.lowerBound) &* 16
      for strip in 0..<stride / 16 {
        let start = strips + strip &* keptHeight &* 16
        start.update(from: start + distance, count: shared.count &* 16)
      }
    }
    for row in (shared.isEmpty ? wanted.lowerBound : shared.upperBound)..<wanted.upperBound {
      let line = blurAcross(row)
      for strip in 0..<stride / 16 {
        let target = strips + (strip &* keptHeight &+ row &- wanted.lowerBound) &* 16
        target.update(from: line + strip &* 16, count: 16)
      }
    }
    kept = wanted
  }

  /// A row of the input, blurred across.
  private func blurAcross(_ row: Int) -> Row {
    one.update(repeating: 0, count: columns.count &* channels)
    if !used.isEmpty {
      let target = one + (used.lowerBound &- columns.lowerBound) &* channels
      copy(input.pixels(x: used.lowerBound, y: row), count: used.count, to: target)
    }
    return run(across, count: columns.count &* channels)
  }

  /// Blurs a strip of the rows of a band, which need more rows than there are in `kept`.
  private func blurDown(_ strip: Int, _ kept: Range<Int>, needed: Range<Int>, height: Int) {
    one.update(repeating: 0, count: needed.count &* 16)
    let from = strips + strip &* keptHeight &* 16
    (one + (kept.lowerBound &- needed.lowerBound) &* 16).update(from: from, count: kept.count &* 16)
    let result = run(down, count: needed.count &* 16)
    (blurred + strip &* bandHeight &* 16).update(from: result, count: height &* 16)
  }

  /// Takes the first line, of so many numbers, through stages.
  private func run(_ stages: [Stage], count: Int) -> Row {
    var (from, to, left) = (one, two, count)
    for stage in stages {
      left &-= stage.span
      convolve(from, to, count: left, stage)
      swap(&from, &to)
    }
    return from
  }

  /// Adds up numbers that are a distance apart.
  private func convolve(_ from: Row, _ to: Row, count: Int, _ stage: Stage) {
    let distance = stage.distance
    stage.weights.withUnsafeBufferPointer { weights in
      for start in Swift.stride(from: 0, to: count, by: 16) {
        var sums = (Four.zero, Four.zero, Four.zero, Four.zero)
        var place = from + start
        for weight in weights {
          sums.0 += load(place) * weight
          sums.1 += load(place + 4) * weight
          sums.2 += load(place + 8) * weight
          sums.3 += load(place + 12) * weight
          place += distance
        }
        store(sums, to + start)
      }
    }
  }

  /// Takes pixels as numbers.
  private func copy(_ pixels: Pixels, count: Int, to target: Row) {
    guard channels == 1 else {
      for index in 0..<count { store(floats(pixels[index]), target + index &* 4) }
      return
    }
    var index = 0
    while index &+ 4 <= count {
      let alphas = UnsafeRawPointer(pixels + index).loadUnaligned(as: Quad.self) &>> 24
      store(unsafeBitCast(alphas | 0x4B00_0000, to: Four.self) - 8_388_608, target + index)
      index &+= 4
    }
    while index < count {
      target[index] = Float(Int32(truncatingIfNeeded: pixels[index] &>> 24))
      index &+= 1
    }
  }

  /// The channels of a pixel, by way of 2²³, whose last bit is 1.
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

/// Four numbers from 0 to 255 as integers, to the nearest.
@inline(__always)
func bytes(_ values: SIMD4<Float>) -> Quad {
  unsafeBitCast(values + 8_388_608, to: Quad.self) & 255
}

/// A row of numbers as a mask; `values` and `mask` have room for a multiple of four.
func convert(_ values: UnsafePointer<Float>, into mask: Pixels, count: Int) {
  for index in stride(from: 0, to: count, by: 4) {
    let four = UnsafeRawPointer(values + index).loadUnaligned(as: SIMD4<Float>.self)
    UnsafeMutableRawPointer(mask + index).storeBytes(of: bytes(four), as: Quad.self)
  }
}

/// A row of four numbers a pixel as pixels.
func convert(_ values: UnsafePointer<Float>, intoPixels row: Pixels, count: Int) {
  for index in 0..<count {
    let four = UnsafeRawPointer(values + index &* 4).loadUnaligned(as: SIMD4<Float>.self)
    let channels = SIMD4<UInt8>(truncatingIfNeeded: bytes(four))
    row[index] = unsafeBitCast(channels, to: UInt32.self)
  }
}
