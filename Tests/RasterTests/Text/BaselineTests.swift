// Baselines of text are on device pixels, also in layers and for text paths.
import Raster
import Testing

@Suite struct BaselineTests {
  private func bitmap(
    _ width: Double = 200,
    _ height: Double = 60,
    scale: Double = 1,
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> Bitmap {
    let list = Sketch(draw).displayList(
      size: Size(width, height),
      environment: Environment(scale: scale)
    )
    return try #require(list).bitmap(background: .white)
  }

  private func worst(_ left: Bitmap, _ right: Bitmap) -> Int {
    zip(left.pixels, right.pixels).map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
  }

  /// The topmost and the lowest painted rows.
  private func rows(_ bitmap: Bitmap) -> ClosedRange<Int>? {
    let rows = (0..<bitmap.height).filter { y in
      bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width].contains { $0 != 0xFFFF_FFFF }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  @Test(arguments: [1.0, 2])
  func `text in an enlarged layer moves by device pixels`(scale: Double) throws {
    // A twentieth of a point in the layer is half a point outside.
    let pictures = try (0..<24).map { step in
      try bitmap(200, 120, scale: scale) { canvas in
        canvas.drawLayer(transform: .scaling(10)) {
          let point = Point(1, 6 + Double(step) / 20)
          $0.drawText("Hx", at: point, font: Font(size: 6), underline: true, strikethrough: true)
        }
      }
    }
    let tops = try pictures.map { try #require(rows($0)).lowerBound }
    for step in tops.indices {
      let moved = Double(step) / 2 * scale
      #expect(abs(Double(tops[step] - tops[0]) - moved) <= 0.5, "step \(step)")
    }
  }

  @Test func `text moved by whole rows looks the same, also above the first row`() throws {
    func words(_ y: Double) throws -> Bitmap {
      try bitmap(40, 60) {
        $0.drawText("Ag", at: Point(4, y), font: Font(size: 20), underline: true)
      }
    }
    for step in 0..<120 {
      let y = Double(step) / 4 - 30
      let (plain, moved) = (try words(y), try words(y + 20))
      let different = (0..<40 * 40).filter { index in
        let (x, y) = (index % 40, index / 40)
        return plain[plain.bounds.x + x, plain.bounds.y + y]
          != moved[moved.bounds.x + x, moved.bounds.y + y + 20]
      }
      #expect(different.isEmpty, "y \(y)")
    }
  }

  @Test func `text and underlines in an enlarged layer look like larger ones`() throws {
    for y in [3.0, 3.2, 3.45] {
      let enlarged = try bitmap { canvas in
        canvas.drawLayer(transform: .scaling(10)) {
          $0.drawText("Hx", at: Point(1, y), font: Font(size: 2), underline: true)
        }
      }
      let plain = try bitmap {
        $0.drawText("Hx", at: Point(10, 10 * y), font: Font(size: 20), underline: true)
      }
      #expect(worst(enlarged, plain) <= 1)
    }
  }

  @Test func `rotated text stays at its position`() throws {
    let turn = Transform.rotation(Angle(degrees: 90), about: Point(100, 30))
    let snapped = try bitmap { canvas in
      canvas.drawLayer(transform: Transform.translation(x: 0, y: 0.4).then(turn)) {
        $0.drawText("Hotel", at: Point(80, 30), font: Font(size: 20), underline: true)
      }
    }
    let turned = try bitmap { canvas in
      canvas.drawLayer(transform: turn) {
        $0.drawText("Hotel", at: Point(80, 30.4), font: Font(size: 20), underline: true)
      }
    }
    #expect(worst(snapped, turned) <= 1)
  }

  @Test func `nested layers snap by their combined transform`() throws {
    let plain = try bitmap { $0.drawText("Hotel", at: Point(8, 31), font: Font(size: 20)) }
    let nested = try bitmap { canvas in
      canvas.drawLayer(transform: .translation(x: 0, y: 0.3)) { canvas in
        canvas.drawLayer(transform: .scaling(2)) {
          $0.drawText("Hotel", at: Point(4, 15.2), font: Font(size: 10))
        }
        canvas.drawText("Hotel", at: Point(8, 30.6), font: Font(size: 20))
      }
    }
    let twice = try bitmap { canvas in
      for _ in 0..<2 { canvas.drawText("Hotel", at: Point(8, 31), font: Font(size: 20)) }
    }
    #expect(worst(nested, twice) <= 1 && worst(nested, plain) > 1)
  }

  @Test func `a text path has the position of the text`() throws {
    // The glyphs are too large for the cache, so none are at quarters of a pixel.
    let font = Font(size: 90)
    for scale in [1.0, 1.5, 2] {
      for y in [100.0, 100.2, 100.4, 100.6, 100.9] {
        let rect = Rect(x: 8, y: y - 90, width: 380, height: 110)
        let words = try bitmap(400, 260, scale: scale) {
          $0.drawText("Ag", at: Point(8, y), font: font)
          $0.drawText("xyz", in: rect.offset(x: 0, y: 120), font: font)
        }
        let paths = try bitmap(400, 260, scale: scale) { canvas in
          let environment = canvas.environment
          canvas.fill(environment.textPath("Ag", at: Point(8, y), font: font), with: .black)
          let block = environment.textPath("xyz", in: rect.offset(x: 0, y: 120), font: font)
          canvas.fill(block, with: .black)
        }
        #expect(worst(words, paths) <= 1, "scale \(scale), baseline \(y)")
      }
    }
  }

  @Test func `layers of zero height draw nothing and never trap`() throws {
    for y in [0, Double.leastNonzeroMagnitude, -1, 1e300, .infinity] {
      let empty = try bitmap { canvas in
        canvas.drawLayer(transform: .scaling(x: 1, y: y)) {
          $0.drawText("Hotel", at: Point(8, 30.4), underline: true)
        }
      }
      #expect(y == -1 || !empty.pixels.contains(0xFF00_0000))
    }
  }
}
