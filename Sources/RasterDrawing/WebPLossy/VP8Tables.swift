// Constants of VP8: the order of coefficients, bands and the trees of modes.

/// Tables of RFC 6386.
enum VP8Tables {
  /// The positions of coefficients in the memory of a strip, in coding order (section 13).
  ///
  /// The coefficient (`u`, `v`) of the first block is at `8 * u + v`.
  static let places: [Int] = [
    (0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (2, 0), (3, 0), (2, 1),
    (1, 2), (0, 3), (1, 3), (2, 2), (3, 1), (3, 2), (2, 3), (3, 3),
  ].map { 8 * $0.0 + $0.1 }

  /// The bands of the coefficients in coding order, and one beyond (section 13.3).
  static let bands: [Int] = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 0]

  /// The probabilities of the bits of values from 5 on, by category (section 13.2).
  static let extraBits: [[UInt8]] = [
    [159], [165, 145], [173, 148, 140], [176, 155, 140, 135], [180, 157, 141, 134, 130],
    [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
  ]
  /// The least value of each category.
  static let categoryStarts = [5, 7, 11, 19, 35, 67]

  // Trees, by mode: the nodes on the path from the root, and the bit at each node.

  /// A branch of a tree: the index of its probability, and the bit.
  typealias Branch = (node: Int, bit: Bool)

  /// The paths to the luma modes of key frames: mean, vertical, horizontal, gradient, subblocks.
  ///
  /// Source: `kf_ymode_tree`, section 11.2.
  static let lumaModes: [[Branch]] = [
    [(0, true), (1, false), (2, false)], [(0, true), (1, false), (2, true)],
    [(0, true), (1, true), (3, false)], [(0, true), (1, true), (3, true)], [(0, false)],
  ]
  static let lumaModeProbabilities: [UInt8] = [145, 156, 163, 128]

  /// The paths to the chroma modes (`uv_mode_tree`, section 11.4).
  static let chromaModes: [[Branch]] = [
    [(0, false)], [(0, true), (1, false)], [(0, true), (1, true), (2, false)],
    [(0, true), (1, true), (2, true)],
  ]
  static let chromaModeProbabilities: [UInt8] = [142, 114, 183]

  /// The paths to the modes of subblocks, in the order of `VP8SubblockMode` (section 11.2).
  static let subblockModes: [[Branch]] = {
    let ahead: [Branch] = [(0, true), (1, true), (2, true)]
    let left: [Branch] = ahead + [(3, false)]
    let right: [Branch] = ahead + [(3, true)]
    return [
      [(0, false)], [(0, true), (1, false)], [(0, true), (1, true), (2, false)],
      left + [(4, false)], right + [(6, false)], left + [(4, true), (5, false)],
      left + [(4, true), (5, true)], right + [(6, true), (7, false)],
      right + [(6, true), (7, true), (8, false)], right + [(6, true), (7, true), (8, true)],
    ]
  }()
}
