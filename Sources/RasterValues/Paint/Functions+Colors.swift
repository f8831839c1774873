// Functions of the language that build colours, as generated Swift calls them.

extension Functions {
  /// A colour from red, green and blue, 0 to 1 each.
  public static func rgb(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    alpha: Double = 1
  ) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour from red, green and blue in Display P3, 0 to 1 each.
  public static func displayP3(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    alpha: Double = 1
  ) -> Color {
    Color.displayP3(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour between two, at a fraction from 0 (the first) to 1 (the second).
  public static func mix(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
    first.mixed(with: second, by: fraction)
  }
}
