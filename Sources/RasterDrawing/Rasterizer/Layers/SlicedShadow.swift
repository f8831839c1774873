// Computes blurred rounded rectangles and ellipses without pixels, from rectangular slices.
//
// The blur of a rectangle is the product of one blurred edge across and one down. A rounded shape
// is divided into slices, each as wide as the shape's average width there. The blurred shape is the
// sum
//
//     V(x, y) = Σ across[k](x) · down[k](y)
//
// over the slices that affect a row. Slices are at most about half a standard deviation high and
// wide, which keeps the error below 0.5 / 255.
//
// Unsafe pointers: memory of this file, whose size follows from the requested columns and the
// slices.

import RasterValues

/// A look while its rows are computed.
struct SlicedShadow: ~Copyable {
  private typealias Row = UnsafeMutablePointer<Float>
  private typealias Four = SIMD4<Float>

  private let color: Quad
  private let down: BlurredEdge
  /// The borders between slices, from the top.
  private let borders: [Double]
  /// Floats per slice, a multiple of 16.
  let stride: Int
  /// The rows of the slices, the fraction above each border, and the weight of each slice.
  private let memory, above, weights: Row

  /// Prepares the pixels of at least one of the look's columns.
  init(_ look: ShadowLook, columns: Range<Int>) {
    color = Quad(repeating: look.color)
    down = BlurredEdge(sigma: look.y.sigma)
    let across = BlurredEdge(sigma: look.x.sigma)
    borders = look.borders(SIMD2(across.deviation, down.deviation))
    let count = borders.count &- 1
    stride = (columns.count &+ 15) & ~15
    let size = stride &* (count &+ 1) &+ 2 &* borders.count
    memory = .allocate(capacity: size)
    memory.initialize(repeating: 0, count: size)
    above = memory + stride &* (count &+ 1)
    weights = above + borders.count
    fill(look, columns, across)
  }

  deinit { memory.deallocate() }

  /// Writes each slice's coverage of the columns to the slice's row.
  private func fill(_ look: ShadowLook, _ columns: Range<Int>, _ across: BlurredEdge) {
    let start = Double(columns.lowerBound) + 0.5
    // Before the middle, the right side has no effect.
    let first = min(max(columns.lowerBound, look.x.middle), columns.upperBound)
    let right = columns.upperBound &- first
    let far = memory + stride &* (borders.count &- 1)
    var areas = look.insets(borders[0])
    for index in 0..<borders.count &- 1 {
      let next = look.insets(borders[index + 1])
      let inset = pointwiseMax(areas - next, next - areas) / (borders[index + 1] - borders[index])
      areas = next
      let left = look.x.start + max(inset[0], inset[3])
      let end = max(look.x.end - max(inset[1], inset[2]), left)
      let row = memory + index &* stride
      across.write(start - left, count: columns.count, into: row)
      across.write(Double(first) + 0.5 - end, count: right, into: far)
      for index in 0..<right { row[columns.count &- right &+ index] -= far[index] }
    }
  }

  /// Writes a row of the look to `target`, which has room for `stride` pixels.
  func write(_ y: Int, into target: Pixels) {
    let slices = weigh(y)
    for place in Swift.stride(from: 0, to: stride, by: 16) {
      var sums = (Four.zero, Four.zero, Four.zero, Four.zero)
      var from = memory + (slices.lowerBound &* stride &+ place)
      for index in slices {
        let weight = Four(repeating: weights[index])
        sums.0 += four(from) * weight
        sums.1 += four(from + 4) * weight
        sums.2 += four(from + 8) * weight
        sums.3 += four(from + 12) * weight
        from += stride
      }
      store(scaled(color, by: bytes(sums.0)), target + place)
      store(scaled(color, by: bytes(sums.1)), target + (place &+ 4))
      store(scaled(color, by: bytes(sums.2)), target + (place &+ 8))
      store(scaled(color, by: bytes(sums.3)), target + (place &+ 12))
    }
  }

  @inline(__always)
  private func four(_ row: UnsafePointer<Float>) -> Four {
    UnsafeRawPointer(row).loadUnaligned(as: Four.self)
  }

  /// Computes the fraction of a row in each slice, times 255, and returns the affected slices.
  private func weigh(_ y: Int) -> Range<Int> {
    let center = Double(y) + 0.5
    for index in 0..<borders.count { above[index] = down.value(borders[index] - center) }
    var (first, end) = (0, borders.count &- 1)
    while first < end, above[first] == above[first &+ 1] { first &+= 1 }
    while first < end, above[end] == above[end &- 1] { end &-= 1 }
    for index in first..<end { weights[index] = (above[index &+ 1] - above[index]) * 255 }
    return first..<end
  }
}

extension ShadowLook {
  /// The maximum number of slices per corner.
  private static var limit: Int { 192 }

  /// Returns the number of slices for a corner.
  private static func slices(_ radius: SIMD2<Double>, _ deviation: SIMD2<Double>) -> Int {
    let steps = max(radius.x / deviation.x, radius.y / deviation.y) * 2.5
    return max(saturated(steps) &+ 1, 3)
  }

  /// Whether a shape's corners are small enough, relative to the deviations, for thin slices.
  static func canBeSliced(_ shape: DeviceShape, _ sigma: SIMD2<Double>) -> Bool {
    let deviation = SIMD2(
      BlurredEdge(sigma: sigma.x).deviation,
      BlurredEdge(sigma: sigma.y).deviation
    )
    let (one, two, three, four) = shape.radii
    let most = pointwiseMax(pointwiseMax(one, two), pointwiseMax(three, four))
    return slices(most, deviation) <= limit
  }

  /// Returns the positions where the shape is divided into slices, from top to bottom.
  fileprivate func borders(_ deviation: SIMD2<Double>) -> [Double] {
    var borders = [y.start, y.end]
    func cut(_ radius: SIMD2<Double>, from side: Double, _ sign: Double) {
      guard radius.x > 0, radius.y > 0 else { return }
      let count = min(ShadowLook.slices(radius, deviation), ShadowLook.limit)
      for index in 1...count {
        // Steps of equal angles have about equal widths or heights.
        let turn = Angle(degrees: 90 * Double(index) / Double(count))
        borders.append(side + sign * radius.y * (1 - Functions.cos(turn)))
      }
    }
    cut(one, from: y.start, 1)
    if two != one { cut(two, from: y.start, 1) }
    cut(four, from: y.end, -1)
    if three != four { cut(three, from: y.end, -1) }
    borders.sort()
    var last = 0
    for border in borders where border > borders[last] {
      last &+= 1
      borders[last] = border
    }
    return last == 0 ? borders : Array(borders[...last])
  }

  /// Returns the area that each corner cuts off between its end and a border, in square pixels.
  fileprivate func insets(_ border: Double) -> SIMD4<Double> {
    func area(_ radius: SIMD2<Double>, _ depth: Double) -> Double {
      guard radius.x > 0, depth < radius.y else { return 0 }
      // The integral of 1 − √(1 − u²), where u is 1 at the corner's end and 0 where the arc ends.
      let u = 1 - max(depth / radius.y, 0)
      let rest = max(1 - u * u, 0).squareRoot()
      let arc = Trigonometry.arcTangent(y: u, x: rest) * (3.141592653589793 / 180)
      return radius.x * radius.y * (u - (u * rest + arc) / 2)
    }
    let (top, bottom) = (border - y.start, y.end - border)
    let (left, low) = (area(one, top), area(four, bottom))
    return SIMD4(
      left,
      two == one ? left : area(two, top),
      three == four ? low : area(three, bottom),
      low
    )
  }
}
