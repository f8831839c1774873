// Applies the fix-its of reports about samples with mistakes and about all fixtures.

import RasterCommands
import RasterInterpreter
import RasterServer
import RasterSyntax
import TestSupport

/// Fix-its for generated mistakes, one by one, and those for the fixtures as `check --fix` applies
/// them.
enum FixItRun {
  private static let fixtures = [
    "Tests/RasterSemanticsTests/Fixtures", "Tests/RasterSyntaxTests/Fixtures",
  ]

  /// Prints the results.
  ///
  /// Returns false if a fix-it does not fix exactly its report, or `check --fix` leaves one that
  /// would.
  static func run(count: Int, seed: UInt64, examples: Int) throws -> Bool {
    let areMistakesMended = try mistakes(count: count, seed: seed, examples: examples)
    return try fixed() && areMistakesMended
  }

  /// Makes mistakes in the samples, and applies each offered fix-it alone.
  private static func mistakes(count: Int, seed: UInt64, examples: Int) throws -> Bool {
    let folder = CheckedInProgram.samples.rawValue
    let sources = files(in: folder, endingWith: ".raster")
    let texts = try (sources + files(in: folder, endingWith: ".json")).map {
      (path: String($0.dropFirst(folder.count + 1)), bytes: try bytes(ofFileAt: $0))
    }
    let kinds = Mistake.Kind.allCases
    var (made, tally) = (0, FixItTally())
    for number in 0..<count {
      let program = Imported(texts[number % sources.count], texts).texts
      let source = SourceFile(id: FileID(0), path: program[0].path, bytes: program[0].bytes)
      var maker = MistakeMaker(source, seed: seed &+ UInt64(number))
      guard let mistake = maker.mistake(kinds[(number / sources.count) % kinds.count]) else {
        continue
      }
      made += 1
      var broken = program
      broken[0].bytes = mistake.bytes
      tally.add(broken, of: program) { try? bytes(ofFileAt: "\(folder)/\($0)") }
    }
    print("\(made) mistakes: \(tally.summary)")
    for example in tally.examples.prefix(examples) { print("  \(example)") }
    return tally.leavingReport + tally.addingReports == 0
  }

  /// Applies all unambiguous fix-its of each fixture, as `check --fix` does.
  private static func fixed() throws -> Bool {
    var (applied, files, left, wrong) = (0, 0, 0, 0)
    for path in fixtures.flatMap({ TestSupport.files(in: $0, endingWith: ".raster") }) {
      let input = Input(
        path: repositoryRoot.appending(path: path).path(percentEncoded: false),
        isStandardInput: false
      )
      let loader = try SourceLoader([input], within: nil, jobs: 1, store: .disk)
      var fixer = SourceFixer(
        Compilation(loader, fixIts: .untried, store: .disk, drawingTrial: .drawing)
      )
      fixer.run()
      files += 1
      applied += fixer.counts.values.reduce(0, +)
      left += fixer.left.count
      // Fix-its that help alone were applied; the remaining ones are marked as reverted.
      let offered = fixer.compilation.withTriedFixIts().diagnostics.filter {
        $0.fixIts.count == 1 && $0.fixIts.allSatisfy { !$0.isGuess && $0.range.file == FileID(0) }
      }
      if offered.count > fixer.left.count {
        wrong += 1
        print("\(path): \(offered.count) fix-its are left, of which \(fixer.left.count) are said")
        for report in offered { print("  \(report.message): \(report.fixIts[0].message)") }
      }
    }
    print("\(files) fixtures: \(applied) fixes, \(left) taken back, \(wrong) not at rest")
    return wrong == 0
  }
}

/// The effect of single fix-its on all reports of a program, at any position.
private struct FixItTally {
  private(set) var offered = 0
  /// The number of fix-its that leave as many occurrences of their report as before.
  private(set) var leavingReport = 0
  /// The number of fix-its after which some report occurs more often than before.
  private(set) var addingReports = 0
  private(set) var examples: [String] = []

  var summary: String {
    "\(offered) fix-its offered, \(leavingReport) leave their report, \(addingReports) add one"
  }

  /// Counts a fix-it for `texts`, whose form without the mistake is `original`.
  ///
  /// Reports about `original` do not count as added by a fix-it.
  mutating func add(
    _ texts: [(path: String, bytes: [UInt8])],
    of original: [(path: String, bytes: [UInt8])],
    image: @escaping (String) -> [UInt8]?
  ) {
    let compiled = compile(texts, image: image)
    guard compiled.diagnostics.contains(where: { !$0.fixIts.isEmpty }) else { return }
    let before = Self.counts(compiled.allDiagnostics)
    let known = before.merging(
      Self.counts(compile(original, fixIts: .untried, image: image).allDiagnostics),
      uniquingKeysWith: max
    )
    for report in compiled.diagnostics {
      for fixIt in report.fixIts {
        offered += 1
        var edited = texts
        edited[Int(fixIt.range.file.index)].bytes
          .replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
        let after = Self.counts(compile(edited, fixIts: .untried, image: image).allDiagnostics)
        let own = Self.wording(report)
        let isLeft = after[own, default: 0] >= before[own, default: 0]
        let added = after.filter { $0.value > known[$0.key, default: 0] }.keys.sorted()
        if isLeft { leavingReport += 1 }
        if !added.isEmpty { addingReports += 1 }
        guard isLeft || !added.isEmpty else { continue }
        let place = compiled.sources[report.range.file]?.location(of: Int(report.range.lower))
        examples.append(
          "\(texts[0].path):\(place?.line ?? 0): \(own) (\(fixIt.message)): "
            + (added.isEmpty ? "stays" : "adds \(added.joined(separator: "; "))")
        )
      }
    }
  }

  private static func counts(_ reports: [Diagnostic]) -> [String: Int] {
    Dictionary(reports.map { (wording($0), 1) }, uniquingKeysWith: +)
  }

  private static func wording(_ report: Diagnostic) -> String {
    "\(report.code.rawValue): \(report.message)"
  }
}
