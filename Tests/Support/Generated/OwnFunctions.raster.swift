// Generated from OwnFunctions.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// OwnFunctions.raster:4
/// Shadowed by a function of 'OwnMonth'.
package nonisolated func column(_ day: Int) -> Int {
  day &* 2
}

// OwnFunctions.raster:6
package nonisolated struct OwnMonth: Raster.Rasterizable, Hashable, Sendable {
  package var first: Int {
    didSet { first = Raster.Functions.clamp(first, in: 0...6) }
  }
  package var days: Int {
    didSet { days = Raster.Functions.clamp(days, in: 28...31) }
  }
  package var shown: Int {
    didSet { shown = Raster.Functions.clamp(shown, in: 1...31) }
  }

  package init(first: Int = 2, days: Int = 30, shown: Int = 12) {
    self.first = Raster.Functions.clamp(first, in: 0...6)
    self.days = Raster.Functions.clamp(days, in: 28...31)
    self.shown = Raster.Functions.clamp(shown, in: 1...31)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 168, height: 150)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "OwnMonth",
      definition: "4ef082f1450094690bd3ba25e09e7a9aa6b19869203f0b671ab309c545476f09"
    )
    key.append(days)
    key.append(Raster.Functions.div(shown &+ first &- 1, 7))
    key.append(Raster.Functions.mod(shown &+ first &- 1, 7))
    key.append(Raster.Functions.div(1 &+ first &- 1, 7))
    key.append(Raster.Functions.mod(1 &+ first &- 1, 7))
    if days >= 1 {
      key.append(first)
      key.append(shown)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let side: Double = canvas.bounds.width / 7.0
    let corner: Raster.Point = cell(1, side: side).origin
    canvas.fill(
      .rect(canvas.bounds),
      with: canvas.environment.appearance == .dark
        ? Raster.Color(rgba: 0x1C1C1EFF)
        : Raster.Color(rgba: 0xFFFFFFFF)
    )
    canvas.fill(
      .circle(center: cell(shown, side: side).center, radius: 11),
      with: Raster.Color(rgba: 0xE5004BFF)
    )
    for day in Raster.IntegerRanges.range(1, through: days) {
      guard canvas.countIteration() else { break }
      canvas.drawText(
        "\(day)",
        in: cell(day, inset: 0, side: side),
        font: Raster.Font(size: 11),
        with: .color(ink(day, in: canvas.environment)),
        align: .center
      )
    }
    canvas.stroke(
      .rect(Raster.Rect(origin: corner, size: Raster.Size(width: 4, height: 4))),
      with: .color(Raster.Color(rgba: 0x457B9DFF))
    )
  }

  /// The rectangle of a day.
  private func cell(_ day: Int, inset: Double = 1, side: Double) -> Raster.Rect {
    let place: Int = day &+ first &- 1
    return Raster.Rect(
      x: Double(column(place)) * side,
      y: Double(Raster.Functions.div(place, 7) &* 24),
      width: side,
      height: 24
    ).inset(inset)
  }

  private func column(_ place: Int) -> Int {
    Raster.Functions.mod(place, 7)
  }

  private func ink(_ day: Int, in environment: Raster.Environment) -> Raster.Color {
    day == shown
      ? .white
      : environment.appearance == .dark
        ? Raster.Color(rgba: 0xF2F2F7FF)
        : Raster.Color(rgba: 0x1B1B1FFF)
  }

  package static let plain = OwnMonth()
  package static let early = OwnMonth(first: 0, days: 28, shown: 1)
  package static let late = OwnMonth(first: 6, days: 31, shown: 31)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<OwnMonth>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("early", early),
      Raster.NamedState("late", late),
    ]
  }

  /// All looks of the component: 868.
  package static var looks: [OwnMonth] {
    var looks: [OwnMonth] = []
    for first in 0...6 {
      for days in 28...31 {
        for shown in 1...31 {
          looks.append(OwnMonth(first: first, days: days, shown: shown))
        }
      }
    }
    return looks
  }
}

