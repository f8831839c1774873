// Creates colours from other colour spaces and from other colours.

extension Color {
  /// Returns a colour from hue, saturation and lightness.
  ///
  /// Saturation and lightness are clamped to the range from 0 to 1. Source: CSS Color Module Level
  /// 4, section 7.
  public static func hsl(
    _ hue: Angle,
    _ saturation: Double,
    _ lightness: Double,
    alpha: Double = 1
  ) -> Color {
    let lightness = unit(lightness)
    let amplitude = unit(saturation) * Swift.min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let position = Functions.mod(offset + hue.degrees / 30, 12)
      return lightness - amplitude
        * Swift.max(-1, Swift.min(position - 3, 9 - position, 1))
    }
    return Color(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }

  /// Returns a colour from Oklab lightness (0 to 1), chroma (0 to about 0.4) and hue.
  ///
  /// Outside the gamut of sRGB, components lie below 0 or above 1: drawings in sRGB clamp each of
  /// them, and drawings in Display P3 show the colours that this space has. Source: Björn Ottosson, "A perceptual color
  /// space for image processing" (2020), and CSS Color Module Level 4, section 9.
  public static func oklch(
    _ lightness: Double,
    _ chroma: Double,
    _ hue: Angle,
    alpha: Double = 1
  ) -> Color {
    let lightness = unit(lightness)
    let chroma = Swift.max(chroma, 0)
    let (a, b) = (chroma * Functions.cos(hue), chroma * Functions.sin(hue))
    return Color(linear: Oklab.linear(SIMD3(lightness, a, b)), alpha: alpha)
  }

  /// Returns the colour between this one (at a fraction of 0) and another (at 1).
  ///
  /// Interpolates premultiplied sRGB components. The fraction is clamped to 0…1; one that is not a
  /// number counts as 0.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let amount = Color.unit(fraction)
    let (first, second) = (bounded, other.bounded)
    let alpha = Functions.lerp(first.alpha, second.alpha, amount)
    guard alpha > 0 else { return .clear }
    // Rounding does not move a component out of the gamut of sRGB.
    let isWithin = first.isWithinSRGB && second.isWithinSRGB
    func rounded(_ value: Double) -> Double { isWithin ? Color.unit(value) : value }
    func component(_ from: Double, _ to: Double) -> Double {
      // Without this case, rounding could change the components of an opaque mix.
      if first.alpha == second.alpha { return Functions.lerp(from, to, amount) }
      return rounded(Functions.lerp(from * first.alpha, to * second.alpha, amount) / alpha)
    }
    return Color(
      red: component(first.red, second.red),
      green: component(first.green, second.green),
      blue: component(first.blue, second.blue),
      alpha: alpha
    )
  }

  /// Returns the colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Returns the colour mixed with white by `amount` (0 to 1) in sRGB; alpha is unchanged.
  public func lighter(_ amount: Double) -> Color {
    let amount = Color.unit(amount)
    let color = bounded
    return Color(
      red: Functions.lerp(color.red, 1, amount),
      green: Functions.lerp(color.green, 1, amount),
      blue: Functions.lerp(color.blue, 1, amount),
      alpha: alpha
    )
  }

  /// Returns the colour mixed with black by `amount` (0 to 1) in sRGB; alpha is unchanged.
  public func darker(_ amount: Double) -> Color {
    let rest = 1 - Color.unit(amount)
    let color = bounded
    return Color(
      red: color.red * rest,
      green: color.green * rest,
      blue: color.blue * rest,
      alpha: alpha
    )
  }

  /// Returns the contrast ratio to another colour, from 1 (none) to 21 (black on white).
  ///
  /// This colour is first drawn over `background`, whose alpha is ignored. Source: WCAG 2.2,
  /// contrast ratio.
  public func contrastRatio(with background: Color) -> Double {
    let (top, bottom) = (clamped, background.clamped)
    func over(_ component: Double, _ under: Double) -> Double {
      Functions.lerp(under, component, top.alpha)
    }
    let drawn = Color(
      red: over(top.red, bottom.red),
      green: over(top.green, bottom.green),
      blue: over(top.blue, bottom.blue)
    )
    let (first, second) = (drawn.luminance, bottom.luminance)
    return (Swift.max(first, second) + 0.05) / (Swift.min(first, second) + 0.05)
  }

  /// The relative luminance of a clamped colour, from 0 to 1.
  ///
  /// Source: WCAG 2.2.
  private var luminance: Double {
    0.2126 * Color.decoded(red) + 0.7152 * Color.decoded(green) + 0.0722 * Color.decoded(blue)
  }

  /// The colour with every component clamped to the range from 0 to 1; NaN becomes 0.
  private var clamped: Color {
    Color(
      red: Color.unit(red),
      green: Color.unit(green),
      blue: Color.unit(blue),
      alpha: Color.unit(alpha)
    )
  }

  /// The colour with alpha clamped to 0…1 and finite components; NaN becomes 0.
  private var bounded: Color {
    func component(_ value: Double) -> Double {
      value == value ? Swift.min(Swift.max(value, -4), 4) : 0
    }
    return Color(
      red: component(red),
      green: component(green),
      blue: component(blue),
      alpha: Color.unit(alpha)
    )
  }

  /// Whether red, green and blue lie between 0 and 1.
  package var isWithinSRGB: Bool {
    let range = 0.0...1.0
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }

  /// Converts linear light to sRGB, clamped.
  ///
  /// Source: IEC 61966-2-1.
  package static func encoded(_ linear: Double) -> Double {
    let linear = unit(linear)
    return linear <= 0.0031308
      ? linear * 12.92 : unit(1.055 * Powers.power(linear, 1 / 2.4) - 0.055)
  }

  /// Converts sRGB to linear light.
  ///
  /// Source: IEC 61966-2-1.
  package static func decoded(_ component: Double) -> Double {
    component <= 0.04045
      ? component / 12.92 : Powers.power((component + 0.055) / 1.055, 2.4)
  }
}
