// The program of the page on handwritten components: drawing, natural size, caps, and a key.

// begin page
import Raster

struct Plate: Rasterizable {
  var fill = Color(rgba: 0x0A84_FFFF)
  var isPressed = false
  /// For the owner of the plate; the drawing does not read it.
  var tag = 0

  func naturalSize(in environment: Environment) -> Size { Size(120, 44) }

  func caps(in environment: Environment) -> Caps { Caps(8) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.fill, \.isPressed)
  }

  func draw(in canvas: inout Canvas) {
    canvas.drawLayer(opacity: isPressed ? 0.6 : 1) { canvas in
      canvas.fill(.roundedRect(canvas.bounds, radius: 8), with: fill)
    }
  }
}
// end page

func drawingAComponent(_ print: Output) throws {
  // begin page
  let cache = RasterCache(byteLimit: 1 << 20)

  let plate = try cache.image(of: Plate())
  print("requested:", plate.width, "×", plate.height)
  print("drawn:    ", plate.raster.width, "×", plate.raster.height)

  // A different width and tag: the same look.
  _ = try cache.image(of: Plate(tag: 7), size: Size(300, 60))
  // A different state: a different look.
  _ = try cache.image(of: Plate(isPressed: true))
  print("looks drawn:", cache.statistics.looksDrawn)
  // end page
}
