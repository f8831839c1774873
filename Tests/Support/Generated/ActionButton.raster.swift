// Generated from ActionButton.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// ActionButton.raster:6
/// The emphasis of a button.
package nonisolated enum ButtonVariant: Int, CaseIterable, Hashable, Sendable {
  case filled, tonal, outlined, elevated, text

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .filled: "filled"
    case .tonal: "tonal"
    case .outlined: "outlined"
    case .elevated: "elevated"
    case .text: "text"
    }
  }
}

// ActionButton.raster:9
/// The style of a button.
package nonisolated struct ActionStyle: Hashable, Sendable, Raster.KeyEncodable {
  package var fill: Raster.Color
  package var ink: Raster.Color
  package var outline: Raster.Color
  package var ring: Raster.Color
  /// The elevation level.
  package var level: Int
  /// The opacity of the content colour over the fill.
  package var veil: Raster.Fraction

  package init(
    fill: Raster.Color = .clear,
    ink: Raster.Color,
    outline: Raster.Color = .clear,
    ring: Raster.Color = .clear,
    level: Int = 0,
    veil: Raster.Fraction = 0
  ) {
    self.fill = fill
    self.ink = ink
    self.outline = outline
    self.ring = ring
    self.level = level
    self.veil = veil
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 6)
    key.append(fill)
    key.append(ink)
    key.append(outline)
    key.append(ring)
    key.append(level)
    key.append(veil)
  }
}

// ActionButton.raster:21
/// The style of a variant, and its changes in an interaction.
package nonisolated func style(
  _ variant: ButtonVariant,
  _ interaction: Interaction,
  in environment: Raster.Environment
) -> ActionStyle {
  let own: ActionStyle =
    switch variant {
    case .filled: ActionStyle(fill: Kit.accent(in: environment), ink: Kit.onAccent(in: environment))
    case .tonal:
      ActionStyle(fill: Kit.accentSoft(in: environment), ink: Kit.onAccentSoft(in: environment))
    case .outlined:
      ActionStyle(ink: Kit.accent(in: environment), outline: Kit.outline(in: environment))
    case .elevated:
      ActionStyle(fill: Kit.raised(in: environment), ink: Kit.accent(in: environment), level: 1)
    case .text: ActionStyle(ink: Kit.accent(in: environment))
    }
  let off = ActionStyle(ink: Kit.onSurface(in: environment).opacity(0.38))
  let ground: Raster.Color = Kit.onSurface(in: environment).opacity(0.12)
  return switch interaction {
  case .enabled: own
  case .hovered:
    Raster.Functions.with(own) { copy in
      copy.level = own.fill == .clear ? 0 : own.level &+ 1
      copy.veil = 0.08
    }
  case .focused:
    Raster.Functions.with(own) { copy in
      copy.ring = Kit.accent(in: environment)
      copy.veil = 0.1
    }
  case .pressed:
    Raster.Functions.with(own) { copy in
      copy.veil = 0.16
    }
  case .disabled:
    switch variant {
    case .filled, .tonal, .elevated:
      Raster.Functions.with(off) { copy in
        copy.fill = ground
      }
    case .outlined:
      Raster.Functions.with(off) { copy in
        copy.outline = ground
      }
    case .text: off
    }
  }
}

// ActionButton.raster:46
// The caps are proved.
/// The background of the text, drawn once for all widths.
package nonisolated struct ActionPlate: Raster.Rasterizable, Hashable, Sendable {
  package var variant: ButtonVariant
  package var interaction: Interaction

  package init(variant: ButtonVariant = .filled, interaction: Interaction = .enabled) {
    self.variant = variant
    self.interaction = interaction
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 64, height: 40)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 30, end: 30))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ActionPlate",
      definition: "d79cc690606cc5fae8e97ed13287b0e58e6b54a2ab2d847bc76f6110d9edd738"
    )
    key.append(enumeration: interaction.rawValue)
    if interaction == .enabled || interaction == .hovered || interaction == .focused
      || interaction == .pressed
    {
      key.append(enumeration: variant.rawValue)
    } else {
      key.append(variant == .filled || variant == .tonal || variant == .elevated)
      if !(variant == .filled || variant == .tonal || variant == .elevated) {
        key.append(variant == .outlined)
      }
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let look: ActionStyle = style(variant, interaction, in: canvas.environment)
    let radius: Double = Kit.radius.large(in: canvas.environment)
    let plate: Raster.Path = .roundedRect(canvas.bounds, radius: radius)
    canvas.drawLayer(
      shadows: Raster.Functions.list(of: Raster.Shadow.self) { list in
        for step in Raster.IntegerRanges.bounded(1, through: look.level) {
          list.append(
            Raster.Shadow(
              Kit.cast(in: canvas.environment),
              blur: 3.0 * Double(step),
              offset: Raster.Point(x: 0, y: Double(step))
            )
          )
        }
      }
    ) { canvas in
      canvas.fill(plate, with: look.fill)
    }
    canvas.fill(plate, with: look.ink.opacity(look.veil))
    canvas.stroke(plate, with: .color(look.outline), align: .inside)
    canvas.stroke(
      .roundedRect(canvas.bounds.inset(-2), radius: radius + 2.0),
      with: .color(look.ring),
      width: 2,
      align: .outside
    )
  }

  package static let plain = ActionPlate()
  package static let focused = ActionPlate(interaction: .focused)
  package static let elevated = ActionPlate(variant: .elevated)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ActionPlate>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("focused", focused),
      Raster.NamedState("elevated", elevated),
    ]
  }

  /// All looks of the component: 23.
  package static var looks: [ActionPlate] {
    var looks: [ActionPlate] = []
    for variant in ButtonVariant.allCases {
      for interaction in Interaction.allCases {
        looks.append(ActionPlate(variant: variant, interaction: interaction))
      }
    }
    return Raster.KeyEncoder.distinct(looks)
  }
}

