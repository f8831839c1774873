// A bitmap's pixels as a PNG file's samples, before filters.
//
// Unsafe pointers: samples are written into memory that is not cleared first, as many as the closure
// says that it wrote.

/// Samples of a picture, and what they mean.
struct PNGImage {
  let width: Int
  let height: Int
  let color: PNGColorType
  /// The samples in rows, without padding.
  let samples: [UInt8]

  var pixelBytes: Int { color.samples }
  var rowLength: Int { width &* pixelBytes }

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    if bitmap.isOpaque {
      color = .rgb
      samples = Self.rgb(bitmap.pixels)
    } else {
      color = .rgba
      samples = Self.rgba(bitmap.pixels)
    }
  }

  private init(width: Int, height: Int, color: PNGColorType, samples: [UInt8]) {
    self.width = width
    self.height = height
    self.color = color
    self.samples = samples
  }

  /// Some strips of the picture, evenly apart; the whole picture where it has no more rows.
  func strips(count: Int, rows: Int) -> PNGImage {
    guard count &* rows < height else { return self }
    var part: [UInt8] = []
    for strip in 0..<count {
      let start = (height &- rows) &* strip / max(1, count &- 1) &* rowLength
      part += samples[start..<start &+ rows &* rowLength]
    }
    return PNGImage(width: width, height: count &* rows, color: color, samples: part)
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
