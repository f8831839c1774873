// Generated from StripedProgress.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// StripedProgress.raster:6
/// The state of the work.
package nonisolated enum Work: Int, CaseIterable, Hashable, Sendable {
  case running, paused, failed

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .running: "running"
    case .paused: "paused"
    case .failed: "failed"
    }
  }
}

// StripedProgress.raster:8
package nonisolated struct StripedProgress: Raster.Transitioning, Hashable, Sendable {
  /// The description of the work, for accessibility.
  package var name: String {
    didSet { name = self.limitedValues.limited(name, to: 60, of: "name") }
  }
  package var done: Raster.Fraction {
    didSet { done = Raster.Functions.clamp(done, in: 0...1, step: 0.01) }
  }
  package var work: Work
  /// The phase of the stripes' animation.
  package var phase: Raster.Fraction {
    didSet { phase = Raster.Functions.clamp(phase, in: 0...1, step: 0.1) }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    name: String = "Upload",
    done: Raster.Fraction = 0.6,
    work: Work = .running,
    phase: Raster.Fraction = 0
  ) {
    self.name = self.limitedValues.limited(name, to: 60, of: "name")
    self.done = Raster.Functions.clamp(done, in: 0...1, step: 0.01)
    self.work = work
    self.phase = Raster.Functions.clamp(phase, in: 0...1, step: 0.1)
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("done", seconds: 0.4, easing: .easeOut, steps: 100)
  ]

  package var transitions: [Raster.Transition] { StripedProgress.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "done": Raster.Functions.step(of: self.done, in: 0...1, step: 0.01)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> StripedProgress {
    var component = self
    switch transition.property {
    case "done": component.done = Raster.Functions.value(at: step, in: 0...1, step: 0.01)
    default: break
    }
    return component
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 240, height: 14)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "StripedProgress",
      definition: "f77a636695635ad6c122dc88a447ba30bdc498e60e148dbaf912e6c675d52edf"
    )
    key.append(done)
    key.append(work == .running && done < 1.0)
    if work == .running && done < 1.0 {
      key.append(phase)
    }
    if done != 1.0 {
      key.append(enumeration: work.rawValue)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let filled: Raster.Path = Raster.Path.capsule(canvas.bounds).intersection(
        .capsule(canvas.bounds.offset(x: canvas.bounds.width * (done - 1.0)))
      )
      let stripes: Raster.Path = Raster.Path.line(
        from: Raster.Point(x: -2.0 * canvas.bounds.height, y: canvas.bounds.midY),
        to: Raster.Point(x: canvas.bounds.width + canvas.bounds.height, y: canvas.bounds.midY)
      ).outlined(
        width: canvas.bounds.height,
        dash: [8, 8],
        dashPhase: 16.0 * (1.0 - phase)
      ).transformed(by: .skew(x: .degrees(-45)))
      let ink: Raster.Color =
        if done == 1.0 {
          Kit.success(in: canvas.environment)
        } else {
          switch work {
          case .running: Kit.accent(in: canvas.environment)
          case .paused: Kit.outline(in: canvas.environment)
          case .failed: Kit.danger(in: canvas.environment)
          }
        }
      canvas.fill(.capsule(canvas.bounds), with: Kit.surfaceSoft(in: canvas.environment))
      canvas.fill(filled, with: ink)
      if work == .running && done < 1.0 {
        canvas.drawLayer(clip: filled) { canvas in
          canvas.fill(stripes, with: Kit.onAccent(in: canvas.environment).opacity(0.3))
        }
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let percent: String = Raster.Functions.formatPercent(
      done,
      decimals: 0,
      locale: environment.mirrored.locale
    )
    return Raster.Accessibility(
      label: name,
      role: .progress,
      value: work == .running ? percent : "\(percent), \(work.caseName)"
    )
  }

  package static let plain = StripedProgress()
  package static let begun = StripedProgress(done: 0.02)
  package static let moved = StripedProgress(phase: 0.5)
  package static let paused = StripedProgress(work: .paused)
  package static let failed = StripedProgress(done: 0.85, work: .failed)
  package static let finished = StripedProgress(done: 1)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = StripedProgress()
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = StripedProgress()
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let both = StripedProgress()
  /// The state `turned`; `turnedState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let turned = StripedProgress()
  /// The state `wide`; `wideState` holds its setting, too.
  ///
  /// The source draws it at 360 × 24 points.
  package static let wide = StripedProgress()

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<StripedProgress> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<StripedProgress> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<StripedProgress> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `turned` with its environment and its size.
  package static var turnedState: Raster.NamedState<StripedProgress> {
    Raster.NamedState(
      "turned",
      turned,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `wide` with its environment and its size.
  package static var wideState: Raster.NamedState<StripedProgress> {
    Raster.NamedState("wide", wide, size: Raster.Size(width: 360, height: 24))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<StripedProgress>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("begun", begun),
      Raster.NamedState("moved", moved),
      Raster.NamedState("paused", paused),
      Raster.NamedState("failed", failed),
      Raster.NamedState("finished", finished),
      nightState,
      orchardState,
      bothState,
      turnedState,
      wideState,
    ]
  }

  /// All looks of the component: 1301.
  package static var looks: [StripedProgress] {
    var looks: [StripedProgress] = []
    for done in Raster.Functions.values(in: 0.0...1.0, step: 0.01) {
      for work in Work.allCases {
        for phase in Raster.Functions.values(in: 0.0...1.0, step: 0.1) {
          looks.append(StripedProgress(done: done, work: work, phase: phase))
        }
      }
    }
    return Raster.KeyEncoder.distinct(looks)
  }
}
