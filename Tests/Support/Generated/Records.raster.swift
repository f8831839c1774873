// Generated from Records.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Records.raster:3
package nonisolated enum Variant: Int, CaseIterable, Hashable, Sendable {
  case filled, outlined, words

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .filled: "filled"
    case .outlined: "outlined"
    case .words: "words"
    }
  }
}

// Records.raster:5
package nonisolated struct Look: Hashable, Sendable {
  package var fill: Raster.Paint
  package var ink: Raster.Color
  package var outline: Raster.Color?
  package var shadows: [Raster.Shadow]
  package var font: Raster.Font
  package var shape: Raster.Path
  package var insets: Raster.Insets
  package var turn: Raster.Transform
  package var stops: [Raster.GradientStop]

  package init(
    fill: Raster.Paint = .color(.clear),
    ink: Raster.Color,
    outline: Raster.Color? = nil,
    shadows: [Raster.Shadow] = [],
    font: Raster.Font = Raster.Font(size: 13, weight: .semibold),
    shape: Raster.Path = .capsule(Raster.Rect(x: 1, y: 1, width: 118, height: 38)),
    insets: Raster.Insets = Raster.Insets(8),
    turn: Raster.Transform = .identity,
    stops: [Raster.GradientStop] = [
      Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)),
      Raster.GradientStop(Raster.Color(rgba: 0xC9D6EAFF)),
    ]
  ) {
    self.fill = fill
    self.ink = ink
    self.outline = outline
    self.shadows = shadows
    self.font = font
    self.shape = shape
    self.insets = insets
    self.turn = turn
    self.stops = stops
  }
}

// Records.raster:17
package nonisolated struct LookPair: Hashable, Sendable {
  package var looks: [Look]
  package var gap: Double

  package init(looks: [Look], gap: Double = 8) {
    self.looks = looks
    self.gap = gap
  }
}

// Records.raster:22
package nonisolated let outlined = Look(
  ink: Raster.Color(rgba: 0x1D3557FF),
  outline: Raster.Color(rgba: 0x1D3557FF)
)

// Records.raster:24
package nonisolated func look(_ variant: Variant, isPressed: Bool) -> Look {
  let base: Look =
    switch variant {
    case .filled:
      Look(
        fill: .linearGradient(
          from: .top,
          to: .bottom,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xE5004BFF)),
            Raster.GradientStop(Raster.Color(rgba: 0xA00034FF)),
          ]
        ),
        ink: .white,
        shadows: [
          Raster.Shadow(Raster.Color(rgba: 0x00000040), blur: 3, offset: Raster.Point(x: 0, y: 1))
        ]
      )
    case .outlined: outlined
    case .words:
      Raster.Functions.with(outlined) { copy in
        copy.outline = nil
        copy.font = Raster.Functions.with(outlined.font) { copy2 in
          copy2.weight = .bold
          copy2.isItalic = true
        }
      }
    }
  return isPressed
    ? Raster.Functions.with(base) { copy in
      copy.shadows = []
      copy.turn = .scaling(0.96, about: Raster.Point(x: 60, y: 20))
    }
    : base
}

// Records.raster:34
/// A button styled by one record.
package nonisolated struct RecordButton: Raster.Rasterizable, Hashable, Sendable {
  package var variant: Variant
  package var isPressed: Bool

  package init(variant: Variant = .filled, isPressed: Bool = false) {
    self.variant = variant
    self.isPressed = isPressed
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "RecordButton",
      definition: "fbcc0e28b2dd818af8c9950b7e5485cfc5924dcfc576238f99b3233d73d5b159"
    )
    key.append(enumeration: variant.rawValue)
    key.append(isPressed)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let look2: Look = look(variant, isPressed: isPressed)
    canvas.drawLayer(shadows: look2.shadows, transform: look2.turn) { canvas in
      canvas.fill(look2.shape, with: look2.fill)
      if let outline = look2.outline {
        canvas.stroke(look2.shape, with: .color(outline), width: 1.5, align: .inside)
      }
      canvas.drawText(
        "Book now",
        in: canvas.bounds.inset(look2.insets),
        font: look2.font,
        with: .color(look2.ink),
        align: .center
      )
    }
  }

  package static let plain = RecordButton()
  package static let pressed = RecordButton(isPressed: true)
  package static let outlined = RecordButton(variant: .outlined)
  package static let words = RecordButton(variant: .words)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<RecordButton>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("pressed", pressed),
      Raster.NamedState("outlined", outlined),
      Raster.NamedState("words", words),
    ]
  }

  /// All looks of the component: 6.
  package static var looks: [RecordButton] {
    var looks: [RecordButton] = []
    for variant in Variant.allCases {
      for isPressed in [false, true] {
        looks.append(RecordButton(variant: variant, isPressed: isPressed))
      }
    }
    return looks
  }
}

