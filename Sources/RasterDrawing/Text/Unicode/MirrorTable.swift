// Mirror images of brackets and other signs, for text that runs right to left.

import RasterValues

package struct MirrorTable: Sendable {
  package static let shared = MirrorTable()

  private let images: SortedWords

  /// The sign that is drawn for `scalar` where text runs right to left; itself for most.
  ///
  /// Some signs are mirrored but have no image of their own in Unicode (`∫`): those stay themselves.
  package func image(of scalar: UInt32) -> UInt32 {
    guard UnicodeTable.shared[scalar].isMirrored else { return scalar }
    return UInt32(truncatingIfNeeded: images.value(of: UInt64(scalar)) ?? UInt64(scalar))
  }

  /// The scalar that paired brackets have in common: the closing one, with U+232A as U+3009 (BD16).
  func pairing(of scalar: UInt32, _ properties: ScalarProperties) -> UInt32 {
    let closing = properties.isOpeningBracket ? image(of: scalar) : scalar
    return closing == 0x232A ? 0x3009 : closing
  }

  private init() {
    var decoder = UnicodeDecoder(UnicodeText.mirrors)
    var words: [UInt64] = []
    var scalar = 0 as UInt64
    while let step = decoder.next(), let distance = decoder.next() {
      scalar &+= UInt64(truncatingIfNeeded: step)
      let image = scalar &+ UInt64(truncatingIfNeeded: distance)
      words.append(scalar &<< 21 | image)
      words.append(image &<< 21 | scalar)
    }
    images = SortedWords(words, valueBits: 21)
  }
}
