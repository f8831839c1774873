// Pictures of what SVG has no counterpart for.

import RasterDrawing
import RasterValues

extension SVGWriter {
  /// Pixels of a picture a point, across and down.
  private static let factor = 2
  /// The longest side of a picture, in points, and the most points of one.
  private static let longestSide = 4_096
  private static let largestArea = 1 << 22

  /// Embeds a picture of a run of whole operations, and says so.
  mutating func embed(_ words: Range<Int>, of list: DisplayList, because reason: String) {
    let frame = list.pictureFrame(of: words)
    guard !frame.isEmpty else { return }
    guard max(frame.width, frame.height) <= Self.longestSide,
      frame.width * frame.height <= min(Self.largestArea, pictureBudget),
      let bitmap = list.picture(of: words, frame, enlargedBy: Self.factor)
    else {
      let message = "\(reason) is left out, since pictures of it would be too large"
      return lose(message, atWord: words.lowerBound)
    }
    pictureBudget -= frame.width * frame.height
    lose("\(reason) becomes a picture", atWord: words.lowerBound)
    let (size, box) = (Double(Self.factor), bitmap.box)
    let rect = Rect(
      x: Double(frame.x) - Double(box.x) / size,
      y: Double(frame.y) - Double(box.y) / size,
      width: Double(bitmap.width) / size,
      height: Double(bitmap.height) / size
    )
    embed(bitmap, in: rect)
  }

  /// Embeds a picture, unless there is nothing on it.
  mutating func embed(_ bitmap: Bitmap, in rect: Rect) {
    guard bitmap.pixels.contains(where: { $0 != 0 }) else { return }
    body +=
      "<image\(rect.attributes) preserveAspectRatio=\"none\""
      + " href=\"data:image/png;base64,\(base64(bitmap.png()))\"/>\n"
  }
}

extension DisplayList {
  /// The pixels of a picture of operations, or of a whole list that is stretched.
  fileprivate func pictureFrame(of words: Range<Int>) -> PixelRect {
    let limit = PixelRect(
      x: -width &- 512,
      y: -height &- 512,
      width: 3 &* width &+ 1024,
      height: 3 &* height &+ 1024
    )
    return inkFrame(ofWords: words).intersection(limit)
  }

  /// The picture; nil where none can be drawn.
  fileprivate func picture(
    of words: Range<Int>,
    _ frame: PixelRect,
    enlargedBy factor: Int
  ) -> Bitmap? {
    let part = part(words, of: frame, enlargedBy: factor)
    return try? part.bitmap(limits: .default)
  }
}
