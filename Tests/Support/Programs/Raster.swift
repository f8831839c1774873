// The program of the library's first page: from a component to an image.

// begin page
import Raster

struct Dot: Rasterizable {
  var color = Color(rgba: 0x0A84_FFFF)

  func naturalSize(in environment: Environment) -> Size { Size(16, 16) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.ellipse(canvas.bounds), with: color)
  }
}
// end page

func firstPicture(_ print: Output) throws {
  // begin page
  let bitmap = try Dot().bitmap(scale: 2)
  print(bitmap.width, "×", bitmap.height, "pixels")

  let png = try Dot().png(scale: 2)
  print(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "a PNG file" : "something else")
  // end page
}
