// What the checker says of an example.

import RasterSemantics
import RasterSyntax
import RasterVectors

extension ExampleProgram {
  /// The reports about the program, and its files; those of a code that has to be asked for with them.
  ///
  /// `asset` gives the bytes of images and fonts; examples call good ones `cell.png`, `Brand.ttf` and
  /// `Brand.ttc`, one that is damaged `broken.png`, and drawings `still.svg` and `moving.svg`.
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
  /// The first report about the program before, as `rasterc check` prints it; nil where it takes another
  /// command, or files that are not at hand.
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
