// Shadows without blur at fractional offsets are as sharp as their shapes.
import Raster
import Testing

@Suite struct SharpShadowTests {
  private static let star = Path.star(in: Rect(x: 12, y: 10, width: 60, height: 56))

  private func drawn(scale: Double = 1, _ draw: @escaping (inout Canvas) -> Void) throws -> Bitmap {
    try Sketch(draw).bitmap(100, 90, scale: scale, background: .white)
  }

  /// A layer with a shadow, compared with the same shadow drawn as moved content.
  private func difference(
    offset: Point,
    scale: Double = 1,
    clip: Path? = nil,
    mask: Path? = nil,
    blur: Double = 0,
    _ content: @escaping (inout Canvas, Color) -> Void
  ) throws -> Int {
    let mask = mask.map { LayerMask.path($0) }
    let cast = try drawn(scale: scale) { canvas in
      let shadow = Shadow(.black, offset: offset)
      canvas.drawLayer(blur: blur, clip: clip, mask: mask, shadows: [shadow]) {
        content(&$0, .white)
      }
    }
    let moved = try drawn(scale: scale) { canvas in
      for (color, place) in [(Color.black, offset), (.white, .zero)] {
        let move = Transform.translation(x: place.x, y: place.y)
        canvas.drawLayer(blur: blur, clip: clip, mask: mask, transform: move) {
          content(&$0, color)
        }
      }
    }
    return cast.largestDifference(from: moved)
  }

  @Test(arguments: [Point(3.5, 2.5), Point(-0.25, 4), Point(0, 0.75), Point(2.125, -3.375)])
  func `an outline's shadow is the moved outline`(offset: Point) throws {
    for scale in [1.0, 1.5, 2] {
      let worst = try difference(offset: offset, scale: scale) { $0.fill(Self.star, with: $1) }
      #expect(worst <= 3, "scale \(scale)")
    }
  }

  @Test func `strokes, text and several marks cast sharp shadows`() throws {
    // Moved by whole rows, since text in a layer that moves by a fraction is snapped again.
    let offset = Point(1.5, 2)
    let worst = try difference(offset: offset) { canvas, color in
      canvas.stroke(Self.star, with: .color(color), width: 1.5)
      canvas.drawText("Ag", at: Point(20, 84), font: Font(size: 80), with: .color(color))
      canvas.fill(.ellipse(Rect(x: 60.3, y: 3, width: 20, height: 9)), with: color)
    }
    #expect(worst <= 4)
  }

  @Test func `clips and masks move with their content`() throws {
    let hole = Path.ellipse(Rect(x: 20.3, y: 15, width: 44, height: 40))
    for box in [
      Rect(x: 20, y: 14, width: 30, height: 50), Rect(x: 20.5, y: 14, width: 30, height: 50),
    ] {
      let worst = try difference(offset: Point(2.5, 1.5), clip: .rect(box), mask: hole) {
        $0.fill(Self.star, with: $1)
      }
      #expect(worst <= 4)
    }
  }

  @Test func `blurred content casts a moved shadow`() throws {
    let worst = try difference(offset: Point(2.5, 1.5), blur: 1) { $0.fill(Self.star, with: $1) }
    #expect(worst <= 4)
  }

  @Test func `an inner shadow's hole is the moved outline`() throws {
    let offset = Point(2.5, -1.25)
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(shadows: [Shadow(.black, offset: offset, inner: true)]) {
        $0.fill(Self.star, with: Color.white)
      }
    }.bitmap(100, 90, background: .black)
    let (plain, hole) = try (
      Sketch { $0.fill(Self.star, with: Color.white) }.bitmap(100, 90, background: .black),
      Sketch { $0.fill(Self.star.offset(x: offset.x, y: offset.y), with: Color.white) }
        .bitmap(100, 90, background: .black)
    )
    for index in bitmap.pixels.indices {
      let both = Double(plain.pixels[index] & 255) * Double(hole.pixels[index] & 255) / 255
      #expect(abs(Double(bitmap.pixels[index] & 255) - both) <= 3)
    }
  }

  @Test func `bands have the bytes of the whole`() async throws {
    let list = try #require(
      Sketch { canvas in
        let shadows = [
          Shadow(Color(rgba: 0x0000_80FF), offset: Point(6.5, 7.25)),
          Shadow(Color(rgba: 0x8000_0080), spread: 1.5, offset: Point(-4.5, 0.5)),
          Shadow(.black, offset: Point(1.5, 1.5), inner: true),
        ]
        canvas.drawLayer(opacity: 0.75, shadows: shadows) { canvas in
          canvas.fill(Self.star, with: Color.white)
          canvas.drawLayer(shadows: [Shadow(.black, offset: Point(0.5, 0.5))]) {
            $0.drawText("Hotel", at: Point(20, 50), font: Font(size: 24))
          }
        }
      }.displayList(size: Size(100, 90), environment: Environment(scale: 2))
    )
    let whole = try list.bitmap()
    for bands in [2, 3, 7] { #expect(try await list.bitmap(bands: bands) == whole) }
  }

  @Test(.timeLimit(.minutes(20)))
  func `nested layers with shadows do not take exponential time`() throws {
    func nest(_ canvas: inout Canvas, _ depth: Int) {
      guard depth > 0 else { return canvas.fill(Self.star, with: Color.white) }
      let shadows = [Shadow(.black, offset: Point(0.5, 0)), Shadow(.black, offset: Point(0, 0.5))]
      canvas.drawLayer(shadows: shadows) { nest(&$0, depth - 1) }
    }
    let bitmap = try Sketch { nest(&$0, 40) }.bitmap(60, 60)
    #expect(bitmap.pixels.contains { $0 != 0 })
  }
}
