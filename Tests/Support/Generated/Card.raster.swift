// Generated from Card.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Card.raster:8
// The caps are proved.
/// The stretchable part of a card.
package nonisolated struct CardPlate: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 240, height: 120)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 28.5, end: 28.5), vertical: .init(start: 30.5, end: 26.5))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CardPlate",
      definition: "ab7c31926f1c902bc0954f2abcb815883189524dddadf722a17d830b53347c89"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(
      shadows: [
        Raster.Shadow(Brand.cast(in: canvas.environment), blur: 8, offset: Raster.Point(x: 0, y: 2))
      ]
    ) { canvas in
      canvas.fill(
        .roundedRect(canvas.bounds, radius: 16),
        with: Brand.surface(in: canvas.environment)
      )
    }
    canvas.stroke(
      .roundedRect(canvas.bounds, radius: 16),
      with: .color(Brand.edge(in: canvas.environment)),
      width: 1,
      align: .inside
    )
  }

  package static let plain = CardPlate()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CardPlate>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [CardPlate] {
    [CardPlate()]
  }
}

// Card.raster:23
/// A hotel: its name, its rating, its number of viewers, and a button to book it.
///
/// It is as high as its content, which wraps in the offered width.
package nonisolated struct Card: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var rating: Rating
  package var viewers: Int
  package var isPressed: Bool
  /// The natural width of the card.
  package var width: Double

  package init(
    title: String = "Grand Hotel",
    rating: Rating = Rating(stars: 4),
    viewers: Int = 2,
    isPressed: Bool = false,
    width: Double = 240
  ) {
    self.title = title
    self.rating = rating
    self.viewers = viewers
    self.isPressed = isPressed
    self.width = width
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let content = Raster.Content.column(spacing: 16, align: .stretch) {
      Raster.Content.box(grow: 1) {
        Raster.Content.column(spacing: 8, align: .leading) {
          Raster.Content.row(spacing: 8, align: .top) {
            Raster.Content.box(grow: 1) {
              Label(title: title, lines: 3)
            }
            Badge(count: viewers, urgency: viewers > 3 ? .urgent : .calm)
          }
          RatingRow(rating: rating)
        }
      }
      PushButton(title: "Book now", isPressed: isPressed)
    }
    return content.size(
      width: Raster.Functions.min(proposed.width, width) - 32.0,
      in: environment
    ).outset(16)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Card",
      definition: "fff3242457c3150b6d0d37f93a3c9c56522f61caf51f1b45366a35f653ffa7e7"
    )
    key.append(title)
    key.append(rating.outOf)
    key.append(isPressed)
    key.append(width)
    key.append(Raster.Functions.min(viewers, 99))
    key.append(viewers > 99)
    key.append(viewers > 3)
    if rating.outOf > 0 {
      key.append(rating.stars)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let content = Raster.Content.column(spacing: 16, align: .stretch) {
      Raster.Content.box(grow: 1) {
        Raster.Content.column(spacing: 8, align: .leading) {
          Raster.Content.row(spacing: 8, align: .top) {
            Raster.Content.box(grow: 1) {
              Label(title: title, lines: 3)
            }
            Badge(count: viewers, urgency: viewers > 3 ? .urgent : .calm)
          }
          RatingRow(rating: rating)
        }
      }
      PushButton(title: "Book now", isPressed: isPressed)
    }
    canvas.place(CardPlate(), in: canvas.bounds)
    canvas.place(content, in: canvas.bounds.inset(16))
  }

  package static let plain = Card()
  package static let pressed = Card(isPressed: true)
  package static let sought = Card(rating: Rating(stars: 5), viewers: 5)
  package static let long = Card(title: "Hotel Zum Goldenen Hirschen am See bei den sieben Bergen")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Card>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("pressed", pressed),
      Raster.NamedState("sought", sought),
      Raster.NamedState("long", long),
    ]
  }
}

// Card.raster:58
package nonisolated let longTitle: String =
  "Das Hotel Zum Goldenen Hirschen am See bei den sieben Bergen hat hundertachtundzwanzig "
  + "Zimmer mit Blick auf das Wasser, einen Garten mit alten Linden, ein Frühstück bis elf Uhr, "
  + "ein Haus für die Räder, eine Sauna und am Abend Musik im Saal, wenn das Wetter es nicht "
  + "anders will und der Koch daheim ist."

// Card.raster:65
/// Cards of one hotel in three widths, each as high as its text needs.
package nonisolated struct CardWidths: Raster.Rasterizable, Hashable, Sendable {
  package var title: String

  package init(title: String = "Hotel Zum Goldenen Hirschen am") {
    self.title = title
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CardWidths",
      definition: "273e38277aab36c6c1c7b30f78a1fb5dff3e3451aab6ad8c4744ce12eee3c251"
    )
    key.append(title)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(padding: Raster.Insets(16)) {
      Raster.Content.row(spacing: 16, align: .top) {
        Card(title: title, width: 200)
        Card(title: title, viewers: 12, width: 320)
        Card(title: title, viewers: 128, width: 600)
      }
    }
  }

  package static let plain = CardWidths()
  package static let short = CardWidths(title: "Ibi")
  package static let long = CardWidths(title: longTitle)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CardWidths>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("short", short),
      Raster.NamedState("long", long),
    ]
  }
}
