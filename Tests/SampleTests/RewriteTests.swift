// Equivalent rewrites of random programs keep lists and pixels; `Proofs rewrites` tries more.

import TestSupport
import Testing

@Suite struct RewriteTests {
  @Test(arguments: [1, 101, 201, 301] as [UInt64])
  func `an equivalent rewrite of a program changes no image`(first: UInt64) throws {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    var findings = RewriteFindings()
    for seed in first..<first + 5 { findings.add(RewriteTrial.run(seed: seed, image: image)) }
    #expect(findings.counterexamples.isEmpty, "\(findings.counterexamples)")
    #expect(findings.programs > 0 && findings.inked > 0)
    #expect(findings.made.values.allSatisfy { $0 > 0 })
  }

  @Test func `an equivalent rewrite of a layout changes no pixel`() throws {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    var findings = RewriteFindings()
    for seed in 1...12 as ClosedRange<UInt64> {
      findings.add(RewriteTrial.runLayouts(seed: seed, image: image))
    }
    #expect(findings.counterexamples.isEmpty, "\(findings.counterexamples)")
    #expect(findings.programs > 0 && findings.inked > 0)
    #expect(findings.made.count == 5 && findings.made.values.allSatisfy { $0 > 0 })
  }

  @Test func `an edit changes exactly the images whose keys change`() throws {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    var findings = EditFindings()
    for seed in 1...7 as ClosedRange<UInt64> {
      findings.add(EditTrial.run(seed: seed, edits: 4, image: image))
    }
    #expect(findings.counterexamples == [])
    #expect(
      findings.changed > 0 && findings.unrecorded > 0 && findings.drawn < findings.looks,
      Comment(rawValue: "\(findings)")
    )
  }
}
