// Watches sources and all that they read, and checks them anew when something has changed.

import RasterCommands
import RasterSemantics

/// Watches the files that a check reads, and the folders that it finds them in, by looking at them.
///
/// Nothing is asked of the system but the time, the size and the number of each file, some ten times a
/// second and more, so that it works alike on every system, on network folders, and with editors that put
/// a new file in the place of the old one. It stays on one thread.
package struct SourceWatch: Sendable {
  /// Reads what is watched beside the sources.
  package typealias Reading = @Sendable () throws(Failure) -> Void

  /// The time between two looks, in microseconds: what a look costs is some microseconds a file.
  package static let interval: UInt32 = 20_000
  /// How long sources may be unreadable before that is said: an editor may remove a file and write it.
  private static let grace = 0.3
  /// What has changed so shortly before it was read may change again under the same mark, in seconds.
  private static let settling = 0.1

  private let paths: [String]
  private let otherPaths: [String]
  private let readOthers: Reading
  private let drawingTrial: DrawingTrial
  private let memory = DiskMemory()

  private var inputs: [Input] = []
  private var files = Observation()
  private var folders = Observation()
  private var otherMarks: [FileMark]?
  private var latest: Compilation?
  private var number = 0
  private var failedSince: Double?
  private var hasFailed = false
  /// The sources that hold nothing.
  private var empty: Set<String> = []
  /// Files to be read once more, and when.
  private var unsettled: (paths: [String], time: Double)?
  /// When to look once more for files that have come or gone: a folder may keep its mark then, too.
  private var folderTime: Double?

  /// Watches files and folders.
  ///
  /// `readOthers` is called at first, and whenever one of `others` has changed. `drawingTrial` says whether
  /// what is checked is tried.
  package init(
    _ paths: [String],
    others: [String] = [],
    drawingTrial: DrawingTrial = .none,
    readOthers: @escaping Reading = {}
  ) {
    (self.paths, otherPaths) = (paths, others)
    (self.drawingTrial, self.readOthers) = (drawingTrial, readOthers)
  }

  /// The sources as they are when it begins.
  package mutating func first() throws(Failure) -> SourceSnapshot {
    let start = Self.now
    try load()
    return snapshot(since: start, failure: nil)
  }

  /// The sources as they are, also where they cannot be read when it begins; nil where nothing has changed.
  package mutating func look() -> SourceSnapshot? {
    guard number == 0 else { return next() }
    let start = Self.now
    do throws(Failure) { return try first() } catch {
      (failedSince, hasFailed) = (start, true)
      return snapshot(since: start, failure: error.message)
    }
  }

  /// The sources as they are now; nil where nothing has changed.
  package mutating func next() -> SourceSnapshot? {
    guard hasChanged() else { return nil }
    let start = Self.now
    do throws(Failure) {
      try load()
      (failedSince, hasFailed) = (nil, false)
      return snapshot(since: start, failure: nil)
    } catch {
      let since = failedSince ?? start
      failedSince = since
      guard !hasFailed, start - since >= Self.grace else { return nil }
      hasFailed = true
      return snapshot(since: start, failure: error.message)
    }
  }

  private static var now: Double { Date().timeIntervalSince1970 }

  private mutating func snapshot(since start: Double, failure: String?) -> SourceSnapshot {
    number += 1
    return SourceSnapshot(
      number: number,
      latest: latest,
      failure: failure,
      checkTime: (Self.now - start) * 1000,
      fileCount: files.count + folders.count
    )
  }

  private mutating func hasChanged() -> Bool {
    if failedSince != nil { return true }
    if otherMarks != otherPaths.map({ FileMark($0) }) { return true }
    if let unsettled, Self.now >= unsettled.time {
      self.unsettled = nil
      // All of them are asked, so that what has changed is forgotten.
      let changed = unsettled.paths.filter { memory.forgetIfChanged($0) }
      if !changed.isEmpty { return true }
    }
    guard files.holds else { return true }
    let isDue = folderTime.map { Self.now >= $0 } ?? false
    if isDue { folderTime = nil }
    guard isDue || !folders.holds else { return false }
    // Files have come or gone; where none is a source, nothing has changed.
    guard let found = try? Inputs.find(paths), found == inputs else { return true }
    noteFolders()
    return false
  }

  /// Reads and checks the sources.
  private mutating func load() throws(Failure) {
    let start = Self.now
    let marks = otherPaths.map { FileMark($0) }
    if marks != otherMarks {
      try readOthers()
      otherMarks = marks
    }
    noteFolders()
    inputs = try Inputs.find(paths)
    let observation = Observation()
    let store = SourceStore.observed(memory: memory, observation: observation)
    let (inputs, trial) = (inputs, drawingTrial)
    let result = try Threads.run { () -> Result<Compilation, Failure> in
      Result { () throws(Failure) in
        let loader = try SourceLoader(inputs, within: nil, jobs: .max, store: store)
        return Compilation(loader, fixIts: .untried, store: store, drawingTrial: trial)
      }
    }
    let compilation = try result.get()
    try waitForEmptied(compilation, start)
    latest = compilation
    files = observation
    let recent = observation.paths(changedSince: start - Self.settling)
    unsettled = recent.isEmpty ? nil : (recent, start + 2 * Self.settling)
  }

  /// Fails for a while where a source holds nothing any more: who writes a file where it stands empties it
  /// first.
  private mutating func waitForEmptied(
    _ compilation: Compilation,
    _ start: Double
  ) throws(Failure) {
    let sources = compilation.loader.trees.map(\.source)
    let found = Set(sources.filter { $0.bytes.isEmpty }.map(\.path))
    if let path = found.subtracting(empty).min(by: areInByteOrder), number > 0,
      start - (failedSince ?? start) < Self.grace
    {
      throw .inputOutput("'\(path)' is empty")
    }
    empty = found
  }

  /// Notes the folders in which inputs are looked for.
  private mutating func noteFolders() {
    folders = Observation()
    var visited: Set<String> = []
    for path in paths where FileSystem.kind(of: path) == .folder {
      note(Paths.normalized(path), besides: &visited)
    }
    let isRecent = !folders.paths(changedSince: Self.now - Self.settling).isEmpty
    if isRecent, folderTime == nil { folderTime = Self.now + 2 * Self.settling }
  }

  private func note(_ folder: String, besides visited: inout Set<String>) {
    guard visited.insert(FileSystem.identity(of: folder)).inserted else { return }
    folders.note(folder, FileMark(folder))
    for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let path = Paths.normalized(Paths.join(folder, name))
      if FileSystem.kind(of: path) == .folder { note(path, besides: &visited) }
    }
  }
}
