// The options of images with a palette: the colours and the dithering.

import RasterValues

/// The options of a file whose pixels are indices of a palette.
///
/// Text, strokes and fills with a colour have the nearest colour of the palette. Gradients, images
/// and blurred parts, such as soft shadows, are dithered.
public struct IndexedOptions: Hashable, Sendable {
  /// The colours of the file.
  public var palette: ColorPalette
  /// How gradients and images are reduced to these colours.
  public var dithering: Dithering

  /// Creates options, by default with error diffusion.
  public init(palette: ColorPalette, dithering: Dithering = .diffusion) {
    (self.palette, self.dithering) = (palette, dithering)
  }

  /// A key's values: the colours, their number and the dithering.
  package var keyWords: [UInt64] {
    palette.pixels.map { UInt64($0) } + [UInt64(palette.count) &<< 8 | UInt64(dithering.rawValue)]
  }
}

/// The ways to show colours between those of a palette as patterns.
public enum Dithering: UInt8, Hashable, Sendable, CaseIterable {
  /// Each pixel has the nearest colour.
  case none
  /// A pixel is compared with thresholds from a matrix of 8 × 8, so that equal parts of images have
  /// equal patterns.
  case ordered
  /// The difference from the nearest colour is distributed to the next pixels.
  case diffusion
}
