// Sources, and what the checker says of them.

import RasterSemantics
import RasterSyntax

/// Checked sources.
struct Compilation {
  let loader: SourceLoader
  let program: Program
  var diagnostics: [Diagnostic]

  init(_ loader: SourceLoader) {
    self.loader = loader
    let result = check(
      loader.trees,
      resolve: { loader.resolve($1, from: $0) },
      loadImage: { file, path in Self.readImage(loader.absolute(path, from: file)) }
    )
    program = result.program
    diagnostics = result.diagnostics
  }

  /// Reads, parses and checks what the arguments name.
  static func load(_ arguments: Arguments) throws(Failure) -> Compilation {
    let jobs = try arguments.count(.jobs) ?? .max
    return Compilation(try SourceLoader(try Inputs.find(in: arguments), jobs: jobs))
  }

  /// Whether a range lies in one of the files that the command was given.
  func isInput(_ range: SourceRange) -> Bool { Int(range.file.index) < loader.inputCount }

  private static func readImage(_ path: String) -> ImageLoad {
    guard FileSystem.kind(of: path) == .file else { return .missing }
    do throws(Failure) { return .bytes(try FileSystem.read(path)) } catch {
      return .failed(error.message)
    }
  }
}
