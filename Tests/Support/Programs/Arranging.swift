// The program of the page on rows and columns: a bar whose parts share the available width.

// begin page
import Raster

/// A title that is truncated with an ellipsis if it does not fit.
struct Title: Rasterizable {
  var text = "Grand Hotel Europa"
  private let font = Font(size: 17, weight: .semibold)

  func naturalSize(in environment: Environment) -> Size {
    environment.measure(text, font: font).size
  }

  func size(proposed: Size, in environment: Environment) -> Size {
    let natural = naturalSize(in: environment)
    return Size(min(natural.width, proposed.width), natural.height)
  }

  func draw(in canvas: inout Canvas) {
    canvas.drawText(
      text,
      in: canvas.bounds,
      font: font,
      with: .color(Color(rgba: 0x1C1C_1EFF)),
      maxLines: 1
    )
  }
}

struct Mark: Rasterizable {
  func naturalSize(in environment: Environment) -> Size { Size(24, 24) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.ellipse(canvas.bounds), with: Color(rgba: 0x0A84_FFFF))
  }
}

/// A title that takes the remaining width of the bar, followed by two marks.
struct Bar: Rasterizable {
  private let content = Content.row(spacing: 8) {
    Content.box(grow: 1) { Title() }
    Mark()
    Mark()
  }

  func naturalSize(in environment: Environment) -> Size { content.naturalSize(in: environment) }

  func size(proposed: Size, in environment: Environment) -> Size {
    content.size(proposed: proposed, in: environment)
  }

  func draw(in canvas: inout Canvas) { canvas.place(content, in: canvas.bounds) }
}
// end page

func arranging(_ print: Output) throws {
  // begin page
  let title = Title().size(proposed: .unlimited).width
  print("the bar adds", Int(Bar().size(proposed: .unlimited).width - title), "points to its title")
  for width in [120.0, 320] {
    let size = Bar().size(proposed: Size(width, 60))
    print("offered \(Int(width)) × 60 points, it takes", Int(size.width), "×", Int(size.height))
  }

  let left = try Bar().bitmap(size: Size(200, 24))
  let right = try Bar().bitmap(
    size: Size(200, 24),
    environment: Environment(layoutDirection: .rightToLeft)
  )
  let row = 12 * 200
  print(left.pixels[row + 188] == right.pixels[row + 11] ? "the marks change sides" : "they stay")
  // end page
}
