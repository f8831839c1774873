// Plates stretched from their minimum frame equal the same drawing at full size.
import Raster
import Testing

@Suite struct StretchTests {
  private func plate(_ radius: Double) -> Sketch {
    Sketch(caps: Caps(radius)) { canvas in
      let path = Path.roundedRect(canvas.bounds, radius: radius)
      canvas.fill(path, with: Color(rgba: 0xAAAA_AAFF))
      canvas.stroke(path, with: .color(Color(rgba: 0x0000_0060)), width: 1, align: .inside)
    }
  }

  @Test(arguments: [4.0, 6, 8], [1, 1.5, 2, 3])
  func `a stretched plate equals direct drawing`(radius: Double, scale: Double) throws {
    let stretched = try plate(radius).stretched(308, 32, scale: scale)
    #expect(try stretched == plate(radius).direct.bitmap(308, 32, scale: scale))
  }

  @Test func `a plate with radius 8 is drawn at 17 by 17`() throws {
    let bitmap = try plate(8).bitmap(308, 32)
    #expect(bitmap.width == 17 && bitmap.height == 17)
  }

  @Test func `zero caps stretch one pixel`() throws {
    let sketch = Sketch(caps: Caps(0)) { $0.fill(.rect($0.bounds), with: Color(rgba: 0x2040_60FF)) }
    #expect(try sketch.bitmap(30, 20).pixels.count == 1)
    #expect(try sketch.stretched(30, 20) == sketch.direct.bitmap(30, 20))
  }

  @Test func `one axis stretches alone`() throws {
    let caps = Caps(horizontal: Caps.Axis(start: 9, end: 5))
    let sketch = Sketch(caps: caps) { canvas in
      let corners = CornerRadii(topLeft: 9, topRight: 5, bottomRight: 3, bottomLeft: 8)
      canvas.fill(
        .roundedRect(canvas.bounds, radius: corners),
        with: .linearGradient(
          from: .point(.zero),
          to: .point(Point(0, canvas.bounds.height)),
          [GradientStop(.white), GradientStop(.black)]
        )
      )
    }
    #expect(try sketch.bitmap(90, 40).width == 15)
    #expect(try sketch.stretched(90, 40) == sketch.direct.bitmap(90, 40))
  }

  @Test func `a shadow outside the box keeps its size, and the box is exact`() throws {
    let sketch = Sketch(caps: Caps(10)) { canvas in
      canvas.drawLayer(shadows: [Shadow(Color(rgba: 0x0000_0080), offset: Point(2, 3))]) { canvas in
        canvas.fill(.roundedRect(canvas.bounds, radius: 7), with: Color.white)
      }
    }
    let small = try sketch.bitmap(21, 21)
    #expect(small.bounds == PixelRect(x: 0, y: 0, width: 21, height: 21))
    #expect(small.width == 23 && small.height == 24)
    let stretched = try sketch.stretched(80, 44)
    #expect(stretched.bounds == PixelRect(x: 0, y: 0, width: 80, height: 44))
    #expect(try stretched == sketch.direct.bitmap(80, 44))
  }

