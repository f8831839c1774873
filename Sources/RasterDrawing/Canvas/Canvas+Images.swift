// Images on a canvas.

import RasterValues

extension Canvas {
  /// Draws an image, or the part `source` of it, fitted to a rectangle.
  ///
  /// `source` is in pixels of the image. Where what is drawn is not as large as the rectangle, or
  /// larger, `align` says which of its places meets the same place of the rectangle. `tint` draws
  /// the image's alpha in one colour; of vectors that have `currentColor`, in the place of that. Vectors
  /// fill a rectangle as their file says, in its proportions where it says nothing. In what is turned over a picture stands upright, unless it is
  /// `autoMirrored` with it, as arrows are.
  public mutating func drawImage(
    _ image: Image,
    in rect: Rect,
    source: Rect? = nil,
    fit: ImageFit = .fill,
    align: Anchor = .center,
    sampling: Sampling = .bilinear,
    tint: Color? = nil,
    autoMirrored: Bool = false
  ) {
    guard autoMirrored, isTurned else {
      return upright(
        image,
        in: turned(rect),
        source: source,
        fit: fit,
        align: turned(align),
        sampling: sampling,
        tint: tint
      )
    }
    // Turned over once more, the canvas draws upright in a layer that is turned over.
    turn { canvas in
      canvas.drawLayer(transform: canvas.mirrorTransform) { canvas in
        canvas.upright(
          image,
          in: rect,
          source: source,
          fit: fit,
          align: align,
          sampling: sampling,
          tint: tint
        )
      }
    }
  }

  /// Draws an image where it is seen.
  mutating func upright(
    _ image: Image,
    in rect: Rect,
    source: Rect? = nil,
    fit: ImageFit = .fill,
    align: Anchor = .center,
    sampling: Sampling = .bilinear,
    tint: Color? = nil
  ) {
    if let drawing = image.drawing {
      let parts = (source, align, tint)
      func draw(on canvas: inout Canvas) {
        canvas.draw(drawing, in: rect, source: parts.0, fit: fit, align: parts.1, tint: parts.2)
      }
      if isTurned { return turn { draw(on: &$0) } }
      return draw(on: &self)
    }
    guard rect.isFinite, rect.width > 0, rect.height > 0,
      let place = fit.place(of: image, source: source, in: rect, align: align),
      recorder.beginOperation()
    else { return }
    recorder.write(
      RecordedImage(
        index: recorder.index(of: image),
        rect: place.rect,
        source: place.source,
        sampling: sampling,
        tint: tint.map { RecordedColor($0) }
      )
    )
  }

  /// Draws an image at its natural size, with its top left corner at a point.
  ///
  /// `scale` is the image's own: its pixels a point.
  public mutating func drawImage(
    _ image: Image,
    at point: Point,
    scale: Double = 1,
    sampling: Sampling = .bilinear,
    tint: Color? = nil,
    autoMirrored: Bool = false
  ) {
    let size = Size(image.size.width / scale, image.size.height / scale)
    let rect = Rect(origin: point, size: size)
    drawImage(image, in: rect, sampling: sampling, tint: tint, autoMirrored: autoMirrored)
  }

  /// Draws an image cut in nine: its corners keep their size, its middle fills `rect`.
  ///
  /// `caps` are in points of the image, of which each is `scale` pixels. `outset` enlarges the
  /// place; `imageInsets` moves the picture's edges inside the place, which shows what is left of it:
  /// negative slides reach beyond the place and are cut off there. A picture of vectors has no pixels to
  /// be cut, and is missing, which is noted.
  public mutating func drawNineSlice(
    _ image: Image,
    in rect: Rect,
    caps: Caps,
    scale imageScale: Double = 1,
    outset: Insets = .zero,
    imageInsets: Insets = .zero
  ) {
    guard image.drawing == nil else { return recorder.add(.drawingWithoutPixels) }
    let place = snapped(turned(rect), outset: turned(outset), imageInsets: turned(imageInsets))
    guard let place, imageScale > 0,
      imageScale.isFinite, recorder.beginOperation()
    else { return }
    recorder.write(
      RecordedStretch(
        index: recorder.index(of: image),
        caps: caps.pixels(scale: imageScale),
        imageScale: imageScale,
        destination: place.destination,
        container: place.container
      )
    )
  }
}
