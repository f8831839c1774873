// Invariants of formatting for all files of the project, broken files and random programs.

import RasterFormat
import RasterSyntax
import TestSupport
import Testing

@Suite struct CorpusTests {
  private static let corpus = ["Samples", "Tests"].flatMap {
    TestSupport.files(in: $0, endingWith: ".raster")
  }

  @Test(arguments: corpus) func `formatting preserves the meaning of a file`(path: String) throws {
    let text = try bytes(ofFileAt: path)
    #expect(formatFailure(of: text, lines: 4...9) == nil)
    #expect(formatFailure(of: text, width: 40, lines: 20...30) == nil)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3 { #expect(formatFailure(of: disordered(text, &generator), width: 80) == nil) }
  }

  @Test func `formatting preserves the meaning of mutants`() throws {
    var generator = SeededGenerator(seed: 1)
    for path in Self.corpus {
      let source = SourceFile(id: FileID(0), path: path, bytes: try bytes(ofFileAt: path))
      let all = mutants(of: source)
      for _ in 0..<min(3, all.count) {
        let mutant = all[generator.below(all.count)]
        #expect(formatFailure(of: mutant) == nil, "\(String(decoding: mutant, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: 1...60) func `formatting preserves the meaning of damaged programs`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = Array(RandomProgram(seed: UInt64(seed)).text.utf8)
    #expect(formatFailure(of: text, lines: 3...30) == nil)
    for _ in 0..<4 {
      let broken = damaged(disordered(text, &generator), &generator)
      #expect(formatFailure(of: broken) == nil, "\(String(decoding: broken, as: UTF8.self))")
    }
  }

  @Test func `a brace that moves below unformatted code leaves no trailing space`() {
    let text = """
      component Curves {
        size 40, 40

        draw {
          for i in 0..<9 { stroke path { move (0, 0)
            curve (0, 0), cont-ol1: (0, Double(i)), control2: (40, 1) }, with: #000, width: 60 }
        }
      }

      """
    #expect(formatFailure(of: Array(text.utf8), width: 20) == nil)
  }

  @Test(arguments: TestSupport.files(in: CheckedInProgram.samples.rawValue, endingWith: ".raster"))
  func `the samples are formatted`(path: String) throws {
    let source = SourceFile(id: FileID(0), path: path, bytes: try bytes(ofFileAt: path))
    #expect(Formatting(parse(source)).edits.isEmpty, "rasterc format \(path)")
  }
}
