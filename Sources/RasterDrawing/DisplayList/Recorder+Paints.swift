// How paints, images and shadows are resolved, and written as words.

import RasterValues

extension Recorder {
  /// The paint with anchors resolved against `bounds`, the filled path's; nil if it is not finite.
  mutating func recorded(_ paint: Paint, bounds: @autoclosure () -> Rect) -> RecordedPaint? {
    switch paint {
    case .color(let color): return .color(RecordedColor(color))
    case .gradient(let gradient): return gradient.recorded(in: bounds()).map { .gradient($0) }
    case .pattern(let pattern):
      let toPoints = Transform.scaling(1 / pattern.scale).then(pattern.transform)
      guard pattern.scale > 0, toPoints.isFinite else { return nil }
      return .pattern(
        RecordedPattern(
          index: index(of: pattern.image),
          transform: toPoints,
          spread: pattern.spread,
          sampling: pattern.sampling
        )
      )
    }
  }

  mutating func write(_ paint: RecordedPaint) {
    typealias Code = DisplayList.Code.Paint
    switch paint {
    case .color(let color):
      write(Code.color)
      write(color.word)
    case .gradient(let gradient): write(gradient)
    case .pattern(let pattern):
      let (spread, sampling) = (pattern.spread.rawValue, pattern.sampling.rawValue)
      write(
        Code.pattern | UInt64(spread) << Code.spreadShift | UInt64(sampling) << Code.spaceShift
      )
      write(pattern.index)
      write(pattern.transform)
    }
  }

  private mutating func write(_ gradient: RecordedGradient) {
    typealias Code = DisplayList.Code.Paint
    let hasHints = gradient.stops.contains { $0.hint != 0.5 }
    var flags = UInt64(gradient.stops.count) << Code.countShift | (hasHints ? Code.hints : 0)
    flags |= UInt64(gradient.spread.rawValue) << Code.spreadShift
    flags |= UInt64(gradient.space.rawValue) << Code.spaceShift
    switch gradient.geometry {
    case .linear(let from, let to):
      write(Code.linear | flags)
      write(from)
      write(to)
    case .radial(let focus, let focusRadius, let center, let radius):
      let isPlain = focus == center && focusRadius == 0
      write((isPlain ? Code.radial : Code.focal) | flags)
      if !isPlain {
        write(focus)
        write(focusRadius)
      }
      write(center)
      write(radius)
    case .sweep(let center, let from, let to):
      write(Code.sweep | flags)
      write(center)
      write(from)
      write(to)
    }
    for stop in gradient.stops {
      write(stop.color.word)
      write(stop.position)
      if hasHints { write(stop.hint) }
    }
  }

  mutating func write(_ image: RecordedImage) {
    typealias Flags = DisplayList.Code.Image
    var flags = DisplayList.Code.image | UInt64(image.sampling.rawValue) << 16
    if image.source != nil { flags |= Flags.source }
    if image.tint != nil { flags |= Flags.tint }
    write(flags)
    write(image.index)
    write(image.rect)
    if let source = image.source { write(source) }
    if let tint = image.tint { write(tint.word) }
  }

  mutating func write(_ shadow: RecordedShadow) {
    write(shadow.color.word)
    write(shadow.blur)
    write(shadow.spread)
    write(shadow.offset)
    write(shadow.inner ? 1 : 0)
  }
}

extension Shadow {
  /// The shadow as it is recorded; nil where it is not finite.
  var recorded: RecordedShadow? {
    guard offset.isFinite, blur.isFinite, spread.isFinite else { return nil }
    return RecordedShadow(
      color: RecordedColor(color),
      blur: Swift.max(blur, 0),
      spread: spread,
      offset: offset,
      inner: inner
    )
  }
}

extension Gradient {
  /// The gradient with anchors resolved against `bounds`; nil if it is not finite or has no stop.
  fileprivate func recorded(in bounds: Rect) -> RecordedGradient? {
    guard let geometry = geometry.recorded(in: bounds), !stops.isEmpty else { return nil }
    return RecordedGradient(geometry: geometry, stops: recordedStops, spread: spread, space: space)
  }

  /// Gives every stop a position, by the rules of CSS: the first stands at 0 and the last at 1 if
  /// they say nothing, none stands before its predecessor, the others are spread evenly.
  ///
  /// Source: CSS Images Module Level 3, section 3.4.3.
  private var recordedStops: [RecordedStop] {
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
        color: RecordedColor($0.color),
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
