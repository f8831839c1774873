// Transparent pictures until the rasterizer is in its place; then this file goes.

/// A transparent picture of a list, for which all its plates are asked.
func standIn(
  _ list: DisplayList,
  plates: (DisplayList) throws(RasterError) -> Bitmap
) throws(RasterError) -> Bitmap {
  var reader = DisplayList.Reader(list)
  while let operation = reader.next() {
    guard case .place(let place) = operation else { continue }
    if place.list.isStretchable {
      _ = try plates(place.list)
    } else {
      _ = try standIn(place.list, plates: plates)
    }
  }
  return try blank(width: list.width, height: list.height)
}

/// A transparent picture.
func blank(width: Int, height: Int) throws(RasterError) -> Bitmap {
  guard let bitmap = Bitmap(width: width, height: height) else { throw .invalidSize }
  return bitmap
}
