// What `rasterc test` was asked for, read from its arguments.

import Raster
import RasterCommands

extension Option {
  static let update = Option("update", "Write the files of looks, whatever changes.")
  static let testScale = scale.described(
    "Device pixels a point, such as 1,2,3.\nDefault: those of looks.lock, or 1,2."
  )
  static let redraw = Option("redraw", "Draw all looks, those too whose keys are equal.")
  static let junit = Option(
    "junit",
    value: "FILE",
    "Write the outcome of each look as JUnit's XML."
  )
  static let report = Option(
    "report",
    value: "DIR",
    "Write a page of what differs into a folder: index.html\nand its pictures, before and after."
  )
  static let coverage = Option(
    "coverage",
    "Note the branches of components and functions that no\nlook takes."
  )
  static let testQuiet = quiet.described("Say nothing but what differs.")
}

extension Option {
  static let against = Option(
    "against",
    value: "REVISION",
    "Compare with the looks of a revision of Git, and say what\ndiffers between the drawings."
  )
}

/// The options of `rasterc test` and `rasterc diff`.
struct TestOptions {
  static let standardScales: [Double] = [1, 2]

  /// The files and folders, as they were given.
  let inputs: [String]
  let isUpdating: Bool
  /// The revision that looks are compared with.
  let against: String?
  /// The scales that were asked for; nil leaves them to the file of looks.
  let scales: [Double]?
  let drawsAll: Bool
  /// Whether branches are noted that no look takes.
  let hasCoverage: Bool
  let isQuiet: Bool
  /// Whether results are written for tools.
  let isJSON: Bool
  let junit: String?
  /// The folder that a page of what differs is written into.
  let reportFolder: String?
  let cacheDirectory: String?
  let fonts: FontCollection
  let jobs: Int
}

extension TestOptions {
  init(_ arguments: Arguments) throws(Failure) {
    inputs = arguments.inputs
    isUpdating = arguments.has(.update)
    against = arguments[.against]
    if isUpdating, against != nil { throw .usage("--update and --against exclude each other") }
    scales = try arguments.scales()
    drawsAll = arguments.has(.redraw)
    hasCoverage = arguments.has(.coverage)
    isQuiet = arguments.has(.quiet)
    isJSON = try arguments.wantsRecord()
    junit = arguments[.junit]
    reportFolder = arguments[.report]
    if reportFolder == "" { throw .usage("--report needs a folder's name") }
    cacheDirectory = try arguments.cacheDirectory()
    fonts = try FontFiles.fonts(arguments.all(.font), withSystem: .untouched)
    jobs = try arguments.count(.jobs) ?? .max
  }

  /// What is tested where nothing is said: looks.lock, at its scales or the standard ones.
  init(jobs: Int) {
    self.init(
      inputs: [],
      isUpdating: false,
      against: nil,
      scales: nil,
      drawsAll: false,
      hasCoverage: false,
      isQuiet: true,
      isJSON: true,
      junit: nil,
      reportFolder: nil,
      cacheDirectory: nil,
      fonts: FontCollection(),
      jobs: jobs
    )
  }
}
