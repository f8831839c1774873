// The encoding options of JPEG files: quality, chroma subsampling and progressive order.

import RasterValues

/// The encoding options of a JPEG file.
///
/// JPEG suits photographs, and cards that contain them. It is lossy, and does not support
/// transparency. Equal pixels and options give equal bytes on every machine.
public struct JPEGOptions: Hashable, Sendable {
  /// The quality from 1 to 100, on the scale of common encoders; other values are clamped.
  public var quality: Int
  /// The number of pixels that share a colour, in addition to their own luminance.
  ///
  /// If it is `nil`, the quality decides: each pixel has its own colour from quality 90, and two by
  /// two pixels share a colour below.
  public var subsampling: Subsampling?
  /// Whether the file is progressive, so that a blurred image appears while it is loaded.
  ///
  /// Encoding takes three times as long, and the file is a few percent smaller.
  public var isProgressive: Bool
  /// The colour behind transparent pixels; its alpha is ignored.
  public var background: Color

  /// Creates options, by default for a photograph of quality 85.
  public init(
    quality: Int = 85,
    subsampling: Subsampling? = nil,
    isProgressive: Bool = false,
    background: Color = .white
  ) {
    self.quality = quality
    self.subsampling = subsampling
    self.isProgressive = isProgressive
    self.background = background
  }

  /// The pixels that share a colour.
  public enum Subsampling: UInt8, Hashable, Sendable, CaseIterable {
    /// Each pixel has its own colour (4:4:4), for coloured text and sharp edges.
    case chroma444
    /// Two by two pixels share a colour (4:2:0), for photographs.
    case chroma420
  }

  /// The quality within its range.
  var clampedQuality: Int { min(max(quality, 1), 100) }

  /// The subsampling that is requested, or that follows from the quality.
  var chosenSubsampling: Subsampling {
    subsampling ?? (clampedQuality >= Self.leastFullChroma ? .chroma444 : .chroma420)
  }

  /// The least quality at which chroma has full resolution by default.
  ///
  /// Chroma at half resolution is visible at edges of saturated colours, such as red text on white,
  /// at any quality of the samples.
  private static let leastFullChroma = 90
}

extension Bitmap {
  /// Encodes the bitmap as JPEG (T.81, with JFIF 1.02); empty for a bitmap without pixels.
  ///
  /// Takes about 3 ns and four bytes of memory per pixel; progressive files take more.
  public func jpeg(_ options: JPEGOptions = JPEGOptions()) -> [UInt8] {
    JPEGEncoder.encode(self, options, meter: nil)
  }

  /// Encodes the bitmap, counting the work, and throws if the meter stops it.
  ///
  /// The file contains the ICC profile `profile`, or that of the bitmap's colour space.
  package func jpeg(
    _ options: JPEGOptions,
    profile: [UInt8]? = nil,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    let file = JPEGEncoder.encode(self, options, profile: profile, meter: meter)
    if let error = meter?.error { throw error }
    return file
  }
}
