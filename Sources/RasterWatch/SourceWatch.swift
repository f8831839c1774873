// Watches sources and everything that they read, and checks them again after a change.

import RasterCommands
import RasterSemantics

/// Watches the files that a check reads, and the folders that it searches, by polling.
///
/// It reads only the time, size and inode number of each file, at least ten times a second. Polling
/// works in the same way on every system, on network folders, and with editors that replace files.
/// A watch must be used by one thread only.
package struct SourceWatch: Sendable {
  /// Reads the watched files other than sources.
  package typealias Reading = @Sendable () throws(Failure) -> Void

  /// The polling interval in microseconds; polling takes some microseconds per file.
  package static let interval: UInt32 = 20_000
  /// The time in seconds before unreadable sources are reported; an editor may replace a file.
  private static let grace = 0.3
  /// The time in seconds for which a file that has just changed may change again unnoticed.
  private static let settling = 0.1

  private let paths: [String]
  private let otherPaths: [String]
  private let readOthers: Reading
  private let drawingTrial: DrawingTrial
  private let memory = DiskMemory()
  private let checks = CheckMemory()

  private var inputs: [Input] = []
  private var files = Observation()
  private var folders = Observation()
  private var otherMarks: [FileMark]?
  private var latest: Compilation?
  private var number = 0
  private var failedSince: Double?
  private var hasFailed = false
  /// The empty source files.
  private var empty: Set<String> = []
  /// The files to be read once more, and when.
  private var unsettled: (paths: [String], time: Double)?
  /// The time to list folders once more, because a folder can change without changing its mark.
  private var folderTime: Double?

  /// Creates a watch for files and folders.
  ///
  /// `readOthers` is called at the start, and whenever a file in `others` has changed.
  /// `drawingTrial` determines whether trial drawings are part of a check.
  package init(
    _ paths: [String],
    others: [String] = [],
    drawingTrial: DrawingTrial = .none,
    readOthers: @escaping Reading = {}
  ) {
    (self.paths, otherPaths) = (paths, others)
    (self.drawingTrial, self.readOthers) = (drawingTrial, readOthers)
  }

  /// Returns the initial state of the sources.
  package mutating func first() throws(Failure) -> SourceSnapshot {
    let start = Self.now
    try load()
    return snapshot(since: start, failure: nil)
  }

  /// Returns the current state, even if the sources are unreadable at first, or nil if unchanged.
  package mutating func look() -> SourceSnapshot? {
    guard number == 0 else { return next() }
    let start = Self.now
    do throws(Failure) { return try first() } catch {
      (failedSince, hasFailed) = (start, true)
      return snapshot(since: start, failure: error.message)
    }
  }

  /// Returns the current state, or nil if nothing has changed.
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
      // Every file is queried, so that all changed ones are removed from the cache.
      let changed = unsettled.paths.filter { memory.forgetIfChanged($0) }
      if !changed.isEmpty { return true }
    }
    guard files.holds else { return true }
    let isDue = folderTime.map { Self.now >= $0 } ?? false
    if isDue { folderTime = nil }
    guard isDue || !folders.holds else { return false }
    // Files were added or removed; if none of them is a source, nothing has changed.
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
    let (inputs, trial, checks) = (inputs, drawingTrial, checks)
    let last = latest?.loader
    let result = try Threads.run { () -> Result<Compilation, Failure> in
      Result { () throws(Failure) in
        let loader = try SourceLoader(
          inputs,
          within: nil,
          jobs: .max,
          store: store,
          after: last
        )
        return Compilation(
          loader,
          fixIts: .untried,
          store: store,
          drawingTrial: trial,
          memory: checks
        )
      }
    }
    let compilation = try result.get()
    try waitForEmptied(compilation, start)
    latest = compilation
    files = observation
    let recent = observation.paths(changedSince: start - Self.settling)
    unsettled = recent.isEmpty ? nil : (recent, start + 2 * Self.settling)
  }

  /// Fails for a short time if a source has become empty.
  ///
  /// A program that overwrites a file in place truncates it first.
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

  /// Records the folders in which inputs are searched.
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
