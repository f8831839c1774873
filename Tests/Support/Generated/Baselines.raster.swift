// Generated from Baselines.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Baselines.raster:3
package nonisolated struct BaselineChip: Raster.Rasterizable, Hashable, Sendable {
  package var words: String {
    didSet { words = self.limitedValues.limited(words, to: 20, of: "words") }
  }
  package var isTall: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(words: String = "make", isTall: Bool = false) {
    self.words = self.limitedValues.limited(words, to: 20, of: "words")
    self.isTall = isTall
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func ownBaseline(in bounds: Raster.Rect, environment: Raster.Environment) -> Double? {
    layout.baseline(in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BaselineChip",
      definition: "0798a316ebb767d0245bf87f05afb22b13c94f63721d916c60e59ac439514dee"
    )
    key.append(words)
    key.append(isTall)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(padding: isTall ? Raster.Insets(x: 4, y: 9) : Raster.Insets(x: 4, y: 1)) {
      Raster.Content.text(
        words,
        font: Raster.Font(size: 12, weight: .semibold),
        with: .color(Raster.Color(rgba: 0x0B4F8AFF))
      )
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(.roundedRect(canvas.bounds, radius: 4), with: Raster.Color(rgba: 0xE7F0FAFF))
      }
    }
  }

  package static let plain = BaselineChip()
  package static let tall = BaselineChip(isTall: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BaselineChip>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("tall", tall)]
  }
}

// Baselines.raster:18
package nonisolated struct BaselineDot: Raster.Rasterizable, Hashable, Sendable {
  package var rise: Double {
    didSet { rise = Raster.Functions.clamp(rise, in: -20...20) }
  }

  package init(rise: Double = 4) {
    self.rise = Raster.Functions.clamp(rise, in: -20...20)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 12, height: 12)
  }

  package func ownBaseline(in bounds: Raster.Rect, environment: Raster.Environment) -> Double? {
    bounds.height - rise
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BaselineDot",
      definition: "728eb2e866a677faee3efb230ec218452b5aaaae4d205375218306e56767e81d"
    )
    key.append(rise)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.circle(canvas.bounds), with: Raster.Color(rgba: 0xB3201BFF))
  }

  package static let plain = BaselineDot()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BaselineDot>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Baselines.raster:27
package nonisolated struct BaselineText: Raster.Rasterizable, Hashable, Sendable {
  package var words: [String] {
    didSet { words = self.limitedValues.limited(words, to: 4, of: "words") }
  }
  package var isTall: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(words: [String] = ["swift build", "test"], isTall: Bool = false) {
    self.words = self.limitedValues.limited(words, to: 4, of: "words")
    self.isTall = isTall
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 180, height: 72)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BaselineText",
      definition: "e2680c9c4f673fb599ce5acd3db97cf68c7a49bdab34dd2f61f2fb06ccaad230"
    )
    key.append(list: words.count)
    for element in words {
      key.append(element)
    }
    if !words.isEmpty {
      key.append(isTall)
    }
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      Raster.Functions.list(of: Raster.TextRun.self) { list in
        list.append("Run ")
        for word in words {
          list.append(
            Raster.TextRun(
              Raster.Content(BaselineChip(words: word, isTall: isTall)),
              baselineOffset: 1
            )
          )
        }
        list.append(" first")
        list.append(Raster.TextRun(Raster.Content(BaselineDot())))
      },
      in: canvas.bounds.inset(6),
      font: Raster.Font(size: 14),
      with: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
  }

  package static let plain = BaselineText()
  package static let tall = BaselineText(isTall: true)
  /// The state `large`; `largeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 1.4)`.
  package static let large = BaselineText()
  package static let none = BaselineText(words: [])

  /// The state `large` with its environment and its size.
  package static var largeState: Raster.NamedState<BaselineText> {
    Raster.NamedState("large", large, environment: Raster.Environment(textScale: 1.4))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BaselineText>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("tall", tall),
      largeState,
      Raster.NamedState("none", none),
    ]
  }
}

// Baselines.raster:49
package nonisolated struct BaselineRow: Raster.Rasterizable, Hashable, Sendable {
  package var rise: Double {
    didSet { rise = Raster.Functions.clamp(rise, in: -20...20, step: 4) }
  }

  package init(rise: Double = 4) {
    self.rise = Raster.Functions.clamp(rise, in: -20...20, step: 4)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BaselineRow",
      definition: "7402f01bc8bdebcaa8f3108e3f411aebe987ebb82cd536e01783e287f2c4882d"
    )
    key.append(rise)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let label = Raster.Content.text(
      "Total",
      font: Raster.Font(size: 24),
      with: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
    canvas.stroke(
      .line(
        from: Raster.Point(x: 0, y: 6.0 + label.baseline(in: canvas.environment)),
        to: Raster.Point(x: canvas.bounds.maxX, y: 6.0 + label.baseline(in: canvas.environment))
      ),
      with: .color(Raster.Color(rgba: 0xB3201BFF))
    )
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    let label = Raster.Content.text(
      "Total",
      font: Raster.Font(size: 24),
      with: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
    return Raster.Content.box(padding: Raster.Insets(6)) {
      Raster.Content.row(spacing: 6, align: .baseline) {
        label
        BaselineChip(words: "n")
        BaselineDot(rise: rise)
        Raster.Content.row(align: .baseline) {
          BaselineChip(words: "a", isTall: true)
        }
      }
    }
  }

  package static let plain = BaselineRow()
  package static let low = BaselineRow(rise: -20)
  package static let high = BaselineRow(rise: 12)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BaselineRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("low", low),
      Raster.NamedState("high", high),
    ]
  }

  /// All looks of the component: 11.
  package static var looks: [BaselineRow] {
    var looks: [BaselineRow] = []
    for rise in Raster.Functions.values(in: -20.0...20.0, step: 4.0) {
      looks.append(BaselineRow(rise: rise))
    }
    return looks
  }
}

// Baselines.raster:73
package nonisolated struct BaselineRule: Raster.Rasterizable, Hashable, Sendable {
  package var isTall: Bool

  package init(isTall: Bool = false) {
    self.isTall = isTall
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 80, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BaselineRule",
      definition: "7072a6213a729ef2bfb92f6a961ab3619ce321c932c20c998f6d0457be0ca9d7"
    )
    key.append(isTall)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(BaselineChip(isTall: isTall), at: Raster.Point(x: 4, y: 0))
    let rule = Raster.Rect(
      x: 0,
      y: Raster.Content(BaselineChip(isTall: isTall)).baseline(in: canvas.environment),
      width: 80,
      height: 1
    )
    canvas.fill(.rect(rule), with: Raster.Color(rgba: 0xB3201BFF))
  }

  package static let plain = BaselineRule()
  package static let tall = BaselineRule(isTall: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BaselineRule>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("tall", tall)]
  }

  /// All looks of the component: 2.
  package static var looks: [BaselineRule] {
    var looks: [BaselineRule] = []
    for isTall in [false, true] {
      looks.append(BaselineRule(isTall: isTall))
    }
    return looks
  }
}
