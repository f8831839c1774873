// Provides a bitmap's rows as samples of a PNG file, in a given layout, before filtering.
//
// Unsafe pointers: pixels and indices are read row by row within the image. A row is written to a
// buffer of `rowLength` bytes plus `PNGRowSource.slack`.

import RasterValues

/// Rows of samples, created on demand, so that not all samples are in memory beside the bitmap.
struct PNGRowSource {
  let layout: PNGLayout
  let pixels: UnsafePointer<UInt32>
  let numbers: UnsafePointer<UInt8>
  let progress: PNGProgress

  /// Creates a source for an image; nil if it has no pixels.
  ///
  /// Indices are not read if the layout has none.
  init?(
    layout: PNGLayout,
    pixels: UnsafeBufferPointer<UInt32>,
    numbers: UnsafeBufferPointer<UInt8>,
    progress: PNGProgress
  ) {
    guard let pixels = pixels.baseAddress else { return nil }
    self.layout = layout
    self.progress = progress
    self.pixels = pixels
    self.numbers =
      numbers.baseAddress ?? UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
  }

  /// The number of bytes that may be written after a row.
  static let slack = 4

  /// Writes row `y`, of `layout.rowLength` bytes.
  func write(row y: Int, to target: UnsafeMutablePointer<UInt8>) {
    let width = layout.width
    switch layout.color {
    case .grey, .palette: writeNumbers(numbers + y &* width, to: target)
    case .rgb: Self.writeOpaque(pixels + y &* width, count: width, to: target)
    case .rgba, .greyAlpha: writeStraight(row: y, pixels: nil, bytes: target)
    }
  }

  private func writeNumbers(_ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
    let (width, depth) = (layout.width, layout.depth)
    guard depth < 8 else { return target.update(from: row, count: width) }
    let perByte = 8 / depth
    for index in 0..<layout.rowLength {
      var byte: UInt8 = 0
      for place in 0..<perByte {
        let x = index &* perByte &+ place
        byte = byte &<< UInt8(truncatingIfNeeded: depth) | (x < width ? row[x] : 0)
      }
      target[index] = byte
    }
  }

  private static func writeOpaque(
    _ row: UnsafePointer<UInt32>,
    count: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let bytes = UnsafeMutableRawPointer(target)
    for x in 0..<count {
      // The fourth byte belongs to the next pixel, which then overwrites it.
      bytes.storeBytes(of: row[x].littleEndian, toByteOffset: x &* 3, as: UInt32.self)
    }
  }

  /// Writes row `y` as straight pixels, and as bytes of grey and alpha or of all four channels.
  func writeStraight(
    row y: Int,
    pixels: UnsafeMutablePointer<UInt32>?,
    bytes: UnsafeMutablePointer<UInt8>
  ) {
    let row = self.pixels + y &* layout.width
    let isGrey = layout.color == .greyAlpha
    let raw = UnsafeMutableRawPointer(bytes)
    // Adjacent pixels are usually equal, and a comparison is faster than a division.
    var (last, straight): (UInt32, UInt32) = (0, 0)
    for x in 0..<layout.width {
      if row[x] != last {
        last = row[x]
        straight = AlphaConversion.unpremultiplied(last)
      }
      if let pixels { pixels[x] = straight }
      if isGrey {
        bytes[x &* 2] = UInt8(truncatingIfNeeded: straight)
        bytes[x &* 2 &+ 1] = UInt8(truncatingIfNeeded: straight &>> 24)
      } else {
        raw.storeBytes(of: straight.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
      }
    }
  }
}
