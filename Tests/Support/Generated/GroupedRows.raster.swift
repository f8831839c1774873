// Generated from GroupedRows.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// GroupedRows.raster:3
package nonisolated enum Position: Int, CaseIterable, Hashable, Sendable {
  case top, middle, bottom, single

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    case .single: "single"
    }
  }
}

// GroupedRows.raster:7
/// One row of a group. The drawing has a margin of 4 around its box, which extends beyond the row
/// at the group's ends; elsewhere the drawing is offset by a row's height and clipped.
package nonisolated struct GroupedRow: Raster.Rasterizable, Hashable, Sendable {
  package var position: Position

  package init(position: Position = .single) {
    self.position = position
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 44, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "GroupedRow",
      definition: "7b3b61ec44a7682e7ae968af8c708cacb97f39b6293b103fe90d8f346799b06c"
    )
    key.append(enumeration: position.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let slidesUp: Bool = position == .middle || position == .bottom
    let slidesDown: Bool = position == .middle || position == .top
    let top: Double = slidesUp ? 0 : 4
    let bottom: Double = slidesDown ? 0 : 4
    canvas.drawNineSlice(
      cellImage_8901B6A7,
      in: canvas.bounds,
      caps: Raster.Caps(Raster.Insets(8)),
      outset: Raster.Insets(top: top, left: 4, bottom: bottom, right: 4),
      imageInsets: Raster.Insets(
        top: slidesUp ? -canvas.bounds.height : 0,
        bottom: slidesDown ? -canvas.bounds.height : 0
      )
    )
  }

  package static let plain = GroupedRow()
  package static let top = GroupedRow(position: .top)
  package static let middle = GroupedRow(position: .middle)
  package static let bottom = GroupedRow(position: .bottom)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<GroupedRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("top", top),
      Raster.NamedState("middle", middle),
      Raster.NamedState("bottom", bottom),
    ]
  }

  /// All looks of the component: 4.
  package static var looks: [GroupedRow] {
    var looks: [GroupedRow] = []
    for position in Position.allCases {
      looks.append(GroupedRow(position: position))
    }
    return looks
  }
}

// GroupedRows.raster:32
/// A group of three rows, then a single row.
package nonisolated struct GroupedRows: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 204)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "GroupedRows",
      definition: "40bce8ad11ad56384c906422d0f8e4a6bf0872a88294827393e7d275190e4dd1"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x3A3A3EFF))
    canvas.place(GroupedRow(position: .top), in: Raster.Rect(x: 10, y: 10, width: 180, height: 44))
    canvas.place(
      GroupedRow(position: .middle),
      in: Raster.Rect(x: 10, y: 54, width: 180, height: 44)
    )
    canvas.place(
      GroupedRow(position: .bottom),
      in: Raster.Rect(x: 10, y: 98, width: 180, height: 44)
    )
    canvas.place(GroupedRow(), in: Raster.Rect(x: 10, y: 150, width: 180, height: 44))
  }

  package static let plain = GroupedRows()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<GroupedRows>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [GroupedRows] {
    [GroupedRows()]
  }
}

nonisolated let cellImage_8901B6A7 = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAABdklEQVR42u2VMU/CQBTHf1ewkqZEkxoHJoOJM+6E0Zj4FVxY\
  /Frs7ibGkbA46UyEkcljaZPqUXsur9oAhSNh5CU3tNf3/7171/wfHGJLqHUvoyi6ArpAC6hv0ciAGTDSWo+3AqIougXugBug\
  7QiYAi/Ak9b6ubxZW1P5PfAAnAOeQxc8IAI6QBwEwSRNU11sLlfXlcp93/cJwxCl1EZ1ay1JkmCM8SX3DRiX6eVoSVucxAGU\
  UoRhWDy2RYMqQL04lYt4GbKcXwXYexwAB8D+AZksrLXOIqVv//KrADMxLpIkcYIUViExFQ2qvGgEXAMXxhh/Pp/v0g0jjjqq\
  dNM0TXUQBBaIgVPgxOGeMuADeBS7fl2ZB9KKI6ABNPr9/uVwOOzEcXyW5/nGeeB5XtZsNj97vd77YDCYAF+yFkqp/4FjrVUC\
  OQZ8aZ9XNfXK1wDkchIDfIu4XZloAqkLqLbDb5wDP8ACyArxtSNT2qVEfBdADthlm/8FqsF/+1wF8nUAAAAASUVORK5CYII=
  """
)
