// Compares the looks of folders with their files of looks, and draws no more than has to be drawn.

import Raster
import RasterCommands
import RasterSemantics

/// The comparison of looks with what files of looks say.
struct LookTest: Sendable {
  let folders: [TestedFolder]
  /// In the order of folders and names.
  private(set) var results: [LookResult] = []
  /// The number of looks that were drawn.
  private(set) var drawnCount = 0

  /// The looks of all folders that have some.
  let plans: [String: LookPlan]
  private let askedScales: [Double]?

  /// The looks of a compilation, in the folders of its inputs.
  init(
    _ compilation: Compilation,
    _ options: TestOptions,
    _ coverage: BranchCoverage? = nil,
    limits: RasterLimits = .default,
    store: SourceStore? = .disk
  ) throws(Failure) {
    askedScales = options.scales
    var folders = try TestedFolder.find(compilation, options.inputs, store)
    plans = try LookPlan.plans(
      compilation,
      fonts: options.fonts,
      coverage: coverage,
      limits: limits
    ) { [folders] folder in
      Self.scales(of: folder, among: folders, asked: options.scales)
    }
    for index in folders.indices {
      guard let plan = plans[folders[index].path] else { continue }
      folders[index].looks = plan.looks
      folders[index].components = plan.components
    }
    self.folders = folders
  }

  /// The scales at which a folder's looks are drawn: those that are asked for, those of its file of
  /// looks, or the standard ones.
  func scales(of folder: String) -> [Double] {
    Self.scales(of: folder, among: folders, asked: askedScales)
  }

  private static func scales(
    of path: String,
    among folders: [TestedFolder],
    asked: [Double]?
  ) -> [Double] {
    if let asked { return asked }
    let known = folders.first { $0.path == path }?.lock?.scales ?? []
    return known.isEmpty ? TestOptions.standardScales : known.sorted()
  }

  /// Records every look, draws one of each key that no line has, or of all keys, and compares.
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

  /// Draws looks, and hands over the digest of each.
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

  /// The digests of pixels that the files of looks hold, by their keys.
  private var knownDigests: [String: String] {
    var known: [String: String] = [:]
    for folder in folders {
      for entry in (folder.lock?.entries ?? [:]).values { known[entry.key] = entry.pixels }
    }
    return known
  }

  /// Writes the files of looks.
  func write() throws(Failure) {
    for folder in folders { try folder.write(results) }
  }

  /// What was found.
  func report(_ options: TestOptions) -> LookReport {
    LookReport(
      results: results,
      drawnCount: drawnCount,
      baseline: LookLock.fileName,
      remarks: options.isUpdating ? [] : remarks,
      unlisted: Set(unlocked.map(\.path))
    )
  }

  /// What files of looks say of the engine, and looks that are recorded otherwise with equal pixels.
  private var remarks: [String] {
    var remarks: [String] = []
    for folder in folders {
      guard let engine = folder.lock?.engine, engine != EngineVersion.current else { continue }
      remarks.append(
        "\(folder.lockPath): drawn by version \(engine) of the engine; this is"
          + " \(EngineVersion.current), so all looks are drawn\n"
      )
    }
    let count = results.count { $0.status == .rerecorded }
    if count > 0, remarks.isEmpty {
      remarks.append(
        "\(count) look\(count == 1 ? " is" : "s are") recorded otherwise, with the same pixels;"
          + " --update writes the\(count == 1 ? " key" : "ir keys")\n"
      )
    }
    return remarks
  }

  /// Refuses files of looks that cannot be read.
  func checkFiles() throws(Failure) {
    for folder in folders {
      guard let problem = folder.lock?.problem else { continue }
      throw .inputOutput("cannot read '\(folder.lockPath)': \(problem); --update writes it anew")
    }
  }

  /// The folders with looks and without a file of looks.
  var unlocked: [TestedFolder] { folders.filter { $0.lock == nil && !$0.looks.isEmpty } }
}
