// Generated from Toggle.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Toggle.raster:4
/// A switch: a capsule that is filled when on, with a knob.
package nonisolated struct Toggle: Raster.Rasterizable, Hashable, Sendable {
  package var isOn: Bool
  package var isPressed: Bool

  package init(isOn: Bool = false, isPressed: Bool = false) {
    self.isOn = isOn
    self.isPressed = isPressed
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 52, height: 32)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Toggle",
      definition: "8e05088c879cbdef99f6c5550544bd1f11f9fd2bd15bf98d862575ee668d5f4a"
    )
    key.append(isOn)
    key.append(isPressed)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let track: Raster.Color =
        isOn ? Brand.positive(in: canvas.environment) : Brand.track(in: canvas.environment)
      let width: Double = isPressed ? 32 : 28
      let knob = Raster.Rect(
        x: isOn ? canvas.bounds.width - 2.0 - width : 2,
        y: 2,
        width: width,
        height: 28
      )
      canvas.fill(.roundedRect(canvas.bounds, radius: 16), with: track)
      canvas.drawLayer(
        shadows: [
          Raster.Shadow(
            Brand.cast(in: canvas.environment),
            blur: 3,
            offset: Raster.Point(x: 0, y: 1.5)
          )
        ]
      ) { canvas in
        canvas.fill(.roundedRect(knob, radius: 14), with: Raster.Color(rgba: 0xFFFFFFFF))
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label: "Notifications",
      role: .toggle,
      value: isOn ? "on" : "off",
      traits: Raster.Functions.list(of: Raster.AccessibilityTrait.self) { list in
        if isOn {
          list.append(.selected)
        }
      }
    )
  }

  package func hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path? {
    Raster.Path.capsule(
      bounds.inset(-6)
    ).mirrored(in: bounds, when: environment.layoutDirection == .rightToLeft)
  }

  package static let plain = Toggle()
  package static let on = Toggle(isOn: true)
  package static let pressed = Toggle(isPressed: true)
  package static let onPressed = Toggle(isOn: true, isPressed: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Toggle>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("on", on),
      Raster.NamedState("pressed", pressed),
      Raster.NamedState("onPressed", onPressed),
    ]
  }

  /// All looks of the component: 4.
  package static var looks: [Toggle] {
    var looks: [Toggle] = []
    for isOn in [false, true] {
      for isPressed in [false, true] {
        looks.append(Toggle(isOn: isOn, isPressed: isPressed))
      }
    }
    return looks
  }
}
