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

  /// Creates the format for a file name's extension, in upper or lower case; nil if unknown.
  ///
  /// `webp` is the lossless format.
  public init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count > 1 ? parts.last?.lowercased() : nil {
    case "png": self = .png()
    case "jpg", "jpeg": self = .jpeg()
    case "webp": self = .webp
    default: return nil
    }
  }

  /// The media type (RFC 2046, PNG 12.2, RFC 9649).
  public var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp, .lossyWebP: "image/webp"
    }
  }

  /// The usual file extension, without the dot.
  public var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp, .lossyWebP: "webp"
    }
  }

  /// Whether the format supports transparency; otherwise, images are drawn on a background.
  public var hasTransparency: Bool {
    switch self {
    case .png, .webp, .lossyWebP: true
    case .jpeg: false
    }
  }
}

extension Bitmap {
  /// Encodes the bitmap in a format; returns an empty array for a bitmap without pixels.
  public func encoded(as format: ImageFileFormat) -> [UInt8] {
    switch format {
    case .png(let level): png(level: level)
    case .jpeg(let options): jpeg(options)
    case .webp: webp()
    case .lossyWebP(let options): webp(options)
    }
  }

  /// Encodes the bitmap, counting the work, and throws if the meter stops it.
  ///
  /// The file contains `profile`, if there is one, or that of the bitmap's colour space.
  package func encoded(
    as format: ImageFileFormat,
    profile: EmbeddedProfile? = nil,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    switch format {
    case .png(let level): try png(level: level, profile: profile, meter: meter)
    case .jpeg(let options): try jpeg(options, profile: profile?.bytes, meter: meter)
    case .webp: try webp(profile: profile?.bytes, meter: meter)
    case .lossyWebP(let options): try webp(options, profile: profile?.bytes, meter: meter)
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
    }
  }
}
