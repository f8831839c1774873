// Generated from Shapes.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Shapes.raster:7
/// Each shape on its own tile.
package nonisolated struct ShapeBoard: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: boardLength(5), height: boardLength(4))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ShapeBoard",
      definition: "0f2a7ab3243d872cc0db6053d9fc3758d93d2d005bf28d6eef2920aec418aecb"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let box = Raster.Rect(x: 0, y: 0, width: tileSide, height: tileSide)
    let middle: Raster.Point = box.center
    let low: Raster.Rect = box.inset(x: 0, y: 12)
    let `open`: Raster.Path = .build { path in
      path.move(to: Raster.Point(x: 4, y: 44))
      path.addCurve(
        to: Raster.Point(x: 52, y: 12),
        control1: Raster.Point(x: 20, y: -8),
        control2: Raster.Point(x: 34, y: 66)
      )
    }
    let drop: Raster.Path = .build { path in
      path.move(to: Raster.Point(x: 28, y: 2))
      path.addQuadCurve(to: Raster.Point(x: 46, y: 34), control: Raster.Point(x: 38, y: 18))
      path.addArc(
        center: Raster.Point(x: 28, y: 36),
        radius: 18,
        from: .degrees(0),
        to: .degrees(180)
      )
      path.addQuadCurve(to: Raster.Point(x: 28, y: 2), control: Raster.Point(x: 18, y: 18))
      path.close()
    }
    let shapes: [Raster.Path] = [
      .rect(low),
      .roundedRect(low, radius: 10),
      .roundedRect(box, radius: 20),
      .roundedRect(box, radius: 20, style: .continuous),
      .roundedRect(
        box,
        radius: Raster.CornerRadii(topLeft: 28, bottomRight: 28),
        style: .continuous
      ),
      .ellipse(low),
      .circle(box),
      .capsule(low),
      .star(in: box),
      .star(in: box, points: 8, innerRadius: 0.7),
      .pie(center: middle, radius: 28, from: .degrees(-60), to: .degrees(210)),
      .ring(center: middle, radius: 28, innerRadius: 16),
      .ring(center: middle, radius: 28, innerRadius: 16, from: .degrees(120), to: .degrees(420)),
      Raster.Path.arc(center: middle, radius: 24, from: .degrees(150), to: .degrees(390)).outlined(
        width: 8,
        cap: .round
      ),
      Raster.Path.line(from: Raster.Point(x: 6, y: 50), to: Raster.Point(x: 50, y: 6)).outlined(
        width: 8
      ),
      Raster.Path.polyline(
        [
          Raster.Point(x: 4, y: 46),
          Raster.Point(x: 18, y: 14),
          Raster.Point(x: 34, y: 42),
          Raster.Point(x: 52, y: 8),
        ]
      ).outlined(width: 7, join: .round),
      .polygon(
        [
          Raster.Point(x: 28, y: 0),
          Raster.Point(x: 53, y: 14),
          Raster.Point(x: 53, y: 42),
          Raster.Point(x: 28, y: 56),
          Raster.Point(x: 3, y: 42),
          Raster.Point(x: 3, y: 14),
        ]
      ),
      Raster.Path(svgPathData: "M28 52 L8 30 A13 13 0 0 1 28 13 A13 13 0 0 1 48 30 Z"),
      drop,
      `open`.outlined(width: 6, cap: .square),
    ]
    canvas.place(Ground(), in: canvas.bounds)
    for i in Raster.IntegerRanges.range(0, to: shapes.count) {
      guard canvas.countIteration() else { break }
      let place: Raster.Rect = tile(i, columns: 5)
      if let shape = Raster.Functions.element(shapes, at: i) {
        canvas.fill(shape.offset(x: place.x, y: place.y), with: hue(i))
      }
    }
  }

  package static let plain = ShapeBoard()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ShapeBoard>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [ShapeBoard] {
    [ShapeBoard()]
  }
}

