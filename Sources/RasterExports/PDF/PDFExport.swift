// Exports display lists as PDF files.

import RasterDrawing
import RasterValues

/// A PDF file of one look, with the features that could not be exported.
package struct PDFExport: Sendable {
  package let bytes: [UInt8]
  package let losses: [ExportLoss]

  /// Exports a list recorded at one pixel per point as one page with the visible area `frame`.
  ///
  /// Shapes, strokes, linear and radial gradients, clips, masks, opacity and the blend modes of PDF
  /// are preserved, and text becomes outlines. Unsupported features are embedded as an image at two
  /// pixels per point, and reported as losses. Equal input produces equal bytes, because the file
  /// contains no dates or random numbers.
  package init(_ list: DisplayList, frame: PixelRect, title: String? = nil) {
    var writer = PDFWriter(frame)
    writer.writeRoot(list, Rect(frame))
    self.init(writer, frame, title)
  }

  /// Exports a bitmap with one pixel per point, used if there is no list.
  package init(picture: Bitmap, frame: PixelRect, because reason: String, title: String? = nil) {
    var writer = PDFWriter(frame)
    writer.embed(picture, in: Rect(frame))
    writer.lose("\(reason) is exported as an image", atWord: nil)
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
