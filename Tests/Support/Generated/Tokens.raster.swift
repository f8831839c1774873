// Generated from Tokens.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Tokens.raster:3
package nonisolated enum Theme: Int, CaseIterable, Hashable, Sendable {
  case acme, globex

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .acme: "acme"
    case .globex: "globex"
    }
  }
}

// Tokens.raster:6
nonisolated extension Raster.Environment {
  /// The brand.
  package var theme: Theme {
    get {
      let index = modes.value(of: "theme", among: 2, standard: 0)
      return Theme(rawValue: index) ?? .acme
    }
    set { modes.set("theme", to: newValue.rawValue, standard: 0) }
  }

  /// Returns the environment with another `theme`.
  package func with(theme value: Theme) -> Raster.Environment {
    var environment = self
    environment.theme = value
    return environment
  }
}

// Tokens.raster:8
nonisolated extension Raster.Environment {
  /// Whether space is limited.
  package var isCompact: Bool {
    get { modes.value(of: "isCompact", among: 2, standard: 0) == 1 }
    set { modes.set("isCompact", to: newValue ? 1 : 0, standard: 0) }
  }

  /// Returns the environment with another `isCompact`.
  package func with(isCompact value: Bool) -> Raster.Environment {
    var environment = self
    environment.isCompact = value
    return environment
  }
}

// Tokens.raster:10
package nonisolated let step: Double = 4

// Tokens.raster:13
/// The shared values of buttons.
package nonisolated enum UI {
  package static let same = Raster.Color(rgba: 0xFFFFFFFF)
  package static let body = Raster.Font(size: 13, weight: .medium)
  package static let curve: Raster.Easing = .cubicBezier(0.2, 0, 0, 1)

  /// The colour of interactive elements.
  package static func accent(in environment: Raster.Environment) -> Raster.Color {
    environment.contrast == .increased && environment.theme == .globex
      && environment.appearance == .light
      ? Raster.Color(rgba: 0x003A55FF)
      : environment.contrast == .increased && environment.appearance == .light
        ? Raster.Color(rgba: 0xA00034FF)
        : environment.theme == .globex
          ? (environment.appearance == .dark
            ? Raster.Color(rgba: 0x83CFFFFF)
            : Raster.Color(rgba: 0x00658EFF))
          : environment.appearance == .dark
            ? Raster.Color(rgba: 0xFF4F87FF)
            : Raster.Color(rgba: 0xE5004BFF)
  }

  package static func gap(in environment: Raster.Environment) -> Double {
    environment.contrast != .increased && environment.isCompact ? step : step * 2.0
  }

  package static func sheen(in environment: Raster.Environment) -> Raster.Paint {
    environment.appearance == .dark
      ? .color(Raster.Color(rgba: 0xFFFFFF10))
      : .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFF40)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFF00)),
        ]
      )
  }

  package static func notch(in environment: Raster.Environment) -> Raster.Path {
    environment.appearance == .dark
      ? .circle(center: Raster.Point(x: 2, y: 2), radius: 2)
      : .rect(Raster.Rect(x: 0, y: 0, width: 4, height: 4))
  }

  package static func pressed(in environment: Raster.Environment) -> Raster.Color {
    UI.accent(in: environment).darker(0.1)
  }

  package static func word(in environment: Raster.Environment) -> String {
    environment.theme == .globex ? "globex" : "acme"
  }

  package static func size(in environment: Raster.Environment) -> String {
    let choice: Bool =
      switch environment.textScale {
      case 0...1: false
      case 1...2: false
      default: true
      }
    let choice2: Bool =
      switch environment.textScale {
      case 0...1: false
      case 1...2: true
      default: false
      }
    return choice ? "huge" : choice2 ? "large" : "plain"
  }

  /// The elevations.
  package nonisolated enum level {
    package static let none: [Raster.Shadow] = [
      Raster.Shadow(Raster.Color(rgba: 0x00000000), blur: 0)
    ]
    package static let one: [Raster.Shadow] = [
      Raster.Shadow(Raster.Color(rgba: 0x0000004D), blur: 2, offset: Raster.Point(x: 0, y: 1))
    ]

    package nonisolated enum edge {
      package static func width(in environment: Raster.Environment) -> Double {
        environment.theme == .globex ? 2 : 1
      }
    }
  }
}

// Tokens.raster:52
/// Words in the user's language.
package nonisolated enum Texts {
  package static func rooms(in environment: Raster.Environment) -> String {
    Raster.Functions.equal(Raster.Functions.prefix(environment.locale, 2), "fr")
      || Raster.Functions.equal(Raster.Functions.prefix(environment.locale, 2), "wa")
      ? "Chambres"
      : Raster.Functions.equal(Raster.Functions.prefix(environment.locale, 2), "de")
        ? "Zimmer"
        : "Rooms"
  }

  package static func nights(in environment: Raster.Environment) -> String {
    Raster.Functions.equal(Raster.Functions.prefix(environment.locale, 2), "de")
      ? "Nächte"
      : "nights"
  }
}

