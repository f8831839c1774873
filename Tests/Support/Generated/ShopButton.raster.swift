// Generated from ShopButton.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// shop.resolver.json:1
package nonisolated enum Shop {
  /// The colours of a company.
  package nonisolated enum brand {
    package static func main(in environment: Raster.Environment) -> Raster.Color {
      environment.company == .globex
        ? Raster.Functions.rgb(0.0, 0.4, 0.56)
        : Raster.Functions.rgb(0.82, 0.14, 0.33)
    }

    package static func mainDark(in environment: Raster.Environment) -> Raster.Color {
      environment.company == .globex
        ? Raster.Functions.rgb(0.4401620351192842, 0.7981065696031419, 0.9341702684871962)
        : Raster.Functions.rgb(0.9468273525165719, 0.47272664363026745, 0.5748149767636266)
    }
  }

  package nonisolated enum button {
    package static let label = Raster.TextStyle(
      font: Raster.Font(family: "Raster", size: 15, weight: .medium, tracking: 0),
      lineHeight: Raster.LineHeight.fraction(Raster.Fraction(1.4))
    )
    package static let shadow: [Raster.Shadow] = [
      Raster.Shadow(
        Raster.Functions.rgb(0.0, 0.0, 0.0, alpha: 0.3),
        blur: 3,
        spread: 0,
        offset: Raster.Point(x: 0, y: 1)
      )
    ]

    /// How round a button's corners are.
    package static func radius(in environment: Raster.Environment) -> Double {
      environment.company == .globex ? 22 : 10
    }

    package static func padding(in environment: Raster.Environment) -> Double {
      16.0 * environment.textScale
    }

    package static func fill(in environment: Raster.Environment) -> Raster.Color {
      environment.appearance == .dark
        ? Shop.brand.mainDark(in: environment)
        : Shop.brand.main(in: environment)
    }

    package static func ink(in environment: Raster.Environment) -> Raster.Color {
      environment.appearance == .dark
        ? Raster.Functions.rgb(0.08, 0.08, 0.1)
        : Raster.Color(rgba: 0xFFFFFFFF)
    }
  }
}

// shop.resolver.json:11
/// Whose shop it is.
package nonisolated enum Company: Int, CaseIterable, Hashable, Sendable {
  case acme, globex

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .acme: "acme"
    case .globex: "globex"
    }
  }
}

// shop.resolver.json:11
nonisolated extension Raster.Environment {
  /// Whose shop it is.
  package var company: Company {
    get {
      let index = modes.value(of: "company", among: 2, standard: 0)
      return Company(rawValue: index) ?? .acme
    }
    set { modes.set("company", to: newValue.rawValue, standard: 0) }
  }

  /// Returns the environment with another `company`.
  package func with(company value: Company) -> Raster.Environment {
    var environment = self
    environment.company = value
    return environment
  }
}

// ShopButton.raster:5
package nonisolated struct ShopButton: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 80, of: "title") }
  }
  package var isPressed: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(title: String = "Book now", isPressed: Bool = false) {
    self.title = self.limitedValues.limited(title, to: 80, of: "title")
    self.isPressed = isPressed
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let label: Raster.TextMetrics = environment.measure(title, style: Shop.button.label)
    return Raster.Size(
      width: label.width + 2.0 * Shop.button.padding(in: environment),
      height: Raster.Functions.max(44.0, label.height + Shop.button.padding(in: environment))
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ShopButton",
      definition: "3ba622ab593b235eb0c59fc64e2ea288d336d546c1faf0a0234a8db589a06538"
    )
    key.append(title)
    key.append(isPressed)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(enumeration: environment.company.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.drawLayer(shadows: isPressed ? [] : Shop.button.shadow) { canvas in
      canvas.fill(
        .roundedRect(canvas.bounds, radius: Shop.button.radius(in: canvas.environment)),
        with: isPressed
          ? Shop.button.fill(in: canvas.environment).darker(0.15)
          : Shop.button.fill(in: canvas.environment)
      )
    }
    canvas.drawText(
      title,
      in: canvas.bounds,
      style: Shop.button.label,
      with: .color(Shop.button.ink(in: canvas.environment)),
      align: .center
    )
  }

  package static let plain = ShopButton()
  package static let pressed = ShopButton(isPressed: true)
  /// The state `globex`; `globexState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(company: .globex)`.
  package static let globex = ShopButton()
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = ShopButton()
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(company: .globex)`.
  package static let both = ShopButton()
  /// The state `large`; `largeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 1.5).with(company: .globex)`.
  package static let large = ShopButton()

  /// The state `globex` with its environment and its size.
  package static var globexState: Raster.NamedState<ShopButton> {
    Raster.NamedState("globex", globex, environment: Raster.Environment().with(company: .globex))
  }

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<ShopButton> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<ShopButton> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(company: .globex)
    )
  }

  /// The state `large` with its environment and its size.
  package static var largeState: Raster.NamedState<ShopButton> {
    Raster.NamedState(
      "large",
      large,
      environment: Raster.Environment(textScale: 1.5).with(company: .globex)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ShopButton>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("pressed", pressed),
      globexState,
      nightState,
      bothState,
      largeState,
    ]
  }
}
