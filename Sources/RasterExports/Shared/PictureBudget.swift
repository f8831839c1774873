// Images of operations that a format does not support, with limits on their size.

import RasterDrawing
import RasterValues

/// Draws images of operations, within a limit on their total size.
struct PictureBudget {
  /// The remaining area of images that can be drawn, in square points.
  private var points = 1 << 24

  /// The number of pixels per point, in each direction.
  private static let factor = 2
  /// The maximum side length of an image in points, and its maximum area.
  private static let longestSide = 4_096
  private static let largestArea = 1 << 22

  /// The result of drawing operations.
  enum Outcome {
    case nothing
    case tooLarge
    /// An image, and the area that it covers in points.
    case picture(Bitmap, Rect)
  }

  static func tooLarge(_ what: String) -> String {
    "\(what) is left out because its image would be too large"
  }

  /// Draws a range of complete operations at two pixels per point.
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
  /// Returns the painted area of operations, limited to the list and a margin around it.
  fileprivate func pictureFrame(of words: Range<Int>) -> PixelRect {
    let limit = PixelRect(
      x: -width &- 512,
      y: -height &- 512,
      width: 3 &* width &+ 1024,
      height: 3 &* height &+ 1024
    )
    return inkFrame(ofWords: words).intersection(limit)
  }

  /// Draws the image, or returns nil if that fails.
  fileprivate func picture(
    of words: Range<Int>,
    _ frame: PixelRect,
    enlargedBy factor: Int
  ) -> Bitmap? {
    let part = part(words, of: frame, enlargedBy: factor)
    return try? part.bitmap(limits: .default)
  }
}
