// Every pixel of a drawn image against the formula of its sampling, computed in Double.
import Raster
import Testing

@Suite struct SamplingTests {
  /// Random premultiplied pixels, some clear, some opaque.
  private func image(_ width: Int, _ height: Int, _ dice: inout Dice) throws -> Image {
    let rgba = (0..<width * height).flatMap { _ in
      let alpha = min(max(dice.next(-100...355), 0), 255)
      return [dice.next(0...255), dice.next(0...255), dice.next(0...255), alpha].map { UInt8($0) }
    }
    return try #require(Image(width: width, height: height, rgba: rgba))
  }

  /// A channel of an image at a position, where pixels beyond the edge repeat the edge.
  private func channel(_ image: Image, _ window: PixelRect, _ x: Int, _ y: Int, _ shift: UInt32)
    -> Double
  {
    let column = min(max(x, window.x), window.x + window.width - 1)
    let row = min(max(y, window.y), window.y + window.height - 1)
    return Double(image.bitmap[column, row] >> shift & 255)
  }

  /// The mean of four pixels around a position.
  private func bilinear(
    _ image: Image,
    _ window: PixelRect,
    _ x: Double,
    _ y: Double,
    _ shift: UInt32
  ) -> Double {
    let (u, v) = (x - 0.5, y - 0.5)
    let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (s, t) = (u - Double(column), v - Double(row))
    func at(_ dx: Int, _ dy: Int) -> Double { channel(image, window, column + dx, row + dy, shift) }
    return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t
  }

  /// The mean over a box around a position.
  private func box(
    _ image: Image,
    _ window: PixelRect,
    _ x: Double,
    _ y: Double,
    _ size: Size,
    _ shift: UInt32
  ) -> Double {
    func parts(_ center: Double, _ width: Double) -> [(index: Int, part: Double)] {
      let (from, to) = (center - width / 2, center + width / 2)
      return (Int(from.rounded(.down))...Int(to.rounded(.down))).map { index in
        (index, max(min(to, Double(index + 1)) - max(from, Double(index)), 0) / width)
      }
    }
    let (columns, rows) = (parts(x, max(size.width, 1)), parts(y, max(size.height, 1)))
    return rows.reduce(0) { sum, row in
      sum
        + columns.reduce(0) { sum, column in
          sum + channel(image, window, column.index, row.index, shift) * column.part * row.part
        }
    }
  }

