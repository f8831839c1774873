// Exports display lists as Android vector drawables.

import RasterDrawing
import RasterValues

/// A vector drawable of one look, with the features that could not be exported.
package struct VectorDrawableExport: Sendable {
  package let text: String
  package let losses: [ExportLoss]

  /// Exports a list recorded at one pixel per point; `frame` is the visible area in pixels.
  ///
  /// Fills, strokes, gradients and clips are preserved, and text becomes paths. Vector drawables
  /// cannot contain images. Unsupported features are left out or simplified, and reported as
  /// losses.
  package init(_ list: DisplayList, frame: PixelRect) {
    var writer = VectorDrawableWriter(frame)
    writer.writeRoot(list)
    self.init(writer, frame)
  }

  /// Creates an empty drawable, used if no list could be exported.
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
