// Encodes images as sixels: bands of six rows, drawn colour by colour.

import Raster

/// An opaque image as sixels, with at most 256 colours.
struct SixelPicture {
  private let width, height: Int
  /// The index of each pixel's colour.
  private let indices: [UInt8]
  /// The colours, red in the lowest byte.
  private let colors: [UInt32]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    var places: [UInt32: UInt8] = [:]
    var (colors, indices) = ([UInt32](), [UInt8]())
    let pixels = bitmap.pixels.map { $0 & 0xFF_FFFF }
    let isFew = Self.countsFew(pixels)
    for pixel in pixels {
      let color = isFew ? pixel : Self.nearest(pixel)
      if let place = places[color] {
        indices.append(place)
      } else {
        let place = UInt8(truncatingIfNeeded: colors.count)
        places[color] = place
        colors.append(color)
        indices.append(place)
      }
    }
    (self.colors, self.indices) = (colors, indices)
  }

  private static func countsFew(_ pixels: [UInt32]) -> Bool {
    var found: Set<UInt32> = []
    for pixel in pixels where found.insert(pixel).inserted && found.count > 256 { return false }
    return true
  }

  /// The nearest colour of a palette with 6 levels of red, 7 of green and 6 of blue.
  private static func nearest(_ pixel: UInt32) -> UInt32 {
    func level(_ channel: UInt32, of count: UInt32) -> UInt32 {
      let place = (channel * (count - 1) + 127) / 255
      return place * 255 / (count - 1)
    }
    return level(pixel & 255, of: 6) | level(pixel >> 8 & 255, of: 7) << 8
      | level(pixel >> 16 & 255, of: 6) << 16
  }

  var bytes: [UInt8] {
    // Pixels are square, and undrawn ones keep their colour.
    var result = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
    for (place, color) in colors.enumerated() {
      let channels: [UInt32] = [color & 255, color >> 8 & 255, color >> 16 & 255]
      let percents: [UInt32] = channels.map { channel in (channel * 100 + 127) / 255 }
      result += "#\(place);2;\(percents[0]);\(percents[1]);\(percents[2])".utf8
    }
    for top in stride(from: 0, to: height, by: 6) { addBand(top, to: &result) }
    return result + "\u{1B}\\\n".utf8
  }

  /// Adds six rows: for each of their colours, a bit mask of the six pixels in each column.
  private func addBand(_ top: Int, to result: inout [UInt8]) {
    var columns: [UInt8: [UInt8]] = [:]
    for row in 0..<min(6, height - top) {
      for x in 0..<width {
        let color = indices[(top + row) * width + x]
        columns[color, default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(row)
      }
    }
    for (number, color) in columns.keys.sorted().enumerated() {
      // Return to the start of the band.
      if number > 0 { result.append(UInt8(ascii: "$")) }
      result += "#\(color)".utf8
      Self.addRuns(columns[color] ?? [], to: &result)
    }
    result.append(UInt8(ascii: "-"))
  }

  /// Adds columns, with run lengths for more than three equal ones.
  private static func addRuns(_ columns: [UInt8], to result: inout [UInt8]) {
    var start = 0
    while start < columns.count {
      let bits = columns[start]
      var end = start + 1
      while end < columns.count, columns[end] == bits { end += 1 }
      let sign = bits + 63
      if end == columns.count, bits == 0 { return }
      if end - start > 3 {
        result += "!\(end - start)".utf8
        result.append(sign)
      } else {
        for _ in start..<end { result.append(sign) }
      }
      start = end
    }
  }
}
