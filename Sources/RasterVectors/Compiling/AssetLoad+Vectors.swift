// Files that programs name, of which some hold vectors.

import RasterSemantics
import RasterSyntax
import RasterValues

extension AssetLoad {
  /// What a file's bytes are: a drawing, read at once, where they begin as SVG does; else bytes.
  package static func file(_ bytes: [UInt8]) -> AssetLoad {
    guard isXML(bytes) else { return .bytes(bytes) }
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    let reading = readSVG(file)
    let words = reading.diagnostics.map { report in
      "line \(file.location(of: Int(report.range.lower)).line): \(report.message)"
    }
    guard let drawing = reading.drawing else { return .failed(words.first ?? "it draws nothing") }
    return .drawing(
      VectorAsset(drawing: drawing.compiled, losses: words) { outline(of: file, id: $0) }
    )
  }

  /// Whether a text of XML begins here: with `<`, after a mark of the byte order and spaces.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}
