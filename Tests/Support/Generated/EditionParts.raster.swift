// Generated from EditionParts.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// EditionParts.raster:3
package nonisolated func earlierChip(_ words: String) -> Raster.TextRun {
  Raster.TextRun(
    words,
    background: .color(Raster.Color(rgba: 0xDCE9F7FF)),
    padding: Raster.Insets(3)
  )
}
