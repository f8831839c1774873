// Tries rewrites on random programs, on two cores.

import Foundation
import TestSupport

struct RewriteRun {
  private let count: Int
  private let seed: Int
  private let jobs: Int
  private let promises: [Rewrite.Promise]
  /// Whether small programs are tried that are mostly a layout, with the rewrites of layouts.
  private let isOfLayouts: Bool
  /// The folder for programs whose rewrites differ.
  private let folder: String?

  init(_ options: Options) {
    count = options.number("--count", else: 1_000)
    seed = options.number("--seed", else: 1)
    jobs = options.number("--jobs", else: 2)
    isOfLayouts = options.text("--subject") == "layouts"
    folder = options.text("--keep")
    let named: [String: Rewrite.Promise] = [
      "lists": .lists, "pixels": .pixels, "moved": .movedPixels,
    ]
    promises = options.text("--promise").flatMap { named[$0] }.map { [$0] } ?? [.lists, .pixels]
  }

  /// Prints the results; returns false if something differs.
  func run() async throws -> Bool {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    let start = ContinuousClock.now
    var findings = RewriteFindings()
    await withTaskGroup(of: RewriteFindings.self) { group in
      for job in 0..<jobs {
        group.addTask {
          var own = RewriteFindings()
          for seed in stride(from: seed + job, to: seed + count, by: jobs) {
            own.add(trial(seed: UInt64(seed), image: image))
            if seed - self.seed > 0, (seed - self.seed) % 1_000 < jobs {
              print("\(seed - self.seed) of \(count), \(own.counterexamples.count)")
              fflush(nil)
            }
          }
          return own
        }
      }
      for await own in group { findings.add(own) }
    }
    for counterexample in findings.counterexamples.sorted(by: { $0.seed < $1.seed }).prefix(100) {
      print(String("\(counterexample)".prefix(600)))
      try keep(counterexample)
    }
    print(findings.summary)
    print("in \(ContinuousClock.now - start)")
    return findings.counterexamples.isEmpty
  }

  private func trial(seed: UInt64, image: [UInt8]) -> RewriteFindings {
    isOfLayouts
      ? RewriteTrial.runLayouts(seed: seed, image: image)
      : RewriteTrial.run(seed: seed, image: image, promises: promises)
  }

  private func keep(_ counterexample: RewriteFindings.Counterexample) throws {
    guard let folder else { return }
    let path = "\(folder)/\(counterexample.seed)-\(counterexample.rewrite)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(counterexample.before.utf8).write(to: URL(filePath: "\(path)/before.raster"))
    try Data(counterexample.after.utf8).write(to: URL(filePath: "\(path)/after.raster"))
    try Data("\(counterexample)".utf8).write(to: URL(filePath: "\(path)/difference.txt"))
  }
}
