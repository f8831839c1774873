// Generated from Badge.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

package nonisolated enum Urgency: Int, CaseIterable, Hashable, Sendable {
  case calm, urgent
}

/// The pips that a badge shows for so many things.
package nonisolated func pipCount(_ count: Int) -> Int {
  Raster.Functions.clamp(count, min: 0, max: 5)
}

/// The natural width of a badge, for who places one at a trailing edge.
package nonisolated func badgeWidth(_ count: Int) -> Double {
  Double(Raster.Functions.max(20, pipCount(count) &* 8 &+ 12))
}

// Badge.raster:12
/// A pill with one pip for each thing that waits, five at most.
package nonisolated struct Badge: Raster.Rasterizable, Hashable, Sendable {
  /// How many things wait. Six and a thousand look the same, and are drawn once.
  package var count: Int
  package var urgency: Urgency

  package init(count: Int = 3, urgency: Urgency = .calm) {
    self.count = count
    self.urgency = urgency
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: badgeWidth(count), height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Badge",
      definition: "a42f8169af79b99b81720499a94bfcd412fff8fc576d9dea82901fb17e24abcf"
    )
    key.append(count)
    key.append(enumeration: urgency.rawValue)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let pips: Int = pipCount(count)
    canvas.fill(
      .roundedRect(canvas.bounds, radius: canvas.bounds.height / 2.0),
      with: urgency == .urgent
        ? Brand.danger.color(in: canvas.environment)
        : Brand.ink.color(in: canvas.environment)
    )
    for i in Raster.IntegerRanges.range(0, to: pips) {
      guard canvas.turn() else { break }
      let x: Double = canvas.bounds.midX + (Double(i) - Double(pips &- 1) / 2.0) * 8.0
      canvas.fill(
        .circle(center: Raster.Point(x: x, y: canvas.bounds.midY), radius: 2.5),
        with: Brand.surface.color(in: canvas.environment)
      )
    }
  }

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [(name: String, component: Badge)] {
    [
      ("plain", Badge()),
      ("empty", Badge(count: 0)),
      ("one", Badge(count: 1)),
      ("many", Badge(count: 1000)),
      ("urgent", Badge(urgency: .urgent)),
    ]
  }
}
