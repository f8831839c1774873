// Draws blurred rounded rectangles and ellipses: rows from sums over slices (see SlicedShape.swift).
//
// Unsafe pointers: memory of this file, sized for the columns of the frame and the slices.

/// A blurred shape while its rows are made.
struct SlicedShadow: ~Copyable {
  private typealias Row = UnsafeMutablePointer<Float>
  private typealias Four = SIMD4<Float>

  private struct Slice {
    var top, bottom, left, right: Double
  }

  private let deviation: SIMD2<Double>
  let frame: PixelRect
  private var slices: [Slice] = []
  /// The columns whose value is the sum of all slices of a row.
  private(set) var plain: Range<Int>
  /// Floats of the columns that are not plain, a multiple of four.
  private let stride: Int
  private let memory: Row
  private let mask: Pixels
  private var weights: [Float]
  private var previous: [Float]

  /// Makes ready for the pixels of `frame`, which is not empty.
  init(_ shape: DeviceShape, deviations: SIMD2<Double>, frame: PixelRect) {
    let one = deviations * deviations + SIMD2(repeating: 1.0 / 12)
    deviation = SIMD2(one.x.squareRoot(), one.y.squareRoot())
    self.frame = frame
    slices = SlicedShadow.cut(shape, deviation)
    let reach = 3 * deviation.x + 0.5
    let left = -floored(-((slices.map(\.left).max() ?? 0) + reach))
    let right = floored((slices.map(\.right).min() ?? 0) - reach)
    plain = left < right ? (left..<right).clamped(to: frame.columns) : frame.x..<frame.x
    stride = (frame.width &- plain.count &+ 3) & ~3
    memory = .allocate(capacity: stride &* (slices.count &+ 1))
    memory.initialize(repeating: 0, count: stride &* (slices.count &+ 1))
    mask = .allocate(capacity: frame.width &+ 8)
    mask.initialize(repeating: 0, count: frame.width &+ 8)
    weights = [Float](repeating: 0, count: slices.count)
    previous = []
    for (index, slice) in slices.enumerated() {
      profile(slice, memory + index &* stride)
    }
  }

  deinit {
    memory.deallocate()
    mask.deallocate()
  }

  /// The pixels that a blurred shape reaches.
  static func reach(_ shape: DeviceShape, deviations: SIMD2<Double>) -> Box {
    let (x, y) = (3 * (deviations.x + 0.29), 3 * (deviations.y + 0.29))
    let box = shape.box
    return Box(minX: box.minX - x, minY: box.minY - y, maxX: box.maxX + x, maxY: box.maxY + y)
  }

  /// Cuts a shape in slices from the top.
  private static func cut(_ shape: DeviceShape, _ deviation: SIMD2<Double>) -> [Slice] {
    let (one, two, three, four) = shape.radii
    var borders = [shape.minY, shape.maxY]
    for (radius, isTop) in [(one, true), (two, true), (three, false), (four, false)]
    where radius.x > 0 && radius.y > 0 {
      let steps = max(radius.x / deviation.x, radius.y / deviation.y) * 2.5
      let count = min(max(saturated(steps) &+ 1, 3), 96)
      for index in 1...count {
        // Steps of equal angles are about equally wide or high.
        let turn = Angle(degrees: 90 * Double(index) / Double(count))
        let depth = radius.y * (1 - Functions.cos(turn))
        borders.append(isTop ? shape.minY + depth : shape.maxY - depth)
      }
    }
    borders.sort()
    return zip(borders, borders.dropFirst()).compactMap { top, bottom in
      guard bottom > top else { return nil }
      let (above, below) = (
        (top - shape.minY, bottom - shape.minY), (shape.maxY - bottom, shape.maxY - top)
      )
      return Slice(
        top: top,
        bottom: bottom,
        left: shape.minX + max(inset(one, above.0, above.1), inset(four, below.0, below.1)),
        right: shape.maxX - max(inset(two, above.0, above.1), inset(three, below.0, below.1))
      )
    }
  }

  /// How far a corner's arc is from the side on average, between two depths below the corner.
  private static func inset(_ radius: SIMD2<Double>, _ from: Double, _ to: Double) -> Double {
    guard radius.x > 0, radius.y > 0, from < radius.y else { return 0 }
    // The integral of 1 − √(1 − u²), where u is 1 at the corner's depth and 0 where the arc ends.
    func area(_ depth: Double) -> Double {
      let u = 1 - min(max(depth / radius.y, 0), 1)
      let rest = (1 - u * u).squareRoot()
      let arc = Trigonometry.arcTangent(y: u, x: rest) * (3.141592653589793 / 180)
      return u - (u * rest + arc) / 2
    }
    return radius.x * radius.y * (area(from) - area(to)) / (to - from)
  }

  /// What a slice covers of the columns that are not plain.
  private func profile(_ slice: Slice, _ row: Row) {
    let integral = GaussianIntegral.shared
    let step = 1 / deviation.x
    let start = Double(frame.x) + 0.5
    let before = plain.lowerBound &- frame.x
    let after = frame.width &- plain.count &- before
    if plain.isEmpty {
      let far = memory + slices.count &* stride
      integral.write(start: start - slice.left, step: step, count: frame.width, into: row)
      integral.write(start: start - slice.right, step: step, count: frame.width, into: far)
      for index in 0..<frame.width { row[index] -= far[index] }
      return
    }
    integral.write(start: start - slice.left, step: step, count: before, into: row)
    let rest = Double(plain.upperBound) + 0.5 - slice.right
    integral.write(start: rest, step: step, count: after, into: row + before)
    for index in before..<before &+ after { row[index] = 1 - row[index] }
  }

  /// The coverage of a row's pixels, 0…255, up to the plain ones, then of those after them; and that of
  /// the plain ones.
  mutating func row(_ y: Int) -> (mask: Pixels, plain: UInt32) {
    let integral = GaussianIntegral.shared
    var sum: Float = 0
    for (index, slice) in slices.enumerated() {
      let (top, bottom) = (slice.top - Double(y) - 0.5, slice.bottom - Double(y) - 0.5)
      let reach = 3 * deviation.y
      guard top < reach, bottom > -reach else {
        weights[index] = 0
        continue
      }
      let weight = integral.value(bottom / deviation.y) - integral.value(top / deviation.y)
      weights[index] = weight * 255
      sum += weight * 255
    }
    let plain = UInt32(min(max(sum, 0), 255) + 0.5)
    if weights == previous { return (mask, plain) }
    previous = weights
    add()
    return (mask, plain)
  }

  private func add() {
    for start in Swift.stride(from: 0, to: stride, by: 4) {
      var sum = Four.zero
      for index in 0..<slices.count where weights[index] > 0 {
        let from = memory + (index &* stride &+ start)
        sum += UnsafeRawPointer(from).loadUnaligned(as: Four.self) * weights[index]
      }
      UnsafeMutableRawPointer(mask + start).storeBytes(of: bytes(sum), as: Quad.self)
    }
  }
}
