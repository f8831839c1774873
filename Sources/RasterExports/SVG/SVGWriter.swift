// Writes the operations of a list as SVG elements.

import RasterDrawing
import RasterValues

/// Writes elements, and the definitions that they refer to.
struct SVGWriter: PictureWriter {
  /// The elements written so far.
  var body = ""
  private(set) var definitions = ""
  var losses = LossList()
  var pictures = PictureBudget()
  private let prefix: String
  private var count = 0
  /// The ids of definitions, by their text.
  private var known: [String: String] = [:]
  /// The ids of glyphs.
  var glyphs: [GlyphName: String] = [:]
  /// The ids of images.
  var images: [ImageName: String] = [:]

  struct GlyphName: Hashable {
    let face: GlyphFace
    let glyph: UInt16
  }

  init(prefix: String) { self.prefix = prefix }

  /// Writes a complete list.
  mutating func writeRoot(_ list: DisplayList) {
    let reader = DisplayList.Reader(list)
    let all = list.words.startIndex..<list.words.endIndex
    if let mode = reader.foreignBlend(to: .svg) {
      return embed(all, of: list, because: "the blend mode '\(mode)' across the whole drawing")
    }
    writeContent(reader)
  }

  mutating func write(_ picture: Bitmap, in rect: Rect) {
    body +=
      "<image\(rect.attributes) preserveAspectRatio=\"none\""
      + " href=\"data:image/png;base64,\(base64(picture.png()))\"/>\n"
  }

  // MARK: Text

  /// Writes elements within a group, which is omitted without attributes.
  mutating func group(_ attributes: String, _ content: (inout SVGWriter) -> Void) {
    if attributes.isEmpty { return content(&self) }
    let start = body
    body = ""
    content(&self)
    // An empty group is omitted.
    body = body.isEmpty ? start : start + "<g\(attributes)>\n\(body)</g>\n"
  }

  /// Returns the elements written by `content`, without adding them to the body.
  mutating func apart(_ content: (inout SVGWriter) -> Void) -> String {
    let outer = body
    body = ""
    content(&self)
    let inner = body
    body = outer
    return inner
  }

  /// Returns the id of a definition, which is written once; `text` returns it for a given id.
  mutating func define(_ text: (String) -> String) -> String {
    let key = text("")
    if let id = known[key] { return id }
    count += 1
    let id = "\(prefix)a\(count)"
    known[key] = id
    definitions += text(id) + "\n"
    return id
  }
}
