// Writes lossless WebP files: transforms, then pixels as matches and colours in prefix codes.

import RasterValues

extension Bitmap {
  /// Encodes the bitmap as a lossless WebP file (RFC 9649); empty for a bitmap without pixels.
  ///
  /// As for `png(level:)`, colours are straight, and equal pixels give equal bytes. Files are about
  /// a third smaller than PNG files at `balanced`, and take about three times as long to encode:
  /// about 45 ns and 20 bytes of memory per pixel.
  public func webp() -> [UInt8] { WebPEncoder.encode(self, meter: nil) }

  /// Encodes the bitmap, counting the work, and throws if the meter stops it.
  ///
  /// The file contains the ICC profile `profile`, or that of the bitmap's colour space.
  package func webp(
    profile: [UInt8]? = nil,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    let file = WebPEncoder.encode(self, profile: profile, meter: meter)
    if let error = meter?.error { throw error }
    return file
  }
}

/// Writes lossless WebP files (RFC 9649, section 3).
enum WebPEncoder {
  /// The number of pixels up to which several variants are encoded, and the shortest is chosen.
  private static let smallCount = 1 << 16

  /// Encodes a bitmap; returns an empty array if it has no pixels, or if the meter stops it.
  static func encode(
    _ bitmap: Bitmap,
    profile: [UInt8]? = nil,
    meter: WorkMeter?
  ) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return [] }
    let survey = PictureSurvey(bitmap)
    var start = BitWriter()
    start.write(0x2F, width: 8)
    // Both bitmaps and files are limited to 16,384 pixels per side.
    start.write(UInt64(width - 1), width: 14)
    start.write(UInt64(height - 1), width: 14)
    start.write(survey.isOpaque ? 0 : 1, width: 1)
    start.write(0, width: 3)
    let stream = shortest(bitmap, survey, after: start, meter: meter)
    guard meter?.error == nil else { return [] }
    let container = WebPContainer(
      width: width,
      height: height,
      hasAlpha: !survey.isOpaque,
      profile: profile ?? bitmap.colorSpace.profile?.bytes
    )
    return container.file("VP8L", stream)
  }

  /// Returns the opacities of a bitmap, as the green of an image without a header.
  ///
  /// Source: RFC 9649, section 2.7.1.2. Returns an empty array if the meter stops it.
  static func opacities(of bitmap: Bitmap, meter: WorkMeter?) -> [UInt8] {
    let pixels = bitmap.pixels.map { 0xFF00_0000 | ($0 &>> 24) &<< 8 }
    let mask = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    guard let mask else { return [] }
    return shortest(mask, PictureSurvey(mask), after: BitWriter(), meter: meter)
  }

  /// Returns the shortest stream of the variants; an empty one if the meter stops it.
  private static func shortest(
    _ bitmap: Bitmap,
    _ survey: PictureSurvey,
    after start: BitWriter,
    meter: WorkMeter?
  ) -> [UInt8] {
    var shortest: [UInt8] = []
    for variant in variants(of: bitmap, survey, meter) {
      let stream = stream(variant, after: start, meter)
      guard meter?.error == nil else { return [] }
      if shortest.isEmpty || stream.count < shortest.count { shortest = stream }
    }
    return shortest
  }

  /// A variant of the encoding: the colour transform, and the estimated bits per colour.
  private struct Variant {
    enum Colors {
      case palette(WebPPalette), differences(WebPPrediction), plain(WebPPicture)
    }

    let colors: Colors
    let colorBits: Int
  }

  /// Returns the variants to try.
  private static func variants(
    of bitmap: Bitmap,
    _ survey: PictureSurvey,
    _ meter: WorkMeter?
  ) -> [Variant] {
    let isSmall = bitmap.pixels.count <= smallCount
    var variants: [Variant] = []
    if let places = survey.places {
      let palette = WebPPalette(bitmap, places)
      variants = (isSmall ? [3, 8] : [4]).map { Variant(colors: .palette(palette), colorBits: $0) }
      guard isSmall, places.colors.count > 16 else { return variants }
    }
    let pixels = bitmap.pixels.map(argb)
    let picture = WebPPicture(width: bitmap.width, height: bitmap.height, pixels: pixels)
    let differences = WebPPrediction(picture, meter: meter)
    if isSmall || differences.pays {
      variants.append(Variant(colors: .differences(differences), colorBits: 14))
    }
    if isSmall && variants.count < 3 || !differences.pays {
      variants.append(Variant(colors: .plain(picture), colorBits: 14))
    }
    return variants
  }

  /// Returns the transforms, followed by the pixels in one group of codes.
  private static func stream(
    _ variant: Variant,
    after start: BitWriter,
    _ meter: WorkMeter?
  ) -> [UInt8] {
    var writer = start
    let picture: WebPPicture
    var hasCache = true
    switch variant.colors {
    case .palette(let palette):
      palette.writeTransform(to: &writer)
      (picture, hasCache) = (palette.picture, false)
    case .differences(let prediction):
      prediction.writeTransforms(to: &writer)
      picture = prediction.picture
    case .plain(let pixels): picture = pixels
    }
    writer.write(0, width: 1)
    let tokens = WebPMatcher.tokens(of: picture, colorBits: variant.colorBits, meter: meter)
    WebPCodes.write(tokens, of: picture, isMain: true, hasCache: hasCache, to: &writer)
    writer.alignToByte()
    return writer.bytes
  }

  /// Returns a colour divided by its alpha, in the byte order alpha, red, green, blue from the top.
  static func argb(_ pixel: UInt32) -> UInt32 {
    let straight = AlphaConversion.unpremultiplied(pixel)
    return straight & 0xFF00_FF00 | straight &>> 16 & 0xFF | (straight & 0xFF) &<< 16
  }
}

/// Pixels in WebP's order: alpha, red, green and blue from the highest byte down.
struct WebPPicture {
  let width: Int
  let height: Int
  var pixels: [UInt32]
}
