// Generated from Brand.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Brand.raster:3
package nonisolated enum Brand {
  package static let onAccent = Raster.Color(rgba: 0xFFFFFFFF)

  package static func accent(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xFF4F87FF)
      : Raster.Color(rgba: 0xE5004BFF)
  }

  package static func positive(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x2FC776FF)
      : Raster.Color(rgba: 0x0A8A4AFF)
  }

  package static func danger(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xFF453AFF)
      : Raster.Color(rgba: 0xC40016FF)
  }

  package static func ink(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xF2F2F7FF)
      : Raster.Color(rgba: 0x1B1B1FFF)
  }

  package static func surface(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x2C2C2EFF)
      : Raster.Color(rgba: 0xFFFFFFFF)
  }

  package static func track(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xF2F2F733)
      : Raster.Color(rgba: 0x1B1B1F1F)
  }

  package static func edge(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xFFFFFF24)
      : Raster.Color(rgba: 0x0000001F)
  }

  package static func cast(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x00000080)
      : Raster.Color(rgba: 0x00000026)
  }
}

// Brand.raster:15
package nonisolated let corner: Double = 10

// Brand.raster:18
/// The colour of an element while it is pressed.
package nonisolated func pressed(_ color: Raster.Color) -> Raster.Color {
  color.darker(0.15)
}
