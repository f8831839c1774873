// Generated from PushButton.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// PushButton.raster:7
/// A push button: a plate with text on it.
///
/// The plate is drawn once for all titles and widths; only the button's key contains the title.
package nonisolated struct PushButton: Raster.Rasterizable, Hashable, Sendable {
  /// The text on the button.
  package var title: String
  package var style: ButtonStyle
  package var isPressed: Bool
  package var isEnabled: Bool

  package init(
    title: String = "Book now",
    style: ButtonStyle = .primary,
    isPressed: Bool = false,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.style = style
    self.isPressed = isPressed
    self.isEnabled = isEnabled
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let label = Raster.Font(size: 15, weight: .semibold)
    return Raster.Size(width: environment.measure(title, font: label).width + 40.0, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PushButton",
      definition: "cf833050af09a9fdf96c48218516088bf722cb527f4b7dde020a34d2d69cb196"
    )
    key.append(title)
    key.append(enumeration: style.rawValue)
    key.append(isPressed)
    key.append(isEnabled)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let label = Raster.Font(size: 15, weight: .semibold)
    let ink: Raster.Color = style == .secondary ? Brand.ink(in: canvas.environment) : Brand.onAccent
    canvas.place(
      ButtonPlate(style: style, isPressed: isPressed, isEnabled: isEnabled),
      in: canvas.bounds
    )
    canvas.drawLayer(opacity: isEnabled ? 1 : 0.4) { canvas in
      canvas.drawText(
        title,
        in: canvas.bounds.inset(x: 12, y: 8),
        font: label,
        with: .color(ink),
        align: .center,
        maxLines: 1
      )
    }
  }

  package static let plain = PushButton()
  package static let pressed = PushButton(isPressed: true)
  package static let disabled = PushButton(isEnabled: false)
  package static let secondary = PushButton(title: "Show on map", style: .secondary)
  package static let danger = PushButton(title: "Cancel booking", style: .danger)
  package static let German = PushButton(title: "Jetzt verfügbare Zimmer anzeigen")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PushButton>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("pressed", pressed),
      Raster.NamedState("disabled", disabled),
      Raster.NamedState("secondary", secondary),
      Raster.NamedState("danger", danger),
      Raster.NamedState("German", German),
    ]
  }
}
