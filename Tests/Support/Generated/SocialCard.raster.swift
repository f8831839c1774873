// Generated from SocialCard.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// SocialCard.raster:5
package nonisolated struct SocialCard: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 160, of: "title") }
  }
  package var section: String {
    didSet { section = self.limitedValues.limited(section, to: 40, of: "section") }
  }
  package var author: String {
    didSet { author = self.limitedValues.limited(author, to: 60, of: "author") }
  }
  package var minutes: Int {
    didSet { minutes = Raster.Functions.clamp(minutes, in: 1...90) }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "Forty rooms by the lake, and nobody in a hurry",
    section: String = "Journal",
    author: String = "Ada King",
    minutes: Int = 6
  ) {
    self.title = self.limitedValues.limited(title, to: 160, of: "title")
    self.section = self.limitedValues.limited(section, to: 40, of: "section")
    self.author = self.limitedValues.limited(author, to: 60, of: "author")
    self.minutes = Raster.Functions.clamp(minutes, in: 1...90)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 1200, height: 630)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SocialCard",
      definition: "343f1c37f1154a9dc81d6904c1c09fa1441cfb7d0fe307772eccf8489289ee41"
    )
    key.append(title)
    key.append(section)
    key.append(author)
    key.append(minutes)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let page: Raster.Rect = canvas.bounds.inset(72)
      let small: Raster.Font = kitFont(30, .medium)
      let portrait = Raster.Rect(x: page.x, y: page.maxY - 72.0, width: 72, height: 72)
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.fill(
          .rect(canvas.bounds),
          with: .linearGradient(
            from: .topLeft,
            to: .bottomRight,
            [
              Raster.GradientStop(Kit.surface(in: canvas.environment)),
              Raster.GradientStop(Kit.accentSoft(in: canvas.environment)),
            ]
          )
        )
        for i in Raster.IntegerRanges.range(1, through: 6) {
          guard canvas.countIteration() else { break }
          canvas.stroke(
            .circle(center: canvas.bounds.bottomRight, radius: Double(90 &* i)),
            with: .color(Kit.accent(in: canvas.environment).opacity(0.46 - Double(i) * 0.06)),
            width: 14
          )
        }
        canvas.fill(
          .capsule(
            Raster.Rect(
              x: page.x,
              y: page.y,
              width: canvas.environment.measure(section, font: small).width + 56.0,
              height: 60
            )
          ),
          with: Kit.accent(in: canvas.environment)
        )
        canvas.drawText(
          section,
          in: Raster.Rect(x: page.x + 28.0, y: page.y, width: page.width - 56.0, height: 60),
          font: small,
          with: .color(Kit.onAccent(in: canvas.environment)),
          maxLines: 1
        )
        canvas.drawText(
          title,
          in: page.inset(top: 96, bottom: 108, right: 120),
          font: kitFont(88, .bold),
          with: .color(Kit.onSurface(in: canvas.environment)),
          maxLines: 4,
          lineHeight: Raster.LineHeight.fraction(1.1),
          minScale: 0.4
        )
        canvas.fill(.circle(portrait), with: Kit.accent(in: canvas.environment))
        canvas.drawText(
          Raster.Functions.prefix(Raster.Functions.initials(author), 2),
          in: portrait,
          font: small,
          with: .color(Kit.onAccent(in: canvas.environment)),
          align: .center
        )
        canvas.drawText(
          "\(author)  ·  \(canvas.environment.plural(Double(minutes), one: "one minute", other: "\(minutes) minutes"))",
          in: portrait.inset(left: 96, right: -800),
          font: small,
          with: .color(Kit.faint(in: canvas.environment)),
          maxLines: 1
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: "\(title). \(section), by \(author)", role: .image)
  }

  package static let plain = SocialCard()
  package static let short = SocialCard(title: "By the lake")
  package static let long = SocialCard(
    title:
      "What we learned in a winter of rain about roofs, about guests who stay for a month, and about the price of firewood by the lake",
    minutes: 1
  )
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = SocialCard()
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = SocialCard(title: "By the lake")
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let arabic = SocialCard(title: "فندق على ضفة البحيرة", section: "فندق")

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<SocialCard> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<SocialCard> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<SocialCard> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SocialCard>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("short", short),
      Raster.NamedState("long", long),
      orchardState,
      nightState,
      arabicState,
    ]
  }
}
