// Generated from Brand.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

package nonisolated enum Brand {
  package static let accent = Raster.PaletteColor(
    light: Raster.Color(rgba: 0xE5004BFF),
    dark: Raster.Color(rgba: 0xFF4F87FF)
  )
  package static let positive = Raster.PaletteColor(
    light: Raster.Color(rgba: 0x0A8A4AFF),
    dark: Raster.Color(rgba: 0x2FC776FF)
  )
  package static let danger = Raster.PaletteColor(
    light: Raster.Color(rgba: 0xC40016FF),
    dark: Raster.Color(rgba: 0xFF453AFF)
  )
  package static let ink = Raster.PaletteColor(
    light: Raster.Color(rgba: 0x1B1B1FFF),
    dark: Raster.Color(rgba: 0xF2F2F7FF)
  )
  package static let surface = Raster.PaletteColor(
    light: Raster.Color(rgba: 0xFFFFFFFF),
    dark: Raster.Color(rgba: 0x2C2C2EFF)
  )
  package static let track = Raster.PaletteColor(
    light: Raster.Color(rgba: 0x1B1B1F1F),
    dark: Raster.Color(rgba: 0xF2F2F733)
  )
  package static let onAccent = Raster.PaletteColor(Raster.Color(rgba: 0xFFFFFFFF))
  package static let edge = Raster.PaletteColor(
    light: Raster.Color(rgba: 0x0000001F),
    dark: Raster.Color(rgba: 0xFFFFFF24)
  )
  package static let cast = Raster.PaletteColor(
    light: Raster.Color(rgba: 0x00000026),
    dark: Raster.Color(rgba: 0x00000080)
  )
}

package nonisolated let corner: Double = 10

/// The colour of something while it is pressed.
package nonisolated func pressed(_ color: Raster.Color) -> Raster.Color {
  color.darker(0.15)
}
