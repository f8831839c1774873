// `rasterc test`: compares how components look with what `looks.lock` says.

import Raster
import RasterCommands
import RasterSemantics

extension Command {
  static let test = Command(
    name: "test",
    usage: "INPUT… [options]",
    summary: "Compare how components look with looks.lock.",
    discussion: """
      Compares the looks of the components of .raster files or folders of them with looks.lock beside
      the sources, which has a line for each: its component, state, appearance, scale, size, its key,
      and a digest of its pixels. What differs is listed, and the exit code is 10; --update writes
      the files instead. Pixels are the same on every machine, so they are compared exactly.

      Looks are the named states, and where a component's properties have at most 64 combinations
      of values, these too; dark where the component may look otherwise then. What a state says of
      its surroundings and its size holds.

      --against compares with the looks of the same sources at a revision of Git instead, whatever
      looks.lock says, and says what differs between the drawings; 'rasterc diff' compares any two.

      What components expect of themselves, in 'tests', is tested too, and reported where it is
      written. The exit code is 10 where something does not hold.

      --report writes a page of what differs, with images of before, after and the difference.
      looks.lock holds no images: those of before are drawn from the sources that Git has, of the
      commit that last changed looks.lock. Where there is none, the page says so, and --against
      names a revision to compare with.

      --coverage notes the branches of components and functions that no look takes.

      All looks are recorded, and those alone are drawn whose recording, size, scale or engine is not
      that of a line; --redraw draws all. With --cache-directory, pictures are taken from a folder and
      kept there, as 'render' does.

      A file of looks is merged as any text is: its lines are sorted, and none depends on another.
      Where two components have changed places, names or folders, their looks are found by their
      keys. Words are drawn with the faces that the sources declare and those of --font, never with
      those of the machine.
      """,
    options: [
      .update, .against, .testScale, .redraw, .recordFormat, .coverage, .report, .junit, .testQuiet,
      .cacheDirectory,
      .font,
      .root,
      .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try TestOptions(arguments)
    var compilation = try Compilation.load(arguments.drawing(with: options.fonts))
    guard reporter.accepts(compilation) else {
      _ = reporter.report(compilation)
      return .sources
    }
    let cache = RasterCache(directory: options.cacheDirectory)
    var expectations = Expectations(compilation, cache, fonts: options.fonts)
    try expectations.run()
    let coverage = options.hasCoverage ? BranchCoverage() : nil
    var test = try LookTest(compilation, options, coverage)
    var report = try test.report(cache, options, reporter)
    report.expectations = expectations.records
    if options.reportFolder != nil, options.against == nil {
      try report.addFormerLooks(test, cache, options)
    }
    if let coverage {
      let untaken = coverage.untaken(in: compilation)
      compilation.add(untaken.notes)
      report.remarks.append(untaken.summary)
    }
    compilation.add(expectations.failures)
    let holds = reporter.report(compilation)
    if options.against == nil, !options.isUpdating {
      for folder in test.unlocked {
        Streams.report(line: "\(folder.lockPath): there is no such file; --update writes it")
      }
    }
    try report.write(options)
    let isSame = options.isUpdating || !report.hasDifferences
    return isSame && holds ? .success : .differences
  }
}

extension LookTest {
  /// Compares the looks as the options ask for, and writes files of looks where they do.
  fileprivate mutating func report(
    _ cache: RasterCache,
    _ options: TestOptions,
    _ reporter: Reporter
  ) throws(Failure) -> LookReport {
    if let revision = options.against {
      return try compare(with: revision, cache, options, reporter)
    }
    if !options.isUpdating { try checkFiles() }
    try run(cache, options)
    if options.isUpdating { try write() }
    return report(options)
  }

  /// Compares the looks with those of the same sources at a revision.
  fileprivate func compare(
    with name: String,
    _ cache: RasterCache,
    _ options: TestOptions,
    _ reporter: Reporter
  ) throws(Failure) -> LookReport {
    let inputs = options.inputs.map(Paths.normalized)
    let revision = try GitRevision.find(name, for: inputs.first ?? ".")
    let source = LookSource(
      title: name,
      inputs: inputs.flatMap { revision.inputs(in: $0) },
      store: revision.store
    )
    let before = try source.plans(options, reporter, scales: scales(of:))
    let comparison = try LookComparison(from: before, to: plans, cache, jobs: options.jobs)
    return LookReport(
      results: comparison.results,
      drawnCount: comparison.drawnCount,
      baseline: name
    )
  }
}
