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
