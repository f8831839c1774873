// Animated PNG: a sequence of images in one file.
//
// A frame contains the rectangle that differs from the previous image, and is not disposed of. It
// replaces the existing pixels, or it is drawn over them with unchanged pixels left transparent.
// The second form requires that all changed pixels are opaque. It gives the same result, and is
// used where it is shorter.

import RasterValues

/// A sequence of images, encoded as an animated PNG file (APNG).
///
/// Software that does not support animations shows the first image. Equal consecutive images are
/// merged into one with a longer duration. Each further frame contains only the rectangle that
/// differs from the previous image.
///
/// ```swift
/// var animation = AnimatedPNG(framesPerSecond: 50)
/// for bitmap in bitmaps { try animation.append(bitmap) }
/// let file = animation.png()
/// ```
public struct AnimatedPNG: Sendable {
  /// The maximum number of frames, including frames without changes.
  public static let maximumFrames = 65_535
  /// The maximum number of stored pixels: of the first image, and of the changes in the others.
  public static let maximumArea = 1 << 26

  /// The number of frames per second, from 1 to 65,535.
  public let framesPerSecond: Int
  /// The number of times that the animation plays; nil means forever.
  public let plays: Int?
  /// The number of frames added so far, including frames without changes.
  public private(set) var frameCount = 0

  private(set) var changes: [PictureChange] = []
  private var last = Bitmap.empty
  private var area = 0

  /// Creates an animation without images; arguments are clamped to their ranges.
  public init(framesPerSecond: Int = 60, plays: Int? = nil) {
    self.framesPerSecond = Swift.min(Swift.max(framesPerSecond, 1), Int(UInt16.max))
    self.plays = plays.map { Swift.min(Swift.max($0, 1), Int(Int32.max)) }
  }

  /// Appends an image for a number of frames; it is ignored if the number is not positive.
  ///
  /// Throws `invalidSize` if the image has no pixels, or a size that differs from that of the
  /// previous images, and `exceeded` beyond `maximumFrames` or `maximumArea`. Compares all pixels
  /// with those of the previous image.
  public mutating func append(_ picture: Bitmap, frames: Int = 1) throws(RasterError) {
    guard frames > 0 else { return }
    guard frames <= Self.maximumFrames &- frameCount else {
      throw .exceeded(.frames, value: Self.maximumFrames)
    }
    guard picture.width > 0, picture.height > 0 else { throw .invalidSize }
    if changes.isEmpty {
      try add(PictureChange(picture), frames)
    } else {
      guard picture.width == last.width, picture.height == last.height else { throw .invalidSize }
      if let change = PictureChange(from: last, to: picture) {
        try add(change, frames)
      } else {
        changes[changes.count &- 1].frames &+= frames
      }
    }
    frameCount &+= frames
    last = picture
  }

  private mutating func add(_ change: PictureChange, _ frames: Int) throws(RasterError) {
    area &+= change.bitmap.pixels.count
    guard area <= Self.maximumArea else {
      area &-= change.bitmap.pixels.count
      throw .exceeded(.frameArea, value: Self.maximumArea)
    }
    changes.append(change)
    changes[changes.count &- 1].frames = frames
  }
}

/// The change from one image to the next.
struct PictureChange: Sendable {
  /// The top left pixel of the changed rectangle.
  let x, y: Int
  /// The pixels of the changed rectangle.
  let bitmap: Bitmap
  /// The rectangle with unchanged pixels transparent.
  ///
  /// It is nil if all pixels change, or if drawing it over the previous image would not give the
  /// new one.
  let cleared: Bitmap?
  /// The number of frames for which the image is shown.
  var frames = 0

  /// Creates the change for the first image.
  init(_ picture: Bitmap) {
    (x, y, bitmap, cleared) = (0, 0, picture, nil)
  }

  /// Creates a change between images of equal size; nil if they are equal.
  init?(from old: Bitmap, to new: Bitmap) {
    let width = new.width
    var (left, right, top, bottom) = (width, 0, new.height, 0)
    for y in 0..<new.height {
      let row = y &* width..<y &* width &+ width
      guard let first = row.first(where: { old.pixels[$0] != new.pixels[$0] }),
        let last = row.last(where: { old.pixels[$0] != new.pixels[$0] })
      else { continue }
      left = Swift.min(left, first &- row.lowerBound)
      right = Swift.max(right, last &- row.lowerBound &+ 1)
      top = Swift.min(top, y)
      bottom = y &+ 1
    }
    guard top < bottom else { return nil }
    let part = PixelRect(x: left, y: top, width: right &- left, height: bottom &- top)
    (x, y) = (left, top)
    bitmap = new.cut(to: part)
    cleared = Self.cleared(bitmap, over: old.cut(to: part))
  }

  private static func cleared(_ new: Bitmap, over old: Bitmap) -> Bitmap? {
    var (cleared, isKept) = (new, false)
    for index in new.pixels.indices {
      if old.pixels[index] == new.pixels[index] {
        (cleared.pixels[index], isKept) = (0, true)
      } else if new.pixels[index] >> 24 < 255 {
        return nil
      }
    }
    return isKept ? cleared : nil
  }
}
