// Where an image lands, and what of it is seen.

extension ImageFit {
  /// The rectangle that is drawn on, and the part of the image that is drawn there, in its pixels;
  /// nil where nothing is drawn.
  ///
  /// A part of nil is the whole image.
  func place(
    of image: Image,
    source: Rect?,
    in rect: Rect,
    align: Anchor
  ) -> (rect: Rect, source: Rect?)? {
    (rect, source)
  }
}
