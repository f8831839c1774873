// Generated from Timing.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Timing.raster:3
package nonisolated let brief: Double = 0.2

// Timing.raster:6
/// The progress of a transition.
package nonisolated func gone(
  _ t: Raster.Fraction,
  along curve: Raster.Easing = .easeOut
) -> Raster.Fraction {
  Raster.Functions.ease(t, curve)
}

// Timing.raster:8
package nonisolated struct Curves: Raster.Rasterizable, Hashable, Sendable {
  package var bounce: Raster.Fraction {
    didSet { bounce = Raster.Functions.clamp(bounce, in: 0...0.6, step: 0.2) }
  }
  package var ending: Raster.Fraction

  package init(bounce: Raster.Fraction = 0.2, ending: Raster.Fraction = 1) {
    self.bounce = Raster.Functions.clamp(bounce, in: 0...0.6, step: 0.2)
    self.ending = ending
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Curves",
      definition: "10c0a86a84407c3b440e4ad2d11ea5b95bcad5932bbd9b480fdd815fd8492c15"
    )
    key.append(bounce)
    key.append(ending)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let lengthy: Double = 1.2 - brief * 2.0 + brief / 4.0 + brief * 0.5
    let entrance: Raster.Easing = .cubicBezier(0.2, 0, 0, 1)
    let delay: Double = brief == 0.2 ? brief : lengthy
    let curves: [Raster.Easing] = [
      .linear,
      .easeIn,
      .easeInOut,
      entrance,
      .spring(bounce: bounce),
      .spring(),
    ]
    let place: Double = Raster.Functions.lerp(
      4.0,
      96.0,
      Raster.Functions.ease(ending, Raster.Easing.easeOut)
    )
    for i in Raster.IntegerRanges.range(0, through: 20) {
      guard canvas.countIteration() else { break }
      for curve in curves {
        guard canvas.countIteration() else { break }
        canvas.fill(
          .circle(
            center: Raster.Point(
              x: 4.0 + 4.6 * Double(i),
              y: 50.0 - 40.0 * gone(Double(i) * 0.05, along: curve)
            ),
            radius: 1
          ),
          with: Raster.Color(rgba: 0x1D3557FF)
        )
      }
      canvas.fill(
        .circle(
          center: Raster.Point(x: 4.0 + 4.6 * Double(i), y: 50.0 - 40.0 * gone(Double(i) * 0.05)),
          radius: 1.5
        ),
        with: entrance == .linear ? Raster.Color(rgba: 0x1D3557FF) : Raster.Color(rgba: 0xE5004BFF)
      )
    }
    canvas.stroke(
      .line(
        from: Raster.Point(x: place, y: 4),
        to: Raster.Point(x: place, y: 4.0 + lengthy / delay)
      ),
      with: .color(Raster.Color(rgba: 0x888888FF))
    )
  }

  package static let plain = Curves()
  package static let springy = Curves(bounce: 0.6, ending: 0.3)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Curves>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("springy", springy)]
  }
}

// Timing.raster:37
package nonisolated enum Temper: Int, CaseIterable, Hashable, Sendable {
  case calm, glad, cross

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .calm: "calm"
    case .glad: "glad"
    case .cross: "cross"
    }
  }
}

