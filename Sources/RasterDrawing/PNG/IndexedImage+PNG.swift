// Encodes an image with a palette as a PNG file.

import RasterValues

extension IndexedImage {
  /// Encodes the image as a PNG file with its palette, and throws if the meter stops it.
  ///
  /// The palette has the order of `colors`, so that an index is that of a display's colour, and a
  /// transparent entry follows if it is used. Returns an empty array for an image without pixels.
  package func png(
    level: PNGLevel,
    profile: EmbeddedProfile? = nil,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    let progress = PNGProgress(meter)
    let layout = PNGLayout(self)
    let head = PNGEncoder.header(layout, profile ?? colorSpace.profile)
    let file = indices.isEmpty ? [] : PNGEncoder.file(layout, after: head, level, progress)
    if let error = progress.error { throw error }
    return file
  }
}
