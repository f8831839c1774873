// Checks the programs of examples.

import RasterSemantics
import RasterSyntax
import RasterVectors

extension ExampleProgram {
  /// Returns the diagnostics of the program, and its files.
  ///
  /// Optional diagnostics are included if they have the code. `asset` returns the bytes of images
  /// and fonts. Examples use the valid files `cell.png`, `Brand.ttf` and `Brand.ttc`, the damaged
  /// file `broken.png`, and the drawings `still.svg` and `moving.svg`.
  package func reports(
    about code: Diagnostic.Code,
    drawingTrial: DrawingTrial,
    asset: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
    var sources = SourceFiles()
    for file in files { sources.add(path: file.path, bytes: file.bytes) }
    let checked = check(
      sources.files.map { parse($0) },
      drawingTrial: drawingTrial,
      resolve: { _, path in
        files.firstIndex { $0.path == path }.map { .file(FileID($0)) } ?? .missing
      },
      loadAsset: { _, path in asset(path).map { .file($0) } ?? .missing }
    )
    let asked = checked.optionalDiagnostics.filter { $0.code == code }
    return ((asked + checked.diagnostics).inOrder(), sources)
  }
}

extension Explanation {
  /// Returns the first diagnostic of the uncorrected program, as `rasterc check` prints it.
  ///
  /// Returns nil if it requires another command, or files that are not available.
  package func report(
    drawingTrial: DrawingTrial,
    asset: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> String? {
    guard command == nil else { return nil }
    let (diagnostics, sources) = before.reports(
      about: code,
      drawingTrial: drawingTrial,
      asset: asset
    )
    guard let first = diagnostics.first, first.code == code else { return nil }
    return DiagnosticRenderer(sources).render(first)
  }
}
