// Generated from Colors.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Colors.raster:3
package nonisolated enum Ink {
  package static let plain = Raster.Color(rgba: 0x7F7F7FFF)

  package static func text(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xF0F0F0FF)
      : Raster.Color(rgba: 0x101010FF)
  }
}

// Colors.raster:9
/// A value that depends on the appearance.
package nonisolated func faint(in environment: Raster.Environment) -> Raster.Color {
  Ink.text(in: environment).opacity(0.3)
}

// Colors.raster:11
package nonisolated let fixed: Raster.Color = Raster.Functions.mix(
  Raster.Color(rgba: 0xFF0000FF),
  Raster.Color(rgba: 0x0000FFFF),
  0.25
)

// Colors.raster:13
package nonisolated func tinted(
  _ color: Raster.Color,
  by amount: Raster.Fraction = 0.5,
  in environment: Raster.Environment
) -> Raster.Color {
  let other: Raster.Color = environment.contrast == .increased ? faint(in: environment) : Ink.plain
  return Raster.Functions.mix(color, other, amount)
}

// Colors.raster:18
package nonisolated struct Colors: Raster.Rasterizable, Hashable, Sendable {
  package var tint: Raster.Color
  package var other: Raster.Color?
  package var alpha: Double

  package init(
    tint: Raster.Color = Raster.Color(rgba: 0xE5004BFF),
    other: Raster.Color? = nil,
    alpha: Double = 0.5
  ) {
    self.tint = tint
    self.other = other
    self.alpha = alpha
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 60, height: 10.0 * environment.textScale)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Colors",
      definition: "de986ee53b55c35891d9782eea7c73024a805eb98f9bc1658ce772db3282b324"
    )
    key.append(tint)
    key.append(other) { key, value in
      key.append(value)
    }
    key.append(alpha)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.contrast.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let shade: Raster.Color =
      switch canvas.environment.appearance {
      case .light: tint.lighter(0.1)
      case .dark: tint.darker(0.1)
      }
    canvas.fill(.rect(canvas.bounds), with: shade)
    canvas.fill(.rect(canvas.bounds.inset(1)), with: tinted(other ?? fixed, in: canvas.environment))
    canvas.fill(
      .rect(canvas.bounds.inset(2)),
      with: tinted(
        Raster.Functions.rgb(tint.red, tint.green, tint.blue, alpha: tint.alpha),
        by: alpha,
        in: canvas.environment
      )
    )
    canvas.fill(.rect(canvas.bounds.inset(3)), with: Raster.Color.hsl(.degrees(200), 0.5, 0.4))
    canvas.fill(
      .rect(canvas.bounds.inset(4)),
      with: Raster.Color.hsl(.degrees(200), 0.5, 0.4, alpha: alpha)
    )
    canvas.fill(
      .rect(canvas.bounds.inset(4)),
      with: Raster.Color.oklch(0.6, 0.1, .degrees(100), alpha: alpha)
    )
    canvas.fill(.rect(canvas.bounds.inset(4)), with: Raster.Color.oklch(0.6, 0.1, .degrees(100)))
    canvas.fill(
      .rect(canvas.bounds.inset(5)),
      with: Raster.Functions.displayP3(1.0, 0.2, alpha, alpha: alpha)
    )
    canvas.fill(
      .rect(canvas.bounds.inset(4)),
      with: Raster.Functions.mix(Raster.Functions.rgb(0.1, 0.2, 0.3), tint, alpha)
    )
    if tint.contrastRatio(with: Raster.Color.white) > 3.0 {
      canvas.stroke(
        .rect(canvas.bounds),
        with: .color(.white),
        width: 1.0 / canvas.environment.scale
      )
    }
    if canvas.environment.layoutDirection == .rightToLeft {
      canvas.stroke(.rect(canvas.bounds), with: .color(.black))
    }
    canvas.stroke(
      .rect(canvas.bounds),
      with: .color(
        tint == Raster.Color(rgba: 0x00000000)
          ? Ink.text(in: canvas.environment)
          : faint(in: canvas.environment)
      ),
      cap: .square,
      join: .bevel
    )
    if let color = other {
      canvas.fill(.circle(canvas.bounds), with: color)
    }
    if other != nil {
      canvas.fill(.circle(canvas.bounds.inset(1)), with: Raster.Color(rgba: 0xFFFFFFFF))
    }
    canvas.fill(.circle(canvas.bounds), with: Raster.Color.clear)
  }

  package static let plain = Colors()
  package static let two = Colors(other: Raster.Color(rgba: 0x00FF00FF), alpha: 0.25)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Colors>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("two", two)]
  }
}
