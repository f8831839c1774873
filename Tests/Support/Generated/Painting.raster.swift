// Generated from Painting.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Painting.raster:3
package nonisolated let soft = Raster.Shadow(Raster.Color(rgba: 0x00000080), blur: 4)

// Painting.raster:4
package nonisolated let hard = Raster.Shadow(
  Raster.Color(rgba: 0xFF0000FF),
  blur: 2,
  spread: -1,
  offset: Raster.Point(x: 1, y: 2),
  inner: true
)

// Painting.raster:5
package nonisolated let still: Raster.Transform = .identity

// Painting.raster:7
package nonisolated func ramp(
  _ space: Raster.ColorSpace,
  _ spread: Raster.Spread = .reflect
) -> Raster.Paint {
  .linearGradient(
    from: .top,
    to: .bottom,
    [
      Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
      Raster.GradientStop(Raster.Color(rgba: 0x00FF00FF), hint: 0.3),
      Raster.GradientStop(Raster.Color(rgba: 0x0000FFFF), at: 0.9, hint: 0.5),
      Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
    ],
    in: space,
    spread: spread
  )
}

// Painting.raster:17
package nonisolated func softened(_ path2: Raster.Path, by distance: Double) -> Raster.Path {
  path2.inset(distance).inset(-distance)
}

