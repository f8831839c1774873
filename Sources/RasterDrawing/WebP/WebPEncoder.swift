// Writes lossless WebP files: transforms, then pixels as matches and colours in prefix codes.

import RasterValues

extension Bitmap {
  /// Encodes the bitmap as a lossless WebP file (RFC 9649); empty for a bitmap without pixels.
  ///
  /// As for `png(level:)`, colours are straight, and equal pixels give equal bytes. Files are about
  /// a fifth smaller than PNG files at `balanced`, and take about twice as long to encode.
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
  private static let smallCount = 1 << 15

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

  /// Returns the shortest stream; an empty one if the meter stops it.
  ///
  /// Large images have the kind that makes a sample of their rows the shortest.
  private static func shortest(
    _ bitmap: Bitmap,
    _ survey: PictureSurvey,
    after start: BitWriter,
    meter: WorkMeter?
  ) -> [UInt8] {
    var kinds: [Kind] = [.differences, .withoutGreen, .plain]
    if let places = survey.places {
      if places.colors.count <= fewColors { kinds = [] }
      kinds.insert(.palette, at: 0)
    }
    if kinds.count > 1, bitmap.pixels.count > smallCount, let sample = sample(of: bitmap) {
      let survey = PictureSurvey(sample)
      let sizes = kinds.map { kind in
        stream(variant(kind, of: sample, survey, meter), after: start, meter).count
      }
      guard let least = sizes.min(), let index = sizes.firstIndex(of: least) else { return [] }
      kinds = [kinds[index]]
    }
    var shortest: [UInt8] = []
    for kind in kinds {
      let stream = stream(variant(kind, of: bitmap, survey, meter), after: start, meter)
      guard meter?.error == nil else { return [] }
      if shortest.isEmpty || stream.count < shortest.count { shortest = stream }
    }
    return shortest
  }

  /// The number of colours up to which an image always has a palette.
  private static let fewColors = 16
  /// The number of strips in a sample, and their rows.
  private static let strips = 4
  private static let stripRows = 16

  /// Returns strips of an image, one below the other.
  private static func sample(of bitmap: Bitmap) -> Bitmap? {
    guard bitmap.height > strips * stripRows else { return bitmap }
    var pixels: [UInt32] = []
    for strip in 0..<strips {
      let y = (bitmap.height - stripRows) * (2 * strip + 1) / (2 * strips)
      pixels += bitmap.pixels[y * bitmap.width..<(y + stripRows) * bitmap.width]
    }
    return Bitmap(width: bitmap.width, height: strips * stripRows, pixels: pixels)
  }

  /// The kinds of colour transforms.
  private enum Kind { case palette, differences, withoutGreen, plain }

  /// An image with its transforms, and the estimated bits per colour.
  private struct Variant {
    enum Colors {
      case palette(WebPPalette), differences(WebPPrediction), withoutGreen(WebPPicture)
      case plain(WebPPicture)
    }

    let colors: Colors
    let colorBits: Int
  }

  private static func variant(
    _ kind: Kind,
    of bitmap: Bitmap,
    _ survey: PictureSurvey,
    _ meter: WorkMeter?
  ) -> Variant {
    if kind == .palette, let places = survey.places {
      let bits = bitmap.pixels.count <= smallCount && places.colors.count > fewColors ? 8 : 4
      return Variant(colors: .palette(WebPPalette(bitmap, places)), colorBits: bits)
    }
    var pixels = bitmap.pixels.map(argb)
    if kind == .withoutGreen { pixels = pixels.map(WebPPrediction.withoutGreen) }
    let picture = WebPPicture(width: bitmap.width, height: bitmap.height, pixels: pixels)
    switch kind {
    case .differences:
      let prediction = WebPPrediction(picture, meter: meter)
      return Variant(colors: .differences(prediction), colorBits: prediction.colorBits)
    case .withoutGreen: return Variant(colors: .withoutGreen(picture), colorBits: 14)
    default: return Variant(colors: .plain(picture), colorBits: 14)
    }
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
    case .withoutGreen(let pixels):
      writer.write(0b101, width: 3)
      picture = pixels
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
