// Loads files that programs reference, some of which are vector drawings.

import RasterSemantics
import RasterSyntax
import RasterValues

extension AssetLoad {
  /// Loads a file: as a drawing if it is XML such as SVG, otherwise as bytes.
  package static func file(_ data: [UInt8]) -> AssetLoad {
    let bytes = DrawingText.utf8(data)
    guard isXML(bytes) else { return .bytes(data) }
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    let reading = readDrawing(file)
    let reports = reading.diagnostics.map { report in
      "line \(file.location(of: Int(report.range.lower)).line): \(report.message)"
    }
    guard let drawing = reading.drawing else {
      let failure = zip(reading.diagnostics, reports).first { $0.0.severity == .error }
      return .failed(failure?.1 ?? "it draws nothing")
    }
    return .drawing(
      VectorAsset(drawing: drawing.compiled, losses: reports) { outline(of: file, id: $0) }
    )
  }

  /// Whether the bytes start as XML: with `<`, after an optional byte order mark and whitespace.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}
