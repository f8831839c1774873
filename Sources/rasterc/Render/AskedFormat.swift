// The image format that the arguments select.

import Raster
import RasterCommands

extension Option {
  static let pictureFormat = Option(
    "format",
    value: "FORMAT",
    "Image format: png, jpeg, webp or bmp. WebP files are\nlossless without --quality. Default: from the file's\nextension, or png.",
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
  enum Choice: String, CaseIterable { case png, jpeg, webp, bmp }

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
    case .bmp?: self = .bmp
    case nil: self = named
    }
    if subsampling != nil, self.fileExtension != "jpg" {
      throw .usage("--chroma requires JPEG files: --format jpeg")
    }
    switch self {
    case .jpeg: self = .jpeg(JPEGOptions(quality: quality ?? 85, subsampling: subsampling))
    case .webp, .lossyWebP:
      if let quality { self = .lossyWebP(WebPOptions(quality: quality)) }
    case .png, .bmp, .indexedPNG, .indexedBMP:
      guard quality == nil else {
        throw .usage("--quality requires JPEG or WebP files: --format jpeg or --format webp")
      }
      if case .png = self { self = .png(try PNGLevel(arguments)) }
    }
    if let options = try IndexedOptions(arguments) { self = try indexed(options) }
  }

  /// The format with a palette.
  private func indexed(_ options: IndexedOptions) throws(Failure) -> ImageFileFormat {
    switch self {
    case .png(let level), .indexedPNG(_, let level): return .indexedPNG(options, level: level)
    case .bmp, .indexedBMP: return .indexedBMP(options)
    case .jpeg, .webp, .lossyWebP:
      throw .usage("--colors and --palette require PNG or BMP files: --format png or --format bmp")
    }
  }

  /// The note for an image whose transparency is lost.
  var fillWords: String {
    switch self {
    case .jpeg: "JPEG has no transparency"
    case .indexedBMP: "BMP with a palette has no transparency"
    case .png, .webp, .lossyWebP, .bmp, .indexedPNG: "256 colours leave no index for transparency"
    }
  }
}
