// Blurs by gigantic deviations: pixels of a power of two of pixels are made, blurred, and taken apart.
//
// A pixel is the mean of those in it, to the nearest of 255; what comes of two neighbours is interpolated
// between their centres. They are counted from the layer's own corner, so a layer that is moved as a whole
// looks the same; content that is moved within it may differ by 1 of 255.
//
// Unsafe pointers: rows of surfaces, within their frames, and memory of this file, of a row's size.

import RasterValues

extension Blur {
  /// Blurs a surface into the pixels of `output`, neither of which is empty; hands out each row, of
  /// `channels` floats a pixel from 0 to 255, until the answer is no.
  ///
  /// Where the input `isReduced`, its pixels are those of steps already. A meter that refuses the memory
  /// keeps the error, and nothing is handed out.
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
    if let store { shrink(input, to: store.surface) }
    let coarse = gathered(output, isMoved: true)
    let enlarging = Enlarging(self, channels.rawValue, from: coarse, to: output)
    let pass = BlurPass(self, store?.surface ?? input, channels, output: coarse, meter: meter)
    pass.run { enlarging.take($0, $1, emit) }
  }

  /// The pixels of steps that hold a frame's pixels.
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

  /// Makes pixels of steps the means of those in them.
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

/// Makes rows of pixels of those of steps, which come in order.
private final class Enlarging {
  private let blur: Blur
  private let channels: Int
  private let columns: Range<Int>
  private let places: [(index: Int, part: Float)]
  private let output: PixelRect
  private let width: Int
  /// The next row of the output.
  private var next: Int
  /// The row of steps before, what comes between it and the next, and a row of pixels.
  private var before, between, row: [Float]

  init(_ blur: Blur, _ channels: Int, from coarse: PixelRect, to output: PixelRect) {
    (self.blur, self.channels, self.output) = (blur, channels, output)
    columns = coarse.columns
    next = output.y
    width = coarse.width &* channels
    places =
      blur.x.step == 1
      ? [] : output.columns.map { blur.x.place($0, blur.origin.x, shift: blur.x.shift) }
    before = [Float](repeating: 0, count: width)
    between = before
    // Rows are read four numbers at a time.
    row = [Float](repeating: 0, count: output.width &* channels &+ 4)
  }

  /// Takes a row of steps, and hands out the rows of pixels that end there; false where the answer is no.
  func take(
    _ index: Int,
    _ values: UnsafePointer<Float>,
    _ emit: (Int, UnsafePointer<Float>) -> Bool
  ) -> Bool {
    while next < output.rows.upperBound {
      if blur.y.step == 1 {
        guard next == index else { break }
        for column in 0..<width { between[column] = values[column] }
      } else {
        let place = blur.y.place(next, blur.origin.y, shift: blur.y.shift)
        guard place.index &+ 1 == index else { break }
        for column in 0..<width {
          between[column] = before[column] + (values[column] - before[column]) * place.part
        }
      }
      spread()
      let goesOn = row.withUnsafeBufferPointer { $0.baseAddress.map { emit(next, $0) } ?? false }
      guard goesOn else { return false }
      next &+= 1
    }
    for column in 0..<width { before[column] = values[column] }
    return true
  }

  /// Brings the columns of steps to the output's.
  private func spread() {
    guard blur.x.step > 1 else {
      for column in 0..<width { row[column] = between[column] }
      return
    }
    for (x, place) in places.enumerated() {
      let start = (place.index &- columns.lowerBound) &* channels
      for channel in 0..<channels {
        let (first, second) = (between[start &+ channel], between[start &+ channels &+ channel])
        row[x &* channels &+ channel] = first + (second - first) * place.part
      }
    }
  }
}
