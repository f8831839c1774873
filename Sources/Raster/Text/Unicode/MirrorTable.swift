// Mirror images of brackets and other signs, for text that runs right to left.

package struct MirrorTable: Sendable {
  package static let shared = MirrorTable()

  private let scalars: [UInt32]
  private let images: [UInt32]

  /// The sign that is drawn for `scalar` where text runs right to left; itself for most.
  ///
  /// Some signs are mirrored but have no image of their own in Unicode (`∫`): those stay themselves.
  package func image(of scalar: UInt32) -> UInt32 {
    guard UnicodeTable.shared[scalar].isMirrored else { return scalar }
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if scalars[middle] < scalar { low = middle &+ 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low] == scalar ? images[low] : scalar
  }

  /// What brackets must have in common to pair: the closing one, with U+232A as U+3009 (BD16).
  func pairing(of scalar: UInt32, _ properties: ScalarProperties) -> UInt32 {
    let closing = properties.isOpeningBracket ? image(of: scalar) : scalar
    return closing == 0x232A ? 0x3009 : closing
  }

  private init() {
    var decoder = UnicodeDecoder(UnicodeText.mirrors)
    var pairs: [(UInt32, UInt32)] = []
    var scalar = 0 as UInt32
    while let step = decoder.next(), let distance = decoder.next() {
      scalar &+= UInt32(truncatingIfNeeded: step)
      let image = scalar &+ UInt32(truncatingIfNeeded: distance)
      pairs.append((scalar, image))
      pairs.append((image, scalar))
    }
    pairs.sort { $0.0 < $1.0 }
    scalars = pairs.map { $0.0 }
    images = pairs.map { $0.1 }
  }
}
