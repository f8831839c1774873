// Rows of a group cut from one stretched image, positioned by outset and image insets.
import Raster
import Testing

@Suite struct GroupedRowsTests {
  /// 24 × 24 points at 2 pixels per point: a box with a border, a faint ring around it, a glow
  /// below.
  private func image() throws -> Image {
    let sketch = Sketch { canvas in
      let box = Path.roundedRect(Rect(x: 4, y: 4, width: 16, height: 16), radius: 4)
      canvas.fill(
        .roundedRect(Rect(x: 3, y: 4, width: 18, height: 18), radius: 4),
        with: Color(rgba: 0xFFFF_FF20)
      )
      canvas.stroke(box, with: .color(Color(rgba: 0x0000_0080)), width: 1, align: .outside)
      canvas.fill(box, with: Color(rgba: 0x2626_26FF))
      canvas.stroke(box, with: .color(Color(rgba: 0x1313_13FF)), width: 1, align: .inside)
    }
    return Image(try sketch.bitmap(24, 24, scale: 2))
  }

  private struct Row: Sendable {
    let visual: Insets
    let result: Insets
    let container: PixelRect
    let picture: PixelRect
  }

  private static let rows = [
    Row(
      visual: Insets(top: 4, left: 4, bottom: 0, right: 4),
      result: Insets(top: 0, left: 0, bottom: -44, right: 0),
      container: PixelRect(x: -4, y: -4, width: 52, height: 48),
      picture: PixelRect(x: 0, y: 0, width: 52, height: 92)
    ),
    Row(
      visual: Insets(top: 0, left: 4, bottom: 0, right: 4),
      result: Insets(top: -44, left: 0, bottom: -44, right: 0),
      container: PixelRect(x: -4, y: 0, width: 52, height: 44),
      picture: PixelRect(x: 0, y: -44, width: 52, height: 132)
    ),
    Row(
      visual: Insets(top: 0, left: 4, bottom: 4, right: 4),
      result: Insets(top: -44, left: 0, bottom: 0, right: 0),
      container: PixelRect(x: -4, y: 0, width: 52, height: 48),
      picture: PixelRect(x: 0, y: -44, width: 52, height: 92)
    ),
    Row(
      visual: Insets(4),
      result: .zero,
      container: PixelRect(x: -4, y: -4, width: 52, height: 52),
      picture: PixelRect(x: 0, y: 0, width: 52, height: 52)
    ),
  ]

  @Test(arguments: 0..<4)
  func `containers and images have the frames in the table`(index: Int) throws {
    let row = GroupedRowsTests.rows[index]
    let image = try image()
    let list = try #require(
      Sketch { canvas in
        canvas.drawNineSlice(
          image,
          in: canvas.bounds,
          caps: Caps(8),
          scale: 2,
          outset: row.visual,
          imageInsets: row.result
        )
      }.displayList(size: Size(44, 44), environment: Environment())
    )
    var reader = DisplayList.Reader(list)
    guard case .mark(.stretch(let stretch)) = reader.next() else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(stretch.container == row.container)
    #expect(stretch.destination == row.picture.moved(row.container))
    let bitmap = try list.bitmap()
    #expect(bitmap.bounds.width == 44 && bitmap.bounds.height == 44)
    #expect(bitmap.coverage(22, 22) == 1)
  }

  @Test(arguments: [1.0, 2, 3])
  func `top, middle and bottom rows equal one tall slice`(scale: Double) throws {
    let image = try image()
    let rows = Sketch { canvas in
      for index in 0..<3 {
        let row = GroupedRowsTests.rows[index]
        canvas.drawNineSlice(
          image,
          in: Rect(x: 8, y: 8 + Double(index) * 44, width: 44, height: 44),
          caps: Caps(8),
          scale: 2,
          outset: row.visual,
          imageInsets: row.result
        )
      }
    }
    let tall = Sketch { canvas in
      canvas.drawNineSlice(
        image,
        in: Rect(x: 8, y: 8, width: 44, height: 132),
        caps: Caps(8),
        scale: 2,
        outset: Insets(4)
      )
    }
    #expect(try rows.bitmap(60, 148, scale: scale) == tall.bitmap(60, 148, scale: scale))
  }

  @Test func `corners of an image are copied pixel for pixel`() throws {
    let image = try image()
    let bitmap = try Sketch { canvas in
      canvas.drawNineSlice(image, in: canvas.bounds, caps: Caps(8), scale: 2)
    }.bitmap(100, 50, scale: 2)
    let source = image.bitmap
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(bitmap[x, y] == source[x, y])
        #expect(bitmap[199 - x, 99 - y] == source[47 - x, 47 - y])
      }
    }
  }
}

extension PixelRect {
  fileprivate func moved(_ origin: PixelRect) -> PixelRect {
    PixelRect(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }
}
