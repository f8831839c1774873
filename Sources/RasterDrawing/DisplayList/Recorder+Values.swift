// The encoding of geometric values in a display list.

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
}
