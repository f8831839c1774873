// Filters that map colours independently of their position: saturation, hue, and any matrix.

/// A linear transformation of sRGB colour components, given as a matrix.
///
/// A filter treats each pixel's colour as if it were opaque, then multiplies the resulting alpha by
/// the pixel's original alpha. Edges therefore stay smooth, and transparent pixels stay
/// transparent. Consecutive filters are combined into one matrix without clamping in between, so
/// values brighter than white after the first filter can be darkened by the next.
public struct ColorFilter: Hashable, Sendable {
  /// The rows for red, green, blue and alpha, each with four factors and an offset.
  package let numbers: [Double]

  /// The filter that leaves all colours unchanged.
  public static let identity = ColorFilter(unchecked: unit)

  private static let unit: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }

  private init(unchecked numbers: [Double]) { self.numbers = numbers }

  /// Returns a filter with the given rows for red, green, blue and alpha.
  ///
  /// Each row consists of four factors, for red, green, blue and alpha, and an offset. Missing
  /// numbers are taken from `identity`, and numbers after the twentieth are ignored. If a number is
  /// not finite, the result is `identity`.
  public static func matrix(_ numbers: [Double]) -> ColorFilter {
    let all = Array(numbers.prefix(20) + unit.dropFirst(numbers.count))
    return all.allSatisfy { $0.isFinite } ? ColorFilter(unchecked: all) : identity
  }

  /// Returns a filter that changes saturation: 0 % is greyscale, 100 % leaves colours unchanged.
  ///
  /// Higher values make colours more saturated. Source: Filter Effects Module Level 1, section 8.4,
  /// and the weights of SVG's `saturate`.
  public static func saturation(_ amount: Fraction) -> ColorFilter {
    let rest = 1 - amount
    let (red, green, blue) = (0.213 * rest, 0.715 * rest, 0.072 * rest)
    return matrix([
      red + amount, green, blue, 0, 0, red, green + amount, blue, 0, 0, red, green, blue + amount,
    ])
  }

  /// Returns a filter that rotates hues; 60 degrees turn red into yellow of the same lightness.
  ///
  /// Source: Filter Effects Module Level 1, SVG's `hueRotate`.
  public static func hueRotation(_ turn: Angle) -> ColorFilter {
    let (cos, sin) = (Functions.cos(turn), Functions.sin(turn))
    return matrix([
      0.213 + cos * 0.787 - sin * 0.213, 0.715 - cos * 0.715 - sin * 0.715,
      0.072 - cos * 0.072 + sin * 0.928, 0, 0,
      0.213 - cos * 0.213 + sin * 0.143, 0.715 + cos * 0.285 + sin * 0.140,
      0.072 - cos * 0.072 - sin * 0.283, 0, 0,
      0.213 - cos * 0.213 - sin * 0.787, 0.715 - cos * 0.715 + sin * 0.715,
      0.072 + cos * 0.928 + sin * 0.072,
    ])
  }

  /// Returns a filter that changes brightness: 0 % is black, 100 % leaves colours unchanged.
  ///
  /// Higher values make colours lighter.
  public static func brightness(_ amount: Fraction) -> ColorFilter { scaled(by: amount, adding: 0) }

  /// Returns a filter that changes contrast: 0 % is mid grey, 100 % leaves colours unchanged.
  ///
  /// Higher values increase the contrast.
  public static func contrast(_ amount: Fraction) -> ColorFilter {
    scaled(by: amount, adding: 0.5 - 0.5 * amount)
  }

  private static func scaled(by factor: Double, adding term: Double) -> ColorFilter {
    matrix([factor, 0, 0, 0, term, 0, factor, 0, 0, term, 0, 0, factor, 0, term])
  }

  /// Returns this filter followed by another, as a single filter.
  public func then(_ next: ColorFilter) -> ColorFilter {
    var result: [Double] = []
    for row in 0..<4 {
      for column in 0..<5 {
        var sum = column == 4 ? next.numbers[row * 5 + 4] : 0
        for inner in 0..<4 { sum += next.numbers[row * 5 + inner] * numbers[inner * 5 + column] }
        result.append(sum)
      }
    }
    return ColorFilter.matrix(result)
  }
}
