// Generated from Switch.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Switch.raster:6
/// A tick, drawn up to a fraction. It is not mirrored with the switch.
package nonisolated struct SwitchTick: Raster.Rasterizable, Hashable, Sendable {
  package var drawn: Raster.Fraction {
    didSet { drawn = Raster.Functions.clamp(drawn, in: 0...1) }
  }
  package var ink: Raster.Color

  package init(drawn: Raster.Fraction = 1, ink: Raster.Color = Raster.Color(rgba: 0x1A1C20FF)) {
    self.drawn = Raster.Functions.clamp(drawn, in: 0...1)
    self.ink = ink
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 16, height: 16)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SwitchTick",
      definition: "6feadf2cb20a4284b280ab43d8e64c25bd1f41ba6b5e9162d8b59350e3abe36f"
    )
    key.append(drawn)
    key.append(ink)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let tick: Raster.Path = .polyline(
      [Raster.Point(x: 3.5, y: 8.5), Raster.Point(x: 6.8, y: 11.8), Raster.Point(x: 12.8, y: 4.8)]
    )
    canvas.stroke(tick.trimmed(to: drawn), with: .color(ink), width: 2, cap: .round, join: .round)
  }

  package static let plain = SwitchTick()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SwitchTick>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Switch.raster:17
package nonisolated struct Switch: Raster.Transitioning, Hashable, Sendable {
  /// The name of the setting that it switches, for accessibility.
  package var name: String {
    didSet { name = self.limitedValues.limited(name, to: 60, of: "name") }
  }
  package var isOn: Bool {
    didSet { isOnStep = nil }
  }
  /// The current step of the transition of `isOn`; nil at rest.
  private var isOnStep: Int?
  package var isEnabled: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(name: String = "Notifications", isOn: Bool = false, isEnabled: Bool = true) {
    self.name = self.limitedValues.limited(name, to: 60, of: "name")
    self.isOn = isOn
    self.isEnabled = isEnabled
  }

  private var isOnProgress: Raster.Fraction {
    Double(isOnStep ?? (self.isOn ? 8 : 0)) / 8
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("isOn", seconds: 0.2, easing: .easeOut, steps: 8)
  ]

  package var transitions: [Raster.Transition] { Switch.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "isOn": isOnStep ?? (self.isOn ? 8 : 0)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> Switch {
    var component = self
    switch transition.property {
    case "isOn": component.isOnStep = Raster.Functions.clamp(step, in: 0...8)
    default: break
    }
    return component
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 52, height: 32)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Switch",
      definition: "d1286fd62be6c26ab7e2bde8fb55a17d99e0baf42e241adb1e5d66d21466e099"
    )
    key.append(isEnabled)
    key.append(isOnStep ?? (self.isOn ? 8 : 0))
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let on: Raster.Fraction = isOnProgress
      let off: Raster.Color = Kit.onSurface(in: canvas.environment).opacity(0.12)
      let faint: Raster.Color = Kit.onSurface(in: canvas.environment).opacity(0.38)
      let track: Raster.Color =
        isEnabled
        ? Raster.Functions.mix(
          Kit.surfaceSoft(in: canvas.environment),
          Kit.accent(in: canvas.environment),
          on
        )
        : Raster.Functions.mix(Raster.Color.clear, off, on)
      let edge: Raster.Color =
        isEnabled
        ? Raster.Functions.mix(
          Kit.outline(in: canvas.environment),
          Kit.accent(in: canvas.environment),
          on
        )
        : Raster.Functions.mix(off, Raster.Color.clear, on)
      let knob: Raster.Color =
        isEnabled
        ? Raster.Functions.mix(
          Kit.outline(in: canvas.environment),
          Kit.onAccent(in: canvas.environment),
          on
        )
        : Raster.Functions.mix(faint, Kit.surface(in: canvas.environment), on)
      let place = Raster.Point(x: Raster.Functions.lerp(16.0, 36.0, on), y: 16)
      canvas.fill(.capsule(canvas.bounds), with: track)
      canvas.stroke(.capsule(canvas.bounds), with: .color(edge), width: 2, align: .inside)
      canvas.fill(.circle(center: place, radius: Raster.Functions.lerp(8.0, 12.0, on)), with: knob)
      canvas.place(
        SwitchTick(drawn: on, ink: isEnabled ? Kit.accent(in: canvas.environment) : faint),
        in: Raster.Rect(center: place, size: Raster.Size(width: 16, height: 16))
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label: name,
      role: .toggle,
      value: isOn ? "on" : "off",
      traits: Raster.Functions.list(of: Raster.AccessibilityTrait.self) { list in
        if !isEnabled {
          list.append(.disabled)
        }
        if isOn {
          list.append(.selected)
        }
      }
    )
  }

  package func hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path? {
    Raster.Path.rect(
      bounds.inset(-8)
    ).mirrored(in: bounds, when: environment.layoutDirection == .rightToLeft)
  }

  package static let plain = Switch()
  package static let on = Switch(isOn: true)
  package static let disabled = Switch(isEnabled: false)
  package static let disabledOn = Switch(isOn: true, isEnabled: false)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Switch(isOn: true)
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = Switch(isOn: true)
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let both = Switch(isOn: true)
  /// The state `turned`; `turnedState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let turned = Switch(isOn: true)

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Switch> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<Switch> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<Switch> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `turned` with its environment and its size.
  package static var turnedState: Raster.NamedState<Switch> {
    Raster.NamedState(
      "turned",
      turned,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Switch>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("on", on),
      Raster.NamedState("disabled", disabled),
      Raster.NamedState("disabledOn", disabledOn),
      nightState,
      orchardState,
      bothState,
      turnedState,
    ]
  }

  /// All looks of the component: 18.
  package static var looks: [Switch] {
    var looks: [Switch] = []
    for isEnabled in [false, true] {
      for isOnStep in 0...8 {
        looks.append(Switch(isEnabled: isEnabled).component(atStep: isOnStep, of: transitions[0]))
      }
    }
    return looks
  }
}
