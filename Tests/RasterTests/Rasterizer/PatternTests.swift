// Images as paints, against the formula of each pixel.
import Raster
import Testing

@Suite struct PatternTests {
  private func image(_ width: Int, _ height: Int) throws -> Image {
    var dice = Dice(21)
    let pixels = (0..<width * height).map { _ in
      let alpha = dice.next(0...255)
      func channel() -> UInt32 { UInt32(dice.next(0...alpha)) }
      return channel() | channel() << 8 | channel() << 16 | UInt32(alpha) << 24
    }
    return Image(try #require(Bitmap(width: width, height: height, pixels: pixels)))
  }

  private func filled(_ paint: Paint, _ width: Double, _ height: Double) throws -> Bitmap {
    let bitmap = try Sketch { $0.fill(.rect($0.bounds), with: paint) }.bitmap(width, height)
    let strips = Sketch { canvas in
      for x in stride(from: 0, to: width, by: 7) {
        let strip = Rect(x: x, y: 0, width: min(7, width - x), height: height)
        canvas.drawLayer(clip: .rect(strip)) { $0.fill(.rect($0.bounds), with: paint) }
      }
    }
    #expect(try strips.bitmap(width, height) == bitmap)
    return bitmap
  }

  /// The image column at a column of the infinite plane, if any.
  private func index(_ whole: Int, _ count: Int, _ tiling: Tiling) -> Int? {
    let (once, twice) = (Functions.mod(whole, count), Functions.mod(whole, 2 * count))
    switch tiling {
    case .none: return (0..<count).contains(whole) ? whole : nil
    case .pad: return min(max(whole, 0), count - 1)
    case .repeat: return once
    case .reflect: return twice < count ? twice : 2 * count - 1 - twice
    }
  }

  private func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255),
      Double(pixel >> 8 & 255),
      Double(pixel >> 16 & 255),
      Double(pixel >> 24)
    )
  }

  /// The exact colour at a point of the image.
  private func color(_ image: Image, _ point: Point, _ pattern: ImagePattern) -> SIMD4<Double> {
    let bitmap = image.bitmap
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Double> {
      guard let column = index(Int(x), bitmap.width, pattern.horizontal),
        let row = index(Int(y), bitmap.height, pattern.vertical)
      else { return .zero }
      return channels(bitmap[column, row])
    }
    guard pattern.sampling != .nearest else {
      return pixel(point.x.rounded(.down), point.y.rounded(.down))
    }
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let upper = pixel(left, top) + (pixel(left + 1, top) - pixel(left, top)) * (x - left)
    let below = pixel(left, top + 1)
    let lower = below + (pixel(left + 1, top + 1) - below) * (x - left)
    return upper + (lower - upper) * (y - top)
  }

  private func largestError(_ bitmap: Bitmap, _ pattern: ImagePattern) throws -> Double {
    let inverse = try #require(pattern.transform.inverse)
    var largest = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let point = Point(Double(x) + 0.5, Double(y) + 0.5).transformed(by: inverse)
        let place = Point(point.x * pattern.scale, point.y * pattern.scale)
        let difference = channels(bitmap[x, y]) - color(pattern.image, place, pattern)
        largest = max(largest, difference.max(), -difference.min())
      }
    }
    return largest
  }

  @Test func `patterns follow the formula under any transform`() throws {
    var dice = Dice(22)
    for (place, horizontal) in Tiling.allCases.enumerated() {
      let vertical = Tiling.allCases[(place + 1) % Tiling.allCases.count]
      for sampling in [Sampling.nearest, .bilinear] {
        for turn in 0..<6 {
          let image = try image(Int(dice.next(1...20)), Int(dice.next(1...20)))
          var transform = Transform(
            a: dice.next(-3...3),
            b: dice.next(-2...2),
            c: dice.next(-2...2),
            d: dice.next(2...4),
            tx: dice.next(-90...90),
            ty: dice.next(-90...90)
          )
          if turn < 2 { (transform.b, transform.c) = (0, 0) }
          let pattern = ImagePattern(
            image,
            scale: dice.next(0.5...2),
            transform: transform,
            horizontal: turn < 4 ? horizontal : vertical,
            vertical: horizontal,
            sampling: sampling
          )
          let bitmap = try filled(.pattern(pattern), 60, 40)
          #expect(try largestError(bitmap, pattern) <= (sampling == .nearest ? 0 : 0.65))
        }
      }
    }
  }

  @Test func `a pattern that moves by whole pixels keeps its pixels`() throws {
    let image = try image(7, 5)
    for tiling in [Tiling.pad, .repeat, .reflect] {
      for (x, y) in [(0.0, 0.0), (3, 2), (-16, 31), (100, -100)] {
        let pattern = ImagePattern(
          image,
          transform: .translation(x: x, y: y),
          horizontal: tiling,
          vertical: tiling,
          sampling: .bilinear
        )
        let bitmap = try filled(.pattern(pattern), 40, 20)
        #expect(try largestError(bitmap, pattern) == 0)
      }
    }
  }

  @Test func `a pattern reduced with high sampling is the mean of the covered pixels`() throws {
    let image = try image(70, 60)
    for (columns, rows) in [(10, 12), (9, 7), (70, 8), (1, 1)] {
      let scale = Transform.scaling(x: Double(columns) / 70, y: Double(rows) / 60)
      let paint = Paint.pattern(image, transform: scale, sampling: .high)
      let bitmap = try filled(paint, Double(2 * columns), Double(2 * rows))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let mean = mean(image.bitmap, x % columns, of: columns, y % rows, of: rows)
          let difference = channels(bitmap[x, y]) - mean
          #expect(max(difference.max(), -difference.min()) <= 0.75)
        }
      }
    }
  }

  /// The mean of an image over one of the equal parts that it is divided into.
  private func mean(
    _ bitmap: Bitmap,
    _ x: Int,
    of columns: Int,
    _ y: Int,
    of rows: Int
  ) -> SIMD4<Double> {
    func covered(_ index: Int, _ part: Int, _ length: Double) -> Double {
      let (start, end) = (Double(part) * length, Double(part + 1) * length)
      return max(min(end, Double(index + 1)) - max(start, Double(index)), 0)
    }
    let (width, height) = (
      Double(bitmap.width) / Double(columns), Double(bitmap.height) / Double(rows)
    )
    var sum = SIMD4<Double>.zero
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let area = covered(column, x, width) * covered(row, y, height)
        sum += channels(bitmap[column, row]) * area
      }
    }
    return sum / (width * height)
  }

  @Test func `patterns scale with the device`() throws {
    let image = try image(4, 4)
    let sketch = Sketch { $0.fill(.rect($0.bounds), with: .pattern(image, scale: 2)) }
    let bitmap = try sketch.bitmap(10, 10, scale: 2)
    for y in 0..<20 { for x in 0..<20 { #expect(bitmap[x, y] == image.bitmap[x % 4, y % 4]) } }
  }

  @Test func `patterns are total`() throws {
    let image = try image(3, 2)
    let empty = Image(try #require(Bitmap(width: 0, height: 4)))
    #expect(try filled(.pattern(empty), 4, 4).pixels.allSatisfy { $0 == 0 })
    let numbers = [0, 1, -1, 1e-308, 1e9, 1e100, 1e308, -1e308]
    var dice = Dice(23)
    func number() -> Double { numbers[Int(dice.next(0...7.99))] }
    for _ in 0..<300 {
      let transform = Transform(
        a: number(),
        b: number(),
        c: number(),
        d: number(),
        tx: number(),
        ty: number()
      )
      for tiling in [Tiling.pad, .repeat, .reflect] {
        for sampling in Sampling.allCases {
          let paint = Paint.pattern(
            image,
            transform: transform,
            horizontal: tiling,
            vertical: tiling,
            sampling: sampling
          )
          _ = try filled(paint, 9, 3)
        }
      }
    }
  }
}
