// The Swift that the generator writes of the samples, beside the files that are checked in and linked.

import RasterCodegen
import TestSupport
import Testing

enum GeneratedSwift {
  static let folder = "Tests/Support/Generated"

  /// The files as the generator writes them now.
  static let files = Result {
    try CheckedInProgram.allCases.flatMap { program in
      let compiled = try program.compiled()
      try #require(compiled.errors == [])
      return generate(
        compiled.program,
        sources: compiled.sources,
        options: GeneratorOptions(access: .package)
      )
    }
  }

  /// Whether the files that are checked in are these.
  ///
  /// If not, `GoldenTests` fails, and tests that compare with generated components are skipped: their failures
  /// would all have this cause.
  static let isFresh =
    (try? files.get().allSatisfy { file in
      try bytes(ofFileAt: "\(folder)/\(file.name)") == Array(file.text.utf8)
    }) ?? false

  static let stale: Comment = "the generated Swift is stale, see GoldenTests"
}
