// Converts the uncompressed rows of a BMP file to pixels.
//
// Unsafe pointers: `convert` reads `count` pixels from a row that contains them, which `image` has
// checked, and writes as many. Pixels of 24 bits are read four bytes at a time, except the last.

/// Conversion of uncompressed rows.
struct BMPRows {
  private let header: BMPHeader
  /// The number of bytes of a row, a multiple of 4.
  private let stride: Int

  init(_ header: BMPHeader) {
    self.header = header
    stride = (header.width &* header.depth &+ 31) / 32 &* 4
  }

  /// Converts all rows that the file contains.
  ///
  /// The padding of the last row may be missing. A row that is truncated by the end of the file is
  /// converted up to there; missing pixels are transparent.
  func image(_ bytes: [UInt8]) throws(BMPError) -> DecodedImage {
    let (width, height) = (header.width, header.height)
    var found = 0
    var all: UInt32 = .max
    let pixels = bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: width &* height) { pixels, count in
        guard let base = pixels.baseAddress else { return }
        var remaining = bytes.count &- header.dataOffset
        for index in 0..<height {
          let start = bytes.count &- remaining
          let length = min(remaining, stride)
          remaining &-= length
          let stored = min(width, length &* 8 / header.depth)
          let row = base + (header.isTopDown ? index : height &- 1 &- index) &* width
          if stored > 0 {
            let end = start &+ (stored &* header.depth &+ 7) / 8
            let source = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            all &= convert(source, into: UnsafeMutableBufferPointer(start: row, count: stored))
          }
          (row + stored).initialize(repeating: 0, count: width &- stored)
          found &+= stored
        }
        count = width &* height
      }
    }
    guard found > 0 else { throw .truncated }
    let isIncomplete = found < width &* height
    var image = DecodedImage(
      width: width,
      height: height,
      pixels: pixels,
      isOpaque: !isIncomplete && all >> 24 == 255
    )
    image.isIncomplete = isIncomplete
    return image
  }

  /// Converts the pixels of a row, and returns the bits that all of them have.
  private func convert(
    _ row: UnsafeRawBufferPointer,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> UInt32 {
    switch (header.depth, header.masks.order) {
    case (1...8, _):
      convertIndices(row, into: pixels)
      return .max
    case (24, .blueGreenRed):
      convertTriples(row, into: pixels)
      return .max
    case (32, .blueGreenRed):
      for index in pixels.indices {
        let word = UInt32(
          littleEndian: row.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
        )
        pixels[index] = word.byteSwapped &>> 8 | 0xFF00_0000
      }
      return .max
    case (32, .blueGreenRedAlpha):
      var all: UInt32 = .max
      for index in pixels.indices {
        let word = UInt32(
          littleEndian: row.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
        )
        all &= word
        pixels[index] = word.byteSwapped &>> 8 | word & 0xFF00_0000
      }
      return all
    default: return convertMasked(row, into: pixels)
    }
  }

  /// Converts indices, whose first one is in the highest bits of a byte.
  private func convertIndices(
    _ row: UnsafeRawBufferPointer,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let depth = header.depth
    let mask = (1 &<< depth) &- 1
    header.palette.withUnsafeBufferPointer { palette in
      guard depth < 8 else {
        for index in pixels.indices { pixels[index] = palette[Int(row[index])] }
        return
      }
      for index in pixels.indices {
        let bit = index &* depth
        pixels[index] = palette[Int(row[bit &>> 3]) &>> (8 &- depth &- (bit & 7)) & mask]
      }
    }
  }

  private func convertTriples(
    _ row: UnsafeRawBufferPointer,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let last = pixels.count &- 1
    for index in 0..<last {
      let word = row.loadUnaligned(fromByteOffset: index &* 3, as: UInt32.self)
      pixels[index] = UInt32(littleEndian: word).byteSwapped &>> 8 | 0xFF00_0000
    }
    let word = word(row, at: last &* 3, count: 3)
    pixels[last] = word.byteSwapped &>> 8 | 0xFF00_0000
  }

  private func convertMasked(
    _ row: UnsafeRawBufferPointer,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> UInt32 {
    let size = header.depth / 8
    let masks = header.masks
    var all: UInt32 = .max
    for index in pixels.indices {
      let pixel = masks.pixel(word(row, at: index &* size, count: size))
      all &= pixel
      pixels[index] = pixel
    }
    return all
  }

  @inline(__always)
  private func word(_ row: UnsafeRawBufferPointer, at position: Int, count: Int) -> UInt32 {
    var word: UInt32 = 0
    for index in 0..<count {
      word |= UInt32(row[position &+ index]) &<< UInt32(truncatingIfNeeded: index &* 8)
    }
    return word
  }
}
