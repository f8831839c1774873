// Pictures of what a format has no counterpart for: how large they may be, and where they lie.

import RasterDrawing
import RasterValues

/// Draws pictures of operations, as long as they are small enough together.
struct PictureBudget {
  /// The points of pictures that may still be drawn.
  private var points = 1 << 24

  /// Pixels of a picture a point, across and down.
  private static let factor = 2
  /// The longest side of a picture, in points, and the most points of one.
  private static let longestSide = 4_096
  private static let largestArea = 1 << 22

  /// What becomes of operations.
  enum Outcome {
    case nothing
    case tooLarge
    /// A picture, and the points that it covers.
    case picture(Bitmap, Rect)
  }

  static func tooLarge(_ what: String) -> String {
    "\(what) is left out, since pictures of it would be too large"
  }

  /// Draws a run of whole operations at two pixels a point.
  mutating func picture(of words: Range<Int>, in list: DisplayList) -> Outcome {
    let frame = list.pictureFrame(of: words)
    guard !frame.isEmpty else { return .nothing }
    guard max(frame.width, frame.height) <= Self.longestSide,
      frame.width * frame.height <= min(Self.largestArea, points),
      let bitmap = list.picture(of: words, frame, enlargedBy: Self.factor)
    else { return .tooLarge }
    points -= frame.width * frame.height
    let (size, box) = (Double(Self.factor), bitmap.bounds)
    let rect = Rect(
      x: Double(frame.x) - Double(box.x) / size,
      y: Double(frame.y) - Double(box.y) / size,
      width: Double(bitmap.width) / size,
      height: Double(bitmap.height) / size
    )
    return .picture(bitmap, rect)
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
