// Rows 8, 9, 13 and 38 to 41 of the contract: one image, stretched and moved where it is shown.

import GeneratedSamples
import Raster
import Testing

@Suite struct StretchTests {
  private let black = Color(rgba: 0x0000_00FF)

  @Test(arguments: [1, 1.5, 2, 3])
  func `8 a stretched raster equals a direct drawing`(scale: Double) throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let environment = Environment(scale: scale)
    for row in [HotelRow(), HotelRow(corners: topCorners, radius: 6), HotelRow(radius: 4)] {
      let image = try cache.image(of: row, size: Size(308, 32), environment: environment)
      let direct = try cache.bitmap(
        of: Direct { row.draw(in: &$0) },
        size: Size(308, 32),
        environment: environment
      )
      var frame = try Compositor(width: image.width, height: image.height, scale: scale)
      frame.place(image, in: Rect(x: 0, y: 0, width: 308, height: 32))
      #expect(frame.bitmap.pixels == direct.pixels)
      #expect(image.raster.pixels.count < direct.pixels.count / 8)
    }
  }

  /// Red, black, white, blue: caps of one pixel, and a middle of two pixels.
  private func stripes() throws -> Bitmap {
    let colors: [UInt32] = [0xFF00_00FF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_FFFF]
    return try Direct { canvas in
      for y in 0..<4 {
        for x in 0..<4 {
          let color = Color(rgba: colors[max(x, y)])
          canvas.fill(.rect(Rect(x: Double(x), y: Double(y), width: 1, height: 1)), with: color)
        }
      }
    }.bitmap(4, 4)
  }

  private func placed(
    _ image: Bitmap,
    _ horizontal: StretchMode,
    _ vertical: StretchMode,
    width: Int,
    height: Int
  ) throws -> Bitmap {
    let caps = Caps(Insets(1), horizontal: horizontal, vertical: vertical)
    var frame = try Compositor(width: width, height: height)
    frame.place(
      RasterImage(image, caps: caps),
      in: PixelRect(x: 0, y: 0, width: width, height: height)
    )
    return frame.bitmap
  }

  @Test func `9 each axis tiles or stretches in exact pixels`() throws {
    let image = try stripes()
    // Green values: 0 for red, black and blue; a middle from black to white, without bleeding from
    // the caps.
    let (tiled, stretched) = ([0, 0, 255, 0, 255, 0], [0, 0, 64, 191, 255, 0])
    func greens(_ bitmap: Bitmap, _ place: (Int) -> (Int, Int)) -> [Int] {
      (0..<6).map { Int(bitmap[place($0).0, place($0).1] >> 8 & 255) }
    }
    let both = try placed(image, .tile, .stretch, width: 6, height: 6)
    #expect(greens(both) { ($0, 1) } == tiled)
    #expect(greens(both) { (1, $0) } == stretched)
    let other = try placed(image, .stretch, .tile, width: 6, height: 6)
    #expect(greens(other) { ($0, 1) } == stretched)
    #expect(greens(other) { (1, $0) } == tiled)
  }

  @Test func `9 a target may be smaller than the caps`() throws {
    let image = try stripes()
    let two = try placed(image, .tile, .tile, width: 2, height: 2)
    #expect(two.pixels == [image[0, 0], image[3, 0], image[0, 3], image[3, 3]])
    for side in 1...3 {
      let small = try placed(image, .stretch, .tile, width: side, height: side)
      #expect(small.isOpaque)
      #expect(small.notes == (side == 1 ? [.capsScaledDown] : []))
    }
  }

  @Test func `13 a live shadow under a raster follows the bounds`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let image = try cache.image(of: HotelRow(), size: Size(100, 32))
    let shadow = Shadow(Color(rgba: 0x0000_0080), offset: Point(0, 3))
    for width in [100, 140, 60.0] {
      let rect = Rect(x: 10, y: 10, width: width, height: 32)
      var frame = try Compositor(width: 200, height: 60, background: .white)
      frame.place(image, in: rect, shadow: shadow)
      let direct = try Direct { canvas in
        canvas.fill(.rect(canvas.bounds), with: .white)
        canvas.drawLayer(shadows: [shadow]) { canvas in
          canvas.place(Direct { HotelRow().draw(in: &$0) }, in: rect)
        }
      }.bitmap(200, 60)
      #expect(frame.bitmap.pixels == direct.pixels)
    }
    #expect(cache.statistics.looksDrawn == 1)
  }

  private struct Row: Sendable {
    let outset, imageInsets: Insets
    let container, image: Rect
  }

  /// The views of grouped rows, 44 × 44 each: top, middle, bottom, single.
  private static let rows = [
    Row(
      outset: Insets(top: 4, left: 4, bottom: 0, right: 4),
      imageInsets: Insets(bottom: -44),
      container: Rect(x: -4, y: -4, width: 52, height: 48),
      image: Rect(x: 0, y: 0, width: 52, height: 92)
    ),
    Row(
      outset: Insets(top: 0, left: 4, bottom: 0, right: 4),
      imageInsets: Insets(top: -44, bottom: -44),
      container: Rect(x: -4, y: 0, width: 52, height: 44),
      image: Rect(x: 0, y: -44, width: 52, height: 132)
    ),
    Row(
      outset: Insets(top: 0, left: 4, bottom: 4, right: 4),
      imageInsets: Insets(top: -44),
      container: Rect(x: -4, y: 0, width: 52, height: 48),
      image: Rect(x: 0, y: -44, width: 52, height: 92)
    ),
    Row(
      outset: Insets(4),
      imageInsets: .zero,
      container: Rect(x: -4, y: -4, width: 52, height: 52),
      image: Rect(x: 0, y: 0, width: 52, height: 52)
    ),
  ]

  @Test(arguments: 0..<4)
  func `38 RA containers have the specified layout`(index: Int) throws {
    let row = StretchTests.rows[index]
    let bounds = Rect(x: 0, y: 0, width: 44, height: 44)
    let layout = StretchLayout(bounds: bounds, outset: row.outset, imageInsets: row.imageInsets)
    #expect(layout.container == row.container)
    #expect(layout.image == row.image)
    for scale in [1, 2] {
      let pixels = try #require(layout.pixels(scale: Double(scale)))
      let container = PixelRect(snapping: row.container, scale: Double(scale))
      #expect(pixels.container == container)
      #expect(pixels.image.x - container.x == Int(row.image.x) * scale)
      #expect(pixels.image.y - container.y == Int(row.image.y) * scale)
      #expect(pixels.image.width == Int(row.image.width) * scale)
      #expect(pixels.image.height == Int(row.image.height) * scale)
    }
  }

  /// The backing image of grouped rows at the given number of pixels per point.
  private func cell(scale: Double) throws -> RasterImage {
    let drawing = Direct { canvas in
      let box = Rect(x: 4, y: 4, width: 16, height: 16)
      let ring = Rect(x: 3, y: 3, width: 18, height: 19)
      canvas.fill(.roundedRect(ring, radius: 5), with: Color(rgba: 0xFFFF_FF30))
      canvas.fill(.roundedRect(box, radius: 4), with: Color(rgba: 0x1313_13FF))
      let inner = Rect(x: 5, y: 5, width: 14, height: 14)
      canvas.fill(.roundedRect(inner, radius: 3), with: Color(rgba: 0x2626_26FF))
    }
    return RasterImage(try drawing.bitmap(24, 24, scale: scale), caps: Caps(8), scale: scale)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `39 RA rows join without seams`(scale: Double) throws {
    let image = try cell(scale: scale)
    let side = Int(148 * scale)
    var rows = try Compositor(width: side, height: side, scale: scale, background: black)
    var tall = rows
    for (index, row) in StretchTests.rows.prefix(3).enumerated() {
      let rect = Rect(x: 8, y: 8 + Double(index) * 44, width: 44, height: 44)
      rows.place(image, in: rect, outset: row.outset, imageInsets: row.imageInsets)
    }
    tall.place(image, in: Rect(x: 8, y: 8, width: 44, height: 132), outset: Insets(4))
    #expect(rows.bitmap.pixels == tall.bitmap.pixels)
    #expect(
      rows.bitmap.pixels
        != (try Compositor(width: side, height: side, background: black)).bitmap.pixels
    )
  }

  @Test func `40 an RA slide only moves pixels`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let image = try cache.image(of: HotelRow(), size: Size(52, 52))
    let drawn = cache.statistics
    var frame = try Compositor(width: 60, height: 60, background: black)
    var pictures: Set<[UInt32]> = []
    for step in 0...44 {
      frame.clear()
      frame.place(
        image,
        in: Rect(x: 8, y: 8, width: 44, height: 44),
        outset: Insets(4),
        imageInsets: Insets(top: Double(-step), bottom: Double(step - 44))
      )
      pictures.insert(frame.bitmap.pixels)
    }
    // The row's edges slide through the container; the middle frames show none of them.
    #expect(pictures.count > 8)
    #expect(cache.statistics == drawn && drawn.looksDrawn == 1)
  }

  @Test func `41 an image may be nil, and its caps as large as the image`() throws {
    var frame = try Compositor(width: 20, height: 20)
    frame.place(nil, in: Rect(x: 0, y: 0, width: 20, height: 20), outset: Insets(4))
    #expect(frame.bitmap.pixels.allSatisfy { $0 == 0 })

    let white = try Direct { $0.fill(.rect($0.bounds), with: .white) }.bitmap(6, 6)
    for cap in [3, 6, 1e9, .infinity] {
      frame.clear()
      frame.place(RasterImage(white, caps: Caps(cap)), in: Rect(x: 0, y: 0, width: 20, height: 20))
      #expect(frame.bitmap.isOpaque)
      #expect(frame.notes == (cap > 10 ? [.capsScaledDown] : []))
    }
    for bounds in [Rect(x: 0, y: 0, width: .nan, height: 9), .zero] {
      let layout = StretchLayout(bounds: bounds, imageInsets: Insets(left: 3))
      #expect(layout.isHidden && layout.pixels(scale: 2) == nil)
      #expect(layout.image.x.isFinite && layout.container.width.isFinite)
    }
  }
}

/// A drawing without caps, drawn in place.
private struct Direct: Rasterizable {
  let content: (inout Canvas) -> Void

  init(_ content: @escaping (inout Canvas) -> Void) { self.content = content }

  func draw(in canvas: inout Canvas) { content(&canvas) }

  func bitmap(_ width: Double, _ height: Double, scale: Double = 1) throws -> Bitmap {
    let size = Size(width, height)
    let list = try #require(displayList(size: size, environment: Environment(scale: scale)))
    return try list.bitmap()
  }
}
