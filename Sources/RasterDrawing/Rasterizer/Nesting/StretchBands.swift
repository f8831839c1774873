// The stretched bands of a drawing with caps.

import RasterValues

/// The pixels between a drawing's caps on each axis that has caps.
struct StretchBands {
  private let horizontal, vertical: (start: Double, end: Double)?

  init(_ list: DisplayList) {
    func band(_ caps: PixelCaps.Axis?, _ length: Int) -> (start: Double, end: Double)? {
      caps.map { (Double($0.start), Double(length) - Double($0.end)) }
    }
    horizontal = band(list.caps.horizontal, list.width)
    vertical = band(list.caps.vertical, list.height)
  }

  /// Returns whether a box grows when the drawing is stretched.
  func cross(_ box: Box) -> Bool {
    if let horizontal, box.minX < horizontal.end, box.maxX > horizontal.start { return true }
    if let vertical, box.minY < vertical.end, box.maxY > vertical.start { return true }
    return false
  }
}
