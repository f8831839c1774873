// Generated from Slider.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Slider.raster:5
package nonisolated struct Slider: Raster.Transitioning, Hashable, Sendable {
  /// The name of the setting, for accessibility.
  package var name: String {
    didSet { name = self.limitedValues.limited(name, to: 60, of: "name") }
  }
  package var level: Raster.Fraction {
    didSet { level = Raster.Functions.clamp(level, in: 0...1, step: 0.05) }
  }
  /// The number of steps that ticks mark; 0 draws no ticks.
  package var steps: Int {
    didSet { steps = Raster.Functions.clamp(steps, in: 0...20) }
  }
  package var interaction: Interaction
  private var limitedValues = Raster.LimitedValues()

  package init(
    name: String = "Volume",
    level: Raster.Fraction = 0.4,
    steps: Int = 0,
    interaction: Interaction = .enabled
  ) {
    self.name = self.limitedValues.limited(name, to: 60, of: "name")
    self.level = Raster.Functions.clamp(level, in: 0...1, step: 0.05)
    self.steps = Raster.Functions.clamp(steps, in: 0...20)
    self.interaction = interaction
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("level", seconds: 0.3, easing: .spring(bounce: 0.2), steps: 20)
  ]

  package var transitions: [Raster.Transition] { Slider.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "level": Raster.Functions.step(of: self.level, in: 0...1, step: 0.05)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> Slider {
    var component = self
    switch transition.property {
    case "level": component.level = Raster.Functions.value(at: step, in: 0...1, step: 0.05)
    default: break
    }
    return component
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 240, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Slider",
      definition: "513d2b0572c438da2bfe075532b1429d78de6ee0aea2738194860b41662c8ab8"
    )
    key.append(level)
    key.append(steps > 0)
    key.append(interaction == .disabled)
    key.append(interaction == .pressed || interaction == .focused)
    if steps > 0 {
      key.append(steps)
    }
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
      let value: String = Raster.Functions.formatPercent(
        level,
        decimals: 0,
        locale: canvas.environment.locale
      )
      let isEnabled: Bool = interaction != .disabled
      let isHeld: Bool = interaction == .pressed || interaction == .focused
      let ink: Raster.Color =
        isEnabled
        ? Kit.accent(in: canvas.environment)
        : Kit.onSurface(in: canvas.environment).opacity(0.38)
      let ground: Raster.Color =
        isEnabled
        ? Kit.accentSoft(in: canvas.environment)
        : Kit.onSurface(in: canvas.environment).opacity(0.12)
      let track: Raster.Rect = canvas.bounds.inset(y: 14)
      let handle: Double = Raster.Functions.lerp(8.0, canvas.bounds.width - 8.0, level)
      let gap: Double = isHeld ? 7 : 8
      let done: Raster.Rect = track.slice(handle - gap, from: .leading, in: canvas.environment)
      let rest: Raster.Rect = track.slice(
        canvas.bounds.width - gap - handle,
        from: .trailing,
        in: canvas.environment
      )
      let balloon = Raster.Rect(
        center: Raster.Point(x: handle, y: -20),
        size: Raster.Size(
          width: Raster.Functions.max(
            48.0,
            canvas.environment.measure(value, style: Kit.label).width + 24.0
          ),
          height: 32
        )
      )
      canvas.fill(
        .roundedRect(
          done,
          radius: canvas.environment.corners(
            topLeading: 8,
            topTrailing: 2,
            bottomTrailing: 2,
            bottomLeading: 8
          )
        ),
        with: ink
      )
      canvas.fill(
        .roundedRect(
          rest,
          radius: canvas.environment.corners(
            topLeading: 2,
            topTrailing: 8,
            bottomTrailing: 8,
            bottomLeading: 2
          )
        ),
        with: ground
      )
      if steps > 0 {
        for i in Raster.IntegerRanges.range(0, through: steps) {
          guard canvas.countIteration() else { break }
          let x: Double = Raster.Functions.lerp(
            8.0,
            canvas.bounds.width - 8.0,
            Double(i) / Double(steps)
          )
          if Raster.Functions.abs(x - handle) > gap + 3.0 {
            canvas.fill(
              .circle(center: Raster.Point(x: x, y: canvas.bounds.midY), radius: 2),
              with: x > handle ? ink : isEnabled ? ground : Kit.surface(in: canvas.environment)
            )
          }
        }
      }
      canvas.fill(
        .capsule(
          Raster.Rect(
            center: Raster.Point(x: handle, y: canvas.bounds.midY),
            size: Raster.Size(width: 2.0 * gap - 12.0, height: 44)
          )
        ),
        with: ink
      )
      if isHeld {
        canvas.fill(.capsule(balloon), with: Kit.onSurface(in: canvas.environment))
        canvas.drawText(
          value,
          in: balloon,
          style: Kit.label,
          with: .color(Kit.surface(in: canvas.environment)),
          align: .center
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let value: String = Raster.Functions.formatPercent(
      level,
      decimals: 0,
      locale: environment.mirrored.locale
    )
    let isEnabled: Bool = interaction != .disabled
    return Raster.Accessibility(
      label: name,
      role: .slider,
      value: value,
      traits: Raster.Functions.list(of: Raster.AccessibilityTrait.self) { list in
        if !isEnabled {
          list.append(.disabled)
        }
      }
    )
  }

  package func hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path? {
    Raster.Path.rect(
      bounds.inset(x: -8)
    ).mirrored(in: bounds, when: environment.layoutDirection == .rightToLeft)
  }

  package static let plain = Slider()
  package static let empty = Slider(level: 0)
  package static let nearly = Slider(level: 0.05, steps: 20)
  package static let ticks = Slider(level: 0.6, steps: 5)
  package static let full = Slider(level: 1, steps: 5)
  package static let pressed = Slider(level: 0.6, steps: 5, interaction: .pressed)
  package static let disabled = Slider(level: 0.6, steps: 5, interaction: .disabled)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Slider(level: 0.6, steps: 5, interaction: .pressed)
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = Slider(level: 0.6, steps: 5, interaction: .pressed)
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let both = Slider(level: 0.6, steps: 5, interaction: .pressed)
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = Slider(name: "الحرارة", level: 0.2, steps: 5, interaction: .pressed)
  /// The state `wide`; `wideState` holds its setting, too.
  ///
  /// The source draws it at 400 × 44 points.
  package static let wide = Slider(level: 0.6, steps: 5)

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Slider> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<Slider> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<Slider> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Slider> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The state `wide` with its environment and its size.
  package static var wideState: Raster.NamedState<Slider> {
    Raster.NamedState("wide", wide, size: Raster.Size(width: 400, height: 44))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Slider>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("empty", empty),
      Raster.NamedState("nearly", nearly),
      Raster.NamedState("ticks", ticks),
      Raster.NamedState("full", full),
      Raster.NamedState("pressed", pressed),
      Raster.NamedState("disabled", disabled),
      nightState,
      orchardState,
      bothState,
      arabicState,
      wideState,
    ]
  }

  /// All looks of the component: 1323.
  package static var looks: [Slider] {
    var looks: [Slider] = []
    for level in Raster.Functions.values(in: 0.0...1.0, step: 0.05) {
      for steps in 0...20 {
        for interaction in Interaction.allCases {
          looks.append(Slider(level: level, steps: steps, interaction: interaction))
        }
      }
    }
    return Raster.KeyEncoder.distinct(looks)
  }
}
