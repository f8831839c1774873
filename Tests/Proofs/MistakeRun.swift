// Makes random mistakes in the samples, and evaluates the reports about them.

import RasterSyntax
import TestSupport

/// The samples with one mistake each.
enum MistakeRun {
  /// Prints percentages by the kind of mistake; with `examples`, also that many poor reports.
  static func run(count: Int, seed: UInt64, examples: Int) throws {
    let folder = CheckedInProgram.samples.rawValue
    let sources = files(in: folder, endingWith: ".raster")
    let texts = try (sources + files(in: folder, endingWith: ".json")).map {
      (path: String($0.dropFirst(folder.count + 1)), bytes: try bytes(ofFileAt: $0))
    }
    for kind in Mistake.Kind.allCases {
      var shares = MistakeCount()
      for number in 0..<count {
        let index = number % sources.count
        let program = Imported(texts[index], texts).texts
        let source = SourceFile(id: FileID(0), path: program[0].path, bytes: program[0].bytes)
        var maker = MistakeMaker(source, seed: seed &+ UInt64(number))
        guard let mistake = maker.mistake(kind) else { continue }
        var broken = program
        broken[0].bytes = mistake.bytes
        shares.add(
          compile(broken, fixIts: .untried) { try? bytes(ofFileAt: "\(folder)/\($0)") },
          of: mistake
        )
      }
      print("\(kind.rawValue): \(shares.summary)")
      for example in shares.examples.prefix(examples) { print("  \(example)") }
    }
  }
}
