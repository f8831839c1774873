// Generated from Filtering.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Filtering.raster:3
package nonisolated let sepia: [Double] = [
  0.393,
  0.769,
  0.189,
  0,
  0,
  0.349,
  0.686,
  0.168,
  0,
  0,
  0.272,
  0.534,
  0.131,
  0,
  0,
  0,
  0,
  0,
  1,
  0,
]

// Filtering.raster:7
package nonisolated func tone(_ isOn: Bool) -> Raster.ColorFilter {
  isOn ? .saturation(1.6) : .saturation(0)
}

// Filtering.raster:9
package nonisolated struct Filtering: Raster.Rasterizable, Hashable, Sendable {
  package var isOn: Bool
  package var turn: Raster.Angle
  package var light: Raster.Fraction

  package init(
    isOn: Bool = false,
    turn: Raster.Angle = .degrees(30),
    light: Raster.Fraction = 1.2
  ) {
    self.isOn = isOn
    self.turn = turn
    self.light = light
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Filtering",
      definition: "c009c8ffb0444fa0c75ae68dcb17d9297bf81c9ff40192cb60cd9423276db722"
    )
    key.append(isOn)
    key.append(turn)
    key.append(light)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(filter: tone(isOn)) { canvas in
      canvas.place(Stripes(), in: Raster.Rect(x: 0, y: 0, width: 40, height: 30))
    }
    canvas.drawLayer(
      filter: Raster.ColorFilter.hueRotation(turn).then(.brightness(light))
    ) { canvas in
      canvas.place(Stripes(), in: Raster.Rect(x: 40, y: 0, width: 40, height: 30))
    }
    canvas.drawLayer(
      blur: 2,
      filter: Raster.ColorFilter.contrast(0.6).then(.saturation(1.5)).then(tone(isOn))
    ) { canvas in
      canvas.place(Stripes(), in: Raster.Rect(x: 80, y: 0, width: 40, height: 30))
    }
    canvas.drawLayer(
      opacity: 0.9,
      filter: .matrix(sepia),
      clip: .capsule(Raster.Rect(x: 0, y: 30, width: 40, height: 30))
    ) { canvas in
      canvas.place(Stripes(), in: Raster.Rect(x: 0, y: 30, width: 40, height: 30))
    }
    canvas.drawLayer(
      shadows: [
        Raster.Shadow(Raster.Color(rgba: 0x00000080), blur: 4, offset: Raster.Point(x: 1, y: 2))
      ],
      shadowsOnly: true
    ) { canvas in
      canvas.fill(
        .circle(center: Raster.Point(x: 60, y: 45), radius: 8),
        with: Raster.Color(rgba: 0xFF0000FF)
      )
    }
    canvas.drawLayer(
      shadows: [
        Raster.Shadow(Raster.Color(rgba: 0x1D3557FF), blur: 3, inner: true),
        Raster.Shadow(Raster.Color(rgba: 0xE63946FF), offset: Raster.Point(x: 3, y: 3)),
      ],
      shadowsOnly: isOn
    ) { canvas in
      canvas.fill(
        .star(in: Raster.Rect(x: 82, y: 32, width: 26, height: 26)),
        with: Raster.Color(rgba: 0xFFFFFFFF).opacity(0.8)
      )
    }
  }

  package static let plain = Filtering()
  package static let on = Filtering(isOn: true)
  package static let green = Filtering(turn: .degrees(120), light: 0.8)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Filtering>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("on", on),
      Raster.NamedState("green", green),
    ]
  }
}

// Filtering.raster:41
package nonisolated struct Stripes: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 40, height: 30)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Stripes",
      definition: "78544077267645917a867c66d3ddb6eb6ee9206362698dfb5c96c8e683cae200"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .rect(canvas.bounds.inset(2)),
      with: .linearGradient(
        from: .left,
        to: .right,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0x00FF00FF)),
          Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF)),
        ]
      )
    )
    canvas.fill(.rect(canvas.bounds.inset(x: 2, y: 12)), with: Raster.Color(rgba: 0xFFFFFF80))
  }

  package static let plain = Stripes()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Stripes>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Stripes] {
    [Stripes()]
  }
}
