// The program of the page on nesting: children that are separate rasters.

// begin page
import Raster

/// A plate that stretches to any width.
struct Slot: Rasterizable {
  func caps(in environment: Environment) -> Caps { Caps(6) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.roundedRect(canvas.bounds, radius: 6), with: Color(rgba: 0xD1D1_D6FF))
  }
}

/// An expensive drawing with a fixed size.
struct Sun: Rasterizable {
  func draw(in canvas: inout Canvas) {
    for ray in 0..<60 {
      let center = Point(22, 22)
      canvas.drawLayer(transform: .rotation(.degrees(Double(ray) * 6), about: center)) { canvas in
        let line = Path.line(from: center, to: Point(22, 2))
        canvas.stroke(line, with: .color(Color(rgba: 0xFF95_00FF)), width: 0.5)
      }
    }
  }
}

struct Shelf: Rasterizable {
  var isFramed = false

  func naturalSize(in environment: Environment) -> Size { Size(200, 120) }

  func draw(in canvas: inout Canvas) {
    canvas.place(Slot(), in: Rect(x: 10, y: 10, width: 180, height: 20))
    canvas.place(Slot(), in: Rect(x: 10, y: 40, width: 90, height: 20))
    for column in 0..<3 { canvas.place(Sun(), at: Point(10 + Double(column) * 60, 70)) }
    if isFramed {
      canvas.stroke(.rect(canvas.bounds), with: .color(Color(rgba: 0x0000_00FF)), width: 2)
    }
  }
}
// end page

func nesting(_ print: Output) throws {
  // begin page
  let cache = RasterCache(byteLimit: 1 << 20)

  // Three looks: the shelf, one slot at two positions, one sun at three.
  _ = try cache.bitmap(of: Shelf())
  print("looks drawn:", cache.statistics.looksDrawn)

  // A different state of the parent: its children are cached.
  _ = try cache.bitmap(of: Shelf(isFramed: true))
  print("looks drawn:", cache.statistics.looksDrawn)

  // A child has the same look alone.
  _ = try cache.bitmap(of: Sun())
  print("looks drawn:", cache.statistics.looksDrawn)
  // end page
}
