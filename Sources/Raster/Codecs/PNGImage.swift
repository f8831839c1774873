// A bitmap's pixels as a PNG file's samples, before filters, in the ways that lose nothing.
//
// Unsafe pointers: samples are written into memory that is not cleared first, as many as the closure
// says that it wrote.

/// Samples of a picture, and what they mean.
struct PNGImage {
  let width: Int
  let height: Int
  let color: PNGColorType
  let depth: Int
  /// The chunks PLTE and tRNS, where there are any.
  private(set) var palette: [UInt8] = []
  private(set) var transparency: [UInt8] = []
  /// The samples in rows; only the last byte of a row may have unused bits.
  let samples: [UInt8]

  /// The bytes from a pixel to the next, at least 1.
  var pixelBytes: Int { max(1, depth &* color.samples / 8) }
  var rowLength: Int { (width &* depth &* color.samples &+ 7) / 8 }

  private init(
    width: Int,
    height: Int,
    color: PNGColorType,
    depth: Int = 8,
    samples: [UInt8]
  ) {
    self.width = width
    self.height = height
    self.color = color
    self.depth = depth
    self.samples = samples
  }

  /// Writes each channel of each pixel in eight bits; no alpha where the bitmap is opaque, one
  /// channel where it is grey.
  init(_ bitmap: Bitmap) {
    let pixels = bitmap.pixels
    let isGrey = pixels.allSatisfy { $0 & 0xFFFF == $0 >> 8 & 0xFFFF }
    let color: PNGColorType
    let samples: [UInt8]
    switch (isGrey, bitmap.isOpaque) {
    case (true, true): (color, samples) = (.grey, Self.grey(pixels))
    case (true, false): (color, samples) = (.greyAlpha, Self.greyAlpha(pixels))
    case (false, true): (color, samples) = (.rgb, Self.rgb(pixels))
    case (false, false): (color, samples) = (.rgba, Self.rgba(pixels))
    }
    self.init(width: bitmap.width, height: bitmap.height, color: color, samples: samples)
  }

  /// Writes each pixel as a place in a palette.
  init(_ bitmap: Bitmap, palette: PNGPalette) {
    self.init(
      width: bitmap.width,
      height: bitmap.height,
      color: .palette,
      depth: palette.depth,
      samples: Self.packed(palette.indices, width: bitmap.width, depth: palette.depth)
    )
    self.palette = palette.colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    transparency = palette.colors.prefix(palette.clearCount).map { UInt8($0 >> 24) }
  }

  /// Writes each pixel as a level of grey, where few bits suffice for all; nil where they do not.
  init?(_ bitmap: Bitmap, greysOf palette: PNGPalette) {
    guard palette.clearCount == 0,
      palette.colors.allSatisfy({ $0 & 0xFFFF == $0 >> 8 & 0xFFFF })
    else { return nil }
    let levels = palette.colors.map { UInt8($0 & 0xFF) }
    let depth = [1, 2, 4, 8].first { depth in
      levels.allSatisfy { $0 % (255 / UInt8(1 << depth - 1)) == 0 }
    }
    guard let depth, depth <= palette.depth else { return nil }
    let unit = 255 / UInt8(1 << depth - 1)
    self.init(
      width: bitmap.width,
      height: bitmap.height,
      color: .grey,
      depth: depth,
      samples: Self.packed(
        palette.indices.map { levels[Int($0)] / unit },
        width: bitmap.width,
        depth: depth
      )
    )
  }

  /// Some strips of the picture, evenly apart; the whole picture where it has no more rows.
  func strips(count: Int, rows: Int) -> PNGImage {
    guard count &* rows < height else { return self }
    var part: [UInt8] = []
    for strip in 0..<count {
      let start = (height &- rows) &* strip / max(1, count &- 1) &* rowLength
      part += samples[start..<start &+ rows &* rowLength]
    }
    return PNGImage(
      width: width,
      height: count &* rows,
      color: color,
      depth: depth,
      samples: part
    )
  }

  /// Rows of numbers of a few bits, the first pixel highest in its byte.
  private static func packed(_ numbers: [UInt8], width: Int, depth: Int) -> [UInt8] {
    guard depth < 8, width > 0 else { return numbers }
    let rowLength = (width &* depth &+ 7) / 8
    var samples = [UInt8](repeating: 0, count: numbers.count / width &* rowLength)
    for row in 0..<numbers.count / width {
      for column in 0..<width {
        let bit = column &* depth
        samples[row &* rowLength &+ bit / 8] |=
          numbers[row &* width &+ column] &<< UInt8(truncatingIfNeeded: 8 &- depth &- bit % 8)
      }
    }
    return samples
  }

  private static func grey(_ pixels: [UInt32]) -> [UInt8] {
    pixels.map { UInt8(truncatingIfNeeded: $0) }
  }

  private static func greyAlpha(_ pixels: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count &* 2) { samples, count in
      for index in 0..<pixels.count {
        let pixel = AlphaConversion.unpremultiplied(pixels[index])
        samples[index &* 2] = UInt8(truncatingIfNeeded: pixel)
        samples[index &* 2 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
      count = pixels.count &* 2
    }
  }

  private static func rgb(_ pixels: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count &* 3 &+ 1) { samples, count in
      let bytes = UnsafeMutableRawBufferPointer(samples)
      for index in 0..<pixels.count {
        // The fourth byte is the next pixel's first, which then overwrites it.
        bytes.storeBytes(
          of: pixels[index].littleEndian,
          toByteOffset: index &* 3,
          as: UInt32.self
        )
      }
      count = pixels.count &* 3
    }
  }

  private static func rgba(_ pixels: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count &* 4) { samples, count in
      let bytes = UnsafeMutableRawBufferPointer(samples)
      for index in 0..<pixels.count {
        let pixel = AlphaConversion.unpremultiplied(pixels[index])
        bytes.storeBytes(of: pixel.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
      }
      count = pixels.count &* 4
    }
  }
}
