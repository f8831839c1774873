// The options of `rasterc render`, parsed from its arguments.

import Raster
import RasterCommands
import RasterInterpreter

extension Option {
  static let allStates = Option("all-states", "Render all named states.")
  static let stateFile = Option(
    "properties",
    value: "FILE",
    "Set properties from a file with a JSON object, such as\n{\"title\": \"Go\", \"style\": \"danger\", \"photo\": \"beach.png\"}"
  )
  static let locale = Option(
    "locale",
    value: "TAG",
    "Language and region of the user, such as de-AT.\nDefault: the value that the state sets, or en."
  )
  static let colorSpace = Option(
    "color-space",
    value: "SPACE",
    "Colour space of the image: srgb or display-p3. Default: srgb.",
    choices: OutputColorSpace.allCases.map(\.cssName)
  )
  static let environment = Option(
    "environment",
    value: "NAME=VALUE",
    "Set a declared environment value, such as theme=globex.\nMay be repeated. Default: the value that the state sets,\nor the declared default."
  )
  static let background = Option(
    "background",
    value: "COLOR",
    "Background colour, such as #FFFFFF. Default: transparent."
  )
  static let crop = Option(
    "crop",
    value: "WHAT",
    "Area of the image: bounds, or drawing, which also includes\ndrawing outside the bounds. Default: bounds with --size,\notherwise drawing.",
    choices: RenderOptions.CropChoice.allCases.map(\.rawValue)
  )
  static let contactSheet = Option(
    "contact-sheet",
    value: "FILE",
    "Write a PNG with all images side by side and their names.\nWithout another output, it shows by default every state at\n@2x, light and, if the component reads the appearance,\ndark."
  )
  static let accessibility = Option(
    "print-accessibility",
    "Print the accessibility of each image: its name, role,\nvalue, hint and traits."
  )
  static let stats = Option(
    "print-stats",
    "Print the number of requests, looks drawn and draws\navoided, the bytes of the cached images, and the number\nand size of placed components."
  )
}

extension Option {
  static let timings = Option(
    "timings",
    "Print the time that reading, parsing, checking, drawing,\nencoding and writing took."
  )
  static let watch = Option(
    "watch",
    "Render again when a file that was read changes, until\nCtrl-C."
  )
}

/// The options of `rasterc render`.
struct RenderOptions {
  /// The destination of images.
  enum Purpose { case files, terminal, exports }
  enum CropChoice: String, CaseIterable { case bounds, drawing }

  let components: [String]
  private(set) var states: [String]
  let areAllStates: Bool
  /// The requested transition, or `nil` if there is none.
  let motion: AskedMotion?
  /// Whether images go only to a contact sheet, or no destination is specified.
  let isSheetAlone: Bool
  let sets: [String]
  let stateFile: String?
  let size: Size?
  let scales: [Double]
  let appearances: [Appearance]
  /// Whether scales and appearances are specified; otherwise a state's own values take precedence.
  let isScaleAsked, isAppearanceAsked: Bool
  /// The specified directions, or `nil` to use those of the states.
  let directions: [LayoutDirection]?
  /// The specified locale, or `nil` to use that of the state or the standard one.
  let locale: String?
  let colorSpace: OutputColorSpace
  /// The environment values set by options, as written.
  let modes: [String]
  let background: Color?
  let crop: Crop?
  private(set) var contactSheet: String?
  private(set) var output: String?
  let outputDirectory: String?
  let cacheDirectory: String?
  let fonts: FontCollection
  /// The compression level of PNG files and contact sheets.
  let pngLevel: PNGLevel
  let format: ImageFileFormat
  let hasStatistics: Bool
  let printsAccessibility: Bool
  /// Whether no line reports written files, for `--quiet` and for report formats that tools read.
  let isQuiet: Bool
  /// Whether the times of the phases are printed.
  let hasTimings: Bool
  let jobs: Int

