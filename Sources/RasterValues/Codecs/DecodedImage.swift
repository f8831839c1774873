// An image as a decoder reads it: before colour conversion, premultiplication and rotation.

/// The content of an image file, as stored.
package struct DecodedImage: Sendable {
  /// The number of columns, in pixels.
  package let width: Int
  /// The number of rows, in pixels.
  package let height: Int
  /// The pixels in rows from top to bottom, not premultiplied.
  ///
  /// The lowest byte of a pixel is red, followed by green, blue and alpha. There are
  /// `width * height` of them.
  package var pixels: [UInt32]
  /// Whether every pixel is opaque.
  package var isOpaque: Bool
  /// Whether all pixels have equal red, green and blue because the file stores grey only.
  package var isGrey = false
  /// The orientation of EXIF, from 1 (upright) to 8.
  package var orientation = 1
  /// The descriptions of the colours, in order of precedence.
  ///
  /// The first one that is supported applies. Colours without a description are sRGB.
  package var colors: [ColorSource] = []
  /// The EXIF data of the file, if its decoder has not read the orientation.
  package var exif: [UInt8]?
  /// Whether the file has colours outside the gamut of sRGB; known after their conversion.
  package var isWide = false
  /// The parts of the file that are damaged or unsupported.
  package var notes: [ImageNote] = []
  /// Whether the data ends or becomes invalid before the last pixel.
  ///
  /// Missing pixels are transparent unless the decoder states otherwise.
  package var isIncomplete = false

  /// Creates an image from straight pixels; their number must be `width * height`.
  package init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    (self.width, self.height, self.pixels, self.isOpaque) = (width, height, pixels, isOpaque)
  }

  /// The ICC profile that the file contains; setting it replaces all descriptions of colours.
  package var profile: [UInt8]? {
    get {
      for case .profile(let bytes) in colors { return bytes }
      return nil
    }
    set { colors = newValue.map { [.profile($0)] } ?? [] }
  }
}