// Shapes.raster:51
/// Paths from paths: union, intersection, subtraction, and outlines moved inwards and outwards.
package nonisolated struct PathBoard: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: boardLength(4), height: boardLength(2))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PathBoard",
      definition: "e38c33b39802e7d0a7daf462e7c567224ac099b4623cd8e602c3f38ae3ff8016"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let disc: Raster.Path = .circle(center: Raster.Point(x: 20, y: 20), radius: 20)
    let plate: Raster.Path = .roundedRect(
      Raster.Rect(x: 16, y: 16, width: 40, height: 40),
      radius: 8
    )
    let blossom: Raster.Path = .star(
      in: Raster.Rect(x: 0, y: 0, width: tileSide, height: tileSide),
      points: 6,
      innerRadius: 0.55
    )
    let wheel: Raster.Path = .ring(center: Raster.Point(x: 28, y: 28), radius: 24, innerRadius: 12)
    let shapes: [Raster.Path] = [
      disc.union(plate),
      disc.intersection(plate),
      disc.subtracting(plate),
      plate.subtracting(disc),
      blossom.inset(5),
      wheel.subtracting(.rect(Raster.Rect(x: 0, y: 24, width: 56, height: 8))),
      wheel.outlined(width: 2, dash: [5, 3]),
      blossom.inset(-2).subtracting(blossom.inset(3)),
    ]
    canvas.place(Ground(), in: canvas.bounds)
    for i in Raster.IntegerRanges.range(0, to: shapes.count) {
      guard canvas.countIteration() else { break }
      let place: Raster.Rect = tile(i, columns: 4)
      if i < 4 {
        canvas.drawLayer(opacity: 0.2, transform: .translation(x: place.x, y: place.y)) { canvas in
          canvas.fill(disc, with: Brand.ink(in: canvas.environment))
          canvas.fill(plate, with: Brand.ink(in: canvas.environment))
        }
      }
      if let shape = Raster.Functions.element(shapes, at: i) {
        canvas.fill(shape.offset(x: place.x, y: place.y), with: hue(i &+ 4))
      }
    }
  }

  package static let plain = PathBoard()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PathBoard>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [PathBoard] {
    [PathBoard()]
  }
}

// Shapes.raster:81
/// A tick in a ring, drawn up to the progress; when it leaves, the tick is drawn from its end.
package nonisolated struct Tick: Raster.Rasterizable, Hashable, Sendable {
  package var progress: Double {
    didSet { progress = Raster.Functions.clamp(progress, in: 0...1, step: 0.02) }
  }
  package var leaves: Bool

  package init(progress: Double = 1, leaves: Bool = false) {
    self.progress = Raster.Functions.clamp(progress, in: 0...1, step: 0.02)
    self.leaves = leaves
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 64, height: 64)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Tick",
      definition: "77dbe2521731688b2ec54db21d47c0543314069cb4e1e72c6a872af24027755a"
    )
    key.append(progress > 0.0)
    key.append(progress > 0.5)
    if progress > 0.0 {
      key.append(Raster.Functions.min(progress * 1.4, 1.0))
    }
    if progress > 0.5 {
      key.append(progress)
      key.append(leaves)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let round: Raster.Path = .arc(
      center: canvas.bounds.center,
      radius: 27,
      from: .degrees(-90),
      to: .degrees(269)
    )
    let tick: Raster.Path = .polyline(
      [Raster.Point(x: 19, y: 33), Raster.Point(x: 28, y: 42), Raster.Point(x: 45, y: 23)]
    )
    let mark: Raster.Path = leaves ? tick.reversed : tick
    canvas.stroke(
      .circle(center: canvas.bounds.center, radius: 27),
      with: .color(Brand.track(in: canvas.environment)),
      width: 5
    )
    if progress > 0.0 {
      canvas.stroke(
        round.trimmed(to: Raster.Functions.min(progress * 1.4, 1.0)),
        with: .color(Brand.positive(in: canvas.environment)),
        width: 5,
        cap: .round
      )
    }
    if progress > 0.5 {
      canvas.stroke(
        mark.trimmed(from: 0, to: (progress - 0.5) * 2.0),
        with: .color(Brand.positive(in: canvas.environment)),
        width: 6,
        cap: .round,
        join: .round
      )
    }
  }

  package static let plain = Tick()
  package static let early = Tick(progress: 0.3)
  package static let nearly = Tick(progress: 0.8)
  package static let leaves = Tick(progress: 0.8, leaves: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Tick>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("early", early),
      Raster.NamedState("nearly", nearly),
      Raster.NamedState("leaves", leaves),
    ]
  }

  /// All looks of the component: 76.
  package static var looks: [Tick] {
    var looks: [Tick] = []
    for progress in Raster.Functions.values(in: 0.0...1.0, step: 0.02) {
      for leaves in [false, true] {
        looks.append(Tick(progress: progress, leaves: leaves))
      }
    }
    return Raster.KeyEncoder.distinct(looks)
  }
}
