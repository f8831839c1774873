// Mirror images of brackets and other symbols, for right-to-left text.

import RasterValues

package struct MirrorTable: Sendable {
  package static let shared = MirrorTable()

  private let images: SortedWords

  /// Returns the character that is drawn for `scalar` in right-to-left text; usually the same one.
  ///
  /// Some characters are mirrored but have no mirror image in Unicode, such as `∫`; they are
  /// returned unchanged.
  package func image(of scalar: UInt32) -> UInt32 {
    guard UnicodeTable.shared[scalar].isMirrored else { return scalar }
    return UInt32(truncatingIfNeeded: images.value(of: UInt64(scalar)) ?? UInt64(scalar))
  }

  /// Returns the scalar that identifies a bracket pair: its closing bracket (BD16).
  ///
  /// U+232A is equivalent to U+3009.
  func pairing(of scalar: UInt32, _ properties: ScalarProperties) -> UInt32 {
    let closing = properties.isOpeningBracket ? image(of: scalar) : scalar
    return closing == 0x232A ? 0x3009 : closing
  }

  private init() {
    var decoder = UnicodeDecoder(UnicodeText.mirrors)
    var values: [UInt64] = []
    var scalar = 0 as UInt64
    while let step = decoder.next(), let distance = decoder.next() {
      scalar &+= UInt64(truncatingIfNeeded: step)
      let image = scalar &+ UInt64(truncatingIfNeeded: distance)
      values.append(scalar &<< 21 | image)
      values.append(image &<< 21 | scalar)
    }
    images = SortedWords(values, valueBits: 21)
  }
}
