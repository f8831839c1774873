// Resolves gradients to the form in which they are recorded.

import RasterValues

extension Gradient {
  /// Returns the gradient with resolved anchors; `nil` if it is not finite or has no stops.
  func recorded(in bounds: Rect, _ output: OutputColorSpace) -> RecordedGradient? {
    guard let geometry = geometry.recorded(in: bounds), !stops.isEmpty, transform.isFinite else {
      return nil
    }
    let stops = recordedStops(in: output)
    return RecordedGradient(
      geometry: geometry,
      stops: stops,
      spread: spread,
      space: space,
      isDisplayP3: space == .oklab && output == .displayP3,
      isStraight: !isPremultiplied && stops.contains { $0.color.alpha < .max },
      transform: transform
    )
  }

  /// Returns the stops, all with positions, by the rules of CSS.
  ///
  /// The first stop defaults to 0 and the last to 1. A stop is not placed before its predecessor.
  /// The other stops without positions are distributed evenly. Source: CSS Images Module Level 3,
  /// section 3.4.3.
  private func recordedStops(in output: OutputColorSpace) -> [RecordedStop] {
    var positions: [Double?] = stops.map { stop in
      stop.position.map { $0 == $0 ? Swift.min(Swift.max($0, 0), 1) : 0 }
    }
    positions[0] = positions[0] ?? 0
    positions[stops.count - 1] = positions[stops.count - 1] ?? 1
    var result: [Double] = []
    var index = 0
    while index < stops.count {
      if let position = positions[index] {
        result.append(Swift.max(position, result.last ?? 0))
        index += 1
        continue
      }
      let next = positions[index...].firstIndex { $0 != nil } ?? stops.count - 1
      let from = result.last ?? 0
      let to = Swift.max(positions[next] ?? 1, from)
      let gaps = Double(next - index + 1)
      for step in 1...(next - index) {
        result.append(from + (to - from) * (Double(step) / gaps))
      }
      index = next
    }
    return zip(stops, result).map {
      let hint = $0.hint ?? 0.5
      return RecordedStop(
        color: RecordedColor($0.color, in: output),
        position: $1,
        hint: hint == hint ? Swift.min(Swift.max(hint, 0), 1) : 0.5
      )
    }
  }
}

extension Gradient.Geometry {
  fileprivate func recorded(in bounds: Rect) -> RecordedGradient.Geometry? {
    switch self {
    case .linear(let from, let to):
      let (from, to) = (from.resolved(in: bounds), to.resolved(in: bounds))
      return from.isFinite && to.isFinite ? .linear(from: from, to: to) : nil
    case .radial(let focus, let focusRadius, let center, let radius):
      let (focus, center) = (focus.resolved(in: bounds), center.resolved(in: bounds))
      guard focus.isFinite, center.isFinite, focusRadius.isFinite, radius.isFinite else {
        return nil
      }
      return .radial(
        focus: focus,
        focusRadius: Swift.max(focusRadius, 0),
        center: center,
        radius: Swift.max(radius, 0)
      )
    case .sweep(let center, let from, let to):
      let center = center.resolved(in: bounds)
      guard center.isFinite, from.degrees.isFinite, to.degrees.isFinite else { return nil }
      return .sweep(center: center, from: from.degrees, to: to.degrees)
    }
  }
}
