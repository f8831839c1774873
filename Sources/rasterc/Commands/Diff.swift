// `rasterc diff`: says how the looks of two sets of sources differ.

import Raster
import RasterCommands

extension Command {
  static let diff = Command(
    name: "diff",
    usage: "FROM TO [PATH…] [options]",
    summary: "Say how components look otherwise than they did.",
    discussion: """
      Compares the looks of two sets of sources: each is a .raster file, a folder of them, or a
      revision of Git, such as HEAD~1 or main. A revision beside a file or folder stands for these
      at that revision; two revisions stand for the PATHs that follow, or for all of the folder that
      the command runs in. What is a path is no revision.

      Looks are those of 'rasterc test', and are joined by the names of folder, component and state.
      What differs is said of the drawings, operation by operation; the exit code is 10 where
      something does. Sources are read from Git into memory; nothing is checked out.
      """,
    options: [.testScale, .report, .testQuiet, .cacheDirectory, .font] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try TestOptions(arguments)
    let (from, to) = try LookSource.pair(options.inputs)
    let scales = options.scales ?? TestOptions.standardScales
    let before = try from.plans(options, reporter) { _ in scales }
    let after = try to.plans(options, reporter) { _ in scales }
    let comparison = try LookComparison(
      from: before,
      to: after,
      RasterCache(directory: options.cacheDirectory),
      jobs: options.jobs
    )
    let report = LookReport(
      results: comparison.results,
      drawnCount: comparison.drawnCount,
      baseline: from.title
    )
    try report.write(options)
    return report.hasDifferences ? .differences : .success
  }
}

extension LookSource {
  /// The two sides of a comparison.
  fileprivate static func pair(_ words: [String]) throws(Failure) -> (LookSource, LookSource) {
    guard words.count >= 2 else {
      throw .usage("say what to compare: two files, folders or revisions of Git")
    }
    let sides = words.prefix(2)
    let files = sides.filter { FileSystem.kind(of: $0) != nil }
    guard files.isEmpty || words.count == 2 else {
      throw .usage("paths that follow belong to two revisions, and '\(files[0])' is a path")
    }
    let paths = files.isEmpty ? (words.count > 2 ? Array(words.dropFirst(2)) : ["."]) : files
    return (
      try source(words[0], at: paths),
      try source(words[1], at: paths)
    )
  }

  private static func source(_ word: String, at paths: [String]) throws(Failure) -> LookSource {
    if FileSystem.kind(of: word) != nil {
      return LookSource(
        title: word,
        inputs: try Inputs.find([word]),
        store: .disk,
        root: root(of: Paths.normalized(word))
      )
    }
    let paths = paths.map(Paths.normalized)
    let revision = try GitRevision.find(word, for: paths[0])
    return LookSource(
      title: word,
      inputs: paths.flatMap { revision.inputs(in: $0) },
      store: revision.store,
      root: paths.count == 1 ? root(of: paths[0]) : "."
    )
  }

  /// The folder that an input is, or that it lies in.
  private static func root(of path: String) -> String {
    FileSystem.kind(of: path) == .folder ? path : Paths.folder(of: path)
  }
}
