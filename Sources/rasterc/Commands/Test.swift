// `rasterc test`: compares how components look with what `looks.lock` says.

import Raster
import RasterCommands

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

      All looks are recorded, and those alone are drawn whose recording, size, scale or engine is not
      that of a line; --all draws all. With --cache-directory, pictures are taken from a folder and
      kept there, as 'render' does.

      A file of looks is merged as any text is: its lines are sorted, and none depends on another.
      Where two components have changed places, names or folders, their looks are found by their
      keys. Words are drawn with the faces that the sources declare and those of --font, never with
      those of the machine.
      """,
    options: [
      .update, .against, .testScale, .drawAll, .report, .junit, .quiet, .cacheDirectory, .font,
      .root,
      .selfContained,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try TestOptions(arguments)
    var compilation = try Compilation.load(arguments)
    let cache = options.cache
    guard reporter.accepts(compilation) else {
      _ = reporter.report(compilation)
      return .sources
    }
    var expectations = Expectations(compilation, cache, fonts: options.fonts)
    try expectations.run()
    compilation.add(expectations.failures)
    let holds = reporter.report(compilation)
    var test = try LookTest(compilation, options)
    if let revision = options.against {
      var report = try test.compare(with: revision, cache, options, reporter)
      report.expectations = expectations.records
      try report.write(options)
      return report.hasDifferences || !holds ? .differences : .success
    }
    if !options.isUpdating { try test.checkFiles() }
    try test.run(cache, options)
    var report = test.report(options)
    report.expectations = expectations.records
    if options.isUpdating {
      try test.write()
      try report.write(options)
      return holds ? .success : .differences
    }
    for folder in test.unlocked {
      Streams.report("\(folder.lockPath): there is no such file; --update writes it\n")
    }
    try report.write(options)
    return report.hasDifferences || !holds ? .differences : .success
  }
}

extension LookTest {
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
