// Generated from Badge.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Badge.raster:3
package nonisolated enum Urgency: Int, CaseIterable, Hashable, Sendable {
  case calm, urgent

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .calm: "calm"
    case .urgent: "urgent"
    }
  }
}

// Badge.raster:6
/// A pill with the number of pending items, or a dot if the number does not matter.
package nonisolated struct Badge: Raster.Rasterizable, Hashable, Sendable {
  /// The number of pending items. A hundred and a thousand look the same, and are drawn once.
  package var count: Int
  /// The largest number that is shown in full.
  package var limit: Int {
    didSet { limit = Raster.Functions.clamp(limit, in: 9...999) }
  }
  package var isDot: Bool
  package var urgency: Urgency

  package init(count: Int = 3, limit: Int = 99, isDot: Bool = false, urgency: Urgency = .calm) {
    self.count = count
    self.limit = Raster.Functions.clamp(limit, in: 9...999)
    self.isDot = isDot
    self.urgency = urgency
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let number = "\(Raster.Functions.min(count, limit))\(count > limit ? "+" : "")"
    let label = Raster.Font(size: 12, weight: .bold)
    let height: Double = isDot ? 10 : 20
    return Raster.Size(
      width: isDot
        ? height
        : Raster.Functions.max(environment.measure(number, font: label).width + 12.0, height),
      height: height
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Badge",
      definition: "ea106d722d1ea2d58cbbdcac996e290da0a1c3820424a4d34d40a753166ec3b4"
    )
    key.append(isDot)
    key.append(enumeration: urgency.rawValue)
    if !isDot {
      key.append(Raster.Functions.min(count, limit))
      key.append(count > limit)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let number = "\(Raster.Functions.min(count, limit))\(count > limit ? "+" : "")"
    let label = Raster.Font(size: 12, weight: .bold)
    canvas.fill(
      .capsule(canvas.bounds),
      with: urgency == .urgent
        ? Brand.danger(in: canvas.environment)
        : Brand.ink(in: canvas.environment)
    )
    if !isDot {
      canvas.drawText(
        number,
        in: canvas.bounds,
        font: label,
        with: .color(
          urgency == .urgent
            ? Raster.Color(rgba: 0xFFFFFFFF)
            : Brand.surface(in: canvas.environment)
        ),
        align: .center,
        maxLines: 1
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let number = "\(Raster.Functions.min(count, limit))\(count > limit ? "+" : "")"
    return Raster.Accessibility(label: isDot ? "New" : number)
  }

  package static let plain = Badge()
  package static let empty = Badge(count: 0)
  package static let one = Badge(count: 1)
  package static let many = Badge(count: 1000)
  package static let nine = Badge(count: 12, limit: 9)
  package static let dot = Badge(isDot: true)
  package static let urgent = Badge(urgency: .urgent)
  package static let alarm = Badge(isDot: true, urgency: .urgent)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Badge>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("empty", empty),
      Raster.NamedState("one", one),
      Raster.NamedState("many", many),
      Raster.NamedState("nine", nine),
      Raster.NamedState("dot", dot),
      Raster.NamedState("urgent", urgent),
      Raster.NamedState("alarm", alarm),
    ]
  }
}
