// Text and images as contents that contain no other contents.

import RasterValues

/// A text as a content, as wide as its lines, which wrap in the proposed width.
struct TextContent: Rasterizable, Sendable {
  let runs: [TextRun]
  let style: TextStyle
  var verticalAlign = VerticalAlignment.center
  var maxLines = 0
  var truncation = TextTruncation.end
  var minScale: Fraction = 1

  func naturalSize(in environment: Environment) -> Size { size(width: .infinity, in: environment) }

  func size(width: Double, in environment: Environment) -> Size {
    measured(width: width, in: environment).size
  }

  func measured(width: Double, in environment: Environment) -> TextMetrics {
    environment.measure(runs, style: style, width: width, maxLines: maxLines, minScale: minScale)
  }

  func draw(in canvas: inout Canvas) { draw(in: canvas.bounds, on: &canvas) }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.drawText(
      runs,
      in: rect,
      style: style,
      verticalAlign: verticalAlign,
      maxLines: maxLines,
      truncation: truncation,
      minScale: minScale
    )
  }
}

/// An image as a content, with a size determined by its pixels.
struct ImageContent: Rasterizable, Sendable {
  let image: Image
  let scale: Double
  var source: Rect?
  var fit = ImageFit.fill
  var align = Anchor.center
  var sampling = Sampling.bilinear
  var tint: Color?
  var autoMirrored = false

  var size: Size {
    let pixels = source?.size ?? image.size
    return Size(pixels.width / scale, pixels.height / scale)
  }

  func draw(in canvas: inout Canvas) { draw(in: canvas.bounds, on: &canvas) }

  /// Draws the image, mirrored in right-to-left layouts if it is `autoMirrored`.
  ///
  /// The canvas must not be mirrored.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let isMirrored = autoMirrored && canvas.environment.layoutDirection == .rightToLeft
    canvas.mirror(when: isMirrored) { canvas in
      canvas.drawImage(
        image,
        in: canvas.mirrored(rect),
        source: source,
        fit: fit,
        align: align,
        sampling: sampling,
        tint: tint,
        autoMirrored: true
      )
    }
  }
}
