// One mistake in a sample gives one report, at its position, with the correct word for a typo.

import RasterSyntax
import TestSupport
import Testing

@Suite struct MistakeTests {
  /// Samples and token files by their paths, the samples first.
  private static let texts: [(path: String, bytes: [UInt8])] = {
    let folder = CheckedInProgram.samples.rawValue
    let paths = files(in: folder, endingWith: ".raster") + files(in: folder, endingWith: ".json")
    return paths.compactMap { path in
      (try? bytes(ofFileAt: path)).map { (String(path.dropFirst(folder.count + 1)), $0) }
    }
  }()

  /// Statistics on the reports about the given number of mistakes of some kinds.
  private func shares(of kinds: [Mistake.Kind], count: Int) -> MistakeCount {
    let folder = CheckedInProgram.samples.rawValue
    let samples = Self.texts.filter { $0.path.hasSuffix(".raster") }
    var shares = MistakeCount()
    for number in 0..<count {
      for kind in kinds {
        let program = Imported(samples[number % samples.count], Self.texts).texts
        let source = SourceFile(id: FileID(0), path: program[0].path, bytes: program[0].bytes)
        var maker = MistakeMaker(source, seed: UInt64(number))
        guard let mistake = maker.mistake(kind) else { continue }
        var broken = program
        broken[0].bytes = mistake.bytes
        shares.add(
          compile(broken, fixIts: .untried) { try? bytes(ofFileAt: "\(folder)/\($0)") },
          of: mistake
        )
      }
    }
    return shares
  }

  // The percentages are ratchets: raise them when possible. Mistakes of one seed have the same
  // positions, so percentages of few mistakes depend on the set of samples: of the 410 of this
  // seed, 405 gave one report, and one gave three.

  @Test func `a mistake gives one report, on its line`() {
    let shares = shares(of: Mistake.Kind.allCases, count: 90)
    #expect(shares.reported >= 300)
    #expect(shares.single * 100 >= shares.reported * 98, "\(shares.summary)\n\(shares.examples)")
    #expect(shares.many * 1000 <= shares.reported * 3, "\(shares.summary)")
    #expect(shares.placed * 100 >= shares.reported * 95, "\(shares.summary)\n\(shares.examples)")
  }

  @Test func `a typo gets the correct suggestion`() {
    let once = shares(of: [.misspelt], count: 120)
    #expect(once.misspelt >= 80)
    #expect(once.suggested * 100 >= once.misspelt * 96, "\(once.summary)\n\(once.examples)")
    let twice = shares(of: [.misspeltTwice], count: 160)
    #expect(twice.misspelt >= 60)
    #expect(twice.suggested * 100 >= twice.misspelt * 90, "\(twice.summary)\n\(twice.examples)")
  }
}
