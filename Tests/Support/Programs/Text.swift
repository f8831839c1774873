// The program of the page on text: measured, laid out in lines, drawn in any paint, and as a path.

// begin page
import Raster

/// A tag as large as its text: two lines at most, then an ellipsis.
struct NameTag: Rasterizable {
  var name = "Grand Hotel Europa"
  var font = Font(size: 17, weight: .semibold)

  func naturalSize(in environment: Environment) -> Size {
    let text = environment.measure(name, font: font, width: 120, maxLines: 2)
    return Size(text.width + 16, text.height + 8)
  }

  func draw(in canvas: inout Canvas) {
    let paint = Paint.linearGradient(
      from: .top,
      to: .bottom,
      [GradientStop(Color(rgba: 0x0A84_FFFF)), GradientStop(Color(rgba: 0x5E5C_E6FF))]
    )
    let inner = canvas.bounds.inset(Insets(top: 4, left: 8, bottom: 4, right: 8))
    canvas.drawText(name, in: inner, font: font, with: paint, align: .center, maxLines: 2)
  }
}
// end page

func text(_ print: Output) throws {
  // begin page
  let environment = Environment(scale: 2)
  let line = environment.measure("Hotel", font: NameTag().font).height
  for name in ["Grand Hotel", "Grand Hotel Europa", "Grand Hotel Europa by the station"] {
    let size = NameTag(name: name).naturalSize(in: environment)
    print("\(name): lines", Int((size.height - 8) / line))
  }

  let bitmap = try NameTag(name: "Hotel \u{6771}\u{4EAC}").bitmap(scale: 2)
  for case .missingGlyph(let scalar) in bitmap.notes { print("no font has", scalar) }

  let path = environment.textPath("Hotel", at: Point(0, 40), font: Font(size: 40))
  print(path.bounds.maxY < 41 ? "the path is above its baseline" : "the path is below it")
  // end page
}
