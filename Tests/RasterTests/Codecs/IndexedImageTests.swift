// Files with few colours: exact colours for text and fills, and patterns for gradients and images.

import Raster
import Testing

@Suite struct IndexedImageTests {
  private static let size = Size(96, 64)
  private static let bounds = Rect(origin: .zero, size: size)
  private static let dithered = [Dithering.ordered, .diffusion]

  /// Text, a stroke, fills and a tinted image, in colours between those of four greys.
  private static func drawFlats(_ canvas: inout Canvas) {
    canvas.fill(.roundedRect(Rect(x: 4, y: 4, width: 40, height: 22), radius: 6), with: .white)
    canvas.drawText("Hotel", at: Point(8, 20), font: Font(size: 14, weight: .bold))
    canvas.stroke(
      .circle(center: Point(70, 20), radius: 12),
      with: .color(Color(rgba: 0x6666_66FF)),
      style: StrokeStyle(width: 4)
    )
    canvas.fill(.rect(Rect(x: 4, y: 40, width: 30, height: 16)), with: Color(rgba: 0x9A9A_9AFF))
  }

  private static func drawGradient(_ canvas: inout Canvas) {
    let stops = [GradientStop(.black), GradientStop(.white)]
    canvas.fill(
      .rect(canvas.bounds),
      with: .linearGradient(from: .left, to: .right, stops)
    )
  }

