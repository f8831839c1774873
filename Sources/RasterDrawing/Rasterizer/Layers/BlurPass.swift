// Blurs pixels, or their alphas alone, row by row: across into a ring of rows, then down.
//
//     input rows ─ gather ─ across ─┐                    ┌─ between rows ─ between columns ─ emit
//                                   ring of rows ─ down ─┘
//
// All arithmetic is + and × of floats in one order for each pixel, whatever part of the picture is
// wanted, so that the bytes are the same everywhere. Colours stay within their alpha, since both go
// through the same sums, which never fall where a term grows. The ring has as many rows as there are
// weights, 32 at most, so that it stays in the cache.
//
// Unsafe pointers: memory of this file, sized below for the columns that are wanted and the weights;
// and rows of a surface, read within its frame.

import RasterValues

/// Blurs a surface.
struct BlurPass: ~Copyable {
  /// The channels that are blurred.
  enum Channels: Int { case alpha = 1, all = 4 }

  private typealias Row = UnsafeMutablePointer<Float>
  private typealias Four = SIMD4<Float>

  private let blur: Blur
  private let input: Surface
  private let channels: Int
  /// Whether the input's pixels are gathered ones.
  private let isReduced: Bool
  private let output: PixelRect
  /// Gathered columns that are wanted.
  private let columns: Range<Int>
  /// The first gathered row that is wanted.
  private let firstRow: Int
  /// Gathered rows with input.
  private let inputRows: Range<Int>
  /// The input's columns that are needed.
  private let used: Range<Int>
  /// Floats a row, a multiple of 16.
  private let stride: Int
  private let memory: Row
  private let wide, full, ring, down, between, emitted: Row
  private let weightsX, weightsY: [Four]

  /// Makes ready to blur `input` into the pixels of `output`, neither of which is empty.
  init(
    _ blur: Blur,
    _ input: Surface,
    _ channels: Channels,
    isReduced: Bool = false,
    output: PixelRect
  ) {
    (self.blur, self.input, self.output, self.isReduced) = (blur, input, output, isReduced)
    let count = channels.rawValue
    self.channels = count
    columns = blur.x.gathered(output.columns, blur.origin.x, shift: blur.x.shift)
    firstRow = blur.y.gathered(output.rows, blur.origin.y, shift: blur.y.shift).lowerBound
    inputRows =
      isReduced ? input.frame.rows : blur.y.gathered(input.frame.rows, blur.origin.y)
    let needed = isReduced ? input.frame.columns : blur.x.inputs(output.columns)
    used = input.frame.columns.clamped(to: needed)
    stride = (columns.count &* count &+ 15) & ~15
    let area = isReduced ? 1 : Float(blur.x.step) * Float(blur.y.step)
    weightsX = blur.x.weights.map { Four(repeating: $0 / area) }
    weightsY = blur.y.weights.map { Four(repeating: $0) }
    let rows: Int = blur.y.weights.count &* stride
    let padded: Int = stride &+ (blur.x.weights.count &+ 2) &* count &+ 16
    let line: Int = used.count &* count &+ 16
    let written: Int = output.width &* count &+ 16
    let sizes: [Int] = [padded, line, rows, 2 &* stride, stride, written]
    let sum = sizes.reduce(0, &+)
    memory = .allocate(capacity: sum)
    memory.initialize(repeating: 0, count: sum)
    wide = memory
    full = wide + sizes[0]
    ring = full + sizes[1]
    down = ring + sizes[2]
    between = down + sizes[3]
    emitted = between + sizes[4]
  }

  deinit { memory.deallocate() }

  /// Hands out each row of the output: its y, and `channels` floats a pixel from 0 to 255; no more where
  /// the answer is no.
  func run(_ emit: (Int, UnsafePointer<Float>) -> Bool) {
    var next = firstRow &+ blur.y.first
    var ready = firstRow &- 1
    let places =
      blur.x.step == 1
      ? [] : output.columns.map { blur.x.place($0, blur.origin.x, shift: blur.x.shift) }
    for y in output.rows {
      let (index, part) =
        blur.y.step == 1 ? (y, 0) : blur.y.place(y, blur.origin.y, shift: blur.y.shift)
      let last = blur.y.step == 1 ? index : index &+ 1
      while ready < last {
        ready &+= 1
        produce(ready, &next)
      }
      let row = mixed(index, part)
      if blur.x.step > 1 { spread(row, places) }
      guard emit(y, UnsafePointer(blur.x.step > 1 ? emitted : row)) else { return }
    }
  }

  /// A row between two gathered ones.
  private func mixed(_ index: Int, _ part: Float) -> Row {
    let upper = down + (index & 1) &* stride
    guard blur.y.step > 1 else { return upper }
    let lower = down + (1 &- index & 1) &* stride
    let weight = Four(repeating: part)
    for index in Swift.stride(from: 0, to: stride, by: 4) {
      let (first, second) = (load(upper + index), load(lower + index))
      store(first + (second - first) * weight, between + index)
    }
    return between
  }

  /// Brings a row of gathered columns to the output's.
  private func spread(_ row: Row, _ places: [(index: Int, part: Float)]) {
    for (x, place) in places.enumerated() {
      let start = (place.index &- columns.lowerBound) &* channels
      if channels == 4 {
        let (first, second) = (load(row + start), load(row + (start &+ 4)))
        store(first + (second - first) * Four(repeating: place.part), emitted + x &* 4)
      } else {
        emitted[x] = row[start] + (row[start &+ 1] - row[start]) * place.part
      }
    }
  }
}

