// Grows or shrinks coverage by a disc: distances to what is covered, down columns and then along rows.
//
// A pixel q of coverage a has an edge at a − ½ beyond its centre, so that a pixel p is covered, of a
// shape grown by R, by R + a(q) − |p − q| for the best q, between 0 and 1. At the grown edge, where it
// counts, (|p − q| + 1 − a)² is |p − q|² + 2R·(1 − a) + (1 − a)²: squares of distances plus a number
// for each q, whose least is found in linear time as the lower envelope of parabolas. To shrink, what is
// not covered is grown. A disc that is an ellipse on the device is one in columns as they are and
// rows of another height.
//
// P. F. Felzenszwalb and D. P. Huttenlocher, "Distance transforms of sampled functions", Theory of
// Computing 8 (2012).
//
// Unsafe pointers: memory of this file, sized for the frame's longer side and its area, and rows of
// surfaces within their frames.

import RasterValues

/// A disc by which coverage is grown, or shrunk where it is negative.
struct DiscSpread: Sendable {
  /// Its radii on the device, in pixels: both above 0.
  let radiusX, radiusY: Double
  let isGrowing: Bool

  /// Nil where nothing changes.
  init?(_ spread: Double, _ points: Matrix) {
    let radii = Blur.deviations(abs(spread) * 2, points)
    radiusX = min(radii.x, 0x1p30)
    radiusY = min(radii.y, 0x1p30)
    isGrowing = spread > 0
    guard max(radiusX, radiusY) > 0.01 else { return nil }
  }

  /// The distance that ink goes beyond the pixels that had some, in whole pixels.
  var reach: (x: Int, y: Int) {
    isGrowing ? (-floored(-radiusX), -floored(-radiusY)) : (0, 0)
  }

  /// The distance up to which pixels count, in whole pixels.
  var dependence: (x: Int, y: Int) { (-floored(-radiusX) &+ 1, -floored(-radiusY) &+ 1) }
}

extension DiscSpread {
  /// Puts the grown or shrunk alpha of `input` in `output`, in its pixels' alpha.
  ///
  /// What the meter stops is left unfinished.
  func apply(_ input: Surface, _ output: Surface, _ meter: WorkMeter?) {
    let frame = input.frame.union(output.frame).enlarged(x: 1, y: 1)
    let (width, height) = (frame.width, frame.height)
    let squares = UnsafeMutablePointer<Float>.allocate(capacity: width &* height)
    squares.initialize(repeating: .infinity, count: width &* height)
    defer { squares.deallocate() }
    seed(squares, input, frame)
    var envelope = Envelope(length: max(width, height))
    // Rows are so much higher than columns are wide, for the disc to be round.
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

  /// The number that each pixel adds to squares of distances.
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

/// The lower envelope of parabolas of one width: for each place the least of its squared distance to
/// a place plus that place's number.
private struct Envelope: ~Copyable {
  private let values, borders: UnsafeMutablePointer<Float>
  private let places: UnsafeMutablePointer<Int32>

  init(length: Int) {
    values = .allocate(capacity: length)
    borders = .allocate(capacity: length &+ 1)
    places = .allocate(capacity: length)
    values.initialize(repeating: 0, count: length)
    borders.initialize(repeating: 0, count: length &+ 1)
    places.initialize(repeating: 0, count: length)
  }

  deinit {
    values.deallocate()
    borders.deallocate()
    places.deallocate()
  }

  /// Replaces `count` numbers, `stride` apart; `unit` is the square of the distance of neighbours.
  mutating func transform(
    _ numbers: UnsafeMutablePointer<Float>,
    stride: Int,
    count: Int,
    unit: Float
  ) {
    let parabolas = collect(numbers, stride: stride, count: count, unit: unit)
    guard parabolas > 0 else { return }
    var index = 0
    for place in 0..<count {
      while index &+ 1 < parabolas, borders[index &+ 1] < Float(place) { index &+= 1 }
      let distance = Float(place &- Int(places[index]))
      numbers[place &* stride] = distance * distance * unit + values[index]
    }
  }

  /// Finds the parabolas that are lowest somewhere, and where each begins to be.
  private func collect(
    _ numbers: UnsafeMutablePointer<Float>,
    stride: Int,
    count: Int,
    unit: Float
  ) -> Int {
    var parabolas = 0
    for place in 0..<count {
      let value = numbers[place &* stride]
      guard value < .infinity else { continue }
      var border = -Float.infinity
      while parabolas > 0 {
        let other = Int(places[parabolas &- 1])
        let rise = (value - values[parabolas &- 1]) / unit
        let gap = Float(place &- other)
        border = (rise / gap + Float(place &+ other)) / 2
        if border > borders[parabolas &- 1] { break }
        parabolas &-= 1
        border = -.infinity
      }
      places[parabolas] = Int32(truncatingIfNeeded: place)
      values[parabolas] = value
      borders[parabolas] = border
      parabolas &+= 1
    }
    return parabolas
  }
}
