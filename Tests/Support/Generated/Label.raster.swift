// Generated from Label.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Label.raster:4
/// Text that wraps if the offered width is less than one line needs.
package nonisolated struct Label: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var points: Double
  package var weight: Raster.FontWeight
  /// The maximum number of lines, of which the last may end with an ellipsis; 0 is no limit.
  package var lines: Int

  package init(
    title: String = "Grand Hotel at the lake",
    points: Double = 17,
    weight: Raster.FontWeight = .semibold,
    lines: Int = 0
  ) {
    self.title = title
    self.points = points
    self.weight = weight
    self.lines = lines
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let label = Raster.Font(size: points, weight: weight)
    return environment.measure(title, font: label, width: proposed.width, maxLines: lines).size
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Label",
      definition: "3a090a00cae06dbbe368c80bfbe40e80f8c54ddb27615c54bd66a3456d496d6f"
    )
    key.append(title)
    key.append(points)
    key.append(enumeration: Int(weight.rawValue))
    key.append(lines)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let label = Raster.Font(size: points, weight: weight)
    canvas.drawText(
      title,
      in: canvas.bounds,
      font: label,
      with: .color(Brand.ink(in: canvas.environment)),
      verticalAlign: .top,
      maxLines: lines
    )
  }

  package static let plain = Label()
  package static let small = Label(points: 13, weight: .regular)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Label>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("small", small)]
  }
}