extension BlurPass {
  /// Makes a gathered row of the result.
  private func produce(_ row: Int, _ next: inout Int) {
    let first = row &+ blur.y.first
    let used = (first..<first &+ blur.y.weights.count).clamped(to: inputRows)
    // Rows come in order, and what is before the first that is used will not be asked for again.
    next = max(next, used.lowerBound)
    while next < used.upperBound {
      across(next)
      next &+= 1
    }
    let target = down + (row & 1) &* stride
    let (slots, size) = (blur.y.weights.count, stride)
    let start = dividedDown(used.lowerBound, slots).remainder
    let offset = used.lowerBound &- first
    weightsY.withUnsafeBufferPointer { weights in
      for place in Swift.stride(from: 0, to: size, by: 16) {
        var sums = (Four.zero, Four.zero, Four.zero, Four.zero)
        var slot = start
        for index in offset..<offset &+ used.count {
          let weight = weights[index]
          let from = ring + (slot &* size &+ place)
          sums.0 += load(from) * weight
          sums.1 += load(from + 4) * weight
          sums.2 += load(from + 8) * weight
          sums.3 += load(from + 12) * weight
          slot = slot &+ 1 == slots ? 0 : slot &+ 1
        }
        store(sums, target + place)
      }
    }
  }

  /// Blurs a gathered row across, into the ring.
  private func across(_ row: Int) {
    gather(row)
    let target = ring + dividedDown(row, blur.y.weights.count).remainder &* stride
    let (wide, channels) = (wide, channels)
    weightsX.withUnsafeBufferPointer { weights in
      for start in Swift.stride(from: 0, to: stride, by: 16) {
        var sums = (Four.zero, Four.zero, Four.zero, Four.zero)
        var from = wide + start
        for weight in weights {
          sums.0 += load(from) * weight
          sums.1 += load(from + 4) * weight
          sums.2 += load(from + 8) * weight
          sums.3 += load(from + 12) * weight
          from += channels
        }
        store(sums, target + start)
      }
    }
  }

  /// Adds up a gathered row, from the first column that the weights reach.
  private func gather(_ row: Int) {
    let first = columns.lowerBound &+ blur.x.first
    let count = columns.count &+ blur.x.weights.count
    wide.update(repeating: 0, count: (count &+ 1) &* channels)
    guard !used.isEmpty else { return }
    if isReduced || blur.x.step == 1 {
      let inside = used.clamped(to: first..<first &+ count)
      let target = wide + (inside.lowerBound &- first) &* channels
      return addRows(row, inside, target)
    }
    full.update(repeating: 0, count: used.count &* channels)
    addRows(row, used, full)
    share(first, count)
  }

  /// Adds the rows that are gathered in one, each by how near it is.
  private func addRows(_ row: Int, _ columns: Range<Int>, _ target: Row) {
    guard !columns.isEmpty else { return }
    let step = isReduced ? 1 : blur.y.step
    guard step > 1 else {
      let pixels = input.pixels(x: columns.lowerBound, y: row)
      return add(pixels, count: columns.count, weight: 1, to: target)
    }
    let top = blur.origin.y &+ row &* step &- step
    for y in (top..<top &+ 3 &* step).clamped(to: input.frame.rows) {
      let place = blur.y.place(y, blur.origin.y, shift: 0)
      let weight = place.index == row ? 1 - place.part : place.index &+ 1 == row ? place.part : 0
      if weight > 0 {
        let pixels = input.pixels(x: columns.lowerBound, y: y)
        add(pixels, count: columns.count, weight: weight, to: target)
      }
    }
  }

  @inline(__always)
  private func add(_ pixels: Pixels, count: Int, weight: Float, to target: Row) {
    let weights = Four(repeating: weight)
    if channels == 1 {
      var index = 0
      while index &+ 4 <= count {
        let alphas = UnsafeRawPointer(pixels + index).loadUnaligned(as: Quad.self) &>> 24
        let four = unsafeBitCast(alphas | 0x4B00_0000, to: Four.self) - 8_388_608
        store(load(target + index) + four * weights, target + index)
        index &+= 4
      }
      while index < count {
        target[index] += Float(Int32(truncatingIfNeeded: pixels[index] &>> 24)) * weight
        index &+= 1
      }
    } else {
      for index in 0..<count {
        let from = target + index &* 4
        store(load(from) + floats(pixels[index]) * weights, from)
      }
    }
  }

  /// Shares a row's pixels between the gathered ones, of which `first` is the first that counts.
  private func share(_ first: Int, _ count: Int) {
    let (step, channels) = (blur.x.step, channels)
    for (index, x) in used.enumerated() {
      let place = blur.x.place(x, blur.origin.x, shift: 0)
      let target = place.index &- first
      guard target >= -1, target < count else { continue }
      _ = step
      if channels == 4 {
        let value = load(full + index &* 4)
        let part = value * Four(repeating: place.part)
        let (one, two) = (wide + target &* 4, wide + (target &+ 1) &* 4)
        if target >= 0 { store(load(one) + (value - part), one) }
        store(load(two) + part, two)
      } else {
        let part = full[index] * place.part
        if target >= 0 { wide[target] += full[index] - part }
        wide[target &+ 1] += part
      }
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