  /// The largest difference from a formula, which receives a pixel's centre in the image.
  private func error(_ bitmap: Bitmap, inside: Rect, _ formula: (Double, Double, UInt32) -> Double)
    -> Double
  {
    var largest = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        guard Double(x) >= inside.x, Double(x + 1) <= inside.x + inside.width,
          Double(y) >= inside.y, Double(y + 1) <= inside.y + inside.height
        else { continue }
        let pixel = bitmap[x, y]
        for shift in [0, 8, 16, 24] as [UInt32] {
          let exact = formula(Double(x) + 0.5, Double(y) + 0.5, shift)
          largest = max(largest, abs(Double(pixel >> shift & 255) - exact))
        }
        #expect(max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24)
      }
    }
    return largest
  }

  @Test(arguments: 0..<40)
  func `a scaled image follows its formula`(seed: Int) throws {
    var dice = Dice(UInt64(seed) + 100)
    let image = try image(Int(dice.next(1...40)), Int(dice.next(1...40)), &dice)
    let window = PixelRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
    let rect = Rect(
      x: dice.next(-8...8),
      y: dice.next(-8...8),
      width: dice.next(1...90),
      height: dice.next(1...90)
    )
    let scale = Size(Double(window.width) / rect.width, Double(window.height) / rect.height)
    func drawn(_ sampling: Sampling) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(clip: .rect(canvas.bounds)) {
          $0.drawImage(image, in: rect, sampling: sampling)
        }
      }.bitmap(60, 60)
    }
    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      ((x - rect.x) * scale.width, (y - rect.y) * scale.height)
    }
    let bilinearError = try error(drawn(.bilinear), inside: rect) { x, y, shift in
      let (u, v) = place(x, y)
      return bilinear(image, window, u, v, shift)
    }
    #expect(bilinearError <= 0.56)
    let highError = try error(drawn(.high), inside: rect) { x, y, shift in
      let (u, v) = place(x, y)
      return box(image, window, u, v, scale, shift)
    }
    #expect(highError <= 0.56)
    let nearestError = try error(drawn(.nearest), inside: rect) { x, y, shift in
      let (u, v) = place(x, y)
      return channel(image, window, Int(u.rounded(.down)), Int(v.rounded(.down)), shift)
    }
    #expect(nearestError == 0)
  }

  @Test(arguments: 0..<20)
  func `a part of an image follows its formula`(seed: Int) throws {
    var dice = Dice(UInt64(seed) + 300)
    let image = try image(30, 30, &dice)
    let source = Rect(
      x: dice.next(0...10),
      y: dice.next(0...10),
      width: dice.next(1...19),
      height: dice.next(1...19)
    )
    let rect = Rect(x: 3, y: 2, width: dice.next(10...50), height: dice.next(10...50))
    let right = Int((source.x + source.width).rounded(.up))
    let bottom = Int((source.y + source.height).rounded(.up))
    let (left, top) = (Int(source.x), Int(source.y))
    let window = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    let bitmap = try Sketch { $0.drawImage(image, in: rect, source: source) }.bitmap(60, 60)
    let largest = error(bitmap, inside: rect) { x, y, shift in
      let u = source.x + (x - rect.x) * source.width / rect.width
      let v = source.y + (y - rect.y) * source.height / rect.height
      return bilinear(image, window, u, v, shift)
    }
    #expect(largest <= 0.56)
  }

  @Test(arguments: 0..<20)
  func `a rotated, skewed or mirrored image follows its formula`(seed: Int) throws {
    var dice = Dice(UInt64(seed) + 500)
    let image = try image(20, 20, &dice)
    let window = PixelRect(x: 0, y: 0, width: 20, height: 20)
    let transform = Transform(
      a: dice.next(-3...3),
      b: dice.next(-3...3),
      c: dice.next(-3...3),
      d: dice.next(-3...3),
      tx: dice.next(0...60),
      ty: dice.next(0...60)
    )
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard abs(determinant) > 0.3 else { return }
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds), transform: .identity) { canvas in
        canvas.drawLayer(transform: transform) { $0.drawImage(image, at: .zero) }
      }
    }.bitmap(60, 60)
    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      let (dx, dy) = (x - transform.tx, y - transform.ty)
      return (
        (transform.d * dx - transform.c * dy) / determinant,
        (transform.a * dy - transform.b * dx) / determinant
      )
    }
    var largest = 0.0
    for y in 0..<60 {
      for x in 0..<60 {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
          place(Double(x) + $0.0, Double(y) + $0.1)
        }
        guard corners.allSatisfy({ $0.0 > 0 && $0.0 < 20 && $0.1 > 0 && $0.1 < 20 }) else {
          continue
        }
        let (u, v) = place(Double(x) + 0.5, Double(y) + 0.5)
        for shift in [0, 8, 16, 24] as [UInt32] {
          let exact = bilinear(image, window, u, v, shift)
          largest = max(largest, abs(Double(bitmap[x, y] >> shift & 255) - exact))
        }
      }
    }
    #expect(largest <= 0.56)
  }

  @Test func `high quality of a reduced rotated image includes every pixel`() throws {
    // Single bright columns among dark ones: bilinear sampling hits some and misses others.
    var rgba: [UInt8] = []
    for _ in 0..<240 {
      for x in 0..<240 { rgba += x % 8 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    }
    let image = try #require(Image(width: 240, height: 240, rgba: rgba))
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(transform: .rotation(Angle(degrees: 30), about: Point(20, 20))) {
        $0.drawImage(image, in: Rect(x: 5, y: 5, width: 30, height: 30), sampling: .high)
      }
    }.bitmap(40, 40)
    for y in 14..<26 {
      for x in 14..<26 { #expect(abs(Int(bitmap[x, y] & 255) - 32) <= 1) }
    }
  }

  @Test func `high quality preserves the mean over a wide range of scales`() throws {
    var dice = Dice(9)
    let image = try image(700, 3, &dice)
    let bitmap = try Sketch { $0.drawImage(image, in: $0.bounds, sampling: .high) }.bitmap(1, 1)
    for shift in [0, 8, 16, 24] as [UInt32] {
      let sum = image.bitmap.pixels.reduce(0) { $0 + Double($1 >> shift & 255) }
      #expect(abs(sum / 2100 - Double(bitmap[0, 0] >> shift & 255)) <= 0.51)
    }
  }

  @Test func `tall images are summed in parts without overflow`() throws {
    let pixels = [UInt8](repeating: 255, count: 3 * 2000 * 4)
    let image = try #require(Image(width: 3, height: 2000, rgba: pixels))
    let bitmap = try Sketch { $0.drawImage(image, in: $0.bounds, sampling: .high) }.bitmap(2, 2)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `colours of clear pixels do not bleed`() throws {
    let image = try #require(
      Image(width: 2, height: 1, rgba: [255, 0, 0, 0, 0, 0, 255, 255])
    )
    for sampling in Sampling.allCases {
      let bitmap = try Sketch { $0.drawImage(image, in: $0.bounds, sampling: sampling) }.bitmap(
        16,
        4
      )
      #expect(bitmap.pixels.allSatisfy { $0 & 255 == 0 })
    }
  }

  @Test(arguments: Sampling.allCases)
  func `images at extreme positions and sizes finish`(sampling: Sampling) throws {
    var dice = Dice(3)
    let image = try image(9, 7, &dice)
    let numbers = [0, 1e-308, 1e-9, 0.3, 20, 1e9, 1e154, 1e308, .infinity, .nan]
    for width in numbers {
      for x in numbers {
        let rect = Rect(x: -x, y: 3, width: width, height: 20)
        let part = Rect(x: x, y: 0, width: width, height: 5)
        let transform = Transform(a: x, b: 1, c: width, d: 2, tx: 3, ty: 4)
        let bitmap = try Sketch { canvas in
          canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
            canvas.drawImage(image, in: rect, sampling: sampling)
            canvas.drawImage(image, in: canvas.bounds, source: part, sampling: sampling)
            canvas.drawImage(image, in: rect, fit: .none, align: .unit(x, -x), sampling: sampling)
            canvas.drawLayer(transform: transform) { canvas in
              canvas.drawImage(image, in: rect, sampling: sampling, tint: .black)
            }
            canvas.drawNineSlice(image, in: rect, caps: Caps(width), scale: x)
          }
        }.bitmap(24, 24)
        #expect(bitmap.pixels.count == 576)
      }
    }
  }
}
