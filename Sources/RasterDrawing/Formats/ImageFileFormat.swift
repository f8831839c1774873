// The kinds of files that pictures are written as.

import RasterValues

/// A kind of picture file, and how it is made.
public enum ImageFileFormat: Hashable, Sendable {
  /// Loses nothing, and has transparency.
  case png(PNGLevel = .balanced)
  /// For photographs: loses something everywhere, and has no transparency.
  case jpeg(JPEGOptions = JPEGOptions())
  /// Loses nothing, and has transparency; about a third smaller than PNG, and slower to make.
  case webp

  /// The kind that a file's name asks for by its ending, in any case; nil for others.
  public init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count > 1 ? parts.last?.lowercased() : nil {
    case "png": self = .png()
    case "jpg", "jpeg": self = .jpeg()
    case "webp": self = .webp
    default: return nil
    }
  }

  /// The media type of its files, as HTTP names it (RFC 2046, PNG 12.2, RFC 9649).
  public var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    }
  }

  /// The usual ending of its files' names, without the dot.
  public var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    }
  }

  /// Whether its files have transparent pixels; without, they stand on a background.
  public var hasTransparency: Bool {
    switch self {
    case .png, .webp: true
    case .jpeg: false
    }
  }
}

extension Bitmap {
  /// The bitmap as a file of a kind; empty for a bitmap without pixels.
  public func encoded(as format: ImageFileFormat) -> [UInt8] {
    switch format {
    case .png(let level): png(level: level)
    case .jpeg(let options): jpeg(options)
    case .webp: webp()
    }
  }

  /// The same, in which encoding is counted and may be stopped.
  package func encoded(
    as format: ImageFileFormat,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    switch format {
    case .png(let level): try png(level: level, meter: meter)
    case .jpeg(let options): try jpeg(options, meter: meter)
    case .webp: try webp(meter: meter)
    }
  }
}

extension ImageFileFormat {
  /// What keys of files hold of the format, and a side of the picture: the last word tells formats apart.
  func keyWords(side: Int) -> [UInt64] {
    switch self {
    case .png(let level): return [UInt64(level.tagged(side))]
    case .jpeg(let options):
      let quality = min(max(options.quality, 1), 100)
      let kind = quality << 2 | Int(options.subsampling.rawValue) << 1
      let color = options.background
      return [UInt64(kind | (options.isProgressive ? 1 : 0))]
        + [color.red, color.green, color.blue].map { $0.bitPattern } + [UInt64(side | 3 << 16)]
    case .webp: return [UInt64(side | 4 << 16)]
    }
  }
}
