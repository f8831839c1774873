// Generated from HotelRows.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// HotelRows.raster:5
/// The corners of a row that are round.
package nonisolated struct RoundedCorners: Hashable, Sendable, Raster.KeyEncodable {
  package var topLeft: Bool
  package var topRight: Bool
  package var bottomRight: Bool
  package var bottomLeft: Bool

  package init(
    topLeft: Bool = true,
    topRight: Bool = true,
    bottomRight: Bool = true,
    bottomLeft: Bool = true
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 4)
    key.append(topLeft)
    key.append(topRight)
    key.append(bottomRight)
    key.append(bottomLeft)
  }
}

// HotelRows.raster:12
package nonisolated let allCorners = RoundedCorners()

// HotelRows.raster:13
package nonisolated let topCorners = RoundedCorners(bottomRight: false, bottomLeft: false)

// HotelRows.raster:14
package nonisolated let bottomCorners = RoundedCorners(topLeft: false, topRight: false)

// HotelRows.raster:15
package nonisolated let leftCorners = RoundedCorners(topRight: false, bottomRight: false)

// HotelRows.raster:16
package nonisolated let rightCorners = RoundedCorners(topLeft: false, bottomLeft: false)

// HotelRows.raster:19
// The caps are proved.
/// The plate of one row.
package nonisolated struct HotelRow: Raster.Rasterizable, Hashable, Sendable {
  package var corners: RoundedCorners
  package var radius: Double

  package init(corners: RoundedCorners = RoundedCorners(), radius: Double = 8) {
    self.corners = corners
    self.radius = radius
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 308, height: 32)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(
      horizontal: .init(start: radius, end: radius),
      vertical: .init(start: radius, end: radius)
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "HotelRow",
      definition: "58675454a1fd95dea9fc37a573e60d463b0cc2b12769934aca1587cbcd429a4e"
    )
    corners.encode(into: &key)
    key.append(radius)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .roundedRect(
        canvas.bounds,
        radius: Raster.CornerRadii(
          topLeft: corners.topLeft ? radius : 0,
          topRight: corners.topRight ? radius : 0,
          bottomRight: corners.bottomRight ? radius : 0,
          bottomLeft: corners.bottomLeft ? radius : 0
        )
      ),
      with: Raster.Color(rgba: 0xAAAAAAFF)
    )
  }

  package static let plain = HotelRow()
  package static let top = HotelRow(corners: topCorners)
  package static let bottom = HotelRow(corners: bottomCorners)
  package static let left = HotelRow(corners: leftCorners)
  package static let right = HotelRow(corners: rightCorners)
  package static let small = HotelRow(radius: 4)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<HotelRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("top", top),
      Raster.NamedState("bottom", bottom),
      Raster.NamedState("left", left),
      Raster.NamedState("right", right),
      Raster.NamedState("small", small),
    ]
  }
}

// HotelRows.raster:46
/// The table: rows of 44 points on black, each a plate of 308 × 32 with text on it.
package nonisolated struct HotelTable: Raster.Rasterizable, Hashable, Sendable {
  package var rows: Int {
    didSet { rows = Raster.Functions.clamp(rows, in: 1...128) }
  }

  package init(rows: Int = 16) {
    self.rows = Raster.Functions.clamp(rows, in: 1...128)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 320, height: Double(rows &* 44))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "HotelTable",
      definition: "ddf629eeeb6c94a1ea8ffed78446e835bd3d8d6a8f29ada816d84d0f03e5fd16"
    )
    key.append(rows)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let sets: [RoundedCorners] = [allCorners, topCorners, bottomCorners, rightCorners, leftCorners]
    let radii: [Double] = [4, 6, 8]
    let titles: [String] = [
      "Grand Hotel",
      "Zum Goldenen Hirschen",
      "Hôtel de la Gare",
      "Seeblick",
      "Ξενία",
      "Пекин",
      "Ibi",
    ]
    let name = Raster.Font(size: 15, weight: .semibold)
    let price = Raster.Font(size: 13)
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x000000FF))
    for i in Raster.IntegerRanges.range(0, to: rows) {
      guard canvas.countIteration() else { break }
      let row = Raster.Rect(x: 6, y: Double(i &* 44 &+ 6), width: 308, height: 32)
      canvas.place(
        HotelRow(
          corners: Raster.Functions.element(sets, at: Raster.Functions.mod(i, 5)) ?? allCorners,
          radius: Raster.Functions.element(radii, at: Raster.Functions.mod(i, 3)) ?? 8.0
        ),
        in: row
      )
      canvas.drawText(
        Raster.Functions.element(titles, at: Raster.Functions.mod(i, 7)) ?? "",
        in: row.inset(left: 12, right: 90),
        font: name,
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        maxLines: 1
      )
      canvas.drawText(
        "€ \(80 &+ Raster.Functions.mod(i &* 37, 160))",
        in: row.inset(x: 12),
        font: price,
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        align: .trailing,
        maxLines: 1
      )
    }
  }

  package static let plain = HotelTable()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<HotelTable>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 128.
  package static var looks: [HotelTable] {
    var looks: [HotelTable] = []
    for rows in 1...128 {
      looks.append(HotelTable(rows: rows))
    }
    return looks
  }
}
