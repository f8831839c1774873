// Values in the text of a display list: numbers in their shortest form, tuples in parentheses.

import RasterValues

extension Double {
  var listText: String { Functions.string(self) }
}

extension [Double] {
  var listText: String { map { $0.listText }.joined(separator: " ") }
}

extension Point {
  var listText: String { "(\([x, y].listText))" }
}

extension Rect {
  var listText: String { "(\([x, y, width, height].listText))" }
}

extension PixelRect {
  var listText: String { "(\(x) \(y) \(width) \(height)) px" }
}

extension Transform {
  var listText: String { "(\([a, b, c, d, tx, ty].listText))" }
}

extension Path.Verb {
  /// The command of SVG path data.
  var listLetter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}

extension Path.Shape {
  var listText: String {
    switch self {
    case .empty: return "nothing"
    case .rect(let rect): return "rect \(rect.listText)"
    case .roundedRect(let rect, let corners):
      let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      return "rounded rect \(rect.listText) radii \(radii.listText)"
    case .ellipse(let rect): return "ellipse \(rect.listText)"
    case .outline(let outline): return "path \"\(outline.listText)\""
    }
  }
}

extension OutlineSource {
  /// The outline as SVG path data.
  var listText: String {
    var parts: [String] = []
    var next = 0
    for index in 0..<verbCount {
      let verb = verb(index)
      parts.append(verb.listLetter)
      let end = min(next + verb.pointCount, pointCount)
      for index in next..<end { parts.append([point(index).x, point(index).y].listText) }
      next = end
    }
    return parts.joined(separator: " ")
  }
}
