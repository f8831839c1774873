// Partly known values, and how they depend on a component's size.

import RasterSyntax
import RasterValues

/// A value in a proof of caps.
indirect enum SymbolicValue {
  case known(Value)
  /// A value composed of numbers.
  case numbers(NumericShape, [Linear])
  /// An unknown value that is equal at all lengths.
  case fixed
  /// A paint of one colour that is equal at all lengths.
  case solid
  case path(SymbolicPath)
  /// The result of a built-in with its arguments: a paint, a stop, an anchor, a shadow.
  case made(BuiltIn, [SymbolicValue])
  case list([SymbolicValue])
  case structure(Int, [SymbolicValue])
  case some(SymbolicValue)
  case component(Int, [SymbolicValue])
  /// A value that depends on the length in an unsupported manner.
  case stopped(ProofStop)
}

/// The source range and the reason at which a proof ends.
struct ProofStop {
  enum Cause {
    /// A built-in whose row does not declare how it behaves as a size grows.
    case row(String)
    /// A choice whose outcome may differ at another length.
    case comparison
    /// A product of two numbers that grow, or a growing value that is scaled by an unknown number.
    case product
    /// A loop, a list or a range whose count may grow.
    case count
    /// The proof takes too long.
    case effort
  }

  let cause: Cause
  let range: SourceRange
}

/// The types that are composed of numbers.
enum NumericShape {
  case double, int, point, size, rect, insets, corners, angle, transform, cornerSizes

  init?(_ type: Type) {
    switch type {
    case .double, .fraction, .duration: self = .double
    case .int: self = .int
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .insets: self = .insets
    case .cornerRadii: self = .corners
    case .angle: self = .angle
    case .transform: self = .transform
    case .ellipticalCornerRadii: self = .cornerSizes
    default: return nil
    }
  }

  var count: Int {
    switch self {
    case .double, .int, .angle: 1
    case .point, .size: 2
    case .rect, .insets, .corners: 4
    case .transform: 6
    case .cornerSizes: 8
    }
  }

  /// Returns a value of this type, composed of the numbers `n` in order.
  func value(_ n: [Double]) -> Value {
    switch self {
    case .double: .double(n[0])
    // A factor of an integer must be an integer; other factors have no value.
    case .int: .double(n[0])
    case .angle: .angle(Angle(degrees: n[0]))
    case .point: .point(Point(n[0], n[1]))
    case .size: .size(Size(n[0], n[1]))
    case .rect: .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .insets: .insets(Insets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case .corners:
      .cornerRadii(CornerRadii(topLeft: n[0], topRight: n[1], bottomRight: n[2], bottomLeft: n[3]))
    case .transform:
      .transform(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case .cornerSizes:
      .ellipticalCornerRadii(
        EllipticalCornerRadii(
          topLeft: Size(n[0], n[1]),
          topRight: Size(n[2], n[3]),
          bottomRight: Size(n[4], n[5]),
          bottomLeft: Size(n[6], n[7])
        )
      )
    }
  }
}

extension Value {
  /// The numbers of which the value is composed.
  var numbers: (shape: NumericShape, [Double])? {
    switch self {
    case .double(let value): (.double, [value])
    case .int(let value): (.int, [Double(value)])
    case .angle(let value): (.angle, [value.degrees])
    case .point(let value): (.point, [value.x, value.y])
    case .size(let value): (.size, [value.width, value.height])
    case .rect(let value): (.rect, [value.x, value.y, value.width, value.height])
    case .insets(let value): (.insets, [value.top, value.left, value.bottom, value.right])
    case .cornerRadii(let value):
      (.corners, [value.topLeft, value.topRight, value.bottomRight, value.bottomLeft])
    case .transform(let value):
      (.transform, [value.a, value.b, value.c, value.d, value.tx, value.ty])
    case .ellipticalCornerRadii(let value):
      (
        .cornerSizes,
        [value.topLeft, value.topRight, value.bottomRight, value.bottomLeft].flatMap {
          [$0.width, $0.height]
        }
      )
    default: nil
    }
  }
}

extension SymbolicValue {
  /// The numbers of which the value is composed.
  var numbers: (shape: NumericShape, [Linear])? {
    switch self {
    case .numbers(let shape, let numbers): (shape, numbers)
    case .known(let value): value.numbers.map { ($0.shape, $0.1.map { Linear($0) }) }
    default: nil
    }
  }

  /// The number, if the value is a single number.
  var number: Linear? {
    guard let numbers = numbers?.1, numbers.count == 1 else { return nil }
    return numbers[0]
  }

  /// Creates numbers, or a known value if all numbers are known.
  init(_ shape: NumericShape, _ numbers: [Linear]) {
    let values = numbers.compactMap { $0.value }
    guard values.count == numbers.count else {
      self = .numbers(shape, numbers)
      return
    }
    if shape == .int {
      let isWhole = values[0] == values[0].rounded() && abs(values[0]) < 1e15
      self = isWhole ? .known(.int(Int(values[0]))) : .fixed
    } else {
      self = .known(shape.value(values))
    }
  }

  var known: Value? {
    switch self {
    case .known(let value): return value
    case .list(let elements):
      let values = elements.compactMap { $0.known }
      return values.count == elements.count ? .list(values) : nil
    case .structure(let index, let fields):
      let values = fields.compactMap { $0.known }
      return values.count == fields.count ? .structure(index, values) : nil
    case .some(let value): return value.known.map { .some($0) }
    case .component(let index, let fields):
      let values = fields.compactMap { $0.known }
      return values.count == fields.count ? .component(ComponentValue(index, values)) : nil
    default: return nil
    }
  }

  var bool: Bool? { if case .known(.bool(let value)) = self { value } else { nil } }

  /// The elements of a list whose count is known.
  var elements: [SymbolicValue]? {
    switch self {
    case .list(let elements): elements
    case .known(.list(let values)): values.map { .known($0) }
    default: nil
    }
  }

  /// The reason why it depends on the length in an unsupported manner.
  var stop: ProofStop? {
    switch self {
    case .stopped(let stop): stop
    case .known, .numbers, .fixed, .solid, .path: nil
    case .some(let value): value.stop
    case .made(_, let parts), .list(let parts), .structure(_, let parts), .component(_, let parts):
      parts.lazy.compactMap { $0.stop }.first
    }
  }

  /// Whether it can differ at another length.
  var growsAlong: Bool {
    switch self {
    case .known, .fixed, .solid: false
    case .numbers(_, let numbers): numbers.contains { $0.growsAlong }
    case .path(let path): path.growsAlong
    case .some(let value): value.growsAlong
    case .made(_, let parts), .list(let parts), .structure(_, let parts), .component(_, let parts):
      parts.contains { $0.growsAlong }
    case .stopped: true
    }
  }
}
