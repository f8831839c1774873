// Converts the rows of a PNG file, of any bit depth and colour type, to straight RGBA8 pixels.

/// Converts the samples of a row to pixels.
struct PNGSamples {
  private let color: PNGColorType
  private let depth: Int
  /// The pixel for each sample value, if a pixel is one sample of at most eight bits.
  private let table: [UInt32]
  /// The sample values that represent transparency, if there are any.
  private let transparent: [UInt32]?

  init(_ chunks: PNGChunks) {
    color = chunks.header.color
    depth = chunks.header.depth
    let mask: UInt32 = (1 << UInt32(depth)) - 1
    let bytes = Array(chunks.transparency)
    switch color {
    case .palette:
      table = Self.paletteTable(Array(chunks.palette), alphas: bytes)
      transparent = nil
    case .grey, .rgb:
      let samples = stride(from: 0, to: bytes.count, by: 2).map {
        (UInt32(bytes[$0]) << 8 | UInt32(bytes[$0 + 1])) & mask
      }
      transparent = samples.isEmpty ? nil : samples
      table =
        color == .grey && depth <= 8 ? Self.greyTable(depth: depth, transparent: samples.first) : []
    case .greyAlpha, .rgba:
      table = []
      transparent = nil
    }
  }

  /// Returns the pixel of each index; an index without a colour is opaque black.
  private static func paletteTable(_ palette: [UInt8], alphas: [UInt8]) -> [UInt32] {
    (0..<256).map { index in
      guard index * 3 + 2 < palette.count else { return 0xFF00_0000 }
      let alpha = index < alphas.count ? alphas[index] : 255
      return pixel(
        palette[index * 3],
        palette[index * 3 + 1],
        palette[index * 3 + 2],
        alpha: alpha
      )
    }
  }

  private static func greyTable(depth: Int, transparent: UInt32?) -> [UInt32] {
    let last: UInt32 = (1 << UInt32(depth)) - 1
    return (0...last).map { sample in
      let grey = UInt8(sample * 255 / last)
      return pixel(grey, grey, grey, alpha: sample == transparent ? 0 : 255)
    }
  }

  @inline(__always)
  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Writes the `count` pixels of a row at intervals of `step`, beginning at `start`.
  func expand(
    _ row: UnsafeBufferPointer<UInt8>,
    count: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>,
    start: Int,
    step: Int
  ) {
    switch (color, depth) {
    case (.grey, 16), (.greyAlpha, 16), (.rgb, 16), (.rgba, 16):
      for index in 0..<count { pixels[start &+ index &* step] = widePixel(row, at: index) }
    case (.grey, _), (.palette, _):
      expandTable(row, count: count, into: pixels, start: start, step: step)
    case (.greyAlpha, _):
      for index in 0..<count {
        let grey = row[index &* 2]
        pixels[start &+ index &* step] = Self.pixel(grey, grey, grey, alpha: row[index &* 2 &+ 1])
      }
    case (.rgb, _):
      let key = transparent.map { $0[0] | $0[1] << 8 | $0[2] << 16 | 0xFF00_0000 }
      for index in 0..<count {
        let at = index &* 3
        let pixel = Self.pixel(row[at], row[at &+ 1], row[at &+ 2], alpha: 255)
        pixels[start &+ index &* step] = pixel == key ? pixel & 0xFF_FFFF : pixel
      }
    case (.rgba, _):
      for index in 0..<count {
        let at = index &* 4
        pixels[start &+ index &* step] = Self.pixel(
          row[at],
          row[at &+ 1],
          row[at &+ 2],
          alpha: row[at &+ 3]
        )
      }
    }
  }

  private func expandTable(
    _ row: UnsafeBufferPointer<UInt8>,
    count: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>,
    start: Int,
    step: Int
  ) {
    let mask = (1 << depth) &- 1
    table.withUnsafeBufferPointer { table in
      guard depth < 8 else {
        for index in 0..<count { pixels[start &+ index &* step] = table[Int(row[index])] }
        return
      }
      for index in 0..<count {
        let bit = index &* depth
        let sample = Int(row[bit &>> 3]) &>> (8 &- depth &- (bit & 7)) & mask
        pixels[start &+ index &* step] = table[sample]
      }
    }
  }

  /// Returns a pixel with 16-bit samples.
  private func widePixel(_ row: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    let count = color.samples
    let start = index &* count &* 2
    let sample = { (number: Int) in
      UInt32(row[start &+ number &* 2]) << 8 | UInt32(row[start &+ number &* 2 &+ 1])
    }
    let colors = count < 3 ? 1 : 3
    var isTransparent = transparent != nil
    if let transparent {
      for number in 0..<colors where sample(number) != transparent[number] { isTransparent = false }
    }
    let red = Self.narrowed(sample(0))
    let green = colors == 1 ? red : Self.narrowed(sample(1))
    let blue = colors == 1 ? red : Self.narrowed(sample(2))
    let alpha = count > colors ? Self.narrowed(sample(count &- 1)) : isTransparent ? 0 : 255
    return Self.pixel(red, green, blue, alpha: alpha)
  }

  /// Rounds to the nearest of 256 levels; there are no ties, because 65,535 is odd.
  private static func narrowed(_ sample: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sample &* 255 &+ 32_767) / 65_535)
  }
}
