// Generated from Switch.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Switch.raster:2
/// A switch whose knob moves from one side to the other: eight looks on the way, and back the same.
package nonisolated struct Switch: Raster.Transitioning, Hashable, Sendable {
  package var isOn: Bool {
    didSet { isOnStep = nil }
  }
  /// The step that `isOn` has reached on its way; nil at rest.
  private var isOnStep: Int?
  package var level: Raster.Fraction {
    didSet { level = Raster.Functions.clamp(level, in: 0...1, step: 0.2) }
  }

  package init(isOn: Bool = false, level: Raster.Fraction = 1) {
    self.isOn = isOn
    self.level = Raster.Functions.clamp(level, in: 0...1, step: 0.2)
  }

  private var isOnProgress: Raster.Fraction {
    Double(isOnStep ?? (self.isOn ? 8 : 0)) / 8
  }

  /// The ways that properties go, in the order of the source.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("isOn", 0.2, .easeOut, steps: 8),
    Raster.Transition("level", 0.3, .spring(bounce: 0.2), steps: 5),
  ]

  package var transitions: [Raster.Transition] { Switch.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "isOn": isOnStep ?? (self.isOn ? 8 : 0)
    case "level": Raster.Functions.step(of: self.level, in: 0...1, step: 0.2)
    default: 0
    }
  }

  package func frame(_ step: Int, of transition: Raster.Transition) -> Switch {
    var frame = self
    switch transition.property {
    case "isOn": frame.isOnStep = Raster.Functions.clamp(step, in: 0...8)
    case "level": frame.level = Raster.Functions.value(at: step, in: 0...1, step: 0.2)
    default: break
    }
    return frame
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 51, height: 31)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Switch",
      definition: "3b2d0509c636b1a1225d5f5a77b6f9ed9e1e5f99bde2d8881b7fde198ce286de"
    )
    key.append(level)
    key.append(isOnStep ?? (self.isOn ? 8 : 0))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let on: Raster.Fraction = isOnProgress
    canvas.layer(opacity: Raster.Functions.lerp(0.3, 1.0, level)) { canvas in
      canvas.fill(
        .capsule(canvas.bounds),
        with: Raster.Color.mix(Raster.Color(rgba: 0xE9E9EAFF), Raster.Color(rgba: 0x34C759FF), on)
      )
      canvas.layer(
        shadows: [
          Raster.Shadow(Raster.Color(rgba: 0x00000026), blur: 8, offset: Raster.Point(x: 0, y: 3)),
          Raster.Shadow(Raster.Color(rgba: 0x0000000F), blur: 1, offset: Raster.Point(x: 0, y: 1)),
        ]
      ) { canvas in
        canvas.fill(
          .circle(
            Raster.Rect(x: Raster.Functions.lerp(2.0, 22.0, on), y: 2, width: 27, height: 27)
          ),
          with: Raster.Color(rgba: 0xFFFFFFFF)
        )
      }
    }
  }

  package static let plain = Switch()
  package static let on = Switch(isOn: true)
  package static let faint = Switch(level: 0)

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Switch>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("on", on),
      Raster.NamedState("faint", faint),
    ]
  }

  /// Every look that the component has: 54.
  package static var looks: [Switch] {
    var looks: [Switch] = []
    for level in Raster.Functions.values(in: 0.0...1.0, step: 0.2) {
      for isOnStep in 0...8 {
        looks.append(Switch(level: level).frame(isOnStep, of: transitions[0]))
      }
    }
    return looks
  }
}
