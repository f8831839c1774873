// Encodes the image of a recording; in a format with a palette, by what the drawing contains.

extension RasterFrame {
  /// Encodes the bitmap of a recording in this frame.
  ///
  /// For a format with a palette, the recording is drawn twice more: with colours of the palette,
  /// and with its gradients and images in white, to find the pixels that may be dithered. The cached
  /// pixels have all colours.
  func encoded(
    _ bitmap: Bitmap,
    of recording: @autoclosure () throws(RasterError) -> Recording,
    as format: ImageFileFormat,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    guard let options = format.indexing else {
      return try bitmap.encoded(as: format, meter: meter)
    }
    let recording = try recording()
    let flat = recording.list.reduced(to: options.palette)
    var reduced = bitmap
    if flat != recording.list {
      let drawn = try self.bitmap(of: flat, background: recording.background, meter: meter)
      // Drawing outside the bounds can get the colour of the background.
      if drawn.bounds == bitmap.bounds, drawn.pixels.count == bitmap.pixels.count {
        reduced = drawn
      }
    }
    var mask = DitherMask.nowhere
    if options.dithering != .none, let list = recording.list.ditherMask {
      mask = .drawn(try self.bitmap(of: list, background: nil, meter: meter))
    }
    return try reduced.encoded(as: format, mask: mask, meter: meter)
  }

  private func bitmap(
    of list: DisplayList,
    background: Color?,
    meter: WorkMeter?
  ) throws(RasterError) -> Bitmap {
    let raster = try list.bitmap(background: background, nested: DrawnRasters(meter: meter))
    return try bitmap(of: image(raster), meter: meter)
  }
}

extension RasterRequest {
  /// Encodes the bitmap of the request in a format.
  ///
  /// The component is recorded again if the format has a palette.
  package func encoded(
    _ bitmap: Bitmap,
    as format: ImageFileFormat
  ) throws(RasterError) -> [UInt8] {
    try frame.encoded(bitmap, of: try record(), as: format, meter: nil)
  }
}
