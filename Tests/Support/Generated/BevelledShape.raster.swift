// Generated from BevelledShape.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// BevelledShape.raster:3
package nonisolated enum Emblem: Int, CaseIterable, Hashable, Sendable {
  case shield, drop, bolt

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .shield: "shield"
    case .drop: "drop"
    case .bolt: "bolt"
    }
  }
}

// BevelledShape.raster:7
/// A filled shape whose lower edge catches the light: the inverse of its path, moved by the bevel's
/// thickness, shows only where the shape is.
package nonisolated struct BevelledShape: Raster.Rasterizable, Hashable, Sendable {
  package var emblem: Emblem
  package var tint: Raster.Color
  package var thickness: Double
  package var angle: Raster.Angle

  package init(
    emblem: Emblem = .shield,
    tint: Raster.Color = Raster.Color(rgba: 0x3366CCFF),
    thickness: Double = 2,
    angle: Raster.Angle = .degrees(270)
  ) {
    self.emblem = emblem
    self.tint = tint
    self.thickness = thickness
    self.angle = angle
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 64, height: 64)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BevelledShape",
      definition: "00ec6cd89422472ef541152710400a6758ff8ed3d9cca50081c65744c433ac68"
    )
    key.append(enumeration: emblem.rawValue)
    key.append(tint)
    key.append(thickness)
    key.append(angle)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let data: String =
      switch emblem {
      case .shield: "M32 4 L56 12 V32 C56 46 46 55 32 60 C18 55 8 46 8 32 V12 Z"
      case .drop: "M32 4 C42 20 52 28 52 40 A20 20 0 0 1 12 40 C12 28 22 20 32 4 Z"
      case .bolt: "M36 4 L12 36 H28 L24 60 L52 26 H35 Z"
      }
    let shape = Raster.Path(svgPathData: data)
    let inverse = Raster.Path(svgPathData: "M-64 -64 H128 V128 H-64 Z " + data)
    let shift: Raster.Point = .polar(
      center: Raster.Point(x: 0, y: 0),
      radius: thickness,
      angle: angle
    )
    canvas.fill(shape, with: tint)
    canvas.drawLayer(opacity: 0.5, clip: shape) { canvas in
      canvas.fill(
        inverse.offset(x: shift.x, y: shift.y),
        with: Raster.Color(rgba: 0xFFFFFFCC),
        rule: .evenOdd
      )
    }
  }

  package static let plain = BevelledShape()
  package static let drop = BevelledShape(emblem: .drop, tint: Raster.Color(rgba: 0x0A8A4AFF))
  package static let bolt = BevelledShape(
    emblem: .bolt,
    tint: Raster.Color(rgba: 0xE08A00FF),
    thickness: 3
  )
  package static let fromLeft = BevelledShape(angle: .degrees(180))

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BevelledShape>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("drop", drop),
      Raster.NamedState("bolt", bolt),
      Raster.NamedState("fromLeft", fromLeft),
    ]
  }
}