// Tokens.raster:64
package nonisolated func toned(
  _ color: Raster.Color,
  in environment: Raster.Environment
) -> Raster.Color {
  Raster.Functions.mix(color, UI.accent(in: environment), 0.5)
}

// Tokens.raster:66
package nonisolated struct Tokens: Raster.Rasterizable, Hashable, Sendable {
  package var isOn: Bool
  package var tint: Raster.Color

  package init(isOn: Bool = false, tint: Raster.Color = UI.same) {
    self.isOn = isOn
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 60, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Tokens",
      definition: "9ebd5fc93851201b37a8c8aa6d550506269ddb8201981a1aaa4ee2ad5d6fe224"
    )
    key.append(isOn)
    key.append(tint)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.contrast.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(environment.isCompact)
    key.append(enumeration: environment.theme.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(shadows: isOn ? UI.level.one : UI.level.none) { canvas in
      canvas.fill(
        .roundedRect(canvas.bounds.inset(UI.gap(in: canvas.environment) / 2.0), radius: 4),
        with: isOn ? UI.pressed(in: canvas.environment) : toned(tint, in: canvas.environment)
      )
    }
    canvas.fill(.rect(canvas.bounds), with: UI.sheen(in: canvas.environment))
    canvas.fill(UI.notch(in: canvas.environment), with: tint)
    canvas.stroke(
      .rect(canvas.bounds),
      with: .color(UI.accent(in: canvas.environment)),
      width: UI.level.edge.width(in: canvas.environment)
    )
    canvas.drawText(
      UI.word(in: canvas.environment) + UI.size(in: canvas.environment),
      in: canvas.bounds.inset(UI.gap(in: canvas.environment)),
      font: UI.body,
      with: .color(tint)
    )
    canvas.fill(
      .rect(Raster.Rect(x: 0, y: 0, width: 60.0 * Raster.Functions.ease(0.4, UI.curve), height: 2)),
      with: UI.accent(in: canvas.environment)
    )
    canvas.drawText(
      Texts.rooms(in: canvas.environment) + Texts.nights(in: canvas.environment),
      at: Raster.Point(x: 0, y: 38),
      font: Raster.Font(size: 4),
      with: .color(UI.accent(in: canvas.environment))
    )
    if canvas.environment.isCompact {
      canvas.stroke(
        .line(from: Raster.Point(x: 0, y: 0), to: Raster.Point(x: 60, y: 40)),
        with: .color(UI.accent(in: canvas.environment))
      )
    }
  }

  package static let plain = Tokens()
  package static let on = Tokens(isOn: true)
  /// The state `globex`; `globexState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(theme: .globex).with(isCompact: true)`.
  package static let globex = Tokens()
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(theme: .globex).with(isCompact: true)`.
  package static let night = Tokens(isOn: true)
  /// The state `strong`; `strongState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(contrast: .increased)`.
  package static let strong = Tokens()
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(contrast: .increased).with(theme: .globex).with(isCompact: true)`.
  package static let both = Tokens()
  /// The state `german`; `germanState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "de-AT")`.
  package static let german = Tokens()
  /// The state `large`; `largeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 1.5)`.
  package static let large = Tokens()
  /// The state `huge`; `hugeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 2.5).with(theme: .globex).with(isCompact: true)`.
  package static let huge = Tokens()

  /// The state `globex` with its environment and its size.
  package static var globexState: Raster.NamedState<Tokens> {
    Raster.NamedState(
      "globex",
      globex,
      environment: Raster.Environment().with(theme: .globex).with(isCompact: true)
    )
  }

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Tokens> {
    Raster.NamedState(
      "night",
      night,
      environment: Raster.Environment(appearance: .dark).with(theme: .globex).with(isCompact: true)
    )
  }

  /// The state `strong` with its environment and its size.
  package static var strongState: Raster.NamedState<Tokens> {
    Raster.NamedState("strong", strong, environment: Raster.Environment(contrast: .increased))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<Tokens> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(
        contrast: .increased
      ).with(theme: .globex).with(isCompact: true)
    )
  }

  /// The state `german` with its environment and its size.
  package static var germanState: Raster.NamedState<Tokens> {
    Raster.NamedState("german", german, environment: Raster.Environment(locale: "de-AT"))
  }

  /// The state `large` with its environment and its size.
  package static var largeState: Raster.NamedState<Tokens> {
    Raster.NamedState("large", large, environment: Raster.Environment(textScale: 1.5))
  }

  /// The state `huge` with its environment and its size.
  package static var hugeState: Raster.NamedState<Tokens> {
    Raster.NamedState(
      "huge",
      huge,
      environment: Raster.Environment(textScale: 2.5).with(theme: .globex).with(isCompact: true)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Tokens>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("on", on),
      globexState,
      nightState,
      strongState,
      bothState,
      germanState,
      largeState,
      hugeState,
    ]
  }
}
