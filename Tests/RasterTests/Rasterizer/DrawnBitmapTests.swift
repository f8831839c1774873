// Bitmaps of drawings without a component.

import Raster
import Testing

@Suite struct DrawnBitmapTests {
  /// The same drawing as a component.
  private struct Dot: Rasterizable {
    func naturalSize(in environment: Environment) -> Size { Size(10, 6) }

    func draw(in canvas: inout Canvas) { DrawnBitmapTests.paint(on: &canvas) }
  }

  private static func paint(on canvas: inout Canvas) {
    canvas.fill(.capsule(canvas.bounds), with: .black)
    canvas.drawText("a", in: canvas.bounds, font: Font(size: 6), with: .color(.white))
  }

  @Test(arguments: [1, 1.5, 3])
  func `a drawing has the pixels of an equal component`(scale: Double) throws {
    let drawn = try Bitmap(size: Size(10, 6), scale: scale, background: .white, draw: Self.paint)
    #expect(try drawn == Dot().bitmap(scale: scale, background: .white))
  }

  @Test func `a drawing has the scale and the colour space of its environment`() throws {
    let environment = Environment(scale: 2, colorSpace: .displayP3)
    let drawn = try Bitmap(size: Size(10, 6), environment: environment, draw: Self.paint)
    #expect(drawn.width == 20 && drawn.height == 12 && drawn.colorSpace == .displayP3)
  }

  @Test func `a size that no bitmap can have is an error`() {
    for size in [Size(0, 4), Size(.nan, 4), Size(4, -1)] {
      #expect(throws: RasterError.invalidSize) { try Bitmap(size: size, draw: Self.paint) }
    }
    #expect(throws: RasterError.self) { try Bitmap(size: Size(4, 100_000), draw: Self.paint) }
    #expect(throws: RasterError.invalidSize) {
      try Bitmap(size: Size(4, 4), scale: 0, draw: Self.paint)
    }
  }
}
