// The program of the page on painting: paths, paints, layers, an image in bands, and its files.

// begin page
import Raster

/// A badge: a ring cut from a plate, lit from above, with a soft shadow.
struct Medal: Rasterizable {
  var points = 8

  func naturalSize(in environment: Environment) -> Size { Size(96, 96) }

  func draw(in canvas: inout Canvas) {
    let center = canvas.bounds.center
    let disc = Path.circle(center: center, radius: 36)
    let star = Path.star(in: canvas.bounds.inset(26), points: points, innerRadius: 0.6)
    let gold = Paint.radialGradient(
      focus: .unit(0.35, 0.2),
      center: .center,
      radius: 44,
      [
        GradientStop(Color(rgba: 0xFFF3_B0FF)), GradientStop(Color(rgba: 0xE09F_3EFF)),
        GradientStop(Color(rgba: 0x9E5A_00FF)),
      ],
      in: .oklab
    )
    let cast = Shadow(Color(rgba: 0x0000_0066), blur: 6, offset: Point(0, 3))
    let edge = Shadow(Color(rgba: 0xFFFF_FF99), blur: 2, offset: Point(0, 1), inner: true)
    canvas.drawLayer(shadows: [cast, edge]) { canvas in
      canvas.fill(disc.subtracting(star), with: gold)
      canvas.stroke(disc, with: .color(.white), width: 2, dash: [3, 2], align: .inside)
    }
    canvas.drawLayer(opacity: 0.6, blend: .softLight, clip: disc) { canvas in
      canvas.fill(.rect(canvas.bounds.inset(Insets(bottom: 48))), with: .color(.white))
    }
  }
}
// end page

func painting(_ print: Output) async throws {
  // begin page
  let list = try RasterRequest(Medal(), environment: Environment(scale: 2)).record().list
  let bitmap = try list.bitmap()
  let banded = try await list.bitmap(bands: 2)
  print(banded == bitmap ? "bands make no difference" : "bands show")

  let sizes = PNGLevel.allCases.map { bitmap.png(level: $0).count }
  print(sizes == sizes.sorted(by: >) ? "each level writes less" : "a level writes more")

  let image = try Image(decoding: bitmap.png(level: .small))
  print(image.bitmap.pixels == bitmap.pixels ? "the file holds the pixels" : "the file lost some")
  // end page
}
