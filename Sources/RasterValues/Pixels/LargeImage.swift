// Large JPEG files, whose pixels are decoded when they are needed and to the size that is needed.

/// A JPEG file with many pixels, decoded to the sizes at which it is drawn.
///
/// A class because all copies of an image share the pixels. A size that was decoded stays in
/// memory. The three reduced sizes together take a third of the memory of the whole size.
package final class LargeImage: Sendable {
  /// The minimum number of pixels of a large image, 2²².
  ///
  /// Smaller files are decoded once, to their whole size: their pixels take less than 16 MiB.
  package static let minimumArea = 1 << 22

  /// The colour space of the pixels.
  let space: OutputColorSpace
  /// The size of the upright image, in pixels.
  let width, height: Int
  private let file: [UInt8]
  private let orientation: ImageOrientation
  /// The bitmaps of the whole size, a half, a quarter and an eighth.
  private let bitmaps: Guarded<[Bitmap?]>

  private init(
    _ file: [UInt8],
    _ orientation: ImageOrientation,
    in space: OutputColorSpace,
    width: Int,
    height: Int
  ) {
    (self.file, self.orientation, self.space) = (file, orientation, space)
    (self.width, self.height) = (width, height)
    bitmaps = Guarded([Bitmap?](repeating: nil, count: JPEGReduction.allCases.count))
  }

  /// Decodes a large JPEG file in sRGB to one of its sizes, which finds all errors of the file.
  ///
  /// Returns `nil` for a file that is not large or is not a JPEG file.
  static func decode(
    _ file: [UInt8],
    to reduction: JPEGReduction,
    limits: RasterLimits
  ) throws(ImageError) -> (image: LargeImage, notes: [ImageNote])? {
    guard let frame = frame(of: file) else { return nil }
    let decoded = try Bitmap.decoded(
      file,
      orientation: .applied,
      limits: limits,
      in: .srgb,
      reduction: reduction
    )
    let orientation = ImageOrientation(rawValue: decoded.orientation) ?? .upright
    let isTurned = orientation.swapsSides
    let image = LargeImage(
      file,
      orientation,
      in: .srgb,
      width: isTurned ? frame.height : frame.width,
      height: isTurned ? frame.width : frame.height
    )
    image.bitmaps.withLock { $0[reduction.index] = decoded.bitmap }
    return (image, decoded.notes)
  }

  /// Returns whether a file is a JPEG file with many pixels, from its header.
  package static func isLarge(_ file: [UInt8]) -> Bool { frame(of: file) != nil }

  private static func frame(of file: [UInt8]) -> JPEGFrame? {
    guard case .jpeg = ImageFormat(of: file), let frame = JPEGDecoder.frame(of: file),
      frame.width &* frame.height >= minimumArea
    else { return nil }
    return frame
  }

  /// The SHA-256 digest of the file and the colour space.
  ///
  /// Decoded pixels start with a width, which is never 2⁶⁴ − 1.
  var digest: ContentDigest {
    var hash = SHA256()
    hash.update(word: .max)
    hash.update(word: UInt64(space.rawValue))
    hash.update(file)
    return hash.finish()
  }

  /// Returns the image in another colour space, decoded from the same file.
  func converted(to space: OutputColorSpace) -> LargeImage {
    LargeImage(file, orientation, in: space, width: width, height: height)
  }

  /// Returns the pixels at a size, and decodes them if this is the first call for that size.
  ///
  /// Other threads wait while one of them decodes, so that a size is decoded once.
  func bitmap(reducedBy reduction: JPEGReduction) -> Bitmap {
    bitmaps.withLock { bitmaps in
      if let known = bitmaps[reduction.index] { return known }
      // The file was decoded to another size without an error, and was within the limits then.
      let decoded = try? Bitmap.decoded(
        file,
        orientation: .applied,
        limits: .default,
        in: space,
        reduction: reduction
      )
      let bitmap = decoded?.bitmap ?? .empty
      bitmaps[reduction.index] = bitmap
      return bitmap
    }
  }

  /// Returns a part of the upright image in the pixels of a reduced size.
  ///
  /// A reduced pixel covers `rawValue` × `rawValue` stored pixels, so that the last stored column
  /// and row may lie partly outside the image. The orientation decides at which edges that is.
  func part(_ part: Rect, reducedBy reduction: JPEGReduction) -> Rect {
    let factor = Double(reduction.rawValue)
    func excess(_ side: Int) -> Double {
      Double(reduction.length(of: side) &* reduction.rawValue &- side)
    }
    let isTurned = orientation.swapsSides
    let startsAtEnd = (
      x: isTurned ? orientation.reversesRows : orientation.reversesColumns,
      y: isTurned ? orientation.reversesColumns : orientation.reversesRows
    )
    return Rect(
      x: (part.x + (startsAtEnd.x ? excess(width) : 0)) / factor,
      y: (part.y + (startsAtEnd.y ? excess(height) : 0)) / factor,
      width: part.width / factor,
      height: part.height / factor
    )
  }
}

extension JPEGReduction {
  /// The index of the size among all sizes, from the whole size on.
  fileprivate var index: Int { rawValue.trailingZeroBitCount }
}

extension Image {
  /// Returns the reduction at which the image is decoded to be drawn.
  ///
  /// `scale` is the number of device pixels for a pixel of the image, along its columns and rows.
  /// The result is the strongest reduction whose pixels are not enlarged, apart from a rounding
  /// error of a thousandth. It depends only on the size of the image and on `scale`. Images that
  /// are not decoded from a large JPEG file are never reduced.
  package func reduction(drawnAt scale: (x: Double, y: Double)) -> JPEGReduction {
    guard let large else { return .full }
    // Sums of coordinates differ in their last digits, and the choice must not.
    let slack = 1 - 1.0 / 1024
    return .strongest(
      forWidth: large.width,
      height: large.height,
      drawnWidth: Double(large.width) * scale.x * slack,
      drawnHeight: Double(large.height) * scale.y * slack
    )
  }

  /// Returns the pixels at a reduction, and a part of the image, or all of it, in these pixels.
  ///
  /// Only images for which `reduction(drawnAt:)` returns a reduction are reduced.
  package func reduced(
    by reduction: JPEGReduction,
    part: Rect?
  ) -> (bitmap: Bitmap, part: Rect) {
    let part = part ?? Rect(origin: .zero, size: size)
    guard let large else { return (bitmap, part) }
    return (large.bitmap(reducedBy: reduction), large.part(part, reducedBy: reduction))
  }
}
