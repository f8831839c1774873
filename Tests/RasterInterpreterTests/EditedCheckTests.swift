// Checks of edited sources, which take over what has not changed since the last check.

import TestSupport
import Testing

@Suite struct EditedCheckTests {
  @Test(arguments: 0..<6)
  func `after random edits a check with memory equals one without`(number: Int) throws {
    var checks = try EditedChecks.ofSample(number * 7, seed: UInt64(number + 1))
    for _ in 0..<(Thoroughness.isComplete ? 200 : 4) {
      checks.edit()
      if let difference = checks.difference() {
        Issue.record("after \(checks.edits) edits of \(checks.texts[0].path): \(difference)")
        break
      }
    }
  }
}
