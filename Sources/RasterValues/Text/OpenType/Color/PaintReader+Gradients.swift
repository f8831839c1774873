// Reads gradient paints: formats 4 to 9; odd formats vary.
//
// Source: OpenType 1.9.1, "COLR".

extension PaintReader {
  /// The gradient of a paint, or `nil` if the data is truncated.
  mutating func readGradient(_ data: FontData, _ format: Int) -> GlyphGradient? {
    let isVarying = format & 1 == 1
    let count = format >= 8 ? 4 : 6
    let base = isVarying ? variation(data, at: 4 &+ 2 &* count) : nil
    var numbers: [Double] = []
    for index in 0..<count {
      let place = 4 &+ 2 &* index
      // Radii are unsigned; all other numbers are signed.
      let isRadius = format & ~1 == 6 && index % 3 == 2
      guard let number = isRadius ? data.uint16(at: place) : data.int16(at: place) else {
        return nil
      }
      numbers.append(Double(number) + delta(base, index))
    }
    guard let offset = data.uint24(at: 1), let line = data.from(offset),
      let stops = readStops(line, isVarying: isVarying), let extend = line.uint8(at: 0)
    else { return nil }
    let first = Point(numbers[0], numbers[1])
    let geometry: GlyphGradient.Geometry
    switch format & ~1 {
    case 4:
      let (second, third) = (Point(numbers[2], numbers[3]), Point(numbers[4], numbers[5]))
      geometry = .linear(first, second, rotation: third)
    case 6:
      geometry = .radial(first, numbers[2], Point(numbers[3], numbers[4]), numbers[5])
    default:
      // Angles are stored in half-turns, with a half-turn subtracted.
      let (from, to) = (numbers[2] / 16384 + 1, numbers[3] / 16384 + 1)
      geometry = .sweep(first, from: 180 * from, to: 180 * to)
    }
    let spread: Spread = extend == 1 ? .repeat : extend == 2 ? .reflect : .pad
    return GlyphGradient(geometry: geometry, stops: stops, spread: spread)
  }

  private mutating func readStops(
    _ line: FontData,
    isVarying: Bool
  ) -> [(position: Double, color: PaletteColor)]? {
    let stride = isVarying ? 10 : 6
    guard let count = line.uint16(at: 1), self.count(count) else { return nil }
    var stops: [(position: Double, color: PaletteColor)] = []
    for index in 0..<count {
      let place = 3 &+ index &* stride
      let base = isVarying ? variation(line, at: place &+ 6) : nil
      guard let position = line.fraction(at: place),
        let color = color(line, at: place &+ 2, base: base.map { $0 &+ 1 })
      else { return nil }
      stops.append((position + delta(base, 0) / 16384, color))
    }
    // Stops at the same position keep their order.
    let order = stops.indices.sorted { one, other in
      (stops[one].position, one) < (stops[other].position, other)
    }
    return order.map { stops[$0] }
  }
}
