// Rows 7, 10 to 12, 31 and 32 of the contract: frames, corners, masks, painted areas and sizes.

import Raster
import Testing

@Suite struct FrameTests {
  private let cache = RasterCache(byteLimit: 8 << 20)

  @Test(arguments: [
    (Caps(8), 1.0, 17, 17), (Caps(8), 2, 34, 34), (Caps(8), 1.5, 26, 26), (Caps(0), 1, 1, 1),
    (Caps(Insets(top: 1, left: 2, bottom: 3, right: 4)), 1, 7, 5),
  ])
  func `7 the minimum frame is both caps and one point between them, each in whole pixels`(
    caps: Caps,
    scale: Double,
    width: Int,
    height: Int
  ) throws {
    let drawing = Drawing(size: Size(100, 100), caps: caps) {
      $0.fill(.rect($0.bounds), with: .black)
    }
    let image = try cache.image(of: drawing, environment: Environment(scale: scale))
    #expect(image.raster.width == width && image.raster.height == height)
    #expect(try image.bitmap().width == Int(100 * scale))
    // As a child, it has the same look.
    let parent = Drawing(size: Size(120, 120)) {
      $0.place(drawing, in: Rect(x: 10, y: 10, width: 90, height: 80))
    }
    _ = try cache.bitmap(of: parent, environment: Environment(scale: scale))
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `10 a corner's coverage is within 0.01 of its exact area, on the chosen corner only`()
    throws
  {
    for corner in 0..<4 {
      let radii = [0, 1, 2, 3].map { $0 == corner ? 8.0 : 0 }
      let drawing = Drawing(size: Size(40, 30)) {
        $0.fill(
          .roundedRect(
            $0.bounds,
            radius: CornerRadii(
              topLeft: radii[0],
              topRight: radii[1],
              bottomRight: radii[2],
              bottomLeft: radii[3]
            )
          ),
          with: .black
        )
      }
      let bitmap = try cache.bitmap(of: drawing)
      for y in 0..<30 {
        for x in 0..<40 {
          // Distances from the chosen corner's edges.
          let column = corner == 0 || corner == 3 ? x : 39 - x
          let row = corner < 2 ? y : 29 - y
          let exact = column < 8 && row < 8 ? cornerArea(x: column, y: row, radius: 8) : 1
          let coverage = Double(bitmap[x, y] >> 24) / 255
          #expect(abs(coverage - exact) <= 0.01, "corner \(corner), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func `11 masks clip by alpha at any depth and offset, and mutate nothing`() throws {
    let glass = Color(rgba: 0xFF00_0080)
    let mask = Drawing(size: Size(10, 10)) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 10)), with: glass)
    }
    func masked(_ depth: Int) -> Drawing {
      Drawing(size: Size(20, 20)) { canvas in
        let place = Rect(x: 4, y: 3, width: 10, height: 10)
        canvas.drawLayer(mask: .component(mask, in: place)) {
          if depth == 0 {
            $0.fill(.rect($0.bounds), with: .black)
          } else {
            $0.place(masked(depth - 1), in: $0.bounds)
          }
        }
      }
    }
    var alpha = 255.0
    for depth in 0..<5 {
      let bitmap = try cache.bitmap(of: masked(depth))
      alpha = (alpha * 128 / 255).rounded()
      for y in 0..<20 {
        for x in 0..<20 {
          let isCovered = (4..<9).contains(x) && (3..<13).contains(y)
          #expect(abs(Double(bitmap[x, y] >> 24) - (isCovered ? alpha : 0)) <= 1)
        }
      }
    }
    // Both the same cache and another draw the mask itself unchanged.
    let picture = try cache.bitmap(of: mask)
    #expect(picture[2, 2] >> 24 == 128 && picture[7, 2] == 0)
    #expect(try picture == mask.bitmap(cache: RasterCache(byteLimit: 1 << 16)))
  }

  @Test func `11 a mask uses luminance on request`() throws {
    let mask = Drawing(size: Size(4, 1)) { canvas in
      for (index, rgba) in [0xFFFF_FFFF, 0x0000_00FF, 0xFF00_00FF, 0xFFFF_FF80].enumerated() {
        let column = Rect(x: Double(index), y: 0, width: 1, height: 1)
        canvas.fill(.rect(column), with: Color(rgba: UInt32(rgba)))
      }
    }
    func masked(_ mask: LayerMask) -> Drawing {
      Drawing(size: Size(4, 1)) { canvas in
        canvas.drawLayer(mask: mask) { $0.fill(.rect($0.bounds), with: .black) }
      }
    }
    let bounds = Rect(x: 0, y: 0, width: 4, height: 1)
    let alpha = try cache.bitmap(of: masked(.component(mask, in: bounds)))
    #expect(alpha.pixels.map { $0 >> 24 } == [255, 255, 255, 128])
    let luminance = try cache.bitmap(of: masked(.component(mask, in: bounds, mode: .luminance)))
    #expect(luminance.pixels.map { $0 >> 24 } == [255, 0, 54, 128])
  }

