// Generated from Strokes.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Strokes.raster:5
/// Ends, corners, dashes and sides of strokes; a hairline marks each path.
package nonisolated struct StrokeBoard: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: boardLength(4), height: boardLength(4))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "StrokeBoard",
      definition: "dc1837505b430cd8303ada4006c605a55ee6472ee7d2260f8f051536666333bf"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let caps: [Raster.LineCap] = [.butt, .round, .square]
    let joins: [Raster.LineJoin] = [.miter, .round, .bevel]
    let sides: [Raster.StrokeAlignment] = [.center, .inside, .outside]
    let corner: Raster.Path = .polyline(
      [Raster.Point(x: 8, y: 44), Raster.Point(x: 28, y: 12), Raster.Point(x: 48, y: 44)]
    )
    let bar: Raster.Path = .line(from: Raster.Point(x: 10, y: 28), to: Raster.Point(x: 46, y: 28))
    let plate: Raster.Path = .roundedRect(
      Raster.Rect(x: 10, y: 10, width: 36, height: 36),
      radius: 10
    )
    let dashes: [[Double]] = [[12, 8.944], [0, 7.854], [15, 7, 2.416, 7], [3, 2.984]]
    canvas.place(Ground(), in: canvas.bounds)
    for i in 0..<3 {
      guard canvas.countIteration() else { break }
      let first: Raster.Rect = tile(i, columns: 4)
      canvas.drawLayer(transform: .translation(x: first.x, y: first.y)) { canvas in
        canvas.stroke(
          bar,
          with: .color(hue(i)),
          width: 14,
          cap: Raster.Functions.element(caps, at: i) ?? Raster.LineCap.butt
        )
        canvas.stroke(bar, with: .color(Brand.surface(in: canvas.environment)), width: 0)
      }
      let second: Raster.Rect = tile(i &+ 4, columns: 4)
      canvas.drawLayer(transform: .translation(x: second.x, y: second.y)) { canvas in
        canvas.stroke(
          corner,
          with: .color(hue(i &+ 3)),
          width: 14,
          join: Raster.Functions.element(joins, at: i) ?? Raster.LineJoin.miter
        )
        canvas.stroke(corner, with: .color(Brand.surface(in: canvas.environment)), width: 0)
      }
      let third: Raster.Rect = tile(i &+ 8, columns: 4)
      canvas.drawLayer(transform: .translation(x: third.x, y: third.y)) { canvas in
        canvas.stroke(
          plate,
          with: .color(hue(i &+ 6)),
          width: 8,
          align: Raster.Functions.element(sides, at: i) ?? Raster.StrokeAlignment.center
        )
        canvas.stroke(plate, with: .color(Brand.ink(in: canvas.environment)), width: 0)
      }
    }
    let point: Raster.Rect = tile(3, columns: 4)
    canvas.drawLayer(transform: .translation(x: point.x, y: point.y)) { canvas in
      for i in 0..<4 {
        guard canvas.countIteration() else { break }
        canvas.stroke(
          .line(
            from: Raster.Point(x: 8, y: Double(10 &+ i &* 12)),
            to: Raster.Point(x: 48, y: Double(10 &+ i &* 12))
          ),
          with: .color(hue(i)),
          width: Double(i &* 2)
        )
      }
    }
    let sharp: Raster.Rect = tile(7, columns: 4)
    canvas.drawLayer(transform: .translation(x: sharp.x, y: sharp.y)) { canvas in
      canvas.stroke(
        .polyline(
          [Raster.Point(x: 20, y: 50), Raster.Point(x: 28, y: 14), Raster.Point(x: 36, y: 50)]
        ),
        with: .color(hue(6)),
        width: 7,
        miterLimit: 2
      )
    }
    let dotted: Raster.Rect = tile(11, columns: 4)
    canvas.drawLayer(transform: .translation(x: dotted.x, y: dotted.y)) { canvas in
      canvas.stroke(plate, with: .color(hue(9)), width: 4, cap: .round, dash: [0, 7.927])
    }
    for i in 0..<4 {
      guard canvas.countIteration() else { break }
      let last: Raster.Rect = tile(i &+ 12, columns: 4)
      canvas.drawLayer(transform: .translation(x: last.x, y: last.y)) { canvas in
        canvas.stroke(
          .circle(center: Raster.Point(x: 28, y: 28), radius: 20),
          with: .color(hue(i &+ 9)),
          width: 6,
          cap: i == 1 ? .round : .butt,
          dash: Raster.Functions.element(dashes, at: i) ?? [Double](),
          dashPhase: 2
        )
      }
    }
  }

  package static let plain = StrokeBoard()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<StrokeBoard>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [StrokeBoard] {
    [StrokeBoard()]
  }
}
