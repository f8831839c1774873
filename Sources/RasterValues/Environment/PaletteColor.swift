// A colour that depends on the appearance.

/// A colour of a palette: one for light and one for dark.
public struct PaletteColor: Hashable, Sendable {
  /// The colour in a light appearance.
  public var light: Color
  /// The colour in a dark appearance.
  public var dark: Color

  /// A colour for each appearance.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// One colour for both appearances.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  /// The colour for the environment's appearance.
  public func color(in environment: Environment) -> Color {
    switch environment.appearance {
    case .light: light
    case .dark: dark
    }
  }
}
