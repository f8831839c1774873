// How values are written as words, and which values are fit to be written.

extension Recorder {
  package mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  package mutating func write(_ rect: Rect) {
    write(rect.x)
    write(rect.y)
    write(rect.width)
    write(rect.height)
  }

  package mutating func write(_ rect: PixelRect) {
    write(rect.x)
    write(rect.y)
    write(rect.width)
    write(rect.height)
  }

  package mutating func write(_ transform: Transform) {
    write(transform.a)
    write(transform.b)
    write(transform.c)
    write(transform.d)
    write(transform.tx)
    write(transform.ty)
  }

  package mutating func write(_ shape: Path.Shape) {
    typealias Code = DisplayList.Code.Shape
    switch shape {
    case .empty: write(Code.empty)
    case .rect(let rect):
      write(Code.rect)
      write(rect)
    case .roundedRect(let rect, let corners):
      write(Code.roundedRect)
      write(rect)
      write(corners.topLeft)
      write(corners.topRight)
      write(corners.bottomRight)
      write(corners.bottomLeft)
    case .ellipse(let rect):
      write(Code.ellipse)
      write(rect)
    case .outline(let outline):
      write(Code.outline | UInt64(outline.verbs.count) << 8)
      var packed: UInt64 = 0
      for (index, verb) in outline.verbs.enumerated() {
        packed |= UInt64(verb.rawValue) << UInt64(index & 7 * 8)
        if index & 7 == 7 {
          write(packed)
          packed = 0
        }
      }
      if outline.verbs.count & 7 != 0 { write(packed) }
      for point in outline.points { write(point) }
    }
  }

  package mutating func write(_ paint: RecordedPaint) {
    typealias Code = DisplayList.Code.Paint
    switch paint {
    case .color(let color):
      write(Code.color)
      write(color.word)
    case .linear(let from, let to, let stops):
      write(Code.linear | UInt64(stops.count) << 8)
      write(from)
      write(to)
      write(stops)
    case .radial(let center, let radius, let stops):
      write(Code.radial | UInt64(stops.count) << 8)
      write(center)
      write(radius)
      write(stops)
    }
  }

  private mutating func write(_ stops: [RecordedStop]) {
    for stop in stops {
      write(stop.color.word)
      write(stop.position)
    }
  }

  package mutating func write(_ style: StrokeStyle) {
    write(style.width)
    write(style.miterLimit)
    write(style.phase)
    write(style.dash.count)
    for length in style.dash { write(length) }
  }

  package mutating func write(_ caps: PixelCaps) {
    var flags: UInt64 = 0
    if caps.horizontal != nil { flags |= 1 }
    if caps.vertical != nil { flags |= 2 }
    if caps.horizontal?.mode == .tile { flags |= 4 }
    if caps.vertical?.mode == .tile { flags |= 8 }
    write(flags)
    for axis in [caps.horizontal, caps.vertical] {
      guard let axis else { continue }
      write(axis.leading)
      write(axis.trailing)
    }
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Insets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension Transform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Path.Shape {
  /// The shape as it is recorded; nil where it is not finite, and so is not recorded.
  var recordable: Path.Shape? {
    switch self {
    case .empty: return nil
    case .rect(let rect), .ellipse(let rect): return rect.isFinite ? self : nil
    case .roundedRect(let rect, let corners):
      let isFinite =
        rect.isFinite && corners.topLeft.isFinite && corners.topRight.isFinite
        && corners.bottomRight.isFinite && corners.bottomLeft.isFinite
      return isFinite ? self : nil
    case .outline(let outline):
      return outline.points.allSatisfy { $0.isFinite } ? self : nil
    }
  }
}

extension StrokeStyle {
  /// The style as it is recorded: a miter limit of at least 1, dashes that make progress; nil where
  /// nothing can be stroked.
  var recordable: StrokeStyle? {
    guard width.isFinite, width >= 0 else { return nil }
    var style = self
    style.miterLimit = miterLimit.isFinite ? Swift.max(miterLimit, 1) : 10
    style.phase = phase.isFinite ? phase : 0
    let sum = dash.reduce(0, +)
    let isDashed = dash.allSatisfy { $0 >= 0 && $0.isFinite } && sum > 0 && sum.isFinite
    if !isDashed { style.dash = [] }
    if !isDashed { style.phase = 0 }
    return style
  }
}

extension Paint {
  /// The paint with anchors resolved against `bounds`, the filled path's; nil if it is not finite.
  func recorded(bounds: @autoclosure () -> Rect) -> RecordedPaint? {
    switch self {
    case .color(let color): return .color(RecordedColor(color))
    case .linear(let from, let to, let stops):
      let bounds = bounds()
      let (from, to) = (from.resolved(in: bounds), to.resolved(in: bounds))
      guard from.isFinite, to.isFinite, !stops.isEmpty else { return nil }
      return .linear(from: from, to: to, resolved(stops))
    case .radial(let center, let radius, let stops):
      let center = center.resolved(in: bounds())
      guard center.isFinite, radius.isFinite, !stops.isEmpty else { return nil }
      return .radial(center: center, radius: Swift.max(radius, 0), resolved(stops))
    }
  }

  /// Gives every stop a position, by the rules of CSS: the first stands at 0 and the last at 1 if
  /// they say nothing, none stands before its predecessor, the others are spread evenly.
  ///
  /// Source: CSS Images Module Level 3, section 3.4.3.
  private func resolved(_ stops: [GradientStop]) -> [RecordedStop] {
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
      RecordedStop(color: RecordedColor($0.color), position: $1)
    }
  }
}
