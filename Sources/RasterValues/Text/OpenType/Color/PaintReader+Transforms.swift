// Reads transform paints: formats 12 to 31; odd formats vary.
//
// Source: OpenType 1.9.1, "COLR".

extension PaintReader {
  /// The transform of a paint, or `nil` if the data is truncated.
  func readTransform(_ data: FontData, _ format: Int) -> Transform? {
    if format <= 13 { return readMatrix(data, isVarying: format == 13) }
    let (count, isVarying) = (numberCount(format & ~1), format & 1 == 1)
    let base = isVarying ? variation(data, at: 4 &+ 2 &* count) : nil
    var numbers: [Double] = []
    for index in 0..<count {
      guard let number = data.int16(at: 4 &+ 2 &* index) else { return nil }
      numbers.append(Double(number) + delta(base, index))
    }
    func part(_ index: Int) -> Double { numbers[index] / 16384 }
    func angle(_ index: Int) -> Angle { Angle(degrees: part(index) * 180) }
    func center(_ index: Int) -> Point {
      index < count ? Point(numbers[index], numbers[index + 1]) : .zero
    }
    switch format & ~1 {
    case 14: return .translation(x: numbers[0], y: numbers[1])
    case 16, 18: return .scaling(x: part(0), y: part(1), about: center(2))
    case 20, 22: return .scaling(part(0), about: center(1))
    case 24, 26: return .rotation(angle(0), about: center(1))
    // Positive angles skew to the left and up.
    default: return .skew(x: Angle(degrees: 0) - angle(0), y: angle(1), about: center(2))
    }
  }

  private func numberCount(_ format: Int) -> Int {
    switch format {
    case 14, 16, 28: 2
    case 18, 30: 4
    case 20, 24: 1
    default: 3
    }
  }

  private func readMatrix(_ data: FontData, isVarying: Bool) -> Transform? {
    guard let offset = data.uint24(at: 4), let matrix = data.from(offset) else { return nil }
    let base = isVarying ? variation(matrix, at: 24) : nil
    var numbers: [Double] = []
    for index in 0..<6 {
      guard let number = matrix.fixed(at: 4 &* index) else { return nil }
      numbers.append(number + delta(base, index) / 65536)
    }
    return Transform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}
