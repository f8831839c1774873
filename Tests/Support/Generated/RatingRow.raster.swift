// Generated from RatingRow.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

/// So many stars of so many.
package nonisolated struct Rating: Hashable, Sendable, Raster.KeyEncodable {
  package var stars: Int
  package var outOf: Int

  package init(stars: Int, outOf: Int = 5) {
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
/// A row of stars, the first of them lit.
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
      definition: "a022caf1f4fd7f168bda6b99ef92e29638931de951432fbfb6dbf6a2b091bd20"
    )
    rating.encode(into: &key)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    for i in Raster.IntegerRanges.range(0, to: rating.outOf) {
      guard canvas.turn() else { break }
      canvas.fill(
        .star(in: Raster.Rect(x: Double(i &* 24), y: 0, width: 20, height: 20), points: 5),
        with: i < rating.stars
          ? Brand.accent(in: canvas.environment)
          : Brand.ink(in: canvas.environment).opacity(0.2)
      )
    }
  }

  package static let plain = RatingRow()
  package static let none = RatingRow(rating: Rating(stars: 0))
  package static let full = RatingRow(rating: Rating(stars: 5))
  package static let ten = RatingRow(rating: Rating(stars: 7, outOf: 10))

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<RatingRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("none", none),
      Raster.NamedState("full", full),
      Raster.NamedState("ten", ten),
    ]
  }
}
