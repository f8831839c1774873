// Generated from Intervals.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Intervals.raster:3
package nonisolated struct Intervals: Raster.Rasterizable, Hashable, Sendable {
  package var count: Int
  package var stars: Int {
    didSet { stars = Raster.Functions.clamp(stars, in: 0...5) }
  }
  package var tens: Int {
    didSet { tens = Raster.Functions.clamp(tens, in: -10...30, step: 10) }
  }
  package var level: Double
  package var part: Raster.Fraction

  package init(
    count: Int = 7,
    stars: Int = 3,
    tens: Int = 20,
    level: Double = 0.5,
    part: Raster.Fraction = 0.4
  ) {
    self.count = count
    self.stars = Raster.Functions.clamp(stars, in: 0...5)
    self.tens = Raster.Functions.clamp(tens, in: -10...30, step: 10)
    self.level = level
    self.part = part
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 60, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Intervals",
      definition: "6b05bf6dc3b6c106bb19fc6cd4aa35813b3082f7cc769538b9388905fe416b6c"
    )
    key.append(tens >= -10 && tens <= 0)
    key.append(part >= 0.0 && part < 0.5)
    key.append(count >= -9 && count < 0)
    key.append(stars >= 0 && stars <= 2)
    key.append(level >= -1.5 && level <= -0.25)
    if !(tens >= -10 && tens <= 0) {
      key.append(tens == 10 || tens >= 20 && tens <= 30)
    }
    if !(part >= 0.0 && part < 0.5) {
      key.append(part >= 0.5 && part <= 1.0)
    }
    if !(count >= -9 && count < 0) {
      key.append(count >= 0 && count <= 2 || count == 20)
      if !(count >= 0 && count <= 2 || count == 20) {
        key.append(count >= 3 && count < 9)
      }
    }
    if !(stars >= 0 && stars <= 2) {
      key.append(stars == 3 || stars == 4)
      if !(stars == 3 || stars == 4) {
        key.append(stars == 5)
      }
    }
    if !(level >= -1.5 && level <= -0.25) {
      key.append(level >= 0.0 && level < 0.5 || level == 2.0)
      if !(level >= 0.0 && level < 0.5 || level == 2.0) {
        key.append(level >= 0.5 && level <= Double.infinity)
      }
    }
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let width: Int =
      switch count {
      case -9..<0: 4
      case 0...2, 20: 8
      case 3..<9: 12
      default: 16
      }
    let height: Int =
      switch stars {
      case 0...2: 10
      case 3, 4: 20
      default: 30
      }
    let ink: Raster.Color =
      switch level {
      case -1.5...(-0.25): Raster.Color(rgba: 0x1D3557FF)
      case 0..<0.5, 2: Raster.Color(rgba: 0x457B9DFF)
      case 0.5...Double.infinity: Raster.Color(rgba: 0xE63946FF)
      default: Raster.Color(rgba: 0xA8DADCFF)
      }
    canvas.fill(
      .rect(Raster.Rect(x: 0, y: 0, width: Double(width), height: Double(height))),
      with: ink
    )
    switch tens {
    case -10...0:
      canvas.fill(.circle(center: Raster.Point(x: 40, y: 20), radius: 4), with: ink)
    case 10, 20...30:
      canvas.fill(.circle(center: Raster.Point(x: 40, y: 20), radius: 8), with: ink)
    default:
      break
    }
    switch part {
    case 0..<0.5:
      canvas.fill(
        .rect(Raster.Rect(x: 20, y: 30, width: 30, height: 6)),
        with: Raster.Color(rgba: 0x2A9D8FFF)
      )
    case 0.5...1:
      canvas.fill(
        .rect(Raster.Rect(x: 20, y: 30, width: 30, height: 10)),
        with: Raster.Color(rgba: 0xF4A261FF)
      )
    default:
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x000000FF))
    }
  }

  package static let plain = Intervals()
  package static let less = Intervals(count: -3, stars: 5, tens: -10, level: -1, part: 0.5)
  package static let more = Intervals(count: 20, stars: 0, tens: 10, level: 2, part: 1.2)
  package static let far = Intervals(count: 9, level: -3)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Intervals>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("less", less),
      Raster.NamedState("more", more),
      Raster.NamedState("far", far),
    ]
  }
}
