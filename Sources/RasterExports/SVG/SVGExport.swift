// Display lists as SVG files: the front door.

import RasterDrawing
import RasterPages
import RasterValues

/// An SVG file of one look, and what of the look it cannot say.
package struct SVGExport: Sendable {
  package let text: String
  package let losses: [ExportLoss]

  /// What surrounds the drawing.
  package struct Settings: Sendable {
    /// What is said of the drawing to those who do not see it.
    package var label: String?
    /// What ids begin with; files that stand in one page need other ones.
    package var prefix = ""

    package init(label: String? = nil, prefix: String = "") {
      (self.label, self.prefix) = (label, prefix)
    }
  }

  /// Writes a list that was recorded at one pixel a point; `frame` are the pixels that are seen.
  ///
  /// Shapes, strokes, linear and radial gradients, clips, masks, layers, blend modes, shadows and blurs stay
  /// what they are, and words become outlines. What SVG has no counterpart for is embedded as a picture of
  /// twice the size, and is a loss. Time and memory are bounded by those of the drawing.
  package init(_ list: DisplayList, frame: PixelRect, _ settings: Settings = Settings()) {
    var writer = SVGWriter(prefix: settings.prefix)
    writer.writeRoot(list)
    let isIsolated = DisplayList.Reader(list).hasBlends
    self.init(writer, frame, settings, style: isIsolated ? " style=\"isolation:isolate\"" : "")
  }

  /// Writes a picture, whose pixels are the points that are seen, for want of a list.
  package init(picture: Bitmap, frame: PixelRect, because reason: String, _ settings: Settings) {
    var writer = SVGWriter(prefix: settings.prefix)
    writer.embed(picture, in: Rect(frame))
    writer.lose("\(reason) becomes a picture", atWord: nil)
    self.init(writer, frame, settings)
  }

  private init(
    _ writer: SVGWriter,
    _ frame: PixelRect,
    _ settings: Settings,
    style: String = ""
  ) {
    let box = [frame.x, frame.y, frame.width, frame.height].map { Double($0) }
    let label = settings.label.map { " role=\"img\" aria-label=\"\(Markup.escaped($0))\"" } ?? ""
    text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(frame.width)\" height=\"\(frame.height)\""
      + " viewBox=\"\(RasterExports.text(box))\"\(label)\(style)>\n"
      + (writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n")
      + writer.body + "</svg>\n"
    losses = writer.losses.all
  }
}
