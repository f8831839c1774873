// Options that several commands have: declared once, and described by each command as it means them.

import Raster
import RasterCommands
import RasterStorage

extension Option {
  static let component = Option(
    "component",
    value: "NAME",
    "Render this component; may be repeated. Default: all."
  )
  static let state = Option(
    "state",
    value: "NAME",
    "Render this named state; may be repeated. Default: plain."
  )
  static let set = Option(
    "set",
    value: "PROPERTY=VALUE",
    "Set a property of the component that is drawn:\n--set title=Go --set style=danger --set photo=a.png;\nor to an expression: --set 'title=\"Go\" + \"!\"'"
  )
  static let size = Option(
    "size",
    value: "WxH",
    "The size in points, such as 320x44.\nDefault: the state's bounds, or the natural size."
  )
  static let scale = Option(
    "scale",
    value: "LIST",
    "Device pixels a point, such as 1,2,3.\nDefault: 1, or what the state says."
  )
  static let appearance = Option(
    "appearance",
    value: "WHICH",
    "light, dark or both.\nDefault: light, or what the state says.",
    choices: AppearanceChoice.allCases.map(\.rawValue)
  )
  static let direction = Option(
    "direction",
    value: "WHICH",
    "ltr, rtl or both: how words and rows run.\nDefault: ltr, or what the state says.",
    choices: DirectionChoice.allCases.map(\.rawValue)
  )
  static let output = Option(
    "output",
    short: "o",
    value: "PATH",
    "Write into this folder; for one picture, a file that ends\nin .png, .jpg, .webp or .apng, or '-', the standard\noutput."
  )
  static let quiet = Option("quiet", short: "q", "Say nothing of what was written.")
  static let cacheDirectory = Option(
    "cache-directory",
    value: "DIR",
    "The folder that keeps drawn pictures between runs."
  )
  static let font = Option(
    "font",
    value: "FILE",
    "Draw words with the faces of a TrueType or OpenType file\ntoo; may be repeated."
  )
  static let systemFonts = Option(
    "system-fonts",
    "Draw words with the fonts of this machine too,\nbehind those of --font."
  )
}

enum AppearanceChoice: String, CaseIterable { case light, dark, both }
enum DirectionChoice: String, CaseIterable { case ltr, rtl, both }

extension Arguments {
  /// The scales in ascending order, each once; nil where none is given.
  func scales() throws(Failure) -> [Double]? {
    guard has(.scale) else { return nil }
    var scales: Set<Double> = []
    for text in list(.scale) {
      guard let scale = Double(text), scale > 0, scale.isFinite else {
        throw .usage("--scale takes positive numbers such as 1,2,3, found '\(text)'")
      }
      scales.insert(scale)
    }
    return scales.sorted()
  }

  /// The appearances; nil where none is given.
  func appearances() throws(Failure) -> [Appearance]? {
    switch try choice(.appearance, as: AppearanceChoice.self) {
    case .light?: [.light]
    case .dark?: [.dark]
    case .both?: [.light, .dark]
    case nil: nil
    }
  }

  /// The directions of layout; nil where none is given.
  func directions() throws(Failure) -> [LayoutDirection]? {
    switch try choice(.direction, as: DirectionChoice.self) {
    case .ltr?: [.leftToRight]
    case .rtl?: [.rightToLeft]
    case .both?: [.leftToRight, .rightToLeft]
    case nil: nil
    }
  }

  /// The folder that keeps drawn pictures; nil where none is given.
  func cacheDirectory() throws(Failure) -> String? {
    guard let path = self[.cacheDirectory] else { return nil }
    if path.isEmpty { throw .usage("--cache-directory needs a folder's name") }
    return path
  }
}

extension RasterCache {
  /// The cache of a run, in front of the folder that `--cache-directory` names.
  convenience init(directory: String?, byteLimit: Int = 64 << 20) {
    let store = directory.map { RasterFileStore(directory: $0) }
    self.init(Configuration(cacheByteLimit: byteLimit, store: store))
  }
}
