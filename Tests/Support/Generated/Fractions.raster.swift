// Generated from Fractions.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Fractions.raster:3
package nonisolated let oneThird: Raster.Fraction = 1.0 / 3.0

// Fractions.raster:5
package nonisolated struct Level: Hashable, Sendable, Raster.KeyEncodable {
  package var part: Raster.Fraction
  package var parts: [Raster.Fraction]

  package init(part: Raster.Fraction = 0.625, parts: [Raster.Fraction] = [0.1, 0.07, 1]) {
    self.part = part
    self.parts = parts
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    key.append(part)
    key.append(list: parts.count)
    for element in parts {
      key.append(element)
    }
  }
}

// Fractions.raster:10
package nonisolated func eased(
  _ t: Raster.Fraction,
  by strength: Raster.Fraction = 0.5
) -> Raster.Fraction {
  Raster.Functions.lerp(t, t * t, strength)
}

// Fractions.raster:12
package nonisolated struct Fractions: Raster.Rasterizable, Hashable, Sendable {
  package var progress: Raster.Fraction {
    didSet { progress = Raster.Functions.clamp(progress, in: 0...1, step: 0.05) }
  }
  package var level: Level
  package var part: Raster.Fraction?
  package var isOn: Bool
  package var count: Int

  package init(
    progress: Raster.Fraction = 0.25,
    level: Level = Level(),
    part: Raster.Fraction? = nil,
    isOn: Bool = true,
    count: Int = 3
  ) {
    self.progress = Raster.Functions.clamp(progress, in: 0...1, step: 0.05)
    self.level = level
    self.part = part
    self.isOn = isOn
    self.count = count
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Fractions",
      definition: "bdb624870e10698f6ee46ca726310ed45264f0d0520a31c1c83118202848771c"
    )
    key.append(progress)
    key.append(level.part)
    key.append(part) { key, value in
      key.append(value)
    }
    key.append(isOn)
    key.append(count)
    key.append(Raster.Functions.element(level.parts, at: 1) ?? oneThird)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let rest: Raster.Fraction = 1.0 - progress
    let part2: Double = progress * 10.0 + 20.0 * rest + Double(count) * 0.4 + progress / 2.0
    let number: Double =
      part2 + progress / 0.25 + 4.0 / (progress + 1.0) + Raster.Functions.sign(rest - 0.5)
    let sum: Raster.Fraction = progress + rest * 0.5 - 0.1 + -oneThird
    let turn: Raster.Angle =
      Raster.Angle.degrees(360) * progress + rest * Raster.Angle.degrees(90)
      - Raster.Angle.degrees(10) / 0.5
    let place: Raster.Point = canvas.bounds.center * 0.5 + progress * Raster.Point(x: 1, y: 2)
    let room: Raster.Size = canvas.bounds.size * rest
    let least: Raster.Fraction =
      Raster.Functions.min(progress, 0.4) + Raster.Functions.max(0.2, rest)
      + Raster.Functions.clamp(progress, min: 0.1, max: 0.9) + Raster.Functions.abs(-rest)
    let half = "\(Raster.Functions.string(rest / 4.0))"
    let whole: String =
      "\(Raster.Functions.percent(progress)) \(Raster.Functions.string(Double(progress))) " + half
    let second: Raster.Fraction = Raster.Functions.element(level.parts, at: 1) ?? oneThird
    let parts = "\(Raster.Functions.percent(level.part)) \(Raster.Functions.percent(second))"
    let words = "\(whole) \(parts) \(Raster.Functions.percent(Raster.Fraction(number)))"
    let exact = "\(Raster.Functions.percent(0.381966))"
    canvas.drawLayer(opacity: isOn ? 1 : 0.4) { canvas in
      canvas.fill(
        .rect(Raster.Rect(origin: place, size: 0.9 * room)),
        with: Raster.Functions.rgb(1.0, 0.5, part ?? 0.0, alpha: 0.8)
      )
    }
    canvas.fill(
      .pie(center: canvas.bounds.center, radius: number, from: .degrees(0), to: turn),
      with: Raster.Functions.mix(
        Raster.Color(rgba: 0xE5004BFF),
        Raster.Color(rgba: 0x1D3557FF),
        eased(progress, by: sum)
      )
    )
    canvas.fill(
      .circle(
        center: place,
        radius: Raster.Functions.lerp(2.0, 10.0, Raster.Functions.fraction(isOn))
      ),
      with: Raster.Color(rgba: 0x00A0A0FF).opacity(least - 1.0)
    )
    canvas.stroke(
      .circle(center: place, radius: Raster.Functions.lerp(2.0, 10.0, 1.5 - sum)),
      with: .color(.hsl(turn, level.part, Raster.Functions.lerp(0.1, level.part, progress)))
    )
    if progress >= 0.5 && rest < 0.6 && progress <= rest + 1.0 || rest > 0.9 {
      canvas.fill(.rect(canvas.bounds.inset(20)), with: Raster.Color(rgba: 0x000000FF))
    }
    if progress == 0.25 && part != 0.3 {
      canvas.fill(.rect(canvas.bounds.inset(24)), with: Raster.Color(rgba: 0xFFFFFFFF))
    }
    switch progress {
    case 0, 0.5:
      canvas.fill(.rect(canvas.bounds.inset(26)), with: Raster.Color(rgba: 0x888888FF))
    default:
      canvas.fill(.rect(canvas.bounds.inset(28)), with: Raster.Color(rgba: 0xF0F0F0FF))
    }
    canvas.fill(
      canvas.environment.textPath(words + exact, in: canvas.bounds, font: Raster.Font(size: 6)),
      with: Raster.Color(rgba: 0x101010FF)
    )
  }

  package static let plain = Fractions()
  package static let half = Fractions(progress: 0.5, part: 0.3, isOn: false)
  package static let whole = Fractions(progress: 1, level: Level(part: 0.07, parts: []))

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Fractions>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("half", half),
      Raster.NamedState("whole", whole),
    ]
  }
}
