// Generated from Mirroring.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Mirroring.raster:3
package nonisolated func edges(in environment: Raster.Environment) -> Raster.Insets {
  environment.insets(leading: 6, trailing: 2)
}

// Mirroring.raster:5
package nonisolated func inner(
  _ rect: Raster.Rect,
  in environment: Raster.Environment
) -> Raster.Rect {
  rect.inset(edges(in: environment)).inset(top: 1, trailing: 3, in: environment)
}

// Mirroring.raster:7
package nonisolated struct Arrow: Raster.Rasterizable, Hashable, Sendable {
  package var length: Double {
    didSet { length = Raster.Functions.clamp(length, in: 4...20) }
  }

  package init(length: Double = 12) {
    self.length = Raster.Functions.clamp(length, in: 4...20)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: length + edges(in: environment.mirrored).left, height: 10)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Arrow",
      definition: "e64d5f819d77317d39dec03f5c8c700eb43c03ea41183b17d4e8cd3bb0ded2ec"
    )
    key.append(length)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      canvas.fill(
        .rect(canvas.bounds.slice(length / 2.0, from: .leading, in: canvas.environment)),
        with: .linearGradient(
          from: .left,
          to: .right,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
            Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF)),
          ]
        )
      )
      canvas.drawText("a", in: canvas.bounds, with: .color(Raster.Color(rgba: 0xFFFFFFFF)))
    }
  }

  package static let plain = Arrow()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Arrow>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Mirroring.raster:19
// The caps are proved.
package nonisolated struct Plate: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 40, height: 20)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(
      horizontal: .init(start: 4.0 + edges(in: environment.mirrored).left, end: 2),
      vertical: .init(start: 8, end: 3)
    ).mirrored(when: environment.layoutDirection == .rightToLeft)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Plate",
      definition: "236263d7c5ae5c403c86d900b0a04de1d8ed2196e8acbd1c26f02c2e543e6f84"
    )
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      canvas.drawLayer(
        clip: .roundedRect(canvas.bounds, radius: canvas.environment.corners(topLeading: 8))
      ) { canvas in
        canvas.fill(
          .rect(canvas.bounds.inset(edges(in: canvas.environment))),
          with: Raster.Color(rgba: 0x102030FF)
        )
      }
    }
  }

  package static let plain = Plate()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Plate>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Plate] {
    [Plate()]
  }
}

// Mirroring.raster:28
// The caps are proved.
package nonisolated struct Flag: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 30, height: 20)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(
      horizontal: .init(start: 6, end: 5),
      vertical: .init(start: 1, end: 1, mode: .tile)
    ).mirrored(when: environment.layoutDirection == .rightToLeft)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Flag",
      definition: "1829a468a82dcc8ec7dc35d6ecc8fd5dd1b1ca55eb1da9344cbf0d109258a9cc"
    )
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .rect(inner(canvas.bounds, in: canvas.environment)),
      with: Raster.Color(rgba: 0x302010FF)
    )
  }

  package static let plain = Flag()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Flag>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Flag] {
    [Flag()]
  }
}

