// The crop of an image: the component's bounds, or everything that it draws.

/// The part of a component's drawing that an image shows.
///
/// Shadows and other drawing can extend beyond a component's bounds. A raster in a cache always
/// includes them, so both crops share one raster.
public enum Crop: Hashable, Sendable, CaseIterable {
  /// The component's bounds.
  ///
  /// The image has the requested size; drawing outside it is clipped.
  case bounds
  /// The whole painted area, which can make the image larger than the component.
  ///
  /// `Bitmap.bounds` is the position of the component's bounds in the image.
  case drawing
}

/// The crop of a request.
struct RequestCrop: Hashable, Sendable {
  let crop: Crop
  /// Whether the caller chose the crop.
  ///
  /// A caller who chose it expects a larger image, so no note is added.
  let isNamed: Bool

  /// Uses the given crop, or else `bounds` if a size was given and `drawing` if not.
  init(_ crop: Crop?, hasSize: Bool) {
    self.crop = crop ?? (hasSize ? .bounds : .drawing)
    isNamed = crop != nil
  }

  /// Returns the visible part of a bitmap, with a note if drawing was clipped or the image grew.
  func cropped(_ picture: Bitmap) -> Bitmap {
    let box = picture.innerBox
    guard box.width != picture.width || box.height != picture.height else { return picture }
    var shown = picture
    switch crop {
    case .bounds:
      shown = picture.cut(to: box)
      shown.add(.clippedDrawing)
    case .drawing where isNamed: break
    case .drawing: shown.add(.drawsOutsideBounds)
    }
    return shown
  }
}

extension Bitmap {
  /// Adds a note, unless the bitmap has it already.
  mutating func add(_ note: DrawingNote) {
    if !notes.contains(note) { notes.append(note) }
  }
}
