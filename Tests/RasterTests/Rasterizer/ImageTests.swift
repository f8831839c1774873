// Images: copied, scaled and rotated.
import Raster
import Testing

@Suite struct ImageTests {
  /// Four pixels: red, green, blue, white.
  private func image() throws -> Image {
    let colors: [UInt32] = [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF, 0xFFFF_FFFF]
    return Image(
      try Sketch { canvas in
        for (index, color) in colors.enumerated() {
          let rect = Rect(x: Double(index % 2), y: Double(index / 2), width: 1, height: 1)
          canvas.fill(.rect(rect), with: Color(rgba: color))
        }
      }.bitmap(2, 2)
    )
  }

  @Test func `an image in its natural size is copied`() throws {
    let image = try image()
    let bitmap = try Sketch { $0.drawImage(image, at: Point(1, 1)) }.bitmap(4, 4)
    #expect(bitmap.rgba(1, 1) == 0xFF00_00FF && bitmap.rgba(2, 2) == 0xFFFF_FFFF)
    #expect(bitmap.inkArea == 4)
  }

  @Test func `nearest sampling produces squares`() throws {
    let image = try image()
    let bitmap = try Sketch { $0.drawImage(image, in: $0.bounds, sampling: .nearest) }.bitmap(
      10,
      10
    )
    for y in 0..<10 {
      for x in 0..<10 {
        #expect(bitmap[x, y] == image.bitmap[x / 5, y / 5])
      }
    }
  }

  @Test func `bilinear sampling is linear between pixel centres and clamped at the edge`() throws {
    let image = try image()
    let bitmap = try Sketch { $0.drawImage(image, in: $0.bounds) }.bitmap(8, 8)
    #expect(bitmap.rgba(0, 0) == 0xFF00_00FF && bitmap.rgba(7, 0) == 0x00FF_00FF)
    let reds = (0..<8).map { Int(bitmap.rgba($0, 0) >> 24) }
    #expect(reds == [255, 255, 223, 159, 96, 32, 0, 0])
    #expect(bitmap.isOpaque)
  }

  @Test func `the edge pixels of an image are partly covered`() throws {
    let image = try image()
    let bitmap = try Sketch { $0.drawImage(image, in: Rect(x: 0.5, y: 0, width: 2, height: 2)) }
      .bitmap(4, 2)
    #expect(bitmap.alphas(row: 0) == [128, 255, 128, 0])
  }

  @Test func `an image rotates with its layer`() throws {
    let image = try image()
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)) {
        $0.drawImage(image, at: .zero)
      }
    }.bitmap(2, 2)
    #expect(bitmap.rgba(1, 0) == 0xFF00_00FF && bitmap.rgba(1, 1) == 0x00FF_00FF)
    #expect(bitmap.rgba(0, 0) == 0x0000_FFFF && bitmap.rgba(0, 1) == 0xFFFF_FFFF)
  }

  @Test func `a plate in a rotated layer is drawn with the rotation`() throws {
    let plate = Sketch(caps: Caps(3)) { canvas in
      canvas.fill(.roundedRect(canvas.bounds, radius: 3), with: Color.black)
    }
    let turned = try Sketch { canvas in
      canvas.drawLayer(transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)) {
        $0.place(plate, in: Rect(x: 0, y: 0, width: 40, height: 20))
      }
    }.bitmap(20, 40)
    let direct = try Sketch { $0.place(plate, in: $0.bounds) }.bitmap(20, 40)
    #expect(turned == direct)
  }

  @Test func `a clipped nine-slice shows the same as direct drawing`() throws {
    let image = try image()
    func sketch(_ container: Bool) -> Sketch {
      Sketch { canvas in
        if container {
          canvas.drawNineSlice(image, in: canvas.bounds, caps: .none, imageInsets: Insets(-3))
        } else {
          canvas.drawNineSlice(image, in: Rect(x: -3, y: -3, width: 26, height: 26), caps: .none)
        }
      }
    }
    let (cut, whole) = try (sketch(true).bitmap(20, 20), sketch(false).bitmap(20, 20))
    #expect(cut.width == 20 && whole.width == 26)
    for y in 0..<20 { for x in 0..<20 { #expect(cut.rgba(x, y) == whole.rgba(x, y)) } }
  }
}