  init(_ arguments: Arguments, for purpose: Purpose = .files) throws(Failure) {
    components = arguments.list(.component)
    states = arguments.list(.state)
    contactSheet = arguments[.contactSheet]
    (output, outputDirectory) = try Self.places(arguments, for: purpose)
    hasStatistics = arguments.has(.stats)
    printsAccessibility = arguments.has(.accessibility)
    motion = purpose == .files ? try AskedMotion(arguments) : nil
    isSheetAlone =
      purpose == .files && motion == nil && output == nil && outputDirectory == nil
      && (contactSheet != nil || !hasStatistics && !printsAccessibility)
    sets = arguments.all(.set)
    stateFile = arguments[.stateFile]
    let isPlainAsked = !sets.isEmpty || stateFile != nil || !states.isEmpty
    let showsAll = isSheetAlone || purpose == .exports
    areAllStates = arguments.has(.allStates) || showsAll && !isPlainAsked
    size = try arguments[.size].map { text throws(Failure) in try Self.size(text) }
    scales = try arguments.scales() ?? [isSheetAlone ? 2 : 1]
    isScaleAsked = arguments.has(.scale)
    appearances = try arguments.appearances() ?? (showsAll ? [.light, .dark] : [.light])
    isAppearanceAsked = arguments.has(.appearance)
    directions = try arguments.directions()
    locale = arguments[.locale]
    colorSpace = try arguments.colorSpace()
    modes = arguments.all(.environment)
    background = try arguments[.background].map { text throws(Failure) in try Self.color(text) }
    crop = try arguments.choice(.crop, as: CropChoice.self).map {
      $0 == .bounds ? .bounds : .drawing
    }
    cacheDirectory = try arguments.cacheDirectory()
    fonts = try FontFiles.fonts(
      arguments.all(.font),
      withSystem: arguments.has(.systemFonts) ? .searched : .untouched
    )
    let isAnimation = motion != nil && motion?.moment == nil
    // For exports, the option of this name selects the export format.
    format =
      isAnimation || purpose == .exports
      ? .png() : try ImageFileFormat(arguments, fileName: output)
    pngLevel = try PNGLevel(arguments)
    let reports = try arguments.choice(.diagnosticFormat, as: ReportFormat.self)
    isQuiet = arguments.has(.quiet) || reports?.isDocument == true
    hasTimings = arguments.has(.timings)
    jobs = try arguments.count(.jobs) ?? .max
    try checkCombinations()
    guard purpose == .files else { return }
    if let contactSheet { try Self.checkEnding(of: contactSheet) }
  }

  /// The same options for a single other state.
  func drawing(state: String) -> RenderOptions {
    var options = self
    options.states = [state]
    return options
  }

  /// Whether an image goes to the standard output, which then may contain nothing else.
  var isOutputTaken: Bool { output == "-" || contactSheet == "-" }

  /// Chooses the output if none is specified: a file for one image, a contact sheet for several.
  ///
  /// Throws if that is a sheet, but the images have a palette, which a sheet does not.
  mutating func chooseOutput(for pictures: [Picture]) throws(Failure) {
    if motion != nil, output == nil, outputDirectory == nil, pictures.count == 1 {
      output = pictures[0].fileName(in: format)
    }
    guard isSheetAlone, contactSheet == nil else { return }
    if pictures.count == 1 {
      output = pictures[0].fileName(in: format)
    } else if format.indexing != nil {
      throw .usage(
        "--colors and --palette require a folder for \(pictures.count) images, such as -o images"
      )
    } else {
      contactSheet = "contact-sheet.png"
    }
  }

  private func checkCombinations() throws(Failure) {
    if areAllStates, !states.isEmpty {
      throw .usage("--state and --all-states cannot be combined")
    }
    if output == "-", contactSheet == "-" {
      throw .usage("only one of --output and --contact-sheet can be '-'")
    }
    if contactSheet != nil, format.indexing != nil {
      throw .usage("--contact-sheet cannot be combined with --colors or --palette")
    }
  }

  /// The file and the folder that the arguments name.
  private static func places(
    _ arguments: Arguments,
    for purpose: Purpose
  ) throws(Failure) -> (file: String?, folder: String?) {
    let (output, folder) = (arguments[.output], arguments[.outputDirectory])
    guard let output, purpose == .files else { return (output, folder) }
    guard folder == nil else {
      throw .usage("--output and --output-directory cannot be combined")
    }
    try checkEnding(of: output)
    let endings = ["png", "jpg", "jpeg", "webp", "bmp", AskedMotion.format]
    if case .folder(let folder) = OutputPlace(output, endings: endings) { return (nil, folder) }
    return (output, nil)
  }

  /// Throws if the file's extension belongs to a format that is not supported.
  private static func checkEnding(of name: String) throws(Failure) {
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    switch ending {
    case "svg", "pdf":
      throw .usage(
        "'\(name)' is not a bitmap format; use 'rasterc export --format \(ending)'"
      )
    case "avif", "eps", "gif", "heic", "ico", "jxl", "tif", "tiff":
      throw .usage("'\(name)' has an unsupported format; use PNG, JPEG, WebP or BMP")
    default: return
    }
  }

  private static func size(_ text: String) throws(Failure) -> Size {
    if let size = Size(typed: text) { return size }
    throw .usage("--size takes a width and a height such as 320x44, found '\(text)'")
  }

  private static func color(_ text: String) throws(Failure) -> Color {
    if let color = Color(hexadecimal: text) { return color }
    throw .usage("--background takes a colour such as #FFFFFF, found '\(text)'")
  }
}

extension Size {
  /// Parses a width and a height above 0, such as `320x44`.
  init?(typed text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    self.init(width, height)
  }
}
