// `rasterc test`: compares the looks of components with `looks.lock`.

import Raster
import RasterCommands
import RasterSemantics

extension Command {
  static let test = Command(
    name: "test",
    usage: "INPUT… [options]",
    summary: "Compare the looks of components with looks.lock.",
    discussion: """
      Compares the looks of the components of .raster files or folders of them with looks.lock
      beside the sources. That file has a line for each look: component, state, appearance, scale,
      size, key, and a digest of the pixels. Differences are listed, and the exit code is 10;
      --update writes the files instead. Pixels are identical on every machine, so they are compared
      exactly.

      The tested looks are the named states. If the properties of a component have at most 64
      combinations of values, these are tested too. Components that may look different in dark
      appearance are also tested in it. The environment and the size that a state sets are used.

      --against compares with the looks of the same sources at a Git revision instead of looks.lock,
      and describes the differences between the drawings; 'rasterc diff' compares any two versions.

      The 'tests' of components also run, and failures are reported at their lines. The exit code is
      10 if a test fails.

      --report writes a page of the differences, with images from before and after. looks.lock
      contains no images: those from before are drawn from sources in Git, at the commit that last
      changed looks.lock. If there is none, the page says so; --against names a revision to compare
      with.

      --coverage notes the branches of components and functions that no look takes.

      All looks are recorded. A look is drawn only if its recording, size, scale or engine differs
      from its line; --redraw draws all. --cache-directory caches images in a folder, as in
      'render'.

      A file of looks can be merged like any text: its lines are sorted, and independent of each
      other. Renamed and moved components are matched by the keys of their looks. Text is drawn with
      the fonts that the sources declare and those of --font, never with fonts of the machine.
      """,
    examples: [
      ("test Sources/App --update", "Write looks.lock, at first and after intended changes."),
      ("test Sources/App", "Compare all components in a folder with looks.lock."),
    ],
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
        Streams.report(line: "\(folder.lockPath): no such file; --update creates it")
      }
    }
    try report.write(options)
    let isSame = options.isUpdating || !report.hasDifferences
    return isSame && holds ? .success : .differences
  }
}

extension LookTest {
  /// Compares the looks as the options specify, and writes `looks.lock` files with `--update`.
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
