// Generated from Skeleton.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Skeleton.raster:5
package nonisolated struct Skeleton: Raster.Transitioning, Hashable, Sendable {
  package var lines: Int {
    didSet { lines = Raster.Functions.clamp(lines, in: 1...6) }
  }
  /// The position of the shimmer.
  package var phase: Raster.Fraction {
    didSet { phase = Raster.Functions.clamp(phase, in: 0...1, step: 0.05) }
  }

  package init(lines: Int = 3, phase: Raster.Fraction = 0.4) {
    self.lines = Raster.Functions.clamp(lines, in: 1...6)
    self.phase = Raster.Functions.clamp(phase, in: 0...1, step: 0.05)
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("phase", seconds: 1.2, easing: .linear, steps: 20)
  ]

  package var transitions: [Raster.Transition] { Skeleton.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "phase": Raster.Functions.step(of: self.phase, in: 0...1, step: 0.05)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> Skeleton {
    var component = self
    switch transition.property {
    case "phase": component.phase = Raster.Functions.value(at: step, in: 0...1, step: 0.05)
    default: break
    }
    return component
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 280, height: Double(44 &+ 20 &* lines))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Skeleton",
      definition: "7ad4e1bdd9f6cb18a8a84f3a5b4e989cfd7ef2268d75d36a0126c3a1a964a93c"
    )
    key.append(lines)
    key.append(phase)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let photo = Raster.Rect(x: 16, y: 16, width: 48, height: canvas.bounds.height - 32.0)
      let bars: [Raster.Rect] = Raster.Functions.list(of: Raster.Rect.self) { list in
        for i in Raster.IntegerRanges.bounded(0, to: lines) {
          list.append(
            Raster.Rect(
              x: 80,
              y: Double(16 &+ 20 &* i),
              width: (canvas.bounds.width - 96.0) * (i == lines &- 1 ? 0.6 : 1.0),
              height: 12
            )
          )
        }
      }
      let shapes: Raster.Path = .build { path in
        for bar in bars {
          path.move(to: bar.topLeft)
          path.addLine(to: bar.topRight)
          path.addLine(to: bar.bottomRight)
          path.addLine(to: bar.bottomLeft)
          path.close()
        }
      }
      let glint = Raster.Rect(
        x: Raster.Functions.lerp(-canvas.bounds.width / 3.0, canvas.bounds.width, phase),
        y: 0,
        width: canvas.bounds.width / 3.0,
        height: canvas.bounds.height
      )
      canvas.fill(
        .roundedRect(canvas.bounds, radius: Kit.radius.medium(in: canvas.environment)),
        with: Kit.surface(in: canvas.environment)
      )
      canvas.drawLayer(
        clip: shapes.union(.roundedRect(photo, radius: Kit.radius.small(in: canvas.environment)))
      ) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Kit.surfaceSoft(in: canvas.environment))
        canvas.fill(
          .rect(glint),
          with: .linearGradient(
            from: .left,
            to: .right,
            [
              Raster.GradientStop(Kit.surface(in: canvas.environment).opacity(0)),
              Raster.GradientStop(Kit.surface(in: canvas.environment).opacity(0.8)),
              Raster.GradientStop(Kit.surface(in: canvas.environment).opacity(0)),
            ]
          )
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: "Loading", role: .progress)
  }

  package static let plain = Skeleton()
  package static let phase0 = Skeleton(phase: 0)
  package static let phase20 = Skeleton(phase: 0.2)
  package static let phase60 = Skeleton(phase: 0.6)
  package static let short = Skeleton(lines: 1)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Skeleton()

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Skeleton> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Skeleton>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("phase0", phase0),
      Raster.NamedState("phase20", phase20),
      Raster.NamedState("phase60", phase60),
      Raster.NamedState("short", short),
      nightState,
    ]
  }

  /// All looks of the component: 126.
  package static var looks: [Skeleton] {
    var looks: [Skeleton] = []
    for lines in 1...6 {
      for phase in Raster.Functions.values(in: 0.0...1.0, step: 0.05) {
        looks.append(Skeleton(lines: lines, phase: phase))
      }
    }
    return looks
  }
}
