// The image format that the arguments select.

import Raster
import RasterCommands

extension Option {
  static let pictureFormat = Option(
    "format",
    value: "FORMAT",
    "Image format: png, jpeg or webp. WebP files are lossless\nwithout --quality. Default: from the file's extension,\nor png.",
    choices: ImageFileFormat.Choice.allCases.map(\.rawValue)
  )
  static let quality = Option(
    "quality",
    value: "N",
    "Quality of JPEG files, from 1 to 100. Default: 85.\nWebP files with a quality are lossy."
  )
  static let chroma = Option(
    "chroma",
    value: "SAMPLING",
    "The colour resolution of JPEG files: 444 gives each pixel\nits own colour, 420 one colour to two by two pixels.\nDefault: 444 from quality 90, else 420.",
    choices: JPEGOptions.Subsampling.Choice.allCases.map(\.rawValue)
  )
  static let pngLevel = Option(
    "png-level",
    value: "LEVEL",
    "Compression of PNG files: fast, balanced or small.\nDefault: balanced.",
    choices: PNGLevel.Choice.allCases.map(\.rawValue)
  )
}

extension JPEGOptions.Subsampling {
  enum Choice: String, CaseIterable {
    case chroma444 = "444"
    case chroma420 = "420"
  }

  /// The subsampling that the option names, or `nil` without the option.
  init?(_ arguments: Arguments) throws(Failure) {
    switch try arguments.choice(.chroma, as: Choice.self) {
    case .chroma444?: self = .chroma444
    case .chroma420?: self = .chroma420
    case nil: return nil
    }
  }
}

extension PNGLevel {
  enum Choice: String, CaseIterable { case fast, balanced, small }

  /// The PNG level that the option names.
  init(_ arguments: Arguments) throws(Failure) {
    switch try arguments.choice(.pngLevel, as: Choice.self) ?? .balanced {
    case .fast: self = .fast
    case .balanced: self = .balanced
    case .small: self = .small
    }
  }
}

extension ImageFileFormat {
  enum Choice: String, CaseIterable { case png, jpeg, webp }

  /// The requested format, or else the one of the file's extension.
  init(_ arguments: Arguments, fileName: String?) throws(Failure) {
    let quality = try arguments.count(.quality)
    if let quality, !(1...100).contains(quality) {
      throw .usage("--quality takes a number from 1 to 100, found '\(quality)'")
    }
    let subsampling = try JPEGOptions.Subsampling(arguments)
    let named = fileName.flatMap { ImageFileFormat(fileName: $0) } ?? .png()
    switch try arguments.choice(.pictureFormat, as: Choice.self) {
    case .png?: self = .png()
    case .jpeg?: self = .jpeg()
    case .webp?: self = .webp
    case nil: self = named
    }
    if subsampling != nil, self.fileExtension != "jpg" {
      throw .usage("--chroma requires JPEG files: --format jpeg")
    }
    switch self {
    case .jpeg: self = .jpeg(JPEGOptions(quality: quality ?? 85, subsampling: subsampling))
    case .webp, .lossyWebP:
      if let quality { self = .lossyWebP(WebPOptions(quality: quality)) }
    case .png:
      guard quality == nil else {
        throw .usage("--quality requires JPEG or WebP files: --format jpeg or --format webp")
      }
      self = .png(try PNGLevel(arguments))
    }
  }

  /// The note for an image whose transparency is lost.
  static let fillWords = "JPEG has no transparency"
}
