// Writes WebP files that lose nothing: transforms, then pixels as matches and colours in prefix codes.

import RasterValues

extension Bitmap {
  /// The bitmap as a lossless WebP file (RFC 9649); empty for a bitmap without pixels.
  ///
  /// What is said of `png` holds: straight colours, equal bytes for equal pixels. Files take about a third
  /// less than PNG files at `balanced`, and about three times as long to make: some 45 ns a pixel, and 20
  /// bytes of memory for each.
  public func webp() -> [UInt8] { WebPEncoder.encode(self, meter: nil) }

  /// The same, in which encoding is counted and may be stopped.
  package func webp(meter: WorkMeter?) throws(RasterError) -> [UInt8] {
    let file = WebPEncoder.encode(self, meter: meter)
    if let error = meter?.error { throw error }
    return file
  }
}

/// Writes lossless WebP files (RFC 9649, section 3).
enum WebPEncoder {
  /// Pictures of so many pixels are written in several ways, of which the shortest is taken.
  private static let smallCount = 1 << 16

  /// The file of a bitmap; empty where there is none, or where the meter stops it.
  static func encode(_ bitmap: Bitmap, meter: WorkMeter?) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return [] }
    let survey = PictureSurvey(bitmap)
    var start = BitWriter()
    start.write(0x2F, width: 8)
    // No bitmap has a side of more than 16,384 pixels, and neither has a file.
    start.write(UInt64(width - 1), width: 14)
    start.write(UInt64(height - 1), width: 14)
    start.write(survey.isOpaque ? 0 : 1, width: 1)
    start.write(0, width: 3)
    var shortest: [UInt8] = []
    for way in ways(of: bitmap, survey, meter) {
      let stream = stream(way, after: start, meter)
      guard meter?.error == nil else { return [] }
      if shortest.isEmpty || stream.count < shortest.count { shortest = stream }
    }
    return file(shortest)
  }

  /// A way to write a picture: what is done to its colours, and the bits that one is expected to take.
  private struct Way {
    enum Colors {
      case palette(WebPPalette), differences(WebPPrediction), plain(WebPPicture)
    }

    let colors: Colors
    let colorBits: Int
  }

  /// The ways that are tried.
  private static func ways(
    of bitmap: Bitmap,
    _ survey: PictureSurvey,
    _ meter: WorkMeter?
  ) -> [Way] {
    let isSmall = bitmap.pixels.count <= smallCount
    var ways: [Way] = []
    if let places = survey.places {
      let palette = WebPPalette(bitmap, places)
      ways = (isSmall ? [3, 8] : [4]).map { Way(colors: .palette(palette), colorBits: $0) }
      guard isSmall, places.colors.count > 16 else { return ways }
    }
    let pixels = bitmap.pixels.map(argb)
    let picture = WebPPicture(width: bitmap.width, height: bitmap.height, pixels: pixels)
    let differences = WebPPrediction(picture, meter: meter)
    if isSmall || differences.pays {
      ways.append(Way(colors: .differences(differences), colorBits: 14))
    }
    if isSmall && ways.count < 3 || !differences.pays {
      ways.append(Way(colors: .plain(picture), colorBits: 14))
    }
    return ways
  }

  /// The transforms, then the pixels in one set of codes.
  private static func stream(
    _ way: Way,
    after start: BitWriter,
    _ meter: WorkMeter?
  ) -> [UInt8] {
    var writer = start
    let picture: WebPPicture
    var hasCache = true
    switch way.colors {
    case .palette(let palette):
      palette.writeTransform(to: &writer)
      (picture, hasCache) = (palette.picture, false)
    case .differences(let prediction):
      prediction.writeTransforms(to: &writer)
      picture = prediction.picture
    case .plain(let pixels): picture = pixels
    }
    writer.write(0, width: 1)
    let tokens = WebPMatcher.tokens(of: picture, colorBits: way.colorBits, meter: meter)
    WebPCodes.write(tokens, of: picture, isMain: true, hasCache: hasCache, to: &writer)
    writer.alignToByte()
    return writer.bytes
  }

  /// A colour divided by its alpha, as alpha, red, green and blue from the highest byte on.
  static func argb(_ pixel: UInt32) -> UInt32 {
    let straight = AlphaConversion.unpremultiplied(pixel)
    return straight & 0xFF00_FF00 | straight &>> 16 & 0xFF | (straight & 0xFF) &<< 16
  }

  /// A file of one chunk, which has an even length.
  private static func file(_ stream: [UInt8]) -> [UInt8] {
    let padding = stream.count & 1
    return Array("RIFF".utf8) + word(stream.count + padding + 12) + Array("WEBPVP8L".utf8)
      + word(stream.count) + stream + Array(repeating: 0, count: padding)
  }

  private static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// Pixels as WebP has them: alpha, red, green and blue from the highest byte on.
struct WebPPicture {
  let width: Int
  let height: Int
  var pixels: [UInt32]
}
