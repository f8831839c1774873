// Generated from Board.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Board.raster:6
/// The side of a tile.
package nonisolated let tileSide: Double = 56

// Board.raster:9
/// The length of a number of tiles with a margin around each.
package nonisolated func boardLength(_ tiles: Int) -> Double {
  Double(tiles) * (tileSide + 12.0) + 12.0
}

// Board.raster:12
/// A tile of a board, counted row by row.
package nonisolated func tile(_ index: Int, columns: Int) -> Raster.Rect {
  let step: Double = tileSide + 12.0
  return Raster.Rect(
    x: 12.0 + Double(Raster.Functions.mod(index, columns)) * step,
    y: 12.0 + Double(Raster.Functions.div(index, columns)) * step,
    width: tileSide,
    height: tileSide
  )
}

// Board.raster:23
/// A colour from a wheel of twelve, light enough for both appearances.
package nonisolated func hue(_ index: Int) -> Raster.Color {
  .oklch(0.7, 0.15, Raster.Angle.degrees(30) * Double(index) + Raster.Angle.degrees(10))
}

// Board.raster:26
// The caps are proved.
/// The background of a board.
package nonisolated struct Ground: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 120)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 26, end: 26), vertical: .init(start: 26, end: 26))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Ground",
      definition: "444faf8f00cc072ed37a624ba3c45267dc316601fbb3ac98e12915e842a7d143"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .roundedRect(canvas.bounds, radius: 16, style: .continuous),
      with: Brand.surface(in: canvas.environment)
    )
    canvas.stroke(
      .roundedRect(canvas.bounds, radius: 16, style: .continuous),
      with: .color(Brand.edge(in: canvas.environment)),
      width: 1,
      align: .inside
    )
  }

  package static let plain = Ground()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Ground>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Ground] {
    [Ground()]
  }
}
