// Layers that exceed every bitmap: gigantic blurs and spreads, extreme transforms, deep nesting.
import Foundation
import Raster
import Testing

@Suite struct LayerTotalityTests {
  private static let extremes = [
    0, 1, -1, 0.5, 1e-300, 30, 300, 1e5, 1e9, -1e9, 1e30, 1e155, 1e308, -1e308, .infinity, .nan,
  ]

  @Test(arguments: 0..<6)
  func `layers with extreme numbers finish`(seed: Int) throws {
    var dice = Dice(UInt64(seed) + 77)
    let extremes = LayerTotalityTests.extremes
    func extreme() -> Double { extremes[Int(dice.next(0...Double(extremes.count) - 0.01))] }
    func shape() -> Path {
      let rect = Rect(x: extreme(), y: extreme(), width: extreme(), height: extreme())
      let usual = Rect(x: 5, y: 5, width: 20, height: 12)
      return switch Int(dice.next(0...5.99)) {
      case 0: .rect(rect)
      case 1: .roundedRect(rect, radius: extreme())
      case 2: .ellipse(rect)
      case 3: .roundedRect(usual, radius: extreme())
      case 4: .polyline([Point(3, 4), Point(extreme(), 20), Point(20, extreme())])
      default: .ellipse(usual)
      }
    }
    for _ in 0..<60 {
      let sketch = Sketch { canvas in
        func shadow() -> Shadow {
          Shadow(
            .black,
            blur: extreme(),
            spread: extreme(),
            offset: Point(extreme(), extreme()),
            inner: dice.next(0...1) < 0.4
          )
        }
        let transform = Transform(
          a: extreme(),
          b: extreme(),
          c: extreme(),
          d: extreme(),
          tx: extreme(),
          ty: extreme()
        )
        canvas.drawLayer(
          opacity: dice.next(0...1.5),
          blend: BlendMode.allCases[Int(dice.next(0...27.99))],
          blur: dice.next(0...1) < 0.5 ? 0 : extreme(),
          clip: dice.next(0...1) < 0.7 ? nil : shape(),
          shadows: (0..<Int(dice.next(0...3))).map { _ in shadow() },
          transform: dice.next(0...1) < 0.6 ? .identity : transform
        ) { canvas in
          canvas.fill(shape(), with: .color(Color(rgba: 0x8040_20A0)))
          if dice.next(0...1) < 0.5 { canvas.fill(shape(), with: .color(.white)) }
        }
      }
      let bitmap = try sketch.bitmap(40, 30)
      #expect(bitmap.bounds.width == 40 && bitmap.width <= 552)
      #expect(
        bitmap.pixels.allSatisfy { pixel in
          [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
        }
      )
    }
  }

  @Test func `layers nest as deeply as canvases do, on a small stack`() async throws {
    func nest(_ canvas: inout Canvas, _ depth: Int) {
      canvas.drawLayer(
        opacity: 0.99,
        blend: depth % 2 == 0 ? .multiply : .destinationAtop,
        blur: 0.5,
        shadows: [Shadow(.black, blur: 3, spread: 1), Shadow(.white, blur: 2, inner: true)]
      ) { canvas in
        canvas.fill(.ellipse(canvas.bounds), with: Color(rgba: 0xFF80_40FF))
        if depth > 0 { nest(&canvas, depth - 1) }
      }
    }
    let list = try #require(
      Sketch { nest(&$0, 62) }.displayList(size: Size(24, 24), environment: Environment())
    )
    let bitmap = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Swift.Result { try list.bitmap() }) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(bitmap.bounds.width == 24)
  }
}
