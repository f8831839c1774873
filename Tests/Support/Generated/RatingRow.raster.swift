// Generated from RatingRow.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// RatingRow.raster:4
/// A number of stars out of a maximum, such as 3.5 of 5.
package nonisolated struct Rating: Hashable, Sendable, Raster.KeyEncodable {
  package var stars: Double
  package var outOf: Int

  package init(stars: Double, outOf: Int = 5) {
    self.stars = stars
    self.outOf = outOf
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    key.append(stars)
    key.append(outOf)
  }
}

// RatingRow.raster:10
/// A row of stars, of which the first are lit; the last of these may be lit in part.
package nonisolated struct RatingRow: Raster.Rasterizable, Hashable, Sendable {
  package var rating: Rating

  package init(rating: Rating = Rating(stars: 3)) {
    self.rating = rating
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: Double(rating.outOf &* 24 &- 4), height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "RatingRow",
      definition: "b1b94e84d5b34a4be34e9202223af401bdfa1828b405a08c89075ed68070fc26"
    )
    key.append(rating.outOf)
    if rating.outOf > 0 {
      key.append(rating.stars)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let rest: Raster.Color = Brand.ink(in: canvas.environment).opacity(0.2)
      for i in Raster.IntegerRanges.range(0, to: rating.outOf) {
        guard canvas.countIteration() else { break }
        let lit = Raster.Fraction(
          Raster.Functions.clamp(rating.stars - Double(i), min: 0.0, max: 1.0)
        )
        canvas.fill(
          .star(in: Raster.Rect(x: Double(i &* 24), y: 0, width: 20, height: 20)),
          with: .linearGradient(
            from: .left,
            to: .right,
            [
              Raster.GradientStop(Brand.accent(in: canvas.environment), at: lit),
              Raster.GradientStop(rest, at: lit),
            ]
          )
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label:
        "\(Raster.Functions.format(rating.stars, decimals: Raster.IntegerRanges.range(0, through: 1))) of \(rating.outOf)",
      role: .image
    )
  }

  package static let plain = RatingRow()
  package static let none = RatingRow(rating: Rating(stars: 0))
  package static let half = RatingRow(rating: Rating(stars: 3.5))
  package static let full = RatingRow(rating: Rating(stars: 5))
  package static let ten = RatingRow(rating: Rating(stars: 7.3, outOf: 10))
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = RatingRow(rating: Rating(stars: 3.5))
  /// The state `turned`; `turnedState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let turned = RatingRow(rating: Rating(stars: 3.5))

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<RatingRow> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `turned` with its environment and its size.
  package static var turnedState: Raster.NamedState<RatingRow> {
    Raster.NamedState(
      "turned",
      turned,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<RatingRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("none", none),
      Raster.NamedState("half", half),
      Raster.NamedState("full", full),
      Raster.NamedState("ten", ten),
      nightState,
      turnedState,
    ]
  }
}
