// Generated from WeatherCard.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// WeatherCard.raster:5
package nonisolated enum Sky: Int, CaseIterable, Hashable, Sendable {
  case clear, cloudy, rain, snow

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .clear: "clear"
    case .cloudy: "cloudy"
    case .rain: "rain"
    case .snow: "snow"
    }
  }
}

// WeatherCard.raster:8
/// A simple drawing of the sky.
package nonisolated struct SkyIcon: Raster.Rasterizable, Hashable, Sendable {
  package var sky: Sky
  package var isNight: Bool

  package init(sky: Sky = .clear, isNight: Bool = false) {
    self.sky = sky
    self.isNight = isNight
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 40, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SkyIcon",
      definition: "82385b8e26362d34aff8f1ebba9f0a1a4406c7af3de24041f955c0884e87c9be"
    )
    key.append(enumeration: sky.rawValue)
    if sky == .clear || sky == .cloudy {
      key.append(isNight)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let unit: Double = Raster.Functions.min(canvas.bounds.width, canvas.bounds.height) / 40.0
    let cloud: Raster.Path = Raster.Path(
      svgPathData: "M11 30 a7 7 0 0 1 0.8-13.9 a9.5 9.5 0 0 1 18.4 2 a6 6 0 0 1-0.7 11.9 z"
    ).transformed(by: .scaling(unit))
    let drops: [Raster.Point] = Raster.Functions.list(of: Raster.Point.self) { list in
      for x in [14, 20, 26] {
        list.append(Raster.Point(x: Double(x) * unit, y: 33.0 * unit))
      }
    }
    if sky == .clear || sky == .cloudy {
      let middle: Raster.Point =
        sky == .clear ? canvas.bounds.center : Raster.Point(x: 27.0 * unit, y: 14.0 * unit)
      if isNight {
        canvas.fill(
          Raster.Path.circle(center: middle, radius: 8.0 * unit).subtracting(
            .circle(center: middle.offset(x: 5.0 * unit, y: -3.0 * unit), radius: 7.0 * unit)
          ),
          with: Raster.Color(rgba: 0xF4E3A1FF)
        )
      } else {
        canvas.fill(
          .circle(center: middle, radius: 7.0 * unit),
          with: Raster.Color(rgba: 0xFFB300FF)
        )
        if sky == .clear {
          for i in 0..<8 {
            guard canvas.countIteration() else { break }
            canvas.stroke(
              .line(
                from: .polar(
                  center: middle,
                  radius: 11.0 * unit,
                  angle: Raster.Angle.degrees(45) * Double(i)
                ),
                to: .polar(
                  center: middle,
                  radius: 15.0 * unit,
                  angle: Raster.Angle.degrees(45) * Double(i)
                )
              ),
              with: .color(Raster.Color(rgba: 0xFFB300FF)),
              width: 2.5 * unit,
              cap: .round
            )
          }
        }
      }
    }
    if sky != .clear {
      canvas.fill(cloud, with: Kit.outline(in: canvas.environment))
    }
    for drop in drops {
      guard canvas.countIteration() else { break }
      switch sky {
      case .rain:
        canvas.stroke(
          .line(from: drop, to: drop.offset(x: -2.0 * unit, y: 5.0 * unit)),
          with: .color(Raster.Color(rgba: 0x2E86DEFF)),
          width: 2.0 * unit,
          cap: .round
        )
      case .snow:
        canvas.fill(
          .circle(center: drop.offset(y: 2.0 * unit), radius: 2.0 * unit),
          with: Raster.Color(rgba: 0x7FB2E5FF)
        )
      case .clear, .cloudy:
        break
      }
    }
  }

  package static let plain = SkyIcon()
  package static let clearNotNight = SkyIcon(sky: .clear, isNight: false)
  package static let clearNight = SkyIcon(sky: .clear, isNight: true)
  package static let cloudyNotNight = SkyIcon(sky: .cloudy, isNight: false)
  package static let cloudyNight = SkyIcon(sky: .cloudy, isNight: true)
  package static let rainNotNight = SkyIcon(sky: .rain, isNight: false)
  package static let rainNight = SkyIcon(sky: .rain, isNight: true)
  package static let snowNotNight = SkyIcon(sky: .snow, isNight: false)
  package static let snowNight = SkyIcon(sky: .snow, isNight: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SkyIcon>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("clearNotNight", clearNotNight),
      Raster.NamedState("clearNight", clearNight),
      Raster.NamedState("cloudyNotNight", cloudyNotNight),
      Raster.NamedState("cloudyNight", cloudyNight),
      Raster.NamedState("rainNotNight", rainNotNight),
      Raster.NamedState("rainNight", rainNight),
      Raster.NamedState("snowNotNight", snowNotNight),
      Raster.NamedState("snowNight", snowNight),
    ]
  }

  /// All looks of the component: 6.
  package static var looks: [SkyIcon] {
    var looks: [SkyIcon] = []
    for sky in Sky.allCases {
      for isNight in [false, true] {
        looks.append(SkyIcon(sky: sky, isNight: isNight))
      }
    }
    return Raster.KeyEncoder.distinct(looks)
  }
}

