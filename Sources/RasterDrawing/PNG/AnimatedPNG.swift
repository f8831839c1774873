// Pictures that are shown one after the other, in one file: animated PNG.
//
// A frame holds the rectangle that differs from the picture before, and stays. It replaces what is there;
// or it is drawn over that, with what does not change left clear, where all that changes is opaque, which
// gives the same pixels and is written where it is shorter.

import RasterValues

/// Pictures that are shown one after the other, as an animated PNG file (APNG).
///
/// What shows no animations shows the first picture. Equal pictures one after the other are one that is
/// shown longer, and of each picture the file holds the rectangle that differs from the one before.
///
/// ```swift
/// var animation = AnimatedPNG(framesPerSecond: 50)
/// for bitmap in bitmaps { try animation.append(bitmap) }
/// let file = animation.png()
/// ```
public struct AnimatedPNG: Sendable {
  /// The most frames of an animation, those counted in which nothing changes.
  public static let maximumFrames = 65_535
  /// The most pixels that an animation holds: of the first picture, and of what changes in the others.
  public static let maximumArea = 1 << 26

  /// The frames a second, from 1 to 65,535.
  public let framesPerSecond: Int
  /// How often the pictures are shown; nil is for ever.
  public let plays: Int?
  /// The frames that were added, those counted in which nothing changes.
  public private(set) var frameCount = 0

  private(set) var changes: [PictureChange] = []
  private var last = Bitmap.empty
  private var area = 0

  /// An animation without pictures; what is out of range becomes the nearest that is in it.
  public init(framesPerSecond: Int = 60, plays: Int? = nil) {
    self.framesPerSecond = Swift.min(Swift.max(framesPerSecond, 1), Int(UInt16.max))
    self.plays = plays.map { Swift.min(Swift.max($0, 1), Int(Int32.max)) }
  }

  /// Adds a picture, which is shown for so many frames; for none, it is left out.
  ///
  /// Throws `invalidSize` where it has no pixels or another size than those before, and `exceeded` beyond
  /// `maximumFrames` and `maximumArea`. Takes a comparison of all pixels.
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

/// What changes from a picture to the next.
struct PictureChange: Sendable {
  /// The upper left pixel of what changes.
  let x, y: Int
  /// The pixels of the rectangle that changes.
  let bitmap: Bitmap
  /// The same, clear where nothing changes; nil where that, drawn over the picture before, would not give
  /// the next one, or all changes.
  let cleared: Bitmap?
  /// The frames for which the picture is shown.
  var frames = 0

  /// The first picture.
  init(_ picture: Bitmap) {
    (x, y, bitmap, cleared) = (0, 0, picture, nil)
  }

  /// The rectangle in which two pictures of one size differ; nil where they are equal.
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
