// A look for export: its recording at its natural size, and its visible pixels.

import Raster
import RasterCommands
import RasterInterpreter

/// A recorded look for export.
struct ExportedLook {
  let picture: Picture
  /// The accessibility label, or `nil` if there is none.
  let label: String?
  let list: DisplayList
  /// The drawing, including drawing outside its bounds.
  let bitmap: Bitmap
  /// The visible pixels, relative to the origin of the component's bounds.
  let frame: PixelRect

  /// Records and draws a look at a scale and its natural size, without stretching.
  init(_ picture: Picture, scale: Double, crop: Crop?) throws(Failure) {
    var environment = picture.environment
    environment.scale = scale
    environment.isUnstretched = true
    // Compute the label before recording: it may need a recording of its own, whose operations
    // would replace those being tracked.
    label =
      picture.component.accessibility(in: picture.environment, size: picture.size).label
    let size = picture.size ?? picture.component.naturalSize(in: environment)
    let list = picture.component.displayList(size: size, environment: environment)
    do throws(RasterError) {
      guard let list else { throw .invalidSize }
      var bitmap = try list.bitmap()
      if list.isStretchable {
        let (width, height) = (size.width * scale, size.height * scale)
        bitmap = try bitmap.stretched(
          caps: list.caps,
          width: pixelLength(width),
          height: pixelLength(height)
        )
      }
      if (crop ?? (picture.size == nil ? .drawing : .bounds)) == .bounds {
        bitmap = bitmap.cut(to: bitmap.innerBox)
      }
      (self.picture, self.list, self.bitmap) = (picture, list, bitmap)
      let box = bitmap.innerBox
      frame = PixelRect(x: -box.x, y: -box.y, width: bitmap.width, height: bitmap.height)
    } catch {
      throw Failure(code: .sources, message: "\(picture.title): \(error.message)")
    }
  }
}
