// What `rasterc gallery` was asked for, read from its arguments.

import Raster
import RasterCommands

extension Option {
  static let galleryOutput = output.described(
    "Write into this folder, or all as one file that ends in\n.html; with --single-file, '-' is the standard output."
  )
  static let galleryScale = scale.described("Device pixels a point, such as 1,2,3. Default: 1,2.")
  static let galleryAppearance = appearance.described("light, dark or both. Default: both.")
  static let galleryComponent = component.described(
    "Show this component; may be repeated. Default: all."
  )
  static let singleFile = Option("single-file", "Write one file that holds the pictures too.")
  static let galleryPlayground = Option(
    "playground",
    "Write playground.html, too, to which each component's page leads."
  )
  static let galleryTitle = Option(
    "title",
    value: "TEXT",
    "The gallery's title. Default: the name of the input."
  )
}

/// The options of `rasterc gallery`.
struct GalleryOptions {
  /// The folder, or the one file.
  let output: String
  let isSingleFile: Bool
  /// Whether a playground is written beside the pages.
  let hasPlayground: Bool
  let title: String
  let components: [String]
  let scales: [Double]
  /// Whether scales were asked for; else what is large is shown at the smallest alone.
  let isScaleAsked: Bool
  let appearances: [Appearance]
  let isQuiet: Bool
  let cacheDirectory: String?
  let fonts: FontCollection
  let jobs: Int

  init(_ arguments: Arguments) throws(Failure) {
    let isSingle = arguments.has(.singleFile)
    guard let output = arguments[.output], !output.isEmpty else {
      throw .usage("say where to write: --output \(isSingle ? "FILE" : "DIR")")
    }
    if case .file = OutputPlace(output, endings: ["html"]) {
      isSingleFile = true
    } else {
      isSingleFile = isSingle
    }
    if output == "-", !isSingleFile {
      throw .usage("the output takes one file, and a gallery has many; add --single-file")
    }
    hasPlayground = arguments.has(.galleryPlayground)
    if hasPlayground, isSingleFile {
      throw .usage(
        "a playground is a file beside the pages: name a folder, and leave out --single-file"
      )
    }
    if arguments[.webModule] != nil, !hasPlayground {
      throw .usage("--web-module is for playgrounds; add --playground")
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
