// The rows of device pixels to which the baselines of text are snapped.

import RasterValues

/// The rows of device pixels in the coordinate space in which text is drawn.
///
///     row = y * rowsPerPoint + firstRow
///
/// Snapping keeps the stems and bars of upright text sharp. It is computed in device pixels, so
/// text in an enlarged layer moves by at most half a device pixel. In a layer that rotates or skews
/// its contents, baselines are not parallel to rows, and text is not snapped.
struct BaselineGrid {
  /// The scale, negative in a vertically mirrored layer; nil if lines are not horizontal.
  private let rowsPerPoint: Double?
  private let firstRow: Double

  /// Creates the grid of a space that `transform` maps to points of `scale` pixels each.
  init(_ transform: Transform = .identity, scale: Double) {
    let rows = transform.d * scale
    let isUpright =
      transform.b == 0 && transform.c == 0 && rows != 0 && rows.isFinite && (1 / rows).isFinite
    rowsPerPoint = isUpright ? rows : nil
    firstRow = transform.ty * scale
  }

  /// Returns the nearest boundary between two rows.
  ///
  /// Ties are resolved downwards, including above the first row, so that text that moves by whole
  /// rows is drawn identically.
  func snapped(_ y: Double) -> Double {
    guard let rowsPerPoint else { return y }
    let row = (y * rowsPerPoint + firstRow + 0.5).rounded(.down)
    let place = (row - firstRow) / rowsPerPoint
    return place.isFinite ? place : y
  }

  /// Returns a thickness rounded to a whole number of rows, at least one.
  func thickness(_ value: Double) -> Double {
    guard let rowsPerPoint else { return value }
    let rows = max((value * rowsPerPoint.magnitude).rounded(), 1)
    return rows.isFinite ? rows / rowsPerPoint.magnitude : value
  }
}
