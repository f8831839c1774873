// Converts colours from other colour spaces to sRGB.

/// A colour space or model that describes a colour by three components.
///
/// Source: CSS Color Module Level 4, sections 4 to 10 and 17, for white points, matrices and
/// transfer functions.
package enum ColorNotation: String, CaseIterable, Sendable {
  case srgb
  case linear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case adobe = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyz65 = "xyz-d65"
  case xyz50 = "xyz-d50"

  /// The valid range of each component.
  package var ranges: [ClosedRange<Double>] {
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let chroma = 0...Double.greatestFiniteMagnitude
    let hue = 0...360.0.nextDown
    switch self {
    case .srgb, .linear, .displayP3, .adobe, .proPhoto, .rec2020, .xyz65, .xyz50:
      return [0...1, 0...1, 0...1]
    case .hsl, .hwb: return [hue, 0...100, 0...100]
    case .lab: return [0...100, all, all]
    case .lch: return [0...100, chroma, hue]
    case .oklab: return [0...1, all, all]
    case .oklch: return [0...1, chroma, hue]
    }
  }

  /// Returns the colour, and whether it lies outside the gamut of sRGB.
  ///
  /// Components of colours outside the gamut are not clamped.
  package func color(_ components: SIMD3<Double>, alpha: Double) -> (color: Color, isWide: Bool) {
    let (first, second, third) = (components.x, components.y, components.z)
    switch self {
    case .srgb:
      return (Color(red: first, green: second, blue: third, alpha: alpha), false)
    case .hsl:
      return (.hsl(.degrees(first), second / 100, third / 100, alpha: alpha), false)
    case .hwb: return (Self.hwb(components, alpha: alpha), false)
    default:
      let linear = linearComponents(of: components)
      // Rounding errors of up to a quarter of an eight-bit step stay within the gamut.
      let isWithin = linear.min() >= -0.0003 && linear.max() <= 1.002
      let light = isWithin ? linear.clamped(lowerBound: .zero, upperBound: .one) : linear
      return (Color(linear: light, alpha: alpha), !isWithin)
    }
  }

  /// Returns the linear sRGB components, which may lie outside the gamut.
  private func linearComponents(of components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb, .hsl, .hwb, .linear: return components
    case .lab: return Self.linear(lab: components)
    case .lch: return Self.linear(lab: Self.rectangular(components))
    case .oklab: return Oklab.linear(components)
    case .oklch: return Oklab.linear(Self.rectangular(components))
    case .displayP3: return Self.linear(xyz: Self.fromP3.times(components.map(Color.decoded)))
    case .adobe:
      return Self.linear(xyz: Self.fromAdobe.times(components.map { Powers.power($0, 563 / 256) }))
    case .proPhoto:
      let light = components.map { $0 <= 16 / 512 ? $0 / 16 : Powers.power($0, 1.8) }
      return Self.linear(xyz: Self.toD65.times(Self.fromProPhoto.times(light)))
    case .rec2020: return Self.linear(xyz: Self.fromRec2020.times(components.map(Self.decoded2020)))
    case .xyz65: return Self.linear(xyz: components)
    case .xyz50: return Self.linear(xyz: Self.toD65.times(components))
    }
  }

  // MARK: Models

  private static func hwb(_ components: SIMD3<Double>, alpha: Double) -> Color {
    let (white, black) = (components.y / 100, components.z / 100)
    if white + black >= 1 {
      let gray = white / (white + black)
      return Color(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    let pure = Color.hsl(.degrees(components.x), 1, 0.5)
    let share = 1 - white - black
    return Color(
      red: pure.red * share + white,
      green: pure.green * share + white,
      blue: pure.blue * share + white,
      alpha: alpha
    )
  }

  /// Converts lightness, chroma and hue to lightness and two rectangular coordinates.
  private static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let hue = Angle.degrees(polar.z)
    return SIMD3(polar.x, polar.y * Functions.cos(hue), polar.y * Functions.sin(hue))
  }

  private static func linear(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab.x + 16) / 116
    let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
    func light(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let vertical = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
    return linear(xyz: toD65.times(SIMD3(light(x), vertical, light(z)) * white))
  }

  private static func linear(xyz: SIMD3<Double>) -> SIMD3<Double> { toLinear.times(xyz) }

  private static func decoded2020(_ value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    return value < beta * 4.5 ? value / 4.5 : Powers.power((value + alpha - 1) / alpha, 1 / 0.45)
  }

  // MARK: Matrices

  private struct Rows {
    let x, y, z: SIMD3<Double>

    func times(_ value: SIMD3<Double>) -> SIMD3<Double> {
      func sum(_ row: SIMD3<Double>) -> Double {
        row.x * value.x + row.y * value.y + row.z * value.z
      }
      return SIMD3(sum(x), sum(y), sum(z))
    }
  }

  private static let toLinear = Rows(
    x: SIMD3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    y: SIMD3(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    z: SIMD3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
  )
  private static let fromP3 = Rows(
    x: SIMD3(0.4865709486482162, 0.26566769316909306, 0.1982172852343625),
    y: SIMD3(0.2289745640697488, 0.6917385218365064, 0.079286914093745),
    z: SIMD3(0, 0.04511338185890264, 1.043944368900976)
  )
  private static let fromAdobe = Rows(
    x: SIMD3(573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    y: SIMD3(591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    z: SIMD3(53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835)
  )
  private static let fromProPhoto = Rows(
    x: SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
    y: SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
    z: SIMD3(0, 0, 0.8251046025104602)
  )
  private static let fromRec2020 = Rows(
    x: SIMD3(63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
    y: SIMD3(26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
    z: SIMD3(0, 19567812.0 / 697040785, 295819943.0 / 278816314)
  )
  private static let toD65 = Rows(
    x: SIMD3(0.9554734527042182, -0.023098536874261423, 0.0632593086610217),
    y: SIMD3(-0.028369706963208136, 1.0099954580058226, 0.021041398966943008),
    z: SIMD3(0.012314001688319899, -0.020507696433477912, 1.3303659366080753)
  )
}

extension SIMD3<Double> {
  fileprivate func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
