// What `rasterc render` was asked for, read from its arguments.

import Raster
import RasterCommands
import RasterInterpreter

extension Option {
  static let allStates = Option("all-states", "Render every named state.")
  static let stateFile = Option(
    "properties",
    value: "FILE",
    "Set properties from a JSON object:\n{\"title\": \"Go\", \"style\": \"danger\", \"photo\": \"beach.png\"}"
  )
  static let locale = Option(
    "locale",
    value: "TAG",
    "The user's language and region, such as de-AT.\nDefault: en, or what the state says."
  )
  static let environment = Option(
    "environment",
    value: "NAME=VALUE",
    "Set a declared environment value, such as\ntheme=globex; may be repeated.\nDefault: its own, or what the state says."
  )
  static let background = Option(
    "background",
    value: "COLOR",
    "Draw on a colour, such as #FFFFFF. Default: transparent."
  )
  static let crop = Option(
    "crop",
    value: "WHAT",
    "bounds, or drawing: what is painted outside of them too.\nDefault: bounds where there is a --size, else drawing.",
    choices: RenderOptions.CropChoice.allCases.map(\.rawValue)
  )
  static let contactSheet = Option(
    "contact-sheet",
    value: "FILE",
    "Write a PNG with all the pictures side by side and\ntheir names; alone, it has every state at @2x, light\nand, where the component reads the appearance, dark,\nunless the options say otherwise."
  )
  static let accessibility = Option(
    "print-accessibility",
    "Print what each picture says of itself: its name, role,\nvalue, hint and traits."
  )
  static let stats = Option(
    "print-stats",
    "Print requests, looks drawn, draws avoided,\nthe bytes of the pictures held, and how many\ncomponents others place, and what they take."
  )
}

extension Option {
  static let timings = Option(
    "timings",
    "Say how long reading, parsing, checking, drawing,\nencoding and writing took."
  )
  static let watch = Option(
    "watch",
    "Draw again when what was read changes, until Ctrl-C."
  )
}

/// The options of `rasterc render`.
struct RenderOptions {
  /// Where pictures go.
  enum Purpose { case files, terminal, exports }
  enum CropChoice: String, CaseIterable { case bounds, drawing }

  let components: [String]
  private(set) var states: [String]
  let areAllStates: Bool
  /// The way from state to state, where one was asked for.
  let motion: AskedMotion?
  /// Whether pictures go to a contact sheet alone, or nothing says where they go.
  let isSheetAlone: Bool
  let sets: [String]
  let stateFile: String?
  let size: Size?
  let scales: [Double]
  let appearances: [Appearance]
  /// Whether scales and appearances were asked for; else those that a state says go before them.
  let isScaleAsked, isAppearanceAsked: Bool
  /// The directions, where some were asked for; else what a state says.
  let directions: [LayoutDirection]?
  /// The locale, where one was asked for; else what a state says goes before the standard one.
  let locale: String?
  /// The environment values that were asked for, as they were written.
  let modes: [String]
  let background: Color?
  let crop: Crop?
  private(set) var contactSheet: String?
  private(set) var output: String?
  let outputDirectory: String?
  let cacheDirectory: String?
  let fonts: FontCollection
  /// The level of PNG files, and of contact sheets.
  let pngLevel: PNGLevel
  let format: ImageFileFormat
  let hasStatistics: Bool
  let printsAccessibility: Bool
  /// Whether no line says what was written; tools read reports as JSON.
  let isQuiet: Bool
  /// Whether a line says how long the parts of the work took.
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
    // The format of an export is another option of this name.
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

  /// The options for one other state.
  func drawing(state: String) -> RenderOptions {
    var options = self
    options.states = [state]
    return options
  }

  /// Whether a PNG goes to the standard output, where nothing else may then go.
  var isOutputTaken: Bool { output == "-" || contactSheet == "-" }

  /// Sends one picture to a file of its name, and several to a contact sheet, where nothing says
  /// where pictures go.
  mutating func chooseOutput(for pictures: [Picture]) {
    if motion != nil, output == nil, outputDirectory == nil, pictures.count == 1 {
      output = pictures[0].fileName(in: format)
    }
    guard isSheetAlone, contactSheet == nil else { return }
    if pictures.count == 1 {
      output = pictures[0].fileName(in: format)
    } else {
      contactSheet = "contact-sheet.png"
    }
  }

  private func checkCombinations() throws(Failure) {
    if areAllStates, !states.isEmpty {
      throw .usage("--state and --all-states exclude each other")
    }
    if output == "-", contactSheet == "-" {
      throw .usage("only one of --output and --contact-sheet can be '-'")
    }
  }

  /// The one file and the folder that the arguments name.
  private static func places(
    _ arguments: Arguments,
    for purpose: Purpose
  ) throws(Failure) -> (file: String?, folder: String?) {
    let (output, folder) = (arguments[.output], arguments[.outputDirectory])
    guard let output, purpose == .files else { return (output, folder) }
    guard folder == nil else {
      throw .usage("--output and --output-directory exclude each other")
    }
    try checkEnding(of: output)
    let endings = ["png", "jpg", "jpeg", "webp", AskedMotion.format]
    if case .folder(let folder) = OutputPlace(output, endings: endings) { return (nil, folder) }
    return (output, nil)
  }

  /// Throws where a name says that its file is none of those that are written.
  private static func checkEnding(of name: String) throws(Failure) {
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    switch ending {
    case "svg", "pdf":
      throw .usage(
        "'\(name)' is no picture of pixels; 'rasterc export --format \(ending)' writes it"
      )
    case "avif", "bmp", "eps", "gif", "heic", "ico", "jxl", "tif", "tiff":
      throw .usage("'\(name)' is of no kind that is written; there are PNG, JPEG and WebP files")
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
  /// A width and a height above 0, such as `320x44`.
  init?(typed text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    self.init(width, height)
  }
}
