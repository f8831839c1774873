// Generated from Timing.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

package nonisolated let brief: Raster.Seconds = 0.2

/// How much of a way is gone.
package nonisolated func gone(
  _ t: Raster.Fraction,
  along curve: Raster.Curve = .easeOut
) -> Raster.Fraction {
  Raster.Functions.ease(t, curve)
}

// Timing.raster:8
package nonisolated struct Curves: Raster.Rasterizable, Hashable, Sendable {
  package var bounce: Raster.Fraction {
    didSet { bounce = Raster.Functions.clamp(bounce, in: 0...0.6, step: 0.2) }
  }
  package var ending: Raster.Fraction

  package init(bounce: Raster.Fraction = 0.2, ending: Raster.Fraction = 1) {
    self.bounce = Raster.Functions.clamp(bounce, in: 0...0.6, step: 0.2)
    self.ending = ending
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Curves",
      definition: "4c3bfdc578ca98ff3ba5b9f6f51e68a8469d79db4b7c13a7616785e115854609"
    )
    key.append(bounce)
    key.append(ending)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let lengthy: Raster.Seconds = 1.2 - brief * 2.0 + brief / 4.0 + brief * 0.5
    let entrance: Raster.Curve = .cubic(0.2, 0, 0, 1)
    let delay: Raster.Seconds = brief == 0.2 ? brief : lengthy
    let curves: [Raster.Curve] = [
      .linear,
      .easeIn,
      .easeInOut,
      entrance,
      .spring(bounce: bounce),
      .spring(),
    ]
    let place: Double = Raster.Functions.lerp(
      4.0,
      96.0,
      Raster.Functions.ease(ending, Raster.Curve.easeOut)
    )
    for i in Raster.IntegerRanges.range(0, through: 20) {
      guard canvas.turn() else { break }
      for curve in curves {
        guard canvas.turn() else { break }
        canvas.fill(
          .circle(
            center: Raster.Point(
              x: 4.0 + 4.6 * Double(i),
              y: 50.0 - 40.0 * gone(Double(i) * 0.05, along: curve)
            ),
            radius: 1
          ),
          with: Raster.Color(rgba: 0x1D3557FF)
        )
      }
      canvas.fill(
        .circle(
          center: Raster.Point(x: 4.0 + 4.6 * Double(i), y: 50.0 - 40.0 * gone(Double(i) * 0.05)),
          radius: 1.5
        ),
        with: entrance == .linear ? Raster.Color(rgba: 0x1D3557FF) : Raster.Color(rgba: 0xE5004BFF)
      )
    }
    canvas.stroke(
      .line(
        from: Raster.Point(x: place, y: 4),
        to: Raster.Point(x: place, y: 4.0 + lengthy / delay)
      ),
      with: .color(Raster.Color(rgba: 0x888888FF))
    )
  }

  package static let plain = Curves()
  package static let springy = Curves(bounce: 0.6, ending: 0.3)

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Curves>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("springy", springy)]
  }
}
