// The palette and the dithering that the arguments select, for displays with few colours.

import Raster
import RasterCommands

extension Option {
  static let colors = Option(
    "colors",
    value: "N",
    "Number of colours of PNG or BMP files, for displays with\nfew: 2, 4, 16 or 256. Default: those of --palette.",
    choices: ColorCount.allCases.map(\.rawValue)
  )
  static let palette = Option(
    "palette",
    value: "COLORS",
    "Colours of PNG or BMP files: a list such as\n#000000,#FFFFFF,#FF0000; 'grey' for evenly spaced greys; or\na file with a colour on each line, a GIMP palette or a PNG\nfile with a palette. Default with --colors: grey."
  )
  static let dither = Option(
    "dither",
    value: "METHOD",
    "Dithering of gradients and images in the colours of\n--colors or --palette: none, ordered or diffusion. Text,\nstrokes and flat fills are never dithered.\nDefault: diffusion.",
    choices: Dithering.Choice.allCases.map(\.rawValue)
  )
}

/// The numbers of colours that indices of 1, 2, 4 and 8 bits distinguish.
enum ColorCount: String, CaseIterable {
  case two = "2"
  case four = "4"
  case sixteen = "16"
  case all = "256"

  var number: Int {
    switch self {
    case .two: 2
    case .four: 4
    case .sixteen: 16
    case .all: 256
    }
  }
}

extension Dithering {
  enum Choice: String, CaseIterable { case none, ordered, diffusion }

  fileprivate init(_ arguments: Arguments) throws(Failure) {
    switch try arguments.choice(.dither, as: Choice.self) ?? .diffusion {
    case .none: self = .none
    case .ordered: self = .ordered
    case .diffusion: self = .diffusion
    }
  }
}

extension IndexedOptions {
  /// The options of a file with a palette, or `nil` if none is requested.
  init?(_ arguments: Arguments) throws(Failure) {
    let count = try arguments.choice(.colors, as: ColorCount.self)?.number
    let dithering = try Dithering(arguments)
    guard count != nil || arguments.has(.palette) else {
      if arguments.has(.dither) { throw .usage("--dither requires --colors or --palette") }
      return nil
    }
    let palette = try ColorPalette(named: arguments[.palette] ?? "grey", count: count)
    if let count, palette.count > count {
      throw .usage("--palette has \(palette.count) colours, but --colors allows \(count)")
    }
    self.init(palette: palette, dithering: dithering)
  }
}

extension ColorPalette {
  /// The palette that the option names: greys, a list, or a file.
  fileprivate init(named text: String, count: Int?) throws(Failure) {
    if text == "grey" {
      self = .greys(count ?? Self.maximumCount)
      return
    }
    let pixels: [UInt32]
    if text.hasPrefix("#") {
      pixels = try PaletteFile.colors(ofList: text)
    } else {
      pixels = try PaletteFile(path: text).colors
    }
    guard let palette = ColorPalette(pixels: pixels) else {
      throw .usage(
        "--palette takes 1 to \(Self.maximumCount) colours, found \(pixels.count) in '\(text)'"
      )
    }
    self = palette
  }
}
