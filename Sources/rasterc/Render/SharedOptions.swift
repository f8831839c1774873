// Options shared by several commands, each of which can describe them differently.

import Raster
import RasterCommands
import RasterStorage

extension Option {
  static let component = Option(
    "component",
    value: "NAME",
    "Render this component. May be repeated. Default: all."
  )
  static let state = Option(
    "state",
    value: "NAME",
    "Render this named state. May be repeated. Default: plain."
  )
  static let set = Option(
    "set",
    value: "PROPERTY=VALUE",
    "Set a property of the component, such as title=Go,\nstyle=danger or photo=a.png. The value can also be an\nexpression: --set 'title=\"Go\" + \"!\"'"
  )
  static let size = Option(
    "size",
    value: "WxH",
    "Size in points, such as 320x44.\nDefault: the size of the state, or the natural size."
  )
  static let scale = Option(
    "scale",
    value: "LIST",
    "Device pixels per point, such as 1,2,3.\nDefault: the value that the state sets, or 1."
  )
  static let appearance = Option(
    "appearance",
    value: "WHICH",
    "Appearance: light, dark or both.\nDefault: the value that the state sets, or light.",
    choices: AppearanceChoice.allCases.map(\.rawValue)
  )
  static let direction = Option(
    "direction",
    value: "WHICH",
    "Layout direction: ltr, rtl or both.\nDefault: the value that the state sets, or ltr.",
    choices: DirectionChoice.allCases.map(\.rawValue)
  )
  static let output = Option(
    "output",
    short: "o",
    value: "PATH",
    "Write to this folder or, for a single image, to a .png,\n.jpg, .webp, .bmp or .apng file, or to '-', the standard\noutput."
  )
  static let quiet = Option("quiet", short: "q", "Do not report the files that are written.")
  static let cacheDirectory = Option(
    "cache-directory",
    value: "DIR",
    "Folder that caches images between runs."
  )
  static let font = Option(
    "font",
    value: "FILE",
    "Add the fonts in this TrueType or OpenType file.\nMay be repeated."
  )
  static let systemFonts = Option(
    "system-fonts",
    "Add the fonts of this machine, after those of --font."
  )
}

enum AppearanceChoice: String, CaseIterable { case light, dark, both }
enum DirectionChoice: String, CaseIterable { case ltr, rtl, both }

extension Arguments {
  /// The scales in ascending order without duplicates, or `nil` if none are specified.
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

  /// The appearances, or `nil` if none are specified.
  func appearances() throws(Failure) -> [Appearance]? {
    switch try choice(.appearance, as: AppearanceChoice.self) {
    case .light?: [.light]
    case .dark?: [.dark]
    case .both?: [.light, .dark]
    case nil: nil
    }
  }

  /// The layout directions, or `nil` if none are specified.
  func directions() throws(Failure) -> [LayoutDirection]? {
    switch try choice(.direction, as: DirectionChoice.self) {
    case .ltr?: [.leftToRight]
    case .rtl?: [.rightToLeft]
    case .both?: [.leftToRight, .rightToLeft]
    case nil: nil
    }
  }

  /// The colour space of images; sRGB if none is specified.
  func colorSpace() throws(Failure) -> OutputColorSpace {
    guard let name = self[.colorSpace] else { return .srgb }
    guard let space = OutputColorSpace(cssName: name) else {
      throw .usage("--color-space takes srgb or display-p3, found '\(name)'")
    }
    return space
  }

  /// The folder of the persistent cache, or `nil` if none is specified.
  func cacheDirectory() throws(Failure) -> String? {
    guard let path = self[.cacheDirectory] else { return nil }
    if path.isEmpty { throw .usage("--cache-directory needs the name of a folder") }
    return path
  }
}

extension RasterCache {
  /// A cache for one run, backed by the folder that `--cache-directory` names.
  convenience init(directory: String?, byteLimit: Int = 64 << 20) {
    let store = directory.map { RasterFileStore(directory: $0) }
    self.init(Configuration(cacheByteLimit: byteLimit, store: store))
  }
}
