// The program of the page on drawing on Linux: a canvas, and a file without Foundation.

#if canImport(Glibc)
// begin page
import Glibc
// end page
#else
import Darwin
#endif

// begin page
import Raster
// end page

func drawingOnLinux(_ print: Output) async throws {
  // begin page
  let card = try Bitmap(size: Size(480, 240), scale: 2, background: .white) { canvas in
    let box = canvas.bounds.inset(24)
    let (blue, violet) = (Color(rgba: 0x0A84_FFFF), Color(rgba: 0x5E5C_E6FF))
    let paint = Paint.linearGradient(from: .left, to: .right, [.init(blue), .init(violet)])
    canvas.fill(.roundedRect(box, radius: 16), with: paint)
    let font = Font(size: 40, weight: .bold)
    canvas.drawText("Hello, Linux", in: box, font: font, with: .color(.white), align: .center)
  }

  let png = card.png()
  let file = fopen("/tmp/hello.png", "wb")
  fwrite(png, 1, png.count, file)
  fclose(file)
  print(card.width, "×", card.height, "pixels,", card.notes.count, "notes")
  // end page
}
