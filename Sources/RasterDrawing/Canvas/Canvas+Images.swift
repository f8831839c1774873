// Draws images on a canvas.

import RasterValues

extension Canvas {
  /// Draws an image, or the part `source` of it, fitted to a rectangle.
  ///
  /// On a mirrored canvas, the rectangle is mirrored and the image is not, unless it is
  /// `autoMirrored`, which suits arrows.
  ///
  /// - `source` is in pixels of the image.
  /// - With a `fit` of `fill`, a vector image without a `source` is fitted as its file specifies;
  ///   if the file does not specify a fitting, the image keeps its aspect ratio.
  /// - `align` is the position that the image and the rectangle share if their sizes differ.
  /// - `tint` is the colour in which the image's alpha is drawn. In a vector image that uses
  ///   `currentColor`, the tint replaces only that colour.
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
    guard autoMirrored, isMirrored else {
      return upright(
        image,
        in: mirrored(rect),
        source: source,
        fit: fit,
        align: mirrored(align),
        sampling: sampling,
        tint: tint
      )
    }
    // The layer mirrors the canvas a second time, so its contents are drawn unmirrored.
    drawMirrored { canvas in
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

  /// Draws an unmirrored image in a rectangle of the recording's space.
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
      if isMirrored { return drawMirrored { draw(on: &$0) } }
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
        tint: tint.map { RecordedColor($0, in: recorder.colorSpace) },
        reduction: sampling == .nearest ? .full : reduction(of: image, place)
      )
    )
  }

  /// Returns the size to which a large JPEG file is decoded for a drawing of the part `source`.
  private func reduction(
    of image: Image,
    _ place: (rect: Rect, source: Rect?)
  ) -> JPEGReduction {
    guard image.large != nil else { return .full }
    let part = place.source?.size ?? image.size
    let matrix = transform.then(enclosingTransform)
    let across = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let down = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    return image.reduction(
      drawnAt: (
        across * scale * place.rect.width / part.width,
        down * scale * place.rect.height / part.height
      )
    )
  }

  /// Draws an image at its natural size, with its top left corner at a point.
  ///
  /// `scale` is the number of the image's pixels per point.
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

  /// Draws an image as nine slices: the corners keep their size, and the middle fills `rect`.
  ///
  /// A vector image has no pixels to slice: it is not drawn, and a note is recorded.
  ///
  /// - `caps` are the fixed edges, in points of the image.
  /// - `scale` is the number of the image's pixels per point.
  /// - `outset` enlarges the rectangle to form the container.
  /// - `imageInsets` moves the image's edges inwards from the container's. Negative insets extend
  ///   beyond the container, which clips the image.
  public mutating func drawNineSlice(
    _ image: Image,
    in rect: Rect,
    caps: Caps,
    scale imageScale: Double = 1,
    outset: Insets = .zero,
    imageInsets: Insets = .zero
  ) {
    guard image.drawing == nil else { return recorder.add(.drawingWithoutPixels) }
    let (rect, outset, imageInsets) = (mirrored(rect), mirrored(outset), mirrored(imageInsets))
    let place = snapped(rect, outset: outset, imageInsets: imageInsets)
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
