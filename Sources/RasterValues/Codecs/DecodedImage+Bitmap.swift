// Turns a decoded image into a bitmap: converts colours, premultiplies and rotates.

extension DecodedImage {
  /// Returns the bitmap, and the notes of the file and of its colours.
  ///
  /// Colours are converted to sRGB before they are premultiplied. Throws `exceeded` if a bitmap
  /// cannot have this size. Linear in the number of pixels; only the orientations that exchange
  /// rows and columns need memory for a second set of pixels.
  package consuming func bitmap(
    orientation use: Bitmap.FileOrientation = .applied
  ) throws(ImageError) -> (bitmap: Bitmap, notes: [ImageNote]) {
    var image = self
    guard Bitmap.isAllowed(width: image.width, height: image.height),
      image.pixels.count == image.width &* image.height
    else { throw .exceeded(.imageArea, value: Bitmap.maximumArea) }
    image.convertColors()
    image.premultiply()
    var (width, height) = (image.width, image.height)
    if use == .applied, let orientation = ImageOrientation(rawValue: image.orientation) {
      orientation.apply(to: &image.pixels, width: width, height: height)
      if orientation.swapsSides { swap(&width, &height) }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: image.pixels) else {
      throw .exceeded(.imageArea, value: Bitmap.maximumArea)
    }
    return (bitmap, image.notes)
  }

  /// Converts straight pixels to sRGB, by the first description of their colours that is supported.
  ///
  /// Adds a note for each description before it. Afterwards, the colours are sRGB.
  package mutating func convertColors() {
    defer { colors = [] }
    for source in colors {
      do throws(ColorError) {
        let conversion = try source.conversion(isGrey: isGrey)
        pixels.withUnsafeMutableBufferPointer { conversion.convert($0) }
        if case .colors = conversion { isGrey = false }
        return
      } catch {
        notes.append(error.note)
      }
    }
  }

  /// Multiplies straight colours by alpha.
  mutating func premultiply() {
    guard !isOpaque else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in 0..<pixels.count { pixels[index] = AlphaConversion.premultiplied(pixels[index]) }
    }
  }
}
