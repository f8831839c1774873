// Expands or shrinks coverage by a disc, with a distance transform of columns and then rows.
//
// A pixel q with coverage a has its edge a − ½ beyond its centre. In a shape expanded by R, a pixel
// p therefore has the coverage R + a(q) − |p − q| for the best q, clamped to 0…1. At the expanded
// edge, (|p − q| + 1 − a)² equals |p − q|² + 2R·(1 − a) + (1 − a)²: a squared distance plus a value
// that depends only on q. The minimum is found in linear time as the lower envelope of parabolas.
// To shrink, the uncovered area is expanded. A disc that is an ellipse on the device becomes a
// circle by scaling the height of rows.
//
// P. F. Felzenszwalb and D. P. Huttenlocher, "Distance transforms of sampled functions", Theory of
// Computing 8 (2012).
//
// Unsafe pointers: memory of this file, whose size follows from the frame's longer side and area,
// and rows of surfaces within their frames.

import RasterValues

/// A disc by which coverage expands, or shrinks for a negative spread.
struct DiscSpread: Sendable {
  /// The disc's radii on the device, in pixels.
  let radiusX, radiusY: Double
  let isGrowing: Bool

  /// Creates a disc, or returns `nil` if it is too small to change pixels.
  init?(_ spread: Double, _ points: Matrix) {
    let radii = Blur.deviations(abs(spread) * 2, points)
    radiusX = min(radii.x, 0x1p30)
    radiusY = min(radii.y, 0x1p30)
    isGrowing = spread > 0
    guard max(radiusX, radiusY) > 0.01 else { return nil }
  }

  /// How far coverage expands, in whole pixels.
  var reach: (x: Int, y: Int) {
    isGrowing ? (-floored(-radiusX), -floored(-radiusY)) : (0, 0)
  }

  /// The distance within which pixels affect the result, in whole pixels.
  var dependence: (x: Int, y: Int) { (-floored(-radiusX) &+ 1, -floored(-radiusY) &+ 1) }
}

extension DiscSpread {
  /// Writes the expanded or shrunk alpha of `input` to the alpha of `output`.
  ///
  /// If the meter stops the work, the output is incomplete.
  func apply(_ input: Surface, _ output: Surface, _ meter: WorkMeter?) {
    let frame = input.frame.union(output.frame).enlarged(x: 1, y: 1)
    let (width, height) = (frame.width, frame.height)
    let squares = UnsafeMutablePointer<Float>.allocate(capacity: width &* height)
    squares.initialize(repeating: .infinity, count: width &* height)
    defer { squares.deallocate() }
    seed(squares, input, frame)
    var envelope = Envelope(length: max(width, height))
    // Scales the height of rows so that the disc is circular.
    let ratio = max(radiusX, 0.01) / max(radiusY, 0.01)
    for x in 0..<width {
      guard meter?.use(height &* WorkGauge.grownPixel / 2) == nil else { return }
      envelope.transform(squares + x, stride: width, count: height, unit: Float(ratio * ratio))
    }
    for y in output.frame.rows {
      guard meter?.use(width &* WorkGauge.grownPixel / 2) == nil else { return }
      let row = squares + (y &- frame.y) &* width
      envelope.transform(row, stride: 1, count: width, unit: 1)
      write(
        row + (output.frame.x &- frame.x),
        output.pixels(x: output.frame.x, y: y),
        output.frame.width
      )
    }
  }

  /// Writes the value that each pixel adds to squared distances.
  private func seed(_ squares: UnsafeMutablePointer<Float>, _ input: Surface, _ frame: PixelRect) {
    let radius = Float(max(radiusX, 0.01))
    func start(_ coverage: UInt32) -> Float {
      let missing = 1 - Float(coverage) / 255
      return coverage == 0 ? .infinity : missing * (2 * radius + missing)
    }
    let table = (0...255).map { start(isGrowing ? $0 : 255 - $0) }
    if !isGrowing { squares.update(repeating: 0, count: frame.width &* frame.height) }
    for y in input.frame.rows {
      let row = squares + ((y &- frame.y) &* frame.width &+ input.frame.x &- frame.x)
      let pixels = input.pixels(x: input.frame.x, y: y)
      for x in 0..<input.frame.width { row[x] = table[Int(pixels[x] &>> 24)] }
    }
  }

  private func write(_ squares: UnsafePointer<Float>, _ row: Pixels, _ count: Int) {
    let reach = Float(max(radiusX, 0.01)) + 1
    for x in 0..<count {
      let covered = min(max(reach - squares[x].squareRoot(), 0), 1) * 255 + 0.5
      let alpha = UInt32(covered)
      row[x] = (isGrowing ? alpha : 255 &- alpha) &<< 24
    }
  }
}

/// The lower envelope of parabolas of one width.
///
/// At each position, it is the minimum over all positions of the squared distance plus that
/// position's value.
private struct Envelope: ~Copyable {
  private let values, borders: UnsafeMutablePointer<Float>
  private let positions: UnsafeMutablePointer<Int32>

  init(length: Int) {
    values = .allocate(capacity: length)
    borders = .allocate(capacity: length &+ 1)
    positions = .allocate(capacity: length)
    values.initialize(repeating: 0, count: length)
    borders.initialize(repeating: 0, count: length &+ 1)
    positions.initialize(repeating: 0, count: length)
  }

  deinit {
    values.deallocate()
    borders.deallocate()
    positions.deallocate()
  }

  /// Replaces `count` values, `stride` apart; `unit` is the squared distance between adjacent ones.
  mutating func transform(
    _ numbers: UnsafeMutablePointer<Float>,
    stride: Int,
    count: Int,
    unit: Float
  ) {
    let parabolas = collect(numbers, stride: stride, count: count, unit: unit)
    guard parabolas > 0 else { return }
    var index = 0
    for position in 0..<count {
      while index &+ 1 < parabolas, borders[index &+ 1] < Float(position) { index &+= 1 }
      let distance = Float(position &- Int(positions[index]))
      numbers[position &* stride] = distance * distance * unit + values[index]
    }
  }

  /// Finds the parabolas that form the envelope, and the start of each, and returns their number.
  private func collect(
    _ numbers: UnsafeMutablePointer<Float>,
    stride: Int,
    count: Int,
    unit: Float
  ) -> Int {
    var parabolas = 0
    for position in 0..<count {
      let value = numbers[position &* stride]
      guard value < .infinity else { continue }
      var border = -Float.infinity
      while parabolas > 0 {
        let other = Int(positions[parabolas &- 1])
        let rise = (value - values[parabolas &- 1]) / unit
        let gap = Float(position &- other)
        border = (rise / gap + Float(position &+ other)) / 2
        if border > borders[parabolas &- 1] { break }
        parabolas &-= 1
        border = -.infinity
      }
      positions[parabolas] = Int32(truncatingIfNeeded: position)
      values[parabolas] = value
      borders[parabolas] = border
      parabolas &+= 1
    }
    return parabolas
  }
}
