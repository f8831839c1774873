// The page that `--report` writes: changed looks with their images.

import Raster
import RasterCommands
import RasterPages

/// Writes a report page, and its images beside it.
struct ChangesReport {
  private let report: LookReport
  private let folder: String
  private let cache: RasterCache
  private let jobs: Int
  /// The file names of all images of the page.
  private var written: Set<String> = []

  /// The number of looks drawn at a time.
  private static let chunkSize = 64

  init(_ report: LookReport, to folder: String, _ options: TestOptions) {
    self.report = report
    self.folder = folder
    cache = RasterCache(directory: options.cacheDirectory)
    jobs = options.jobs
  }

  /// Writes `index.html` and the folder `pictures`, and removes images of earlier reports.
  mutating func write() throws(Failure) {
    let report = report
    var page = ChangesPage()
    page.title = report.title
    page.baseline = report.baseline
    page.sources = report.sources
    page.gaps = report.gaps
    page.counts = report.counts
    for cause in LookCause.causes(of: report.results) {
      page.causes.append(
        ChangesPage.Cause(
          title: cause.title,
          count: cause.count,
          changes: cause.changes.map { ($0.title, $0.changes) },
          looks: try looks(cause.results) {
            cause.isOfOneComponent ? $0.name.state : report.title(of: $0)
          }
        )
      )
    }
    page.new = try looks(report.results.filter { $0.status == .new }, titled: report.title(of:))
    page.gone = Self.names(report.results.filter { $0.status == .removed }) { report.title(of: $0) }
    page.moved = Self.names(report.results.filter { $0.status.word == "moved" }) { result in
      guard case .moved(let name, let folder) = result.status else { return "" }
      return "\(Paths.join(folder, name)) → \(Paths.join(result.folder, result.name.title))"
    }
    try FileSystem.write(Array(page.page.html.utf8), to: Paths.join(folder, "index.html"))
    try removeOldImages()
  }

  private static func names(_ results: [LookResult], _ name: (LookResult) -> String) -> [String] {
    Set(results.map(name)).sorted(by: areInByteOrder)
  }

  /// One look for each state and appearance, at its largest scale.
  private mutating func looks(
    _ results: [LookResult],
    titled title: (LookResult) -> String
  ) throws(Failure) -> [ChangesPage.Look] {
    let groups = LookGroup.groups(of: results)
    var looks: [ChangesPage.Look] = []
    for start in stride(from: 0, to: groups.count, by: Self.chunkSize) {
      let chunk = Array(groups[start..<min(start + Self.chunkSize, groups.count)])
      let drawn = Threads.map(chunk.count, jobs: jobs) { [cache] index in
        DrawnLook.draw(chunk[index].largest, cache)
      }
      for (group, drawn) in zip(chunk, drawn) {
        looks.append(try look(group, try drawn.get(), titled: title(group.largest)))
      }
    }
    return looks
  }

  private mutating func look(
    _ group: LookGroup,
    _ drawn: DrawnLook,
    titled title: String
  ) throws(Failure) -> ChangesPage.Look {
    var look = ChangesPage.Look(
      title: title,
      surroundings: LookListing.surroundings(of: group.all),
      isDark: group.largest.name.appearance == .dark
    )
    look.before = try drawn.before.map { file throws(Failure) in try picture(file) }
    look.after = try drawn.after.map { file throws(Failure) in try picture(file) }
    look.difference = try drawn.difference.map { file throws(Failure) in try picture(file) }
    look.amount = drawn.amount
    return look
  }

  /// Writes an image, named by the digest of its bytes.
  private mutating func picture(_ file: DrawnLook.File) throws(Failure) -> ChangesPage.Picture {
    let name = "\(ContentDigest(of: file.png).description.prefix(32)).png"
    if written.insert(name).inserted {
      try FileSystem.write(file.png, to: Paths.join(folder, "images/\(name)"))
    }
    return ChangesPage.Picture(
      file: "images/\(name)",
      width: file.width,
      height: file.height
    )
  }

  /// Removes files whose names have the form of image names but are not used by this page.
  private func removeOldImages() throws(Failure) {
    let images = Paths.join(folder, "images")
    guard FileSystem.kind(of: images) == .folder else { return }
    for name in try FileSystem.names(in: images) where !written.contains(name) {
      guard name.utf8.count == 36, name.hasSuffix(".png"),
        name.dropLast(4).allSatisfy(\.isHexDigit)
      else { continue }
      try? FileManager.default.removeItem(atPath: Paths.join(images, name))
    }
  }
}

/// The images of a look as PNG files.
private struct DrawnLook: Sendable {
  struct File: Sendable {
    let png: [UInt8]
    let width, height: Int

    init(_ bitmap: Bitmap) {
      (png, width, height) = (bitmap.png(), bitmap.width, bitmap.height)
    }
  }

  var before, after, difference: File?
  var amount = ""

  /// Draws the known versions of a look.
  static func draw(_ result: LookResult, _ cache: RasterCache) -> Result<DrawnLook, Failure> {
    do throws(Failure) {
      let before = try result.formerLook?.draw(cache).get()
      let after = try result.look?.draw(cache).get()
      var drawn = DrawnLook()
      (drawn.before, drawn.after) = (before.map(File.init), after.map(File.init))
      if let before, let after, let difference = DifferencePicture(from: before, to: after) {
        (drawn.before, drawn.after) = (File(difference.before), File(difference.after))
        drawn.difference = File(difference.bitmap)
        let count = difference.count
        drawn.amount =
          "\(count) pixel\(count == 1 ? " differs" : "s differ") by up to \(difference.most) of 255"
      }
      return .success(drawn)
    } catch {
      return .failure(error)
    }
  }
}
