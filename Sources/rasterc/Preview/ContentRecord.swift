// The contents of a layout on the page: their frames, their paddings and the sizes proposed to them.

import Raster
import RasterInterpreter
import RasterSyntax

/// The page's representation of a content's frame.
struct ContentRecord: Encodable {
  /// The word with which the content begins in the source.
  let title: String
  /// The left and top edges, the width and the height in points, from the look's top left corner.
  let frame: [Double]
  /// The padding at the top, right, bottom and left, in points.
  let padding: [Double]
  /// The width and the height that were proposed; nil for an unlimited length.
  ///
  /// Nil if the layout has its natural size, so that nothing was proposed to its contents.
  let proposed: [Double?]?
  let file: String
  let line, column: Int
  let source: String

  init(_ content: ContentFrames.Frame, of shown: ShownProgram) {
    let (rect, padding) = (content.rect, content.padding)
    let line = SourceLine(content.source, of: shown)
    title = line.word.isEmpty ? "place" : line.word
    frame = [rect.x, rect.y, rect.width, rect.height]
    self.padding = [padding.top, padding.right, padding.bottom, padding.left]
    proposed = content.proposed.map { size in
      [size.width, size.height].map { $0 < 1e9 ? Optional($0) : nil }
    }
    (file, self.line, column, source) = (line.file, line.line, line.column, line.source)
  }
}

/// A line of a source, as the page shows it.
struct SourceLine {
  let file: String
  let line, column: Int
  /// The text of the line without its indentation.
  let source: String
  /// The word at the position.
  let word: String

  init(_ place: SourceRange?, of shown: ShownProgram) {
    let source = place.flatMap { shown.compilation.sources[$0.file] }
    let location = place.flatMap { source?.location(of: Int($0.lower)) }
    let text = location.flatMap { source?.lineText($0.line) } ?? ""
    file = shown.folder.shown(source?.path ?? "")
    (line, column) = (location?.line ?? 0, location?.column ?? 0)
    self.source = String(text.trimmingPrefix { $0 == " " || $0 == "\t" }.prefix(200))
    let rest = place.flatMap { place in source.map { $0.bytes[place.bytes] } } ?? []
    let start = String(decoding: rest.prefix(80), as: UTF8.self)
    word = String(start.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
