// A component of the page about Apple's platforms: its file imports no view framework.

// begin page
import Raster

struct PushButton: Rasterizable {
  var isPressed = false

  func naturalSize(in environment: Environment) -> Size { Size(120, 44) }

  func caps(in environment: Environment) -> Caps { Caps(8) }

  func draw(in canvas: inout Canvas) {
    let fill = Color(rgba: isPressed ? 0x0060_DFFF : 0x0A84_FFFF)
    canvas.fill(.roundedRect(canvas.bounds, radius: 8), with: fill)
  }
}
// end page
