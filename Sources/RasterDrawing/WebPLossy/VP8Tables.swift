// Constants of VP8: the order of coefficients, bands, steps and the trees of modes.

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

  /// The steps of the first coefficients, by index (section 14.1).
  static let firstSteps: [Int] = [
    4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 17,
    18, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 25, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
    75, 76, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
    91, 93, 95, 96, 98, 100, 101, 102, 104, 106, 108, 110, 112, 114, 116, 118,
    122, 124, 126, 128, 130, 132, 134, 136, 138, 140, 143, 145, 148, 151, 154, 157,
  ]
  /// The steps of all other coefficients, by index (section 14.1).
  static let otherSteps: [Int] = [
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76,
    78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108,
    110, 112, 114, 116, 119, 122, 125, 128, 131, 134, 137, 140, 143, 146, 149, 152,
    155, 158, 161, 164, 167, 170, 173, 177, 181, 185, 189, 193, 197, 201, 205, 209,
    213, 217, 221, 225, 229, 234, 239, 245, 249, 254, 259, 264, 269, 274, 279, 284,
  ]

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
