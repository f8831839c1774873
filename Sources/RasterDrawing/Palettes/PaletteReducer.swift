// Reduces an image to the colours of a palette, row by row.

import RasterValues

extension Bitmap {
  /// Reduces the bitmap to the colours of a palette, and throws if the meter stops it.
  ///
  /// `mask` are the pixels that may be dithered; every other pixel has the nearest colour. With
  /// transparency, a pixel with less than half of the full alpha is transparent, and other pixels
  /// are opaque in their own colour. Without it, pixels are blended with white.
  package func indexed(
    _ options: IndexedOptions,
    mask: DitherMask,
    mayBeTransparent: Bool,
    meter: WorkMeter? = nil
  ) throws(RasterError) -> IndexedImage {
    let (palette, count) = (options.palette, options.palette.count)
    let hasTransparency =
      mayBeTransparent && count < ColorPalette.maximumCount && pixels.contains { $0 &>> 24 < 128 }
    func indices<Matcher: PaletteMatching>(
      _ matcher: Matcher
    ) throws(RasterError) -> [UInt8] {
      let reducer = PaletteReducer<Matcher>(
        bitmap: self,
        palette: palette,
        dithering: mask.isNowhere ? .none : options.dithering,
        mask: mask,
        clearIndex: hasTransparency ? UInt8(truncatingIfNeeded: count) : nil,
        isBlended: !mayBeTransparent
      )
      return try reducer.indices(matcher, meter: meter)
    }
    return IndexedImage(
      width: width,
      height: height,
      colorSpace: colorSpace,
      colors: palette.pixels,
      hasTransparency: hasTransparency,
      indices: try palette.isGrey
        ? indices(GreyMatcher(palette)) : indices(ColorMatcher(palette))
    )
  }
}

extension DisplayList {
  /// Returns the list with the nearest colours of a palette for text, strokes and fills.
  ///
  /// A thin grey line then becomes black if its colour does. Otherwise, its antialiased pixels would
  /// be compared with the palette, and only those that it covers completely would be dark enough.
  package func reduced(to palette: ColorPalette) -> DisplayList {
    var matcher = FlatMatcher(palette)
    return mappingFlatColors { color in
      RecordedColor(palette.pixels[Int(matcher.index(of: color.pixel))])
    }
  }
}

extension RecordedColor {
  /// Creates the colour of an opaque pixel.
  fileprivate init(_ pixel: UInt32) {
    let (red, green) = (UInt64(pixel & 0xFF), UInt64(pixel &>> 8 & 0xFF))
    let colors = red &<< 48 | green &<< 32 | UInt64(pixel &>> 16 & 0xFF) &<< 16
    self.init(word: colors &* 257 | 0xFFFF)
  }
}

/// Reduces an image to the colours of a palette, row by row from the top.
///
/// All arithmetic is on integers of encoded components, so every machine has the same result.
///
/// - Ordered dithering: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone
///   pictures", ICC 1973. Between two greys of the palette, the matrix decides. For a palette with
///   colours, it is added to each component before the nearest colour is found.
/// - Error diffusion: R. W. Floyd and L. Steinberg, "An adaptive algorithm for spatial greyscale",
///   Proceedings of the SID 17/2 (1976), from left to right. An error loses 1/128 and most of its
///   fraction, because long chains of small errors only add noise: on 30 photographs in two greys,
///   the mean difference of pixels is 93.72 instead of 93.98, and that of means of 4 × 4 pixels
///   8.02 instead of 8.01. With every second row from right to left, the latter is 8.55. An error
///   that reaches a pixel that may not be dithered is dropped.
private struct PaletteReducer<Matcher: PaletteMatching> {
  /// The units of work that a meter counts for each pixel.
  private static var unitsPerPixel: Int { 8 }

  let bitmap: Bitmap
  let palette: ColorPalette
  let dithering: Dithering
  let mask: DitherMask
  /// The index of transparent pixels, if there are any.
  let clearIndex: UInt8?
  /// Whether pixels that are not opaque are blended with white.
  let isBlended: Bool

  /// Returns the index of each pixel, and throws if the meter stops the work.
  func indices(_ matcher: Matcher, meter: WorkMeter?) throws(RasterError) -> [UInt8] {
    guard !bitmap.pixels.isEmpty else { return [] }
    var matcher = matcher
    var flat = FlatMatcher(palette)
    let width = bitmap.width
    var indices: [UInt8] = []
    indices.reserveCapacity(width &* bitmap.height)
    var row = [UInt8](repeating: 0, count: width)
    // Whether each pixel of the row may be dithered.
    var flags = row
    // The errors that the row above passes on, after one unused element.
    var errors = [Matcher.Lanes](repeating: .zero, count: width &+ 1)
    for y in 0..<bitmap.height {
      if let error = meter?.use(width &* Self.unitsPerPixel) { throw error }
      if dithering != .none { mask.row(y, of: bitmap, into: &flags) }
      switch dithering {
      case .none: match(y, &flat, into: &row)
      case .ordered: order(y, flags, &flat, by: &matcher, into: &row)
      case .diffusion: diffuse(y, flags, &flat, by: &matcher, passing: &errors, into: &row)
      }
      indices += row
    }
    return indices
  }

