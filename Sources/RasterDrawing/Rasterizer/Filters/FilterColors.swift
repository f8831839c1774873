// Colour steps of filters: matrices and transfer functions of colours without premultiplication.

import RasterValues

/// A pixel whose colours are not multiplied by its alpha, from 0 to 255.
struct Unpremultiplied {
  var red, green, blue, alpha: UInt32

  @inline(__always)
  init(_ pixel: UInt32) {
    alpha = pixel &>> 24
    guard alpha != 0, alpha != 255 else {
      (red, green, blue) = (pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255)
      return
    }
    let half = alpha / 2
    red = min(((pixel & 255) &* 255 &+ half) / alpha, 255)
    green = min(((pixel &>> 8 & 255) &* 255 &+ half) / alpha, 255)
    blue = min(((pixel &>> 16 & 255) &* 255 &+ half) / alpha, 255)
  }

  @inline(__always)
  init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The premultiplied pixel.
  @inline(__always)
  var pixel: UInt32 {
    func level(_ value: UInt32) -> UInt32 { (value &* alpha &+ 127) / 255 }
    return level(red) | level(green) &<< 8 | level(blue) &<< 16 | alpha &<< 24
  }

  /// The colour with each component replaced by a level of a table.
  @inline(__always)
  func mapped(_ levels: [UInt8]) -> Unpremultiplied {
    Unpremultiplied(
      red: UInt32(levels[Int(red & 255)]),
      green: UInt32(levels[Int(green & 255)]),
      blue: UInt32(levels[Int(blue & 255)]),
      alpha: alpha
    )
  }
}

/// The levels of sRGB in linear light, and the reverse.
struct FilterTables: Sendable {
  let decoded, encoded: [UInt8]

  static let shared = FilterTables()

  private init() {
    func levels(_ convert: (Double) -> Double) -> [UInt8] {
      (0..<256).map { UInt8(min(max(convert(Double($0) / 255) * 255 + 0.5, 0), 255)) }
    }
    decoded = levels { Color.decoded($0) }
    encoded = levels { Color.encoded($0) }
  }
}

/// A matrix of colours, in rows of four factors and an offset.
struct FilterMatrix {
  private let red, green, blue, alpha, constant: SIMD4<Float>

  init(_ values: [Double]) {
    func column(_ index: Int) -> SIMD4<Float> {
      func row(_ row: Int) -> Float {
        values.count == 20 ? Float(bounded(values[row &* 5 &+ index])) : (row == index ? 1 : 0)
      }
      return SIMD4(row(0), row(1), row(2), row(3))
    }
    (red, green, blue, alpha) = (column(0), column(1), column(2), column(3))
    constant = column(4) * 255
  }

  @inline(__always)
  func applied(to pixel: UInt32) -> UInt32 {
    let color = Unpremultiplied(pixel)
    var sum = constant + red * Float(color.red) + green * Float(color.green)
    sum += blue * Float(color.blue) + alpha * Float(color.alpha)
    let zero = SIMD4<Float>(repeating: 0)
    let result = bytes(sum.clamped(lowerBound: zero, upperBound: zero + 255))
    return Unpremultiplied(red: result.x, green: result.y, blue: result.z, alpha: result.w).pixel
  }
}

/// A transfer function of one component.
///
/// The numbers of a step are, for each of four functions, its kind, the count of its parameters and
/// the parameters.
enum TransferFunction {
  /// The levels of red, green, blue and alpha.
  static func tables(_ values: [Double]) -> [[UInt8]] {
    var (index, result) = (0, [[UInt8]]())
    while result.count < 4 {
      guard index &+ 1 < values.count, values[index &+ 1] >= 0,
        values[index &+ 1] <= Double(values.count &- index &- 2)
      else {
        result.append((0..<256).map { UInt8($0) })
        continue
      }
      let count = Int(values[index &+ 1])
      let parameters = Array(values[index &+ 2..<index &+ 2 &+ count])
      let kind = values[index]
      result.append(
        (0..<256).map { level in
          let value = value(kind, parameters, Double(level) / 255)
          return UInt8(min(max(bounded(value * 255 + 0.5), 0), 255))
        }
      )
      index &+= 2 &+ count
    }
    return result
  }

  private static func value(_ kind: Double, _ values: [Double], _ level: Double) -> Double {
    func at(_ index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }
    switch kind {
    case 1:
      guard let last = values.indices.last else { return level }
      let place = level * Double(last)
      let index = min(Int(place), last)
      return at(index) + (place - Double(index)) * (at(min(index &+ 1, last)) - at(index))
    case 2:
      guard let last = values.indices.last else { return level }
      return at(min(Int(level * Double(values.count)), last))
    case 3: return at(0) * level + at(1)
    case 4: return at(0) * Powers.power(level, at(1)) + at(2)
    default: return level
    }
  }
}

extension Rasterizer {
  mutating func apply(_ matrix: FilterMatrix, _ input: Surface, into target: Surface) {
    let frame = target.frame
    var (last, result) = (0 as UInt32, matrix.applied(to: 0))
    for y in frame.rows {
      guard gauge.use(frame.width &* WorkGauge.blurredPixel) else { return }
      let (from, row) = (input.pixels(x: frame.x, y: y), target.pixels(x: frame.x, y: y))
      for x in 0..<frame.width {
        if from[x] != last { (last, result) = (from[x], matrix.applied(to: from[x])) }
        row[x] = result
      }
    }
  }

  mutating func apply(_ tables: [[UInt8]], _ input: Surface, into target: Surface) {
    let frame = target.frame
    for y in frame.rows {
      guard gauge.use(frame.width &* WorkGauge.blurredPixel) else { return }
      let (from, row) = (input.pixels(x: frame.x, y: y), target.pixels(x: frame.x, y: y))
      for x in 0..<frame.width {
        let color = Unpremultiplied(from[x])
        row[x] =
          Unpremultiplied(
            red: UInt32(tables[0][Int(color.red & 255)]),
            green: UInt32(tables[1][Int(color.green & 255)]),
            blue: UInt32(tables[2][Int(color.blue & 255)]),
            alpha: UInt32(tables[3][Int(color.alpha & 255)])
          ).pixel
      }
    }
  }

  mutating func flood(_ step: DrawingFilterStep, into target: Surface) {
    func level(_ index: Int) -> UInt32 {
      UInt32(min(max(step.value(index), 0), 1) * 255 + 0.5)
    }
    var color = Unpremultiplied(red: level(0), green: level(1), blue: level(2), alpha: level(3))
    if step.isLinear { color = color.mapped(FilterTables.shared.decoded) }
    let (pixel, frame) = (color.pixel, target.frame)
    for y in frame.rows {
      guard gauge.use(frame.width) else { return }
      target.pixels(x: frame.x, y: y).update(repeating: pixel, count: frame.width)
    }
  }
}
