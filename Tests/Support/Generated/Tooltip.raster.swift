// Generated from Tooltip.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Tooltip.raster:5
package nonisolated struct Tooltip: Raster.Rasterizable, Hashable, Sendable {
  package var message: String {
    didSet { message = self.limitedValues.limited(message, to: 200, of: "message") }
  }
  /// The edge at which the arrow is.
  package var edge: Raster.RectEdge
  private var limitedValues = Raster.LimitedValues()

  package init(message: String = "Kept until you arrive", edge: Raster.RectEdge = .bottom) {
    self.message = self.limitedValues.limited(message, to: 200, of: "message")
    self.edge = edge
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    // The length of the arrow outside the plate.
    let reach: Double = 6
    let room: Raster.TextMetrics = environment.measure(
      message,
      style: Kit.caption,
      width: Raster.Functions.min(proposed.width, 220.0) - 2.0 * (reach + Kit.gap.medium)
    )
    return room.size.outset(reach + Kit.gap.medium)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Tooltip",
      definition: "d3340118ccc6e855b636cd0a255b26e5dd4c0e613d4ad02f7ef1b3ffdbc21b9e"
    )
    key.append(message)
    key.append(enumeration: Int(edge.rawValue))
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    // The length of the arrow outside the plate.
    let reach: Double = 6
    let plate: Raster.Rect = canvas.bounds.inset(reach)
    let foot: Raster.Point =
      switch edge {
      case .top: Raster.Point(x: plate.midX, y: plate.minY)
      case .bottom: Raster.Point(x: plate.midX, y: plate.maxY)
      case .left: Raster.Point(x: plate.minX, y: plate.midY)
      case .right: Raster.Point(x: plate.maxX, y: plate.midY)
      }
    let side: Double = reach * Raster.Functions.sqrt(2.0)
    let arrow: Raster.Path = Raster.Path.rect(
      Raster.Rect(center: foot, size: Raster.Size(width: side, height: side))
    ).transformed(by: .rotation(.degrees(45), about: foot))
    canvas.drawLayer(
      shadows: [
        Raster.Shadow(Kit.cast(in: canvas.environment), blur: 6, offset: Raster.Point(x: 0, y: 2))
      ]
    ) { canvas in
      canvas.fill(
        Raster.Path.roundedRect(plate, radius: Kit.radius.small(in: canvas.environment)).union(
          arrow
        ),
        with: Kit.onSurface(in: canvas.environment)
      )
    }
    canvas.drawText(
      message,
      in: plate.inset(Kit.gap.medium),
      style: Kit.caption,
      with: .color(Kit.surface(in: canvas.environment))
    )
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: message, role: .text)
  }

  package static let plain = Tooltip()
  package static let top = Tooltip(edge: .top)
  package static let left = Tooltip(edge: .left)
  package static let right = Tooltip(edge: .right)
  package static let long = Tooltip(
    message: "The room is kept until you arrive, and free of charge until the day before."
  )
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Tooltip(
    message: "The room is kept until you arrive, and free of charge until the day before."
  )
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = Tooltip(message: "غرفة 24، فندق على ضفة البحيرة")

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Tooltip> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Tooltip> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Tooltip>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("top", top),
      Raster.NamedState("left", left),
      Raster.NamedState("right", right),
      Raster.NamedState("long", long),
      nightState,
      arabicState,
    ]
  }
}
