// Writes lossy WebP files: a VP8 key frame, and the alpha channel as a lossless image.

import RasterValues

/// Writes lossy WebP files (RFC 9649, sections 2.5 to 2.7).
enum WebPLossyEncoder {
  /// The maximum length of a side, which is stored in 14 bits.
  private static let maximumSide = 16_383

  /// Encodes a bitmap; returns an empty array if it has no pixels, or if the meter stops it.
  static func encode(
    _ bitmap: Bitmap,
    _ options: WebPOptions,
    profile: [UInt8]? = nil,
    meter: WorkMeter?
  ) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return [] }
    guard max(width, height) <= maximumSide else {
      return WebPEncoder.encode(bitmap, profile: profile, meter: meter)
    }
    let isOpaque = bitmap.isOpaque
    let frame = frame(bitmap, isOpaque: isOpaque, options, meter)
    guard meter?.error == nil else { return [] }
    let container = WebPContainer(
      width: width,
      height: height,
      hasAlpha: !isOpaque,
      profile: profile ?? bitmap.colorSpace.profile?.bytes
    )
    if isOpaque { return container.file("VP8 ", frame) }
    let opacities = WebPEncoder.opacities(of: bitmap, meter: meter)
    guard meter?.error == nil else { return [] }
    // As a lossless image, without filter.
    return container.file("VP8 ", frame, opacities: [1] + opacities)
  }

  /// Returns the frame; empty if the meter stops it.
  private static func frame(
    _ bitmap: Bitmap,
    isOpaque: Bool,
    _ options: WebPOptions,
    _ meter: WorkMeter?
  ) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let pixels = isOpaque ? bitmap.pixels : filled(bitmap)
    let planes = VP8Planes(width: width, height: height, pixels: pixels)
    let segments = VP8Segments(planes, quality: options.quality)
    for choice in VP8ModeChoice.allCases {
      let frame = VP8Frame(planes, segments, choice, meter: meter)
      guard meter?.error == nil else { return [] }
      let filter = VP8FilterLevels(frame, segments)
      let writer = VP8FrameWriter(frame, segments, filter, marksEmpty: choice != .least)
      if let bytes = writer.bytes(width: width, height: height) { return bytes }
    }
    return []
  }

  /// Returns unpremultiplied colours; transparent pixels get colours that are cheap to encode.
  ///
  /// These are the mean of the other pixels in the macroblock, or the colours of the preceding one.
  private static func filled(_ bitmap: Bitmap) -> [UInt32] {
    let (width, height) = (bitmap.width, bitmap.height)
    var pixels = bitmap.pixels.map { AlphaConversion.unpremultiplied($0) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      for top in stride(from: 0, to: height, by: 16) {
        var fill: UInt32 = 0
        for start in stride(from: 0, to: width, by: 16) {
          var (sum, count) = (SIMD4<UInt32>(), UInt32(0))
          for y in top..<min(top + 16, height) {
            for x in start..<min(start + 16, width) {
              let pixel = pixels[y &* width &+ x]
              guard pixel &>> 24 > 0 else { continue }
              sum &+= SIMD4(pixel, pixel &>> 8, pixel &>> 16, 0) & 255
              count &+= 1
            }
          }
          if count > 0 {
            sum = (sum &+ count / 2) / count
            fill = sum.x | sum.y &<< 8 | sum.z &<< 16
          }
          for y in top..<min(top + 16, height) {
            for x in start..<min(start + 16, width) where pixels[y &* width &+ x] &>> 24 == 0 {
              pixels[y &* width &+ x] = fill
            }
          }
        }
      }
    }
    return pixels
  }
}
