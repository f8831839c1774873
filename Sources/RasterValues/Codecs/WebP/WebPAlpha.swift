// Decodes the alpha channel of lossy WebP images.
//
// Source: RFC 9649, section 2.7.1.2.

/// Decodes the alpha channel of lossy WebP images.
enum WebPAlpha {
  /// The prediction that was subtracted from the values.
  private enum Filter: UInt8 {
    case none, horizontal, vertical, gradient
  }

  /// Decodes the content of an ALPH chunk, and sets the alpha of an image.
  ///
  /// A hint about quantisation in the header is ignored, since it does not change the values.
  static func decode(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    into image: inout DecodedImage
  ) throws(WebPError) {
    guard let head = bytes[range].first, let filter = Filter(rawValue: head >> 2 & 3) else {
      throw .badChunk("ALPH")
    }
    let (width, height) = (image.width, image.height)
    let data = range.dropFirst()
    var values: [UInt8]
    switch head & 3 {
    case 0:
      guard data.count >= width * height else { throw .truncated }
      values = Array(bytes[data.prefix(width * height)])
    case 1:
      values = try VP8LDecoder.decodeGreen(bytes, data, width: width, height: height)
    default: throw .badChunk("ALPH")
    }
    values.withUnsafeMutableBufferPointer { undo(filter, $0, width: width, height: height) }
    var all: UInt8 = 255
    for value in values { all &= value }
    image.isOpaque = all == 255
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      values.withUnsafeBufferPointer { values in
        for index in 0..<min(pixels.count, values.count) {
          pixels[index] = pixels[index] & 0xFF_FFFF | UInt32(values[index]) &<< 24
        }
      }
    }
  }

  /// Adds the prediction to each value.
  ///
  /// In all filters, the first row is predicted from the left, and the first column from above.
  private static func undo(
    _ filter: Filter,
    _ values: UnsafeMutableBufferPointer<UInt8>,
    width: Int,
    height: Int
  ) {
    guard filter != .none else { return }
    for x in 1..<max(width, 1) { values[x] = values[x] &+ values[x &- 1] }
    for y in 1..<max(height, 1) {
      let row = UnsafeMutableBufferPointer(rebasing: values[y &* width..<(y &+ 1) &* width])
      let above = UnsafeBufferPointer(rebasing: values[(y &- 1) &* width..<y &* width])
      row[0] = row[0] &+ above[0]
      switch filter {
      case .none: break
      case .horizontal:
        for x in 1..<max(width, 1) { row[x] = row[x] &+ row[x &- 1] }
      case .vertical:
        for x in 1..<max(width, 1) { row[x] = row[x] &+ above[x] }
      case .gradient:
        for x in 1..<max(width, 1) {
          let sum = Int(row[x &- 1]) &+ Int(above[x]) &- Int(above[x &- 1])
          row[x] = row[x] &+ UInt8(truncatingIfNeeded: min(max(sum, 0), 255))
        }
      }
    }
  }
}
