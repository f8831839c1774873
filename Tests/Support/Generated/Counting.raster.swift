// Generated from Counting.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Counting.raster:3
package nonisolated struct Counting: Raster.Rasterizable, Hashable, Sendable {
  package var nights: Int
  package var price: Double
  package var share: Raster.Fraction

  package init(nights: Int = 2, price: Double = 1234.5, share: Raster.Fraction = 0.4) {
    self.nights = nights
    self.price = price
    self.share = share
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 160, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Counting",
      definition: "cb3e65aa85513c02ed42282722a2a748a220227123b1a817f429a47e860bddba"
    )
    key.append(nights)
    key.append(price)
    key.append(share)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let stay: String = canvas.environment.plural(
      Double(nights),
      zero: "no nights",
      one: "\(nights) night",
      two: "two nights",
      few: "a few nights",
      many: "many nights",
      other: "\(nights) nights"
    )
    let cost: String = Raster.Functions.format(
      price,
      decimals: 2,
      grouping: true,
      locale: canvas.environment.locale
    )
    let part: String =
      Raster.Functions.formatPercent(share, locale: canvas.environment.locale) + " "
      + Raster.Functions.formatPercent(
        share,
        decimals: 1,
        sign: Raster.SignDisplay.always,
        locale: "fr"
      )
    canvas.drawText(
      stay,
      in: Raster.Rect(x: 0, y: 0, width: 160, height: 20),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    canvas.drawText(
      cost,
      in: Raster.Rect(x: 0, y: 20, width: 160, height: 20),
      with: .color(Raster.Color(rgba: 0x457B9DFF))
    )
    canvas.drawText(
      part + canvas.environment.plural(1.5, other: "!"),
      in: Raster.Rect(x: 0, y: 40, width: 160, height: 20),
      with: .color(Raster.Color(rgba: 0xE63946FF))
    )
    if Raster.Functions.hasPrefix(canvas.environment.locale, "en") {
      canvas.fill(
        .rect(Raster.Rect(x: 150, y: 0, width: 10, height: 10)),
        with: Raster.Color(rgba: 0x2A9D8FFF)
      )
    }
  }

  package static let plain = Counting()
  package static let one = Counting(nights: 1, price: 1000000, share: -0.125)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Counting>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("one", one)]
  }
}
