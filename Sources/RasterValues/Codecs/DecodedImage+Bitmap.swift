// Turns a decoded image into a bitmap: converts colours, premultiplies and rotates.

extension DecodedImage {
  /// Returns the bitmap in a colour space, the notes, and whether the file has a wide gamut.
  ///
  /// Colours are converted to the space before they are premultiplied. Throws `exceeded` if a bitmap
  /// cannot have this size. Linear in the number of pixels. Only the orientations that exchange rows
  /// and columns need memory for a second set of pixels: `self` owns the pixels, so that no change
  /// copies them.
  package consuming func bitmap(
    orientation use: Bitmap.FileOrientation = .applied,
    in space: OutputColorSpace = .srgb
  ) throws(ImageError) -> (bitmap: Bitmap, notes: [ImageNote], isWide: Bool) {
    guard Bitmap.isAllowed(width: width, height: height), pixels.count == width &* height else {
      throw .exceeded(.imageArea, value: Bitmap.maximumArea)
    }
    convertColors(to: space)
    premultiply()
    var (width, height) = (width, height)
    if use == .applied, let orientation = ImageOrientation(rawValue: orientation) {
      orientation.apply(to: &pixels, width: width, height: height)
      if orientation.swapsSides { swap(&width, &height) }
    }
    guard var bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw .exceeded(.imageArea, value: Bitmap.maximumArea)
    }
    bitmap.colorSpace = space
    return (bitmap, notes, isWide)
  }

  /// Converts straight pixels to a space, by the first description of colours that is supported.
  ///
  /// Adds a note for each description before it. Without a supported one, the file is sRGB.
  package mutating func convertColors(to space: OutputColorSpace = .srgb) {
    defer { colors = [] }
    for source in colors + [.srgb] {
      do throws(ColorError) {
        let conversion: ColorConversion
        (conversion, isWide) = try source.conversion(to: space, isGrey: isGrey)
        if case .none = conversion { return }
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
