// Gradients at their limits: hard edges, hints, zero extent, extreme numbers.
import Raster
import Testing

@Suite struct GradientEdgeTests {
  private let red = Color(rgba: 0xFF00_00FF)
  private let blue = Color(rgba: 0x0000_FFFF)
  private var stops: [GradientStop] { [GradientStop(red), GradientStop(blue)] }

  private func filled(_ paint: Paint, _ width: Double, _ height: Double) throws -> Bitmap {
    try Sketch { $0.fill(.rect($0.bounds), with: paint) }.bitmap(width, height)
  }

  @Test func `hard edges are exact for every geometry`() throws {
    let edges = [
      GradientStop(red, at: 0), GradientStop(red, at: 0.5), GradientStop(blue, at: 0.5),
      GradientStop(blue, at: 1),
    ]
    let middle = Anchor.point(Point(100.3, 100.2))
    let radial = try filled(.radialGradient(center: middle, radius: 90, edges), 200, 200)
    let sweep = try filled(.sweepGradient(center: middle, edges), 200, 200)
    let line = try filled(
      .linearGradient(
        from: .point(Point(10.3, 0)),
        to: .point(Point(30.3, 0)),
        edges,
        spread: .repeat
      ),
      200,
      200
    )
    for y in 0..<200 {
      for x in 0..<200 {
        let (dx, dy) = (Double(x) + 0.5 - 100.3, Double(y) + 0.5 - 100.2)
        #expect(radial.rgba(x, y) == (dx * dx + dy * dy < 45 * 45 ? 0xFF00_00FF : 0xFFFF))
        #expect(sweep.rgba(x, y) == (dy >= 0 ? 0xFF00_00FF : 0xFFFF))
        let place = Functions.mod(Double(x) + 0.5 - 10.3, 20)
        #expect(line.rgba(x, y) == (place < 10 ? 0xFF00_00FF : 0xFFFF))
      }
    }
  }

  @Test func `stops at nearly the same position mix no other colours`() throws {
    let gaps = [3.5e-47, 1e-44, 1e-38, 1e-30, 1e-17, 3e-8, 1e-7, 1e-5, 0.001]
    for (gap, place) in gaps.flatMap({ [($0, 0.0), ($0, 0.5)] }) {
      let stops = [
        GradientStop(red, at: place), GradientStop(blue, at: place + gap), GradientStop(red, at: 1),
      ]
      for radius in [1.5, 40.0, 3000] {
        let center = Anchor.point(Point(100.5 - radius / 2, 3.5))
        let bitmap = try filled(.radialGradient(center: center, radius: radius, stops), 200, 7)
        for pixel in bitmap.pixels {
          let (red, blue) = (pixel & 255, pixel >> 16 & 255)
          #expect(pixel >> 24 == 255 && pixel >> 8 & 255 == 0 && (254...256) ~= red + blue)
        }
      }
    }
  }

  @Test func `a radial gradient does not depend on the number of stops`() throws {
    func bitmap(_ pieces: Int) throws -> Bitmap {
      let stops = (0...pieces).map { index in
        let t = Double(index) / Double(pieces)
        return GradientStop(Color(red: t, green: 1 - t, blue: 0.5), at: t)
      }
      let center = Anchor.point(Point(70, 9))
      return try filled(.radialGradient(center: center, radius: 90, stops), 150, 40)
    }
    let smooth = try bitmap(1)
    for pieces in [2, 50, 127, 128, 300] {
      for (one, other) in zip(smooth.pixels, try bitmap(pieces).pixels) {
        for shift in [0, 8, 16, 24] as [UInt32] {
          #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 1)
        }
      }
    }
  }

