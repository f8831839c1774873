// What of a drawing its picture shows: the box, or all ink.

/// What of a component's drawing a picture shows.
///
/// Shadows and whatever else is drawn outside of a component's box are ink around it. A raster in a
/// cache always has it, so both crops share one.
public enum Crop: Hashable, Sendable, CaseIterable {
  /// The box alone: the picture has the size that was asked for, and ink outside is cut off.
  case bounds
  /// The box with the ink around it, by which the picture is larger; `Bitmap.bounds` says where the box
  /// lies.
  case drawing
}

/// The crop of a request.
struct RequestCrop: Hashable, Sendable {
  let crop: Crop
  /// Whether the caller named it: who asks for ink expects a larger picture, and needs no note.
  let isNamed: Bool

  /// The crop that was named; otherwise the box where a size was, and else all ink.
  init(_ crop: Crop?, hasSize: Bool) {
    self.crop = crop ?? (hasSize ? .bounds : .drawing)
    isNamed = crop != nil
  }

  /// The part of a picture that is shown, with a note where ink was cut or the picture grew.
  func cropped(_ picture: Bitmap) -> Bitmap {
    let box = picture.innerBox
    guard box.width != picture.width || box.height != picture.height else { return picture }
    var shown = picture
    switch crop {
    case .bounds:
      shown = picture.cut(to: box)
      shown.add(.cutInk)
    case .drawing where isNamed: break
    case .drawing: shown.add(.enlarged)
    }
    return shown
  }
}

extension Bitmap {
  /// A note of its own, once.
  mutating func add(_ note: DrawingNote) {
    if !notes.contains(note) { notes.append(note) }
  }
}
