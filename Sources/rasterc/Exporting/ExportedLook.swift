// A look as it is exported: its recording, at the size that it takes, and the pixels that are seen.

import Raster
import RasterCommands
import RasterInterpreter

/// A recorded look.
struct ExportedLook {
  let picture: Picture
  /// What is said of it to those who do not see it.
  let label: String?
  let list: DisplayList
  /// The drawing, with all its ink.
  let bitmap: Bitmap
  /// The pixels that are seen, of which the component's box begins at 0, 0.
  let frame: PixelRect

  /// Records and draws a look at a scale, at the size that it takes; nothing in it is stretched.
  init(_ picture: Picture, scale: Double, crop: Crop?) throws(Failure) {
    var environment = picture.environment
    environment.scale = scale
    environment.isUnstretched = true
    // Before it is recorded: words that are drawn are found by a recording of their own, whose operations
    // are others.
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
      throw Failure(code: .sources, message: "\(picture.title): \(error.words)")
    }
  }
}
