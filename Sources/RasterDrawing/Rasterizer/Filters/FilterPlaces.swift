// Steps of filters that combine images, or move their pixels.

import RasterValues

extension Rasterizer {
  mutating func combine(_ mode: BlendMode, _ input: Surface, into target: Surface) {
    let frame = target.frame
    for y in frame.rows {
      guard gauge.use(frame.width &* 80) else { return }
      let from = input.pixels(x: frame.x, y: y)
      mode.blend(from, into: target.pixels(x: frame.x, y: y), count: frame.width)
    }
  }

  mutating func arithmetic(_ step: DrawingFilterStep, _ inputs: [Surface], into target: Surface) {
    func factor(_ index: Int) -> SIMD4<Float> {
      SIMD4(repeating: Float(bounded(step.value(index))))
    }
    let (product, first, second) = (factor(0) / 255, factor(1), factor(2))
    let constant = factor(3) * 255
    let (frame, zero) = (target.frame, SIMD4<Float>(repeating: 0))
    for y in frame.rows {
      guard gauge.use(frame.width &* WorkGauge.blurredPixel) else { return }
      let (above, below) = (
        inputs[0].pixels(x: frame.x, y: y), inputs[1].pixels(x: frame.x, y: y)
      )
      let row = target.pixels(x: frame.x, y: y)
      for x in 0..<frame.width {
        let (one, two) = (channels(above[x]), channels(below[x]))
        let sum = product * one * two + first * one + second * two + constant
        var result = sum.clamped(lowerBound: zero, upperBound: zero + 255)
        result = pointwiseMin(result, SIMD4(repeating: result.w))
        row[x] = pixel(result)
      }
    }
  }

  mutating func offset(
    _ step: DrawingFilterStep,
    _ input: Surface,
    _ device: DeviceFilter,
    into target: Surface
  ) {
    let move = device.matrix.vector(step.value(0), step.value(1))
    // Half a pixel is rounded towards zero.
    let (dx, dy) = (-floored(0.5 - bounded(move.x)), -floored(0.5 - bounded(move.y)))
    let frame = target.frame
    let seen = frame.moved(x: dx, y: dy).intersection(frame)
    guard !seen.isEmpty else { return }
    for y in seen.rows {
      guard gauge.use(frame.width) else { return }
      let from = input.pixels(x: seen.x &- dx, y: y &- dy)
      target.pixels(x: seen.x, y: y).update(from: from, count: seen.width)
    }
  }

  mutating func tile(
    _ step: DrawingFilterStep,
    _ input: Surface,
    _ device: DeviceFilter,
    into target: Surface
  ) {
    let rect = Rect(
      x: step.value(0),
      y: step.value(1),
      width: step.value(2),
      height: step.value(3)
    )
    let (tile, frame) = (device.pixels(rect), target.frame)
    guard !tile.isEmpty else { return }
    for y in frame.rows {
      guard gauge.use(frame.width &* 8) else { return }
      let row = target.pixels(x: frame.x, y: y)
      let top = tile.y &+ dividedDown(y &- tile.y, tile.height).remainder
      let from = input.pixels(x: tile.x, y: top)
      var place = dividedDown(frame.x &- tile.x, tile.width).remainder
      for x in 0..<frame.width {
        row[x] = from[place]
        place = place &+ 1 == tile.width ? 0 : place &+ 1
      }
    }
  }

  mutating func displace(
    _ step: DrawingFilterStep,
    _ inputs: [Surface],
    _ device: DeviceFilter,
    into target: Surface
  ) {
    let (frame, scale) = (target.frame, step.value(0))
    func shift(_ index: Int) -> UInt32 { UInt32(min(max(step.value(index), 0), 3)) &* 8 }
    let (across, down) = (shift(1), shift(2))
    for y in frame.rows {
      guard gauge.use(frame.width &* WorkGauge.blurredPixel) else { return }
      let (map, row) = (inputs[1].pixels(x: frame.x, y: y), target.pixels(x: frame.x, y: y))
      for x in 0..<frame.width {
        let color = Unpremultiplied(map[x])
        let word = color.red | color.green &<< 8 | color.blue &<< 16 | color.alpha &<< 24
        let move = device.matrix.vector(
          scale * (Double(word &>> across & 255) / 255 - 0.5),
          scale * (Double(word &>> down & 255) / 255 - 0.5)
        )
        let (left, top) = (
          floored(Double(frame.x &+ x) + bounded(move.x) + 0.5),
          floored(Double(y) + bounded(move.y) + 0.5)
        )
        guard frame.columns.contains(left), frame.rows.contains(top) else { continue }
        row[x] = inputs[0].pixels(x: left, y: top).pointee
      }
    }
  }
}

/// The four channels of a pixel.
@inline(__always)
func channels(_ pixel: UInt32) -> SIMD4<Float> {
  SIMD4(
    Float(pixel & 255),
    Float(pixel &>> 8 & 255),
    Float(pixel &>> 16 & 255),
    Float(pixel &>> 24)
  )
}

/// The pixel of four channels from 0 to 255.
@inline(__always)
func pixel(_ channels: SIMD4<Float>) -> UInt32 {
  let levels = bytes(channels)
  return levels.x | levels.y &<< 8 | levels.z &<< 16 | levels.w &<< 24
}
