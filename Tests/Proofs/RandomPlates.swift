// Draws random components with stretched and unstretched caps: proved ones must be identical.

import Foundation
import TestSupport

/// Compares proofs with brute force.
struct RandomPlates {
  /// Whether all proved components are identical.
  static func run(count: Int, firstSeed: UInt64) throws -> Bool {
    var (proved, unproved, unbroken, broken) = (0, 0, 0, 0)
    var causes: [String: Int] = [:]
    var wrong: [UInt64] = []
    let image = try bytes(ofFileAt: "Tests/RasterSemanticsTests/Fixtures/caps/tile.png")
    for seed in firstSeed..<firstSeed + UInt64(count) {
      let plate = RandomPlate(seed: seed)
      let check = PlateCheck(plate.text, image: image)
      // The minimum frame and two random sizes.
      var random = SeededGenerator(seed: ~seed)
      let more = [0, 1 + random.below(20), 21 + random.below(200)]
      switch check.verdict {
      case .proved:
        proved += 1
        if let difference = check.difference(more: more) {
          wrong.append(seed)
          print("seed \(seed) is proved, and differs: \(difference)\n\(plate.text)")
        }
      case .unproved(let cause):
        unproved += 1
        guard check.hasCaps, check.difference(more: more) == nil else { continue }
        unbroken += 1
        let words = String(cause.prefix { $0 != "," && $0 != ":" }).filter {
          !"0123456789.".contains($0)
        }
        causes[words, default: 0] += 1
        if unbroken <= 60 { print("seed \(seed): \(cause)\n\(plate.text)") }
      case .broken(let error):
        broken += 1
        if broken < 4 { print("seed \(seed) has an error: \(error)") }
      }
    }
    print("\(count) components: \(proved) proved, \(unproved) unproved, \(broken) with errors")
    print("unproved and unbroken: \(unbroken)")
    for (cause, number) in causes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(number)  \(cause)")
    }
    print(wrong.isEmpty ? "all that is proved is equal" : "proved, and different: \(wrong)")
    return wrong.isEmpty
  }
}
