// Generated from Numbers.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Numbers.raster:3
package nonisolated let third: Double = 1.0 / 3.0

// Numbers.raster:5
package nonisolated func square(_ side: Double, at x: Double = 0, _ y: Double = 0) -> Raster.Path {
  .rect(Raster.Rect(x: x, y: y, width: side, height: side))
}

// Numbers.raster:9
package nonisolated struct Numbers: Raster.Rasterizable, Hashable, Sendable {
  package var n: Int
  package var m: Int
  package var x: Double
  package var y: Double
  package var turn: Raster.Angle
  package var share: Double {
    didSet { share = Raster.Functions.clamp(share, in: 0...1, step: 0.1) }
  }
  package var level: Int {
    didSet { level = Raster.Functions.clamp(level, in: -10...10, step: 2) }
  }
  package var bounded: Double {
    didSet { bounded = Raster.Functions.clamp(bounded, in: 2...5) }
  }

  package init(
    n: Int = 7,
    m: Int = -3,
    x: Double = 2.5,
    y: Double = -0.75,
    turn: Raster.Angle = .degrees(33),
    share: Double = 0.3,
    level: Int = 4,
    bounded: Double = 3
  ) {
    self.n = n
    self.m = m
    self.x = x
    self.y = y
    self.turn = turn
    self.share = Raster.Functions.clamp(share, in: 0...1, step: 0.1)
    self.level = Raster.Functions.clamp(level, in: -10...10, step: 2)
    self.bounded = Raster.Functions.clamp(bounded, in: 2...5)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Numbers",
      definition: "cee568c6355b0627f1890d58dec87b7fc9becf897358a4d528284a6d1d2474e7"
    )
    key.append(n)
    key.append(m)
    key.append(x)
    key.append(y)
    key.append(turn)
    key.append(share)
    key.append(level)
    key.append(bounded)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let part: Int =
      n &* 1000000 &* 1000000 &* 1000000 &+ m &* n &- (m &- n) &+ Raster.Functions.div(n, 2)
    let wide: Int = part &- Raster.Functions.div(n, m) &+ (0 &- n)
    let part2: Double = x * 1.5 + y * 2.5 - x / 3.5 + y / 4.5
    let part3: Double = part2 - (x + 5.5) * (y - 6.5) + x * x * x
    let long: Double = part3 - y * y + third
    let part4: Bool = n < 8 && n <= 7 && n > m && n >= 7
    let part5: Bool = part4 && !(x < y) && x <= 2.5 && x > y
    let isMore: Bool = part5 && x >= 2.5 || n == m
    let spin: Raster.Angle =
      turn + Raster.Angle.degrees(12) - Raster.Angle.degrees(3) * 2.0 + turn / 2.0 - -turn
    let place: Raster.Point =
      Raster.Point(x: x, y: y) + Raster.Point(x: 1, y: 2) - Raster.Point(x: 0.5, y: 0.25) * 3.0
    canvas.fill(
      square(Double(Raster.Functions.mod(wide, 1000))),
      with: Raster.Color(rgba: 0x111111FF)
    )
    canvas.fill(square(long, at: 1), with: Raster.Color(rgba: 0x222222FF))
    if isMore {
      canvas.fill(square(2, at: 2, 3), with: Raster.Color(rgba: 0x333333FF))
    }
    canvas.fill(
      square(spin.degrees, at: spin.radians, spin.turns),
      with: Raster.Color(rgba: 0x444444FF)
    )
    canvas.fill(square(place.x, at: place.y), with: Raster.Color(rgba: 0x555555FF))
    canvas.fill(
      square(
        Double(
          Raster.Functions.min(n, m) &+ Raster.Functions.max(n, m) &+ Raster.Functions.abs(m)
            &+ Raster.Functions.mod(n, m) &+ Raster.Functions.clamp(n, min: -1, max: 3)
        )
      ),
      with: Raster.Color(rgba: 0x666666FF)
    )
    canvas.fill(
      square(
        Raster.Functions.min(x, y) + Raster.Functions.max(x, y) + Raster.Functions.abs(y)
          + Raster.Functions.mod(x, y) + Raster.Functions.clamp(x, min: -1.0, max: 2.0)
      ),
      with: Raster.Color(rgba: 0x777777FF)
    )
    canvas.fill(
      square(
        Raster.Functions.floor(x) + Raster.Functions.ceil(x) + Raster.Functions.round(x)
          + Raster.Functions.sqrt(x) + Raster.Functions.lerp(x, y, 0.25)
      ),
      with: Raster.Color(rgba: 0x888888FF)
    )
    canvas.fill(
      square(Double(Raster.Functions.sign(m)) + Raster.Functions.sign(y) + 4.0),
      with: Raster.Color(rgba: 0x898989FF)
    )
    canvas.fill(
      square(
        Raster.Functions.sin(turn) + Raster.Functions.cos(turn) + Raster.Functions.tan(turn) + 2.0
      ),
      with: Raster.Color(rgba: 0x999999FF)
    )
    canvas.fill(
      square(Double(Raster.Functions.int(x * 3.0)) + Double(n)),
      with: Raster.Color(rgba: 0xAAAAAAFF)
    )
    canvas.fill(square(share + Double(level) + bounded), with: Raster.Color(rgba: 0xBBBBBBFF))
    canvas.fill(
      square(Double(Raster.Functions.div(n, 0) &+ 1) + Double(n) / Double(m) + Double(n) / 4.0),
      with: Raster.Color(rgba: 0xCCCCCCFF)
    )
    canvas.fill(square(x / 0.0), with: Raster.Color(rgba: 0xDDDDDDFF))
    canvas.fill(square(1e-07 + 123456789.0 + 0.1), with: Raster.Color(rgba: 0xEEEEEEFF))
    canvas.fill(square(-x * -2.0 - -y), with: Raster.Color(rgba: 0xFFFFFFFF))
    for i in Raster.IntegerRanges.range(m, through: 2) {
      guard canvas.countIteration() else { break }
      canvas.fill(square(Double(i &+ 4)), with: Raster.Color(rgba: 0x101010FF))
    }
    for i in Raster.IntegerRanges.range(2, to: m) {
      guard canvas.countIteration() else { break }
      canvas.fill(square(Double(i &+ 4)), with: Raster.Color(rgba: 0x202020FF))
    }
    for i in Raster.IntegerRanges.range(5, through: 4) {
      guard canvas.countIteration() else { break }
      canvas.fill(square(Double(i &+ 4)), with: Raster.Color(rgba: 0x303030FF))
    }
  }

  package static let plain = Numbers()
  package static let zero = Numbers(n: 0, m: 0, x: 0, y: 0)
  package static let bounded = Numbers(share: 0.77, level: 9, bounded: 99)
  package static let huge = Numbers(
    n: 9223372036854775807,
    x: 1e+300,
    y: 1e-300,
    turn: .degrees(1000000)
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Numbers>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("zero", zero),
      Raster.NamedState("bounded", bounded),
      Raster.NamedState("huge", huge),
    ]
  }
}
