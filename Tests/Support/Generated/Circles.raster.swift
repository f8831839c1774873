// Generated from Circles.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Circles.raster:5
/// The sign in each ellipse: three stacked chevrons, in a square of 48 units.
package nonisolated let logo = Raster.Path(
  svgPathData:
    "M24 4 L44 18 H38 L24 9 L10 18 H4 Z M24 16 L44 30 H38 L24 21 L10 30 H4 Z M24 28 L44 42 H38 L24 33 L10 42 H4 Z"
)

// Circles.raster:10
/// One ellipse with the sign in it.
package nonisolated struct CircleView: Raster.Rasterizable, Hashable, Sendable {
  package var row: Int
  package var index: Int

  package init(row: Int = 0, index: Int = 0) {
    self.row = row
    self.index = index
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 107, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CircleView",
      definition: "0dd97ffe899c6e45a62f269d3dc6d39c2a9bae6e9ef23afb5e4d212e03f7c18f"
    )
    key.append(row)
    key.append(index)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let c: Double = Double(row &+ index) / 200.0
    let i: Double = Double(index)
    let color: Raster.Color = Raster.Functions.rgb(c + i / 10.0, c + i / 20.0, c + i / 30.0)
    let outline: Raster.Path = .ellipse(canvas.bounds.inset(3))
    let side: Double = canvas.bounds.width * 0.9 * 0.6
    canvas.drawLayer(clip: outline) { canvas in
      canvas.fill(outline, with: color)
      canvas.drawLayer(
        transform: Raster.Transform.scaling(side / 48.0, about: Raster.Point(x: 0, y: 0)).then(
          .translation(x: canvas.bounds.midX - side / 2.0, y: canvas.bounds.midY - side / 2.0)
        )
      ) { canvas in
        canvas.fill(logo, with: Raster.Color(rgba: 0xFFFFFFB3))
      }
    }
    canvas.drawLayer(
      shadows: [Raster.Shadow(Raster.Color(rgba: 0x00000099), offset: Raster.Point(x: 0, y: 1))]
    ) { canvas in
      canvas.stroke(outline, with: .color(Raster.Color(rgba: 0xFFFFFFFF)), width: 2)
    }
  }

  package static let plain = CircleView()
  package static let late = CircleView(row: 120)
  package static let middle = CircleView(row: 60, index: 1)
  package static let last = CircleView(row: 60, index: 2)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CircleView>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("late", late),
      Raster.NamedState("middle", middle),
      Raster.NamedState("last", last),
    ]
  }
}

// Circles.raster:44
/// Three ellipses side by side.
package nonisolated struct CircleRow: Raster.Rasterizable, Hashable, Sendable {
  package var row: Int

  package init(row: Int = 0) {
    self.row = row
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 320, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CircleRow",
      definition: "6503dc82f820467b712841927a94a5941aac9d1a78265a5642eb48173189ab20"
    )
    key.append(row)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(
      CircleView(row: row, index: 0),
      in: Raster.Rect(x: 0, y: 0, width: 107, height: 100)
    )
    canvas.place(
      CircleView(row: row, index: 1),
      in: Raster.Rect(x: 106, y: 0, width: 108, height: 100)
    )
    canvas.place(
      CircleView(row: row, index: 2),
      in: Raster.Rect(x: 213, y: 0, width: 107, height: 100)
    )
  }

  package static let plain = CircleRow()
  package static let late = CircleRow(row: 150)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CircleRow>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("late", late)]
  }
}
