// Generated from Gauge.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Gauge.raster:5
package nonisolated struct Gauge: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 40, of: "title") }
  }
  package var degrees: Double {
    didSet { degrees = Raster.Functions.clamp(degrees, in: 0...120, step: 0.5) }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(title: String = "Boiler", degrees: Double = 52) {
    self.title = self.limitedValues.limited(title, to: 40, of: "title")
    self.degrees = Raster.Functions.clamp(degrees, in: 0...120, step: 0.5)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 180, height: 152)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Gauge",
      definition: "0ffa1f6887a63268746a42b9c3b0cc351b18512609d67471c8b2959b2fa808f3"
    )
    key.append(title)
    key.append(degrees)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let ink: Raster.Color =
      switch degrees {
      case 0..<70: Kit.success(in: canvas.environment)
      case 70..<95: Kit.warning(in: canvas.environment)
      default: Kit.danger(in: canvas.environment)
      }
    let reading =
      "\(Raster.Functions.format(degrees, decimals: Raster.IntegerRanges.range(0, through: 1), locale: canvas.environment.locale)) °C"
    let middle = Raster.Point(x: 90, y: 92)
    let radius: Double = 80
    let start: Raster.Angle = .degrees(150)
    let turn: Raster.Angle = .degrees(240)
    let end: Raster.Angle = start + turn * Raster.Fraction(degrees / 120.0)
    let tip: Raster.Point = .polar(center: middle, radius: radius, angle: end)
    canvas.stroke(
      .arc(center: middle, radius: radius, from: start, to: start + turn),
      with: .color(Kit.surfaceSoft(in: canvas.environment)),
      width: 10,
      cap: .round
    )
    canvas.stroke(
      .arc(center: middle, radius: radius, from: start, to: end),
      with: .color(ink),
      width: 10,
      cap: .round
    )
    canvas.fill(.circle(center: tip, radius: 8), with: ink)
    canvas.fill(.circle(center: tip, radius: 4), with: Kit.surface(in: canvas.environment))
    for i in Raster.IntegerRanges.range(0, through: 24) {
      guard canvas.countIteration() else { break }
      let angle: Raster.Angle = start + turn * Double(i) / 24.0
      let isLong: Bool = Raster.Functions.mod(i, 6) == 0
      canvas.stroke(
        .line(
          from: .polar(center: middle, radius: 70, angle: angle),
          to: .polar(center: middle, radius: isLong ? 62 : 66, angle: angle)
        ),
        with: .color(
          isLong ? Kit.onSurface(in: canvas.environment) : Kit.outline(in: canvas.environment)
        ),
        width: isLong ? 2 : 1,
        cap: .round
      )
      if isLong {
        let place = Raster.Rect(
          center: .polar(center: middle, radius: 48, angle: angle),
          size: Raster.Size(width: 30, height: 14)
        )
        canvas.drawText(
          Raster.Functions.format(Double(i &* 5), locale: canvas.environment.locale),
          in: place,
          style: Kit.caption,
          with: .color(Kit.faint(in: canvas.environment)),
          align: .center
        )
      }
    }
    canvas.drawText(
      reading,
      in: Raster.Rect(center: middle, size: Raster.Size(width: 76, height: 28)),
      style: Kit.title,
      with: .color(Kit.onSurface(in: canvas.environment)),
      align: .center,
      maxLines: 1,
      minScale: 0.6
    )
    canvas.drawText(
      title,
      in: Raster.Rect(x: 30, y: 124, width: 120, height: 20),
      style: Kit.body,
      with: .color(Kit.faint(in: canvas.environment)),
      align: .center,
      maxLines: 1
    )
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let reading =
      "\(Raster.Functions.format(degrees, decimals: Raster.IntegerRanges.range(0, through: 1), locale: environment.locale)) °C"
    return Raster.Accessibility(label: title, role: .image, value: reading)
  }

  package static let plain = Gauge()
  package static let cold = Gauge(degrees: 0)
  package static let warm = Gauge(degrees: 78.5)
  package static let hot = Gauge(degrees: 120)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Gauge(degrees: 120)
  /// The state `german`; `germanState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "de")`.
  package static let german = Gauge(title: "Kessel", degrees: 78.5)
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = Gauge(title: "الحرارة", degrees: 78.5)

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Gauge> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `german` with its environment and its size.
  package static var germanState: Raster.NamedState<Gauge> {
    Raster.NamedState("german", german, environment: Raster.Environment(locale: "de"))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Gauge> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Gauge>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("cold", cold),
      Raster.NamedState("warm", warm),
      Raster.NamedState("hot", hot),
      nightState,
      germanState,
      arabicState,
    ]
  }
}
