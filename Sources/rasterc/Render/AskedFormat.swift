// The image format that the arguments select.

import Raster
import RasterCommands

extension Option {
  static let pictureFormat = Option(
    "format",
    value: "FORMAT",
    "Image format: png, jpeg or webp (lossless).\nDefault: from the file's extension, or png.",
    choices: ImageFileFormat.Choice.allCases.map(\.rawValue)
  )
  static let quality = Option(
    "quality",
    value: "N",
    "Quality of JPEG files, from 1 to 100. Default: 85."
  )
  static let pngLevel = Option(
    "png-level",
    value: "LEVEL",
    "Compression of PNG files: fast, balanced or small.\nDefault: balanced.",
    choices: PNGLevel.Choice.allCases.map(\.rawValue)
  )
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
    let named = fileName.flatMap { ImageFileFormat(fileName: $0) } ?? .png()
    switch try arguments.choice(.pictureFormat, as: Choice.self) {
    case .png?: self = .png()
    case .jpeg?: self = .jpeg()
    case .webp?: self = .webp
    case nil: self = named
    }
    if case .jpeg = self {
      self = .jpeg(JPEGOptions(quality: quality ?? 85))
    } else if quality != nil {
      throw .usage("--quality requires JPEG files: --format jpeg")
    } else if case .png = self {
      self = .png(try PNGLevel(arguments))
    }
  }

  /// The note for an image whose transparency is lost.
  static let fillWords = "JPEG has no transparency"
}
