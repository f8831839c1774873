// A workload: a name that libraries share, and one repetition of the work.

import Raster

/// One of the things that are timed.
struct Workload {
  /// As the other libraries' harnesses name it: a short name, `_`, and words.
  let name: String
  /// The area that the time is shared out among; 0 where there is none.
  let pixels: Double
  /// One repetition.
  let run: () throws -> Void
  /// What one repetition draws on white, or on nothing; nil for what makes no picture.
  var picture: (() throws -> Bitmap?)?
  /// What is painted, for drawing it at another scale.
  var sketch: Sketch?
  /// Bytes that one repetition makes, for what makes files.
  var bytes: Int?

  /// `W03` of `W03_rrects`: what the harnesses call its picture.
  var id: Substring { name.prefix { $0 != "_" } }
}

extension Workload {
  /// A list that is drawn over the same 1024² pixels again and again, as painters of other libraries
  /// draw on a canvas: it is recorded once, and the canvas is white once.
  static func painting(
    _ name: String,
    pixels: Double,
    side: Int = 1024,
    _ draw: @escaping (inout Canvas) -> Void
  ) -> Workload {
    let sketch = Sketch(draw: draw)
    let list = sketch.recorded(Size(Double(side), Double(side)))
    let canvas = PaintedCanvas(side: side)
    var workload = Workload(name: name, pixels: pixels) {
      try list.draw(over: &canvas.pixels)
    } picture: {
      var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
      try list.draw(over: &pixels)
      return Bitmap(width: side, height: side, pixels: pixels)
    }
    workload.sketch = sketch
    return workload
  }

  /// A component that is drawn to a picture of its own each time.
  static func component(
    _ name: String,
    _ size: Size,
    _ draw: @escaping (inout Canvas) -> Void
  ) -> Workload {
    let list = Sketch(draw: draw).recorded(size)
    return Workload(name: name, pixels: size.width * size.height) {
      _ = try list.bitmap()
    } picture: {
      try list.bitmap()
    }
  }
}

/// A component of one drawing.
struct Sketch: Rasterizable {
  let draw: (inout Canvas) -> Void

  func draw(in canvas: inout Canvas) { draw(&canvas) }

  func recorded(_ size: Size, scale: Double = 1) -> DisplayList {
    guard let list = displayList(size: size, environment: Environment(scale: scale)) else {
      preconditionFailure("a workload cannot be recorded at \(size)")
    }
    return list
  }
}

/// The pixels that a workload paints on.
///
/// A class, so that they are changed in place.
private final class PaintedCanvas {
  var pixels: [UInt32]

  init(side: Int) { pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side) }
}
