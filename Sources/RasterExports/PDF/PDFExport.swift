// Display lists as PDF files: the front door.

import RasterDrawing
import RasterValues

/// A PDF file of one look, and what of the look it cannot say.
package struct PDFExport: Sendable {
  package let bytes: [UInt8]
  package let losses: [ExportLoss]

  /// Writes a list that was recorded at one pixel a point as one page of the pixels that are seen, `frame`.
  ///
  /// Shapes, strokes, linear and radial gradients, clips, masks, opacity and PDF's blend modes stay what
  /// they are, and words become outlines. What PDF has no counterpart for is embedded as a picture of twice
  /// the size, and is a loss. Equal input gives equal bytes: there are no dates and no random numbers.
  package init(_ list: DisplayList, frame: PixelRect, title: String? = nil) {
    var writer = PDFWriter(frame)
    writer.writeRoot(list, Rect(frame))
    self.init(writer, frame, title)
  }

  /// Writes a picture, whose pixels are the points that are seen, for want of a list.
  package init(picture: Bitmap, frame: PixelRect, because reason: String, title: String? = nil) {
    var writer = PDFWriter(frame)
    writer.embed(picture, in: Rect(frame))
    writer.lose("\(reason) becomes a picture", atWord: nil)
    self.init(writer, frame, title)
  }

  private init(_ writer: PDFWriter, _ frame: PixelRect, _ title: String?) {
    var file = writer.file
    bytes = file.bytes(
      width: max(frame.width, 1),
      height: max(frame.height, 1),
      content: writer.content,
      title: title
    )
    losses = writer.losses.all
  }
}