  private static func file(
    _ format: ImageFileFormat,
    background: Color? = nil,
    size: Size = size,
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> [UInt8] {
    let request = try RasterRequest(Sketch(draw), size: size, background: background)
    return try RasterCache(byteLimit: 1 << 20).file(for: request, format: format)
  }

  private static func pixels(
    _ options: IndexedOptions,
    background: Color? = nil,
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> [UInt32] {
    try Image(decoding: file(.indexedPNG(options), background: background, draw)).bitmap.pixels
  }

  private static func greys(_ count: Int, _ dithering: Dithering = .diffusion) -> IndexedOptions {
    IndexedOptions(palette: .greys(count), dithering: dithering)
  }

  /// The pixels of a drawing that are opaque without what is below it.
  private static func covered(_ draw: @escaping (inout Canvas) -> Void) throws -> [Int] {
    let pixels = try Sketch(draw).bitmap(size.width, size.height).pixels
    return pixels.indices.filter { pixels[$0] >> 24 == 255 }
  }

  @Test(arguments: dithered)
  func `text, strokes and fills above a gradient have whole colours`(method: Dithering) throws {
    let flat = try Self.pixels(Self.greys(4, .none), background: .white) { Self.drawFlats(&$0) }
    let mixed = try Self.pixels(Self.greys(4, method)) {
      Self.drawGradient(&$0)
      Self.drawFlats(&$0)
    }
    let covered = try Self.covered { Self.drawFlats(&$0) }
    #expect(covered.count > 1500)
    #expect(covered.filter { mixed[$0] != flat[$0] } == [])
    // The gradient beside them has other pixels than the nearest colours.
    let nearest = try Self.pixels(Self.greys(4, .none)) { Self.drawGradient(&$0) }
    #expect(mixed.indices.filter { mixed[$0] != nearest[$0] && flat[$0] == .max }.count > 500)
  }

  @Test func `a drawing without gradients and images is the same with any dithering`() throws {
    let files = try Dithering.allCases.map { method in
      try Self.file(.indexedPNG(Self.greys(4, method)), background: Color(rgba: 0xC8C8_C8FF)) {
        Self.drawFlats(&$0)
      }
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test(arguments: dithered, [2, 4, 16])
  func `patterns have the mean of the gradient`(method: Dithering, count: Int) throws {
    let pixels = try Self.pixels(Self.greys(count, method)) { Self.drawGradient(&$0) }
    // Columns of eight pixels, in which a matrix of eight rows is complete.
    for left in stride(from: 0, to: 96, by: 8) {
      let part = pixels.indices.filter { (left..<left + 8).contains($0 % 96) }
      let mean = part.reduce(0.0) { $0 + Double(pixels[$1] & 0xFF) } / Double(part.count)
      #expect(abs(mean - (Double(left) + 4) * 255 / 96) < 6, "column \(left): \(mean)")
    }
  }

  @Test(arguments: [(2, 1, 1), (4, 2, 4), (16, 4, 4), (256, 8, 8)])
  func `PNG and BMP files have the palette and few bits`(count: Int, png: Int, bmp: Int) throws {
    for width in [1, 3, 8, 17, 33] {
      let size = Size(Double(width), 5)
      let options = Self.greys(count)
      let files = try [ImageFileFormat.indexedPNG(options), .indexedBMP(options)].map {
        try Self.file($0, background: .white, size: size) { Self.drawGradient(&$0) }
      }
      // The depth and the colour type of IHDR, and the depth of BITMAPINFOHEADER.
      #expect(files[0][24...25] == [UInt8(png), 3] && files[1][28] == UInt8(bmp))
      let images = try files.map { try Image(decoding: $0).bitmap }
      #expect(images[0].pixels == images[1].pixels && images[0].width == width)
      let colors = Set(ColorPalette.greys(count).pixels)
      #expect(images[0].pixels.allSatisfy { colors.contains($0) })
      #expect(try PNGDecoder.palette(of: files[0]) == ColorPalette.greys(count).pixels)
    }
  }

  /// A palette of random colours, and pixels.
  private static func random(_ count: Int) throws -> (palette: ColorPalette, pixels: [UInt32]) {
    var seed: UInt64 = 7 &* UInt64(count)
    let pixels = (0..<4000).map { _ -> UInt32 in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: seed >> 40) | 0xFF00_0000
    }
    return (try #require(ColorPalette(pixels: Array(pixels.suffix(count)))), pixels)
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16].map { Int(pixel >> $0 & 0xFF) }
  }

  @Test(arguments: [1, 3, 7, 16, 200])
  func `flat pixels have the nearest colour by luma and colour differences`(count: Int) throws {
    let (palette, pixels) = try Self.random(count)
    let bitmap = try #require(Bitmap(width: 80, height: 50, pixels: pixels))
    let options = IndexedOptions(palette: palette, dithering: .none)
    let read = try Image(decoding: bitmap.encoded(as: .indexedPNG(options))).bitmap.pixels
    func parts(_ pixel: UInt32) -> [Int] {
      let rgb = Self.channels(pixel)
      let luma = (19_595 * rgb[0] + 38_470 * rgb[1] + 7_471 * rgb[2] + 0x8000) >> 16
      return [luma, rgb[2] - luma, rgb[0] - luma]
    }
    func distance(_ first: UInt32, _ second: UInt32) -> Int {
      let squares = zip(parts(first), parts(second)).map { ($0 - $1) * ($0 - $1) }
      return 2 * squares[0] + squares[1] + 2 * squares[2]
    }
    for (pixel, found) in zip(pixels, read) {
      #expect(found == palette.pixels.min { distance($0, pixel) < distance($1, pixel) })
    }
  }

  @Test(arguments: [1, 3, 7, 16, 200])
  func `dithered pixels without errors have the nearest colour`(count: Int) throws {
    let (palette, pixels) = try Self.random(count)
    let format = ImageFileFormat.indexedPNG(IndexedOptions(palette: palette))
    func distance(_ first: UInt32, _ second: UInt32) -> Int {
      zip(Self.channels(first), Self.channels(second)).reduce(0) { sum, pair in
        sum + (pair.0 - pair.1) * (pair.0 - pair.1)
      }
    }
    for pixel in pixels.prefix(500) {
      let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [pixel]))
      let found = try Image(decoding: bitmap.encoded(as: format)).bitmap.pixels
      #expect(found == [palette.pixels.min { distance($0, pixel) < distance($1, pixel) }])
    }
  }

  @Test(arguments: [0x0000_00FF, 0x5A5A_60FF, 0x8080_80FF] as [UInt32])
  func `grey text beside a red has no red edges`(color: UInt32) throws {
    let palette = try #require(ColorPalette([.black, .white, Color(rgba: 0xC814_14FF)]))
    let pixels = try Self.pixels(IndexedOptions(palette: palette), background: .white) {
      $0.drawText(
        "Platform 4",
        at: Point(4, 30),
        font: Font(size: 16),
        with: .color(Color(rgba: color))
      )
    }
    #expect(Set(pixels).isSubset(of: [0xFF00_0000, .max]))
  }

  @Test func `colours become greys by their luma`() throws {
    let pixels = try Self.pixels(Self.greys(2)) { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 48, height: 64)), with: Color(rgba: 0x0000_FFFF))
      canvas.fill(.rect(Rect(x: 48, y: 0, width: 48, height: 64)), with: Color(rgba: 0x00FF_00FF))
    }
    #expect(pixels[0] == 0xFF00_0000 && pixels[95] == 0xFFFF_FFFF)
  }

  @Test func `soft shadows, blurs and translucent overlays of gradients are dithered`() throws {
    let shade = Color(rgba: 0x0000_0066)
    let drawings: [(inout Canvas) -> Void] = [
      { canvas in
        canvas.drawLayer(shadows: [Shadow(shade, blur: 20)]) {
          $0.fill(.rect(Rect(x: 30, y: 20, width: 30, height: 20)), with: .white)
        }
      },
      { canvas in
        canvas.drawLayer(blur: 16) {
          $0.fill(.rect(Rect(x: 30, y: 20, width: 30, height: 20)), with: .black)
        }
      },
      { canvas in
        Self.drawGradient(&canvas)
        canvas.fill(.rect(Self.bounds), with: shade)
      },
      { canvas in
        Self.drawGradient(&canvas)
        canvas.drawLayer(blend: .multiply) {
          $0.fill(.rect(Self.bounds), with: Color(rgba: 0xDDDD_DDFF))
        }
      },
    ]
    for (index, draw) in drawings.enumerated() {
      let pixels = try Dithering.allCases.map {
        try Self.pixels(Self.greys(2, $0), background: .white, draw)
      }
      for other in pixels[1...] {
        #expect(zip(pixels[0], other).count { $0 != $1 } > 50, "drawing \(index)")
      }
    }
  }

  @Test func `an opaque layer above a gradient, and a tinted image, are flat`() throws {
    let dot = try #require(Image(width: 1, height: 1, rgba: [9, 9, 9, 255]))
    let draw: (inout Canvas) -> Void = { canvas in
      Self.drawGradient(&canvas)
      canvas.drawLayer(opacity: 1) { $0.fill(.rect(Self.bounds), with: Color(rgba: 0x8080_80FF)) }
      canvas.drawImage(dot, in: Self.bounds, tint: Color(rgba: 0x7070_70FF))
    }
    let pixels = try Self.pixels(Self.greys(2), draw)
    #expect(Set(pixels).count == 1)
  }

  @Test func `images are dithered, also those with alpha, in patterns and in nine-slices`() throws {
    for alpha in [255, 200] as [UInt8] {
      let grey = [100, 100, 100, alpha]
      let image = try #require(
        Image(width: 9, height: 9, rgba: (0..<81).flatMap { _ in grey })
      )
      let drawings: [(inout Canvas) -> Void] = [
        { $0.drawImage(image, in: Self.bounds) },
        { $0.fill(.rect(Self.bounds), with: .pattern(image)) },
        { $0.drawNineSlice(image, in: Self.bounds, caps: Caps(4)) },
      ]
      for draw in drawings {
        let pixels = try Self.pixels(Self.greys(2), background: .white, draw)
        let share = Double(pixels.count { $0 == .max }) / Double(pixels.count)
        #expect(abs(share - (alpha == 255 ? 100.0 / 255 : 133.0 / 255)) < 0.03)
      }
    }
  }

  @Test func `filters keep what is flat, and what is not`() throws {
    let filter = ColorFilter.saturation(0)
    for isFlat in [true, false] {
      let files = try Dithering.allCases.map { method in
        try Self.file(.indexedPNG(Self.greys(2, method)), background: .white) { canvas in
          canvas.drawLayer(filter: filter) {
            isFlat ? Self.drawFlats(&$0) : Self.drawGradient(&$0)
          }
        }
      }
      #expect((files[0] == files[1]) == isFlat && (files[0] == files[2]) == isFlat)
    }
  }

  @Test func `transparent pixels have one more index in PNG, and are white in BMP`() throws {
    let draw: (inout Canvas) -> Void = { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 64)), with: .black)
      canvas.fill(
        .rect(Rect(x: 40, y: 0, width: 20, height: 64)),
        with: Color(rgba: 0x0000_00C0)
      )
      canvas.fill(
        .rect(Rect(x: 60, y: 0, width: 20, height: 64)),
        with: Color(rgba: 0x0000_0040)
      )
    }
    let options = Self.greys(2)
    let png = try Self.file(.indexedPNG(options), draw)
    #expect(png[24] == 2)
    let row = try Image(decoding: png).bitmap.pixels.prefix(96)
    #expect(row.prefix(60).allSatisfy { $0 == 0xFF00_0000 })
    #expect(row.dropFirst(60).allSatisfy { $0 == 0 })
    let bmp = try Image(decoding: Self.file(.indexedBMP(options), draw)).bitmap.pixels.prefix(96)
    #expect(bmp.prefix(60).allSatisfy { $0 == 0xFF00_0000 })
    #expect(bmp.dropFirst(60).allSatisfy { $0 == .max })
    #expect(!ImageFileFormat.indexedBMP(options).hasTransparency)
    #expect(!ImageFileFormat.indexedPNG(Self.greys(256)).hasTransparency)
  }

  @Test func `the mask of a stretched component is stretched too`() throws {
    var sketch = Sketch { canvas in
      Self.drawGradient(&canvas)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 8, height: canvas.bounds.height)), with: .black)
    }
    sketch.caps = Caps(horizontal: Caps.Axis(start: 10, end: 10))
    let request = try RasterRequest(sketch, size: Size(90, 30))
    let cache = RasterCache(byteLimit: 1 << 20)
    let files = try Dithering.allCases.map {
      try cache.file(for: request, format: .indexedPNG(Self.greys(2, $0)))
    }
    let images = try files.map { try Image(decoding: $0).bitmap }
    #expect(images.allSatisfy { $0.width == 90 } && images[0].pixels != images[2].pixels)
    #expect(images.allSatisfy { image in (0..<8).allSatisfy { image[$0, 9] == 0xFF00_0000 } })
  }

  @Test func `a plain BMP file has every colour, and alpha if it is needed`() throws {
    for background in [nil, Color.white] {
      let request = try RasterRequest(
        Sketch { Self.drawFlats(&$0) },
        size: Size(47, 31),
        background: background
      )
      let files = try [ImageFileFormat.bmp, .png()].map {
        try RasterCache(byteLimit: 1 << 20).file(for: request, format: $0)
      }
      #expect(files[0][28] == (background == nil ? 32 : 24))
      let images = try files.map { try Image(decoding: $0).bitmap.pixels }
      #expect(images[0] == images[1])
    }
    #expect(Bitmap(width: 0, height: 3)?.encoded(as: .bmp) == [])
    #expect(Bitmap(width: 0, height: 3)?.encoded(as: .indexedPNG(Self.greys(2))) == [])
    #expect(Bitmap(width: 0, height: 3)?.encoded(as: .indexedBMP(Self.greys(2))) == [])
  }

  @Test func `a BMP file in Display P3 has the profile`() throws {
    let pixels = [UInt32](repeating: .max, count: 6)
    var bitmap = try #require(Bitmap(width: 3, height: 2, pixels: pixels))
    bitmap.colorSpace = .displayP3
    for format in [ImageFileFormat.bmp, .indexedBMP(Self.greys(4))] {
      let read = try BMPDecoder.decode(bitmap.encoded(as: format), areaLimit: 99)
      #expect(read.profile == OutputColorSpace.displayP3.profile?.bytes)
    }
  }

  @Test func `equal drawings give equal files, and other options other looks`() throws {
    let palettes = [ColorPalette.greys(2), .greys(4), ColorPalette([.white, .black])]
    let formats = palettes.compactMap { $0 }.flatMap { palette in
      Dithering.allCases.flatMap { method in
        let options = IndexedOptions(palette: palette, dithering: method)
        return [ImageFileFormat.indexedPNG(options), .indexedBMP(options)]
      }
    }
    let request = try RasterRequest(Sketch { Self.drawGradient(&$0) }, size: Self.size)
    let images = try formats.map { try BatchRenderer(format: $0).image(for: request) }
    #expect(Set(images.map(\.lookDigest)).count == formats.count)
    let again = try formats.map { try BatchRenderer(format: $0).image(for: request) }
    #expect(images == again)
  }

  @Test func `a palette has 1 to 256 colours`() {
    #expect(ColorPalette([]) == nil)
    #expect(ColorPalette([Color](repeating: .white, count: 257)) == nil)
    #expect(ColorPalette.greys(4).pixels.map { $0 & 0xFF } == [0, 85, 170, 255])
    #expect(ColorPalette.greys(-3).count == 2 && ColorPalette.greys(.max).count == 256)
  }
}
