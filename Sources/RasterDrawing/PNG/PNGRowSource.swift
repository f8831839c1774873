// A bitmap's rows as a PNG file's samples, before filters, in the way that a layout says.
//
// Unsafe pointers: pixels and numbers are read row by row within the picture; a row is written into
// memory of `rowLength` bytes and the slack that `PNGRowSource.slack` names.

import RasterValues

/// Rows of samples, made as they are needed: samples never stand in memory beside the bitmap.
struct PNGRowSource {
  let layout: PNGLayout
  let pixels: UnsafePointer<UInt32>
  let numbers: UnsafePointer<UInt8>
  let progress: PNGProgress

  /// A picture with at least one pixel.
  ///
  /// Where the layout has no numbers, none are read.
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

  /// The number of bytes that may be written behind a row.
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
      // The fourth byte is the next pixel's first, which then overwrites it.
      bytes.storeBytes(of: row[x].littleEndian, toByteOffset: x &* 3, as: UInt32.self)
    }
  }

  /// Writes row `y` as straight pixels, and as the bytes of grey and alpha, or of all four channels.
  func writeStraight(
    row y: Int,
    pixels: UnsafeMutablePointer<UInt32>?,
    bytes: UnsafeMutablePointer<UInt8>
  ) {
    let row = self.pixels + y &* layout.width
    let isGrey = layout.color == .greyAlpha
    let raw = UnsafeMutableRawPointer(bytes)
    // Equal pixels follow each other more often than not, and dividing takes longer than comparing.
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