// Timing.raster:40
/// Transitions between cases: of a layer, of the points of a path, and of a mirrored layer.
package nonisolated struct Weathercock: Raster.Transitioning, Hashable, Sendable {
  package var mood: Temper {
    didSet { moodStep = nil }
  }
  /// The current step of the transition of `mood`; nil at rest.
  private var moodStep: Int?

  package init(mood: Temper = .calm) {
    self.mood = mood
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("mood", seconds: 0.4, easing: .linear, steps: 4, cases: 3)
  ]

  package var transitions: [Raster.Transition] { Weathercock.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "mood": moodStep ?? self.mood.rawValue
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> Weathercock {
    var component = self
    switch transition.property {
    case "mood":
      if let rest = Weathercock.transitions[0].restingCase(at: step) {
        component.mood = Temper.allCases[rest]
      } else {
        component.moodStep = step
      }
    default: break
    }
    return component
  }

  /// The two states between which the component is in transition; nil at rest.
  private var moodBlend: Raster.CaseBlend<Weathercock>? {
    guard let step = self.moodStep, let blend = Weathercock.transitions[0].blend(at: step) else {
      return nil
    }
    var (from, to) = (self, self)
    from.mood = Temper.allCases[blend.from]
    to.mood = Temper.allCases[blend.to]
    return Raster.CaseBlend(from, to, fraction: blend.fraction)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    if let blend = self.moodBlend {
      return blend.naturalSize(in: environment)
    }
    return Raster.Size(width: 64, height: 24)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Weathercock",
      definition: "e3f7b87632f421ccc62d4ba1f3bae3b13208cf0dcf41c2bac42a8c4babdb6f21"
    )
    if let blend = self.moodBlend {
      return blend.encode(into: &key, environment: environment)
    }
    key.append(false)
    key.append(enumeration: mood.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    if let blend = self.moodBlend {
      return blend.draw(in: &canvas)
    }
    let turn: Raster.Angle =
      switch mood {
      case .calm: .degrees(0)
      case .glad: .degrees(90)
      case .cross: .degrees(180)
      }
    let head: Raster.Path = .polygon(
      [Raster.Point(x: 2, y: 18), Raster.Point(x: 11, y: 3), Raster.Point(x: 20, y: 18)]
    )
    canvas.drawLayer(transform: .rotation(turn, about: Raster.Point(x: 11, y: 12))) { canvas in
      canvas.fill(head, with: Raster.Color(rgba: 0x1D3557FF))
    }
    canvas.fill(
      head.transformed(by: .rotation(turn, about: Raster.Point(x: 11, y: 12))).offset(x: 21, y: 0),
      with: Raster.Color(rgba: 0x0A8A4AFF)
    )
    canvas.drawLayer(
      transform: .scaling(x: mood == .cross ? -1 : 1, y: 1, about: Raster.Point(x: 54, y: 12))
    ) { canvas in
      canvas.fill(
        .polygon(
          [Raster.Point(x: 46, y: 4), Raster.Point(x: 62, y: 12), Raster.Point(x: 46, y: 20)]
        ),
        with: Raster.Color(rgba: 0xE5004BFF)
      )
    }
  }

  package static let plain = Weathercock()
  package static let glad = Weathercock(mood: .glad)
  package static let cross = Weathercock(mood: .cross)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Weathercock>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("glad", glad),
      Raster.NamedState("cross", cross),
    ]
  }

  /// All looks of the component: 3.
  package static var looks: [Weathercock] {
    var looks: [Weathercock] = []
    for mood in Temper.allCases {
      looks.append(Weathercock(mood: mood))
    }
    return looks
  }
}

// Timing.raster:68
// The caps are proved.
/// Transitions between cases in which sizes, caps and the environment matter.
package nonisolated struct Moody: Raster.Transitioning, Hashable, Sendable {
  package var mood: Temper {
    didSet { moodStep = nil }
  }
  /// The current step of the transition of `mood`; nil at rest.
  private var moodStep: Int?
  package var isLarge: Bool {
    didSet { isLargeStep = nil }
  }
  /// The current step of the transition of `isLarge`; nil at rest.
  private var isLargeStep: Int?
  package var label: String

  package init(mood: Temper = .calm, isLarge: Bool = false, label: String = "Mood") {
    self.mood = mood
    self.isLarge = isLarge
    self.label = label
  }

  private var isLargeProgress: Raster.Fraction {
    Double(isLargeStep ?? (self.isLarge ? 2 : 0)) / 2
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("mood", seconds: 0.3, easing: .spring(bounce: 0.2), steps: 6, cases: 3),
    Raster.Transition("isLarge", seconds: 0.2, easing: .easeInOut, steps: 2),
  ]

  package var transitions: [Raster.Transition] { Moody.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "mood": moodStep ?? self.mood.rawValue
    case "isLarge": isLargeStep ?? (self.isLarge ? 2 : 0)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> Moody {
    var component = self
    switch transition.property {
    case "mood":
      if let rest = Moody.transitions[0].restingCase(at: step) {
        component.mood = Temper.allCases[rest]
      } else {
        component.moodStep = step
      }
    case "isLarge": component.isLargeStep = Raster.Functions.clamp(step, in: 0...2)
    default: break
    }
    return component
  }

  /// The two states between which the component is in transition; nil at rest.
  private var moodBlend: Raster.CaseBlend<Moody>? {
    guard let step = self.moodStep, let blend = Moody.transitions[0].blend(at: step) else {
      return nil
    }
    var (from, to) = (self, self)
    from.mood = Temper.allCases[blend.from]
    to.mood = Temper.allCases[blend.to]
    return Raster.CaseBlend(from, to, fraction: blend.fraction)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    if let blend = self.moodBlend {
      return blend.naturalSize(in: environment)
    }
    return Raster.Size(width: mood == .cross ? 80 : 60, height: isLarge ? 40 : 30)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    if self.moodBlend != nil {
      return .none
    }
    return Raster.Caps(
      horizontal: .init(start: 12, end: 12),
      vertical: .init(start: 12, end: 12)
    ).mirrored(when: environment.layoutDirection == .rightToLeft)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Moody",
      definition: "c689800307dbaaa6879f3ad31d409c5b4102393147276ce73fc07ff65eb2c060"
    )
    if let blend = self.moodBlend {
      return blend.encode(into: &key, environment: environment)
    }
    key.append(false)
    key.append(enumeration: mood.rawValue)
    key.append(isLarge)
    key.append(isLargeStep ?? (self.isLarge ? 2 : 0))
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    if let blend = self.moodBlend {
      return blend.draw(in: &canvas)
    }
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let ink: Raster.Color =
        switch mood {
        case .calm:
          canvas.environment.appearance == .dark
            ? Raster.Color(rgba: 0x7FB2E5FF)
            : Raster.Color(rgba: 0x1D3557FF)
        case .glad: Raster.Color(rgba: 0x0A8A4AFF)
        case .cross: Raster.Color(rgba: 0xE5004B80)
        }
      canvas.fill(
        .roundedRect(canvas.bounds, radius: mood == .calm ? 4.0 : 10.0),
        with: ink.opacity(0.6 + 0.4 * isLargeProgress)
      )
      if mood == .glad {
        canvas.fill(
          .circle(center: Raster.Point(x: 8, y: 8), radius: 4),
          with: Raster.Color(rgba: 0xFFE000FF)
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: label)
  }

  package static let plain = Moody()
  package static let glad = Moody(mood: .glad)
  package static let cross = Moody(mood: .cross, isLarge: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Moody>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("glad", glad),
      Raster.NamedState("cross", cross),
    ]
  }

  /// All looks of the component: 18.
  package static var looks: [Moody] {
    var looks: [Moody] = []
    for mood in Temper.allCases {
      for isLarge in [false, true] {
        for isLargeStep in 0...2 {
          looks.append(
            Moody(mood: mood, isLarge: isLarge).component(atStep: isLargeStep, of: transitions[1])
          )
        }
      }
    }
    return looks
  }
}

