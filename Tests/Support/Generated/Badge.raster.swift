// Generated from Badge.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

package nonisolated enum Urgency: Int, CaseIterable, Hashable, Sendable {
  case calm, urgent
}

// Badge.raster:6
/// A pill with the number of things that wait.
package nonisolated struct Badge: Raster.Rasterizable, Hashable, Sendable {
  /// How many things wait. A hundred and a thousand look the same, and are drawn once.
  package var count: Int
  package var urgency: Urgency

  package init(count: Int = 3, urgency: Urgency = .calm) {
    self.count = count
    self.urgency = urgency
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let words: String = count > 99 ? "99+" : "\(count)"
    let label = Raster.Font(size: 12, weight: .bold)
    return Raster.Size(
      width: Raster.Functions.max(environment.measure(words, font: label).width + 12.0, 20.0),
      height: 20
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Badge",
      definition: "baa25ef1e7064012dcab2e8e70d03deac85c537c8fe0cdc7ec5991369496571b"
    )
    key.append(enumeration: urgency.rawValue)
    key.append(count > 99)
    if count <= 99 {
      key.append(count)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let words: String = count > 99 ? "99+" : "\(count)"
    let label = Raster.Font(size: 12, weight: .bold)
    canvas.fill(
      .capsule(canvas.bounds),
      with: urgency == .urgent
        ? Brand.danger(in: canvas.environment)
        : Brand.ink(in: canvas.environment)
    )
    canvas.text(
      words,
      in: canvas.bounds,
      font: label,
      with: .color(
        urgency == .urgent ? Raster.Color(rgba: 0xFFFFFFFF) : Brand.surface(in: canvas.environment)
      ),
      align: .center,
      lines: 1
    )
  }

  package static let plain = Badge()
  package static let empty = Badge(count: 0)
  package static let one = Badge(count: 1)
  package static let many = Badge(count: 1000)
  package static let urgent = Badge(urgency: .urgent)

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Badge>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("empty", empty),
      Raster.NamedState("one", one),
      Raster.NamedState("many", many),
      Raster.NamedState("urgent", urgent),
    ]
  }
}
