// Generated from Geometry.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Geometry.raster:3
package nonisolated struct Geometry: Raster.Rasterizable, Hashable, Sendable {
  package var box: Raster.Rect
  package var point: Raster.Point
  package var extent: Raster.Size
  package var edges: Raster.Insets
  package var rounding: Raster.CornerRadii

  package init(
    box: Raster.Rect = Raster.Rect(x: 4, y: 5, width: 30, height: 20),
    point: Raster.Point = Raster.Point(x: 3, y: 8),
    extent: Raster.Size = Raster.Size(width: 12, height: 9),
    edges: Raster.Insets = Raster.Insets(top: 1, left: 2, bottom: 3, right: 4),
    rounding: Raster.CornerRadii = Raster.CornerRadii(
      topLeft: 1,
      topRight: 2,
      bottomRight: 3,
      bottomLeft: 4
    )
  ) {
    self.box = box
    self.point = point
    self.extent = extent
    self.edges = edges
    self.rounding = rounding
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    extent.outset(40).inset(3)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Geometry",
      definition: "b09938d85dca686457124a0cb3e1ebf650535334c1d3be7a2681d71d5bdbdd25"
    )
    key.append(box)
    key.append(point)
    key.append(extent)
    key.append(edges)
    key.append(rounding)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.scale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let frame: Raster.Size =
      extent.outset(edges).inset(x: 1, y: -2) + Raster.Size(width: 3, height: 1)
      - Raster.Size(width: 1, height: 1)
    let inner: Raster.Size = frame.outset(x: 4).inset(edges)
    let map: Raster.Transform = .translation(x: 1, y: 2)
    let from: Raster.Anchor = canvas.bounds.width > 40.0 ? .top : .point(Raster.Point(x: 1, y: 2))
    let shadow = Raster.Shadow(Raster.Color(rgba: 0x00000080), offset: Raster.Point(x: 1, y: 2))
    let stop = Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF), at: 0.5)
    let paint: Raster.Paint = .color(Raster.Color(rgba: 0x00FF00FF))
    let fade: Raster.Paint = .linearGradient(
      from: .top,
      to: .point(Raster.Point(x: 5, y: 6)),
      [
        Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        Raster.GradientStop(Raster.Color(rgba: 0x000000FF), at: 1),
      ]
    )
    let glow: Raster.Paint = .radialGradient(
      center: .unit(0.3, 0.4),
      radius: 9,
      [
        Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
      ]
    )
    let turned: Raster.Transform = Raster.Transform.rotation(.degrees(20), about: box.center).then(
      .scaling(1.5)
    ).then(.scaling(2, about: point))
    let skewed: Raster.Transform = Raster.Transform.skew(x: .degrees(5)).then(
      .skew(y: .degrees(3))
    ).then(.scaling(x: 2, y: 0.5)).then(map)
    canvas.fill(.rect(box.inset(1)), with: Raster.Color(rgba: 0x110000FF))
    canvas.fill(.rect(box.inset(x: 1, y: 2)), with: Raster.Color(rgba: 0x120000FF))
    canvas.fill(.rect(box.inset(x: 1)), with: Raster.Color(rgba: 0x130000FF))
    canvas.fill(.rect(box.inset(edges)), with: Raster.Color(rgba: 0x140000FF))
    canvas.fill(.rect(box.inset(left: 1, bottom: 2)), with: Raster.Color(rgba: 0x140001FF))
    canvas.fill(
      .rect(box.inset(top: 1, leading: 3, in: canvas.environment)),
      with: Raster.Color(rgba: 0x140002FF)
    )
    canvas.fill(
      .rect(box.inset(canvas.environment.insets(leading: 2, bottom: 1))),
      with: Raster.Color(rgba: 0x140003FF)
    )
    canvas.fill(
      .rect(box.inset(extent.width > 10.0 ? edges : Raster.Insets(3))),
      with: Raster.Color(rgba: 0x140004FF)
    )
    canvas.fill(
      .rect(box.slice(2, from: .leading, in: canvas.environment)),
      with: Raster.Color(rgba: 0x140005FF)
    )
    canvas.fill(.rect(box.offset(x: 3, y: -1)), with: Raster.Color(rgba: 0x150000FF))
    canvas.fill(
      .rect(box.union(Raster.Rect(origin: point, size: extent))),
      with: Raster.Color(rgba: 0x160000FF)
    )
    canvas.fill(
      .rect(box.slice(3, from: .left).union(box.slice(2, from: .bottom))),
      with: Raster.Color(rgba: 0x171000FF)
    )
    canvas.fill(
      .rect(Raster.Rect(center: point, size: extent).slice(1, from: .top)),
      with: Raster.Color(rgba: 0x172000FF)
    )
    canvas.fill(
      .rect(box.slice(box.width / 4.0, from: .right)),
      with: Raster.Color(rgba: 0x173000FF)
    )
    canvas.fill(
      .rect(box.intersection(Raster.Rect(origin: point, size: extent))),
      with: Raster.Color(rgba: 0x170000FF)
    )
    canvas.fill(
      .rect(Raster.Rect(x: box.x, y: box.y, width: box.width, height: box.height)),
      with: Raster.Color(rgba: 0x180000FF)
    )
    canvas.fill(
      .rect(Raster.Rect(x: box.minX, y: box.minY, width: box.maxX, height: box.maxY)),
      with: Raster.Color(rgba: 0x190000FF)
    )
    canvas.fill(
      .rect(Raster.Rect(x: box.midX, y: box.midY, width: box.size.width, height: box.size.height)),
      with: Raster.Color(rgba: 0x1A0000FF)
    )
    canvas.fill(
      .polygon(
        [box.origin, box.center, box.topLeft, box.topRight, box.bottomLeft, box.bottomRight]
      ),
      with: Raster.Color(rgba: 0x1B0000FF)
    )
    canvas.fill(.roundedRect(box, radius: rounding), with: fade)
    canvas.fill(.roundedRect(box, radius: Raster.CornerRadii(3)), with: glow)
    canvas.fill(
      .roundedRect(
        box,
        radius: Raster.EllipticalCornerRadii(
          topLeft: Raster.Size(width: 12, height: 6),
          bottomRight: extent
        )
      ),
      with: Raster.Color(rgba: 0x171C00FF)
    )
    canvas.fill(
      .roundedRect(
        box,
        radius: extent.width > 10.0
          ? Raster.EllipticalCornerRadii(rounding)
          : Raster.EllipticalCornerRadii(topRight: Raster.Size(width: 4, height: 8))
      ),
      with: Raster.Color(rgba: 0x171D00FF)
    )
    canvas.fill(
      .roundedRect(
        box,
        radius: Raster.EllipticalCornerRadii(
          topLeft: Raster.Size(width: 12, height: 6),
          bottomRight: Raster.EllipticalCornerRadii.corner(3)
        )
      ),
      with: Raster.Color(rgba: 0x171D01FF)
    )
    canvas.fill(
      .roundedRect(box, radius: canvas.environment.corners(topLeading: 6, bottomTrailing: 2)),
      with: Raster.Color(rgba: 0x171D02FF)
    )
    canvas.fill(
      .roundedRect(
        box,
        radius: canvas.environment.cornerSizes(
          topLeading: Raster.EllipticalCornerRadii.corner(6),
          bottomLeading: Raster.Size(width: 2, height: 4)
        )
      ),
      with: Raster.Color(rgba: 0x171D03FF)
    )
    canvas.fill(
      .roundedRect(box, radius: extent.width > 10.0 ? rounding : Raster.CornerRadii(3)),
      with: Raster.Color(rgba: 0x171D04FF)
    )
    canvas.fill(
      .rect(
        Raster.Rect(
          origin: point.offset(x: 0.3).snapped(in: canvas.environment),
          size: extent
        ).snapped(in: canvas.environment)
      ),
      with: Raster.Color(rgba: 0x171E00FF)
    )
    canvas.fill(
      Raster.Path.circle(center: point, radius: 3.3).transformed(
        by: Raster.Transform(a: 1, b: 0.2, c: -0.1, d: 0.8, tx: 3, ty: 1)
      ).snapped(in: canvas.environment),
      with: Raster.Color(rgba: 0x171F00FF)
    )
    canvas.fill(
      .roundedRect(box, radius: edges.top + edges.left + edges.bottom + edges.right),
      with: paint
    )
    canvas.fill(
      .rect(box.inset(x: 3)),
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFF000000)),
          Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF)),
        ],
        premultiplied: false,
        transform: .rotation(.degrees(30), about: box.center)
      )
    )
    canvas.fill(
      .circle(center: point, radius: 9),
      with: .radialGradient(
        center: .center,
        radius: 8,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0x0000FF20)),
        ],
        in: .oklab,
        premultiplied: box.width > 90.0
      )
    )
    canvas.fill(
      .circle(center: point, radius: 7),
      with: .sweepGradient(
        center: .center,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
        ],
        transform: .skew(x: .degrees(20))
      )
    )
    canvas.fill(
      .ellipse(box),
      with: .linearGradient(
        from: from,
        to: .bottomRight,
        [stop, Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF))]
      )
    )
    canvas.fill(
      .circle(box),
      with: .linearGradient(
        from: .left,
        to: .right,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ]
      )
    )
    canvas.fill(
      .circle(center: point.offset(x: 1), radius: point.distance(to: box.center)),
      with: .radialGradient(
        center: .center,
        radius: 4,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ]
      )
    )
    canvas.fill(
      .circle(center: point.transformed(by: turned), radius: 4),
      with: .linearGradient(
        from: .topLeft,
        to: .bottomLeft,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ]
      )
    )
    canvas.fill(
      Raster.Path.rect(box).transformed(by: skewed).offset(x: 2),
      with: .linearGradient(
        from: .topRight,
        to: .bottom,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ]
      )
    )
    canvas.fill(.rect(Raster.Path.rect(box).bounds), with: Raster.Color(rgba: 0x1D0000FF))
    canvas.fill(
      .rect(Raster.Rect(origin: point, size: frame)),
      with: Raster.Color(rgba: 0x1D1000FF)
    )
    canvas.fill(
      .rect(Raster.Rect(center: point, size: inner)),
      with: Raster.Color(rgba: 0x1D2000FF)
    )
    canvas.drawLayer(
      shadows: [shadow, Raster.Shadow(Raster.Color(rgba: 0xFF0000FF))],
      transform: turned.then(.rotation(.degrees(-20)))
    ) { canvas in
      canvas.stroke(
        .line(from: point, to: .polar(center: point, radius: 5, angle: .degrees(40))),
        with: fade,
        width: 2
      )
    }
  }

  package static let plain = Geometry()
  package static let other = Geometry(
    extent: Raster.Size(width: 1, height: 2),
    edges: Raster.Insets(2)
  )
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let arabic = Geometry()

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Geometry> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Geometry>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("other", other), arabicState]
  }
}
