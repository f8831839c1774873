// Constants of JPEG: the order of frequencies, quantization steps and transform scales.

/// Tables of ITU-T T.81.
///
/// Blocks are stored with columns first: the frequency `u` across and `v` down is at `u * 8 + v`.
enum JPEGTables {
  /// The indices of frequencies in zigzag order (figure 5).
  static let zigzag: [Int] = {
    var places: [Int] = []
    for diagonal in 0..<15 {
      let cells = (max(0, diagonal - 7)...min(7, diagonal)).map { (u: $0, v: diagonal - $0) }
      places += (diagonal % 2 == 0 ? cells : cells.reversed()).map { $0.u * 8 + $0.v }
    }
    return places
  }()

  /// The luminance steps at quality 50 (table K.1), row by row.
  private static let luminance: [Int] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  /// Returns the chrominance step at quality 50 (table K.2) of a frequency across and down.
  private static func chrominance(_ u: Int, _ v: Int) -> Int {
    let corner = [[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]]
    return u < 4 && v < 4 ? corner[v][u] : 99
  }

  /// Returns the steps of a quality, by index in a block.
  ///
  /// The scale is the common one: 50 stands for the tables' own steps, and 100 for steps of 1.
  static func steps(isLuminance: Bool, quality: Int) -> [Int] {
    let quality = min(max(quality, 1), 100)
    let scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
    return (0..<64).map { place in
      let (u, v) = (place / 8, place % 8)
      let step = isLuminance ? luminance[v * 8 + u] : chrominance(u, v)
      return min(max((step * scale + 50) / 100, 1), 255)
    }
  }

  /// The factor by which `ForwardTransform` scales a frequency, over √8: 1, or √2 cos(kπ/16).
  private static let scales: [Float] = [
    1, 1.387_039_9, 1.306_563, 1.175_875_6, 1, 0.785_694_96, 0.541_196_1, 0.275_899_38,
  ]

  /// Returns the factors that convert results of the transform to numbers of steps.
  static func factors(_ steps: [Int]) -> [Float] {
    (0..<64).map { place in
      1 / (Float(steps[place]) * scales[place / 8] * scales[place % 8] * 8)
    }
  }
}
