// The rows of device pixels on which the baselines of words stand.

import RasterValues

/// The rows of device pixels, seen from the space in which words are drawn.
///
///     row = y * rowsPerPoint + firstRow
///
/// Snapping keeps stems and bars of upright words sharp. It is done on the device, so that words in an
/// enlarged layer move by no more than half of a device pixel; where a layer turns or slants its content
/// rows say nothing of baselines, and words stay where they are.
struct BaselineGrid {
  /// Negative where the layer is upside down; nil where lines are not upright.
  private let rowsPerPoint: Double?
  private let firstRow: Double

  /// The rows below a space whose points `transform` takes to those of the component, `scale` pixels each.
  init(_ transform: Transform = .identity, scale: Double) {
    let rows = transform.d * scale
    let isUpright =
      transform.b == 0 && transform.c == 0 && rows != 0 && rows.isFinite && (1 / rows).isFinite
    rowsPerPoint = isUpright ? rows : nil
    firstRow = transform.ty * scale
  }

  /// The nearest place between two rows; the lower of two, above the first row too, so that words which
  /// are moved by whole rows stand alike.
  func snapped(_ y: Double) -> Double {
    guard let rowsPerPoint else { return y }
    let row = (y * rowsPerPoint + firstRow + 0.5).rounded(.down)
    let place = (row - firstRow) / rowsPerPoint
    return place.isFinite ? place : y
  }

  /// A thickness as a whole number of rows, at least one.
  func thickness(_ value: Double) -> Double {
    guard let rowsPerPoint else { return value }
    let rows = max((value * rowsPerPoint.magnitude).rounded(), 1)
    return rows.isFinite ? rows / rowsPerPoint.magnitude : value
  }
}
