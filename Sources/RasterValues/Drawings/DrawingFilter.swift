// A filter of a drawing's layer: steps that compute images from the layer's content.

/// A filter, evaluated at the pixels of the device.
///
/// Source: Filter Effects Module Level 1.
package struct DrawingFilter: Hashable, Sendable {
  /// The maximum number of steps.
  package static let stepLimit = 256
  /// The maximum number of numbers of one step.
  package static let valueLimit = 4_096

  /// The rectangle outside of which the result is transparent.
  package let region: Rect
  /// The transform from the filter's coordinates and lengths to those of the layer.
  package let transform: Transform
  package let steps: [DrawingFilterStep]

  package init(region: Rect, transform: Transform, steps: [DrawingFilterStep]) {
    (self.region, self.transform, self.steps) = (region, transform, steps)
  }
}

/// A step of a filter.
package struct DrawingFilterStep: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// Red, green, blue and alpha.
    case flood
    /// The standard deviations across and down.
    case blur
    /// The distances across and down.
    case offset
    /// Whether the shape grows (1) or shrinks (0), and the radii across and down.
    case morphology
    /// Four rows, one for each channel: four factors and an offset.
    case matrix
    /// The functions for red, green, blue and alpha; see `TransferFunction`.
    case transfer
    /// The raw value of a blend mode; the first input is above the second.
    case blend
    /// Four factors, for the product, the first input, the second input and a constant.
    case arithmetic
    /// All inputs, from the lowest to the highest.
    case merge
    /// Nothing; the input's own rectangle is repeated.
    case tile
    /// See `Turbulence`.
    case turbulence
    /// See `Convolution`.
    case convolution
    /// A scale, and the numbers of the channels that move pixels across and down.
    case displacement
    /// See `LightingModel`.
    case lighting
  }

  package let kind: Kind
  /// The indexes of earlier steps, or one of the constants below.
  package let inputs: [Int]
  package let values: [Double]
  /// The rectangle outside of which the step's result is transparent.
  package let region: Rect
  /// Whether the step computes in linear light.
  package let isLinear: Bool

  /// The content of the layer, and its alpha in black.
  package static let source = -1
  package static let sourceAlpha = -2
  /// A transparent image.
  package static let nothing = -3

  package init(
    _ kind: Kind,
    of inputs: [Int],
    _ values: [Double] = [],
    region: Rect,
    isLinear: Bool
  ) {
    (self.kind, self.inputs, self.values) = (kind, inputs, values)
    (self.region, self.isLinear) = (region, isLinear)
  }

  /// Returns a number, or a default if there are too few.
  package func value(_ index: Int, or standard: Double = 0) -> Double {
    values.indices.contains(index) ? values[index] : standard
  }
}

extension DrawingFilter {
  /// The filter as a list of numbers.
  package var numbers: [Double] {
    var result = [region.x, region.y, region.width, region.height]
    result += [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    result.append(Double(steps.count))
    for step in steps {
      result += [Double(step.kind.rawValue), step.isLinear ? 1 : 0]
      result += [step.region.x, step.region.y, step.region.width, step.region.height]
      result.append(Double(step.inputs.count))
      for input in step.inputs { result.append(Double(input)) }
      result.append(Double(step.values.count))
      result += step.values
    }
    return result
  }

  /// Returns the filter of a list of numbers, or `nil` if the list is not a valid one.
  package init?(numbers: [Double]) {
    var reader = NumberReader(numbers)
    guard let region = reader.rect(), let x = reader.point(), let y = reader.point(),
      let move = reader.point(), let count = reader.count(upTo: Self.stepLimit)
    else { return nil }
    let transform = Transform(a: x.x, b: x.y, c: y.x, d: y.y, tx: move.x, ty: move.y)
    var steps: [DrawingFilterStep] = []
    for index in 0..<count {
      guard
        let kind = reader.count(upTo: 255).flatMap({
          DrawingFilterStep.Kind(rawValue: UInt8($0))
        }),
        let light = reader.count(upTo: 1), let rect = reader.rect(),
        let inputs = reader.list(upTo: Self.stepLimit),
        let values = reader.list(upTo: Self.valueLimit),
        inputs.allSatisfy({ $0 >= -3 && $0 < Double(index) && $0.rounded() == $0 })
      else { return nil }
      let step = DrawingFilterStep(
        kind,
        of: inputs.map { Int($0) },
        values,
        region: rect,
        isLinear: light == 1
      )
      steps.append(step)
    }
    guard reader.isAtEnd else { return nil }
    self.init(region: region, transform: transform, steps: steps)
  }
}

/// Reads values from a list of numbers.
private struct NumberReader {
  private let numbers: [Double]
  private var index = 0

  init(_ numbers: [Double]) { self.numbers = numbers }

  var isAtEnd: Bool { index == numbers.count }

  mutating func next() -> Double? {
    guard index < numbers.count, numbers[index].isFinite else { return nil }
    index += 1
    return numbers[index - 1]
  }

  mutating func count(upTo limit: Int) -> Int? {
    guard let value = next(), value >= 0, value <= Double(limit), value.rounded() == value else {
      return nil
    }
    return Int(value)
  }

  mutating func list(upTo limit: Int) -> [Double]? {
    guard let count = count(upTo: limit), count <= numbers.count - index else { return nil }
    var result: [Double] = []
    for _ in 0..<count {
      guard let value = next() else { return nil }
      result.append(value)
    }
    return result
  }

  mutating func point() -> Point? {
    guard let x = next(), let y = next() else { return nil }
    return Point(x, y)
  }

  mutating func rect() -> Rect? {
    guard let x = next(), let y = next(), let width = next(), let height = next() else {
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
