// Compares looks with `looks.lock`, and draws only those whose keys have changed.

import Raster
import RasterCommands
import RasterSemantics

/// The comparison of looks with their `looks.lock` files.
struct LookTest: Sendable {
  let folders: [TestedFolder]
  /// The results in the order of folders and names.
  private(set) var results: [LookResult] = []
  /// The number of looks that were drawn.
  private(set) var drawnCount = 0

  /// The looks of all folders that contain any.
  let plans: [String: LookPlan]
  private let specifiedScales: [Double]?

  /// Plans the looks of a compilation, in the folders of its inputs.
  init(
    _ compilation: Compilation,
    _ options: TestOptions,
    _ coverage: BranchCoverage? = nil,
    limits: RasterLimits = .default,
    store: SourceStore? = .disk
  ) throws(Failure) {
    specifiedScales = options.scales
    var folders = try TestedFolder.find(compilation, options.inputs, store)
    plans = try LookPlan.plans(
      compilation,
      fonts: options.fonts,
      coverage: coverage,
      limits: limits
    ) { [folders] folder in
      Self.scales(of: folder, among: folders, specified: options.scales)
    }
    for index in folders.indices {
      guard let plan = plans[folders[index].path] else { continue }
      folders[index].looks = plan.looks
      folders[index].components = plan.components
    }
    self.folders = folders
  }

  /// The scales for a folder: those specified, those in its `looks.lock`, or the standard ones.
  func scales(of folder: String) -> [Double] {
    Self.scales(of: folder, among: folders, specified: specifiedScales)
  }

  private static func scales(
    of path: String,
    among folders: [TestedFolder],
    specified: [Double]?
  ) -> [Double] {
    if let specified { return specified }
    let known = folders.first { $0.path == path }?.lock?.scales ?? []
    return known.isEmpty ? TestOptions.standardScales : known.sorted()
  }

  /// Records every look, draws those whose keys are not recorded, or all, and compares them.
  mutating func run(_ cache: RasterCache, _ options: TestOptions) throws(Failure) {
    let looks = folders.flatMap { folder in folder.looks.map { (folder: folder, look: $0) } }
    let recorded = Threads.map(looks.count, jobs: options.jobs) { index in
      looks[index].look.record().map { (described: $0.described, key: $0.key) }
    }
    var digests = options.drawsAll ? [:] : knownDigests
    var waiting: [Int] = []
    for (index, facts) in recorded.enumerated() {
      let key = try facts.get().key
      guard digests.updateValue(digests[key] ?? "", forKey: key) == nil else { continue }
      waiting.append(index)
    }
    try draw(waiting.map { looks[$0].look }, cache, jobs: options.jobs) { place, digest in
      guard case .success(let facts) = recorded[waiting[place]] else { return }
      digests[facts.key] = digest
    }
    for (place, facts) in zip(looks, recorded) {
      let (described, key) = try facts.get()
      let before = place.folder.lock?.entries[place.look.name]
      let isKnown = before?.key == key && !options.drawsAll
      let pixels = (isKnown ? before?.pixels : digests[key]) ?? ""
      let after = LookLock.Entry(described: described, key: key, pixels: pixels)
      results.append(LookResult(place.look, in: place.folder.path, before: before, after: after))
    }
    let scales = options.isUpdating ? nil : options.scales
    for folder in folders { results += folder.removed(at: scales) }
    results.sort()
    results.joinMoves()
  }

  /// Draws looks, and passes the digest of each to `use`.
  private mutating func draw(
    _ looks: [TestedLook],
    _ cache: RasterCache,
    jobs: Int,
    _ use: (Int, String) -> Void
  ) throws(Failure) {
    let drawn = Threads.map(looks.count, jobs: jobs) { looks[$0].draw(cache).map(\.lookDigits) }
    for (index, digest) in drawn.enumerated() { use(index, try digest.get()) }
    drawnCount = drawn.count
  }

  /// The digests of pixels recorded in `looks.lock` files, by key.
  private var knownDigests: [String: String] {
    var known: [String: String] = [:]
    for folder in folders {
      for entry in (folder.lock?.entries ?? [:]).values { known[entry.key] = entry.pixels }
    }
    return known
  }

  /// Writes the `looks.lock` files.
  func write() throws(Failure) {
    for folder in folders { try folder.write(results) }
  }

  /// The results as a report.
  func report(_ options: TestOptions) -> LookReport {
    LookReport(
      results: results,
      drawnCount: drawnCount,
      baseline: LookLock.fileName,
      remarks: options.isUpdating ? [] : remarks,
      unlisted: Set(unlocked.map(\.path))
    )
  }

  /// Remarks about engine versions, and about recordings that differ with equal pixels.
  private var remarks: [String] {
    var remarks: [String] = []
    for folder in folders {
      guard let engine = folder.lock?.engine, engine != EngineVersion.current else { continue }
      remarks.append(
        "\(folder.lockPath): drawn by engine version \(engine); this is version"
          + " \(EngineVersion.current), so all looks are drawn\n"
      )
    }
    let count = results.count { $0.status == .rerecorded }
    if count > 0, remarks.isEmpty {
      remarks.append(
        "\(count) look\(count == 1 ? " is" : "s are") recorded differently, with the same pixels;"
          + " --update writes the\(count == 1 ? " key" : "ir keys")\n"
      )
    }
    return remarks
  }

  /// Throws if a `looks.lock` file is invalid.
  func checkFiles() throws(Failure) {
    for folder in folders {
      guard let problem = folder.lock?.problem else { continue }
      throw .inputOutput("cannot read '\(folder.lockPath)': \(problem); --update rewrites it")
    }
  }

  /// The folders with looks but without a `looks.lock` file.
  var unlocked: [TestedFolder] { folders.filter { $0.lock == nil && !$0.looks.isEmpty } }
}