  /// Returns a pixel without alpha, or `nil` if it is transparent.
  @inline(__always)
  private func opaque(_ pixel: UInt32) -> UInt32? {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    if isBlended { return pixel &+ (255 &- alpha) &* 0x0101_0101 }
    return alpha < 128 ? nil : AlphaConversion.unpremultiplied(pixel)
  }

  /// The last pixel whose nearest colour was found, and its index: adjacent pixels are often equal.
  private struct Last {
    var pixel: UInt32
    var index: UInt8
  }

  /// Returns the index of a pixel's nearest colour.
  @inline(__always)
  private func index(of pixel: UInt32, _ last: inout Last, by flat: inout FlatMatcher) -> UInt8 {
    if pixel != last.pixel {
      let index = opaque(pixel).map { flat.index(of: $0) }
      last = Last(pixel: pixel, index: index ?? clearIndex ?? 0)
    }
    return last.index
  }

  /// Returns an opaque black pixel, and the index of its nearest colour.
  private func firstPixel(by flat: inout FlatMatcher) -> Last {
    let black: UInt32 = 0xFF00_0000
    return Last(pixel: black, index: flat.index(of: black))
  }

  private func match(_ y: Int, _ flat: inout FlatMatcher, into row: inout [UInt8]) {
    let start = y &* bitmap.width
    var last = firstPixel(by: &flat)
    for x in row.indices {
      row[x] = index(of: bitmap.pixels[start &+ x], &last, by: &flat)
    }
  }

  private func order(
    _ y: Int,
    _ flags: [UInt8],
    _ flat: inout FlatMatcher,
    by matcher: inout Matcher,
    into row: inout [UInt8]
  ) {
    let start = y &* bitmap.width
    let thresholds = OrderedMatrix.row(y)
    var last = firstPixel(by: &flat)
    for x in row.indices {
      let pixel = bitmap.pixels[start &+ x]
      if flags[x] != 0, let pixel = opaque(pixel) {
        let color = matcher.moved(matcher.lanes(pixel), by: thresholds[x & 7])
        row[x] = matcher.nearest(color).index
      } else {
        row[x] = index(of: pixel, &last, by: &flat)
      }
    }
  }

  /// Distributes errors: 7/16 to the next pixel, and 3/16, 5/16 and 1/16 to those below.
  private func diffuse(
    _ y: Int,
    _ flags: [UInt8],
    _ flat: inout FlatMatcher,
    by matcher: inout Matcher,
    passing errors: inout [Matcher.Lanes],
    into row: inout [UInt8]
  ) {
    let start = y &* bitmap.width
    var last = firstPixel(by: &flat)
    var ahead = Matcher.Lanes.zero
    // The errors of the pixels below this one and below the next one, so far.
    var (below, next) = (ahead, ahead)
    for x in row.indices {
      let pixel = bitmap.pixels[start &+ x]
      var error = Matcher.Lanes.zero
      if flags[x] != 0, let pixel = opaque(pixel) {
        let received = errors[x &+ 1].plus(ahead).whole
        (row[x], error) = matcher.nearest(matcher.lanes(pixel).plus(received))
      } else {
        row[x] = index(of: pixel, &last, by: &flat)
      }
      let twice = error.plus(error)
      let (thrice, fourfold) = (twice.plus(error), twice.plus(twice))
      errors[x] = below.plus(thrice)
      (below, next) = (next.plus(fourfold).plus(error), error)
      ahead = fourfold.plus(thrice)
    }
    errors[row.count] = below
  }
}

/// The matrix of thresholds for ordered dithering, of 8 × 8 pixels.
private enum OrderedMatrix {
  /// Returns the thresholds of a row: odd numbers from 1 to 127, of 128.
  ///
  /// The bits of x ^ y and of y alternate, the lowest first.
  static func row(_ y: Int) -> [Int32] {
    (0..<8).map { x in
      (0..<3).reduce(1) { sum, bit in
        let pair = ((x ^ y) >> bit & 1) &* 2 &+ (y >> bit & 1)
        return sum | Int32(pair) &<< Int32(5 &- 2 &* bit)
      }
    }
  }
}
