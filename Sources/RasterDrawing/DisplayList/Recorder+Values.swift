// How values are written as words, and which values are fit to be written.

import RasterValues

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
