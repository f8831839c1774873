// The program of the page on electronic paper and hardware keys: small files with few colours.

// begin page
import Raster

/// A key: a title, and a bar that shows a level from 0 to 1.
struct DeckKey: Rasterizable {
  var title: String
  var level: Double

  func naturalSize(in environment: Environment) -> Size { Size(72, 72) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: .black)
    let bar = Rect(x: 8, y: 52, width: 56, height: 8)
    canvas.fill(.rect(bar), with: Color(rgba: 0x4848_50FF))
    canvas.fill(.rect(bar.inset(right: 56 * (1 - level))), with: Color(rgba: 0xC814_14FF))
    let (box, font) = (Rect(x: 4, y: 12, width: 64, height: 32), Font(size: 20, weight: .bold))
    canvas.drawText(title, in: box, font: font, with: .color(.white), align: .center)
  }
}
// end page

func paperAndKeys(_ print: Output) async throws {
  // begin page
  // A key with a colour display: each state of a key is drawn and encoded once.
  let key = DeckKey(title: "Mic", level: 0.75)
  let cache = RasterCache.shared
  let bmp = try cache.file(for: RasterRequest(key), format: .bmp)
  let jpeg = try cache.file(
    for: RasterRequest(key, environment: .init(scale: 4 / 3)),
    format: .jpeg()
  )
  print("BMP:", bmp.count, "bytes;", jpeg.count < bmp.count ? "JPEG is smaller" : "JPEG is larger")

  // A panel of black, white and red paper: an index for each pixel, in the order of the palette.
  if let colors = ColorPalette([.black, .white, Color(rgba: 0xC814_14FF)]) {
    let paper = IndexedOptions(palette: colors, dithering: .ordered)
    let panel = try cache.file(for: RasterRequest(key), format: .indexedBMP(paper))
    let used = Set(try Bitmap(decoding: panel).pixels)
    print("panel:", panel.count, "bytes,", used.count, "colours")
  }
  // end page
}
