// A bitmap as a Core Graphics image of the same memory.
//
// Unsafe, and fenced here: Core Graphics reads the array's storage through a pointer until it calls
// back. What keeps this safe: the storage of an array of integers is one block that stays where it is
// while somebody holds it and nobody writes to it. `PixelOwner` holds it and never writes; whoever
// changes a copy of the bitmap in the meantime copies the block first, as it is shared.

#if canImport(CoreGraphics)
import CoreGraphics

extension Bitmap {
  /// Makes a Core Graphics image of the bitmap's own memory, in sRGB; nil for a bitmap without pixels.
  ///
  /// No pixel is copied: the image keeps the memory as long as it lives. An opaque picture is said to
  /// be opaque, for which each pixel is looked at.
  public func makeCGImage() -> CGImage? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB), let provider = makeProvider() else {
      return nil
    }
    // The bytes R, G, B, A in the order of memory are the 32-bit big-endian format with alpha last.
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
    return CGImage(
      width: width,
      height: height,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: width &* 4,
      space: space,
      bitmapInfo: CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Big.rawValue | alpha.rawValue),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
  }

  private func makeProvider() -> CGDataProvider? {
    guard !pixels.isEmpty else { return nil }
    let owner = PixelOwner(pixels)
    return owner.pixels.withUnsafeBytes { bytes in
      guard let data = bytes.baseAddress else { return nil }
      return CGDataProvider(
        dataInfo: Unmanaged.passRetained(owner).toOpaque(),
        data: data,
        size: bytes.count
      ) { owner, _, _ in
        guard let owner else { return }
        Unmanaged<PixelOwner>.fromOpaque(owner).release()
      }
    }
  }
}

/// Holds the pixels that Core Graphics reads; a class, because its references are counted.
private final class PixelOwner: Sendable {
  let pixels: [UInt32]

  init(_ pixels: [UInt32]) { self.pixels = pixels }
}
#endif
