// Generated from Shortening.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Shortening.raster:4
/// Whether a short line is marked.
package nonisolated enum ShortMark: Int, CaseIterable, Hashable, Sendable {
  case none, accent

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .none: "none"
    case .accent: "accent"
    }
  }
}

// Shortening.raster:6
package nonisolated enum Shorter {
  package static let ink = Raster.Color(rgba: 0x0A4F96FF)
  package static let plate = Raster.Color(rgba: 0xEEF1F5FF)
  package static let small: Double = 4
  package static let wide: Double = 12
  package static let count: Int = 2
  package static let edge = Raster.Insets(x: 3, y: 1)
  package static let shade: [Raster.Shadow] = [
    Raster.Shadow(Raster.Color(rgba: 0x00000040), blur: 3, offset: Raster.Point(x: 0, y: 1))
  ]
  package static let label = Raster.TextStyle(
    font: Raster.Font(size: 12, weight: .semibold),
    paint: .color(Raster.Color(rgba: 0x1B1B1FFF))
  )
  package static let quiet = Raster.TextStyle(
    font: Raster.Font(size: 11),
    paint: .color(Raster.Color(rgba: 0x5F5F66FF))
  )
  package static let note = "now"

  package static func accent(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xFF8FABFF)
      : Raster.Color(rgba: 0xFFB3C7FF)
  }
}

// Shortening.raster:21
/// The colour of a mark.
package nonisolated func tint(
  _ mark: ShortMark,
  in environment: Raster.Environment
) -> Raster.Color {
  switch mark {
  case .none: Shorter.plate
  case .accent: Shorter.accent(in: environment)
  }
}

// Shortening.raster:28
package nonisolated struct ShortPlate: Raster.Rasterizable, Hashable, Sendable {
  package var fill: Raster.Color?
  package var radius: Double

  package init(fill: Raster.Color? = nil, radius: Double = 6) {
    self.fill = fill
    self.radius = radius
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 20, height: 12)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ShortPlate",
      definition: "2a7e60d26924cc07fa4bef1b50046eddbfb0cbf04fbeac579591cfa201b535d5"
    )
    key.append(fill) { key, value in
      key.append(value)
    }
    key.append(radius)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.roundedRect(canvas.bounds, radius: radius), with: fill ?? Shorter.plate)
  }

  package static let plain = ShortPlate()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ShortPlate>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Shortening.raster:37
package nonisolated struct ShortTag: Raster.Rasterizable, Hashable, Sendable {
  package var words: String
  package var mark: ShortMark
  package var content: Raster.Content

  package init(
    words: String = "Lake",
    mark: ShortMark = .none,
    content: some Raster.Rasterizable & Sendable = Raster.Content.empty
  ) {
    self.words = words
    self.mark = mark
    self.content = Raster.Content(content)
  }

  package init(
    words: String = "Lake",
    mark: ShortMark = .none,
    @Raster.ContentBuilder content: () -> Raster.Content
  ) {
    self.words = words
    self.mark = mark
    self.content = content()
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ShortTag",
      definition: "443d780e4768e5e12ec6966b140a3a6c3536a9a48206c562eaa359af3ae0085a"
    )
    key.environment = environment
    key.append(words)
    key.append(enumeration: mark.rawValue)
    key.append(content)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(
      ShortPlate(fill: tint(mark, in: canvas.environment), radius: Shorter.small + 1.0),
      in: canvas.bounds
    )
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(padding: Raster.Insets(x: Shorter.small, y: 2)) {
      Raster.Content.row(spacing: Shorter.small) {
        Raster.Content.text(words, style: Shorter.label, maxLines: 1)
        content
      }
    }
  }

  package static let plain = ShortTag()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ShortTag>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Shortening.raster:52
package nonisolated struct Shortening: Raster.Rasterizable, Hashable, Sendable {
  package var isOn: Bool
  package var words: [String] {
    didSet { words = self.limitedValues.limited(words, to: 4, of: "words") }
  }
  package var tint: Raster.Color
  private var limitedValues = Raster.LimitedValues()

  package init(
    isOn: Bool = true,
    words: [String] = ["Spa", "Lake"],
    tint: Raster.Color = Shorter.ink
  ) {
    self.isOn = isOn
    self.words = self.limitedValues.limited(words, to: 4, of: "words")
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Shortening",
      definition: "4e69f67d76efc60a87c327064db34721631d364c771200f56a5fe4dbcd295977"
    )
    key.append(isOn)
    key.append(list: words.count)
    for element in words {
      key.append(element)
    }
    key.append(tint)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    Raster.Content.box(padding: isOn ? Raster.Insets(Shorter.wide) : Raster.Insets(Shorter.small)) {
      Raster.Content.column(spacing: Shorter.small + 2.0, align: .stretch) {
        Raster.Content.row(spacing: 8) {
          Raster.Content.text(isOn ? "On" : "Off", style: isOn ? Shorter.label : Shorter.quiet)
          Raster.Content.box(padding: Shorter.edge) {
            Raster.Content.text(Shorter.note, style: Shorter.quiet)
          }
          Raster.Content.box(width: Shorter.small, height: Shorter.small) {
            Raster.Content.drawing { canvas in
              canvas.fill(.circle(canvas.bounds), with: tint)
            }
          }
        }
        Raster.Content.wrap(spacing: Shorter.small, rowSpacing: Shorter.small) {
          for (i, word) in words.enumerated() {
            ShortTag(
              words: word,
              mark: i == 0 ? .accent : .none,
              content: ShortPlate(fill: isOn ? nil : Shorter.accent(in: environment), radius: 2)
            )
          }
        }
        Raster.Content.box(
          padding: Raster.Insets(x: 0, y: Shorter.small),
          columnSpan: Shorter.count
        ) {
          Raster.Content.text("end", style: Shorter.quiet)
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.drawLayer(shadows: Shorter.shade) { canvas in
          canvas.place(ShortPlate(fill: Shorter.plate.darker(0.04)), in: canvas.bounds)
        }
      }
    }
  }

  package static let plain = Shortening()
  package static let off = Shortening(isOn: false, tint: Shorter.plate)
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let arabic = Shortening(words: ["Spa"])
  /// The state `large`; `largeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 1.5)`.
  package static let large = Shortening()

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Shortening> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `large` with its environment and its size.
  package static var largeState: Raster.NamedState<Shortening> {
    Raster.NamedState("large", large, environment: Raster.Environment(textScale: 1.5))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Shortening>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("off", off), arabicState, largeState]
  }
}
