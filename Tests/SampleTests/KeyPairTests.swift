// Keys are equal if drawings are, for random programs and for the samples.

import RasterSemantics
import Testing
import TestSupport

/// `Proofs keys` compares many more.
@Suite struct KeyPairTests {
  @Test func `states of branching programs that draw the same have one key`() {
    var pairs = KeyPairs()
    for seed in 1000..<UInt64(1030) {
      let compiled = compile(RandomBranches(seed: seed).text)
      #expect(compiled.errors == [])
      pairs.add(compiled.program, pairs: 15, seed: seed, title: "seed \(seed)")
    }
    #expect(pairs.count > 500)
    #expect(pairs.mistaken == [])
    // For many more pairs, fewer than one in a hundred.
    #expect(pairs.strangers.count * 50 <= pairs.finiteTwins)
  }

  @Test(arguments: CheckedInProgram.allCases)
  func `states of samples that draw differently have different keys`(_ program: CheckedInProgram)
    throws
  {
    var pairs = KeyPairs()
    pairs.add(try program.compiled().program, pairs: 1, seed: 1, title: program.rawValue)
    #expect(pairs.count > 20)
    #expect(pairs.mistaken == [])
  }

  @Test func `states of programs with all rows that draw differently have different keys`() throws {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    var pairs = KeyPairs()
    for seed in 2000..<UInt64(2030) {
      let shared = (RandomProgram.shared.path, Array(RandomProgram.shared.text.utf8))
      let text = Array(RandomProgram(seed: seed).text.utf8)
      let compiled = compile([shared, ("Program.raster", text)], fixIts: .untried) { _ in image }
      guard compiled.errors.isEmpty else { continue }
      pairs.add(compiled.program, pairs: 4, seed: seed, title: "seed \(seed)")
    }
    #expect(pairs.count > 60)
    #expect(pairs.mistaken == [])
  }
}
