// Measures the lengths of curves and finds points along them.
//
// The length of a curve is the integral of its speed. It is computed with the eight-point
// Gauss–Legendre rule over pieces that are halved until the sum of both halves agrees with the
// whole piece. Only curves with cusps, where the speed is not smooth, need many pieces.

/// The length of a line or curve, as a sum over pieces.
struct ArcLength {
  typealias Vector = SIMD2<Double>

  /// The parameter at which each piece ends, and the length from the start to there.
  private var ends: [(parameter: Double, length: Double)] = []
  private let speed: Speed

  var total: Double { ends.last?.length ?? 0 }

  init(_ segment: PathSegment) {
    speed = Speed(segment)
    guard !speed.isConstant else {
      let length = speed.at(0)
      ends.append((1, length))
      return
    }
    add(0, 1, speed.integral(0, 1), depth: 12)
  }

  private mutating func add(_ start: Double, _ end: Double, _ estimate: Double, depth: Int) {
    let middle = (start + end) / 2
    let (first, second) = (speed.integral(start, middle), speed.integral(middle, end))
    let halves = first + second
    if (halves - estimate).magnitude <= speed.most * 1e-10 || depth == 0 {
      ends.append((end, total + halves))
    } else {
      add(start, middle, first, depth: depth - 1)
      add(middle, end, second, depth: depth - 1)
    }
  }

  /// Returns the parameter at which the given length has been covered, to within 2⁻⁴⁴.
  func parameter(at length: Double) -> Double {
    guard let index = ends.firstIndex(where: { $0.length >= length }) else { return 1 }
    let start = index == 0 ? (parameter: 0.0, length: 0.0) : ends[index - 1]
    if speed.isConstant { return total > 0 ? length / total : 1 }
    var (low, high) = (start.parameter, ends[index].parameter)
    for _ in 0..<44 {
      let middle = (low + high) / 2
      if start.length + speed.integral(start.parameter, middle) < length {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

/// The magnitude of a curve's derivative.
private struct Speed {
  typealias Vector = SIMD2<Double>

  /// The coefficients of the derivative, a + b·t + c·t².
  private let a, b, c: Vector
  let isConstant: Bool
  /// An upper bound of the speed.
  let most: Double

  init(_ segment: PathSegment) {
    let (from, to) = (segment.from, segment.to)
    switch segment.kind {
    case .line: (a, b, c, isConstant) = (to - from, .zero, .zero, true)
    case .quad(let control):
      let first = (control - from) * 2
      (a, b, c, isConstant) = (first, (to - control) * 2 - first, .zero, false)
    case .cubic(let one, let two):
      let (first, second, third) = ((one - from) * 3, (two - one) * 3, (to - two) * 3)
      (a, b, c) = (first, (second - first) * 2, first - second * 2 + third)
      isConstant = false
    }
    most = [a, b, c].reduce(0) { $0 + ($1 * $1).sum().squareRoot() }
  }

  func at(_ t: Double) -> Double {
    let vector = a + (b + c * t) * t
    return (vector * vector).sum().squareRoot()
  }

  func integral(_ start: Double, _ end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    var sum = 0.0
    for (abscissa, weight) in Speed.gauss {
      sum += weight * (at(middle - abscissa * half) + at(middle + abscissa * half))
    }
    return sum * half
  }

  /// Abscissas and weights of the eight-point Gauss–Legendre rule.
  ///
  /// Source: Abramowitz and Stegun, table 25.4.
  private static let gauss = [
    (0.183434642495649805, 0.362683783378361983),
    (0.525532409916328986, 0.313706645877887287),
    (0.796666477413626740, 0.222381034453374471),
    (0.960289856497536232, 0.101228536290376259),
  ]
}
