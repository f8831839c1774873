// Converts bitmaps and images to the colour space of a drawing.

/// An image in the colour space that its bitmap does not have, created when it is first drawn.
///
/// A class because all copies of an image share the result.
final class ImageConversion: Sendable {
  /// The file of an image whose colours lie outside the gamut of sRGB.
  private let file: [UInt8]?
  private let result = Guarded<Image?>(nil)

  init(_ file: [UInt8]?) { self.file = file }

  /// Returns an image in another space.
  fileprivate func converted(_ image: Image, to space: OutputColorSpace) -> Image {
    if let known = result.withLock({ $0 }) { return known }
    let new: Image
    if let large = image.large {
      new = Image(large.converted(to: space))
    } else {
      new = Image(decoded(in: space) ?? image.bitmap.converted(to: space))
    }
    // All copies share one result, because it holds the decoded pixels.
    return result.withLock { known in
      if let known { return known }
      known = new
      return new
    }
  }

  private func decoded(in space: OutputColorSpace) -> Bitmap? {
    guard let file else { return nil }
    return try? Bitmap.decode(file, in: space).bitmap
  }
}

extension Image {
  /// Returns the image in a colour space.
  ///
  /// An image that was decoded from a file with a wide gamut is decoded again, so that it retains
  /// its colours; other images are converted. The result is cached. The first call takes time that
  /// is linear in the number of pixels, except for a large JPEG file, which is not decoded yet.
  package func converted(to space: OutputColorSpace) -> Image {
    guard let conversion, colorSpace != space, !isEmpty else { return self }
    return conversion.converted(self, to: space)
  }
}

extension Bitmap {
  /// Returns the bitmap in a colour space; colours that the space does not have are clamped.
  ///
  /// Linear in the number of pixels. Each conversion rounds to eight bits.
  public func converted(to space: OutputColorSpace) -> Bitmap {
    guard space != colorSpace else { return self }
    let source = colorSpace == .srgb ? RGBSpace.srgb : .displayP3
    let conversion = ColorConversion(source, to: space, isGrey: false)
    var result = self
    result.colorSpace = space
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in 0..<pixels.count {
        pixels[index] = AlphaConversion.unpremultiplied(pixels[index])
      }
      conversion.convert(pixels)
      for index in 0..<pixels.count {
        pixels[index] = AlphaConversion.premultiplied(pixels[index])
      }
    }
    return result
  }
}
