// The format of pictures that the arguments ask for.

import Raster
import RasterCommands

extension Option {
  static let pictureFormat = Option(
    "format",
    value: "FORMAT",
    "png, jpeg or webp, which loses nothing.\nDefault: what the file's name ends in, else png.",
    choices: ImageFileFormat.Choice.allCases.map(\.rawValue)
  )
  static let quality = Option(
    "quality",
    value: "N",
    "The quality of JPEG files, from 1 to 100. Default: 85."
  )
  static let pngLevel = Option(
    "png-level",
    value: "LEVEL",
    "How much time is spent on making PNG files small:\nfast, balanced or small. Default: balanced.",
    choices: PNGLevel.Choice.allCases.map(\.rawValue)
  )
}

extension PNGLevel {
  enum Choice: String, CaseIterable { case fast, balanced, small }

  /// The level that the option names.
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

  /// The format that is asked for, or that a file's name ends in.
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
      throw .usage("--quality is for JPEG files: --format jpeg")
    } else if case .png = self {
      self = .png(try PNGLevel(arguments))
    }
  }

  /// What is lost of a picture that has transparent pixels.
  static let fillWords = "JPEG has no transparency"
}