// Painting.raster:19
package nonisolated struct Painting: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var badge: Raster.Image?
  package var gallery: [Raster.Image] {
    didSet { gallery = self.limitedValues.limited(gallery, to: 1000, of: "gallery") }
  }
  package var tileImage: Double
  package var mode: Raster.BlendMode
  package var fit: Raster.ImageFit
  package var spread: Raster.Spread
  package var tiling: Raster.Tiling
  package var space: Raster.ColorSpace
  package var corner: Raster.CornerStyle
  package var maskMode: Raster.MaskMode
  package var tint: Raster.Color?
  package var place: Double?
  package var isOn: Bool
  package var turn: Raster.Angle
  private var limitedValues = Raster.LimitedValues()

  package init(
    photo: Raster.Image = tileImage_D5377B4C,
    badge: Raster.Image? = nil,
    gallery: [Raster.Image] = [tileImage_D5377B4C, tileImage_D5377B4C],
    tileImage: Double = 2,
    mode: Raster.BlendMode = .multiply,
    fit: Raster.ImageFit = .contain,
    spread: Raster.Spread = .repeat,
    tiling: Raster.Tiling = .repeat,
    space: Raster.ColorSpace = .oklab,
    corner: Raster.CornerStyle = .continuous,
    maskMode: Raster.MaskMode = .luminance,
    tint: Raster.Color? = nil,
    place: Double? = 0.25,
    isOn: Bool = true,
    turn: Raster.Angle = .degrees(30)
  ) {
    self.photo = photo
    self.badge = badge
    self.gallery = self.limitedValues.limited(gallery, to: 1000, of: "gallery")
    self.tileImage = tileImage
    self.mode = mode
    self.fit = fit
    self.spread = spread
    self.tiling = tiling
    self.space = space
    self.corner = corner
    self.maskMode = maskMode
    self.tint = tint
    self.place = place
    self.isOn = isOn
    self.turn = turn
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    photo.size.outset(20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Painting",
      definition: "eae46948207f63686ab519823cebb4710c2e7328ab9d9adede4d6fdd58e3f558"
    )
    key.append(photo)
    key.append(badge) { key, value in
      key.append(value)
    }
    key.append(list: gallery.count)
    for element in gallery {
      key.append(element)
    }
    key.append(tileImage)
    key.append(enumeration: Int(mode.rawValue))
    key.append(enumeration: Int(fit.rawValue))
    key.append(enumeration: Int(spread.rawValue))
    key.append(enumeration: Int(space.rawValue))
    key.append(enumeration: Int(corner.rawValue))
    key.append(enumeration: Int(maskMode.rawValue))
    key.append(tint) { key, value in
      key.append(value)
    }
    key.append(place) { key, value in
      key.append(value)
    }
    key.append(isOn)
    key.append(turn)
    if !isOn {
      key.append(enumeration: Int(tiling.rawValue))
    }
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let disc: Raster.Path = .circle(center: canvas.bounds.center, radius: 12)
    let plate: Raster.Path = .roundedRect(canvas.bounds.inset(4), radius: 6, style: corner)
    let leaf: Raster.Path = .roundedRect(
      canvas.bounds.inset(4),
      radius: Raster.CornerRadii(topLeft: 9),
      style: .circular
    )
    let wheel: Raster.Path = .ring(center: canvas.bounds.center, radius: 14, innerRadius: tileImage)
    let part: Raster.Path = .ring(
      center: canvas.bounds.center,
      radius: 14,
      innerRadius: 7,
      from: turn,
      to: .degrees(200)
    )
    let slice: Raster.Path = .pie(
      center: Raster.Point(x: 20, y: 20),
      radius: 10,
      from: .degrees(0),
      to: turn
    )
    let bow: Raster.Path = .arc(
      center: Raster.Point(x: 20, y: 20),
      radius: 8,
      from: .degrees(0),
      to: turn,
      clockwise: isOn
    )
    let joined: Raster.Path = isOn ? disc.union(plate, rule: .evenOdd) : disc.intersection(plate)
    let shift: Raster.Transform = isOn ? .identity : .rotation(turn)
    let stripes: Raster.Paint = .pattern(tileImage_D5377B4C)
    let other: Raster.Paint = .pattern(
      photo,
      scale: 2,
      transform: shift,
      horizontal: tiling,
      vertical: .reflect,
      sampling: .high
    )
    canvas.fill(joined, with: ramp(space))
    canvas.fill(plate.subtracting(disc), with: ramp(.linear, spread))
    canvas.fill(.capsule(canvas.bounds.inset(3)), with: ramp(.srgb, .pad))
    canvas.fill(
      leaf,
      with: .radialGradient(
        center: .center,
        radius: 20,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF), at: place),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ],
        in: space,
        spread: spread
      )
    )
    canvas.fill(
      wheel,
      with: .radialGradient(
        focus: .topLeft,
        center: .point(Raster.Point(x: 4, y: 4)),
        radius: 30,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ]
      )
    )
    canvas.fill(
      part,
      with: .radialGradient(
        focus: .point(Raster.Point(x: 1, y: 2)),
        focusRadius: 3,
        center: .center,
        radius: 30,
        [
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
        ],
        in: .linear,
        spread: .reflect
      )
    )
    canvas.fill(
      slice,
      with: .sweepGradient(
        center: .center,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0x00FF00FF)),
        ]
      )
    )
    canvas.stroke(
      bow,
      with: .sweepGradient(
        center: .center,
        from: turn,
        to: turn + Raster.Angle.degrees(90),
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFF0000FF)),
          Raster.GradientStop(Raster.Color(rgba: 0x00FF00FF)),
        ],
        in: space,
        spread: spread
      ),
      width: 3
    )
    canvas.fill(softened(disc, by: 2), with: isOn ? stripes : other)
    canvas.fill(bow.outlined(), with: Raster.Color(rgba: 0x110000FF))
    canvas.fill(
      bow.outlined(
        width: 3,
        cap: .round,
        join: .bevel,
        miterLimit: 2,
        dash: [2, 1],
        dashPhase: 0.5
      ),
      with: Raster.Color(rgba: 0x120000FF)
    )
    canvas.stroke(disc.trimmed(to: 0.5), with: .color(Raster.Color(rgba: 0x130000FF)))
    canvas.stroke(
      disc.reversed.trimmed(from: 0.25, to: 0.75),
      with: .color(Raster.Color(rgba: 0x140000FF))
    )
    canvas.drawLayer(blend: mode, blur: 2) { canvas in
      canvas.fill(disc, with: Raster.Color(rgba: 0x150000FF))
    }
    canvas.drawLayer(
      blend: isOn ? .plus : .xor,
      shadows: [soft, hard, Raster.Shadow(Raster.Color(rgba: 0x00FF00FF), spread: 2, inner: isOn)]
    ) { canvas in
      canvas.fill(plate, with: Raster.Color(rgba: 0x160000FF))
    }
    canvas.drawLayer(mask: .component(Veil(), in: canvas.bounds, mode: maskMode)) { canvas in
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x170000FF))
    }
    canvas.drawLayer(
      opacity: 0.5,
      mask: .component(Veil(level: 0.2), in: canvas.bounds, mode: .luminance),
      shadows: [soft],
      transform: still
    ) { canvas in
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x180000FF))
    }
    canvas.drawLayer(
      mask: .component(
        isOn ? Raster.Content(Veil()) : Raster.Content(Veil(level: 1)),
        in: canvas.bounds,
        mode: isOn ? .alpha : maskMode
      )
    ) { canvas in
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x190000FF))
    }
    canvas.drawImage(photo, in: canvas.bounds, fit: fit, align: .bottomRight, sampling: .high)
    canvas.drawImage(
      photo,
      in: canvas.bounds,
      source: Raster.Rect(x: 0, y: 0, width: 4, height: 4),
      tint: Raster.Color(rgba: 0xFF000080)
    )
    canvas.drawImage(
      photo,
      in: canvas.bounds,
      source: isOn ? Raster.Rect(x: 1, y: 1, width: 2, height: 2) : nil,
      fit: .none,
      align: .point(Raster.Point(x: 3, y: 4)),
      tint: tint
    )
    canvas.drawImage(
      photo,
      at: Raster.Point(x: 1, y: 1),
      scale: 2,
      sampling: .nearest,
      tint: isOn ? nil : Raster.Color(rgba: 0x00FF00FF)
    )
    if let image = badge {
      canvas.drawImage(image, in: canvas.bounds, fit: .scaleDown)
    }
    if badge == nil || photo == Raster.Functions.element(gallery, at: 0) ?? photo {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x1A0000FF))
    }
    for picture in gallery {
      guard canvas.countIteration() else { break }
      canvas.drawNineSlice(picture, in: canvas.bounds, caps: Raster.Caps(Raster.Insets(2)))
    }
    canvas.place(Framed(photo: photo), at: Raster.Point(x: 0, y: 0))
    canvas.place(Framed(), in: canvas.bounds)
  }

  package static let plain = Painting()
  package static let off = Painting(
    mode: .luminosity,
    fit: .cover,
    spread: .pad,
    space: .srgb,
    corner: .circular,
    maskMode: .alpha,
    isOn: false
  )
  package static let full = Painting(
    badge: tileImage_D5377B4C,
    gallery: [],
    tint: Raster.Color(rgba: 0x0000FFFF),
    place: nil
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Painting>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("off", off),
      Raster.NamedState("full", full),
    ]
  }
}

