// The file formats to which bitmaps can be encoded.

import RasterValues

/// An image file format, with its encoding options.
public enum ImageFileFormat: Hashable, Sendable {
  /// Lossless, with transparency.
  case png(PNGLevel = .balanced)
  /// For photographs: lossy, without transparency.
  case jpeg(JPEGOptions = JPEGOptions())
  /// Lossless, with transparency; about a fifth smaller than PNG, and slower to encode.
  case webp
  /// For photographs: lossy, with transparency.
  case lossyWebP(WebPOptions = WebPOptions())
  /// Lossless and uncompressed: 24 bits per pixel, or 32 with transparency.
  case bmp
  /// PNG with a palette, for displays with few colours.
  case indexedPNG(IndexedOptions, level: PNGLevel = .balanced)
  /// BMP with a palette, without compression and transparency.
  case indexedBMP(IndexedOptions)

  /// Creates the format for a file name's extension, in upper or lower case; nil if unknown.
  ///
  /// `webp` is the lossless format.
  public init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count > 1 ? parts.last?.lowercased() : nil {
    case "png": self = .png()
    case "jpg", "jpeg": self = .jpeg()
    case "webp": self = .webp
    case "bmp": self = .bmp
    default: return nil
    }
  }

  /// The media type (RFC 2046, PNG 12.2, RFC 9649, RFC 7903).
  public var contentType: String {
    switch self {
    case .png, .indexedPNG: "image/png"
    case .jpeg: "image/jpeg"
    case .webp, .lossyWebP: "image/webp"
    case .bmp, .indexedBMP: "image/bmp"
    }
  }

  /// The usual file extension, without the dot.
  public var fileExtension: String {
    switch self {
    case .png, .indexedPNG: "png"
    case .jpeg: "jpg"
    case .webp, .lossyWebP: "webp"
    case .bmp, .indexedBMP: "bmp"
    }
  }

  /// Whether the format supports transparency; otherwise, images are drawn on a background.
  ///
  /// In a PNG file with a palette, transparency is one more colour, so 256 colours leave no index.
  public var hasTransparency: Bool {
    switch self {
    case .png, .webp, .lossyWebP, .bmp: true
    case .indexedPNG(let options, _): options.palette.count < ColorPalette.maximumCount
    case .jpeg, .indexedBMP: false
    }
  }

  /// The options of a format with a palette, or `nil` for other formats.
  package var indexing: IndexedOptions? {
    switch self {
    case .indexedPNG(let options, _), .indexedBMP(let options): options
    case .png, .jpeg, .webp, .lossyWebP, .bmp: nil
    }
  }
}

extension Bitmap {
  /// Encodes the bitmap in a format; returns an empty array for a bitmap without pixels.
  ///
  /// A bitmap does not tell gradients from text. In a format with a palette, all pixels are
  /// therefore dithered; `RasterCache` and `Renderer` know the drawing and dither only its gradients
  /// and images.
  public func encoded(as format: ImageFileFormat) -> [UInt8] {
    // Only a meter stops the encoding.
    (try? encoded(as: format, meter: nil)) ?? []
  }

  /// Encodes the bitmap, counting the work, and throws if the meter stops it.
  ///
  /// The file contains `profile`, if there is one, or that of the bitmap's colour space. A format
  /// with a palette may dither the pixels in `mask`; other formats ignore it.
  package func encoded(
    as format: ImageFileFormat,
    profile: EmbeddedProfile? = nil,
    mask: DitherMask = .everywhere,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    func indexed(_ options: IndexedOptions) throws(RasterError) -> IndexedImage {
      try self.indexed(
        options,
        mask: mask,
        mayBeTransparent: format.hasTransparency,
        meter: meter
      )
    }
    switch format {
    case .png(let level): return try png(level: level, profile: profile, meter: meter)
    case .jpeg(let options): return try jpeg(options, profile: profile?.bytes, meter: meter)
    case .webp: return try webp(profile: profile?.bytes, meter: meter)
    case .lossyWebP(let options): return try webp(options, profile: profile?.bytes, meter: meter)
    case .bmp: return BMPEncoder.encode(self, profile: profile?.bytes)
    case .indexedPNG(let options, let level):
      return try indexed(options).png(level: level, profile: profile, meter: meter)
    case .indexedBMP(let options):
      return BMPEncoder.encode(try indexed(options), profile: profile?.bytes)
    }
  }
}

extension ImageFileFormat {
  /// Returns a key's values for a format and a side length; the last value identifies the format.
  func keyWords(side: Int) -> [UInt64] {
    switch self {
    case .png(let level): return [UInt64(level.tagged(side))]
    case .jpeg(let options):
      let kind = options.clampedQuality << 2 | Int(options.chosenSubsampling.rawValue) << 1
      let color = options.background
      return [UInt64(kind | (options.isProgressive ? 1 : 0))]
        + [color.red, color.green, color.blue].map { $0.bitPattern } + [UInt64(side | 3 << 16)]
    case .webp: return [UInt64(side | 4 << 16)]
    case .lossyWebP(let options):
      return [UInt64(min(max(options.quality, 0), 100)), UInt64(side | 5 << 16)]
    case .bmp: return [UInt64(side | 6 << 16)]
    case .indexedPNG(let options, let level):
      return options.keyWords + [UInt64(level.rawValue), UInt64(side | 7 << 16)]
    case .indexedBMP(let options): return options.keyWords + [UInt64(side | 8 << 16)]
    }
  }
}
