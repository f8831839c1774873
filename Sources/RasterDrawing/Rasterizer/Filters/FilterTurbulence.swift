// Perlin's noise, as the filter step `feTurbulence` specifies it.

import RasterValues

/// Noise from a lattice of random gradients.
///
/// Source: Filter Effects Module Level 1, section 9.21, with its generator of random numbers.
private struct Turbulence {
  private static let size = 256
  private var lattice: [Int]
  private var gradients: [SIMD2<Double>]
  let isNoise: Bool
  let frequency: SIMD2<Double>
  let octaves: Int

  /// The numbers are the kind (1 for `fractalNoise`), the frequencies, the number of octaves and
  /// the seed.
  init(_ step: DrawingFilterStep) {
    isNoise = step.value(0) == 1
    frequency = SIMD2(step.value(1), step.value(2))
    octaves = Int(min(max(step.value(3), 0), 16))
    lattice = Array(0..<Self.size)
    gradients = []
    var random = LehmerGenerator(step.value(4))
    for _ in 0..<4 {
      for _ in 0..<Self.size {
        func next() -> Double {
          Double(random.next() % (2 * Self.size) - Self.size) / Double(Self.size)
        }
        let (x, y) = (next(), next())
        let length = (x * x + y * y).squareRoot()
        gradients.append(length > 0 ? SIMD2(x / length, y / length) : SIMD2(0, 0))
      }
    }
    for index in (1..<Self.size).reversed() {
      lattice.swapAt(index, random.next() % Self.size)
    }
    lattice += lattice + [lattice[0], lattice[1]]
  }

  /// The value of a channel at a point, from 0 to 1.
  func value(_ channel: Int, at point: SIMD2<Double>) -> Double {
    var (sum, place, ratio) = (0.0, point * frequency, 1.0)
    for _ in 0..<octaves {
      let noise = noise(channel, place)
      sum += (isNoise ? noise : noise.magnitude) / ratio
      place *= 2
      ratio *= 2
    }
    return min(max(isNoise ? (sum + 1) / 2 : sum, 0), 1)
  }

  private func noise(_ channel: Int, _ place: SIMD2<Double>) -> Double {
    func cell(_ value: Double) -> (first: Int, part: Double) {
      let moved = bounded(value) + 4_096
      let whole = moved.rounded(.down)
      return (floored(whole) & 255, moved - whole)
    }
    let (x, y) = (cell(place.x), cell(place.y))
    let (left, right) = (lattice[x.first], lattice[(x.first &+ 1) & 255])
    let (top, bottom) = (y.first, (y.first &+ 1) & 255)
    func gradient(_ column: Int, _ row: Int, x dx: Double, y dy: Double) -> Double {
      let gradient = gradients[channel &* Self.size &+ lattice[(column &+ row) & 511]]
      return gradient.x * dx + gradient.y * dy
    }
    func curve(_ value: Double) -> Double { value * value * (3 - 2 * value) }
    func mix(_ t: Double, _ one: Double, _ two: Double) -> Double { one + t * (two - one) }
    let (across, down) = (curve(x.part), curve(y.part))
    let upper = mix(
      across,
      gradient(left, top, x: x.part, y: y.part),
      gradient(right, top, x: x.part - 1, y: y.part)
    )
    let lower = mix(
      across,
      gradient(left, bottom, x: x.part, y: y.part - 1),
      gradient(right, bottom, x: x.part - 1, y: y.part - 1)
    )
    return mix(down, upper, lower)
  }
}

/// The generator of random numbers in the specification.
private struct LehmerGenerator {
  private var state: Int

  init(_ seed: Double) {
    let limit = 2_147_483_647
    var seed = Int(min(max(seed, -Double(limit)), Double(limit)))
    if seed <= 0 { seed = -(seed % (limit - 1)) + 1 }
    state = min(seed, limit - 1)
  }

  mutating func next() -> Int {
    let result = 16_807 * (state % 127_773) - 2_836 * (state / 127_773)
    state = result <= 0 ? result + 2_147_483_647 : result
    return state
  }
}

extension Rasterizer {
  mutating func turbulence(
    _ step: DrawingFilterStep,
    _ device: DeviceFilter,
    into target: Surface
  ) {
    guard let inverse = device.matrix.inverse else { return }
    let (noise, frame) = (Turbulence(step), device.pixels(step.region))
    for y in frame.rows {
      guard gauge.use(frame.width &* 400 &* max(noise.octaves, 1)) else { return }
      let row = target.pixels(x: frame.x, y: y)
      for x in 0..<frame.width {
        let point = inverse.point(Double(frame.x &+ x), Double(y))
        func level(_ channel: Int) -> UInt32 {
          UInt32(noise.value(channel, at: point) * 255 + 0.5)
        }
        row[x] =
          Unpremultiplied(red: level(0), green: level(1), blue: level(2), alpha: level(3)).pixel
      }
    }
  }
}
