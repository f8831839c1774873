// Layers that are drawn directly or in bands have identical pixels.
import Raster
import Testing

@Suite struct LayerFoldingTests {
  /// A layer that is drawn separately, since it holds more than four operations.
  private func apart(
    _ canvas: inout Canvas,
    opacity: Double,
    clip: Path?,
    _ content: (inout Canvas) -> Void
  ) {
    canvas.drawLayer(opacity: opacity, clip: clip) { canvas in
      content(&canvas)
      for _ in 0..<6 { canvas.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: .clear) }
    }
  }

  @Test func `a single fill takes the opacity of its layer`() throws {
    let paint = Paint.linearGradient(
      from: .unit(0, 0),
      to: .unit(1, 1),
      [GradientStop(Color(rgba: 0xFF80_00FF)), GradientStop(Color(rgba: 0x0080_FF40))]
    )
    func content(_ canvas: inout Canvas) { canvas.fill(.ellipse(canvas.bounds), with: paint) }
    let once = try Sketch { $0.drawLayer(opacity: 0.4) { content(&$0) } }.bitmap(60, 40)
    let other = try Sketch { apart(&$0, opacity: 0.4, clip: nil) { content(&$0) } }.bitmap(60, 40)
    #expect(once.largestDifference(from: other) <= 1)
  }

  @Test(arguments: [1, 0.77, 0.06])
  func `layers without effect are removed`(opacity: Double) throws {
    let paint = Paint.linearGradient(
      from: .unit(0, 0),
      to: .unit(1, 1),
      [GradientStop(Color(rgba: 0x1D35_5780)), GradientStop(Color(rgba: 0xE500_4BFF))]
    )
    let shadow = Shadow(Color(rgba: 0x0000_0060), blur: 2, offset: Point(1, 2))
    for shadows in [[], [shadow]] {
      func drawn(
        _ around: @escaping (inout Canvas, (inout Canvas) -> Void) -> Void
      ) throws -> Bitmap {
        try Sketch { canvas in
          canvas.drawLayer(opacity: opacity, shadows: shadows) { canvas in
            around(&canvas) {
              $0.fill(.ellipse(Rect(x: 3, y: 3, width: 27, height: 14)), with: paint)
            }
          }
        }.bitmap(36, 24)
      }
      let plain = try drawn { canvas, content in content(&canvas) }
      #expect(try drawn { canvas, content in canvas.drawLayer { content(&$0) } } == plain)
      #expect(
        try drawn { canvas, content in canvas.drawLayer { $0.drawLayer { content(&$0) } } } == plain
      )
    }
  }

  @Test func `a rectangle within a clip equals the clip`() throws {
    let paint = Paint.linearGradient(
      from: .unit(0, 0),
      to: .unit(1, 1),
      [GradientStop(.white), GradientStop(.black)]
    )
    let clip = Path.roundedRect(Rect(x: 3.5, y: 2, width: 50, height: 33), radius: 12)
    func content(_ canvas: inout Canvas) {
      canvas.fill(.rect(Rect(x: 8, y: 0, width: 52, height: 30)), with: paint)
    }
    let once = try Sketch { $0.drawLayer(opacity: 0.7, clip: clip) { content(&$0) } }.bitmap(60, 40)
    let other = try Sketch { apart(&$0, opacity: 0.7, clip: clip) { content(&$0) } }.bitmap(60, 40)
    #expect(once.largestDifference(from: other) <= 1)
  }

  @Test func `bands of a layer join without a seam`() throws {
    func content(_ canvas: inout Canvas) {
      canvas.fill(.ellipse(canvas.bounds.inset(3.3)), with: Color(rgba: 0xFF80_00FF))
      canvas.fill(
        .rect(Rect(x: 20.5, y: 30.25, width: 200, height: 140)),
        with: Color(rgba: 0x80FF_80C0)
      )
    }
    for clip in [nil, Path.ellipse(Rect(x: 10, y: 12, width: 280, height: 230))] {
      let banded = try Sketch { $0.drawLayer(opacity: 0.6, clip: clip) { content(&$0) } }.bitmap(
        300,
        260
      )
      let whole = try Sketch { apart(&$0, opacity: 0.6, clip: clip) { content(&$0) } }
        .bitmap(300, 260)
      #expect(banded == whole)
    }
  }

  @Test func `half opacity twice follows the formula`() throws {
    let bitmap = try Sketch { canvas in
      for _ in 0..<2 {
        canvas.drawLayer(opacity: 0.5) { canvas in
          canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xC864_32FF))
          canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x64C8_32FF))
        }
      }
    }.bitmap(8, 8, background: Color(rgba: 0x0A14_1EFF))
    let opacity = 128.0 / 255
    for (shift, color, ground) in [(0, 100.0, 10.0), (8, 200, 20), (16, 50, 30)] {
      var exact = ground
      for _ in 0..<2 { exact = color * opacity + exact * (1 - opacity) }
      let value = Double(bitmap.pixels[0] >> UInt32(shift) & 255)
      #expect(abs(value - exact) <= 1)
    }
  }
}