// Records.raster:55
/// A list of records.
package nonisolated struct RecordPair: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let pair = LookPair(
      looks: Raster.Functions.list(of: Look.self) { list in
        for variant in [Variant.filled, Variant.outlined, Variant.words] {
          list.append(look(variant, isPressed: false))
        }
      },
      gap: 4
    )
    return Raster.Size(width: Double(3 &* 40) + 2.0 * pair.gap, height: 24)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "RecordPair",
      definition: "e404d9952764c90a9bbc90eff6d552c1145c6db5fbc884cbe64ef8f75cae8926"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let pair = LookPair(
      looks: Raster.Functions.list(of: Look.self) { list in
        for variant in [Variant.filled, Variant.outlined, Variant.words] {
          list.append(look(variant, isPressed: false))
        }
      },
      gap: 4
    )
    for (i, look2) in pair.looks.enumerated() {
      guard canvas.countIteration() else { break }
      let box = Raster.Rect(x: Double(i) * (40.0 + pair.gap), y: 0, width: 40, height: 24)
      canvas.fill(.rect(box), with: verticalStops(look2.stops))
      canvas.stroke(.rect(box.inset(2)), with: .color(look2.outline ?? look2.ink), width: 1)
      if look2 == outlined {
        canvas.fill(.circle(center: Raster.Point(x: box.midX, y: 12), radius: 4), with: look2.ink)
      }
    }
  }

  package static let plain = RecordPair()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<RecordPair>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [RecordPair] {
    [RecordPair()]
  }
}

// Records.raster:68
package nonisolated func verticalStops(_ stops: [Raster.GradientStop]) -> Raster.Paint {
  .linearGradient(from: .top, to: .bottom, stops)
}

// Records.raster:73
/// Names that Swift does not allow.
package nonisolated struct Names: Raster.Rasterizable, Hashable, Sendable {
  /// Named `size` in the source.
  package var size__: Double {
    didSet { size__ = Raster.Functions.clamp(size__, in: 1...9, step: 1) }
  }
  /// Named `key` in the source.
  package var key_: Variant
  /// Named `scale` in the source.
  package var scale_: Raster.Fraction
  /// Named `canvas` in the source.
  package var canvas_: Int {
    didSet { canvas_ = Raster.Functions.clamp(canvas_, in: 0...9) }
  }
  /// Named `self` in the source.
  package var self_: Bool
  package var Look: String
  package var size_: Double

  package init(
    size size__: Double = 4,
    key key_: Variant = .filled,
    scale scale_: Raster.Fraction = 0.5,
    canvas canvas_: Int = 3,
    self self_: Bool = true,
    Look: String = "a",
    size_: Double = 2
  ) {
    self.size__ = Raster.Functions.clamp(size__, in: 1...9, step: 1)
    self.key_ = key_
    self.scale_ = scale_
    self.canvas_ = Raster.Functions.clamp(canvas_, in: 0...9)
    self.self_ = self_
    self.Look = Look
    self.size_ = size_
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 40, height: 24)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Names",
      definition: "09ae0178deec7182b7e11dbc7f0a66f056f675cc21411b27dfdc5945de685761"
    )
    key.append(size__)
    key.append(scale_)
    key.append(canvas_)
    key.append(self_)
    key.append(size_)
    key.append(Raster.Functions.equal(Look, "a") && key_ == .filled)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .circle(center: Raster.Point(x: Double(canvas_) + size_, y: size__), radius: self_ ? 4 : 2),
      with: Raster.Color(rgba: 0x1D3557FF).opacity(scale_)
    )
    if Raster.Functions.equal(Look, "a") && key_ == .filled {
      canvas.stroke(.rect(canvas.bounds), with: .color(Raster.Color(rgba: 0x000000FF)))
    }
    canvas.place(Finite(size: size__, self: self_), in: canvas.bounds)
  }

  package static let plain = Names()
  package static let large = Names(size: 9, scale: 1, Look: "b")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Names>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("large", large)]
  }
}

