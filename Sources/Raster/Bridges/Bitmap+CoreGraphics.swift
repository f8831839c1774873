// A bitmap as a Core Graphics image that shares its memory.
//
// Unsafe code, confined to this file: Core Graphics reads the array's storage through a pointer
// until it calls the release function. This is safe because an array of integers has one block of
// storage, which does not move while it is retained and is not modified. `PixelOwner` retains it
// and never modifies it. Code that modifies a copy of the bitmap meanwhile copies the block first,
// because it is shared.

#if canImport(CoreGraphics)
import CoreGraphics

extension Bitmap {
  /// Creates a Core Graphics image in the bitmap's colour space that shares the bitmap's memory, or nil if it is empty.
  ///
  /// Pixels are not copied: the image retains the memory. An opaque bitmap is marked as opaque, for
  /// which every pixel is examined.
  public func makeCGImage() -> CGImage? {
    let name = colorSpace == .srgb ? CGColorSpace.sRGB : CGColorSpace.displayP3
    guard let space = CGColorSpace(name: name), let provider = makeProvider() else {
      return nil
    }
    // Bytes in the order R, G, B, A are the 32-bit big-endian format with alpha last.
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

/// Retains the pixels that Core Graphics reads; a class because it is reference-counted.
private final class PixelOwner: Sendable {
  let pixels: [UInt32]

  init(_ pixels: [UInt32]) { self.pixels = pixels }
}
#endif
