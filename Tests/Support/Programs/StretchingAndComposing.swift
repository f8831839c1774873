// The program of the page on stretching: one raster at many positions of a frame, and offsets.

// begin page
import Raster

/// A row of a group: the group's shape, which each row shows in part.
struct GroupShape: Rasterizable {
  func naturalSize(in environment: Environment) -> Size { Size(24, 24) }

  func caps(in environment: Environment) -> Caps { Caps(8) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) { key.component(self) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.roundedRect(canvas.bounds, radius: 8), with: Color(rgba: 0x2626_26FF))
  }
}
// end page

func stretchingAndComposing(_ print: Output) throws {
  // begin page
  let cache = RasterCache(byteLimit: 1 << 20)
  let shape = try cache.image(of: GroupShape())
  print("drawn:", shape.raster.width, "×", shape.raster.height)

  // The first row has no lower edge, the last no upper one: insets move these out of sight.
  let slides = [
    Insets(bottom: -44), Insets(top: -44, bottom: -44), Insets(top: -44),
  ]
  var frame = try Compositor(width: 300, height: 132, background: Color(rgba: 0x0000_00FF))
  for offset in 0..<10 {
    frame.clear()
    for (row, slide) in slides.enumerated() {
      let place = Rect(x: Double(offset), y: Double(row) * 44, width: 200, height: 44)
      frame.place(shape, in: place, imageInsets: slide)
    }
  }
  print("looks drawn in 10 frames:", cache.statistics.looksDrawn)

  // Three rows equal one tall slice, pixel for pixel.
  var tall = try Compositor(width: 300, height: 132, background: Color(rgba: 0x0000_00FF))
  tall.place(shape, in: Rect(x: 9, y: 0, width: 200, height: 132))
  print(frame.bitmap.pixels == tall.bitmap.pixels ? "no seams" : "seams")
  // end page
}
