// The colours of a gradient in the area of a text, instead of all its colours.

import RasterDrawing
import RasterValues

extension RecordedGradient {
  /// Returns the extreme colours in a box of the component's points: at its stops and its ends.
  ///
  /// If the positions in the box are unknown, returns the colours of all stops. That is the case
  /// for gradients that repeat, are transformed, sweep around a point, or have two different
  /// centres.
  func colors(in box: Box) -> [RecordedColor] {
    guard let range = positions(in: box) else { return stops.map { $0.color } }
    let within = stops.filter { range.contains($0.position) }.map { $0.color }
    return within + colors(at: range.lowerBound) + colors(at: range.upperBound)
  }

  /// Returns the range of gradient positions in a box, or nil if it is unknown.
  private func positions(in box: Box) -> ClosedRange<Double>? {
    guard spread == .pad, transform == .identity, !box.isEmpty else { return nil }
    var range: (Double, Double)
    switch geometry {
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let square = x * x + y * y
      let corners = [
        (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
      ].map { ((($0.0 - from.x) * x) + (($0.1 - from.y) * y)) / square }
      range = (corners.min() ?? .nan, corners.max() ?? .nan)
    case .radial(let focus, let inner, let center, let outer):
      guard focus == center, inner < outer else { return nil }
      let across = Self.distances(from: center.x, to: box.minX...box.maxX)
      let down = Self.distances(from: center.y, to: box.minY...box.maxY)
      range = (
        (across.0 * across.0 + down.0 * down.0).squareRoot(),
        (across.1 * across.1 + down.1 * down.1).squareRoot()
      )
      range = ((range.0 - inner) / (outer - inner), (range.1 - inner) / (outer - inner))
    case .sweep: return nil
    }
    guard range.0.isFinite, range.1.isFinite else { return nil }
    return min(max(range.0, 0), 1)...min(max(range.1, 0), 1)
  }

  /// Returns the smallest and the largest distance of a range from a position.
  private static func distances(
    from place: Double,
    to range: ClosedRange<Double>
  ) -> (Double, Double) {
    let (first, last) = (abs(range.lowerBound - place), abs(range.upperBound - place))
    return (range.contains(place) ? 0 : min(first, last), max(first, last))
  }

  /// Returns the colour at a position.
  ///
  /// Returns both adjacent stops' colours if they are not interpolated linearly in sRGB.
  private func colors(at position: Double) -> [RecordedColor] {
    guard let next = stops.firstIndex(where: { $0.position >= position }) else {
      return stops.last.map { [$0.color] } ?? []
    }
    guard next > 0, stops[next].position > position else { return [stops[next].color] }
    let (before, after) = (stops[next - 1], stops[next])
    guard space == .srgb, before.hint == 0.5, before.color.alpha == .max, after.color.alpha == .max
    else { return [before.color, after.color] }
    let part = (position - before.position) / (after.position - before.position)
    func mixed(_ first: UInt16, _ second: UInt16) -> UInt64 {
      UInt64(Double(first) + (Double(second) - Double(first)) * part + 0.5)
    }
    return [
      RecordedColor(
        word: mixed(before.color.red, after.color.red) << 48
          | mixed(before.color.green, after.color.green) << 32
          | mixed(before.color.blue, after.color.blue) << 16 | 0xFFFF
      )
    ]
  }
}