// OwnFunctions.raster:43
package nonisolated struct OwnBars: Raster.Rasterizable, Hashable, Sendable {
  package var values: [Double] {
    didSet { values = self.limitedValues.limited(values, to: 8, of: "values") }
  }
  package var tint: Raster.Color
  private var limitedValues = Raster.LimitedValues()

  package init(values: [Double] = [4, 9, 6], tint: Raster.Color = Raster.Color(rgba: 0x0B6BCBFF)) {
    self.values = self.limitedValues.limited(values, to: 8, of: "values")
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "OwnBars",
      definition: "dbaed2d81e392f0388e9cc52285dc2d6d56b7f3195ff8e8a5f2ce9622341241f"
    )
    key.append(list: values.count)
    for element in values {
      key.append(element)
    }
    key.append(tint)
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
    let top: Double = Raster.Functions.max(values) ?? 1.0
    let width: Double = 16
    return Raster.Content.box(padding: Raster.Insets(8)) {
      Raster.Content.column(spacing: 4, align: .stretch) {
        label("Bars")
        Raster.Content.box(height: 40) {
          Raster.Content.drawing { canvas in
            for (index, value) in values.enumerated() {
              guard canvas.countIteration() else { break }
              canvas.fill(
                bar(index, value, top: top, width: width, bounds: canvas.bounds),
                with: shade(value, top: top)
              )
            }
          }
        }
      }
    }
  }

  private func bar(
    _ index: Int,
    _ value: Double,
    top: Double,
    width: Double,
    bounds: Raster.Rect
  ) -> Raster.Path {
    .rect(
      Raster.Rect(
        x: left(of: index, width: width),
        y: bounds.height - height(value, top: top, bounds: bounds),
        width: width - 2.0,
        height: height(value, top: top, bounds: bounds)
      )
    )
  }

  private func left(of index: Int, width: Double) -> Double {
    Double(index) * width
  }

  private func height(_ value: Double, top: Double, bounds: Raster.Rect) -> Double {
    bounds.height * Raster.Fraction(value / top)
  }

  private func shade(_ value: Double, top: Double) -> Raster.Color {
    value == top ? tint : tint.opacity(0.5)
  }

  private func label(_ words: String) -> Raster.Content {
    Raster.Content.box(padding: Raster.Insets(x: 6, y: 2)) {
      Raster.Content.text(
        "\(words), \(values.count)",
        font: Raster.Font(size: 12),
        with: .color(tint)
      )
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(
          .capsule(canvas.bounds),
          with: tint.opacity(Raster.Fraction(1.0 / Double(8 &+ values.count)))
        )
      }
    }
  }

  package static let plain = OwnBars()
  package static let red = OwnBars(tint: Raster.Color(rgba: 0xB3201BFF))
  package static let empty = OwnBars(values: [])

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<OwnBars>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("red", red),
      Raster.NamedState("empty", empty),
    ]
  }
}

// OwnFunctions.raster:81
package nonisolated struct OwnSwitch: Raster.Transitioning, Hashable, Sendable {
  package var isOn: Bool {
    didSet { isOnStep = nil }
  }
  /// The current step of the transition of `isOn`; nil at rest.
  private var isOnStep: Int?
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 12, of: "title") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(isOn: Bool = false, title: String = "Wi-Fi") {
    self.isOn = isOn
    self.title = self.limitedValues.limited(title, to: 12, of: "title")
  }

  private var isOnProgress: Raster.Fraction {
    Double(isOnStep ?? (self.isOn ? 4 : 0)) / 4
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("isOn", seconds: 0.2, easing: .easeInOut, steps: 4)
  ]

  package var transitions: [Raster.Transition] { OwnSwitch.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "isOn": isOnStep ?? (self.isOn ? 4 : 0)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> OwnSwitch {
    var component = self
    switch transition.property {
    case "isOn": component.isOnStep = Raster.Functions.clamp(step, in: 0...4)
    default: break
    }
    return component
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let box: Raster.TextMetrics = environment.mirrored.measure(title, font: Raster.Font(size: 13))
    return Raster.Size(width: width(52, box: box, proposed: proposed), height: 32)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "OwnSwitch",
      definition: "3645327dc2798e6cf7e6e889bd6c0a2c9008f27dfd86897d5dfad0964a4c0d46"
    )
    key.append(title)
    key.append(isOnStep ?? (self.isOn ? 4 : 0))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      canvas.fill(
        .capsule(track(2, bounds: canvas.bounds, in: canvas.environment)),
        with: Raster.Functions.mix(
          Raster.Color(rgba: 0xD1D1D6FF),
          Raster.Color(rgba: 0x34C759FF),
          isOnProgress
        )
      )
      canvas.fill(
        thumb(8, bounds: canvas.bounds, in: canvas.environment),
        with: Raster.Color(rgba: 0xFFFFFFFF)
      )
      canvas.drawText(
        title,
        in: canvas.bounds.inset(leading: 48, in: canvas.environment),
        font: Raster.Font(size: 13),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF))
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: name("Switch"))
  }

  package func hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path? {
    Raster.Path.capsule(
      track(2, bounds: bounds, in: environment.mirrored)
    ).mirrored(in: bounds, when: environment.layoutDirection == .rightToLeft)
  }

  private func width(_ room: Double, box: Raster.TextMetrics, proposed: Raster.Size) -> Double {
    Raster.Functions.min(proposed.width, box.width + room)
  }

  private func name(_ word: String) -> String {
    isOn ? "\(title) on" : "\(title), \(word)"
  }

  private func track(
    _ inset: Double,
    bounds: Raster.Rect,
    in environment: Raster.Environment
  ) -> Raster.Rect {
    bounds.slice(44, from: .leading, in: environment).inset(inset)
  }

  private func thumb(
    _ radius: Double,
    bounds: Raster.Rect,
    in environment: Raster.Environment
  ) -> Raster.Path {
    let track2: Raster.Rect = track(4, bounds: bounds, in: environment)
    return .circle(
      center: Raster.Point(
        x: Raster.Functions.lerp(track2.minX, track2.maxX, isOnProgress),
        y: track2.midY
      ),
      radius: radius
    )
  }

  package static let plain = OwnSwitch()
  package static let on = OwnSwitch(isOn: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<OwnSwitch>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("on", on)]
  }
}
