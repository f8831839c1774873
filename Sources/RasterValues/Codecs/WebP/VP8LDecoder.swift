// Decodes lossless WebP images: the transforms, the coded image, and the inverse transforms.
//
// Source: RFC 9649, section 3.

/// Decodes lossless images.
///
/// Memory for pixels grows with the data that is decoded, up to the size of the image. One with
/// more than 2²³ pixels must not have more than 2¹⁷ of them for each byte of its data. libwebp's
/// images of a single colour have a fifth of that.
enum VP8LDecoder {
  /// Decodes an image with a header.
  static func decode(
    _ bytes: [UInt8],
    _ header: VP8LHeader
  ) throws(WebPError) -> DecodedImage {
    var values = try decode(bytes, header.data, width: header.width, height: header.height)
    var all: UInt32 = 0xFF00_0000
    values.withUnsafeMutableBufferPointer { values in
      for index in 0..<values.count {
        let value = values[index]
        all &= value
        let (red, blue) = (value &>> 16 & 0xFF, value &<< 16 & 0xFF0000)
        values[index] = value & 0xFF00_FF00 | red | blue
      }
    }
    return DecodedImage(
      width: header.width,
      height: header.height,
      pixels: values,
      isOpaque: all == 0xFF00_0000
    )
  }

  /// Decodes an image without a header, and returns the green values.
  static func decodeGreen(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    width: Int,
    height: Int
  ) throws(WebPError) -> [UInt8] {
    let values = try decode(bytes, range, width: width, height: height)
    return [UInt8](unsafeUninitializedCapacity: values.count) { greens, count in
      values.withUnsafeBufferPointer { values in
        for index in 0..<values.count {
          greens[index] = UInt8(truncatingIfNeeded: values[index] &>> 8)
        }
      }
      count = values.count
    }
  }

  /// Decodes an image without a header: its values have alpha, red, green and blue from the
  /// highest byte on.
  private static func decode(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    width: Int,
    height: Int
  ) throws(WebPError) -> [UInt32] {
    guard width * height <= max(1 << 23, range.count << 17) else { throw .truncated }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(WebPError) in
      let data = UnsafeBufferPointer(rebasing: bytes[range])
      var stream = VP8LStream(UnsafeRawBufferPointer(data))
      var codedWidth = width
      let transforms = try readTransforms(&stream, &codedWidth, height)
      var values = try stream.image(width: codedWidth, height: height, isMain: true)
      for transform in transforms.reversed() {
        transform.undo(&values, height: height)
      }
      return values
    }
  }

  /// Reads transforms, of which each kind may occur once.
  ///
  /// A palette of few colours reduces `width` to the number of values in a row of the coded image.
  private static func readTransforms(
    _ stream: inout VP8LStream,
    _ width: inout Int,
    _ height: Int
  ) throws(WebPError) -> [VP8LTransform] {
    var transforms: [VP8LTransform] = []
    var seen = 0
    while stream.bits.take(1) == 1 {
      let kind = stream.bits.take(2)
      guard seen & 1 << kind == 0 else { throw .badCode }
      seen |= 1 << kind
      switch kind {
      case 0, 1:
        let bits = stream.bits.take(3) + 2
        let tiles = try stream.image(
          width: VP8LTransform.count(width, bits),
          height: VP8LTransform.count(height, bits),
          isMain: false
        )
        let grid = VP8LGrid(tiles: tiles, bits: bits, width: width)
        transforms.append(kind == 0 ? .prediction(grid) : .colors(grid))
      case 2: transforms.append(.green)
      default:
        let count = stream.bits.take(8) + 1
        var colors = try stream.image(width: count, height: 1, isMain: false)
        for index in 1..<count {
          colors[index] = VP8LTransform.sum(colors[index], colors[index - 1])
        }
        // Indices without a colour are transparent black.
        colors.append(contentsOf: repeatElement(0, count: 256 - count))
        let bits = count <= 2 ? 3 : count <= 4 ? 2 : count <= 16 ? 1 : 0
        transforms.append(.palette(colors, bits: bits, width: width))
        width = VP8LTransform.count(width, bits)
      }
    }
    return transforms
  }
}
