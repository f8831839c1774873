// An image whose pixels are indices of a palette.

import RasterValues

/// An image whose pixels are indices of a palette.
package struct IndexedImage: Sendable {
  package let width: Int
  package let height: Int
  package let colorSpace: OutputColorSpace
  /// The colours as opaque pixels.
  package let colors: [UInt32]
  /// Whether the index after that of the last colour stands for a transparent pixel.
  package let hasTransparency: Bool
  /// The indices in rows from top to bottom.
  package let indices: [UInt8]

  /// The number of bits of an index: 1, 2, 4 or 8.
  package var depth: Int {
    switch colors.count + (hasTransparency ? 1 : 0) {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}