  @Test func `a radial gradient's pixels do not depend on the start of a row`() throws {
    for middle in [Color(rgba: 0x00FF_0080), .white] {
      let stops = [GradientStop(red), GradientStop(middle), GradientStop(blue)]
      let paint = Paint.radialGradient(center: .point(Point(90.3, 4.7)), radius: 77.7, stops)
      let whole = try filled(paint, 200, 9)
      for x in 0..<140 {
        let width = 1 + x * 37 % 60
        let part = try Sketch { canvas in
          let rect = Rect(x: Double(x), y: 0, width: Double(width), height: 9)
          canvas.fill(.rect(rect), with: paint)
        }.bitmap(200, 9)
        for y in 0..<9 {
          for column in x..<x + width { #expect(part.rgba(column, y) == whole.rgba(column, y)) }
        }
      }
    }
  }

  @Test func `a hint at an end is a hard edge`() throws {
    for (hint, color) in [(0.0, UInt32(0xFFFF)), (1, 0xFF00_00FF)] {
      let paint = Paint.linearGradient(
        from: .unit(0, 0),
        to: .unit(1, 0),
        [GradientStop(red, hint: hint), GradientStop(blue)]
      )
      let bitmap = try filled(paint, 50, 1)
      for x in 0..<50 { #expect(bitmap.rgba(x, 0) == color) }
    }
  }

  @Test func `both colours are mixed equally at a hint`() throws {
    for hint in [0.1, 0.3, 0.5, 0.8] {
      let paint = Paint.linearGradient(
        from: .point(.zero),
        to: .point(Point(1000, 0)),
        [GradientStop(.black, hint: hint), GradientStop(.white)]
      )
      let bitmap = try filled(paint, 1000, 1)
      let level = Int(bitmap.rgba(Int(hint * 1000), 0) >> 8 & 255)
      #expect(abs(level - 128) <= 1)
    }
  }

  @Test func `a gradient of zero extent shows its last colour, or the mean if it repeats`()
    throws
  {
    let point = Anchor.point(Point(3, 3))
    for spread in Spread.allCases {
      let color: UInt32 = spread == .pad ? 0x0000_FFFF : 0x8000_80FF
      for paint in [
        Paint.linearGradient(from: point, to: point, stops, spread: spread),
        .radialGradient(center: point, radius: 0, stops, spread: spread),
        .sweepGradient(center: point, from: .degrees(9), to: .degrees(9), stops, spread: spread),
      ] {
        #expect(try filled(paint, 6, 6).pixels.allSatisfy { $0.byteSwapped == color })
      }
    }
  }

  @Test func `a gradient from a circle to itself changes colour at once`() throws {
    let center = Anchor.point(Point(20, 20))
    let paint = Paint.radialGradient(
      focus: center,
      focusRadius: 10,
      center: center,
      radius: 10,
      stops
    )
    let bitmap = try filled(paint, 40, 40)
    #expect(bitmap.rgba(20, 11) == 0xFF00_00FF && bitmap.rgba(20, 9) == 0x0000_FFFF)
  }

  @Test func `nothing is drawn where no circle reaches`() throws {
    let paint = Paint.radialGradient(
      focus: .point(Point(20, 20)),
      focusRadius: 5,
      center: .point(Point(40, 20)),
      radius: 5,
      stops
    )
    let bitmap = try filled(paint, 80, 40)
    #expect(bitmap.rgba(30, 5) == 0 && bitmap.rgba(30, 35) == 0)
    #expect(bitmap.rgba(2, 20) == 0xFF00_00FF && bitmap.rgba(70, 20) == 0x0000_FFFF)
  }

  @Test func `gradients are total`() throws {
    let numbers = [0, 1, -1, 5, 1e-308, 1e-9, 1e9, 1e100, 1e308, -1e308]
    var dice = Dice(31)
    func number() -> Double { numbers[Int(dice.next(0...9.99))] }
    func anchor() -> Anchor { .point(Point(number(), number())) }
    for _ in 0..<500 {
      for spread in Spread.allCases {
        let paints = [
          Paint.linearGradient(from: anchor(), to: anchor(), stops, spread: spread),
          .radialGradient(
            focus: anchor(),
            focusRadius: number(),
            center: anchor(),
            radius: number(),
            stops,
            spread: spread
          ),
          .sweepGradient(
            center: anchor(),
            from: .degrees(number()),
            to: .degrees(number()),
            stops,
            spread: spread
          ),
        ]
        for paint in paints { _ = try filled(paint, 9, 3) }
      }
    }
  }

  @Test func `a gradient may have a hundred thousand stops`() throws {
    var dice = Dice(32)
    let many = (0..<100_000).map { _ in
      GradientStop(
        Color(red: dice.next(0...1), green: 1, blue: 0),
        hint: dice.next(0...1)
      )
    }
    for space in ColorSpace.allCases {
      for paint in [
        Paint.linearGradient(from: .unit(0, 0), to: .unit(1, 1), many, in: space),
        .radialGradient(center: .unit(0, 0), radius: 9, many, in: space, spread: .reflect),
      ] {
        #expect(try filled(paint, 50, 50).pixels.allSatisfy { $0 >> 24 == 255 })
      }
    }
  }
}
