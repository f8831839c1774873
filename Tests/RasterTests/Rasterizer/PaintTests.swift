// Colours and gradients, and their composition.
import Raster
import Testing

@Suite struct PaintTests {
  private let red = GradientStop(Color(rgba: 0xFF00_00FF))
  private let blue = GradientStop(Color(rgba: 0x0000_FFFF))

  private func filled(_ paint: Paint, _ width: Double, _ height: Double) throws -> Bitmap {
    try Sketch { $0.fill(.rect($0.bounds), with: paint) }.bitmap(width, height)
  }

  @Test func `an opaque colour is stored unchanged`() throws {
    let bitmap = try filled(.color(Color(rgba: 0x1234_56FF)), 9, 3)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF56_3412 })
  }

  @Test func `premultiplication rounds to the nearest`() throws {
    let bitmap = try filled(.color(Color(rgba: 0xFF80_0180)), 1, 1)
    #expect(bitmap.rgba(0, 0) == 0x8040_0180)
  }

  @Test func `source-over rounds to the nearest for every pair of alphas`() throws {
    for alpha in stride(from: 0, through: 255, by: 3) {
      let bitmap = try Sketch { canvas in
        for x in 0..<256 {
          let rect = Rect(x: Double(x), y: 0, width: 1, height: 1)
          canvas.fill(.rect(rect), with: Color(rgba: 0xFFFF_FF00 | UInt32(x)))
        }
        canvas.fill(.rect(canvas.bounds), with: Color(rgba: UInt32(alpha)))
      }.bitmap(256, 1)
      for x in 0..<256 {
        let kept = (Double(x * (255 - alpha)) / 255).rounded()
        let expected = UInt32(kept) << 8 * 0x01_0101 | (UInt32(kept) + UInt32(alpha))
        #expect(bitmap.rgba(x, 0) == expected)
      }
    }
  }

  @Test func `a linear gradient is linear through pixel centres`() throws {
    let paint = Paint.linearGradient(from: .unit(0, 0), to: .unit(1, 0), [red, blue])
    let bitmap = try filled(paint, 300, 2)
    for x in 0..<300 {
      let t = (Double(x) + 0.5) / 300
      let (r, b) = (255 * (1 - t), 255 * t)
      #expect(abs(Double(bitmap.rgba(x, 1) >> 24) - r) <= 0.65)
      #expect(abs(Double(bitmap.rgba(x, 1) >> 8 & 255) - b) <= 0.65)
    }
  }

  @Test func `a gradient is clamped to its end colours`() throws {
    let paint = Paint.linearGradient(from: .unit(0.25, 0), to: .unit(0.75, 0), [red, blue])
    let bitmap = try filled(paint, 400, 1)
    #expect(bitmap.rgba(0, 0) == 0xFF00_00FF && bitmap.rgba(99, 0) == 0xFF00_00FF)
    #expect(bitmap.rgba(300, 0) == 0x0000_FFFF && bitmap.rgba(399, 0) == 0x0000_FFFF)
    #expect(bitmap.rgba(200, 0) == 0x7F00_80FF || bitmap.rgba(200, 0) == 0x7F00_80FF)
  }

  @Test func `a leftward gradient mirrors a rightward one`() throws {
    let right = try filled(.linearGradient(from: .unit(0, 0), to: .unit(1, 0), [red, blue]), 64, 1)
    let left = try filled(.linearGradient(from: .unit(1, 0), to: .unit(0, 0), [red, blue]), 64, 1)
    for x in 0..<64 {
      let (a, b) = (Int(right.rgba(x, 0) >> 24), Int(left.rgba(63 - x, 0) >> 24))
      #expect(abs(a - b) <= 1)
    }
  }

  @Test func `a vertical gradient has one colour per row`() throws {
    let bitmap = try filled(
      .linearGradient(from: .unit(0, 0), to: .unit(0, 1), [red, blue]),
      5,
      40
    )
    for y in 0..<40 {
      #expect(Set((0..<5).map { bitmap.rgba($0, y) }).count == 1)
      let r = 255 * (1 - (Double(y) + 0.5) / 40)
      #expect(abs(Double(bitmap.rgba(0, y) >> 24) - r) <= 0.5)
    }
  }

  @Test func `two stops at one position make a hard edge`() throws {
    let stops = [
      GradientStop(.black, at: 0), GradientStop(.black, at: 0.5), GradientStop(.white, at: 0.5),
      GradientStop(.white, at: 1),
    ]
    let bitmap = try filled(.linearGradient(from: .unit(0, 0), to: .unit(1, 0), stops), 40, 1)
    for x in 0..<40 { #expect(bitmap.rgba(x, 0) == (x < 20 ? 0xFF : 0xFFFF_FFFF)) }
  }

  @Test func `no channel of a translucent gradient is above its alpha`() throws {
    var dice = Dice(11)
    for _ in 0..<30 {
      let stops = (0..<3).map { _ in
        GradientStop(
          Color(
            red: dice.next(0...1),
            green: 1,
            blue: dice.next(0.9...1),
            alpha: dice.next(0...1)
          )
        )
      }
      let end = Anchor.unit(dice.next(0...1), dice.next(0.1...1))
      for paint in [
        Paint.linearGradient(from: .unit(0, 0), to: end, stops),
        Paint.radialGradient(center: end, radius: 50, stops),
      ] {
        let bitmap = try filled(paint, 150, 20)
        #expect(
          bitmap.pixels.allSatisfy { pixel in
            let alpha = pixel >> 24
            return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
          }
        )
      }
    }
  }

  @Test func `interpolation uses premultiplied colours`() throws {
    let stops = [GradientStop(Color(rgba: 0xFF00_00FF)), GradientStop(Color(rgba: 0x00FF_0000))]
    let bitmap = try filled(.linearGradient(from: .unit(0, 0), to: .unit(0, 1), stops), 1, 101)
    // The midpoint has half of the red and none of the transparent colour.
    #expect(bitmap.rgba(0, 50) == 0x8000_0080)
  }

  @Test func `a radial gradient is linear from its centre`() throws {
    let paint = Paint.radialGradient(
      center: .point(Point(50, 50)),
      radius: 50,
      [GradientStop(.white), GradientStop(.black)]
    )
    let bitmap = try filled(paint, 100, 100)
    for (x, y) in [(50, 50), (70, 50), (50, 90), (20, 20), (1, 99)] {
      let (dx, dy) = (Double(x) - 49.5, Double(y) - 49.5)
      let t = min((dx * dx + dy * dy).squareRoot() / 50, 1)
      #expect(abs(Double(bitmap.rgba(x, y) >> 24) - 255 * (1 - t)) <= 1)
    }
  }

  @Test func `a gradient of zero extent shows its last colour`() throws {
    let linear = Paint.linearGradient(from: .unit(0.5, 0.5), to: .unit(0.5, 0.5), [red, blue])
    #expect(try filled(linear, 2, 2).rgba(1, 1) == 0x0000_FFFF)
    let radial = Paint.radialGradient(center: .unit(0.5, 0.5), radius: 0, [red, blue])
    #expect(try filled(radial, 2, 2).rgba(1, 1) == 0x0000_FFFF)
  }

  @Test func `gradients rotate with their layer`() throws {
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(transform: turn) { canvas in
        canvas.fill(
          .rect(Rect(x: 0, y: 0, width: 40, height: 40)),
          with: .linearGradient(from: .unit(0, 0), to: .unit(1, 0), [red, blue])
        )
      }
    }.bitmap(40, 40)
    let down = try filled(.linearGradient(from: .unit(0, 0), to: .unit(0, 1), [red, blue]), 40, 40)
    #expect(bitmap == down)
  }

  @Test func `a background fills the whole bitmap`() throws {
    let sketch = Sketch { $0.fill(.ellipse(Rect(x: 2, y: 2, width: 30, height: 6)), with: .black) }
    let bitmap = try sketch.bitmap(20, 10, background: .white)
    #expect(bitmap.isOpaque && bitmap.width == 32 && bitmap.bounds.width == 20)
    #expect(bitmap.rgba(0, 0) == 0xFFFF_FFFF && bitmap.rgba(10, 5) == 0xFF)
  }
}