// Painting.raster:112
package nonisolated struct Veil: Raster.Rasterizable, Hashable, Sendable {
  package var level: Raster.Fraction

  package init(level: Raster.Fraction = 0.5) {
    self.level = level
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 20, height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Veil",
      definition: "609a2c83ae3d881d3946dfb59e206af5d596e1c2c394ac13d00c8b70aca08b2b"
    )
    key.append(level)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .rect(canvas.bounds),
      with: .linearGradient(
        from: .left,
        to: .right,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
          Raster.GradientStop(Raster.Functions.rgb(level, level, level)),
        ]
      )
    )
  }

  package static let plain = Veil()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Veil>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Painting.raster:123
package nonisolated struct Framed: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var other: Raster.Image

  package init(photo: Raster.Image = tileImage_D5377B4C, other: Raster.Image = tileImage_D5377B4C) {
    self.photo = photo
    self.other = other
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    photo.size
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Framed",
      definition: "1d2ff0d4c431bdc9f78ae6a9552a69c39025220c62443b5f087c1f1775f19267"
    )
    key.append(photo)
    key.append(other)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawImage(photo, in: canvas.bounds)
    canvas.drawImage(other, at: Raster.Point(x: 0, y: 0))
  }

  package static let plain = Framed()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Framed>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Painting.raster:136
/// Nothing is drawn outside the clip, although much is requested.
package nonisolated struct Porthole: Raster.Rasterizable, Hashable, Sendable {
  package var bars: Int {
    didSet { bars = Raster.Functions.clamp(bars, in: 1...6) }
  }
  package var isRing: Bool

  package init(bars: Int = 3, isRing: Bool = false) {
    self.bars = Raster.Functions.clamp(bars, in: 1...6)
    self.isRing = isRing
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 48, height: 36)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Porthole",
      definition: "26c66d2b1c1b29e6d5b551eaba086c4a3c06cf00207daa8bc27850c9cc03e065"
    )
    key.append(bars)
    key.append(isRing)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(
      clip: isRing
        ? .ellipse(canvas.bounds)
        : Raster.Path(svgPathData: "M24 0 L38 36 L2 13 H46 L10 36 Z"),
      clipRule: .evenOdd
    ) { canvas in
      canvas.fill(.rect(canvas.bounds.inset(-20)), with: Raster.Color(rgba: 0x1D3557FF))
      for i in Raster.IntegerRanges.range(0, to: bars) {
        guard canvas.countIteration() else { break }
        canvas.fill(
          .rect(Raster.Rect(x: -10, y: Double(i &* 10), width: 68, height: 5)),
          with: Raster.Color(rgba: 0xA8DADCFF)
        )
      }
    }
  }

  package static let plain = Porthole()
  package static let ring = Porthole(bars: 5, isRing: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Porthole>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("ring", ring)]
  }

  /// All looks of the component: 12.
  package static var looks: [Porthole] {
    var looks: [Porthole] = []
    for bars in 1...6 {
      for isRing in [false, true] {
        looks.append(Porthole(bars: bars, isRing: isRing))
      }
    }
    return looks
  }
}

