// Writes paths as SVG path data.

import RasterValues

extension Path {
  /// The path as SVG path data with `places` decimal places, or `nil` above a million bytes.
  func data(places: Int) -> String? {
    let outline = shape.outline
    var text = ""
    var index = 0
    for verb in outline.verbs {
      let count = verb.pointCount
      guard index + count <= outline.points.count, text.utf8.count <= 1_000_000 else {
        return nil
      }
      switch verb {
      case .move: text += "M"
      case .line: text += "L"
      case .quad: text += "Q"
      case .cubic: text += "C"
      case .close: text += "Z"
      }
      for (place, point) in outline.points[index..<index + count].enumerated() {
        text += place == 0 ? "" : " "
        text += ShortNumber.text(point.x, places: places) + " "
        text += ShortNumber.text(point.y, places: places)
      }
      index += count
    }
    return text
  }
}
