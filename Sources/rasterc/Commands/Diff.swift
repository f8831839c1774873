// `rasterc diff`: compares the looks of two sets of sources.

import Raster
import RasterCommands

extension Command {
  static let diff = Command(
    name: "diff",
    usage: "FROM TO [PATH…] [options]",
    summary: "Compare two versions of your components and report visual changes.",
    discussion: """
      Compares the looks of two sets of sources. FROM and TO are each a .raster file, a folder, or a
      Git revision such as HEAD~1 or main. If one is a file or folder, a revision stands for this
      path at that revision. Two revisions apply to the PATHs that follow, or to the current folder.
      A name that exists as a path is not read as a revision.

      Looks are those of 'rasterc test', and are matched by folder, component and state. Changes are
      described operation by operation. The exit code is 10 if any look differs. Sources are read
      from Git into memory; nothing is checked out.
      """,
    examples: [
      ("diff HEAD~1 HEAD", "Compare the components in the current folder at two commits."),
      (
        "diff main Sources/App --report changes",
        "Compare a folder with its version on main, and write a page."
      ),
    ],
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
  /// The two sides of the comparison.
  fileprivate static func pair(_ names: [String]) throws(Failure) -> (LookSource, LookSource) {
    guard names.count >= 2 else {
      throw .usage("expected two files, folders or Git revisions to compare")
    }
    let sides = names.prefix(2)
    let files = sides.filter { FileSystem.kind(of: $0) != nil }
    guard files.isEmpty || names.count == 2 else {
      throw .usage("further paths require two Git revisions, but '\(files[0])' is a path")
    }
    let paths = files.isEmpty ? (names.count > 2 ? Array(names.dropFirst(2)) : ["."]) : files
    return (
      try source(names[0], at: paths),
      try source(names[1], at: paths)
    )
  }

  private static func source(_ name: String, at paths: [String]) throws(Failure) -> LookSource {
    if FileSystem.kind(of: name) != nil {
      return LookSource(
        title: name,
        inputs: try Inputs.find([name]),
        store: .disk,
        root: root(of: Paths.normalized(name))
      )
    }
    let paths = paths.map(Paths.normalized)
    let revision = try GitRevision.find(name, for: paths[0])
    return LookSource(
      title: name,
      inputs: paths.flatMap { revision.inputs(in: $0) },
      store: revision.store,
      root: paths.count == 1 ? root(of: paths[0]) : "."
    )
  }

  /// The input itself if it is a folder, or else the folder that contains it.
  private static func root(of path: String) -> String {
    FileSystem.kind(of: path) == .folder ? path : Paths.folder(of: path)
  }
}