// Records.raster:90
package nonisolated struct Finite: Raster.Rasterizable, Hashable, Sendable {
  /// Named `size` in the source.
  package var size_: Double {
    didSet { size_ = Raster.Functions.clamp(size_, in: 1...9, step: 1) }
  }
  /// Named `self` in the source.
  package var self_: Bool

  package init(size size_: Double = 4, self self_: Bool = true) {
    self.size_ = Raster.Functions.clamp(size_, in: 1...9, step: 1)
    self.self_ = self_
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 40, height: 24)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Finite",
      definition: "3fbd81eeda4f3c10caa9a9987933e7cc2183f8c8281bb3aaed87210968455e2f"
    )
    key.append(size_)
    key.append(self_)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .circle(center: Raster.Point(x: 30, y: size_), radius: self_ ? 4 : 2),
      with: Raster.Color(rgba: 0xE5004BFF)
    )
  }

  package static let plain = Finite()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Finite>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 18.
  package static var looks: [Finite] {
    var looks: [Finite] = []
    for size_ in Raster.Functions.values(in: 1.0...9.0, step: 1.0) {
      for self_ in [false, true] {
        looks.append(Finite(size: size_, self: self_))
      }
    }
    return looks
  }
}

// Records.raster:98
/// Passes a value to a component that takes an optional.
package nonisolated struct Dressed: Raster.Rasterizable, Hashable, Sendable {
  package var tint: Raster.Color

  package init(tint: Raster.Color = Raster.Color(rgba: 0x1D3557FF)) {
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 24, height: 12)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Dressed",
      definition: "afb6a8e5781f8658946a2d53882364f78a45b75a908a29666d229095e8744d56"
    )
    key.append(tint == Raster.Color(rgba: 0x1D3557FF))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(Dress(tint: tint), in: Raster.Rect(x: 0, y: 0, width: 12, height: 12))
    canvas.place(Dress(fallback: tint), in: Raster.Rect(x: 12, y: 0, width: 12, height: 12))
  }

  package static let plain = Dressed()
  package static let pale = Dressed(tint: Raster.Color(rgba: 0xA8DADCFF))

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Dressed>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("pale", pale)]
  }
}

// Records.raster:108
package nonisolated struct Dress: Raster.Rasterizable, Hashable, Sendable {
  package var tint: Raster.Color?
  package var fallback: Raster.Color

  package init(tint: Raster.Color? = nil, fallback: Raster.Color = Raster.Color(rgba: 0xE5004BFF)) {
    self.tint = tint
    self.fallback = fallback
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 12, height: 12)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Dress",
      definition: "fdc4b45db678008ba26f6028969b962e7db639ef3932640208a6d470c14c502e"
    )
    key.append(tint == nil)
    key.append(tint ?? fallback == Raster.Color(rgba: 0x1D3557FF))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    if tint == nil {
      canvas.stroke(
        .rect(canvas.bounds),
        with: .color(Raster.Color(rgba: 0x000000FF)),
        width: 1,
        align: .inside
      )
    }
    if tint ?? fallback == Raster.Color(rgba: 0x1D3557FF) {
      canvas.fill(.rect(canvas.bounds.inset(3)), with: Raster.Color(rgba: 0x457B9DFF))
    }
  }

  package static let plain = Dress()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Dress>] {
    [Raster.NamedState("plain", plain)]
  }
}
