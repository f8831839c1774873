// Contents that hold no others and are no components: words and images.

import RasterValues

/// Words as a content: as wide as their lines, which break in what they are offered.
struct TextContent: Rasterizable, Sendable {
  let runs: [Run]
  let style: TextStyle
  var vertical = VerticalAlignment.center
  var lines = 0
  var truncation = TextTruncation.end
  var shrink: Fraction = 1

  func naturalSize(in environment: Environment) -> Size { size(width: .infinity, in: environment) }

  func size(width: Double, in environment: Environment) -> Size {
    measured(width: width, in: environment).size
  }

  func measured(width: Double, in environment: Environment) -> Measured {
    environment.measure(runs, style: style, width: width, lines: lines, shrink: shrink)
  }

  func draw(in canvas: inout Canvas) { draw(in: canvas.bounds, on: &canvas) }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.text(
      runs,
      in: rect,
      style: style,
      vertical: vertical,
      lines: lines,
      truncation: truncation,
      shrink: shrink
    )
  }
}

/// An image as a content, as large as its pixels make it.
struct ImageContent: Rasterizable, Sendable {
  let image: Image
  let scale: Double
  var source: Rect?
  var fit = ImageFit.fill
  var align = Anchor.center
  var sampling = Sampling.bilinear
  var tint: Color?
  var mirrored = false

  var size: Size {
    let pixels = source?.size ?? image.size
    return Size(pixels.width / scale, pixels.height / scale)
  }

  func draw(in canvas: inout Canvas) { draw(in: canvas.bounds, on: &canvas) }

  /// Draws the image on a canvas that is not turned over; `mirrored`, it is turned over where rows are.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let turns = mirrored && canvas.environment.layoutDirection == .rightToLeft
    canvas.mirrored(when: turns) { canvas in
      canvas.image(
        image,
        in: canvas.turned(rect),
        source: source,
        fit: fit,
        align: align,
        sampling: sampling,
        tint: tint,
        mirrored: true
      )
    }
  }
}
