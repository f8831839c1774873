// Generated from RadialGlow.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// RadialGlow.raster:2
/// An image that darkens away from a point of light.
package nonisolated struct RadialGlow: Raster.Rasterizable, Hashable, Sendable {
  package var center: Raster.Point
  package var radius: Double
  package var tint: Raster.Color

  package init(
    center: Raster.Point = Raster.Point(x: 100, y: 80),
    radius: Double = 250,
    tint: Raster.Color = Raster.Color(rgba: 0x7FB2E5FF)
  ) {
    self.center = center
    self.radius = radius
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 320, height: 240)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "RadialGlow",
      definition: "27e00b523aac2935ee87a68c4623915f17d2fbd85190b273bfd9fdb8d0e554b4"
    )
    key.append(center)
    key.append(radius)
    key.append(tint)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: tint)
    canvas.fill(
      .rect(canvas.bounds),
      with: .radialGradient(
        center: .point(center),
        radius: radius,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x00000000)),
          Raster.GradientStop(Raster.Color(rgba: 0x00000066)),
        ]
      )
    )
  }

  package static let plain = RadialGlow()
  package static let corner = RadialGlow(center: Raster.Point(x: 0, y: 0))
  package static let near = RadialGlow(radius: 120)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<RadialGlow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("corner", corner),
      Raster.NamedState("near", near),
    ]
  }
}
