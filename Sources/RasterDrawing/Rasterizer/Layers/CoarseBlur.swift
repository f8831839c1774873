// Blurs with very large deviations, by downsampling, blurring and upsampling.
//
// The layer is downsampled by a power of two. A coarse pixel is the mean of its pixels, rounded to
// 1/255. The blurred result is interpolated between the centres of adjacent coarse pixels. Coarse
// pixels are counted from the layer's own origin, so that a layer that moves as a whole looks the
// same. Content that moves within the layer may differ by 1/255.
//
// Unsafe pointers: rows of surfaces, within their frames, and memory of this file for a few rows.

import RasterValues

extension Blur {
  /// Blurs a surface into the pixels of `output`; neither is empty.
  ///
  /// Emits each row, with `channels` floats per pixel from 0 to 255, until `emit` returns false. If
  /// the input `isReduced`, its pixels are already coarse. If the meter refuses the memory, it
  /// stores the error and no rows are emitted.
  func run(
    _ input: Surface,
    _ channels: BlurPass.Channels,
    isReduced: Bool = false,
    into output: PixelRect,
    memory: LayerMemory,
    meter: WorkMeter?,
    _ emit: (Int, UnsafePointer<Float>) -> Bool
  ) {
    guard isCoarse else {
      let pass = BlurPass(self, input, channels, output: output, meter: meter)
      return pass.run(emit)
    }
    let store = isReduced ? nil : PixelStore(frame: covering(input.frame), memory: memory)
    if let store {
      guard meter?.use(input.frame.width &* input.frame.height) == nil else { return }
      shrink(input, to: store.surface)
    }
    let coarse = gathered(output, isMoved: true)
    var enlarging = Enlarging(self, channels.rawValue, from: coarse, to: output, meter: meter)
    let pass = BlurPass(self, store?.surface ?? input, channels, output: coarse, meter: meter)
    pass.run { enlarging.take($0, $1, emit) }
  }

  /// Returns the coarse pixels that contain a frame's pixels.
  private func covering(_ frame: PixelRect) -> PixelRect {
    guard !frame.isEmpty else { return frame }
    func parts(_ range: Range<Int>, _ origin: Int, _ step: Int) -> Range<Int> {
      let first = dividedDown(range.lowerBound &- origin, step).quotient
      return first..<dividedDown(range.upperBound &- 1 &- origin, step).quotient &+ 1
    }
    return PixelRect(
      x.step == 1 ? frame.columns : parts(frame.columns, origin.x, x.step),
      y.step == 1 ? frame.rows : parts(frame.rows, origin.y, y.step)
    )
  }

  /// Sets coarse pixels to the means of their pixels.
  private func shrink(_ input: Surface, to target: Surface) {
    let area = UInt64(x.step &* y.step)
    let columns = input.frame.columns
    var sums = [SIMD4<UInt64>](repeating: .zero, count: target.frame.width)
    for row in target.frame.rows {
      for index in sums.indices { sums[index] = .zero }
      let top = y.step == 1 ? row : origin.y &+ row &* y.step
      for line in (top..<top &+ y.step).clamped(to: input.frame.rows) {
        let pixels = input.pixels(x: input.frame.x, y: line)
        for index in sums.indices {
          let column = target.frame.x &+ index
          let first = x.step == 1 ? column : origin.x &+ column &* x.step
          var sum = SIMD4<UInt32>.zero
          for place in (first..<first &+ x.step).clamped(to: columns) {
            let pixel = unsafeBitCast(pixels[place &- columns.lowerBound], to: SIMD4<UInt8>.self)
            sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
          }
          sums[index] &+= SIMD4<UInt64>(truncatingIfNeeded: sum)
        }
      }
      let means = target.pixels(x: target.frame.x, y: row)
      for (index, sum) in sums.enumerated() {
        let mean = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ area / 2) / area)
        means[index] = unsafeBitCast(mean, to: UInt32.self)
      }
    }
  }
}

/// Interpolates rows of pixels from rows of coarse pixels, which arrive in order.
private struct Enlarging: ~Copyable {
  private typealias Row = UnsafeMutablePointer<Float>

  private let blur: Blur
  private let channels: Int
  private let columns: Range<Int>
  private let positions: [(index: Int, part: Float)]
  private let output: PixelRect
  private let width: Int
  private let meter: WorkMeter?
  /// The previous coarse row, the row between it and the next, and a row of pixels.
  private let before, between, row: Row
  private let size: Int
  /// The next row of the output.
  private var next: Int

  init(
    _ blur: Blur,
    _ channels: Int,
    from coarse: PixelRect,
    to output: PixelRect,
    meter: WorkMeter?
  ) {
    (self.blur, self.channels, self.output, self.meter) = (blur, channels, output, meter)
    columns = coarse.columns
    next = output.y
    width = coarse.width &* channels
    positions =
      blur.x.step == 1
      ? [] : output.columns.map { blur.x.place($0, blur.origin.x, shift: blur.x.shift) }
    // Rows are read four values at a time.
    size = width &* 2 &+ output.width &* channels &+ 4
    before = .allocate(capacity: size)
    before.initialize(repeating: 0, count: size)
    between = before + width
    row = between + width
  }

  deinit { before.deallocate() }

  /// Takes a coarse row, and emits the rows of pixels up to it; returns false when `emit` does.
  mutating func take(
    _ index: Int,
    _ values: UnsafePointer<Float>,
    _ emit: (Int, UnsafePointer<Float>) -> Bool
  ) -> Bool {
    while next < output.rows.upperBound {
      if blur.y.step == 1 {
        guard next == index else { break }
        between.update(from: values, count: width)
      } else {
        let place = blur.y.place(next, blur.origin.y, shift: blur.y.shift)
        guard place.index &+ 1 == index else { break }
        for column in 0..<width {
          between[column] = before[column] + (values[column] - before[column]) * place.part
        }
      }
      // Each value of a row is read twice, and written once.
      guard meter?.use((width &+ output.width &* channels) &* 2) == nil else { return false }
      spread()
      guard emit(next, row) else { return false }
      next &+= 1
    }
    before.update(from: values, count: width)
    return true
  }

  /// Interpolates the columns of the output.
  private func spread() {
    guard blur.x.step > 1 else { return row.update(from: between, count: width) }
    let from = between - columns.lowerBound &* channels
    var target = row
    for place in positions {
      let first = from + place.index &* channels
      for channel in 0..<channels {
        target[channel] =
          first[channel] + (first[channels &+ channel] - first[channel]) * place.part
      }
      target += channels
    }
  }
}
