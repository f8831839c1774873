// Generated from ButtonPlate.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// ButtonPlate.raster:3
package nonisolated enum ButtonStyle: Int, CaseIterable, Hashable, Sendable {
  case primary, secondary, danger

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .danger: "danger"
    }
  }
}

// ButtonPlate.raster:6
// The caps are proved.
/// The stretchable part of a button; its title is placed over it.
package nonisolated struct ButtonPlate: Raster.Rasterizable, Hashable, Sendable {
  package var style: ButtonStyle
  package var isPressed: Bool
  package var isEnabled: Bool

  package init(style: ButtonStyle = .primary, isPressed: Bool = false, isEnabled: Bool = true) {
    self.style = style
    self.isPressed = isPressed
    self.isEnabled = isEnabled
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 44)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 16, end: 16))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ButtonPlate",
      definition: "ab1e171012281aa4f1c03d6b4609b300b824835bc382e292c3adf926875c112f"
    )
    key.append(enumeration: style.rawValue)
    key.append(isPressed)
    key.append(isEnabled)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let base: Raster.Color =
      switch style {
      case .primary: Brand.accent(in: canvas.environment)
      case .secondary: Brand.surface(in: canvas.environment)
      case .danger: Brand.danger(in: canvas.environment)
      }
    let shade: Raster.Color = isPressed ? pressed(base) : base
    let body: Raster.Path = .roundedRect(canvas.bounds, radius: corner)
    canvas.drawLayer(opacity: isEnabled ? 1 : 0.4) { canvas in
      canvas.drawLayer(
        shadows: [
          Raster.Shadow(
            Brand.cast(in: canvas.environment),
            blur: 3,
            offset: Raster.Point(x: 0, y: 1)
          )
        ]
      ) { canvas in
        canvas.fill(
          body,
          with: .linearGradient(
            from: .top,
            to: .bottom,
            [Raster.GradientStop(shade.lighter(0.08)), Raster.GradientStop(shade)]
          )
        )
      }
      canvas.stroke(
        body,
        with: .color(Brand.edge(in: canvas.environment)),
        width: 1,
        align: .inside
      )
    }
  }

  package static let plain = ButtonPlate()
  package static let primaryNotPressed = ButtonPlate(style: .primary, isPressed: false)
  package static let primaryPressed = ButtonPlate(style: .primary, isPressed: true)
  package static let secondaryNotPressed = ButtonPlate(style: .secondary, isPressed: false)
  package static let secondaryPressed = ButtonPlate(style: .secondary, isPressed: true)
  package static let dangerNotPressed = ButtonPlate(style: .danger, isPressed: false)
  package static let dangerPressed = ButtonPlate(style: .danger, isPressed: true)
  package static let disabled = ButtonPlate(style: .danger, isPressed: false, isEnabled: false)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = ButtonPlate(style: .primary, isPressed: true)
  /// The state `wide`; `wideState` holds its setting, too.
  ///
  /// The source draws it at 240 × 44 points.
  package static let wide = ButtonPlate(style: .secondary, isPressed: false)

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<ButtonPlate> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `wide` with its environment and its size.
  package static var wideState: Raster.NamedState<ButtonPlate> {
    Raster.NamedState("wide", wide, size: Raster.Size(width: 240, height: 44))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ButtonPlate>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("primaryNotPressed", primaryNotPressed),
      Raster.NamedState("primaryPressed", primaryPressed),
      Raster.NamedState("secondaryNotPressed", secondaryNotPressed),
      Raster.NamedState("secondaryPressed", secondaryPressed),
      Raster.NamedState("dangerNotPressed", dangerNotPressed),
      Raster.NamedState("dangerPressed", dangerPressed),
      Raster.NamedState("disabled", disabled),
      nightState,
      wideState,
    ]
  }

  /// All looks of the component: 12.
  package static var looks: [ButtonPlate] {
    var looks: [ButtonPlate] = []
    for style in ButtonStyle.allCases {
      for isPressed in [false, true] {
        for isEnabled in [false, true] {
          looks.append(ButtonPlate(style: style, isPressed: isPressed, isEnabled: isEnabled))
        }
      }
    }
    return looks
  }
}