// Timing.raster:100
/// An enumeration of the runtime, without caps, in the proposed size.
package nonisolated struct Aligned: Raster.Transitioning, Hashable, Sendable {
  package var align: Raster.HorizontalEdge {
    didSet { alignStep = nil }
  }
  /// The current step of the transition of `align`; nil at rest.
  private var alignStep: Int?

  package init(align: Raster.HorizontalEdge = .leading) {
    self.align = align
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("align", seconds: 0.1, easing: .linear, steps: 3, cases: 2)
  ]

  package var transitions: [Raster.Transition] { Aligned.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "align": alignStep ?? Int(self.align.rawValue)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> Aligned {
    var component = self
    switch transition.property {
    case "align":
      if let rest = Aligned.transitions[0].restingCase(at: step) {
        component.align = Raster.HorizontalEdge.allCases[rest]
      } else {
        component.alignStep = step
      }
    default: break
    }
    return component
  }

  /// The two states between which the component is in transition; nil at rest.
  private var alignBlend: Raster.CaseBlend<Aligned>? {
    guard let step = self.alignStep, let blend = Aligned.transitions[0].blend(at: step) else {
      return nil
    }
    var (from, to) = (self, self)
    from.align = Raster.HorizontalEdge.allCases[blend.from]
    to.align = Raster.HorizontalEdge.allCases[blend.to]
    return Raster.CaseBlend(from, to, fraction: blend.fraction)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    if let blend = self.alignBlend {
      return blend.size(proposed: proposed, in: environment)
    }
    return Raster.Size(width: Raster.Functions.min(proposed.width, 60.0), height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Aligned",
      definition: "9cb23e96f5894be5798658bd61df6e00c5d225a0cd92872cb00c433f79452d60"
    )
    if let blend = self.alignBlend {
      return blend.encode(into: &key, environment: environment)
    }
    key.append(false)
    key.append(enumeration: Int(align.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    if let blend = self.alignBlend {
      return blend.draw(in: &canvas)
    }
    canvas.fill(
      .rect(canvas.bounds.slice(10, from: align, in: canvas.environment)),
      with: Raster.Color(rgba: 0x1D3557FF)
    )
  }

  package static let plain = Aligned()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Aligned>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 2.
  package static var looks: [Aligned] {
    var looks: [Aligned] = []
    for align in Raster.HorizontalEdge.allCases {
      looks.append(Aligned(align: align))
    }
    return looks
  }
}
