// The encoding options of lossy WebP files.

import RasterValues

/// The encoding options of a lossy WebP file.
///
/// Lossy WebP suits photographs, and cards that contain them, and supports transparency. The alpha
/// channel is lossless, and each 2 × 2 pixels share their chroma. Equal pixels and options give
/// equal bytes on every machine.
public struct WebPOptions: Hashable, Sendable {
  /// The quality from 0 to 100, on the scale of libwebp; other values are clamped.
  public var quality: Int

  /// Creates options; the default quality is 75.
  public init(quality: Int = 75) { self.quality = quality }
}

extension Bitmap {
  /// Encodes the bitmap as lossy WebP (RFC 9649); empty for a bitmap without pixels.
  ///
  /// Colours are not premultiplied. Encoding takes about 90 ns and six bytes of memory per pixel.
  /// An image with a side of 16,384 pixels, one more than the format allows, is encoded as by
  /// `webp()`.
  public func webp(_ options: WebPOptions) -> [UInt8] {
    WebPLossyEncoder.encode(self, options, meter: nil)
  }

  /// Encodes the bitmap, counting the work, and throws if the meter stops it.
  package func webp(
    _ options: WebPOptions,
    profile: [UInt8]? = nil,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    let file = WebPLossyEncoder.encode(self, options, profile: profile, meter: meter)
    if let error = meter?.error { throw error }
    return file
  }
}
