// Generated from Gradients.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Gradients.raster:4
/// Gradients: positions of colours, spread beyond the ends, and colour spaces.
package nonisolated struct GradientBoard: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: boardLength(4), height: boardLength(4))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "GradientBoard",
      definition: "413ed468a9b9aecdfb98915db87785f09dc84b017b8554ed21f056530b9d6fb5"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let night = Raster.Color(rgba: 0x15205CFF)
    let rose = Raster.Color(rgba: 0xFF5A7AFF)
    let sun = Raster.Color(rgba: 0xFFD166FF)
    let spaces: [Raster.ColorSpace] = [.srgb, .linear, .oklab]
    canvas.place(Ground(), in: canvas.bounds)
    canvas.fill(
      .roundedRect(tile(0, columns: 4), radius: 12),
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [Raster.GradientStop(night), Raster.GradientStop(rose), Raster.GradientStop(sun)]
      )
    )
    canvas.fill(
      .roundedRect(tile(1, columns: 4), radius: 12),
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [Raster.GradientStop(night, hint: 0.8), Raster.GradientStop(sun)]
      )
    )
    canvas.fill(
      .roundedRect(tile(2, columns: 4), radius: 12),
      with: .linearGradient(
        from: .unit(0, 0),
        to: .unit(0.2, 0.2),
        [Raster.GradientStop(rose), Raster.GradientStop(sun)],
        spread: .reflect
      )
    )
    canvas.fill(
      .roundedRect(tile(3, columns: 4), radius: 12),
      with: .linearGradient(
        from: .left,
        to: .unit(0.25, 0),
        [Raster.GradientStop(night, at: 0.5), Raster.GradientStop(rose, at: 0.5)],
        spread: .repeat
      )
    )
    canvas.fill(
      .circle(tile(4, columns: 4)),
      with: .radialGradient(
        center: .center,
        radius: 28,
        [Raster.GradientStop(sun), Raster.GradientStop(rose), Raster.GradientStop(night)]
      )
    )
    canvas.fill(
      .circle(tile(5, columns: 4)),
      with: .radialGradient(
        focus: .unit(0.35, 0.3),
        center: .center,
        radius: 28,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
          Raster.GradientStop(Raster.Color(rgba: 0x7FB2E5FF), at: 0.35),
          Raster.GradientStop(night),
        ]
      )
    )
    canvas.fill(
      .roundedRect(tile(6, columns: 4), radius: 12),
      with: .radialGradient(
        focus: .unit(0.3, 0.3),
        focusRadius: 5,
        center: .center,
        radius: 26,
        [Raster.GradientStop(sun), Raster.GradientStop(rose), Raster.GradientStop(night)],
        spread: .reflect
      )
    )
    canvas.fill(
      .roundedRect(tile(7, columns: 4), radius: 12),
      with: .radialGradient(
        center: .bottom,
        radius: 9,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x7FB2E5FF), at: 0),
          Raster.GradientStop(night, at: 1),
        ],
        spread: .reflect
      )
    )
    canvas.fill(
      .circle(tile(8, columns: 4)),
      with: .sweepGradient(
        center: .center,
        [
          Raster.GradientStop(wheel(0)),
          Raster.GradientStop(wheel(1)),
          Raster.GradientStop(wheel(2)),
          Raster.GradientStop(wheel(3)),
          Raster.GradientStop(wheel(4)),
          Raster.GradientStop(wheel(5)),
          Raster.GradientStop(wheel(0)),
        ],
        in: .oklab
      )
    )
    canvas.stroke(
      .circle(center: tile(9, columns: 4).center, radius: 23),
      with: .sweepGradient(
        center: .center,
        from: .degrees(-90),
        to: .degrees(270),
        [Raster.GradientStop(rose.opacity(0)), Raster.GradientStop(rose)]
      ),
      width: 9,
      cap: .round
    )
    canvas.fill(
      .circle(tile(10, columns: 4)),
      with: .sweepGradient(
        center: .center,
        from: .degrees(0),
        to: .degrees(30),
        [Raster.GradientStop(sun, at: 0.5), Raster.GradientStop(rose, at: 0.5)],
        spread: .repeat
      )
    )
    canvas.fill(
      .circle(tile(11, columns: 4)),
      with: .sweepGradient(
        center: .center,
        from: .degrees(45),
        to: .degrees(225),
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
          Raster.GradientStop(Raster.Color(rgba: 0x8A8F99FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
          Raster.GradientStop(Raster.Color(rgba: 0x5A5F69FF)),
        ],
        spread: .reflect
      )
    )
    for i in 0..<3 {
      guard canvas.countIteration() else { break }
      let row: Raster.Rect = tile(12, columns: 4)
      canvas.fill(
        .capsule(
          Raster.Rect(
            x: row.x,
            y: row.y + Double(i &* 20),
            width: canvas.bounds.width - 24.0,
            height: 16
          )
        ),
        with: .linearGradient(
          from: .left,
          to: .right,
          [
            Raster.GradientStop(Raster.Color(rgba: 0x0050FFFF)),
            Raster.GradientStop(Raster.Color(rgba: 0xFFE000FF)),
          ],
          in: Raster.Functions.element(spaces, at: i) ?? Raster.ColorSpace.srgb
        )
      )
    }
  }

  package static let plain = GradientBoard()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<GradientBoard>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [GradientBoard] {
    [GradientBoard()]
  }
}

// Gradients.raster:85
/// A colour of the wheel.
package nonisolated func wheel(_ sixth: Int) -> Raster.Color {
  .hsl(Raster.Angle.degrees(60) * Double(sixth), 0.9, 0.6)
}
