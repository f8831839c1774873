// Generated from ProgressRing.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// ProgressRing.raster:5
/// A ring that closes as work proceeds. It has only a hundred and one looks, so an
/// animation cannot flood the cache.
package nonisolated struct ProgressRing: Raster.Rasterizable, Hashable, Sendable {
  package var progress: Raster.Fraction {
    didSet { progress = Raster.Functions.clamp(progress, in: 0...1, step: 0.01) }
  }

  package init(progress: Raster.Fraction = 0.25) {
    self.progress = Raster.Functions.clamp(progress, in: 0...1, step: 0.01)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 48, height: 48)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ProgressRing",
      definition: "8cfb22e83924d06ea26efc561dbab65064f0da8000a51b0ecbbe6af80bb52b3f"
    )
    key.append(progress > 0.0)
    if progress > 0.0 {
      key.append(progress)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let thickness: Double = 6
    let radius: Double =
      (Raster.Functions.min(canvas.bounds.width, canvas.bounds.height) - thickness) / 2.0
    let done: Raster.Path = .build { path in
      path.addArc(
        center: canvas.bounds.center,
        radius: radius,
        from: .degrees(-90),
        to: Raster.Angle.degrees(360) * progress - Raster.Angle.degrees(90)
      )
    }
    canvas.stroke(
      .circle(center: canvas.bounds.center, radius: radius),
      with: .color(Brand.track(in: canvas.environment)),
      width: thickness
    )
    if progress > 0.0 {
      canvas.stroke(
        done,
        with: .color(
          progress == 1.0
            ? Brand.positive(in: canvas.environment)
            : Brand.accent(in: canvas.environment)
        ),
        width: thickness,
        cap: .round
      )
    }
  }

  package static let plain = ProgressRing()
  package static let empty = ProgressRing(progress: 0)
  package static let half = ProgressRing(progress: 0.5)
  package static let finished = ProgressRing(progress: 1)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ProgressRing>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("empty", empty),
      Raster.NamedState("half", half),
      Raster.NamedState("finished", finished),
    ]
  }

  /// All looks of the component: 101.
  package static var looks: [ProgressRing] {
    var looks: [ProgressRing] = []
    for progress in Raster.Functions.values(in: 0.0...1.0, step: 0.01) {
      looks.append(ProgressRing(progress: progress))
    }
    return looks
  }
}