// WeatherCard.raster:58
/// The forecast for an hour.
package nonisolated struct WeatherHour: Hashable, Sendable, Raster.KeyEncodable {
  package var time: String
  package var sky: Sky
  package var degrees: Int

  package init(time: String, sky: Sky, degrees: Int) {
    self.time = time
    self.sky = sky
    self.degrees = degrees
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(time)
    key.append(enumeration: sky.rawValue)
    key.append(degrees)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: WeatherHour, right: WeatherHour) -> Bool {
    Raster.Functions.equal(left.time, right.time) && left.sky == right.sky
      && left.degrees == right.degrees
  }
}

// WeatherCard.raster:64
package nonisolated struct WeatherCard: Raster.Rasterizable, Hashable, Sendable {
  package var town: String {
    didSet { town = self.limitedValues.limited(town, to: 60, of: "town") }
  }
  package var sky: Sky
  package var degrees: Int {
    didSet { degrees = Raster.Functions.clamp(degrees, in: -60...60) }
  }
  package var summary: String {
    didSet { summary = self.limitedValues.limited(summary, to: 120, of: "summary") }
  }
  package var hours: [WeatherHour] {
    didSet { hours = self.limitedValues.limited(hours, to: 8, of: "hours") }
  }
  package var isNight: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    town: String = "Lake of Lucerne",
    sky: Sky = .cloudy,
    degrees: Int = 21,
    summary: String = "Clouds, and sun from three on",
    hours: [WeatherHour] = [
      WeatherHour(time: "13", sky: .cloudy, degrees: 21),
      WeatherHour(time: "14", sky: .rain, degrees: 19),
      WeatherHour(time: "15", sky: .clear, degrees: 23),
      WeatherHour(time: "16", sky: .clear, degrees: 24),
      WeatherHour(time: "17", sky: .clear, degrees: 22),
    ],
    isNight: Bool = false
  ) {
    self.town = self.limitedValues.limited(town, to: 60, of: "town")
    self.sky = sky
    self.degrees = Raster.Functions.clamp(degrees, in: -60...60)
    self.summary = self.limitedValues.limited(summary, to: 120, of: "summary")
    self.hours = self.limitedValues.limited(hours, to: 8, of: "hours")
    self.isNight = isNight
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "WeatherCard",
      definition: "953e086a2120b4d9e7e5f55e1142fc17d38646790839809dc7f2cab9e26a94d8"
    )
    key.append(town)
    key.append(enumeration: sky.rawValue)
    key.append(degrees)
    key.append(summary)
    key.append(list: hours.count)
    for element in hours {
      element.encode(into: &key)
    }
    if !hours.isEmpty {
      key.append(isNight)
    }
    if sky == .clear || sky == .cloudy {
      key.append(isNight)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: "\(town): \(degrees)°. \(summary)", role: .image)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    // As large as fits in the card.
    let large: Raster.Font = kitFont(48, .light)
    return Raster.Content.box(width: 320, padding: Raster.Insets(20)) {
      Raster.Content.column(spacing: 16, align: .stretch) {
        Raster.Content.row(spacing: 12) {
          Raster.Content.box(grow: 1) {
            Raster.Content.column(spacing: 2) {
              Raster.Content.text(
                town,
                style: Kit.label,
                with: .color(Kit.onSurface(in: environment)),
                maxLines: 1
              )
              Raster.Content.text(
                "\(degrees)°",
                font: large,
                with: .color(Kit.onSurface(in: environment))
              )
            }
          }
          Raster.Content.box(width: 72, height: 72) {
            SkyIcon(sky: sky, isNight: isNight)
          }
        }
        Raster.Content.text(summary, style: Kit.body, with: .color(Kit.faint(in: environment)))
        Raster.Content.row {
          for (i, hour) in hours.enumerated() {
            if i > 0 {
              Raster.Content.space()
            }
            Raster.Content.column(spacing: 6, align: .center) {
              Raster.Content.text(
                hour.time,
                style: Kit.caption,
                with: .color(Kit.faint(in: environment))
              )
              Raster.Content.box(width: 28, height: 28) {
                SkyIcon(sky: hour.sky, isNight: isNight)
              }
              Raster.Content.text(
                "\(hour.degrees)°",
                style: Kit.label,
                with: .color(Kit.onSurface(in: environment))
              )
            }
          }
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.drawLayer(
          shadows: [
            Raster.Shadow(
              Kit.cast(in: canvas.environment),
              blur: 10,
              offset: Raster.Point(x: 0, y: 3)
            )
          ]
        ) { canvas in
          canvas.fill(
            .roundedRect(canvas.bounds, radius: Kit.radius.large(in: canvas.environment)),
            with: Kit.surface(in: canvas.environment)
          )
        }
      }
    }
  }

  package static let plain = WeatherCard()
  package static let rain = WeatherCard(sky: .rain, degrees: 9, summary: "Rain until the evening")
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = WeatherCard(
    sky: .clear,
    degrees: 12,
    summary: "Clear until the morning",
    isNight: true
  )
  package static let snow = WeatherCard(sky: .snow, degrees: -4, summary: "Snow down to the lake")
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = WeatherCard(town: "على ضفة البحيرة", summary: "غرفة 24، فندق")

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<WeatherCard> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<WeatherCard> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<WeatherCard>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("rain", rain),
      nightState,
      Raster.NamedState("snow", snow),
      arabicState,
    ]
  }
}
