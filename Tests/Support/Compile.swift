// Compiles source text for tests, as `rasterc` compiles files.

import Foundation
import RasterSemantics
import RasterSyntax
import RasterVectors

/// A checked program with its source files.
package struct Compiled: Sendable {
  package let program: Program
  package let sources: SourceFiles
  package let diagnostics: [Diagnostic]
  /// All diagnostics, including consequential ones, which are used for judging fix-its.
  package let allDiagnostics: [Diagnostic]

  /// The number of errors, including consequential ones.
  var errorCount: Int { allDiagnostics.count { $0.severity == .error } }

  /// The reports that are errors, as a tool would print them.
  package var errors: [String] {
    diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let file = sources[diagnostic.range.file]
      let location = file?.location(of: Int(diagnostic.range.lower))
      return "\(file?.path ?? ""):\(location?.line ?? 0): \(diagnostic.message)"
    }
  }
}

/// Compiles texts together; an import's path refers to the text with that path.
package func compile(
  _ texts: [(path: String, bytes: [UInt8])],
  fixIts: FixItPolicy = .tried,
  drawingTrial: DrawingTrial = .none,
  image: @escaping (String) -> [UInt8]? = { _ in nil }
) -> Compiled {
  var sources = SourceFiles()
  for text in texts { sources.add(path: text.path, bytes: text.bytes) }
  let result = check(
    sources.files.map { parse($0) },
    fixIts: fixIts,
    drawingTrial: drawingTrial,
    resolve: { _, path in
      texts.firstIndex { $0.path == path }.map { .file(FileID($0)) } ?? .missing
    },
    loadAsset: { _, path in image(path).map { .file($0) } ?? .missing }
  )
  return Compiled(
    program: result.program,
    sources: sources,
    diagnostics: result.diagnostics,
    allDiagnostics: result.allDiagnostics
  )
}

/// Compiles one text.
package func compile(_ text: String, path: String = "Test.raster") -> Compiled {
  compile([(path, Array(text.utf8))])
}

/// Programs whose generated Swift is checked in under `Tests/Support/Generated`.
package enum CheckedInProgram: String, Sendable, CaseIterable {
  /// The components in `Samples`.
  case samples = "Samples/Components"
  /// Every construct and built-in of the language.
  case language = "Tests/SampleTests/Language"

  /// The program's files, compiled together, once for all tests of a process.
  package func compiled() throws -> Compiled {
    switch self {
    case .samples: try Self.compiledSamples.get()
    case .language: try Self.compiledLanguage.get()
    }
  }

  private static let compiledSamples = Result { try samples.compile() }
  private static let compiledLanguage = Result { try language.compile() }

  private func compile() throws -> Compiled {
    let paths =
      files(in: rawValue, endingWith: ".raster") + files(in: rawValue, endingWith: ".json")
    return TestSupport.compile(
      try paths.map { (String($0.dropFirst(rawValue.count + 1)), try bytes(ofFileAt: $0)) },
      image: { try? bytes(ofFileAt: "\(rawValue)/\($0)") }
    )
  }
}
