// A workload: a name shared among libraries, and one repetition of the work.

import Raster

/// One piece of work to time.
struct Workload {
  /// The name in the other libraries' harnesses: a short name, `_`, and words.
  let name: String
  /// The number of pixels to divide the time by; 0 if there is none.
  let pixels: Double
  /// One repetition.
  let run: () throws -> Void
  /// The image that one repetition draws on white or on clear; nil if it draws none.
  var picture: (() throws -> Bitmap?)?
  /// The painted content, for drawing it at another scale.
  var sketch: Sketch?
  /// The number of bytes that one repetition writes, for workloads that write files.
  var bytes: Int?

  /// `W03` of `W03_rrects`: the name of its image in the harnesses.
  var id: Substring { name.prefix { $0 != "_" } }
}

extension Workload {
  /// A list that is drawn over the same 1024² pixels repeatedly, as other libraries' painters draw
  /// on a canvas.
  ///
  /// It is recorded once, and the canvas is cleared to white once.
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

  /// A component that is drawn to a new image each time.
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

/// A component with a single drawing.
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
/// This is a class, so that the pixels are changed in place.
final class PaintedCanvas {
  var pixels: [UInt32]

  init(side: Int) { pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side) }
}