  @Test func `a target smaller than its caps scales them in proportion`() throws {
    let caps = Caps(
      horizontal: Caps.Axis(start: 20, end: 10),
      vertical: Caps.Axis(start: 4, end: 4)
    )
    let sketch = Sketch(caps: caps) { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 9)), with: Color(rgba: 0xFF00_00FF))
      canvas.fill(.rect(Rect(x: 20, y: 0, width: 1, height: 9)), with: Color(rgba: 0x00FF_00FF))
      canvas.fill(.rect(Rect(x: 21, y: 0, width: 10, height: 9)), with: Color(rgba: 0x0000_FFFF))
    }
    let bitmap = try sketch.stretched(12, 9)
    #expect(bitmap.width == 12 && bitmap.isOpaque)
    for x in 0..<12 { #expect(bitmap.rgba(x, 4) == (x < 8 ? 0xFF00_00FF : 0x0000_FFFF)) }
    #expect(try sketch.stretched(1, 1).isOpaque)
  }

  @Test func `tiles repeat from the leading edge and are clipped at the end`() throws {
    let caps = Caps(horizontal: Caps.Axis(start: 1, end: 1, mode: .tile))
    let list = try #require(
      Sketch { canvas in
        for x in 0..<5 {
          canvas.fill(
            .rect(Rect(x: Double(x), y: 0, width: 1, height: 1)),
            with: Color(red: Double(x) / 4, green: 0, blue: 0)
          )
        }
      }.displayList(size: Size(5, 1), environment: Environment())
    )
    let row = try list.bitmap().stretched(caps: caps.pixels(scale: 1), width: 10, height: 1)
    let reds = (0..<10).map { Int(row.rgba($0, 0) >> 24) }
    #expect(reds == [0, 64, 128, 191, 64, 128, 191, 64, 128, 255])
  }

  @Test func `a wide middle is stretched linearly and clamped to its slice`() throws {
    let image = try Sketch { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: Color(rgba: 0xFF00_00FF))
      canvas.fill(.rect(Rect(x: 1, y: 0, width: 1, height: 1)), with: Color.black)
      canvas.fill(.rect(Rect(x: 2, y: 0, width: 1, height: 1)), with: Color.white)
      canvas.fill(.rect(Rect(x: 3, y: 0, width: 1, height: 1)), with: Color(rgba: 0x0000_FFFF))
    }.bitmap(4, 1)
    let caps = Caps(horizontal: Caps.Axis(start: 1, end: 1)).pixels(scale: 1)
    let row = try image.stretched(caps: caps, width: 6, height: 1)
    let greens = (0..<6).map { Int(row.rgba($0, 0) >> 16 & 255) }
    #expect(greens == [0, 0, 64, 191, 255, 0])
  }

  @Test func `a placed plate equals the same drawing in place`() throws {
    let inner = plate(8)
    let placed = try Sketch { canvas in
      canvas.place(inner, in: Rect(x: 5, y: 4, width: 60, height: 30))
    }.bitmap(70, 40, scale: 2)
    let direct = try Sketch { canvas in
      canvas.place(inner.direct, in: Rect(x: 5, y: 4, width: 60, height: 30))
    }.bitmap(70, 40, scale: 2)
    #expect(placed == direct)
  }

  @Test func `a plate is requested once per drawing`() throws {
    let inner = plate(6)
    let list = try #require(
      Sketch { canvas in
        for row in 0..<4 {
          canvas.place(inner, in: Rect(x: 0, y: Double(row) * 20, width: 50, height: 18))
        }
      }.displayList(size: Size(50, 80), environment: Environment())
    )
    let rasters = CountedRasters()
    _ = try list.bitmap(background: nil, nested: rasters)
    #expect(rasters.lists.map(\.width) == [13])
    #expect(rasters.reuses == 3)
  }

  @Test func `caps larger than an image are reduced in proportion`() throws {
    let image = Image(try Sketch { $0.fill(.rect($0.bounds), with: Color.black) }.bitmap(6, 6))
    let bitmap = try Sketch { canvas in
      canvas.drawNineSlice(image, in: canvas.bounds, caps: Caps(40))
    }.bitmap(50, 20)
    #expect(bitmap.isOpaque)
  }
}

/// Draws nested lists, and counts the requests.
private final class CountedRasters: NestedRasters {
  private(set) var lists: [DisplayList] = []
  private(set) var reuses = 0
  let meter: WorkMeter? = nil

  func raster(of list: DisplayList) throws(RasterError) -> Bitmap {
    lists.append(list)
    return try list.bitmap()
  }

  func storage(count: Int) -> [UInt32]? { nil }

  func countReuse() { reuses += 1 }
}