// ActionButton.raster:77
/// A button: text on a plate, optionally after an icon. Right-to-left layouts reverse its row.
package nonisolated struct ActionButton: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 60, of: "title") }
  }
  package var variant: ButtonVariant
  package var interaction: Interaction
  /// An icon, drawn as a shape in the colour of the text.
  package var icon: Raster.Image?
  /// Whether the icon points to the trailing side.
  package var isArrow: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "Book now",
    variant: ButtonVariant = .filled,
    interaction: Interaction = .enabled,
    icon: Raster.Image? = nil,
    isArrow: Bool = false
  ) {
    self.title = self.limitedValues.limited(title, to: 60, of: "title")
    self.variant = variant
    self.interaction = interaction
    self.icon = icon
    self.isArrow = isArrow
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let look: ActionStyle = style(variant, interaction, in: environment)
    let sides: Double = variant == .text ? 12 : 24
    let content = Raster.Content.row(spacing: Kit.gap.medium) {
      if let icon2 = icon {
        Raster.Content.box(width: 18, height: 18) {
          Raster.Content.image(icon2, fit: .contain, tint: look.ink, autoMirrored: isArrow)
        }
      }
      Raster.Content.text(title, style: Kit.label, with: .color(look.ink), maxLines: 1)
    }
    return Raster.Size(
      width: Raster.Functions.max(content.naturalSize(in: environment).width + 2.0 * sides, 64.0),
      height: 40
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ActionButton",
      definition: "7d0c7c66000b8ea361556edb4611aae138506991a243490c7c93b0d043e473cd"
    )
    key.append(title)
    key.append(enumeration: interaction.rawValue)
    key.append(icon) { key, value in
      key.append(value)
    }
    key.append(variant == .text)
    if interaction == .enabled || interaction == .hovered || interaction == .focused
      || interaction == .pressed
    {
      key.append(enumeration: variant.rawValue)
    } else {
      key.append(variant == .filled || variant == .tonal || variant == .elevated)
      if !(variant == .filled || variant == .tonal || variant == .elevated) {
        key.append(variant == .outlined)
      }
    }
    if icon != nil {
      key.append(isArrow)
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
    let look: ActionStyle = style(variant, interaction, in: canvas.environment)
    let sides: Double = variant == .text ? 12 : 24
    let content = Raster.Content.row(spacing: Kit.gap.medium) {
      if let icon2 = icon {
        Raster.Content.box(width: 18, height: 18) {
          Raster.Content.image(icon2, fit: .contain, tint: look.ink, autoMirrored: isArrow)
        }
      }
      Raster.Content.text(title, style: Kit.label, with: .color(look.ink), maxLines: 1)
    }
    canvas.place(ActionPlate(variant: variant, interaction: interaction), in: canvas.bounds)
    canvas.place(
      Raster.Content.box(align: .center) {
        content
      },
      in: canvas.bounds.inset(x: sides)
    )
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label: title,
      role: .button,
      traits: Raster.Functions.list(of: Raster.AccessibilityTrait.self) { list in
        if interaction == .disabled {
          list.append(.disabled)
        }
      }
    )
  }

  package func hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path? {
    Raster.Path.rect(bounds.inset(y: -4))
  }

  package static let plain = ActionButton()
  package static let filledEnabled = ActionButton(variant: .filled, interaction: .enabled)
  package static let filledHovered = ActionButton(variant: .filled, interaction: .hovered)
  package static let filledFocused = ActionButton(variant: .filled, interaction: .focused)
  package static let filledPressed = ActionButton(variant: .filled, interaction: .pressed)
  package static let filledDisabled = ActionButton(variant: .filled, interaction: .disabled)
  package static let tonalEnabled = ActionButton(variant: .tonal, interaction: .enabled)
  package static let tonalHovered = ActionButton(variant: .tonal, interaction: .hovered)
  package static let tonalFocused = ActionButton(variant: .tonal, interaction: .focused)
  package static let tonalPressed = ActionButton(variant: .tonal, interaction: .pressed)
  package static let tonalDisabled = ActionButton(variant: .tonal, interaction: .disabled)
  package static let outlinedEnabled = ActionButton(variant: .outlined, interaction: .enabled)
  package static let outlinedHovered = ActionButton(variant: .outlined, interaction: .hovered)
  package static let outlinedFocused = ActionButton(variant: .outlined, interaction: .focused)
  package static let outlinedPressed = ActionButton(variant: .outlined, interaction: .pressed)
  package static let outlinedDisabled = ActionButton(variant: .outlined, interaction: .disabled)
  package static let elevatedEnabled = ActionButton(variant: .elevated, interaction: .enabled)
  package static let elevatedHovered = ActionButton(variant: .elevated, interaction: .hovered)
  package static let elevatedFocused = ActionButton(variant: .elevated, interaction: .focused)
  package static let elevatedPressed = ActionButton(variant: .elevated, interaction: .pressed)
  package static let elevatedDisabled = ActionButton(variant: .elevated, interaction: .disabled)
  package static let textEnabled = ActionButton(variant: .text, interaction: .enabled)
  package static let textHovered = ActionButton(variant: .text, interaction: .hovered)
  package static let textFocused = ActionButton(variant: .text, interaction: .focused)
  package static let textPressed = ActionButton(variant: .text, interaction: .pressed)
  package static let textDisabled = ActionButton(variant: .text, interaction: .disabled)
  package static let icon = ActionButton(icon: leafImage_102BDBA3)
  package static let arrow = ActionButton(
    title: "Show rooms",
    icon: arrowImage_220613B7,
    isArrow: true
  )
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = ActionButton(
    variant: .tonal,
    interaction: .focused,
    icon: leafImage_102BDBA3
  )
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = ActionButton(icon: leafImage_102BDBA3)
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let both = ActionButton(
    variant: .tonal,
    interaction: .focused,
    icon: leafImage_102BDBA3
  )
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let arabic = ActionButton(
    title: "عرض الغرف",
    icon: arrowImage_220613B7,
    isArrow: true
  )
  /// The state `wide`; `wideState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)` at 240 × 40 points.
  package static let wide = ActionButton(
    title: "عرض الغرف",
    variant: .outlined,
    icon: arrowImage_220613B7,
    isArrow: true
  )

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<ActionButton> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<ActionButton> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<ActionButton> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<ActionButton> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `wide` with its environment and its size.
  package static var wideState: Raster.NamedState<ActionButton> {
    Raster.NamedState(
      "wide",
      wide,
      environment: Raster.Environment(layoutDirection: .rightToLeft),
      size: Raster.Size(width: 240, height: 40)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ActionButton>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("filledEnabled", filledEnabled),
      Raster.NamedState("filledHovered", filledHovered),
      Raster.NamedState("filledFocused", filledFocused),
      Raster.NamedState("filledPressed", filledPressed),
      Raster.NamedState("filledDisabled", filledDisabled),
      Raster.NamedState("tonalEnabled", tonalEnabled),
      Raster.NamedState("tonalHovered", tonalHovered),
      Raster.NamedState("tonalFocused", tonalFocused),
      Raster.NamedState("tonalPressed", tonalPressed),
      Raster.NamedState("tonalDisabled", tonalDisabled),
      Raster.NamedState("outlinedEnabled", outlinedEnabled),
      Raster.NamedState("outlinedHovered", outlinedHovered),
      Raster.NamedState("outlinedFocused", outlinedFocused),
      Raster.NamedState("outlinedPressed", outlinedPressed),
      Raster.NamedState("outlinedDisabled", outlinedDisabled),
      Raster.NamedState("elevatedEnabled", elevatedEnabled),
      Raster.NamedState("elevatedHovered", elevatedHovered),
      Raster.NamedState("elevatedFocused", elevatedFocused),
      Raster.NamedState("elevatedPressed", elevatedPressed),
      Raster.NamedState("elevatedDisabled", elevatedDisabled),
      Raster.NamedState("textEnabled", textEnabled),
      Raster.NamedState("textHovered", textHovered),
      Raster.NamedState("textFocused", textFocused),
      Raster.NamedState("textPressed", textPressed),
      Raster.NamedState("textDisabled", textDisabled),
      Raster.NamedState("icon", icon),
      Raster.NamedState("arrow", arrow),
      nightState,
      orchardState,
      bothState,
      arabicState,
      wideState,
    ]
  }
}

