// Splits a rounded rectangle into parts, because all rows between its corners are equal.

import RasterValues

/// A rounded rectangle in three parts: its upper corners, its lower corners, and the rows between.
///
/// The parts depend only on the geometry, so that all bands of a bitmap show the same pixels.
struct RoundedRectParts {
  /// The minimum number of rows between the corners for which splitting saves time.
  private static let fewest = 8
  /// The limit on coordinates in pixels that keeps the rows exact.
  private static let reach = 1_048_576.0

  let upper, lower: FillGeometry
  let upperBox, lowerBox: Box
  let middle: RectSpans
  /// The rows of `middle`.
  let rows: Range<Int>

  /// Splits a rounded rectangle; `nil` for other geometries and for few rows between the corners.
  @inline(__always)
  init?(_ geometry: FillGeometry, _ box: Box) {
    guard case .shape(.roundedRect(let rect, let corners), let matrix, let rule) = geometry else {
      return nil
    }
    self.init(rect, corners: corners, matrix, rule: rule, box: box)
  }

  private init?(
    _ rect: Rect,
    corners: CornerRadii,
    _ matrix: Matrix,
    rule: FillRule,
    box: Box
  ) {
    guard matrix.isAxisAligned, matrix.a > 0, matrix.d > 0 else { return nil }
    let reach = RoundedRectParts.reach
    guard
      box.minX > -reach, box.maxX < reach, box.minY > -reach, box.maxY < reach,
      abs(matrix.tx) < reach, abs(matrix.ty) < reach,
      box.maxY - box.minY > Double(RoundedRectParts.fewest)
    else { return nil }
    let corners = corners.fitted(to: rect)
    let (above, below) = (
      max(corners.topLeft, corners.topRight), max(corners.bottomLeft, corners.bottomRight)
    )
    let (top, bottom) = (rect.y + above, rect.y + rect.height - below)
    // Radii that are NaN are left to the complete shape.
    guard top < bottom, corners.topRight >= 0, corners.bottomRight >= 0 else { return nil }
    let first = 0 &- floored(0 - (top * matrix.d + matrix.ty))
    let last = floored(bottom * matrix.d + matrix.ty)
    guard last &- first >= RoundedRectParts.fewest else { return nil }
    rows = first..<last
    middle = RectSpans(box)
    upperBox = Box(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: Double(first))
    lowerBox = Box(minX: box.minX, minY: Double(last), maxX: box.maxX, maxY: box.maxY)
    // The parts' borders with the middle are horizontal edges, which add nothing. Neither part may
    // become lower than its corners by a rounding error, because that would shrink the corners.
    let upperHeight = max((Double(first) - matrix.ty) / matrix.d - rect.y, above)
    let end = (Double(last) - matrix.ty) / matrix.d - rect.y
    let lowerHeight = max(rect.height - end, below)
    func part(_ y: Double, _ height: Double, _ corners: CornerRadii) -> FillGeometry {
      let rect = Rect(x: rect.x, y: y, width: rect.width, height: height)
      return .shape(.roundedRect(rect, corners), matrix, rule)
    }
    var (upperCorners, lowerCorners) = (corners, corners)
    (upperCorners.bottomLeft, upperCorners.bottomRight) = (0, 0)
    (lowerCorners.topLeft, lowerCorners.topRight) = (0, 0)
    upper = part(rect.y, upperHeight, upperCorners)
    lower = part(rect.y + rect.height - lowerHeight, lowerHeight, lowerCorners)
  }
}
