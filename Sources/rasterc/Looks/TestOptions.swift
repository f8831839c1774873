// The options of `rasterc test`.

import Raster
import RasterCommands

extension Option {
  static let update = Option("update", "Write looks.lock files instead of comparing.")
  static let testScale = scale.described(
    "Device pixels per point, such as 1,2,3.\nDefault: the scales in looks.lock, or 1,2."
  )
  static let redraw = Option("redraw", "Draw all looks, even if their keys are unchanged.")
  static let junit = Option(
    "junit",
    value: "FILE",
    "Write the result of each look as JUnit XML."
  )
  static let report = Option(
    "report",
    value: "DIR",
    "Write a page of the differences to this folder: index.html\nand images from before and after."
  )
  static let coverage = Option(
    "coverage",
    "Report the branches of components and functions that no\nlook takes."
  )
  static let testQuiet = quiet.described("Print only the differences.")
}

extension Option {
  static let against = Option(
    "against",
    value: "REVISION",
    "Compare with the looks at a Git revision, and describe\nthe differences between the drawings."
  )
}

/// The options of `rasterc test` and `rasterc diff`.
struct TestOptions {
  static let standardScales: [Double] = [1, 2]

  /// The files and folders as specified.
  let inputs: [String]
  let isUpdating: Bool
  /// The revision to compare looks with.
  let against: String?
  /// The specified scales, or `nil` to use those in `looks.lock`.
  let scales: [Double]?
  let drawsAll: Bool
  /// Whether branches that no look takes are reported.
  let hasCoverage: Bool
  let isQuiet: Bool
  /// Whether results are written as JSON.
  let isJSON: Bool
  let junit: String?
  /// The output folder for a page of differences.
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
    if isUpdating, against != nil { throw .usage("--update and --against cannot be combined") }
    scales = try arguments.scales()
    drawsAll = arguments.has(.redraw)
    hasCoverage = arguments.has(.coverage)
    isQuiet = arguments.has(.quiet)
    isJSON = try arguments.wantsRecord()
    junit = arguments[.junit]
    reportFolder = arguments[.report]
    if reportFolder == "" { throw .usage("--report needs the name of a folder") }
    cacheDirectory = try arguments.cacheDirectory()
    fonts = try FontFiles.fonts(arguments.all(.font), withSystem: .untouched)
    jobs = try arguments.count(.jobs) ?? .max
  }

  /// The defaults: compares with `looks.lock`, at its scales or the standard ones.
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
