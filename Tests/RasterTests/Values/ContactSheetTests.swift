// Contact sheets: no picture covers another, and little of the sheet is empty.

import Raster
import Testing

/// A rectangle in one colour.
private struct Plain: Rasterizable {
  let color: Color

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}

@Suite struct ContactSheetTests {
  @Test func `shows every picture whole, and wastes little room`() throws {
    let sizes = (0..<120).map { (index: Int) -> Size in
      Size(Double(20 + index * 37 % 300), Double(20 + index * 53 % 400))
    }
    var pictures: [ContactSheet.Picture] = []
    for (index, size) in sizes.enumerated() {
      let color = UInt32(index + 1) << 8 | 0x4000_00FF
      let picture = try Plain(color: Color(rgba: color)).bitmap(size: size)
      pictures.append(ContactSheet.Picture(picture))
    }
    let sheet = try #require(ContactSheet(pictures))
    var counts: [UInt32: Int] = [:]
    for pixel in try sheet.bitmap().pixels { counts[pixel, default: 0] += 1 }
    var panels = 0.0
    for (picture, size) in zip(pictures, sizes) {
      #expect(counts[picture.bitmap[0, 0]] == Int(size.width * size.height))
      panels += (size.width + 32) * (size.height + 32)
    }
    let area = sheet.size.width * sheet.size.height
    #expect(panels > 0.8 * area)
  }

  @Test func `does not fit where it would be larger than a picture`() throws {
    let tall = ContactSheet.Picture(try Plain(color: .black).bitmap(size: Size(4, 16_384)))
    #expect(ContactSheet([tall]) == nil)
  }
}
