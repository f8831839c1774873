// Placed rasters equal a per-pixel model, and equal drawings as one component.
import Raster
import Testing

@Suite struct CompositorTests {
  /// A bitmap of random pixels, with equal, opaque and clear runs, and a random box.
  private func picture(_ dice: inout Dice) throws -> Bitmap {
    func number(_ range: ClosedRange<Double>) -> Int { Int(dice.next(range)) }
    let (width, height) = (number(1...40), number(1...24))
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      let alpha = [0, 255, 255, number(0...255.99)][number(0...3.99)]
      var pixel = UInt32(alpha) << 24
      for shift in [0, 8, 16] as [UInt32] { pixel |= UInt32(number(0...Double(alpha))) << shift }
      pixels += [UInt32](repeating: pixel, count: [1, 2, 9, width, width * 2][number(0...4.99)])
    }
    var bitmap = try #require(
      Bitmap(width: width, height: height, pixels: Array(pixels.prefix(width * height)))
    )
    let (left, top) = (
      number(0...min(5, Double(width) - 0.5)), number(0...min(5, Double(height) - 0.5))
    )
    bitmap.bounds = PixelRect(
      x: left,
      y: top,
      width: number(1...Double(width - left) + 0.5),
      height: number(1...Double(height - top) + 0.5)
    )
    return bitmap
  }

  private func caps(_ dice: inout Dice) -> PixelCaps {
    func axis() -> PixelCaps.Axis? {
      guard dice.next(0...1) < 0.85 else { return nil }
      return PixelCaps.Axis(
        start: Int(dice.next(0...14)),
        end: Int(dice.next(0...14)),
        mode: dice.next(0...1) < 0.5 ? .tile : .stretch
      )
    }
    return PixelCaps(horizontal: axis(), vertical: axis())
  }

  /// The expected target of 90 × 60 after the bitmap was placed.
  private func expected(_ model: SliceModel, at corner: (Int, Int), clip: PixelRect, on: UInt32)
    -> [UInt32]
  {
    var pixels = [UInt32](repeating: on, count: 90 * 60)
    for y in max(clip.y, 0)..<min(clip.y + clip.height, 60) {
      for x in max(clip.x, 0)..<min(clip.x + clip.width, 90) {
        let (column, row) = (x - corner.0, y - corner.1)
        guard (0..<model.width).contains(column), (0..<model.height).contains(row) else { continue }
        pixels[y * 90 + x] = modelOver(model.pixels[row * model.width + column], on)
      }
    }
    return pixels
  }

  @Test(arguments: 0..<40)
  func `placed bitmaps equal a per-pixel model`(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    var frame = try Compositor(width: 90, height: 60, background: Color(rgba: 0x2040_6080))
    let background = frame.bitmap.pixels[0]
    for _ in 0..<12 {
      let (bitmap, caps) = (try picture(&dice), caps(&dice))
      let (width, height) = (Int(dice.next(1...80)), Int(dice.next(1...50)))
      let (x, y) = (Int(dice.next(-20...60)), Int(dice.next(-20...40)))
      let clip = PixelRect(
        x: Int(dice.next(-9...9)),
        y: Int(dice.next(-9...9)),
        width: Int(dice.next(60...120)),
        height: Int(dice.next(40...80))
      )
      let image = RasterImage(bitmap, caps: caps, width: width, height: height, scale: 1)
      frame.clear()
      frame.place(image, x: x, y: y, clip: clip)
      let model = SliceModel(bitmap, caps: caps, width: width, height: height)
      let corner = (x - bitmap.bounds.x, y - bitmap.bounds.y)
      let wanted = expected(model, at: corner, clip: clip, on: background)
      #expect(frame.bitmap.pixels == wanted, "\(bitmap.bounds), \(caps), \(width)×\(height)")
      guard !caps.isNone else { continue }
      #expect(try bitmap.stretched(caps: caps, width: width, height: height).pixels == model.pixels)
    }
  }

  private let plate = Sketch(caps: Caps(9)) { canvas in
    canvas.drawLayer(shadows: [Shadow(Color(rgba: 0x0000_0080), offset: Point(1, 2))]) { canvas in
      let path = Path.roundedRect(canvas.bounds, radius: 7)
      canvas.fill(path, with: Color(rgba: 0xAA30_30C0))
      canvas.stroke(path, with: .color(.white), width: 1, align: .inside)
    }
  }

  private func image(_ sketch: Sketch, _ size: Size, scale: Double) throws -> RasterImage {
    try RasterCache(byteLimit: 1 << 20)
      .image(of: sketch, size: size, environment: Environment(scale: scale))
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func `a placed raster equals the component placed in a parent`(scale: Double) throws {
    let rects = [
      Rect(x: 3.3, y: 4.7, width: 60, height: 30), Rect(x: -20, y: 50, width: 60, height: 31),
      Rect(x: 70, y: -10, width: 60, height: 90), Rect(x: 40, y: 60, width: 9, height: 12),
    ]
    let outset = Insets(top: 2, left: 3, bottom: 0, right: 1)
    let slide = Insets(top: 0, left: -12, bottom: -30.4, right: 0)
    let direct = try Sketch { canvas in
      canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x2040_60FF))
      for rect in rects { canvas.place(plate, in: rect) }
      canvas.place(plate, in: rects[0], outset: outset, imageInsets: slide)
    }.bitmap(100, 80, scale: scale)
    var frame = try Compositor(
      width: direct.bounds.width,
      height: direct.bounds.height,
      scale: scale,
      background: Color(rgba: 0x2040_60FF)
    )
    let image = try image(plate, Size(60, 30), scale: scale)
    for rect in rects { frame.place(image, in: rect) }
    frame.place(image, in: rects[0], outset: outset, imageInsets: slide)
    let bitmap = frame.bitmap
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        #expect(bitmap[x, y] == direct[direct.bounds.x + x, direct.bounds.y + y])
      }
    }
    #expect(frame.notes == [.capsScaledDown] && bitmap.notes == frame.notes)
  }

  @Test func `a shadow under a raster equals a drawn shadow`() throws {
    let shape = Sketch(caps: Caps(7)) { canvas in
      canvas.fill(.roundedRect(canvas.bounds, radius: 7), with: Color(rgba: 0xAA30_30FF))
    }
    let shadow = Shadow(Color(rgba: 0x1020_3090), offset: Point(2, 3))
    let rect = Rect(x: 5, y: 6, width: 50, height: 20)
    let direct = try Sketch { canvas in
      canvas.fill(.rect(canvas.bounds), with: .white)
      canvas.drawLayer(shadows: [shadow]) { $0.place(shape.direct, in: rect) }
    }.bitmap(64, 40)
    var frame = try Compositor(width: 64, height: 40, background: .white)
    frame.place(try image(shape, Size(50, 20), scale: 1), in: rect, shadow: shadow)
    #expect(frame.bitmap.pixels == direct.pixels)
  }

  @Test(arguments: [1.0, 2])
  func `soft, spread and inner shadows equal those of a layer`(scale: Double) throws {
    // Two fills, so that the layer's shadow is also made of pixels.
    let shape = Sketch(caps: Caps(7)) { canvas in
      canvas.fill(.roundedRect(canvas.bounds, radius: 7), with: Color(rgba: 0xAA30_30C0))
      canvas.fill(.rect(Rect(x: 3, y: 3, width: 2, height: 2)), with: Color(rgba: 0x30_30C0))
    }
    let rect = Rect(x: 15, y: 16, width: 50, height: 20)
    for (blur, spread, inner) in [
      (4.0, 0.0, false), (0, 2, false), (3, 3, false), (3, -2, false), (6, 0, true), (2, 2, true),
    ] {
      let shadow = Shadow(
        Color(rgba: 0x1020_3090),
        blur: blur,
        spread: spread,
        offset: Point(2, 3),
        inner: inner
      )
      let direct = try Sketch { canvas in
        canvas.fill(.rect(canvas.bounds), with: .white)
        canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
          canvas.drawLayer(shadows: [shadow]) { $0.place(shape.direct, in: rect) }
        }
      }.bitmap(84, 60, scale: scale)
      var frame = try Compositor(
        width: direct.width,
        height: direct.height,
        scale: scale,
        background: .white
      )
      frame.place(try image(shape, Size(50, 20), scale: scale), in: rect, shadow: shadow)
      #expect(frame.bitmap.pixels == direct.pixels, "blur \(blur), spread \(spread)")
    }
  }

  @Test func `nested frames offset and clip their content`() throws {
    let rows = (0..<6).map { row in
      Rect(x: 2, y: Double(row) * 12, width: 30, height: 10)
    }
    let direct = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(Rect(x: 10, y: 8, width: 36, height: 30))) { canvas in
        for row in rows {
          canvas.place(
            plate.direct,
            in: Rect(x: row.x + 10, y: row.y + 8 - 17, width: 30, height: 10)
          )
        }
      }
    }.bitmap(64, 48)
    let image = try image(Sketch { plate.draw(in: &$0) }, Size(30, 10), scale: 1)
    var frame = try Compositor(width: 64, height: 48)
    frame.withFrame(Rect(x: 4, y: 3, width: 99, height: 35)) { outer in
      outer.withFrame(Rect(x: 6, y: 5, width: 36, height: 99), scrolledBy: Point(0, 17)) { list in
        for row in rows { list.place(image, in: row) }
      }
    }
    #expect(frame.bitmap.pixels == direct.pixels)
    frame.fill(Rect(x: 0, y: 0, width: 64, height: 48), with: .black)
    #expect(frame.bitmap.isOpaque)
  }

  @Test func `a stored bitmap does not change with the next frame`() throws {
    var frame = try Compositor(width: 8, height: 8, background: .white)
    let first = frame.bitmap
    frame.fill(PixelRect(x: 0, y: 0, width: 8, height: 8), with: .black)
    #expect(first.pixels.allSatisfy { $0 == .max })
    #expect(frame.bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
    frame.clear()
    #expect(frame.bitmap == first)
  }

  @Test func `a nil image draws nothing`() throws {
    var frame = try Compositor(width: 8, height: 8)
    frame.place(nil, in: Rect(x: 0, y: 0, width: 8, height: 8))
    frame.place(nil, x: 0, y: 0)
    #expect(frame.bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a target that no bitmap can represent is rejected`() {
    #expect(throws: RasterError.invalidSize) { try Compositor(width: 0, height: 4) }
    #expect(throws: RasterError.invalidSize) { try Compositor(width: 4, height: 4, scale: .nan) }
    #expect(throws: RasterError.tooLarge(width: 16_385, height: 1, limit: 16_384)) {
      try Compositor(width: 16_385, height: 1)
    }
  }

  @Test(arguments: 0..<8)
  func `composing at extreme positions and sizes finishes`(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let numbers = [
      0, 1, -1, 0.5, 1e9, -1e9, 1e30, -1e30, 1e308, -1e308, .infinity, -.infinity, .nan, 1e-300,
    ]
    func number() -> Double {
      let index = Int(dice.next(0...Double(numbers.count + 5)))
      return index < numbers.count ? numbers[index] : dice.next(-40...40)
    }
    func integer() -> Int {
      [.min, .max, -1, 0, 1, 7, 1 << 40, -1 << 40][Int(dice.next(0...7.99))]
    }
    func insets() -> Insets {
      dice.next(0...1) < 0.5
        ? .zero : Insets(top: number(), left: number(), bottom: number(), right: number())
    }
    let image = try image(plate, Size(20, 20), scale: 1)
    var frame = try Compositor(width: 40, height: 30)
    for _ in 0..<300 {
      let rect = Rect(x: number(), y: number(), width: number(), height: number())
      let box = PixelRect(x: integer(), y: integer(), width: integer(), height: integer())
      let shadow = Shadow(
        .black,
        blur: number(),
        spread: number(),
        offset: Point(number(), number()),
        inner: integer() % 2 == 0
      )
      frame.place(image, in: rect, outset: insets(), imageInsets: insets(), shadow: shadow)
      frame.withFrame(rect, scrolledBy: Point(number(), number())) { inner in
        inner.place(image, in: box, clip: box, shadow: shadow)
        inner.withFrame(box, scrolledBy: (integer(), integer())) {
          $0.place(image, x: integer(), y: 3)
        }
        inner.fill(box, with: .white)
        inner.fill(rect, with: .white)
      }
    }
    #expect(frame.bitmap.width == 40)
  }

  @Test func `a box outside its raster counts as the whole raster`() throws {
    for box in [
      PixelRect(x: 50, y: 0, width: 9, height: 9), PixelRect(x: .max, y: .min, width: 1, height: 9),
      PixelRect(x: 0, y: 0, width: -4, height: 0),
    ] {
      var bitmap = try #require(
        Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: .max, count: 16))
      )
      bitmap.bounds = box
      let caps = Caps(1).pixels(scale: 1)
      var frame = try Compositor(width: 10, height: 10)
      frame.place(RasterImage(bitmap, caps: caps, width: 10, height: 10, scale: 1), x: 0, y: 0)
      #expect(frame.bitmap.isOpaque)
    }
  }
}
