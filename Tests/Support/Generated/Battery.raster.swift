// Generated from Battery.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Battery.raster:6
/// A bolt with a rim in the background colour. It is not mirrored with the battery.
package nonisolated struct BatteryBolt: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 16, height: 22)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BatteryBolt",
      definition: "2e027c52998456b70390abfad1225d83dcc84aa0660b04cfa036b73ad037955c"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let bolt = Raster.Path(svgPathData: "M10 2 L2.5 12.5 H7.3 L6 20 L13.5 9 H8.8 Z")
    canvas.stroke(bolt, with: .color(Kit.surface(in: canvas.environment)), width: 3, join: .round)
    canvas.fill(bolt, with: Kit.onSurface(in: canvas.environment))
  }

  package static let plain = BatteryBolt()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BatteryBolt>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [BatteryBolt] {
    [BatteryBolt()]
  }
}

// Battery.raster:17
package nonisolated struct Battery: Raster.Rasterizable, Hashable, Sendable {
  package var level: Raster.Fraction {
    didSet { level = Raster.Functions.clamp(level, in: 0...1, step: 0.01) }
  }
  package var isCharging: Bool

  package init(level: Raster.Fraction = 0.7, isCharging: Bool = false) {
    self.level = Raster.Functions.clamp(level, in: 0...1, step: 0.01)
    self.isCharging = isCharging
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 52, height: 24)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Battery",
      definition: "4df1d5f9611286a978fe943cf6e4263427a427e20c76f62dc7e7c188f6126774"
    )
    key.append(level)
    key.append(isCharging)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let body: Raster.Rect = canvas.bounds.inset(trailing: 5, in: canvas.environment)
      let room: Raster.Rect = body.inset(3.5)
      let ink: Raster.Color =
        if isCharging {
          Kit.success(in: canvas.environment)
        } else {
          switch level {
          case 0...0.1: Kit.danger(in: canvas.environment)
          case 0.1...0.2: Kit.warning(in: canvas.environment)
          default: Kit.onSurface(in: canvas.environment)
          }
        }
      canvas.fill(
        .roundedRect(
          canvas.bounds.slice(3, from: .trailing, in: canvas.environment).inset(y: 7),
          radius: canvas.environment.corners(topTrailing: 3, bottomTrailing: 3)
        ),
        with: Kit.outline(in: canvas.environment)
      )
      canvas.stroke(
        .roundedRect(body, radius: 8),
        with: .color(Kit.outline(in: canvas.environment)),
        width: 1.5,
        align: .inside
      )
      canvas.drawLayer(clip: .roundedRect(room, radius: 4.5)) { canvas in
        canvas.fill(
          .rect(room.slice(room.width * level, from: .leading, in: canvas.environment)),
          with: ink
        )
      }
      if isCharging {
        canvas.place(
          BatteryBolt(),
          in: Raster.Rect(center: body.center, size: Raster.Size(width: 16, height: 22))
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let percentage: String = Raster.Functions.formatPercent(
      level,
      decimals: 0,
      locale: environment.mirrored.locale
    )
    return Raster.Accessibility(
      label: "Battery",
      role: .image,
      value: isCharging ? "\(percentage), charging" : percentage
    )
  }

  package static let plain = Battery()
  package static let full = Battery(level: 1)
  package static let low = Battery(level: 0.15)
  package static let empty = Battery(level: 0.04)
  package static let charging = Battery(level: 0.35, isCharging: true)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Battery(level: 0.35, isCharging: true)
  /// The state `turned`; `turnedState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let turned = Battery(level: 0.35, isCharging: true)

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Battery> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `turned` with its environment and its size.
  package static var turnedState: Raster.NamedState<Battery> {
    Raster.NamedState(
      "turned",
      turned,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Battery>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("full", full),
      Raster.NamedState("low", low),
      Raster.NamedState("empty", empty),
      Raster.NamedState("charging", charging),
      nightState,
      turnedState,
    ]
  }

  /// All looks of the component: 202.
  package static var looks: [Battery] {
    var looks: [Battery] = []
    for level in Raster.Functions.values(in: 0.0...1.0, step: 0.01) {
      for isCharging in [false, true] {
        looks.append(Battery(level: level, isCharging: isCharging))
      }
    }
    return looks
  }
}
