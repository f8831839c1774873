// Display lists as Android's vector drawables: the front door.

import RasterDrawing
import RasterValues

/// A vector drawable of one look, and what of the look it cannot say.
package struct VectorDrawableExport: Sendable {
  package let text: String
  package let losses: [ExportLoss]

  /// Writes a list that was recorded at one pixel a point; `frame` are the pixels that are seen.
  ///
  /// Fills, strokes, gradients and clips stay what they are, and words become paths. There are no pictures
  /// in such a file: what it has no counterpart for is left out, or drawn without it, and is a loss.
  package init(_ list: DisplayList, frame: PixelRect) {
    var writer = VectorDrawableWriter(frame)
    writer.writeRoot(list)
    self.init(writer, frame)
  }

  /// A drawable with nothing in it, for want of a list that could be written.
  package init(nothingIn frame: PixelRect, because reason: String) {
    var writer = VectorDrawableWriter(frame)
    writer.lose("\(reason) is left out", atWord: nil)
    self.init(writer, frame)
  }

  private init(_ writer: VectorDrawableWriter, _ frame: PixelRect) {
    let space = "http://schemas.android.com/"
    let tools = writer.body.contains("<aapt:") ? "\n    xmlns:aapt=\"\(space)aapt\"" : ""
    let (width, height) = (max(frame.width, 1), max(frame.height, 1))
    text =
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
      + "<vector xmlns:android=\"\(space)apk/res/android\"\(tools)\n"
      + "    android:width=\"\(width)dp\" android:height=\"\(height)dp\"\n"
      + "    android:viewportWidth=\"\(width)\" android:viewportHeight=\"\(height)\">\n"
      + writer.body + "</vector>\n"
    losses = writer.losses.all
  }
}
