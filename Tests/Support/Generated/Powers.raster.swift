// Generated from Powers.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Powers.raster:3
package nonisolated struct Powers: Raster.Rasterizable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double = 2.5, y: Double = -0.75) {
    self.x = x
    self.y = y
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 60, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Powers",
      definition: "f05d30d4349e86cc202d8a8d072a024efd59ad34b0db7480b9954f7f149e2101"
    )
    key.append(x)
    key.append(y)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let radius: Double = Raster.Functions.hypot(x, y) * 4.0
    let turn: Raster.Angle = Raster.Functions.atan2(y, x)
    let widest: Double = Raster.Functions.min(Double.infinity, 3.141592653589793 * 12.0)
    canvas.fill(
      .rect(Raster.Rect(x: 0, y: 0, width: widest, height: Raster.Functions.pow(x, 1.5))),
      with: Raster.Color(rgba: 0x1D3557FF)
    )
    canvas.fill(
      .rect(
        Raster.Rect(
          x: 0,
          y: 10,
          width: Raster.Functions.exp(x),
          height: Raster.Functions.log(x + 1.0) * 4.0
        )
      ),
      with: Raster.Color(rgba: 0x457B9DFF)
    )
    canvas.fill(
      .rect(
        Raster.Rect(
          x: 0,
          y: 20,
          width: Raster.Functions.log10(1000.0) * 10.0,
          height: Raster.Functions.log10(x) * 10.0
        )
      ),
      with: Raster.Color(rgba: 0xA8DADCFF)
    )
    canvas.fill(
      .circle(
        center: Raster.Point(
          x: 30.0 + Raster.Functions.cos(turn) * radius,
          y: 30.0 + Raster.Functions.sin(turn) * radius
        ),
        radius: 4
      ),
      with: Raster.Color(rgba: 0xE63946FF)
    )
  }

  package static let plain = Powers()
  package static let zero = Powers(x: 0, y: 0)
  package static let huge = Powers(x: 1e+300, y: 1e+300)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Powers>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("zero", zero),
      Raster.NamedState("huge", huge),
    ]
  }
}

// Powers.raster:27
/// Numbers as text: decimal places, grouping and signs.
package nonisolated struct Amounts: Raster.Rasterizable, Hashable, Sendable {
  package var amount: Double
  package var change: Raster.Fraction

  package init(amount: Double = 1234.5, change: Raster.Fraction = -0.125) {
    self.amount = amount
    self.change = change
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Amounts",
      definition: "01136010c442681a4ac6a89ffdecbd75c0bd58380f4cbe35bd50ce01c70ce255"
    )
    key.append(amount)
    key.append(change)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let price: String = "€ " + Raster.Functions.format(amount, decimals: 2, grouping: true)
    let trend: String = Raster.Functions.formatPercent(
      change,
      decimals: Raster.IntegerRanges.range(0, through: 1),
      sign: Raster.SignDisplay.exceptZero
    )
    canvas.drawText(
      price,
      in: Raster.Rect(x: 0, y: 0, width: 120, height: 20),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    canvas.drawText(
      trend,
      in: Raster.Rect(x: 0, y: 20, width: 120, height: 20),
      with: .color(change < 0.0 ? Raster.Color(rgba: 0xE63946FF) : Raster.Color(rgba: 0x457B9DFF))
    )
    canvas.drawText(
      Raster.Functions.format(amount) + " " + Raster.Functions.formatPercent(change)
        + Raster.Functions.formatPercent(change, decimals: 2),
      in: Raster.Rect(x: 0, y: 40, width: 120, height: 20),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
  }

  package static let plain = Amounts()
  package static let free = Amounts(amount: 0, change: 0)
  package static let dear = Amounts(amount: 1000000000, change: 2.5)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Amounts>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("free", free),
      Raster.NamedState("dear", dear),
    ]
  }
}
