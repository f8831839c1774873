// Edits random programs, and uses keys to find the images that change.

import Foundation
import TestSupport

struct EditRun {
  private let count: Int
  private let seed: Int
  private let jobs: Int

  /// The number of edits for one program.
  private static let edits = 8

  init(_ options: Options) {
    count = options.number("--count", else: 10_000)
    seed = options.number("--seed", else: 1)
    jobs = options.number("--jobs", else: 2)
  }

  /// Prints the results; returns false if keys miss a change.
  func run() async throws -> Bool {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    let start = ContinuousClock.now
    var findings = EditFindings()
    await withTaskGroup(of: EditFindings.self) { group in
      for job in 0..<jobs {
        group.addTask {
          var own = EditFindings()
          var next = seed + job
          while own.edits < (count + jobs - 1) / jobs {
            own.add(EditTrial.run(seed: UInt64(next), edits: Self.edits, image: image))
            next += jobs
          }
          return own
        }
      }
      for await own in group { findings.add(own) }
    }
    for counterexample in findings.counterexamples.sorted().prefix(100) { print(counterexample) }
    print(findings.summary)
    print("in \(ContinuousClock.now - start)")
    return findings.counterexamples.isEmpty
  }
}
