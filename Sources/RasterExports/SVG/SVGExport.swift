// Exports display lists as SVG files.

import RasterDrawing
import RasterPages
import RasterValues

/// An SVG file of one look, with the features that could not be exported.
package struct SVGExport: Sendable {
  package let text: String
  package let losses: [ExportLoss]

  /// Settings for the SVG root element and its ids.
  package struct Settings: Sendable {
    /// The text alternative for assistive technology.
    package var label: String?
    /// The prefix of ids, which must be unique for each file in one page.
    package var prefix = ""

    package init(label: String? = nil, prefix: String = "") {
      (self.label, self.prefix) = (label, prefix)
    }
  }

  /// Exports a list recorded at one pixel per point; `frame` is the visible area in pixels.
  ///
  /// Shapes, strokes, linear and radial gradients, clips, masks, layers, blend modes, shadows and
  /// blurs are preserved, and text becomes outlines. Unsupported features are embedded as an image
  /// at two pixels per point, and reported as losses. Time and memory are bounded by those of the
  /// drawing.
  package init(_ list: DisplayList, frame: PixelRect, _ settings: Settings = Settings()) {
    var writer = SVGWriter(prefix: settings.prefix)
    writer.writeRoot(list)
    let isIsolated = DisplayList.Reader(list).hasBlends
    self.init(writer, frame, settings, style: isIsolated ? " style=\"isolation:isolate\"" : "")
  }

  /// Exports a bitmap with one pixel per point, used if there is no list.
  package init(picture: Bitmap, frame: PixelRect, because reason: String, _ settings: Settings) {
    var writer = SVGWriter(prefix: settings.prefix)
    writer.embed(picture, in: Rect(frame))
    writer.lose("\(reason) is exported as an image", atWord: nil)
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
