// Nine-slices of images against a model that reads each pixel in the simplest way.
import Raster
import Testing

@Suite struct NineSliceTests {
  /// The two columns or rows of the image that a pixel is a mean of; the second's weight is in
  /// 256ths.
  private struct Read {
    var first, second, weight: Int
  }

  /// The reads of a run of the image that is stretched to a length.
  private func reads(_ run: Range<Int>, length: Int) -> [Read] {
    (0..<length).map { position in
      let place = ((2 * position + 1) * run.count * 128 + length / 2) / length - 128
      let start = min(max(place, 0), (run.count - 1) * 256)
      let first = run.lowerBound + start / 256
      return Read(first: first, second: min(first + 1, run.upperBound - 1), weight: start % 256)
    }
  }

  private func fitted(_ leading: Int, _ trailing: Int, _ length: Int) -> (Int, Int) {
    let sum = leading + trailing
    guard sum > length else { return (leading, trailing) }
    let first = (length * leading * 2 + sum) / (sum * 2)
    return (first, length - first)
  }

  /// The reads of an axis where a pixel of the image is `scale` device pixels.
  private func axis(_ length: Int, _ caps: PixelCaps.Axis?, scale: Double, target: Int) -> [Read] {
    guard let caps else { return reads(0..<length, length: target) }
    let cuts = fitted(caps.start, caps.end, length - 1)
    let (left, right) = (cuts.0, length - cuts.1)
    func scaled(_ value: Int) -> Int { Int((Double(value) * scale + 0.5).rounded(.down)) }
    let ends = fitted(scaled(cuts.0), scaled(cuts.1), target)
    let middle = target - ends.0 - ends.1
    let tile = max(scaled(right - left), 1)
    let tiles = reads(left..<right, length: caps.mode == .tile ? tile : middle)
    return reads(0..<left, length: ends.0) + (0..<middle).map { tiles[$0 % tiles.count] }
      + reads(right..<length, length: ends.1)
  }

  private func mean(_ first: UInt32, _ second: UInt32, _ weight: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (a, b) = (Int(first >> shift & 255), Int(second >> shift & 255))
      result |= UInt32((a * (256 - weight) + b * weight + 128) / 256) << shift
    }
    return result
  }

  private func image(_ dice: inout Dice) throws -> Image {
    let (width, height) = (Int(dice.next(1...24)), Int(dice.next(1...24)))
    // Some rows and columns are identical, as in real plates.
    let rgba = (0..<width * height).flatMap { index in
      let (x, y) = (min(index % width, 9), min(index / width, 7))
      return [UInt8(x * 25), UInt8(y * 31), UInt8((x * y * 37) & 255), UInt8(255 - x * 9 - y * 11)]
    }
    return try #require(Image(width: width, height: height, rgba: rgba))
  }

  private func axis(_ dice: inout Dice) -> Caps.Axis? {
    guard dice.next(0...1) > 0.15 else { return nil }
    return Caps.Axis(
      start: dice.next(0...9).rounded(),
      end: dice.next(0...9).rounded(),
      mode: dice.next(0...1) < 0.5 ? .stretch : .tile
    )
  }

  @Test(arguments: 0..<200)
  func `a stretched image equals its model`(seed: Int) throws {
    var dice = Dice(UInt64(seed) + 1000)
    let image = try image(&dice)
    let caps = Caps(horizontal: axis(&dice), vertical: axis(&dice))
    let imageScale = [1, 1.5, 2, 3][Int(dice.next(0...3.99))]
    let scale = [1, 1.25, 1.5, 2, 2.75][Int(dice.next(0...4.99))]
    let rect = Rect(
      x: dice.next(-5...20),
      y: dice.next(-5...20),
      width: dice.next(1...60),
      height: dice.next(1...60)
    )
    let outset = Insets(dice.next(0...1) < 0.3 ? dice.next(-2...4) : 0)
    let slide = Insets(dice.next(0...1) < 0.3 ? dice.next(-6...3) : 0)
    let sketch = Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) {
        $0.drawNineSlice(
          image,
          in: rect,
          caps: caps,
          scale: imageScale,
          outset: outset,
          imageInsets: slide
        )
      }
    }
    let environment = Environment(scale: scale)
    let list = try #require(sketch.displayList(size: Size(64, 64), environment: environment))
    var reader = DisplayList.Reader(list)
    var found: RecordedStretch?
    while let operation = reader.next() {
      if case .mark(.stretch(let stretch)) = operation { found = stretch }
    }
    guard let stretch = found else { return }
    let (place, ratio) = (stretch.destination, scale / stretch.imageScale)
    guard place.width > 0, place.height > 0 else { return }
    let bitmap = image.bitmap
    let columns = axis(bitmap.width, stretch.caps.horizontal, scale: ratio, target: place.width)
    let rows = axis(bitmap.height, stretch.caps.vertical, scale: ratio, target: place.height)
    let drawn = try list.bitmap()
    let seen = stretch.container
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let isSeen =
          (seen.x..<seen.x + seen.width).contains(x) && (seen.y..<seen.y + seen.height).contains(y)
        let (column, row) = (x - place.x, y - place.y)
        guard isSeen, columns.indices.contains(column), rows.indices.contains(row) else {
          #expect(drawn[x, y] == 0)
          continue
        }
        let (across, down) = (columns[column], rows[row])
        let upper = mean(
          bitmap[across.first, down.first],
          bitmap[across.second, down.first],
          across.weight
        )
        let lower = mean(
          bitmap[across.first, down.second],
          bitmap[across.second, down.second],
          across.weight
        )
        #expect(drawn[x, y] == mean(upper, lower, down.weight))
      }
    }
  }
}
