// Generated from Card.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Card.raster:7
/// The stretchable part of a card.
package nonisolated struct CardPlate: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 240, height: 120)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(
      horizontal: .init(leading: 30, trailing: 30),
      vertical: .init(leading: 30, trailing: 30)
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CardPlate",
      definition: "3ea39f7f62678bf9ef60628791ba14a667dfef7de719292c028f412bd335a93e"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.layer(
      shadows: [
        Raster.Shadow(
          Brand.cast.color(in: canvas.environment),
          blur: 8,
          offset: Raster.Point(x: 0, y: 2)
        )
      ]
    ) { canvas in
      canvas.fill(
        .roundedRect(canvas.bounds, radius: 16),
        with: Brand.surface.color(in: canvas.environment)
      )
    }
    canvas.stroke(
      .roundedRect(canvas.bounds, radius: 16),
      with: .color(Brand.edge.color(in: canvas.environment)),
      width: 1,
      align: .inside
    )
  }

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [(name: String, component: CardPlate)] {
    [("plain", CardPlate())]
  }

  /// Every look that the component has: 1.
  package static var looks: [CardPlate] {
    [CardPlate()]
  }
}

// Card.raster:21
/// A hotel: how it is rated, how many look at it, and the button that books it.
package nonisolated struct Card: Raster.Rasterizable, Hashable, Sendable {
  package var rating: Rating
  package var viewers: Int
  package var isPressed: Bool

  package init(rating: Rating = Rating(stars: 4), viewers: Int = 2, isPressed: Bool = false) {
    self.rating = rating
    self.viewers = viewers
    self.isPressed = isPressed
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 240, height: 120)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Card",
      definition: "00240ca07444ea1a940bba827a5e40a83f6b460ad80276c12de42a32bb715d12"
    )
    key.append(structure: 2)
    key.append(rating.stars)
    key.append(rating.outOf)
    key.append(viewers)
    key.append(isPressed)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let inner: Raster.Rect = canvas.bounds.inset(16)
    canvas.place(CardPlate(), in: canvas.bounds)
    canvas.place(RatingRow(rating: rating), at: inner.topLeft)
    canvas.place(
      Badge(count: viewers, urgency: viewers > 3 ? .urgent : .calm),
      at: Raster.Point(x: inner.maxX - badgeWidth(viewers), y: inner.y)
    )
    canvas.place(
      ButtonPlate(isPressed: isPressed),
      in: Raster.Rect(x: inner.x, y: inner.maxY - 44.0, width: inner.width, height: 44)
    )
  }

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [(name: String, component: Card)] {
    [
      ("plain", Card()),
      ("pressed", Card(isPressed: true)),
      ("sought", Card(rating: Rating(stars: 5), viewers: 5)),
    ]
  }
}