// Painting.raster:155
// The caps are unchecked.
package nonisolated struct Dots: Raster.Rasterizable, Hashable, Sendable {
  package var ink: Raster.Color
  package var gap: Double

  package init(ink: Raster.Color = Raster.Color(rgba: 0x1D3557FF), gap: Double = 4) {
    self.ink = ink
    self.gap = gap
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 2.0 * gap, height: gap)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 1, end: 1), vertical: .init(start: 1, end: 1))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Dots",
      definition: "0243e377e242f872602b5161c001eb860ccf56d734ceb1f11edb05b70e4967a9"
    )
    key.append(ink)
    key.append(gap)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .rect(canvas.bounds),
      with: canvas.environment.appearance == .dark
        ? Raster.Color(rgba: 0x1B1B1FFF)
        : Raster.Color(rgba: 0xF4F6FAFF)
    )
    canvas.fill(.circle(center: Raster.Point(x: 0, y: 0), radius: gap), with: ink)
    canvas.drawText(
      "a",
      in: canvas.bounds,
      font: Raster.Font(size: gap),
      with: .color(Raster.Color(rgba: 0xFFFFFFFF))
    )
  }

  package static let plain = Dots()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Dots>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Painting.raster:170
/// Components as tiles of patterns.
package nonisolated struct Dotted: Raster.Rasterizable, Hashable, Sendable {
  package var ink: Raster.Color
  package var isTilted: Bool
  package var mark: Raster.Content

  package init(
    ink: Raster.Color = Raster.Color(rgba: 0xE5004BFF),
    isTilted: Bool = false,
    mark: some Raster.Rasterizable & Sendable = Raster.Content.empty
  ) {
    self.ink = ink
    self.isTilted = isTilted
    self.mark = Raster.Content(mark)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 80, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Dotted",
      definition: "3726478cefd46fff10ab8d2a9a0e26820f659225f569ae367a7f01a97365c4f6"
    )
    key.environment = environment
    key.append(ink)
    key.append(isTilted)
    key.append(mark)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let tile = Raster.Content(Dots(ink: ink))
      canvas.fill(
        .rect(canvas.bounds.inset(left: 40)),
        with: canvas.environment.pattern(tile, horizontal: .reflect)
      )
      canvas.fill(
        .rect(Raster.Rect(x: 0, y: 0, width: 40, height: 20)),
        with: canvas.environment.pattern(Raster.Content(Dots(gap: 6.3)), scale: 2, sampling: .high)
      )
      let turn: Raster.Transform = isTilted ? .rotation(.degrees(30)) : .identity
      let cells = Raster.Content.row(spacing: 2) {
        Dots()
        Raster.Content.text("b")
      }
      canvas.fill(
        .rect(Raster.Rect(x: 0, y: 20, width: 40, height: 20)),
        with: canvas.environment.pattern(cells, transform: turn, vertical: .none)
      )
      canvas.stroke(
        .circle(canvas.bounds.inset(4)),
        with: canvas.environment.pattern(mark),
        width: 4
      )
    }
  }

  package static let plain = Dotted()
  package static let tilted = Dotted(
    ink: Raster.Color(rgba: 0x0A8A4AFF),
    isTilted: true,
    mark: Raster.Content(Dots(gap: 3))
  )
  /// The state `dark`; `darkState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let dark = Dotted()

  /// The state `dark` with its environment and its size.
  package static var darkState: Raster.NamedState<Dotted> {
    Raster.NamedState("dark", dark, environment: Raster.Environment(appearance: .dark))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Dotted>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("tilted", tilted), darkState]
  }
}
