// Filters of PNG files do not change pixels, for every colour type and depth and widths to 17.
import Raster
import Testing

@Suite struct PNGFilterTests {
  /// Colour types with their samples per pixel, and their depths.
  private static let kinds: [(color: UInt8, samples: Int, depths: [Int])] = [
    (0, 1, [1, 2, 4, 8, 16]), (2, 3, [8, 16]), (3, 1, [1, 2, 4, 8]), (4, 2, [8, 16]),
    (6, 4, [8, 16]),
  ]

  @Test(arguments: 1...17)
  func `a filter changes no pixel`(width: Int) throws {
    let height = 6
    var count = 0
    for kind in Self.kinds {
      for depth in kind.depths {
        let length = (width * kind.samples * depth + 7) / 8
        // Gradients, so that filters differ, with some noise.
        let rows = (0..<height).map { y in
          (0..<length).map { x in UInt8(truncatingIfNeeded: x * 7 + y * 13 + (x * y) % 5 * 40) }
        }
        let step = max(1, kind.samples * depth / 8)
        let plain = file(rows, [Int](repeating: 0, count: height), width, kind.color, depth, step)
        let expected = try PNGDecoder.decode(plain)
        #expect(expected.width == width && expected.height == height)
        // Each filter in all rows, and all filters in rotation.
        let choices = (0...4).map { [Int](repeating: $0, count: height) } + [[4, 3, 2, 1, 0, 3]]
        for filters in choices {
          let filtered = file(rows, filters, width, kind.color, depth, step)
          #expect(
            try PNGDecoder.decode(filtered) == expected,
            "\(kind.color), \(depth), \(filters)"
          )
          count += 1
        }
        for level in PNGLevel.allCases {
          #expect(try PNGDecoder.decode(expected.png(level: level)) == expected)
        }
      }
    }
    #expect(count == 90)
  }

  /// A file whose rows have individual filters; `step` is the bytes per pixel.
  private func file(
    _ rows: [[UInt8]],
    _ filters: [Int],
    _ width: Int,
    _ color: UInt8,
    _ depth: Int,
    _ step: Int
  ) -> [UInt8] {
    var data: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rows[0].count)
    for (row, filter) in zip(rows, filters) {
      data.append(UInt8(filter))
      for index in row.indices {
        let left = index >= step ? Int(row[index - step]) : 0
        let corner = index >= step ? Int(above[index - step]) : 0
        let guess = prediction(filter, left: left, above: Int(above[index]), corner: corner)
        data.append(row[index] &- UInt8(truncatingIfNeeded: guess))
      }
      above = row
    }
    var palette: [UInt8] = []
    for index in 0..<(color == 3 ? 1 << depth : 0) {
      palette += [UInt8(index), UInt8(255 - index), UInt8(index / 2)]
    }
    var file = PNGFile.signature
    file += PNGFile.header(width: width, height: rows.count, depth: UInt8(depth), color: color)
    if color == 3 { file += PNGFile.chunk("PLTE", palette) }
    return file + PNGFile.chunk("IDAT", Deflate.zlib(data)) + PNGFile.chunk("IEND", [])
  }

  /// PNG's five filters: none, left, above, their mean, and Paeth.
  private func prediction(_ filter: Int, left: Int, above: Int, corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return (left + above) / 2
    case 4:
      let guess = left + above - corner
      let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
      return a <= b && a <= c ? left : b <= c ? above : corner
    default: return 0
    }
  }
}