// Mirroring.raster:35
package nonisolated struct Mirroring: Raster.Rasterizable, Hashable, Sendable {
  package var isTurned: Bool
  package var picture: Raster.Image

  package init(isTurned: Bool = true, picture: Raster.Image = tileImage_D5377B4C) {
    self.isTurned = isTurned
    self.picture = picture
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 80)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Mirroring",
      definition: "0794d12f422a8b0f35d5a2693df5fe56bd3d44b6985f8203b4059b80029ceb7a"
    )
    key.append(isTurned)
    key.append(picture)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let box: Raster.Rect = inner(
        Raster.Rect(x: 10, y: 10, width: 40, height: 30),
        in: canvas.environment
      )
      let wave: Raster.Path = .build { path in
        path.move(to: Raster.Point(x: 4, y: 60))
        path.addCurve(
          to: Raster.Point(x: 40, y: 70),
          control1: Raster.Point(x: 10, y: 40),
          control2: Raster.Point(x: 30, y: 90)
        )
        path.addArc(
          center: Raster.Point(x: 50, y: 70),
          radius: 6,
          from: .degrees(0),
          to: .degrees(120)
        )
      }
      canvas.fill(
        .rect(box),
        with: .linearGradient(
          from: .topLeft,
          to: .point(Raster.Point(x: 50, y: 40)),
          [
            Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
            Raster.GradientStop(Raster.Color(rgba: 0x1D3557FF), at: 0.8),
          ]
        )
      )
      canvas.fill(
        .roundedRect(
          box.inset(4),
          radius: canvas.environment.cornerSizes(
            topLeading: Raster.EllipticalCornerRadii.corner(6),
            bottomTrailing: Raster.Size(width: 2, height: 5)
          )
        ),
        with: .sweepGradient(
          center: .left,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
            Raster.GradientStop(Raster.Color(rgba: 0x00FF00FF)),
          ]
        )
      )
      canvas.fill(.ellipse(box), with: .pattern(picture, transform: .rotation(.degrees(10))))
      canvas.stroke(
        .rect(box),
        with: .color(Raster.Color(rgba: 0x000000FF)),
        dash: [4, 2],
        dashPhase: 1
      )
      canvas.stroke(wave, with: .color(Raster.Color(rgba: 0x0A8A4AFF)), width: 2, cap: .round)
      canvas.fill(
        canvas.environment.textPath("b", at: Raster.Point(x: 60, y: 20)),
        with: Raster.Color(rgba: 0xE5004BFF)
      )
      canvas.drawText(
        "left",
        at: Raster.Point(x: 60, y: 30),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF))
      )
      canvas.drawText(
        "right",
        at: Raster.Point(x: 110, y: 40),
        with: .radialGradient(
          center: .left,
          radius: 20,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
            Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF)),
          ]
        ),
        align: .right
      )
      canvas.drawText(
        "start",
        at: Raster.Point(x: 110, y: 16),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        align: .start
      )
      canvas.drawText(
        "end",
        in: Raster.Rect(x: 60, y: 70, width: 40, height: 10),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        align: .end
      )
      canvas.drawText(
        "one two three four",
        in: Raster.Rect(x: 60, y: 44, width: 40, height: 30),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        align: .justified,
        underline: true
      )
      canvas.drawImage(
        picture,
        in: Raster.Rect(x: 4, y: 44, width: 30, height: 12),
        fit: .contain,
        align: .topLeft
      )
      canvas.drawImage(
        picture,
        in: Raster.Rect(x: 40, y: 44, width: 12, height: 12),
        autoMirrored: true
      )
      canvas.drawImage(picture, at: Raster.Point(x: 100, y: 4), autoMirrored: isTurned)
      canvas.drawNineSlice(
        picture,
        in: Raster.Rect(x: 70, y: 4, width: 24, height: 12),
        caps: Raster.Caps(Raster.Insets(top: 1, left: 2)),
        outset: canvas.environment.insets(leading: 2),
        imageInsets: canvas.environment.insets(leading: 1)
      )
      canvas.place(
        Arrow(),
        in: Raster.Rect(x: 8, y: 62, width: 20, height: 10),
        outset: Raster.Insets(left: 2),
        imageInsets: Raster.Insets(left: 1)
      )
      canvas.place(Arrow(length: 8), at: Raster.Point(x: 30, y: 62))
      canvas.place(
        Raster.Content.row(spacing: 2) {
          Arrow()
          Raster.Content.image(picture, autoMirrored: true)
          Flag()
        },
        in: Raster.Rect(x: 56, y: 62, width: 60, height: 14)
      )
      canvas.place(Plate(), in: Raster.Rect(x: 0, y: 0, width: 30, height: 9))
      canvas.drawLayer(
        shadows: [
          Raster.Shadow(Raster.Color(rgba: 0x00000080), blur: 2, offset: Raster.Point(x: 2, y: 1))
        ],
        transform: .rotation(.degrees(15), about: Raster.Point(x: 20, y: 20))
      ) { canvas in
        canvas.fill(
          .rect(Raster.Rect(x: 2, y: 12, width: 8, height: 8)),
          with: Raster.Color(rgba: 0x445566FF)
        )
        canvas.drawText(
          "t",
          in: Raster.Rect(x: 2, y: 12, width: 8, height: 8),
          with: .color(Raster.Color(rgba: 0xFFFFFFFF))
        )
      }
      canvas.drawLayer(
        clip: .rect(canvas.bounds.slice(70, from: .leading, in: canvas.environment)),
        mask: .component(Plate(), in: canvas.bounds),
        mirrored: isTurned
      ) { canvas in
        canvas.fill(
          .rect(inner(canvas.bounds, in: canvas.environment)),
          with: Raster.Color(rgba: 0x66554480)
        )
        canvas.drawText(
          "m",
          at: Raster.Point(x: 20, y: 70),
          with: .color(Raster.Color(rgba: 0xFFFFFFFF))
        )
        for i in 0..<2 {
          guard canvas.countIteration() else { break }
          let spot: Raster.Rect = Raster.Rect(x: Double(i &* 9), y: 70, width: 8, height: 8).inset(
            edges(in: canvas.environment)
          )
          canvas.fill(.rect(spot), with: Raster.Color(rgba: 0x00FF00FF))
        }
      }
    }
  }

  package static let plain = Mirroring()
  package static let plainly = Mirroring(isTurned: false)
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let arabic = Mirroring()
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let both = Mirroring(isTurned: false)

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Mirroring> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<Mirroring> {
    Raster.NamedState("both", both, environment: Raster.Environment(layoutDirection: .rightToLeft))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Mirroring>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("plainly", plainly),
      arabicState,
      bothState,
    ]
  }
}
