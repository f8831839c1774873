// Changes of colours that are the same everywhere: saturation, hue, and any matrix.

/// A change of colours: red, green and blue, 0 to 1 and as they are stored, become sums of them.
///
/// Filters act on the colour of a pixel as if it were opaque, and what comes of its alpha is multiplied
/// with the alpha that it has; so edges stay smooth, and nothing appears where nothing was drawn. One
/// after the other they are one matrix: what the first makes lighter than white, the next can darken.
public struct ColorFilter: Hashable, Sendable {
  /// Rows for red, green, blue and alpha: factors of those four, then what is added.
  package let numbers: [Double]

  /// Leaves all colours as they are.
  public static let identity = ColorFilter(unchecked: unit)

  private static let unit: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }

  private init(unchecked numbers: [Double]) { self.numbers = numbers }

  /// Rows for red, green, blue and alpha: factors of those four, then what is added.
  ///
  /// Missing numbers are those of `identity`, and numbers beyond the twentieth are left out. Numbers that
  /// are not finite change nothing.
  public static func matrix(_ numbers: [Double]) -> ColorFilter {
    let all = Array(numbers.prefix(20) + unit.dropFirst(numbers.count))
    return all.allSatisfy { $0.isFinite } ? ColorFilter(unchecked: all) : identity
  }

  /// Greys at 0 %, colours as they are at 100 %, and stronger ones beyond.
  ///
  /// Source: Filter Effects Module Level 1, section 8.4, and the weights of SVG's `saturate`.
  public static func saturation(_ amount: Fraction) -> ColorFilter {
    let rest = 1 - amount
    let (red, green, blue) = (0.213 * rest, 0.715 * rest, 0.072 * rest)
    return matrix([
      red + amount, green, blue, 0, 0, red, green + amount, blue, 0, 0, red, green, blue + amount,
    ])
  }

  /// Hues turned; red becomes yellow by 60 degrees, but for its lightness.
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

  /// Black at 0 %, colours as they are at 100 %, and lighter ones beyond.
  public static func brightness(_ amount: Fraction) -> ColorFilter { scaled(by: amount, adding: 0) }

  /// Middle grey at 0 %, colours as they are at 100 %, and more of a difference beyond.
  public static func contrast(_ amount: Fraction) -> ColorFilter {
    scaled(by: amount, adding: 0.5 - 0.5 * amount)
  }

  private static func scaled(by factor: Double, adding term: Double) -> ColorFilter {
    matrix([factor, 0, 0, 0, term, 0, factor, 0, 0, term, 0, 0, factor, 0, term])
  }

  /// The filter followed by another.
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
