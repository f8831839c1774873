// Pictures of what SVG has no counterpart for.

import RasterDrawing
import RasterValues

extension SVGWriter {
  /// Embeds a picture of a run of whole operations, and says so.
  mutating func embed(_ words: Range<Int>, of list: DisplayList, because reason: String) {
    switch pictures.picture(of: words, in: list) {
    case .nothing: return
    case .tooLarge: lose(PictureBudget.tooLarge(reason), atWord: words.lowerBound)
    case .picture(let bitmap, let rect):
      lose("\(reason) becomes a picture", atWord: words.lowerBound)
      embed(bitmap, in: rect)
    }
  }

  /// Embeds a picture, unless there is nothing on it.
  mutating func embed(_ bitmap: Bitmap, in rect: Rect) {
    guard bitmap.pixels.contains(where: { $0 != 0 }) else { return }
    body +=
      "<image\(rect.attributes) preserveAspectRatio=\"none\""
      + " href=\"data:image/png;base64,\(base64(bitmap.png()))\"/>\n"
  }
}
