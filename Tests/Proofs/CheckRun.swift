// Random edits of the samples: checks that take over earlier results equal new checks.

import Foundation
import TestSupport

enum CheckRun {
  /// The number of edits of one file, after which the next file begins.
  private static let edits = 100

  /// Prints the results; returns false if a check with memory differs from one without.
  static func run(count: Int, seed: UInt64) throws -> Bool {
    var (done, differences, next) = (0, 0, seed)
    let start = ContinuousClock.now
    while done < count {
      var checks = try EditedChecks.ofSample(Int(next), seed: next)
      while checks.edits < min(Self.edits, count - done) {
        checks.edit()
        guard let difference = checks.difference() else { continue }
        print("seed \(next), after \(checks.edits) edits of \(checks.texts[0].path): \(difference)")
        differences += 1
        break
      }
      done += max(checks.edits, 1)
      next += 1
    }
    print("\(done) edits, \(differences) differences, in \(ContinuousClock.now - start)")
    return differences == 0
  }
}
