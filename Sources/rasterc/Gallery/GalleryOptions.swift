// The options of `rasterc gallery`, parsed from its arguments.

import Raster
import RasterCommands

extension Option {
  static let galleryOutput = output.described(
    "Write to this folder, or to a single .html file; with\n--single-file, '-' is the standard output."
  )
  static let galleryScale = scale.described("Device pixels per point, such as 1,2,3. Default: 1,2.")
  static let galleryAppearance = appearance.described(
    "Appearance: light, dark or both. Default: both."
  )
  static let galleryComponent = component.described(
    "Show this component. May be repeated. Default: all."
  )
  static let singleFile = Option("single-file", "Write one file that contains the images.")
  static let galleryPlayground = Option(
    "playground",
    "Also write playground.html, with links from the pages\nof components."
  )
  static let galleryTitle = Option(
    "title",
    value: "TEXT",
    "Title of the gallery. Default: the name of the input."
  )
}

/// The options of `rasterc gallery`.
struct GalleryOptions {
  /// The output folder or file.
  let output: String
  let isSingleFile: Bool
  /// Whether a playground is written beside the pages.
  let hasPlayground: Bool
  let title: String
  let components: [String]
  let scales: [Double]
  /// Whether scales are specified; otherwise large looks are shown only at the smallest scale.
  let isScaleAsked: Bool
  let appearances: [Appearance]
  let isQuiet: Bool
  let cacheDirectory: String?
  let fonts: FontCollection
  let jobs: Int

  init(_ arguments: Arguments) throws(Failure) {
    let isSingle = arguments.has(.singleFile)
    guard let output = arguments[.output], !output.isEmpty else {
      throw .usage("missing output: pass --output \(isSingle ? "FILE" : "DIR")")
    }
    if case .file = OutputPlace(output, endings: ["html"]) {
      isSingleFile = true
    } else {
      isSingleFile = isSingle
    }
    if output == "-", !isSingleFile {
      throw .usage("the standard output takes one file, but a gallery has many; pass --single-file")
    }
    hasPlayground = arguments.has(.galleryPlayground)
    if hasPlayground, isSingleFile {
      throw .usage(
        "--playground requires a folder, and cannot be combined with --single-file"
      )
    }
    if arguments[.webModule] != nil, !hasPlayground {
      throw .usage("--web-module requires --playground")
    }
    self.output = output
    title = arguments[.galleryTitle] ?? PageTitle.text(of: arguments.inputs)
    components = arguments.list(.component)
    isScaleAsked = arguments.has(.scale)
    scales = try arguments.scales() ?? TestOptions.standardScales
    appearances = try arguments.appearances() ?? [.light, .dark]
    let format = try arguments.choice(.diagnosticFormat, as: ReportFormat.self)
    isQuiet = arguments.has(.quiet) || format?.isDocument == true
    cacheDirectory = try arguments.cacheDirectory()
    fonts = try FontFiles.fonts(arguments.all(.font), withSystem: .untouched)
    jobs = try arguments.count(.jobs) ?? .max
  }
}
