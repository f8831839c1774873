// Gradients of every geometry, spread and space, against their formulas.
import Raster
import Testing

@Suite struct GradientTests {
  /// Half a level of rounding, and half a level for the approximation of the formula.
  private let tolerance = 1.0

  private func filled(_ paint: Paint, _ width: Double, _ height: Double) throws -> Bitmap {
    let sketch = Sketch { $0.fill(.rect($0.bounds), with: paint) }
    let bitmap = try sketch.bitmap(width, height)
    // Pixels do not depend on the start of spans.
    let strips = Sketch { canvas in
      var x = 0.0
      while x < width {
        let strip = Rect(x: x, y: 0, width: min(7, width - x), height: height)
        canvas.drawLayer(clip: .rect(strip)) { $0.fill(.rect($0.bounds), with: paint) }
        x += 7
      }
    }
    #expect(try strips.bitmap(width, height) == bitmap)
    return bitmap
  }

  private func oracles(_ seed: UInt64, each count: Int = 4) -> [GradientOracle] {
    var dice = Dice(seed)
    var result: [GradientOracle] = []
    for spread in Spread.allCases {
      for space in ColorSpace.allCases {
        for _ in 0..<count {
          let stops = GradientOracle.randomStops(&dice)
          result.append(
            GradientOracle(place: { _, _ in .nan }, stops: stops, spread: spread, space: space)
          )
        }
      }
    }
    return result
  }

  @Test func `linear gradients are within a level of the formula`() throws {
    var dice = Dice(1)
    for var oracle in oracles(2) {
      let from = Point(dice.next(0...150), dice.next(0...40))
      let to = Point(dice.next(0...150), dice.next(0...40))
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      oracle.place = { x, y in
        ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
      }
      let paint = Paint.linearGradient(
        from: .point(from),
        to: .point(to),
        oracle.gradientStops,
        in: oracle.space,
        spread: oracle.spread
      )
      #expect(try oracle.largestError(filled(paint, 150, 40)) <= tolerance)
    }
  }

  @Test func `vertical gradients are within a level of the formula`() throws {
    for var oracle in oracles(3) {
      oracle.place = { _, y in (y - 20) / 70 }
      let paint = Paint.linearGradient(
        from: .point(Point(0, 20)),
        to: .point(Point(0, 90)),
        oracle.gradientStops,
        in: oracle.space,
        spread: oracle.spread
      )
      #expect(try oracle.largestError(filled(paint, 3, 200)) <= tolerance)
    }
  }

  @Test func `radial gradients are within a level of the formula`() throws {
    var dice = Dice(4)
    for var oracle in oracles(5) {
      let center = Point(dice.next(0...100), dice.next(0...60))
      let radius = dice.next(5...100)
      oracle.place = { x, y in
        let (dx, dy) = (x - center.x, y - center.y)
        return (dx * dx + dy * dy).squareRoot() / radius
      }
      let paint = Paint.radialGradient(
        center: .point(center),
        radius: radius,
        oracle.gradientStops,
        in: oracle.space,
        spread: oracle.spread
      )
      #expect(try oracle.largestError(filled(paint, 100, 60)) <= tolerance)
    }
  }

  @Test func `gradients between two circles are within a level of the formula`() throws {
    // Nested in either order, separate, of equal radii, concentric, crossing, touching.
    let radii: [(Double, Double, Double)] = [
      (10, 50, 20), (50, 10, 20), (0, 50, 30), (5, 15, 60), (15, 5, 60), (20, 20, 30), (10, 40, 0),
      (40, 10, 0), (20, 30, 25), (10, 40, 30), (40, 10, 30), (0, 40, 40),
    ]
    var dice = Dice(6)
    for (focusRadius, radius, distance) in radii {
      for var oracle in oracles(7, each: 1) {
        let focus = Point(dice.next(30...60), dice.next(20...40))
        let angle = Angle(degrees: dice.next(0...360))
        let center = Point(
          focus.x + distance * Functions.cos(angle),
          focus.y + distance * Functions.sin(angle)
        )
        oracle.place = placeBetweenCircles(focus, focusRadius, center, radius)
        let paint = Paint.radialGradient(
          focus: .point(focus),
          focusRadius: focusRadius,
          center: .point(center),
          radius: radius,
          oracle.gradientStops,
          in: oracle.space,
          spread: oracle.spread
        )
        let bitmap = try filled(paint, 90, 60)
        #expect(oracle.largestError(bitmap) <= tolerance)
      }
    }
  }

  @Test func `sweep gradients are within a level of the formula`() throws {
    var dice = Dice(8)
    for var oracle in oracles(9) {
      let center = Point(dice.next(0...80), dice.next(0...60))
      let (from, extent) = (dice.next(-400...400), dice.next(10...500))
      let sign = dice.next(0...1) < 0.5 ? 1.0 : -1
      oracle.place = { x, y in
        let direction = Functions.atan2(y - center.y, x - center.x).degrees
        return Functions.mod((direction - from) * sign, 360) / extent
      }
      let paint = Paint.sweepGradient(
        center: .point(center),
        from: .degrees(from),
        to: .degrees(from + extent * sign),
        oracle.gradientStops,
        in: oracle.space,
        spread: oracle.spread
      )
      #expect(try oracle.largestError(filled(paint, 80, 60)) <= tolerance)
    }
  }

  @Test func `gradients follow any transform`() throws {
    var dice = Dice(10)
    for var oracle in oracles(11) {
      let transform = Transform(
        a: dice.next(0.5...2),
        b: dice.next(-1...1),
        c: dice.next(-1...1),
        d: dice.next(1.5...2),
        tx: dice.next(0...50),
        ty: dice.next(0...50)
      )
      let inverse = try #require(transform.inverse)
      oracle.place = { x, y in
        let point = Point(x, y).transformed(by: inverse)
        return ((point.x - 20) * (point.x - 20) + (point.y - 10) * (point.y - 10)).squareRoot() / 30
      }
      let paint = Paint.radialGradient(
        center: .point(Point(20, 10)),
        radius: 30,
        oracle.gradientStops,
        in: oracle.space,
        spread: oracle.spread
      )
      let bitmap = try Sketch { canvas in
        canvas.drawLayer(transform: transform) {
          $0.fill(.rect(Rect(x: -500, y: -500, width: 1000, height: 1000)), with: paint)
        }
      }.bitmap(90, 60)
      #expect(oracle.largestError(bitmap) <= tolerance)
    }
  }

  @Test func `gradients are equally exact far from the origin`() throws {
    var oracle = GradientOracle(
      place: { x, _ in x / 16_000 },
      stops: [.init(color: .black, position: 0), .init(color: .white, position: 1)],
      space: .oklab
    )
    let linear = Paint.linearGradient(
      from: .point(.zero),
      to: .point(Point(16_000, 0)),
      oracle.gradientStops,
      in: .oklab
    )
    let wide = try Sketch { $0.fill(.rect($0.bounds), with: linear) }.bitmap(16_384, 1)
    #expect(oracle.largestError(wide) <= tolerance)
    oracle.place = { x, _ in abs(x - 16_300) / 3 }
    let radial = Paint.radialGradient(
      center: .point(Point(16_300, 0.5)),
      radius: 3,
      oracle.gradientStops,
      in: .oklab
    )
    let small = try Sketch { $0.fill(.rect($0.bounds), with: radial) }.bitmap(16_384, 1)
    #expect(oracle.largestError(small) <= tolerance)
  }
}