package nonisolated let leafImage_102BDBA3 = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAEjUlEQVR42u2ZTYgcRRTHf/2xbpTAGrKyxqhg0AQ1iQgqojEa\
  D+sHKEE96ClBEMlRDx5Eg18XxbMY0IAH0YPGKOJiCIqKePAixBiNEoPJoGGzSkx0k92ebi//gkdRPVvT0yYsTEHRMz3Tr97/\
  vf/7qOpk/bObWcwjZZGPIYAhgCGART7yluUlmjGG6ZrP1bkE4BROgELKlA2YkJpnq7MFIJMlu0beOuBKYBUwrllpFkAH+Bv4\
  CPhDMk42AD0wAKd8CtwGbAbuBVZHPt8BTgM7gO+A/cA3wG6BSWI8kQ/A8y5wP/AMcGOA387qie49CGwB7tO9WYFfoXmP/veZ\
  DDEXAyJtoLwLuteBD6V8KXqUxju5N/cCR4ARfbecP6Pn54A75c1KclpLozZY3wYel6VL3c+NvMoEtBtjwGiAhhZwKnmb/o8Y\
  SKXwm8AjstZ5PcDmNbTC0Ou05M7rvvPg1YFUO5AHMsP5R7VgSHmn4HHgeWA6AMzFxQrgc+ADeSaXzBzYaLJXMqgHEllmFHhF\
  QuuAuwWPAc8BDwEXGTnzunaAr8X9B4C7jUGcwv/EFLk0kjoVcDuwRmCygOJdzzAjnoEKxcEJYFJpczWwVconxlgVMOEBGsgD\
  yJpVjUUSgSprgth58JBo+IN4/ilwWc2624EXJbdoCsC1B+crT/t9TmUo8Stwaw3nU2AZ8IK+3wHskZdCo+jxW18AXOZZB1wa\
  4H9XMnYBT6slsMNyfsZ4ZCPwlrJQ5oGdUFxc0gYAR5+rPIV9Go0ASwNxMaaMdJf6HtcbvSFwqZHlMt3NApC2WQcurwFmlbXN\
  mOP8YeBJBew1wMfifNYjOPtq6mIBTHjfT+m6pCaVpqb/mQZuEufHItZylT1rE8AyE1y52gjUUoSK1BlV6mlx+WV9PhpQbBxY\
  HljzrzYB+CX9RE3mSMT1LYbbM8r78x5tcj2zXUWv8PQ51iaAdIHnSuACLToJ7APWAjt1P7TNdB4b9xo7N35rE0BR0/O4zznw\
  r2rFPmC9itTFDVp1B+TnmFYiFsDvC/Q+S0WVGeAG4BP1QFVNxqoCGyQbwEdliAWzUiyAUz043wFeNfcPANcrkDOjrOv13wc2\
  KK6yABUTYEo7trxXG9EPgE5goTFtzifV26wFnlD2KQOWd5y/okcj6bzxXuxxSx6RkwEOmv9X6h6PeI3ZlNqNfjlvM10K/AR8\
  YTrTgQA4C/wI/Kl6kIjfu/TbJhWpvIeMrrc5SmqMlQFPGfp12wCQiCrfqwnrAF+a/8wCD3uct6cJrwErF9hdue3pTp0XRSkf\
  GwOuHz8MXCfOH9Bm5BaBm/MCNnaUhpLvAI95+4pWADhh7+oQynF+T0POlyZdukDeAWyrSbOtAZjSdYPOeEZN8BU9Fs1Mdsk8\
  xb8FXhJt0n6V7/dYJReYJTrUWgNca9rj2HFQhW438JUJ3i4NRj8AXEHZq4m2mqtEqZXAhbqOmKA9rnkI+EUVtggc2Zy14/XU\
  VNVZbVb2N1jXbYIaK98UQGniop8XGjbrFLQ0Bn0/UNHshUZrY/iSbwhgCGAI4NyO/wAJ+UQEz7hAPwAAAABJRU5ErkJggg==
  """
)

nonisolated let arrowImage_220613B7 = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAAEgAAABICAQAAAD/5HvMAAAAxklEQVR4Ae3ZvQ3CMABE4VclHeNYoUDJAgzBBDQwMV4ACTqE\
  IRINf5YDsnLFfbfAkxKncDAzMzMr1tAz0CIicCDdFwkIaMacx450zK4fU5SSBpJWUktUSwoc1ZI6J33lpBJOKuGkEk4qUSmp\
  pWf993acX5JOrPhBIJIq7cqGidoxp+IuLJhkIFXeVi5I85Hpv9T1j/0+c+xnsPz0YXSOcwp0znnjnBzn5MjmBJEc1QurQSdH\
  9NKzIcrkKF6cP/9aMDMzM8u4AUm0axNrH4XAAAAAAElFTkSuQmCC
  """
)