  @Test func `12 a shadow outside the bounds is drawn, and the logical box is not scaled`() throws {
    let shadow = Shadow(.black, offset: Point(5, -7))
    let drawing = Drawing(size: Size(30, 20)) { canvas in
      canvas.drawLayer(shadows: [shadow]) { $0.fill(.rect($0.bounds), with: .white) }
    }
    for scale in [1.0, 2, 1.5] {
      let environment = Environment(scale: scale)
      let bitmap = try cache.bitmap(of: drawing, environment: environment)
      #expect(bitmap.bounds.width == Int(30 * scale) && bitmap.bounds.height == Int(20 * scale))
      #expect(bitmap.bounds.x == 0)
      #expect(bitmap.bounds.y == Int((7 * scale).rounded(.up)))
      #expect(bitmap.width == Int((35 * scale).rounded(.up)))
      // When placed, it extends outside its position in the same way, as a raster or not.
      for count in [1, 40] {
        let parent = Drawing(size: Size(60, 60)) { canvas in
          for _ in 0..<count {
            canvas.place(drawing, in: Rect(x: 10, y: 20, width: 30, height: 20))
          }
        }
        let nested = try cache.bitmap(of: parent, environment: environment)
        let (right, top) = (Int(44 * scale), Int(14 * scale))
        #expect(nested[right, top] == 0xFF00_0000)
        #expect(nested[Int(11 * scale), Int(21 * scale)] == 0xFFFF_FFFF)
      }
    }
  }

  @Test func `31 a fractional size rounds up to device pixels, and nothing is clipped`() throws {
    let drawing = Drawing(size: Size(10, 10)) { $0.fill(.rect($0.bounds), with: .black) }
    for (length, scale, pixels) in [
      (10.2, 1.0, 11), (10.5, 2, 21), (10.26, 2, 21), (10.1, 1.5, 16), (0.3, 1, 1), (33.34, 3, 101),
    ] {
      let environment = Environment(scale: scale)
      let size = Size(length, length)
      let request = try RasterRequest(drawing, size: size, environment: environment)
      #expect(request.width == pixels && request.height == pixels)
      let bitmap = try cache.bitmap(of: drawing, size: size, environment: environment)
      #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: pixels, height: pixels))
      // The canvas is the rounded box, which is painted entirely, to the last column and row.
      #expect(bitmap.isOpaque)
    }
    // An ellipse of 10.5 points in a box of 11 pixels keeps its area.
    let ellipse = Drawing(size: Size(10.5, 10.5)) {
      $0.fill(.ellipse(Rect(x: 0, y: 0, width: 10.5, height: 10.5)), with: .black)
    }
    let bitmap = try cache.bitmap(of: ellipse)
    let ink = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(ink - 10.5 * 10.5 * .pi / 4) < 0.2)
  }

  @Test func `32 on an opaque background every alpha is 255, and the image is opaque`() throws {
    let drawing = Drawing(size: Size(20, 20)) {
      $0.fill(.ellipse($0.bounds), with: Color(rgba: 0x1234_5680))
    }
    #expect(try !cache.raster(of: drawing).isOpaque)
    let bitmap = try cache.raster(of: drawing, background: .white)
    #expect(bitmap.isOpaque)
    #expect(bitmap.bytes.enumerated().allSatisfy { $0 % 4 != 3 || $1 == 255 })
    // A translucent background is not opaque.
    #expect(try !cache.raster(of: drawing, background: Color(rgba: 0x80)).isOpaque)
  }
}

/// A component drawn by a closure.
struct Drawing: Rasterizable {
  var size: Size
  var caps = Caps.none
  let content: (inout Canvas) -> Void

  init(size: Size, caps: Caps = .none, _ content: @escaping (inout Canvas) -> Void) {
    (self.size, self.caps, self.content) = (size, caps, content)
  }

  func naturalSize(in environment: Environment) -> Size { size }

  func caps(in environment: Environment) -> Caps { caps }

  func draw(in canvas: inout Canvas) { content(&canvas) }
}

/// The fraction of a pixel within a rounded top left corner; each of 1,024 lines is measured
/// exactly.
private func cornerArea(x: Int, y: Int, radius: Double) -> Double {
  let lines = 1024
  var sum = 0.0
  for line in 0..<lines {
    let height = radius - (Double(y) + (Double(line) + 0.5) / Double(lines))
    let edge = radius - max(radius * radius - height * height, 0).squareRoot()
    sum += min(max(Double(x + 1) - edge, 0), 1)
  }
  return sum / Double(lines)
}
